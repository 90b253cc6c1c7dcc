import { describe, expect, test } from 'vitest';
import { BOTS } from '../src/index.ts';
import { readPositions } from './ousts/positions.ts';
import { botOusts, canOust, onlyPassing, openAnswers } from './ousts/search.ts';

describe('an oust that can be forced this turn', () => {
  const positions = readPositions();

  test('exists in 40 positions, by exhaustive search', () => {
    expect(positions).toHaveLength(40);
    for (const { name, game } of positions) expect(canOust(game, 20_000), name).toBe(true);
  });

  test('is found by the heuristic in 70% or more, whatever the others do', () => {
    const share = (name: keyof typeof BOTS, answers: typeof openAnswers): number =>
      positions.filter(({ game }) => botOusts(game, () => BOTS[name](2), answers)).length / positions.length;
    const against = share('heuristic', openAnswers);
    const beginner = share('novice', openAnswers);
    const percent = (n: number): string => `${(100 * n).toFixed(0)}%`;
    console.log(
      `Ousts that are there: heuristic takes ${percent(against)} whatever the others answer, ` +
        `${percent(share('heuristic', onlyPassing))} if they only pass; novice ${percent(beginner)}.`,
    );
    expect(against).toBeGreaterThanOrEqual(0.7);
    // Positions that a beginner also solves would prove nothing.
    expect(beginner).toBeLessThan(0.6);
  });
});
