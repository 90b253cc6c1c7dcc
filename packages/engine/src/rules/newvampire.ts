import { enterPlay } from '../atoms/cards.ts';
import { addCounters } from '../atoms/counters.ts';
import { belong } from '../atoms/rows.ts';
import { SECTS } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { clanOf, sectOf } from '../query/belonging.ts';
import { type EffectContext, NONE } from '../state/types.ts';
import { defOf, type Table } from '../table/table.ts';

/** New vampires: library cards that come into play as a vampire (rulebook p.41, 43). */

export function makesVampire(t: Table, use: CompiledUse): boolean {
  // A library card that becomes a vampire has `isVampire` set even in hand.
  return use.fromHand && t.pool.cards[use.def]?.isVampire === true;
}

/** Puts it into the ready region with full blood. Unlike a recruited ally, it may act this turn (docs/RULES.md). */
export function newVampire(t: Table, context: EffectContext, level: number): void {
  const id = context.card;
  enterPlay(t, id, context.seat, 'ready', NONE, level);
  addCounters(t, id, defOf(t, id).capacity, 'entered');
  if (context.by !== NONE) {
    const sect = sectOf(t, context.by);
    // R-GLOSS-14: it has the sect of the vampire that created it
    if (sect !== undefined) belong(t, context, id, 'sect', SECTS.indexOf(sect));
    belong(t, context, id, 'clan', t.pool.clans.indexOf(clanOf(t, context.by)));
  }
}
