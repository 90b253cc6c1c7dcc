import {
  type Cost,
  type FieldReaders,
  type Filter,
  givenFields,
  type Requirement,
} from '@methuselah/engine/language';
import type { Clause, Context } from './grammar.ts';

/** Words for records of the card language. A language has an entry for every field, or does not compile. */

/** The words that each field of a filter adds to a noun, by slot; within a slot, in table order. */
export type FilterWords<Slot extends string, Grammar> = FieldReaders<
  Filter,
  Filter,
  Grammar,
  Context,
  Partial<Record<Slot, string>>
>;

/** Expressed by the noun itself or its article. */
export const inNoun = (): Record<never, never> => ({});

/** The words of a filter, by slot. */
export type WordsOfFilter<Slot extends string, Grammar> = (
  filter: Filter,
  grammar: Grammar,
  x: Context,
) => (slot: Slot) => string[];

/** Words filters with such a table. */
export function filterWords<Slot extends string, Grammar>(
  slots: readonly Slot[],
  table: FilterWords<Slot, Grammar>,
): WordsOfFilter<Slot, Grammar> {
  const wordsOf = givenFields(table);
  return (filter, grammar, x) => {
    const said = wordsOf(filter).map((words) => words(filter, grammar, x));
    const inSlot = new Map(
      slots.map((slot) => [slot, said.flatMap((each) => (each[slot] === undefined ? [] : [each[slot]]))]),
    );
    return (slot) => inSlot.get(slot) ?? [];
  };
}

/** The clause for each part of a cost. */
export function costWords(
  table: FieldReaders<Cost, Context, Cost, null, Clause | null>,
): (cost: Cost, x: Context) => Clause[] {
  const partsOf = givenFields(table);
  return (cost, x) => partsOf(cost).flatMap((part) => part(x, cost, null) ?? []);
}
/** Mentioned together with the discard. */
export const withDiscard = (): null => null;

/** The words for each part of a requirement. */
export function requirementWords(
  table: FieldReaders<Requirement, Requirement, null, null, string | null>,
): (requirement: Requirement) => string[] {
  const partsOf = givenFields(table);
  return (requirement) => partsOf(requirement).flatMap((part) => part(requirement, null, null) ?? []);
}
/** Printed as icons, not in the text: type, clan and Disciplines. */
export const onTheFace = (): null => null;
