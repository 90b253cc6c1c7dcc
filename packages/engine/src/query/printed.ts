import { clanName, disciplineName } from '../language/aliases.ts';
import { type FieldReaders, givenFields } from '../language/fields.ts';
import type { CardType, Printed } from '../language/language.ts';
import type { CompiledCard, CompiledUse, Pool } from '../language/pool.ts';

/** Matches a card by what is printed on it, in the way in which it is played: every given field must match. */

const NOT_OF_MINIONS: readonly CardType[] = ['master', 'event'];

const FIELDS: FieldReaders<Printed, Pool, CompiledUse, null, boolean> = {
  type: (types, _pool, { type }) => type !== 'ability' && types.includes(type),
  minionCard: (is, _pool, { type }) => type !== 'ability' && !NOT_OF_MINIONS.includes(type) === is,
  named: (name, pool, { def }) => pool.cards[def]?.card.name === name,
  keyword: (words, pool, { def, mode }) =>
    words.some(
      (word) => pool.cards[def]?.card.keywords?.includes(word) === true || mode?.keywords?.includes(word),
    ),
  // A card with several ways of playing it requires the Disciplines of the way that is used.
  discipline: (names, _pool, { requires }) =>
    names.some((name) => (requires.disciplines?.[disciplineName(name)] ?? 0) > 0),
  superior: (is, _pool, { superior }) => superior === is,
  titled: (is, _pool, { requires }) => (requires.titled === true || requires.title !== undefined) === is,
  clan: (clans, _pool, { requires }) =>
    clans.some((clan) => requires.clan?.includes(clanName(clan)) === true),
  sect: (sect, _pool, { requires }) => requires.sect?.includes(sect) === true,
  path: (path, _pool, { requires }) => requires.path === path,
  title: (titles, _pool, { requires }) => titles.some((title) => requires.title?.includes(title) === true),
  unique: (is, pool, { def }) => (pool.cards[def]?.uniqueKey ?? -1) >= 0 === is,
  outOfTurn: (is, pool, { def }) => (pool.cards[def]?.outOfTurn === true) === is,
  strike: (is, _pool, { text }) => (text.strike !== undefined) === is,
  redirects: (is, _pool, { redirects }) => redirects === is,
  either: (cards, pool, use) => cards.some((card) => isPrinted(pool, use, card)),
  except: (cards, pool, use) => !cards.some((card) => isPrinted(pool, use, card)),
};
const fieldsOf = givenFields(FIELDS);

/** Is the card, played in this way, what the text speaks of? */
export function isPrinted(pool: Pool, use: CompiledUse, printed: Printed): boolean {
  for (const holds of fieldsOf(printed)) if (!holds(pool, use, null)) return false;
  return true;
}

/** Is the card, in any of the ways in which it is played, what the text speaks of? Never a crypt card. */
export const isPrintedOn = (pool: Pool, { handUses }: CompiledCard, printed: Printed): boolean =>
  handUses.some((use) => isPrinted(pool, use, printed));
