/**
 * What a node and a database need for tables of five people who answer at once:  node packages/server/testing/sizes.ts [--tables 20] [--seconds 20]
 * The node is a process of its own, of which /metrics is read; those who play are in this one. Prints a JSON object for each database.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as later } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Dice } from '@methuselah/engine';
import { openLog } from '../src/log/index.ts';
import { TableServer } from '../src/server.ts';
import { Place } from '../test/logs.ts';
import { ask, begunTable, NO_LIMITS, Person, type Wire } from '../test/nodes.ts';
import { playAll } from '../test/play.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '20' },
    node: { type: 'string' },
  },
});

/** A node without limits: all who play have the same address. */
async function serve(database: string): Promise<void> {
  const log = await openLog(database);
  const server = new TableServer(log, { limits: { ...NO_LIMITS, sockets: 1e6, unsent: 1e8 } });
  console.log(await server.listen(0, '127.0.0.1'));
  process.on('SIGUSR2', () => globalThis.gc?.());
  process.on('SIGTERM', () => server.close().then(() => log.close()));
}

async function started(database: string): Promise<{ child: ChildProcess; origin: string }> {
  const args = ['--expose-gc', import.meta.filename, '--node', database];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  return { child, origin: `http://127.0.0.1:${String(line).trim()}` };
}

/** The value of each metric by its name and labels. */
async function measured(origin: string): Promise<(name: string) => number> {
  const { text } = await ask(origin, '/metrics');
  const found = new Map(
    text.split('\n').map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
  return (name) => found.get(`methuselah_${name}`) ?? Number.NaN;
}

async function seated(origin: string, tables: number): Promise<Wire[][]> {
  const people = await Promise.all(
    ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name) => Person.at(origin, name)),
  );
  const all: Wire[][] = [];
  for (let count = 0; count < tables; count++) {
    const table = await begunTable(people);
    const wires = await Promise.all(people.map((person) => person.sit(table)));
    for (const wire of wires) {
      wire.heard = [];
      await wire.shown();
    }
    all.push(wires);
  }
  return all;
}

const SIZES = {
  SQLite: `SELECT (SELECT sum(pgsize) FROM dbstat WHERE name IN ('event', 'event_command')) AS events,
    (SELECT sum(pgsize) FROM dbstat WHERE name IN ('snapshot', 'sqlite_autoindex_snapshot_1')) AS snapshots`,
  PostgreSQL: `SELECT pg_total_relation_size('event') AS events, pg_total_relation_size('snapshot') AS snapshots`,
};
const COUNTS = `SELECT (SELECT count(*) FROM event) AS events, (SELECT sum(length(body)) FROM event) AS bodies,
  (SELECT count(*) FROM snapshot) AS snapshots, (SELECT sum(length(state)) FROM snapshot) AS states`;

async function measure(kind: 'SQLite' | 'PostgreSQL', tables: number, seconds: number): Promise<object> {
  const place = await Place.of(kind);
  const { child, origin } = await started(place.url);
  const empty = await measured(origin);
  const wires = await seated(origin, tables);
  const before = await measured(origin);
  const since = performance.now();
  let isOver = false;
  const playing = wires.map(async (at, index) => {
    const dice = new Dice(index + 1);
    while (!isOver && at.every(({ page }) => !page.model.end)) {
      await playAll(at, dice, 25);
      for (const wire of at) wire.heard.length = 0;
    }
  });
  await later(seconds * 1000);
  const after = await measured(origin);
  const took = (performance.now() - since) / 1000;
  isOver = true;
  await Promise.all(playing);
  // What is left when nothing is under way.
  child.kill('SIGUSR2');
  await later(1000);
  const resting = await measured(origin);
  for (const wire of wires.flat()) await wire.end();
  child.kill('SIGTERM');
  await once(child, 'exit');
  const log = await place.log();
  const [counts] = await log.database.query(COUNTS);
  if (kind === 'PostgreSQL') await log.database.query('VACUUM FULL');
  const [sizes] = await log.database.query(SIZES[kind]);
  await place.remove();
  const gained = (name: string): number => after(name) - before(name);
  const per = (all: unknown, count: unknown): number => Math.round(Number(all) / Number(count));
  const mb = (at: typeof empty, memory: string): number => per(at(`memory_bytes{kind="${memory}"}`), 1e6);
  return {
    kind,
    tables,
    sockets: wires.flat().length,
    seconds: Math.round(took),
    decisionsPerSecond: Math.round(gained('decisions_total') / took),
    commandsPerSecond: Math.round(gained('command_seconds_count') / took),
    cpuMsPerDecision: Number(((1000 * gained('cpu_seconds_total')) / gained('decisions_total')).toFixed(2)),
    meanAppendMs: Number(((1000 * gained('append_seconds_sum')) / gained('append_seconds_count')).toFixed(1)),
    meanCommandMs: Number(
      ((1000 * gained('command_seconds_sum')) / gained('command_seconds_count')).toFixed(1),
    ),
    memoryMB: { empty: mb(empty, 'rss'), played: mb(after, 'rss') },
    heapMB: { empty: mb(empty, 'heap'), played: mb(after, 'heap'), resting: mb(resting, 'heap') },
    events: Number(counts?.events),
    eventsPerDecision: Number((Number(counts?.events) / resting('decisions_total')).toFixed(2)),
    bytesPerEvent: { body: per(counts?.bodies, counts?.events), stored: per(sizes?.events, counts?.events) },
    bytesPerSnapshot: {
      text: per(counts?.states, counts?.snapshots),
      stored: per(sizes?.snapshots, counts?.snapshots),
    },
  };
}

if (values.node === undefined)
  for (const kind of ['SQLite', 'PostgreSQL'] as const)
    console.log(JSON.stringify(await measure(kind, Number(values.tables), Number(values.seconds)), null, 2));
else await serve(values.node);
