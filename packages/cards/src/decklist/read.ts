import { LIMITS } from '@methuselah/engine';
import type { CatalogueCard } from '../catalogue/facts.ts';
import type { Lang } from '../catalogue/lang.ts';
import { findCards, langsOfName, suggestCards } from '../catalogue/names.ts';
import type { DeckEntry, DeckList } from '../decks.ts';
import { readHeading } from './headings.ts';

/** Deck lists as people and other programs write them. */

/** A line that could not be understood. */
export interface ListProblem {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  /** No card has this name; several have it; too few or too many of one; too many in all; it is no line of a deck list. */
  readonly key: 'unknownName' | 'severalCards' | 'badCount' | 'tooManyCards' | 'unreadable';
  /** The cards it may mean. */
  readonly candidates: readonly CatalogueCard[];
}

/** A deck as it is written down. */
export interface WrittenDeck extends Omit<DeckList, 'key'> {
  readonly author: string;
}

/** A deck list that was read, with everything in it that was not understood. */
export interface ReadDeck extends WrittenDeck {
  readonly problems: readonly ListProblem[];
}

const MOST_COPIES = 99;
const LONGEST_LINE = 300;
/** Looking for similar names takes its time: a file that is no deck list at all gets enough with these. */
const MOST_SUGGESTIONS = 30;

/** A line that holds a card, as far as it is understood without the other lines. */
interface CardLine {
  readonly line: number;
  readonly text: string;
  readonly count: number;
  readonly name: string;
  readonly found: readonly CatalogueCard[];
}

/** "2x Name", "2 Name", "Name x2", or only "Name". */
function splitCount(text: string): { count: number; rest: string; counted: boolean } {
  const [, before, name] = /^(?:[-*•]\s*)?(\d+)(?:\s*[x×*]\s+|[x×*]|\s+)(\S.*)$/i.exec(text) ?? [];
  if (name !== undefined) return { count: Number(before), rest: name, counted: true };
  const [, only, after] = /^(\S.*?)\s+[x×*]\s*(\d+)$/i.exec(text) ?? [];
  if (only !== undefined) return { count: Number(after), rest: only, counted: true };
  return { count: 1, rest: text, counted: false };
}

/** The name at the beginning of a line, which columns or a comment may follow: the longest one that a card has. */
function nameIn(rest: string, lang?: Lang): { name: string; found: readonly CatalogueCard[] } {
  const ends = [...rest.matchAll(/\s{2,}|\t|\s(?=\d+\s)|\s(?=--|\/\/|#)/g)].map((end) => end.index);
  for (const end of [rest.length, ...ends.toReversed()]) {
    const name = rest.slice(0, end).trim();
    const found = findCards(name, lang);
    if (found.length > 0) return { name, found: inColumns(found, rest.slice(end)) };
  }
  return { name: rest.slice(0, ends[0]).trim(), found: [] };
}

/** Of several crypt cards, those of the group, or else of the capacity, in the columns that follow the name. */
function inColumns(found: readonly CatalogueCard[], columns: string): readonly CatalogueCard[] {
  const [, group] = /(?::|\bg(?:roup)?\.?\s*)(\d|any)\b/i.exec(columns) ?? [];
  const [, capacity] = /^\s*(\d+)\s/.exec(columns) ?? [];
  const fits = found.filter((card) => {
    if (card.kind !== 'crypt') return false;
    return group === undefined
      ? String(card.capacity) === capacity
      : String(card.group) === group.toLowerCase();
  });
  return found.length > 1 && fits.length > 0 ? fits : found;
}

function readCard(text: string, lang?: Lang): Omit<CardLine, 'line' | 'text'> & { counted: boolean } {
  const { count, rest, counted } = splitCount(text);
  const read = nameIn(rest, lang);
  if (read.found.length > 0 || !counted) return { count, counted, ...read };
  // The number may belong to the name.
  const whole = nameIn(text, lang);
  return whole.found.length > 0 ? { count: 1, counted: false, ...whole } : { count, counted, ...read };
}

const FIELDS: Readonly<Record<'name' | 'author' | 'description', readonly string[]>> = {
  name: ['deck name', 'name', 'nom', 'nombre', 'nome'],
  author: ['author', 'created by', 'auteur', 'autor', 'autore'],
  description: ['description', 'descripción', 'descrizione', 'descrição'],
};

/** "Deck Name: The Long Night" */
function readField(text: string): { field: keyof typeof FIELDS; value: string } | null {
  const [, word, value = ''] = /^([^:]{1,20}?)\s*:\s*(.*)$/.exec(text) ?? [];
  for (const field of ['name', 'author', 'description'] as const)
    if (word !== undefined && FIELDS[field].includes(word.toLowerCase())) return { field, value };
  return null;
}

/** Lines between, comments, and the sums that programs add. */
const isNoise = (text: string): boolean =>
  /^(?:[-=_*~\s]*|(?:\/\/|#|--|;|https?:).*|(?:total|capacity|min|max|avg|average)\b.*[:=].*)$/i.test(text);

/** The language that most headings and names are in, so far as they tell. */
function languageOf(headings: readonly (readonly Lang[])[], cards: readonly CardLine[]): Lang {
  const votes = new Map<Lang, number>([['en', 0]]);
  const names = cards.flatMap(({ found: [card, another], name }) => {
    const tells = card && !another && Object.values(card.names).some((other) => other !== card.name);
    return tells ? [langsOfName(card, name)] : [];
  });
  for (const lang of [...headings, ...names].flat()) votes.set(lang, (votes.get(lang) ?? 0) + 1);
  return [...votes].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

/** Where the cards begin: at the heading of a half, or the first of all, unless a card is named before it. */
function beginning(lines: readonly string[]): number {
  const headings = lines.map(readHeading);
  const half = headings.findIndex((heading) => heading?.half);
  const first = half >= 0 ? half : headings.findIndex((heading) => heading !== null);
  const before = lines.slice(0, Math.max(0, first));
  const described = before.findIndex((line) => readField(line)?.field === 'description');
  const isCard = (line: string): boolean => {
    const { counted, found } = readCard(line);
    return counted && found.length > 0;
  };
  return before.slice(0, described < 0 ? before.length : described).some(isCard) ? 0 : before.length;
}

/** Reads a deck list. It never fails: what it cannot read is among the problems, and the rest is in the deck. */
export function readDeckList(text: string, lang?: Lang): ReadDeck {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const problems: ListProblem[] = [];
  const headings: (readonly Lang[])[] = [];
  const cards: CardLine[] = [];
  const fields = { name: '', author: '', description: '' };
  const begin = beginning(lines.map((line) => line.slice(0, LONGEST_LINE)));
  for (const [i, written] of lines.entries()) {
    const at = { line: i + 1, text: written.slice(0, LONGEST_LINE) };
    const field = readField(at.text);
    const heading = i < begin ? null : readHeading(at.text);
    if (field) fields[field.field] ||= field.value;
    if (heading) headings.push(heading.langs);
    if (field || heading || i < begin || isNoise(at.text)) continue;
    const { count, counted, name, found } = readCard(at.text, lang);
    if (found.length === 0) {
      const candidates = problems.length < MOST_SUGGESTIONS ? suggestCards(name) : [];
      problems.push({ ...at, key: counted ? 'unknownName' : 'unreadable', candidates });
    } else if (count < 1 || count > MOST_COPIES) problems.push({ ...at, key: 'badCount', candidates: found });
    else cards.push({ ...at, count, name, found });
  }
  const guess = lang ?? languageOf(headings, cards);
  const counts = new Map<CatalogueCard, number>();
  let total = 0;
  for (const { line, text, count, name, found } of cards) {
    const meant = found.length === 1 ? found : findCards(name, guess).filter((card) => found.includes(card));
    const [card, another] = meant;
    total += count;
    if (total > LIMITS.deck) {
      problems.push({ line, text, key: 'tooManyCards', candidates: [] });
      break;
    }
    if (card && !another) counts.set(card, (counts.get(card) ?? 0) + count);
    else problems.push({ line, text, key: 'severalCards', candidates: found });
  }
  const entries = (kind: CatalogueCard['kind']): DeckEntry[] =>
    [...counts].filter(([card]) => card.kind === kind).map(([{ id }, count]) => ({ id, count }));
  problems.sort((a, b) => a.line - b.line);
  const { name, author } = fields;
  return { name, author, crypt: entries('crypt'), library: entries('library'), problems };
}
