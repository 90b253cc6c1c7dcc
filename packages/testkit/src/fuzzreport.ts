import { PLAYABLE_CARDS } from '@methuselah/cards';
import { type Deck, newGame } from '@methuselah/engine';
import { TURN_LIMIT, tableOf } from '@methuselah/engine/internal';
import { type CardCounts, reportCards } from './cardcoverage.ts';
import { testPool } from './cards/index.ts';
import { COVERED, type Counts, everything, noCounts } from './coverage.ts';
import { type Style, testSetup } from './selfplay.ts';

/** The results of a fuzz run, and its report. */

/** Decks of test cards, or the prebuilt ones of the Fifth Edition. */
export type Decks = 'test' | 'fifth';

export const TROUBLES_SHOWN = 3;
/** Target count for each feature of a real card. */
const MIN_COUNT = 20;

export interface Trouble {
  readonly seed: number;
  readonly style: Style;
  readonly decks: readonly Deck[];
  readonly what: readonly string[];
  /** The shortest known list of decisions that leads there, and the last of them as text. */
  readonly record: readonly string[];
  readonly lines: readonly string[];
}

export interface Result {
  games: number;
  decisions: number;
  byOthers: number;
  byOwnHand: number;
  limit: number;
  violations: number;
  troubles: Trouble[];
  counts: Counts;
  /** Coverage of the real cards, and the part of it from games of curious players. */
  cards: CardCounts;
  curious: CardCounts;
}

export const emptyResult = (): Result => ({
  games: 0,
  decisions: 0,
  byOthers: 0,
  byOwnHand: 0,
  limit: 0,
  violations: 0,
  troubles: [],
  counts: noCounts(),
  cards: {},
  curious: {},
});

const share = (part: number, whole: number): string =>
  `${part} (${whole === 0 ? '0.0' : ((part / whole) * 100).toFixed(1)}%)`;

/** Prints the result of a run. */
export function report(result: Result, seats: number, decks: Decks): void {
  const ousts = result.byOthers + result.byOwnHand;
  console.log(`games                  ${result.games}`);
  console.log(`decisions              ${result.decisions}`);
  console.log(`violations             ${result.violations}`);
  console.log(`oustings by others     ${share(result.byOthers, ousts)}`);
  console.log(`oustings by own hand   ${share(result.byOwnHand, ousts)}`);
  console.log(
    `games ended by ousting ${share(result.games - result.limit - result.violations, result.games)}`,
  );
  console.log(`games ended by limit   ${share(result.limit, result.games)} of ${TURN_LIMIT} table turns`);
  if (decks === 'test') reportRules(result);
  else {
    console.log('');
    for (const line of reportCards(PLAYABLE_CARDS, result.cards, result.curious, MIN_COUNT))
      console.log(line);
  }
  reportTroubles(result, seats);
}

function reportRules(result: Result): void {
  const { book } = tableOf(newGame(testSetup(1, 2)));
  const all = everything(book, testPool);
  for (const what of COVERED) {
    const counts = Object.entries(result.counts[what]).sort((a, b) => b[1] - a[1]);
    const never = all[what].filter((name) => !(name in result.counts[what]));
    console.log(`\n${what}: ${all[what].length - never.length} of ${all[what].length} exercised`);
    // There are too many effects to list: show only those that never ran.
    if (what !== 'node') console.log(`  ${counts.map(([name, n]) => `${name} ${n}`).join(', ')}`);
    if (never.length > 0) console.log(`  never: ${never.join(', ')}`);
  }
}

function reportTroubles(result: Result, seats: number): void {
  for (const trouble of result.troubles.slice(0, TROUBLES_SHOWN)) {
    console.log(`\nVIOLATION with seed ${trouble.seed}, ${seats} ${trouble.style} players,`);
    console.log(`after ${trouble.record.length} decisions:`);
    for (const what of trouble.what) console.log(`  ${what}`);
    console.log('The last decisions:');
    for (const line of trouble.lines) console.log(`  ${line}`);
    console.log(`The record: ${JSON.stringify(trouble.record)}`);
    // Decks of curious players depend on the counts at that time, so no seed recreates them.
    if (trouble.style === 'curious') console.log(`The decks: ${JSON.stringify(trouble.decks)}`);
  }
}
