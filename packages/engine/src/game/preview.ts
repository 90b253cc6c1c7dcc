import { pump } from '../flow/pump.ts';
import { arePollsOpen, forcePass } from '../rules/politics.ts';
import { currentReferendum } from '../table/stack.ts';
import type { Game } from './game.ts';
import { tableOf } from './game.ts';

/**
 * Every Methuselah's pool if the current referendum passed, from public information: plays a fork until the action is resolved
 * or somebody may respond. Null before the terms are chosen, or if the effect leaves a choice.
 */
export function poolsIfPassed(game: Game): readonly number[] | null {
  const referendum = currentReferendum(tableOf(game));
  if (referendum === undefined || referendum.bloodHunt || !arePollsOpen(referendum)) return null;
  const t = tableOf(game.fork());
  const now = (): readonly number[] => t.state.seats.map(({ pool }) => pool);
  let resolved: readonly number[] | null = null;
  t.emit = ({ type }) => {
    if (type === 'resolved' || type === 'gameOver') resolved ??= now();
  };
  forcePass(t);
  pump(t);
  return resolved ?? (currentReferendum(t) === undefined ? now() : null);
}
