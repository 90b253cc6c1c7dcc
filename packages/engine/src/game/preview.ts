import { pump } from '../flow/pump.ts';
import { isPolled, letPass } from '../rules/politics.ts';
import { currentReferendum } from '../table/stack.ts';
import type { Game } from './game.ts';
import { tableOf } from './game.ts';

/**
 * What every pool would be if the referendum under way passed, by what everybody knows: played on in a copy until its action is
 * resolved, or somebody may do something about it. Null before its terms are chosen, and if what it does leaves a choice.
 */
export function poolsIfPassed(game: Game): readonly number[] | null {
  const referendum = currentReferendum(tableOf(game));
  if (referendum === undefined || referendum.bloodHunt || !isPolled(referendum)) return null;
  const t = tableOf(game.fork());
  const now = (): readonly number[] => t.state.seats.map(({ pool }) => pool);
  let resolved: readonly number[] | null = null;
  t.emit = ({ type }) => {
    if (type === 'resolved' || type === 'gameOver') resolved ??= now();
  };
  letPass(t);
  pump(t);
  return resolved ?? (currentReferendum(t) === undefined ? now() : null);
}
