import type { CardId } from '@methuselah/engine';
import type { EffectContext } from '@methuselah/engine/internal';
import type { Cost } from '@methuselah/engine/language';
import type { CardText, Eyes, UseText } from '../eyes/eyes.ts';
import { readingsOf } from '../reading/reading.ts';
import { canPlay } from './duel.ts';

/** The worth of cards in the bot's own hand: unusable cards and third copies are not worth keeping. */

/** Minions that could play a card now or soon: ready ones, and the next to be brought out. */
function players(eyes: Eyes): CardId[] {
  const coming = eyes.uncontrolled.filter((id) => eyes.counters(id) > 0);
  return [...eyes.minions(eyes.seat), ...(coming.length > 0 ? coming : eyes.uncontrolled)];
}

/** How much a card in hand is worth keeping. */
export function keepWorth(eyes: Eyes, text: CardText): number {
  const { uses, gists } = readingsOf(eyes.cards);
  let best = 0;
  for (const use of usesFor(eyes, text)) {
    const reading = uses[use.index];
    if (!reading) continue;
    let worth = 0.8;
    if (reading.redirects) worth = 2.5;
    else if (reading.wakes || reading.attemptsBlock || (reading.unlocksSelf && use.type === 'reaction'))
      worth = 1.4;
    else if (reading.bleed > 0) worth = 1 + 0.5 * reading.bleed;
    else if (use.text.action?.kind === 'bleed') worth = 1.8;
    else if (reading.stealth > 0 || reading.intercept > 0) worth = 1.2;
    else if (reading.strike || reading.prevents > 0) worth = 1;
    else if (use.type === 'political') worth = 1.5;
    else if (use.type === 'master') worth = 1.3 + 0.2 * (gists[text.index]?.controller ?? 0);
    best = Math.max(best, worth);
  }
  if (isUniqueInPlay(eyes, text)) best = 0;
  return best - 0.35 * Math.max(0, copiesOf(eyes, text) - 1) - (text.isMaster ? 0.15 * masters(eyes) : 0);
}

/** The ways in which a card could be played now or soon. */
export function usesFor(eyes: Eyes, text: CardText): UseText[] {
  const who = players(eyes);
  return text.handUses.filter(
    (use) => use.by === 'methuselah' || who.some((id) => canPlay(eyes, id, use.index)),
  );
}

/** A unique card is useless while a copy is in play. */
export const isUniqueInPlay = (eyes: Eyes, text: CardText): boolean =>
  text.uniqueKey >= 0 &&
  eyes.onTable.some(
    (c) =>
      c.controller === eyes.seat &&
      c.region !== 'uncontrolled' &&
      eyes.text(c.id)?.uniqueKey === text.uniqueKey,
  );

export function copiesOf(eyes: Eyes, text: CardText): number {
  let copies = 0;
  for (const id of eyes.hand) if (eyes.inHand(id).index === text.index) copies += 1;
  return copies;
}

export const masters = (eyes: Eyes): number =>
  eyes.hand.reduce((n, id) => n + (eyes.inHand(id).isMaster ? 1 : 0), 0);

/** The price of discards from the bot's own hand, cheapest first. */
export function discardsPrice(eyes: Eyes, context: EffectContext, cost: Cost, count: number): number {
  const worths = eyes
    .discardable(context, cost)
    .map((id) => Math.max(0.1, 0.4 * keepWorth(eyes, eyes.inHand(id))));
  worths.sort((a, b) => a - b);
  return worths.slice(0, count).reduce((sum, n) => sum + n, 0);
}
