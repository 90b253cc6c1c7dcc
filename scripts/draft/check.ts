import type { Definition, LibraryDefinition, VampireDefinition } from '@methuselah/cards';
import { type CatalogueCard, cardById } from '@methuselah/cards/catalogue';
import { compilePool } from '@methuselah/engine';
import type { Card } from '@methuselah/engine/language';
import { cardText, LANGS } from '@methuselah/text';
import { joinLibraryCard, joinVampire } from '../../packages/cards/src/join.ts';
import { differences } from '../../packages/text/test/digest/compare.ts';
import { type Read, readLibraryCard, readVampire } from './read.ts';
import type { PrintedCard } from './text.ts';

/** Reads a card and checks what was read. */

export type Drafted =
  | { readonly is: 'unread'; readonly unread: readonly string[]; readonly sentences: number }
  | {
      readonly is: 'wrong';
      readonly definition: Definition;
      readonly why: readonly string[];
      readonly sentences: number;
    }
  | { readonly is: 'accepted'; readonly definition: Definition; readonly sentences: number };

function read(printed: PrintedCard, facts: CatalogueCard): Read<Definition> {
  return facts.kind === 'crypt' ? readVampire(printed, facts) : readLibraryCard(printed, facts);
}

export const cardFrom = (facts: CatalogueCard, definition: Definition): Card =>
  facts.kind === 'crypt'
    ? joinVampire(facts, definition as VampireDefinition)
    : joinLibraryCard(facts, definition as LibraryDefinition);

/** The same data in the same order of fields. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}

export function draft(printed: PrintedCard): Drafted {
  const facts = cardById(printed.id);
  if (facts === undefined) return { is: 'unread', unread: ['(not in the catalogue)'], sentences: 1 };
  const result = read(printed, facts);
  if ('unread' in result) return { is: 'unread', ...result };
  const { definition, sentences } = result;
  const why = problems(printed, facts, definition);
  return why.length === 0
    ? { is: 'accepted', definition, sentences }
    : { is: 'wrong', definition, why, sentences };
}

/** What speaks against a draft: it does not compile, says something else, or is not read back. */
export function problems(printed: PrintedCard, facts: CatalogueCard, definition: Definition): string[] {
  let card: Card;
  let ours: string;
  try {
    card = cardFrom(facts, definition);
    compilePool([card]);
    ours = cardText(card, 'en');
    for (const lang of LANGS) cardText(card, lang);
  } catch (error) {
    return [`does not compile: ${error instanceof Error ? error.message : String(error)}`];
  }
  const other = differences(printed.text, ours);
  const again = read({ ...printed, text: ours }, facts);
  const isSame = 'definition' in again && canonical(again.definition) === canonical(definition);
  return [
    ...other.map((each) => `the texts differ: ${each}`),
    ...('unread' in again
      ? again.unread.map((sentence) => `our text is not read: ${sentence}`)
      : isSame
        ? []
        : [`our text is read otherwise: ${canonical(again.definition)}`]),
  ];
}
