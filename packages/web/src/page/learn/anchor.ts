import type { Seat } from '@methuselah/engine';
import type { TableModel } from '@methuselah/host';
import { cardFor, optionFor } from '../../learn/coach.ts';
import type { Pointer } from '../../learn/lesson.ts';

/** Finds on the screen what the coach points at. */

const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility();
};
const first = (selector: string, within: ParentNode = document): Element | null =>
  [...within.querySelectorAll(selector)].find(isShown) ?? null;

/** The open menu of the table: what is below it cannot be pressed. */
const openMenu = (): Element | null => first('.menu:popover-open');

/** Null if it is not on the screen now. */
export function anchorOf(at: Pointer, model: TableModel): Element | null {
  const menu = openMenu();
  const option = optionFor(at, model);
  if (option !== null) {
    const button = `[data-option="${CSS.escape(option)}"]`;
    if (menu) return first(button, menu);
    return (
      first(button) ?? inPlan(option, model) ?? cardOfOption(option, model) ?? first('[data-entry="all"]')
    );
  }
  if (menu) return null;
  const card = cardFor(at, model);
  if (card !== null) return onTable(card);
  if (at.is === 'seat') return seatAt(at.seat);
  if (at.is === 'pool') return first(`[data-pool="${at.seat}"]`) ?? seatAt(at.seat);
  return at.is === 'hand' ? first('.hand') : null;
}

/** A card in its place, not its copy on the stage. */
const onTable = (key: number): Element | null => first(`[data-card="${key}"]:not([data-copy] *)`);

const seatAt = (seat: Seat): Element | null =>
  first(`[data-seat="${seat}"]`) ?? first(`[data-chip="${seat}"]`);

/** In the plan of an influence phase: what fills the vampire; once something is planned, the button that does it. */
function inPlan(id: string, { decision }: TableModel): Element | null {
  const option = decision?.options.find((each) => each.id === id);
  if (decision?.influence === undefined || (option?.icon !== 'transfer' && option?.icon !== 'bringOut'))
    return null;
  return first('[data-plan]') ?? first(`[data-fill="${option.cards[0]}"]`);
}

/** A card or a seat whose menu has the option. */
function cardOfOption(id: string, { decision, cards }: TableModel): Element | null {
  const option = decision?.options.find((each) => each.id === id);
  const known = option?.cards.filter((key) => cards[key]?.region !== 'stage') ?? [];
  const [card] = known.flatMap((key) => onTable(key) ?? []);
  return (
    card ??
    (option?.seat !== undefined && option.cards.length === 0 ? first(`[data-seat="${option.seat}"]`) : null)
  );
}
