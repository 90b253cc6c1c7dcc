import { discard } from '../atoms/cards.ts';
import { KEY, mark, marked } from '../atoms/rows.ts';
import type { CompiledCard, CompiledUse } from '../language/pool.ts';
import { matches } from '../query/filters.ts';
import { minionsOf } from '../query/minions.ts';
import { type CardId, NONE, type Seat, seatTarget } from '../state/types.ts';
import { burnOptionOption, type Offers, type OptionOf } from '../table/options.ts';
import { defOf, type Reason, reason, seatState, type Table } from '../table/table.ts';
import { contextFor, picksOf } from './draft.ts';
import { whyRequirementFails } from './requirements.ts';

/** The burn option (rulebook p.17): in any unlock phase, discard a card that none of your minions can use. */

const WHY = {
  none: reason('R-UNLOCK-05', 'noBurnOption'),
  usable: reason('R-UNLOCK-05', 'hasMinionForIt'),
  second: reason('R-UNLOCK-06', 'burnOptionUsed'),
} as const;

export function whyCannotUseBurnOption(t: Table, seat: Seat, card: CardId): Reason | null {
  const def = defOf(t, card);
  if (!def.burnOption) return WHY.none;
  // R-UNLOCK-06: one per Methuselah in each unlock phase
  if (marked(t, 'phase', seatTarget(seat), KEY.burnOption)) return WHY.second;
  // R-UNLOCK-05: only with no minion, ready or not, that could play it or be its target
  return minionsOf(t, seat).some((minion) => isUsableBy(t, seat, def, card, minion)) ? WHY.usable : null;
}

/** Does this minion meet the requirements of a card, or is it a legal target for it? */
const isUsableBy = (t: Table, seat: Seat, def: CompiledCard, card: CardId, minion: CardId): boolean =>
  def.handUses.some((use) => isTarget(t, seat, use, card, minion) || meetsRequirements(t, use, minion));

const isTarget = (t: Table, seat: Seat, use: CompiledUse, card: CardId, minion: CardId): boolean =>
  picksOf(use).some(
    (pick) => pick.pick === 'card' && matches(t, contextFor(seat, use, card, NONE), minion, pick.filter),
  );

/** A card without requirements that has a target depends on its target alone. */
const meetsRequirements = (t: Table, use: CompiledUse, minion: CardId): boolean =>
  use.hasRequirements
    ? whyRequirementFails(t, minion, use.requires, use.by !== 'methuselah') === null
    : !picksOf(use).some((pick) => pick.pick === 'card');

export function offerBurnOption(t: Table, seat: Seat, out: Offers<OptionOf<'burnOption'>>): void {
  const { hand } = seatState(t, seat);
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i] as CardId;
    const index = t.state.def[id] as number;
    if (!t.pool.cards[index]?.burnOption) continue;
    // Identical cards in hand are offered once.
    let seen = false;
    for (let j = 0; j < i; j++) if (t.state.def[hand[j] as CardId] === index) seen = true;
    if (!seen && whyCannotUseBurnOption(t, seat, id) === null) out.push(burnOptionOption(id));
  }
}

export function takeBurnOption(t: Table, seat: Seat, card: CardId): void {
  // R-UNLOCK-06: counts as this Methuselah's burn option of this unlock phase
  mark(t, 'phase', seatTarget(seat), KEY.burnOption);
  // R-UNLOCK-05: the card is discarded and replaced
  discard(t, seat, card, 'burnOption');
}
