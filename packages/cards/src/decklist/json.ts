import { cardById } from '../catalogue/facts.ts';
import { findCards } from '../catalogue/names.ts';
import { type CardLine, deckOf, type Reading } from './entry.ts';
import type { ReadDeck } from './read.ts';

/**
 * Reads decks that programs write as JSON. They differ in names and nesting; all of them have cards by number or name with a
 * number of copies: `{"cards": {"200001": 2}}`, `{"crypt": [{"id": 200001, "count": 2}]}`, `{"crypt": {"cards": […]}}`.
 */

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deeper than any program nests its cards. */
const MAX_DEPTH = 8;
const COUNTS = ['count', 'number', 'quantity', 'qty', 'q'];
const CARDS = ['cards', 'crypt', 'library'];

/** The value of a text that is an object or a list in JSON; null if it is none. */
export function parsedJson(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isDeck = (value: unknown): boolean => isNode(value) && CARDS.some((key) => key in value);

/** The decks of a list of decks; null if it is none. */
export function decksIn(json: unknown): readonly unknown[] | null {
  const list = isNode(json) ? (json.decks ?? json.result) : json;
  const decks = Array.isArray(list) ? list : isNode(list) && !isDeck(list) ? Object.values(list) : [];
  return decks.length > 0 && decks.every(isDeck) ? decks : null;
}

const text = (node: Node, ...keys: readonly string[]): string => {
  const found = keys.map((key) => node[key]).find((value) => typeof value === 'string');
  return typeof found === 'string' ? found.trim() : '';
};

/** Reads a deck; `source` is its text, for the lines of problems. */
export function readJson(json: unknown, source: string, how: Reading): ReadDeck {
  const outer = isNode(json) ? json : {};
  const root = [outer.result, outer.deck].find(isNode) ?? outer;
  const cards: CardLine[] = [];
  const lineOf = (mark: string): number => {
    const at = source.indexOf(JSON.stringify(mark));
    const found = at < 0 ? source.search(new RegExp(`\\b${mark.replaceAll(/[^\w]/g, '.')}\\b`)) : at;
    return source.slice(0, Math.max(0, found)).split('\n').length;
  };
  collect(isNode(json) ? root : json, '', 0, (mark, count, found, byNumber) => {
    cards.push({
      line: lineOf(mark),
      text: `${count}x ${mark}`,
      count,
      counted: true,
      name: mark,
      found,
      byNumber,
    });
  });
  return deckOf(cards, {
    ...how,
    lang: how.lang ?? 'en',
    name: text(root, 'name', 'title'),
    author: text(root, 'author', 'owner', 'player'),
    description: text(root, 'description', 'comments', 'comment'),
    format: 'title' in root ? 'amaranth' : 'vdb',
  });
}

type Found = (mark: string, count: number, found: CardLine['found'], byNumber: boolean) => void;

function collect(value: unknown, under: string, depth: number, found: Found): void {
  if (depth > MAX_DEPTH) return;
  if (Array.isArray(value)) for (const element of value) collect(element, under, depth + 1, found);
  if (!isNode(value)) return;
  if (isEntry(value)) {
    const named = text(value, 'name', 'printed_name');
    byIdOrName(String(value.id ?? ''), named, copies(value), value.group, found);
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    const count = typeof inner === 'number' ? inner : isNode(inner) && 'q' in inner ? copies(inner) : null;
    if (count === null) collect(inner, key, depth + 1, found);
    else if (/^\d+$/.test(key)) byIdOrName(key, '', count, undefined, found);
    else if (CARDS.includes(under) && !COUNTS.includes(key)) byIdOrName('', key, count, undefined, found);
  }
}

const isEntry = (node: Node): boolean =>
  COUNTS.some((key) => typeof node[key] === 'number') &&
  (typeof node.name === 'string' || typeof node.id === 'number' || typeof node.id === 'string');

const copies = (node: Node): number =>
  COUNTS.map((key) => node[key]).find((count): count is number => typeof count === 'number') ?? 0;

function byIdOrName(id: string, name: string, count: number, group: unknown, found: Found): void {
  // Programs keep cards that were taken out of a deck with 0 copies.
  if (count === 0) return;
  const card = /^\d+$/.test(id) ? cardById(Number(id)) : undefined;
  if (card || name === '') return found(id, count, card ? [card] : [], true);
  const named = findCards(name);
  const ofGroup = named.filter((other) => other.kind === 'crypt' && String(other.group) === String(group));
  found(name, count, ofGroup.length > 0 ? ofGroup : named, false);
}
