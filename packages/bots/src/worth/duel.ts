import type { CardId } from '@methuselah/engine';
import { NONE } from '@methuselah/engine/internal';
import type { Eyes } from '../eyes/eyes.ts';
import { onceEach } from '../eyes/memo.ts';
import { readingsOf } from '../reading/reading.ts';
import { damageChange } from './minions.ts';

/** Estimates a combat between two minions before any card is played in it. */

/** What a minion could fight with, from the bot's own hand. */
export interface Arsenal {
  /** The highest damage of a single strike. */
  damage: number;
  steals: number;
  ends: boolean;
  prevents: number;
  presses: boolean;
}

/** Does this minion meet the card's requirements, and have the blood for it? */
export function canPlay(eyes: Eyes, minion: CardId, use: number): boolean {
  const reading = readingsOf(eyes.cards).uses[use];
  if (!reading) return false;
  const requires = eyes.use(use)?.requires;
  if (requires !== undefined && !eyes.meets(minion, requires)) return false;
  return eyes.counters(minion) >= reading.bloodCost;
}

/** Could one of the bot's minions bounce a bleed with this card? */
export const couldBounce = onceEach((eyes: Eyes, def: number): boolean => {
  const { uses } = readingsOf(eyes.cards);
  for (const use of eyes.cards.cards[def]?.handUses ?? [])
    if (uses[use.index]?.redirects && eyes.minions(eyes.seat).some((id) => canPlay(eyes, id, use.index)))
      return true;
  return false;
});

export const arsenalOf = onceEach((eyes: Eyes, minion: CardId): Arsenal => {
  const { uses } = readingsOf(eyes.cards);
  const arsenal: Arsenal = {
    damage: eyes.strength(minion),
    steals: 0,
    ends: false,
    prevents: 0,
    presses: false,
  };
  const strength = arsenal.damage;
  const add = (use: number): void => {
    const reading = uses[use];
    if (!reading) return;
    const { strike } = reading;
    if (strike?.kind === 'damage')
      arsenal.damage = Math.max(arsenal.damage, strike.amount + (strike.hand ? strength : 0));
    else if (strike?.kind === 'stealBlood') arsenal.steals = Math.max(arsenal.steals, strike.amount);
    else if (strike?.kind === 'combatEnds' || strike?.kind === 'dodge') arsenal.ends = true;
    arsenal.prevents += reading.prevents;
    if (reading.presses) arsenal.presses = true;
  };
  if (eyes.controller(minion) === eyes.seat) {
    for (const id of eyes.hand) {
      const text = eyes.inHand(id);
      if (!text.types.includes('combat')) continue;
      for (const use of text.handUses)
        if (use.type === 'combat' && canPlay(eyes, minion, use.index)) add(use.index);
    }
  }
  for (const id of eyes.attached(minion)) for (const use of eyes.text(id)?.playUses ?? []) add(use.index);
  return arsenal;
});

/** The worth of a combat to this seat: what each minion does to the other in a round or two. */
export function duel(eyes: Eyes, first: CardId, second: CardId): number {
  if (first === NONE || second === NONE) return 0;
  const [mine, theirs] = eyes.controller(second) === eyes.seat ? [second, first] : [first, second];
  const own = arsenalOf(eyes, mine);
  const other = arsenalOf(eyes, theirs);
  const unknown =
    eyes.controller(theirs) === eyes.seat
      ? 0
      : 0.4 * Math.min(2, eyes.handCount(eyes.controller(theirs)) / 4);
  const dealt = own.damage + (own.presses ? eyes.strength(mine) : 0);
  const hurt = Math.max(0, other.damage + unknown + other.steals - own.prevents - own.steals);
  const harm = damageChange(eyes, theirs, Math.max(dealt, own.steals), false);
  const loss = damageChange(eyes, mine, Math.round(hurt), false);
  // Being able to end combat reduces both losses and harm done.
  return own.ends ? 0.3 * loss + 0.4 * harm : loss + 0.8 * harm;
}
