import type { Chair } from '@methuselah/host';
import { expect, test } from 'vitest';
import { compare, Original, VIEWERS } from './twins.ts';

/**
 * The games to compare: `TWINS=200 npx vitest run twins` runs the full check and shows its progress; `TWINS=101-200` runs a part of
 * it, so that several processes can share the games. `TWINS_UNTIL=300` stops each game after 300 decisions.
 */
const WANTED = process.env.TWINS;
const [FIRST, LAST] = seedsOf(WANTED ?? '2');
const GAMES = LAST - FIRST + 1;
const QUESTIONS = Number(process.env.TWINS_UNTIL ?? (WANTED === undefined ? 300 : 1500));
const MINUTES = 60_000;

const PEOPLE: readonly Chair[] = Array.from({ length: 5 }, () => 'person');
const AMONG_BOTS: readonly Chair[] = ['person', 'heuristic', 'heuristic', 'novice', 'novice'];

/** "200" means the games 1 to 200. */
function seedsOf(range: string): [first: number, last: number] {
  const [, first = '1', last = ''] = /^(?:(\d+)-)?(\d+)$/.exec(range) ?? [];
  if (last === '') throw new Error(`TWINS is a number of games or a range such as 101-200, not "${range}".`);
  return [Number(first), Number(last)];
}

test.each([
  ['five people', PEOPLE, VIEWERS],
  ['one person among bots', AMONG_BOTS, [0]],
] as const)(
  'what %s are told does not depend on what they may not know',
  (_, chairs, viewers) => {
    const counts = { pairs: 0, told: 0, events: 0, questions: 0, answers: 0, put: 0 };
    const differ: string[] = [];
    for (let seed = FIRST; seed <= LAST; seed++) {
      const original = new Original({ seed, chairs, viewers, most: QUESTIONS });
      for (const viewer of viewers) {
        const { told, events, questions, answers, differs } = compare(original, viewer);
        counts.pairs++;
        counts.told += told;
        counts.events += events;
        counts.questions += questions;
        counts.answers += answers;
        counts.put += original.answers.length;
        if (!differs) continue;
        differ.push(`game ${seed}, ${viewer}, ${told}: ${differs}`);
        process.stderr.write(`${differ.at(-1)}\n`);
      }
      if (WANTED)
        process.stderr.write(`game ${seed} of ${LAST}: ${differ.length} of ${counts.pairs} pairs differ\n`);
    }
    console.info(counts);
    expect(differ).toEqual([]);
    // Most pairs reach the end; in others, the twin lacks a choice, which happens to many in a long game.
    expect(counts.answers / counts.put).toBeGreaterThan(QUESTIONS > 300 ? 0.2 : 0.7);
    expect(counts.told).toBeGreaterThan(100 * counts.pairs);
  },
  MINUTES * Math.max(2, GAMES),
);
