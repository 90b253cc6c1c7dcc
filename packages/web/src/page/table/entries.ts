import type { CardKey, Seat } from '@methuselah/engine';
import type { DecisionModel, OptionModel, SeatModel, TableModel } from '@methuselah/host';

/** What the decision bar shows as a button: an option, the options of one card, or all of them. */
export type Entry =
  | { readonly is: 'option'; readonly option: OptionModel }
  | {
      readonly is: 'card';
      readonly card: CardKey;
      readonly title: string;
      readonly options: readonly OptionModel[];
    }
  | { readonly is: 'all'; readonly options: readonly OptionModel[] };

/** All but passing. */
export const choicesOf = (decision: DecisionModel | null): readonly OptionModel[] =>
  decision?.options.filter(({ id }) => id !== decision.pass) ?? [];

/** How many lines an option takes across a phone. */
const linesOf = ({ text, consequences }: OptionModel): number =>
  Math.ceil(text.length / 46) + Math.min(3, Math.ceil(consequences.join(' · ').length / 54));

/**
 * The buttons of a decision: each option while they are few and take no more lines than there is room for, else as many as are
 * wanted with one for each card, and one for all.
 */
export function entriesOf(
  model: TableModel,
  few: number,
  wanted: number,
  room = Number.POSITIVE_INFINITY,
): readonly Entry[] {
  const choices = choicesOf(model.decision);
  const lines = choices.reduce((sum, option) => sum + linesOf(option), 0);
  if (choices.length <= few && (lines <= room || choices.length === 1))
    return choices.map((option) => ({ is: 'option', option }));
  const groups = new Map<CardKey | string, OptionModel[]>();
  for (const option of choices) {
    const of = option.cards[0] ?? option.id;
    groups.set(of, [...(groups.get(of) ?? []), option]);
  }
  const entries = [...groups].map(([of, options]): Entry => {
    const [option] = options;
    if (options.length === 1 && option) return { is: 'option', option };
    return { is: 'card', card: of as CardKey, title: model.cards[of as CardKey]?.name ?? '', options };
  });
  // All of them are of one card.
  if (entries.length === 1) return entries;
  return [...entries.slice(0, wanted), { is: 'all', options: choices }];
}

/** The options of each card, so that a click on it can offer them. */
export function optionsByCard(decision: DecisionModel | null): ReadonlyMap<CardKey, readonly OptionModel[]> {
  const byCard = new Map<CardKey, OptionModel[]>();
  for (const option of choicesOf(decision))
    for (const key of new Set(option.cards)) byCard.set(key, [...(byCard.get(key) ?? []), option]);
  return byCard;
}

/** Are only targets chosen? Then a click on one is the choice. */
export const isTargeting = (decision: DecisionModel | null): boolean => {
  const choices = choicesOf(decision);
  return choices.length > 0 && choices.every(({ icon }) => icon === 'target');
};

/** Clockwise from the seat that is shown below: its prey first, its predator last. */
export function around(model: TableModel): {
  readonly own: SeatModel;
  readonly others: readonly SeatModel[];
} {
  const below = typeof model.viewer === 'number' ? model.viewer : 0;
  const seats = [...model.seats.slice(below), ...model.seats.slice(0, below)];
  const [own, ...others] = seats;
  if (!own) throw new Error('A table has seats.');
  return { own, others };
}

/** Whom a seat preys on: the next one who is not out. */
export function preyOf({ seats }: TableModel, seat: Seat): SeatModel | null {
  if (seats[seat]?.ousted) return null;
  for (let step = 1; step < seats.length; step++) {
    const next = seats[(seat + step) % seats.length];
    if (next && !next.ousted) return next;
  }
  return null;
}
