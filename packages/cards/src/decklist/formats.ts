import type { Lang } from '../catalogue/lang.ts';
import { fullName } from '../catalogue/names.ts';
import type { DeckEntry } from '../decks.ts';
import type { WrittenDeck } from './read.ts';
import {
  cardsOf,
  printedDisciplines,
  printedTitle,
  sum,
  writeDeckList,
  writeTournamentDeck,
} from './write.ts';

/** Writes decks in the formats of the community's programs. */

/**
 * As text with headings, in any language; as the archive of tournament winning decks has it; names alone; for JOL; for Lackey; JSON
 * of VDB and of Amaranth; XML of ARDB; a link that opens in VDB.
 */
export const DECK_FORMATS = [
  'text',
  'twd',
  'plain',
  'jol',
  'lackey',
  'vdb',
  'amaranth',
  'ardb',
  'link',
] as const;
/** A format of deck lists. */
export type DeckFormat = (typeof DECK_FORMATS)[number];

/** How files of a format end. */
export const FILE_ENDINGS: Readonly<Record<DeckFormat, string>> = {
  text: 'txt',
  twd: 'txt',
  plain: 'txt',
  jol: 'txt',
  lackey: 'txt',
  vdb: 'json',
  amaranth: 'json',
  ardb: 'xml',
  link: 'txt',
};

type Written = Pick<WrittenDeck, 'crypt' | 'library'> & Partial<WrittenDeck>;

/** A deck in a format. Only text with headings has languages; the rest is English, which all programs read. */
export function writeDeck(deck: Written, format: DeckFormat, lang: Lang = 'en'): string {
  switch (format) {
    case 'text':
      return writeDeckList(deck, lang);
    case 'twd':
      return writeTournamentDeck(deck);
    case 'plain':
      return lines(named([...deck.crypt, ...deck.library], (name, count) => `${count} ${name}`));
    case 'jol': {
      const entry = (name: string, count: number): string => `${count}x ${ascii(name)}`;
      return lines([...named(deck.crypt, entry), '', ...named(deck.library, entry)]);
    }
    case 'lackey': {
      const entry = (name: string, count: number): string => `${count}\t${ascii(name)}`;
      return lines([...named(deck.library, entry), 'Crypt:', ...named(deck.crypt, entry)]);
    }
    case 'vdb':
      return json({ name: deck.name ?? '', ...about(deck), cards: byNumber(deck) });
    case 'amaranth':
      return json({ title: deck.name ?? '', ...about(deck), cards: byNumber(deck) });
    case 'ardb':
      return ardb(deck);
    case 'link':
      return link(deck);
  }
}

const lines = (all: readonly string[]): string => `${all.join('\n')}\n`;
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const about = ({ author = '', description = '' }: Written) => ({ author, description });

function named(entries: readonly DeckEntry[], entry: (name: string, count: number) => string): string[] {
  const cards = [...cardsOf(entries, 'crypt'), ...cardsOf(entries, 'library')];
  return cards.map(({ card, count }) => entry(fullName(card), count));
}

const byNumber = ({ crypt, library }: Written): Readonly<Record<string, number>> =>
  Object.fromEntries([...crypt, ...library].map(({ id, count }) => [id, count]));

/** Letters without accents, for programs that know no others. */
const ascii = (name: string): string =>
  name
    .replaceAll('™', '(TM)')
    .replaceAll('—', '--')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('’', "'")
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');

const escaped = (text: string): string =>
  text
    .replaceAll(
      /[&<>"]/g,
      (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
    )
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has none of these.
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '');

const element = (tag: string, text: string): string => `<${tag}>${escaped(text)}</${tag}>`;

function ardb(deck: Written): string {
  const crypt = cardsOf(deck.crypt, 'crypt');
  const library = cardsOf(deck.library, 'library');
  const vampires = crypt.map(({ card, count }) =>
    [
      `    <vampire databaseID="${card.id}" count="${count}">`,
      element('adv', card.advancedOf === undefined ? '' : '(Advanced)'),
      element('name', card.name),
      element('disciplines', printedDisciplines(card)),
      element('capacity', String(card.capacity)),
      element('group', String(card.group)),
      element('clan', card.clans[0] ?? ''),
      element('title', printedTitle(card)),
    ].join('\n      '),
  );
  const cards = library.map(({ card, count }) =>
    [
      `    <card databaseID="${card.id}" count="${count}">`,
      element('name', card.name),
      element('type', card.types.join('/')),
      element('requirement', printedDisciplines(card)),
    ].join('\n      '),
  );
  return lines([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<deck generator="Methuselah" formatVersion="1.0" databaseVersion="1.0">',
    `  ${element('name', deck.name ?? '')}`,
    `  ${element('author', deck.author ?? '')}`,
    `  ${element('description', deck.description ?? '')}`,
    `  <crypt size="${sum(crypt)}">`,
    ...vampires.map((vampire) => `${vampire}\n    </vampire>`),
    '  </crypt>',
    `  <library size="${sum(library)}">`,
    ...cards.map((card) => `${card}\n    </card>`),
    '  </library>',
    '</deck>',
  ]);
}

/** Half a character, which no link can hold, becomes the sign for an unknown one. */
const inLink = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

function link({ name = '', author = '', description = '', crypt, library }: Written): string {
  const fields = Object.entries({ name, author, description }).filter(([, value]) => value !== '');
  const query = fields.map(([field, value]) => `${field}=${inLink(value)}`).join('&');
  const cards = [...crypt, ...library].map(({ id, count }) => `${id}=${count}`).join(';');
  return `https://vdb.im/decks/deck${query && `?${query}`}#${cards}\n`;
}
