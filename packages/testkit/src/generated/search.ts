import { Dice, type Game, type Option, type Phase } from '@methuselah/engine';
import { tableOf } from '@methuselah/engine/internal';
import { WINDOWS } from '@methuselah/engine/language';
import type { Setting } from './stage.ts';

/** Plays from a position until something comes about. */

const PHASES: readonly Phase[] = ['unlock', 'master', 'minion', 'influence', 'discard'];
const STEPS = 70;

/** Phases in which the windows open: those of the turn, or the minion phase for all that belongs to an action. */
export function phasesFor(windows: number): readonly Phase[] {
  const names: readonly string[] = WINDOWS.filter((_, place) => (windows & (1 << place)) !== 0);
  const own = PHASES.filter((phase) => names.includes(phase));
  const isOfAction = names.some((name) => !(PHASES as readonly string[]).includes(name));
  return [
    ...own.filter((phase) => !isOfAction || phase !== 'minion'),
    ...(isOfAction ? (['minion'] as const) : []),
  ];
}

/** Different beginnings, the likeliest first. */
export function* settings(
  phases: readonly Phase[],
  inPlay: boolean,
  superior: boolean,
  isLockedFirst = false,
): Generator<Setting> {
  for (const isFull of [true, false])
    for (const locked of isLockedFirst ? [true, false] : [false, true])
      for (const active of [0, 1, 2])
        for (const phase of phases)
          for (const pool of [12, 4])
            yield { phase, active, inPlay, locked, edge: pool === 12, isFull, pool, superior };
}

const isPass = (option: Option): boolean => option.verb === 'pass';

/** Usually does something, sometimes passes; takes what it waits for as soon as it is offered. */
export function playUntil(
  game: Game,
  seed: number,
  reached: (game: Game) => boolean,
  isSaved: (option: Option) => boolean = () => false,
): boolean {
  const dice = new Dice(seed);
  for (let step = 0; step < STEPS; step++) {
    if (reached(game)) return true;
    const options = tableOf(game).decision?.options ?? [];
    if (options.length === 0) return false;
    const pass = options.findIndex(isPass);
    const doing = options.flatMap((option, place) => (isPass(option) || isSaved(option) ? [] : [place]));
    const isPassing = doing.length === 0 || (pass >= 0 && dice.percent(35));
    game.chooseAt(isPassing ? Math.max(0, pass) : (doing[dice.roll(doing.length)] ?? 0));
  }
  return reached(game);
}

/** Where the use is offered to the first player. */
export const placeOfUse = (game: Game, use: number, minion?: number): number => {
  const decision = tableOf(game).decision;
  if (decision === null || decision.seat !== 0) return -1;
  return decision.options.findIndex(
    (option) =>
      'use' in option &&
      option.use === use &&
      (minion === undefined || !('minion' in option) || option.minion === minion),
  );
};
