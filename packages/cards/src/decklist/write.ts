import { type CatalogueCard, type CryptFacts, cardById, type LibraryFacts } from '../catalogue/facts.ts';
import type { Lang } from '../catalogue/lang.ts';
import { fullName } from '../catalogue/names.ts';
import type { DeckEntry } from '../decks.ts';
import { HEADINGS } from './headings.ts';
import type { WrittenDeck } from './read.ts';

/** The cards of a deck list with their copies; unknown ids are skipped. */
export function cardsOf<Kind extends CatalogueCard['kind']>(
  entries: readonly DeckEntry[],
  kind: Kind,
): { card: Extract<CatalogueCard, { kind: Kind }>; count: number }[] {
  return entries.flatMap(({ id, count }) => {
    const card = cardById(id);
    return card?.kind === kind ? [{ card: card as Extract<CatalogueCard, { kind: Kind }>, count }] : [];
  });
}

/** Copies in total. */
export const sum = (entries: readonly { readonly count: number }[]): number =>
  entries.reduce((total, { count }) => total + count, 0);

/** Disciplines as printed, basic first: "dom AUS THA"; for library cards: "ani&pro", "dom/pot". */
export function printedDisciplines(card: CatalogueCard): string {
  const between = card.kind === 'crypt' ? ' ' : card.combine === 'or' ? '/' : '&';
  return Object.entries(card.disciplines)
    .sort(([a, one], [b, other]) => one - other || a.localeCompare(b))
    .map(([icon, level]) => (level === 2 ? icon.toUpperCase() : icon))
    .join(between);
}

/** "inner circle", "2 votes" */
export function printedTitle({ title, votes }: CryptFacts): string {
  if (title === 'own') return votes === 1 ? '1 vote' : `${votes} votes`;
  return title === 'innerCircle' ? 'inner circle' : (title ?? '');
}

/** Aligns rows in columns, two spaces apart. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((field, column) => field.padEnd(widths[column] ?? 0))
      .filter((_, column) => (widths[column] ?? 0) > 0)
      .join('  ')
      .trimEnd(),
  );
}

const sortedCrypt = (entries: readonly DeckEntry[]) =>
  cardsOf(entries, 'crypt').sort(
    (a, b) => b.count - a.count || b.card.capacity - a.card.capacity || a.card.id - b.card.id,
  );

function cryptRows(entries: readonly DeckEntry[], lang: Lang): string[] {
  const rows = sortedCrypt(entries).map(({ card, count }) => [
    `${count}x ${fullName(card, lang)}`,
    String(card.capacity),
    printedDisciplines(card),
    printedTitle(card),
    `${card.clans[0]}:${String(card.group).toUpperCase()}`,
  ]);
  return columns(rows);
}

const writeCrypt = (entries: readonly DeckEntry[], lang: Lang): string[] => [
  `${HEADINGS.crypt[lang]} (${sum(cardsOf(entries, 'crypt'))})`,
  ...cryptRows(entries, lang),
];

const headingOf = (card: LibraryFacts, lang: Lang): string =>
  card.types.map((type) => HEADINGS[type][lang]).join('/');

/** `about` stands after the number of cards of the library, and of one type. */
function writeLibrary(
  entries: readonly DeckEntry[],
  lang: Lang,
  about: { readonly all: string; readonly type: (cards: readonly Counted[]) => string },
): string[] {
  const library = cardsOf(entries, 'library');
  const order = Object.keys(HEADINGS);
  const place = (card: LibraryFacts): number =>
    order.indexOf(card.types[0] ?? '') + (card.types.length - 1) / 10;
  library.sort(
    (a, b) => place(a.card) - place(b.card) || a.card.names[lang].localeCompare(b.card.names[lang], lang),
  );
  const lines = [`${HEADINGS.library[lang]} (${sum(library)}${about.all})`];
  for (const heading of new Set(library.map(({ card }) => headingOf(card, lang)))) {
    const cards = library.filter(({ card }) => headingOf(card, lang) === heading);
    lines.push(
      '',
      `${heading} (${sum(cards)}${about.type(cards)})`,
      ...cards.map(({ card, count }) => `${count}x ${fullName(card, lang)}`),
    );
  }
  return lines;
}

interface Counted {
  readonly card: LibraryFacts;
  readonly count: number;
}

/** "Deck Name: …" and the like; empty fields are left out. */
const fieldLines = (fields: readonly (readonly [string, string | undefined])[]): string[] =>
  fields.flatMap(([field, value = '']) =>
    value.trim() === '' ? [] : [`${field}: ${value.replaceAll(/\s+/g, ' ').trim()}`],
  );

const joined = (parts: readonly (readonly string[])[]): string =>
  `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')}\n`;

/** A deck as text, in the format of the community's programs, with card names in one language. */
export function writeDeckList(deck: Partial<WrittenDeck>, lang: Lang = 'en'): string {
  const about = fieldLines([
    ['Deck Name', deck.name],
    ['Author', deck.author],
    ['Description', deck.description],
  ]);
  const library = writeLibrary(deck.library ?? [], lang, { all: '', type: () => '' });
  return joined([about, writeCrypt(deck.crypt ?? [], lang), library]);
}

/** As the archive of tournament winning decks has it. */
export function writeTournamentDeck(deck: Partial<WrittenDeck>): string {
  const about = fieldLines([
    ['Deck Name', deck.name],
    ['Created by', deck.author],
    ['Description', deck.description],
  ]);
  const crypt = sortedCrypt(deck.crypt ?? []);
  const sizes = crypt
    .flatMap(({ card, count }) => Array<number>(count).fill(card.capacity))
    .sort((a, b) => a - b);
  const total = (some: readonly number[]): number => some.reduce((all, size) => all + size, 0);
  const average = Number((total(sizes) / Math.max(1, sizes.length)).toFixed(2));
  const range = `min=${total(sizes.slice(0, 4))}, max=${total(sizes.slice(-4))}, avg=${average}`;
  const heading = `Crypt (${sum(crypt)} cards, ${range})`;
  const trifles = (cards: readonly Counted[]): string => {
    const count = sum(cards.filter(({ card }) => card.keywords.includes('trifle')));
    return count === 0 ? '' : `; ${count} trifle`;
  };
  return joined([
    about,
    [heading, '-'.repeat(heading.length), ...cryptRows(deck.crypt ?? [], 'en')],
    writeLibrary(deck.library ?? [], 'en', { all: ' cards', type: trifles }),
  ]);
}
