import { NONE } from '@methuselah/engine/internal';
import type { Eyes } from '../eyes/eyes.ts';
import { readingsOf } from '../reading/reading.ts';
import { minionStake, minionValue } from './minions.ts';
import { stake } from './seats.ts';

/** The worth of a card in play to this seat. */
export function presence(eyes: Eyes, id: number): number {
  const card = eyes.card(id);
  const text = eyes.text(id);
  if (!card || !text) return 0;
  if (card.region === 'uncontrolled') return card.controller === eyes.seat ? 1 + card.counters : 0;
  if (text.isMinion) return minionStake(eyes, id) * minionValue(eyes, id);
  const gist = readingsOf(eyes.cards).gists[text.index];
  if (!gist) return 0;
  const host = card.host === NONE ? 0 : gist.host * (stake(eyes, eyes.controller(card.host)) > 0 ? 1 : -0.5);
  if (card.controller === eyes.seat) return gist.controller + host;
  // The harm a card does to others grows with its counters.
  const victim =
    gist.others * (1 + 0.5 * card.counters) + (eyes.preyOf(card.controller) === eyes.seat ? gist.prey : 0);
  return 0.7 * stake(eyes, card.controller) * gist.controller + host + victim;
}
