/**
 * Cuts a PostgreSQL off from its synchronous standby under a load of appends, kills it half a second later, promotes the
 * standby, and counts what was acknowledged and is not there:  npm run standby -- [--tables 64] [--seconds 10] [--rounds 3] [--asynchronous]
 * Ends with 1 if anything is lost or there twice. With --asynchronous nobody waits for the standby: this is what would be lost.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openLog } from '../src/log/index.ts';
import { commandsOf, newTable, Player } from '../test/logs.ts';
import { Cluster } from './postgres.ts';

const SOCKET = '.s.PGSQL.5432';
const LOOK_MS = 20;
/** How long a primary goes on alone before it dies. */
const ALONE_MS = 500;

/** An address that leads to whichever database it is told, as a proxy or a virtual address does. */
class Address {
  readonly url: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'methuselah-address-'));
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((client) => this.#join(client));
  #target = '';
  #isCut = false;

  constructor(to: Cluster) {
    this.url = to.url.replace(/host=.*/, `host=${encodeURIComponent(this.#folder)}`);
    this.leadTo(to);
    const socket = join(this.#folder, SOCKET);
    // PostgreSQL may run as somebody else.
    this.#server.listen({ path: socket, readableAll: true, writableAll: true });
    chmodSync(this.#folder, 0o755);
  }

  /** Cuts all connections; new ones go there. */
  leadTo({ url }: Cluster): void {
    this.#target = join(new URL(url).searchParams.get('host') ?? '', SOCKET);
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Nothing gets through any more, and nobody is told. */
  cut(): void {
    this.#isCut = true;
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    rmSync(this.#folder, { recursive: true });
  }

  #join(client: Socket): void {
    const database = connect(this.#target);
    for (const socket of [client, database]) {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    client.on('data', (data) => this.#isCut || database.write(data));
    database.on('data', (data) => this.#isCut || client.write(data));
  }
}

async function asked({ url }: Cluster, sql: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A commit waits for the standby from now on. */
async function waitForStandby(primary: Cluster): Promise<void> {
  await asked(primary, "ALTER SYSTEM SET synchronous_standby_names = '*'");
  await asked(primary, 'SELECT pg_reload_conf()');
  const isSync = async (): Promise<boolean> =>
    (await asked(primary, "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'")).length > 0;
  while (!(await isSync())) await later(LOOK_MS);
}

/** How many commands were acknowledged and are not there, and how many are there twice. */
async function compared(
  { url }: Cluster,
  tables: readonly string[],
  players: readonly Player[],
): Promise<[lost: number, twice: number]> {
  const log = await openLog(url);
  let [lost, twice] = [0, 0];
  for (const [index, id] of tables.entries()) {
    const acknowledged = [...(players[index]?.acknowledged ?? [])];
    const there = await commandsOf(log, id);
    const known = new Set(there);
    twice += there.length - known.size;
    lost += acknowledged.filter((command) => !known.has(command)).length;
  }
  await log.close();
  return [lost, twice];
}

interface Round {
  readonly acknowledged: number;
  readonly perSecond: number;
  readonly lost: number;
  readonly twice: number;
  /** From the death of the primary until the standby takes writes, and until every table has gone on, in milliseconds. */
  readonly promotedMs: number;
  readonly goesOnMs: number;
}

async function round(tables: number, seconds: number, waits: boolean): Promise<Round> {
  const primary = await Cluster.start();
  const network = new Address(primary);
  const standby = await Cluster.standbyOf(primary, network.url);
  if (waits) await waitForStandby(primary);
  const address = new Address(primary);
  const log = await openLog(address.url);
  const ids = await Promise.all(Array.from({ length: tables }, () => newTable(log)));
  const players = ids.map((id) => new Player(log, id));
  await later(seconds * 1000);
  network.cut();
  await later(ALONE_MS);
  const died = performance.now();
  await primary.vanish();
  network.close();
  const before = players.map(({ acknowledged }) => acknowledged.length);
  await asked(standby, 'SELECT pg_promote()');
  const promotedMs = performance.now() - died;
  let [lost, twice] = await compared(standby, ids, players);
  // Where something is lost, nobody can go on.
  if (lost === 0) {
    address.leadTo(standby);
    await Promise.all(players.map((player, index) => player.reaches((before[index] ?? 0) + 1)));
  }
  const goesOnMs = performance.now() - died;
  for (const player of players) player.isLeaving = true;
  await Promise.all(players.map(({ left }) => left));
  if (lost === 0) [lost, twice] = await compared(standby, ids, players);
  await log.close();
  address.close();
  await Promise.all([primary.remove(), standby.remove()]);
  const acknowledged = before.reduce((sum, count) => sum + count, 0);
  return { acknowledged, perSecond: acknowledged / seconds, lost, twice, promotedMs, goesOnMs };
}

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '64' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    asynchronous: { type: 'boolean', default: false },
  },
});
const rounds: Round[] = [];
while (rounds.length < Number(values.rounds)) {
  const done = await round(Number(values.tables), Number(values.seconds), !values.asynchronous);
  rounds.push(done);
  const { acknowledged, perSecond, lost, twice, promotedMs, goesOnMs } = done;
  console.log(
    `${acknowledged} acknowledged before the primary died (${Math.round(perSecond)} a second), ${lost} lost, ${twice} twice; ` +
      `the standby took writes after ${Math.round(promotedMs)} ms${lost > 0 ? '' : `, every table had gone on after ${Math.round(goesOnMs)} ms`}`,
  );
}
const sum = (of: (each: Round) => number): number => rounds.reduce((total, each) => total + of(each), 0);
console.log(`${sum((each) => each.acknowledged)} acknowledged, ${sum((each) => each.lost)} lost`);
if (sum(({ lost, twice }) => lost + twice) > 0) process.exitCode = 1;
