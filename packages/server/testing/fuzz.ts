/**
 * Sends a node random and mutated messages over sockets and HTTP. Nothing may change, nothing hidden may be told, and its memory may not
 * grow. `npm run fuzz:wire -- --count 1000000 --seed 1` prints JSON; progress goes to stderr. Exits with 1 if something is wrong.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CARDS } from '@methuselah/cards';
import { Dice } from '@methuselah/engine';
import { WebSocket } from 'ws';
import { ROUTES, type Route } from '../src/http/routes.ts';
import { type EventLog, openLog } from '../src/log/index.ts';
import type { Begin } from '../src/table/events.ts';
import { begunTable, Guest } from './guests.ts';
import { type Asked, attackOn, isMeant, messagesFor, mutated, scrambled } from './mutations.ts';
import { Player } from './player.ts';
import { NodeProcess } from './processes.ts';

const TABLES = 4;
/** So many at once, before their answers are waited for. */
const TOGETHER = 200;
/** One of so many goes over HTTP: a request takes much longer than a message. */
const HTTP_EVERY = 100;
const MOST_GROWTH = 32e6;

export interface Fuzzed {
  readonly messages: number;
  readonly requests: number;
  readonly answers: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly reconnects: number;
  /** Bytes of heap before and after. */
  readonly heap: readonly [number, number];
  readonly seconds: number;
  /** What was wrong. */
  readonly problems: readonly string[];
}

/** A socket that sends what it should not, and opens itself again when it is sent away. */
class Attacker {
  readonly texts: string[] = [];
  readonly #url: string;
  readonly #token: string;
  #ws: WebSocket | null = null;
  answers = 0;
  reconnects = 0;
  asked: Asked | null = null;
  sent = 0;

  constructor(origin: string, table: string, token: string) {
    this.#url = `${origin.replace('http', 'ws')}/api/v1/tables/${table}/socket`;
    this.#token = token;
  }

  async open(): Promise<WebSocket> {
    const headers = { Authorization: `Bearer ${this.#token}` };
    const ws = new WebSocket(this.#url, { headers });
    const shown = Promise.withResolvers<void>();
    ws.on('message', (data) => {
      const text = String(data);
      this.answers++;
      if (text.startsWith('{"is":"view"')) {
        this.asked = JSON.parse(text).model.decision;
        shown.resolve();
      }
      if (!text.startsWith('{"is":"refused"')) this.texts.push(text);
    });
    ws.on('error', () => shown.resolve());
    ws.on('close', () => shown.resolve());
    ws.on('open', () => ws.send('{"is":"hello","version":1,"lang":"en"}'));
    await shown.promise;
    this.#ws = ws;
    return ws;
  }

  /** Sends so many, and waits until all were answered. */
  async attack(count: number, dice: Dice): Promise<void> {
    let ws = this.#ws ?? (await this.open());
    const messages = messagesFor(this.asked);
    const before = this.answers;
    for (let sent = 0; sent < count; ) {
      const text = attackOn(messages, dice);
      if (isMeant(text, this.asked)) continue;
      if (ws.readyState !== WebSocket.OPEN) {
        this.reconnects++;
        ws = await this.open();
      }
      ws.send(text, { binary: dice.roll(20) === 0 });
      sent++;
      this.sent++;
    }
    // A second greeting, or a message that is too long, ends a connection and what was sent after it.
    while (ws.readyState === WebSocket.OPEN && this.answers < before + count) await later(1);
  }

  end(): void {
    this.#ws?.terminate();
  }
}

/** That somebody has left is written, too: nothing of the game changes by it. */
const PRESENCE = ['gone', 'missed', 'back'];

const hashOf = async (log: EventLog, tables: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const table of tables)
    for (const { kind, seat, command, body } of await log.read(table, 0))
      if (!PRESENCE.includes(kind)) hash.update(JSON.stringify([kind, seat, command, body]));
  return hash.digest('hex');
};

/** What nobody may ever be told of a table: its dice, its decks as lists, and cards that only the others have. */
async function markersOf(log: EventLog, table: string, own: number): Promise<string[]> {
  const { seed, bots, jitter, players } = JSON.parse((await log.read(table, 0))[0]?.body ?? '{}') as Begin;
  const cards = ({ deck }: Begin['players'][number]): number[] => [...deck.crypt, ...deck.library];
  const mine = new Set(players.flatMap((player, seat) => (seat === own ? cards(player) : [])));
  const theirs = new Set(players.flatMap((player) => cards(player)).filter((id) => !mine.has(id)));
  const names = [...theirs].flatMap((id) => CARDS.card(id)?.name ?? []);
  const lists = players.flatMap(({ deck }) => [JSON.stringify(deck.crypt), JSON.stringify(deck.library)]);
  return [...[seed, bots, jitter].map(String), ...lists, ...names.filter((name) => name.length > 8)];
}

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { Origin: 'https://elsewhere.example' },
  { Cookie: 'methuselah=' },
  { Cookie: `methuselah=${'A'.repeat(22)}` },
  { Authorization: 'Bearer ../../etc/passwd' },
  { 'Content-Type': 'text/plain' },
  { 'X-Forwarded-For': '::1, '.repeat(50) },
];
const BODIES = [
  { name: 'Ada' },
  { seats: 5, options: { pace: { beat: 0, bank: null, each: null }, spectators: true }, deck: 'ventrue' },
  { deck: 'ventrue' },
  { isReady: true },
  { seating: [0, 1] },
  { label: 'bot' },
];

/** A request to one of the routes that is almost right. */
async function request(
  origin: string,
  tables: readonly string[],
  dice: Dice,
): Promise<readonly [number, string]> {
  const routes: readonly Route[] = Object.values(ROUTES);
  const route = routes[dice.roll(routes.length)] as Route;
  const table = tables[dice.roll(tables.length)] ?? '';
  const path = route.path.replace(/:\w+/g, () =>
    dice.roll(2) ? table : encodeURIComponent(scrambled(table, dice)),
  );
  const body = JSON.stringify(mutated(BODIES[dice.roll(BODIES.length)], dice));
  const headers = { 'Content-Type': 'application/json', ...HEADERS[dice.roll(HEADERS.length)] };
  const sent = dice.roll(3) ? body : scrambled(body, dice);
  const response = await fetch(`${origin}${path}`, {
    method: route.method,
    headers,
    ...(route.method === 'GET' ? {} : { body: sent }),
  });
  return [response.status, await response.text()];
}

export async function fuzz(count: number, seed: number, progress: (text: string) => void): Promise<Fuzzed> {
  const folder = mkdtempSync(join(tmpdir(), 'methuselah-fuzz-'));
  const url = join(folder, 'tables.db');
  const node = await NodeProcess.start(url, { BAD_MESSAGES: '1000000000' });
  const guests = [await Guest.at(node.origin, 'Ada'), await Guest.at(node.origin, 'Ben')];
  const tables: string[] = [];
  for (let at = 0; at < TABLES; at++) tables.push(await begunTable(node.origin, guests));
  await someDecisions(node.origin, tables, guests, new Dice(seed));
  const log = await openLog(url);
  const hash = await hashOf(log, tables);
  const attackers = tables.map((table) => new Attacker(node.origin, table, guests[0]?.token ?? ''));
  for (const attacker of attackers) await attacker.open();
  const dice = new Dice(seed);
  const started = performance.now();
  const statuses: Record<string, number> = {};
  const said: string[] = [];
  let [requests, before] = [0, (await node.tidyUsage()).heap];
  const sent = (): number => attackers.reduce((sum, attacker) => sum + attacker.sent, 0);
  for (let told = 0; sent() + requests < count; ) {
    await Promise.all(attackers.map((attacker) => attacker.attack(TOGETHER, dice)));
    for (let at = 0; at < (TABLES * TOGETHER) / HTTP_EVERY; at++, requests++) {
      const [status, text] = await request(node.origin, tables, dice);
      statuses[status] = (statuses[status] ?? 0) + 1;
      said.push(text);
    }
    if (sent() < 5000) before = (await node.tidyUsage()).heap;
    if (sent() - told < 50_000) continue;
    told = sent();
    progress(`${told + requests} of ${count}`);
  }
  const { heap: after } = await node.tidyUsage();
  const problems: string[] = [];
  if (!node.isRunning) problems.push('The node has ended.');
  if ((await hashOf(log, tables)) !== hash) problems.push('The log of a table has changed.');
  if (after - before > MOST_GROWTH) problems.push(`The heap has grown by ${after - before} bytes.`);
  for (const status of Object.keys(statuses))
    if (Number(status) >= 500) problems.push(`There was a ${status}.`);
  const metrics = await (await fetch(`${node.origin}/metrics`)).text();
  for (const [at, table] of tables.entries()) {
    const texts = [...(attackers[at]?.texts ?? []), ...said, ...node.lines, metrics].join('\n');
    for (const marker of await markersOf(log, table, 0))
      if (texts.includes(marker)) problems.push(`Told at table ${at}: ${marker.slice(0, 40)}`);
  }
  const answers = attackers.reduce((sum, attacker) => sum + attacker.answers, 0);
  const reconnects = attackers.reduce((sum, attacker) => sum + attacker.reconnects, 0);
  for (const attacker of attackers) attacker.end();
  await log.close();
  await node.kill();
  rmSync(folder, { recursive: true });
  return {
    messages: sent(),
    requests,
    answers,
    statuses,
    reconnects,
    heap: [before, after],
    seconds: Math.round((performance.now() - started) / 100) / 10,
    problems,
  };
}

/** Tables are attacked in the middle of a game. */
async function someDecisions(
  origin: string,
  tables: readonly string[],
  guests: readonly Guest[],
  dice: Dice,
): Promise<void> {
  for (const table of tables) {
    const players = guests.map(
      ({ token }, seat) =>
        new Player({ table, token, name: `before-${seat}`, dice: (n) => (n === 4 ? 1 : dice.roll(n)) }),
    );
    for (const player of players) player.connect(origin);
    const done = (): number => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    while (done() < 10) {
      for (const player of players) player.answer();
      await later(5);
    }
    for (const player of players) player.leave();
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { count: { type: 'string' }, seed: { type: 'string' } } });
  const fuzzed = await fuzz(Number(values.count ?? 1_000_000), Number(values.seed ?? 1), console.error);
  console.log(JSON.stringify(fuzzed, null, 2));
  process.exitCode = fuzzed.problems.length === 0 ? 0 : 1;
}
