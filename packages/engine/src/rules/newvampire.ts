import { enterPlay } from '../atoms/cards.ts';
import { addCounters } from '../atoms/counters.ts';
import { belong } from '../atoms/rows.ts';
import { clanName } from '../language/aliases.ts';
import { type NewVampire, SECTS } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { clanOf, sectOf } from '../query/belonging.ts';
import { type CardId, type EffectContext, NONE } from '../state/types.ts';
import { defOf, type Table } from '../table/table.ts';

/** New vampires: library cards that come into play as a vampire (rulebook p.41, 43). */

export function makesVampire(t: Table, use: CompiledUse): boolean {
  // A library card that becomes a vampire has `isVampire` set even in hand.
  return use.fromHand && t.pool.cards[use.def]?.isVampire === true;
}

function textOf(t: Table, id: CardId): NewVampire | undefined {
  const { card } = defOf(t, id);
  const becomes = card.kind === 'library' ? card.becomes : undefined;
  return becomes !== undefined && 'capacity' in becomes ? becomes : undefined;
}

/** Puts it into the ready region, with full blood unless its text says otherwise. Unlike a recruited ally, it may act this turn (docs/RULES.md). */
export function newVampire(t: Table, context: EffectContext, level: number): void {
  const id = context.card;
  enterPlay(t, id, context.seat, 'ready', NONE, level);
  const text = textOf(t, id);
  if (text?.empty !== true) addCounters(t, id, defOf(t, id).capacity, 'entered');
  if (context.by !== NONE) {
    const sect = text?.sect ?? sectOf(t, context.by);
    // R-GLOSS-14: it has the sect of the vampire that created it
    if (sect !== undefined) belong(t, context, id, 'sect', SECTS.indexOf(sect));
    belong(t, context, id, 'clan', t.pool.clans.indexOf(clanName(text?.clan ?? clanOf(t, context.by))));
  }
}
