/** Players of many tables in a process of their own: five at each table and a spectator. Told over its channel what to do. */
import { setTimeout as later } from 'node:timers/promises';
import { Dice } from '@methuselah/engine';
import { WebSocket } from 'ws';
import { Player } from '../../packages/server/testing/player.ts';

export type ToClients =
  | {
      readonly is: 'open';
      readonly origin: string;
      readonly tables: readonly string[];
      readonly tokens: readonly string[];
    }
  /** `rate`: decisions a second over all tables; null: everybody answers as soon as they are asked. */
  | { readonly is: 'play'; readonly ms: number; readonly rate: number | null }
  | { readonly is: 'leave' }
  /** To a server that echoes what it has kept: so many sockets. */
  | { readonly is: 'openEcho'; readonly origin: string; readonly sockets: number }
  | { readonly is: 'echo'; readonly ms: number; readonly rate: number };

export interface Played {
  readonly ms: number;
  readonly decisions: number;
  /** Milliseconds from each answer to its acknowledgement. */
  readonly latencies: readonly number[];
  readonly messages: number;
  readonly bytes: number;
  /** Tables whose game is over. */
  readonly ended: number;
  readonly cpuMs: number;
}

const TICK_MS = 5;
const AT_ONCE = 50;

let tables: (readonly Player[])[] = [];
let echoes: WebSocket[] = [];

async function open({ origin, tables: ids, tokens }: ToClients & { readonly is: 'open' }): Promise<void> {
  const dice = new Dice(ids.length);
  const opened = ids.map((table, at) =>
    tokens.map(
      (token, seat) => new Player({ table, token, name: `${at}-${seat}`, dice: (n) => dice.roll(n) }),
    ),
  );
  const all = opened.flat();
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const some = all.slice(at, at + AT_ONCE);
    for (const player of some) player.connect(origin);
    while (!some.every(({ isShown }) => isShown)) await later(2);
  }
  tables = [...tables, ...opened];
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function play(ms: number, rate: number | null): Promise<Played> {
  const players = tables.flat();
  const [bytes, messages, cpu, start] = [sum('bytes'), sum('messages'), cpuMs(), performance.now()];
  const latencies: number[] = [];
  for (const player of players) {
    player.onAck = (took) => latencies.push(took);
    player.onNews = rate === null ? () => player.answer() : () => {};
    if (rate === null) player.answer();
  }
  if (rate === null) await later(ms);
  else await steadily(ms, rate, (n) => answerSomewhere(n));
  const elapsed = performance.now() - start;
  for (const player of players) player.onNews = () => {};
  // Until what is under way is answered.
  const decisions = latencies.length;
  await later(200);
  return {
    ms: elapsed,
    decisions,
    latencies,
    messages: sum('messages') - messages,
    bytes: sum('bytes') - bytes,
    ended: tables.filter((seats) => seats.some(({ isOver }) => isOver)).length,
    cpuMs: cpuMs() - cpu,
  };
}

const sum = (field: 'bytes' | 'messages'): number =>
  tables.flat().reduce((all, player) => all + player[field], 0);

let turn = 0;
/** The next table at which somebody is asked. */
function answerSomewhere(n: number): void {
  for (let tried = 0; tried < tables.length; tried++) {
    const seats = tables[turn++ % tables.length] ?? [];
    for (let seat = 0; seat < seats.length; seat++) if (seats[(seat + n) % seats.length]?.answer()) return;
  }
}

/** Does something so many times a second. */
async function steadily(ms: number, rate: number, run: (n: number) => void): Promise<void> {
  const start = performance.now();
  for (let done = 0; performance.now() - start < ms; ) {
    const due = Math.floor(((performance.now() - start) / 1000) * rate);
    for (; done < due; done++) run(done);
    await later(TICK_MS);
  }
}

async function openEcho(origin: string, sockets: number): Promise<void> {
  echoes = Array.from({ length: sockets }, () => new WebSocket(origin, { perMessageDeflate: false }));
  await Promise.all(echoes.map((ws) => new Promise((resolve) => ws.once('open', resolve))));
}

async function echo(ms: number, rate: number): Promise<Played> {
  const latencies: number[] = [];
  const [cpu, start] = [cpuMs(), performance.now()];
  const sentAt = new Map<WebSocket, number>();
  for (const ws of echoes) {
    ws.removeAllListeners('message');
    ws.on('message', () => {
      latencies.push(performance.now() - (sentAt.get(ws) ?? 0));
      sentAt.delete(ws);
    });
  }
  let next = 0;
  await steadily(ms, rate, (n) => {
    for (let tried = 0; tried < echoes.length; tried++) {
      const ws = echoes[next++ % echoes.length] as WebSocket;
      if (sentAt.has(ws)) continue;
      sentAt.set(ws, performance.now());
      ws.send(JSON.stringify({ is: 'do', command: `echo-${n}`, deed: { is: 'hold', on: true } }));
      return;
    }
  });
  const elapsed = performance.now() - start;
  await later(200);
  const decisions = latencies.length;
  return { ms: elapsed, decisions, latencies, messages: 0, bytes: 0, ended: 0, cpuMs: cpuMs() - cpu };
}

async function done(asked: ToClients): Promise<Played | null> {
  switch (asked.is) {
    case 'open':
      await open(asked);
      return null;
    case 'play':
      return play(asked.ms, asked.rate);
    case 'leave':
      for (const player of tables.flat()) player.leave();
      tables = [];
      return null;
    case 'openEcho':
      await openEcho(asked.origin, asked.sockets);
      return null;
    case 'echo':
      return echo(asked.ms, asked.rate);
  }
}

process.on('message', async (asked: ToClients) => process.send?.(await done(asked)));
process.on('disconnect', () => process.exit());
