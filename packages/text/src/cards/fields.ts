import {
  type Cost,
  type FieldReaders,
  type Filter,
  givenFields,
  type Requirement,
} from '@methuselah/engine/language';
import type { Clause, Context } from './grammar.ts';

/** Records of the card language in words: a language has an entry for each of their fields, or does not compile. */

/** What a field of a filter adds to the noun, by the slot where it stands; within a slot words are in the order of the table. */
export type FilterWords<Slot extends string, Grammar> = FieldReaders<
  Filter,
  Filter,
  Grammar,
  Context,
  Partial<Record<Slot, string>>
>;

/** Said by the noun itself or its article. */
export const inNoun = (): Record<never, never> => ({});

/** The words of a filter, slot by slot. */
export function filterWords<Slot extends string, Grammar>(
  slots: readonly Slot[],
  table: FilterWords<Slot, Grammar>,
): (filter: Filter, grammar: Grammar, x: Context) => (slot: Slot) => string[] {
  const wordsOf = givenFields(table);
  return (filter, grammar, x) => {
    const said = wordsOf(filter).map((words) => words(filter, grammar, x));
    const inSlot = new Map(
      slots.map((slot) => [slot, said.flatMap((each) => (each[slot] === undefined ? [] : [each[slot]]))]),
    );
    return (slot) => inSlot.get(slot) ?? [];
  };
}

/** What is paid for each part of a cost. */
export function costWords(
  table: FieldReaders<Cost, Context, Cost, null, Clause | null>,
): (cost: Cost, x: Context) => Clause[] {
  const partsOf = givenFields(table);
  return (cost, x) => partsOf(cost).flatMap((part) => part(x, cost, null) ?? []);
}
/** Which cards are discarded is said with the discard. */
export const withDiscard = (): null => null;

/** What each part of a requirement asks for. */
export function requirementWords(
  table: FieldReaders<Requirement, null, null, null, string | null>,
): (requirement: Requirement) => string[] {
  const partsOf = givenFields(table);
  return (requirement) => partsOf(requirement).flatMap((part) => part(null, null, null) ?? []);
}
/** Printed beside the text: type, clan and Disciplines. */
export const onTheFace = (): null => null;
