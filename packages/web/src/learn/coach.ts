import type { CardKey } from '@methuselah/engine';
import type { TableModel } from '@methuselah/host';
import { holdAll, offeredAs } from '@methuselah/host/lessons';
import type { Moment, Pointer } from './lesson.ts';

/** Which sentence of the coach is due, and what it points at on the table. */

/** The first moment that is not closed, whose facts hold, and whose object is there. */
export const momentNow = (
  moments: readonly Moment[],
  model: TableModel,
  closed: ReadonlySet<string>,
): Moment | null =>
  moments.find(({ id, when, at }) => !closed.has(id) && holdAll(when, model) && isThere(at, model)) ?? null;

function isThere(at: Pointer, model: TableModel): boolean {
  switch (at.is) {
    case 'option':
    case 'pass':
      return optionFor(at, model) !== null;
    case 'card':
      return cardFor(at, model) !== null;
    case 'seat':
    case 'pool':
      return model.seats[at.seat]?.ousted === false;
    case 'hand':
      return model.seats.some(({ relation, handCards }) => relation === 'you' && handCards.length > 0);
  }
}

/** The id of the option that a moment tells the player to choose; null if it only shows something. */
export function optionFor(at: Pointer, model: TableModel): string | null {
  if (at.is === 'pass') return model.decision?.pass ?? null;
  return at.is === 'option' ? (offeredAs(at.option, model)?.id ?? null) : null;
}

/** The key of the card that a moment shows. */
export function cardFor(at: Pointer, { cards }: TableModel): CardKey | null {
  if (at.is !== 'card') return null;
  const found = Object.values(cards).find(
    ({ card, seat }) => card === at.card && (at.seat === null || seat === at.seat),
  );
  return found?.key ?? null;
}
