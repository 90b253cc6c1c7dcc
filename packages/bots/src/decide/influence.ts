import type { CardId, OptionIn } from '@methuselah/engine';
import type { Eyes } from '../eyes/eyes.ts';
import { canPlay } from '../worth/duel.ts';
import { threatOf } from './actions.ts';
import type { Judge } from './judge.ts';
import { USELESS } from './judge.ts';
import { judgeUse } from './uses.ts';

/** Which vampire to bring out next, and how much pool to spend on it. */

/** What an uncontrolled vampire would be worth in play. */
export function worthInPlay(eyes: Eyes, id: CardId): number {
  const text = eyes.text(id);
  if (text === null) return 0;
  const capacity = eyes.capacity(id);
  let worth = 1.5 + 0.55 * capacity;
  if (text.card.kind === 'vampire') {
    worth += 1.2 * ((text.card.bleed ?? 1) - 1) + (text.title >= 0 ? 1 : 0);
  }
  worth += 0.35 * playableBy(eyes, id);
  // It would contest a vampire of the same name in play.
  for (const c of eyes.onTable)
    if (c.region !== 'uncontrolled' && eyes.text(c.id)?.uniqueKey === text.uniqueKey && text.uniqueKey >= 0)
      return -5;
  return worth;
}

/** How many cards in hand its Disciplines can play. */
export function playableBy(eyes: Eyes, id: CardId): number {
  let playable = 0;
  for (const card of eyes.hand) {
    const uses = eyes.inHand(card).handUses;
    if (uses.some((use) => use.by !== 'methuselah' && canPlayWhenOut(eyes, id, use.index))) playable += 1;
  }
  return playable;
}

const canPlayWhenOut = (eyes: Eyes, id: CardId, use: number): boolean => {
  const asks = Object.keys(eyes.use(use)?.requires.disciplines ?? {}).length > 0;
  return asks && canPlay(eyes, id, use);
};

/** Pool not to be spent on vampires: what the predator may take before our next turn. */
export function reserve(eyes: Eyes): number {
  const ready = eyes.minions(eyes.seat).filter((id) => eyes.isReady(id)).length;
  const threat = threatOf(eyes, eyes.predator);
  return ready === 0 ? 3 : Math.max(4, Math.min(12, threat + 2 + 1.2 * ready));
}

export const judgeInfluence: Judge<OptionIn<'influence'>> = (c, o) => {
  const { eyes, note } = c;
  switch (o.verb) {
    case 'pass':
      return 0;
    case 'bringOut':
      return worthInPlay(eyes, o.vampire) > 0 ? note('ready to come out', 20) : USELESS;
    case 'transfer': {
      const missing = eyes.capacity(o.vampire) - eyes.counters(o.vampire);
      if (missing <= 0) return USELESS;
      const pool = eyes.pool(eyes.seat);
      if (pool <= 1) return -50;
      const worth = worthInPlay(eyes, o.vampire);
      if (worth <= 0) return USELESS;
      // Finish a vampire once begun, if affordable.
      const spare = pool - missing - reserve(eyes);
      if (
        spare < 0 &&
        !(missing <= eyes.transfers && pool - missing >= Math.max(3, threatOf(eyes, eyes.predator)))
      )
        return note('too dear', spare - 1);
      return (
        note('in play', worth) +
        note('soon', 4 / missing) +
        note('begun', 0.5 * eyes.counters(o.vampire) - 0.4 * missing) +
        1
      );
    }
    case 'takeBack': {
      const doomed = worthInPlay(eyes, o.vampire) <= 0 || eyes.pool(eyes.seat) <= 2;
      return doomed ? note('back to the pool', 1) : USELESS;
    }
    case 'drawCrypt': {
      const waiting = eyes.uncontrolled.filter((id) => worthInPlay(eyes, id) > 0).length;
      const rich = eyes.pool(eyes.seat) > reserve(eyes) + 6;
      return waiting === 0 && rich && eyes.minions(eyes.seat).length < 5 ? note('nobody waits', 1) : USELESS;
    }
    case 'merge':
      return note('merged', 1);
    case 'play':
    case 'use':
      return judgeUse(c, o);
  }
};
