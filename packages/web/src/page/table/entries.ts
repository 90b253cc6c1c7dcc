import type { CardKey, Seat } from '@methuselah/engine';
import type { DecisionModel, OptionModel, SeatModel, TableModel } from '@methuselah/host';

/** A button of the decision bar: an option, the options of one card, or all of them. */
export type Entry =
  | { readonly is: 'option'; readonly option: OptionModel }
  | {
      readonly is: 'card';
      readonly card: CardKey;
      readonly title: string;
      readonly options: readonly OptionModel[];
    }
  | { readonly is: 'all'; readonly options: readonly OptionModel[] };

/** All options but passing. */
export const choicesOf = (decision: DecisionModel | null): readonly OptionModel[] =>
  decision?.options.filter(({ id }) => id !== decision.pass) ?? [];

/** How many lines an option takes on a phone. */
const linesOf = ({ text, consequences }: OptionModel): number =>
  Math.ceil(text.length / 46) + Math.min(3, Math.ceil(consequences.join(' · ').length / 54));

/**
 * The buttons of a decision: each option, if there are at most `few` and they fit into `room` lines; else up to `wanted` buttons,
 * with one for each card, and one for all options.
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
  // All options belong to one card.
  if (entries.length === 1) return entries;
  return [...entries.slice(0, wanted), { is: 'all', options: choices }];
}

/** The options of a list that no other button shows. */
export const onlyIn = (entries: readonly Entry[], list: Entry): readonly OptionModel[] => {
  const others = entries.filter((entry) => entry !== list).flatMap(optionsIn);
  return optionsIn(list).filter((option) => list.is !== 'all' || !others.includes(option));
};
const optionsIn = (entry: Entry): readonly OptionModel[] =>
  entry.is === 'option' ? [entry.option] : entry.options;

/** Options by card, so that a click on a card can offer them. */
export function optionsByCard(decision: DecisionModel | null): ReadonlyMap<CardKey, readonly OptionModel[]> {
  const byCard = new Map<CardKey, OptionModel[]>();
  for (const option of choicesOf(decision))
    for (const key of new Set(option.cards)) byCard.set(key, [...(byCard.get(key) ?? []), option]);
  return byCard;
}

/** Are all options targets? Then a click on one chooses it. */
export const isTargeting = (decision: DecisionModel | null): boolean => {
  const choices = choicesOf(decision);
  return choices.length > 0 && choices.every(({ icon }) => icon === 'target');
};

/** The seats clockwise from the one at the bottom: its prey first, its predator last. */
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

/** A seat's prey: the next seat that is not ousted. */
export function preyOf({ seats }: TableModel, seat: Seat): SeatModel | null {
  if (seats[seat]?.ousted) return null;
  for (let step = 1; step < seats.length; step++) {
    const next = seats[(seat + step) % seats.length];
    if (next && !next.ousted) return next;
  }
  return null;
}
