import { FIFTH_EDITION, LANGS, nameIn } from '@methuselah/cards';
import { type CatalogueCard, cardById, type PrintedCost } from '@methuselah/cards/catalogue';
import type { Amount, Card, LibraryCard, VampireCard } from '@methuselah/engine';
import { expect, test } from 'vitest';

/** What a definition and the catalogue both say, in one form. */
interface Shared {
  readonly name: string;
  readonly clans: readonly string[];
  readonly disciplines: readonly string[];
  readonly [fact: string]: unknown;
}

const sorted = (words: Iterable<string>): string[] => [...new Set(words)].sort();

const printedCost = (amount: Amount | undefined): PrintedCost | undefined =>
  amount === undefined || typeof amount === 'number' ? amount : 'X';

function ofVampire(card: VampireCard): Shared {
  return {
    name: card.name,
    clans: [card.clan],
    disciplines: sorted(Object.entries(card.disciplines).map(([icon, level]) => `${icon} ${level}`)),
    capacity: card.capacity,
    group: card.group,
    title: card.title,
    votes: card.votes,
    advancedOf: card.advancedOf,
    sect: card.sect,
    city: card.city,
    unique: card.unique ?? true,
  };
}

/** The Disciplines that the modes ask for: the level is in the text, not among the facts. */
function asked(card: LibraryCard): Pick<Shared, 'disciplines' | 'combine'> {
  const modes = card.modes.map((mode) => Object.keys({ ...card.requires?.disciplines, ...mode.disciplines }));
  const disciplines = sorted(modes.flat());
  const all = modes.every((icons) => icons.length === 0 || icons.length === disciplines.length);
  return { disciplines, combine: disciplines.length < 2 ? undefined : all ? 'and' : 'or' };
}

function ofLibraryCard(card: LibraryCard): Shared {
  return {
    name: card.name,
    types: sorted(card.modes.map((mode) => mode.type)),
    clans: sorted(card.requires?.clan ?? []),
    ...asked(card),
    pool: printedCost(card.cost?.pool),
    blood: printedCost(card.cost?.blood),
    burnOption: card.burnOption ?? false,
    unique: card.unique ?? false,
    keywords: [...(card.keywords ?? []), ...(card.trifle ? ['trifle'] : [])],
    capacity: card.becomes && String(card.becomes.capacity),
  } as Shared;
}

function inCatalogue(card: CatalogueCard): Shared {
  if (card.kind === 'crypt') {
    const { name, clans, capacity, group, title, votes, advancedOf, sect, city, unique } = card;
    const disciplines = sorted(Object.entries(card.disciplines).map(([icon, level]) => `${icon} ${level}`));
    return { name, clans, disciplines, capacity, group, title, votes, advancedOf, sect, city, unique };
  }
  const { name, types, clans, combine, pool, blood, burnOption, unique, keywords, capacity } = card;
  const disciplines = sorted(Object.keys(card.disciplines));
  return {
    name,
    types: sorted(types),
    clans: sorted(clans),
    disciplines,
    combine,
    pool,
    blood,
    burnOption,
    unique,
    keywords,
    capacity,
  };
}

const inDefinition = (card: Card): Shared =>
  card.kind === 'vampire' ? ofVampire(card) : ofLibraryCard(card);

test.each(FIFTH_EDITION.map((card) => [card.name, card] as const))(
  '%s has the facts of the card',
  (_, card) => {
    const known = cardById(card.id);
    expect(known, `${card.id} is the number of a card`).toBeDefined();
    expect(inDefinition(card)).toEqual(inCatalogue(known as CatalogueCard));
  },
);

test('the names of the cards in other languages are those of the catalogue', () => {
  for (const { id, name } of FIFTH_EDITION)
    for (const lang of LANGS)
      expect(nameIn(name, lang), `${name} in ${lang}`).toBe(cardById(id)?.names[lang]);
});
