import { GAME_ENDS, type Interval, type Results, type Spread, type Standing } from '@methuselah/bots/arena';
import type { Lang } from '@methuselah/cards';
import { ARENA_WORDS, CARD_WORDS, RECORD_WORDS, SIMULATION_WORDS } from '../words/index.ts';

/** Arena results as tables, whose first row is the header. The terminal and the HTML report show the same tables. */

export type Rows = readonly (readonly string[])[];

/** The settings of an arena run, its results and its timing. */
export interface Arena {
  readonly seats: number;
  readonly seed: number;
  readonly decks: readonly string[];
  readonly results: Results;
  readonly machine: Machine;
}
/** Timing, which depends on the machine and not on the games. */
export interface Machine {
  readonly threads: number;
  readonly seconds: number;
  /** Summed over all processors. */
  readonly processorSeconds: number;
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const intervalText = (won: Interval | null): string =>
  won ? `${percent(won.low)} – ${percent(won.high)}` : '–';
const orDash = (share: number | null | undefined): string => (share == null ? '–' : percent(share));

function standingRow({ name, decided, wins, won, chance, victoryPoints, rating }: Standing): string[] {
  return [
    name,
    String(decided),
    String(wins),
    orDash(won?.share),
    intervalText(won),
    orDash(chance),
    victoryPoints.toFixed(2),
    String(rating),
  ];
}

export function tablesOf({ results }: Arena, lang: Lang) {
  const { deck } = CARD_WORDS[lang];
  const record = RECORD_WORDS[lang];
  const words = SIMULATION_WORDS[lang];
  const own = ARENA_WORDS[lang];
  const heads = [words.games, words.wins, '%', own.interval, own.chance, words.victoryPoints, 'Elo'];
  const spread = (name: string, { mean, median, least, most }: Spread): string[] => [
    name,
    ...[mean, median, least, most].map((n) => String(Math.round(n * 10) / 10)),
  ];
  const ofGames = (n: number): string[] => [
    String(n),
    orDash(results.games === 0 ? null : n / results.games),
  ];
  return {
    bots: [
      [own.bot, ...heads, words.decisions, own.threw, own.illegal, own.late],
      ...results.bots.map((bot) => [
        ...standingRow(bot),
        bot.decisions.toFixed(0),
        ...[bot.threw, bot.illegal, bot.late].map(String),
      ]),
    ],
    decks: [[deck, ...heads], ...results.decks.map(standingRow)],
    seats: [[own.seat, ...heads], ...results.chairs.map(standingRow)],
    length: [
      [words.length, words.mean, words.median, words.least, words.most],
      spread(words.turns, results.turns),
      spread(words.decisions, results.decisions),
    ],
    ends: [
      [words.ends, words.games, '%'],
      ...GAME_ENDS.filter((end) => end !== 'unfinished' || results.ends[end] > 0).map((end) => [
        words.end[end],
        ...ofGames(results.ends[end]),
      ]),
      [words.ties, ...ofGames(results.games - results.decided)],
    ],
    /** Only the first ten. */
    faults: [
      [own.bot, '', `${record.seed}/${own.seat}/${words.decisions}`, ''],
      ...results.faults
        .slice(0, 10)
        .map(({ bot, kind, seed, seat, decision, message }) => [
          bot,
          kind,
          `${seed}/${seat}/${decision}`,
          message,
        ]),
    ],
  } satisfies Record<string, Rows>;
}

export function speedOf({ results: { games }, machine }: Arena, lang: Lang): string {
  const { threads, seconds, processorSeconds } = machine;
  const rate = (over: number): string => (games / over).toFixed(1);
  return ARENA_WORDS[lang].speed(games, seconds.toFixed(1), threads, rate(seconds), rate(processorSeconds));
}
