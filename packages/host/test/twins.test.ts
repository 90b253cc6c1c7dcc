import type { Chair } from '@methuselah/host';
import { expect, test } from 'vitest';
import { compare, Original, VIEWERS } from './twins.ts';

/** The number of games to compare; `TWINS=200 npx vitest run twins` runs the full check. */
const GAMES = Number(process.env.TWINS ?? 2);
const QUESTIONS = process.env.TWINS === undefined ? 300 : 1500;
const MINUTES = 60_000;

const PEOPLE: readonly Chair[] = Array.from({ length: 5 }, () => 'person');
const AMONG_BOTS: readonly Chair[] = ['person', 'heuristic', 'heuristic', 'novice', 'novice'];

test.each([
  ['five people', PEOPLE, VIEWERS],
  ['one person among bots', AMONG_BOTS, [0]],
] as const)(
  'what %s are told does not depend on what they may not know',
  (_, chairs, viewers) => {
    const counts = { pairs: 0, told: 0, events: 0, questions: 0, answers: 0, put: 0 };
    const differ: string[] = [];
    for (let seed = 1; seed <= GAMES; seed++) {
      const original = new Original({ seed, chairs, viewers, most: QUESTIONS });
      for (const viewer of viewers) {
        const { told, events, questions, answers, differs } = compare(original, viewer);
        counts.pairs++;
        counts.told += told;
        counts.events += events;
        counts.questions += questions;
        counts.answers += answers;
        counts.put += original.answers.length;
        if (differs) differ.push(`game ${seed}, ${viewer}, ${told}: ${differs}`);
      }
    }
    console.info(counts);
    expect(differ).toEqual([]);
    // Most pairs reach the end; in others, the twin lacks a choice.
    expect(counts.answers / counts.put).toBeGreaterThan(0.7);
    expect(counts.told).toBeGreaterThan(100 * counts.pairs);
  },
  MINUTES * Math.max(2, GAMES),
);
