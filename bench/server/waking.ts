/** Measures how long a table of a thousand decisions takes to wake up from its snapshot. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerAs } from '@methuselah/bots';
import { CARDS, DECKS, toDeck } from '@methuselah/cards';
import { RULES_VERSION } from '@methuselah/engine';
import { type Chair, localeFor } from '@methuselah/host';
import { type EventLog, openLog } from '../../packages/server/src/log/index.ts';
import { type Begin, beginning, written } from '../../packages/server/src/table/events.ts';
import { LiveTable } from '../../packages/server/src/table/live.ts';
import type { Surroundings } from '../../packages/server/src/table/surroundings.ts';

export interface Woken {
  readonly decisions: number;
  /** Milliseconds until a table could take a decision, and until a viewer was shown all of it with its whole log. */
  readonly ready: readonly number[];
  readonly shown: readonly number[];
}

/** A table at which every seat is played by the same kind. */
export function begin(game: number, chair: Chair): Begin {
  const seed = game.toString(16).padStart(32, 'a');
  return {
    kind: 'begin',
    rules: RULES_VERSION,
    seed,
    bots: seed,
    jitter: seed,
    players: DECKS.map((deck, seat) => ({ name: `Player ${seat + 1}`, deck: toDeck(deck) })),
    chairs: DECKS.map(() => chair),
    signs: [...DECKS.keys()],
    options: {
      pace: { beat: 0, bank: null, each: null },
      spectators: true,
      delay: 0,
      undo: true,
      takeover: null,
    },
  };
}

/** A game of so many decisions that goes on, in the log: the first one that lasts so long. */
async function longGame(around: Surroundings, decisions: number): Promise<string> {
  const { log } = around;
  for (let game = 1; ; game++) {
    const id = `game ${game}`;
    const facts = { rules: `${RULES_VERSION}`, options: '{}', isPublic: false, created: 0, due: null };
    await log.createTable(id, facts, [beginning(begin(game, 'random'), 0)]);
    const table = new LiveTable(id, around);
    // Bots make some decisions in one go, whenever somebody looks.
    let head = -1;
    for (let before = -2; head < decisions && head > before; head = await log.head(id)) {
      before = head;
      const leave = await table.join(0, 'en', () => {});
      if (typeof leave === 'function') leave();
    }
    await table.close();
    const people = [...DECKS.keys()].map((seat) =>
      written({ kind: 'chair', seat, chair: 'person', isForGood: true }, 0, null),
    );
    await log.append(id, head + 1, people);
    if (head >= decisions) return id;
  }
}

/** Tables at which nothing happens by itself. */
export const surroundingsOf = (log: EventLog): Surroundings => ({
  log,
  cards: CARDS,
  bots: { answerAs },
  locale: localeFor,
  now: () => 0,
  schedule: () => () => undefined,
  spareTime: async () => {},
  report: (what) => console.error(what),
});

export async function waking(times: number, decisions: number): Promise<Woken> {
  const folder = mkdtempSync(join(tmpdir(), 'methuselah-waking-'));
  const log = await openLog(join(folder, 'tables.db'));
  const around = surroundingsOf(log);
  const id = await longGame(around, decisions);
  const [ready, shown]: [number[], number[]] = [[], []];
  for (let time = 0; time < times; time++) {
    const woken = new LiveTable(id, around);
    const start = performance.now();
    await woken.opens();
    ready.push(performance.now() - start);
    await woken.close();
    const looked = new LiveTable(id, around);
    const from = performance.now();
    await looked.join(time % DECKS.length, 'en', () => {});
    shown.push(performance.now() - from);
    await looked.close();
  }
  const head = await log.head(id);
  await log.close();
  rmSync(folder, { recursive: true });
  return { decisions: head, ready, shown };
}
