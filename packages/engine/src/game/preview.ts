import { pump } from '../flow/pump.ts';
import { NONE } from '../state/types.ts';
import { currentReferendum } from '../table/stack.ts';
import type { Game } from './game.ts';

const MANY = 1000;

/**
 * What every pool would be if the referendum under way passed, by what everybody knows: played on in a copy until its action is
 * resolved, or somebody may do something about it. Null before its terms are chosen, and if what it does leaves a choice.
 */
export function poolsIfPassed(game: Game): readonly number[] | null {
  const referendum = currentReferendum(game.table);
  if (referendum === undefined || referendum.bloodHunt || !POLLED.includes(referendum.step)) return null;
  const t = game.fork().table;
  const { frames, seats } = t.state;
  frames.length = frames.findLastIndex(({ kind }) => kind === 'referendum') + 1;
  const f = currentReferendum(t);
  if (f === undefined) return null;
  f.step = 'resolve';
  f.prisci = 0;
  f.ballots = [
    { seat: f.seat, source: NONE, card: NONE, amount: MANY, ballots: 0, side: 1, cancelled: false },
  ];
  const now = (): readonly number[] => seats.map(({ pool }) => pool);
  let resolved: readonly number[] | null = null;
  t.emit = ({ type }) => {
    if (type === 'resolved' || type === 'gameOver') resolved ??= now();
  };
  pump(t);
  return resolved ?? (currentReferendum(t) === undefined ? now() : null);
}

/** Before the votes, while they are cast. */
const POLLED: readonly string[] = ['polling', 'resolve'];
