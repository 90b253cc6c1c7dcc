import { LIMITS } from '@methuselah/engine';
import type { CatalogueCard } from '../catalogue/facts.ts';
import type { Lang } from '../catalogue/lang.ts';
import { findCards, langsOfName, suggestCards } from '../catalogue/names.ts';
import type { DeckEntry, DeckList } from '../decks.ts';
import { readHeading } from './headings.ts';

/** Reads deck lists as written by people and other programs. */

/** A line that could not be read. */
export interface ListProblem {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  /** No card of this name; several of them; a bad number of copies; too many cards in total; or not a line of a deck list. */
  readonly key: 'unknownName' | 'severalCards' | 'badCount' | 'tooManyCards' | 'unreadable';
  /** The cards it may mean. */
  readonly candidates: readonly CatalogueCard[];
}

/** A deck as written down, with its author. */
export interface WrittenDeck extends Omit<DeckList, 'key'> {
  readonly author: string;
}

/** A deck that was read, with the lines that could not be. */
export interface ReadDeck extends WrittenDeck {
  readonly problems: readonly ListProblem[];
}

const MAX_COPIES = 99;
const MAX_LINE_LENGTH = 300;
/** A limit, because finding similar names is slow and the file may not be a deck list at all. */
const MAX_SUGGESTIONS = 30;

/** A card line, read without regard to other lines. */
interface CardLine {
  readonly line: number;
  readonly text: string;
  readonly count: number;
  readonly name: string;
  readonly found: readonly CatalogueCard[];
}

/** "2x Name", "2 Name", "Name x2", or just "Name". */
function splitCount(text: string): { count: number; rest: string; counted: boolean } {
  const [, before, name] = /^(?:[-*•]\s*)?(\d+)(?:\s*[x×*]\s+|[x×*]|\s+)(\S.*)$/i.exec(text) ?? [];
  if (name !== undefined) return { count: Number(before), rest: name, counted: true };
  const [, only, after] = /^(\S.*?)\s+[x×*]\s*(\d+)$/i.exec(text) ?? [];
  if (only !== undefined) return { count: Number(after), rest: only, counted: true };
  return { count: 1, rest: text, counted: false };
}

/** The longest card name at the firstCardLine of a line; columns or a comment may follow. */
function longestName(rest: string, lang?: Lang): { name: string; found: readonly CatalogueCard[] } {
  const ends = [...rest.matchAll(/\s{2,}|\t|\s(?=\d+\s)|\s(?=--|\/\/|#)/g)].map((end) => end.index);
  for (const end of [rest.length, ...ends.toReversed()]) {
    const name = rest.slice(0, end).trim();
    const found = findCards(name, lang);
    if (found.length > 0) return { name, found: matchingColumns(found, rest.slice(end)) };
  }
  return { name: rest.slice(0, ends[0]).trim(), found: [] };
}

/** Among crypt cards of one name, picks by the group or else capacity in the columns after the name. */
function matchingColumns(found: readonly CatalogueCard[], columns: string): readonly CatalogueCard[] {
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
  const read = longestName(rest, lang);
  if (read.found.length > 0 || !counted) return { count, counted, ...read };
  // The number may be part of the name.
  const whole = longestName(text, lang);
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

/** Separators, comments, and totals added by programs. */
const isNoise = (text: string): boolean =>
  /^(?:[-=_*~\s]*|(?:\/\/|#|--|;|https?:).*|(?:total|capacity|min|max|avg|average)\b.*[:=].*)$/i.test(text);

/** The language of most headings and names. */
function languageOf(headings: readonly (readonly Lang[])[], cards: readonly CardLine[]): Lang {
  const votes = new Map<Lang, number>([['en', 0]]);
  const names = cards.flatMap(({ found: [card, another], name }) => {
    const tells = card && !another && Object.values(card.names).some((other) => other !== card.name);
    return tells ? [langsOfName(card, name)] : [];
  });
  for (const lang of [...headings, ...names].flat()) votes.set(lang, (votes.get(lang) ?? 0) + 1);
  return [...votes].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

/** The first line of cards: at the heading of crypt or library, or else at the first heading, unless a card comes before it. */
function firstCardLine(lines: readonly string[]): number {
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

/** Reads a deck list. Never fails: unreadable lines are returned as problems, the first `suggestions` with names that may be meant. */
export function readDeckList(text: string, lang?: Lang, suggestions = MAX_SUGGESTIONS): ReadDeck {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const problems: ListProblem[] = [];
  const headings: (readonly Lang[])[] = [];
  const cards: CardLine[] = [];
  const fields = { name: '', author: '', description: '' };
  const begin = firstCardLine(lines.map((line) => line.slice(0, MAX_LINE_LENGTH)));
  for (const [i, written] of lines.entries()) {
    const at = { line: i + 1, text: written.slice(0, MAX_LINE_LENGTH) };
    const field = readField(at.text);
    const heading = i < begin ? null : readHeading(at.text);
    if (field) fields[field.field] ||= field.value;
    if (heading) headings.push(heading.langs);
    if (field || heading || i < begin || isNoise(at.text)) continue;
    const { count, counted, name, found } = readCard(at.text, lang);
    if (found.length === 0) {
      const candidates = problems.length < suggestions ? suggestCards(name) : [];
      problems.push({ ...at, key: counted ? 'unknownName' : 'unreadable', candidates });
    } else if (count < 1 || count > MAX_COPIES) problems.push({ ...at, key: 'badCount', candidates: found });
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
