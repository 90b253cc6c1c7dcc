import { type CatalogueCard, cardById } from '../catalogue/facts.ts';
import { findCards } from '../catalogue/names.ts';
import { type CardLine, deckOf, type Reading } from './entry.ts';
import type { ReadDeck } from './read.ts';

/**
 * Reads the XML of ARDB and of the programs that write like it (FELDB, Sutekh), `<vampire count="2"><name>…`, and that of
 * Lackey's own decks, with a `<card>` a copy.
 */

export const isXml = (text: string): boolean => /^\s*<(?:\?xml|!--|deck\b)/i.test(text);

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (all, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? all;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });

/** An element of a card, with the texts of those within it. */
interface Element {
  readonly line: number;
  readonly attributes: string;
  readonly fields: Map<string, string>;
}

export function readXml(text: string, how: Reading): ReadDeck {
  const cards: CardLine[] = [];
  const about = new Map<string, string>();
  const open: string[] = [];
  let card: Element | null = null;
  let line = 1;
  for (const [token] of text.matchAll(/<[^<>]*>|[^<]+|</g)) {
    const [, end, name = '', attributes = ''] = /^<(\/?)(\w+)([^<>]*)>$/.exec(token) ?? [];
    const tag = name.toLowerCase();
    if (tag === '') put(card?.fields ?? about, open.at(-1) ?? '', token);
    else if (end === '/') {
      const from = open.lastIndexOf(tag);
      if (from >= 0) open.length = from;
      if (card !== null && (tag === 'vampire' || tag === 'card')) {
        cards.push(lineOf(card));
        card = null;
      }
    } else if (!attributes.endsWith('/')) {
      open.push(tag);
      if (tag === 'vampire' || tag === 'card') card = { line, attributes, fields: new Map() };
    }
    line += token.split('\n').length - 1;
  }
  const field = (name: string): string => unescaped(about.get(name) ?? '').trim();
  return deckOf(cards, {
    ...how,
    lang: how.lang ?? 'en',
    name: field('name'),
    author: field('author'),
    description: field('description'),
    format: 'ardb',
  });
}

const put = (fields: Map<string, string>, name: string, text: string): void => {
  fields.set(name, (fields.get(name) ?? '') + text);
};

function lineOf({ line, attributes, fields }: Element): CardLine {
  const text = (name: string): string => unescaped(fields.get(name) ?? '').trim();
  const attribute = (name: string): number =>
    Number(new RegExp(`\\b${name}\\s*=\\s*["']\\s*(\\d+)`, 'i').exec(attributes)?.[1] ?? Number.NaN);
  const name = text('adv') === '' ? text('name') : `${text('name')} (ADV)`;
  const count = attribute('count');
  const copies = Number.isNaN(count) ? 1 : count;
  return {
    line,
    text: `${copies}x ${name}`,
    count: copies,
    counted: true,
    name,
    found: cardsNamed(name, text('group'), attribute('databaseID')),
  };
}

/** Numbers are trusted only where the name agrees: each program has its own. */
function cardsNamed(name: string, group: string, id: number): readonly CatalogueCard[] {
  const found = findCards(name);
  const [numbered] = found.filter((card) => card.id === id);
  if (numbered) return [numbered];
  const ofGroup = found.filter((card) => card.kind === 'crypt' && String(card.group) === group.toLowerCase());
  if (ofGroup.length > 0) return ofGroup;
  const known = cardById(id);
  return found.length === 0 && known?.name === name ? [known] : found;
}
