import type { OptionIn } from '@methuselah/engine';
import { threatOf } from '../decide/actions.ts';
import { playableBy, worthInPlay } from '../decide/influence.ts';
import type { Asked, Counsel } from './asked.ts';
import { type Because, now, type Reason } from './because.ts';
import { conUse, proUse } from './uses.ts';

/** Which vampire to bring out next, and what pool to keep. */

export const INFLUENCE: Counsel<OptionIn<'influence'>> = {
  pro(asked, o) {
    const { eyes } = asked;
    switch (o.verb) {
      case 'pass':
      case 'merge':
        return [];
      case 'bringOut':
        return [now({ why: 'full', card: o.vampire })];
      case 'transfer':
        return transferred(asked, o.vampire);
      case 'takeBack':
        return eyes.pool(eyes.seat) <= 2
          ? [now({ why: 'poolIsLow', pool: eyes.pool(eyes.seat) })]
          : [now({ why: 'takenBack', card: o.vampire })];
      case 'drawCrypt':
        return [now({ why: 'nobodyWaits' })];
      case 'play':
      case 'use':
        return proUse(asked, o);
    }
  },
  con(asked, o) {
    const { eyes } = asked;
    switch (o.verb) {
      case 'pass':
      case 'merge':
        return [];
      case 'bringOut':
        return [now({ why: 'contested', card: o.vampire })];
      case 'transfer':
        return kept(asked, o.vampire);
      case 'takeBack':
        return [now({ why: 'bloodStays', card: o.vampire })];
      case 'drawCrypt':
        return eyes.uncontrolled.some((id) => worthInPlay(eyes, id) > 0)
          ? [now({ why: 'someoneWaits' })]
          : [now(noMore(asked))];
      case 'play':
      case 'use':
        return conUse(asked, o);
    }
  },
};

function transferred({ eyes }: Asked, card: number): Reason[] {
  const n = eyes.capacity(card) - eyes.counters(card);
  const plays = playableBy(eyes, card);
  return [
    now({ why: n <= eyes.transfers ? 'outNow' : 'outSoon', card, n }),
    ...(plays > 0 ? [now({ why: 'playsHand', card, n: plays })] : []),
  ];
}

/** Why no vampire is drawn although nobody waits. */
function noMore({ eyes }: Asked): Because {
  const n = eyes.minions(eyes.seat).length;
  return n >= 5 ? { why: 'enoughMinions', n } : { why: 'costsPool', n: 1, pool: eyes.pool(eyes.seat) };
}

function kept({ eyes }: Asked, card: number): Reason[] {
  if (eyes.capacity(card) <= eyes.counters(card)) return [now({ why: 'full', card })];
  const pool = eyes.pool(eyes.seat);
  if (pool <= 1) return [now({ why: 'lastPool' })];
  if (worthInPlay(eyes, card) <= 0) return [now({ why: 'contested', card })];
  const n = threatOf(eyes, eyes.predator);
  return n > 0
    ? [now({ why: 'keepsPool', seat: eyes.predator, n, pool })]
    : [now({ why: 'poolIsLow', pool })];
}
