import type { CardKey, Seat } from '@methuselah/engine';
import type { DecisionModel, OptionModel, SeatModel, TableModel } from '@methuselah/host';

/** A button of the decision bar: an option, the options of one card, all votes for a side, or all options. */
export type Entry =
  | { readonly is: 'votes'; readonly side: 'for' | 'against'; readonly votes: number }
  | { readonly is: 'option'; readonly option: OptionModel }
  | {
      readonly is: 'card';
      readonly card: CardKey;
      readonly title: string;
      readonly options: readonly OptionModel[];
    }
  | { readonly is: 'all'; readonly options: readonly OptionModel[] };

/** Tells the buttons of one decision apart. */
export const idOf = (entry: Entry): string => {
  switch (entry.is) {
    case 'option':
      return entry.option.id;
    case 'card':
      return `card ${entry.card}`;
    case 'votes':
      return entry.side;
    case 'all':
      return 'all';
  }
};

/** Too long for half the width of a phone. */
export const isLong = ({ text, consequences }: OptionModel): boolean =>
  text.length > 24 || consequences.join(' · ').length > 28;

/** All options but passing. */
export const choicesOf = (decision: DecisionModel | null): readonly OptionModel[] =>
  decision?.options.filter(({ id }) => id !== decision.pass) ?? [];

/**
 * The buttons of a decision: each option, if there are at most `few`; else up to `wanted` buttons, with one for each card, and one
 * for all options.
 */
export function entriesOf(model: TableModel, few: number, wanted: number): readonly Entry[] {
  const together = votesTogether(model.decision);
  if (together.length > 0)
    return [...together, ...entriesOf(withoutVotes(model), Math.max(0, few - 2), Math.max(0, wanted - 2))];
  const choices = choicesOf(model.decision);
  if (choices.length <= few) return choices.map((option) => ({ is: 'option', option }));
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

/** All votes for a side at once, where several sources could cast some. */
const votesTogether = (decision: DecisionModel | null): readonly Entry[] =>
  (['for', 'against'] as const).flatMap((side): readonly Entry[] => {
    const votes = decision?.votes?.[side] ?? 0;
    return votes > 0 ? [{ is: 'votes', side, votes }] : [];
  });
function withoutVotes(model: TableModel): TableModel {
  if (model.decision === null) return model;
  const { votes: _, ...decision } = model.decision;
  return { ...model, decision };
}

/** The options of a list that no other button shows. */
export const onlyIn = (entries: readonly Entry[], list: Entry): readonly OptionModel[] => {
  const others = entries.filter((entry) => entry !== list).flatMap(optionsIn);
  return optionsIn(list).filter((option) => list.is !== 'all' || !others.includes(option));
};
const optionsIn = (entry: Entry): readonly OptionModel[] =>
  entry.is === 'option' ? [entry.option] : entry.is === 'votes' ? [] : entry.options;

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

/** The buttons of a decision on each kind of screen. */
export const ENTRIES = {
  desk: (model) => entriesOf(model, 6, 5),
  narrowDesk: (model) => entriesOf(model, 3, 2),
  tallPhone: (model) => entriesOf(model, model.stage ? 2 : 3, 0),
  phone: (model) => entriesOf(model, 2, 0),
  lowPhone: (model) => entriesOf(model, 1, 0),
} satisfies Readonly<Record<string, (model: TableModel) => readonly Entry[]>>;
export type Screen = keyof typeof ENTRIES;
