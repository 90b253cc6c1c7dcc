import type { CatalogueCard } from '../catalogue/facts.ts';
import type { Lang } from '../catalogue/lang.ts';
import { findCards, langsOfName } from '../catalogue/names.ts';
import { type CardLine, deckOf, type Reading } from './entry.ts';
import type { DeckFormat } from './formats.ts';
import { readHeading } from './headings.ts';
import type { ReadDeck } from './read.ts';

/** Reads deck lists as people and most programs write them: a card a line, with or without headings. */

const MAX_LINE_LENGTH = 300;

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

function readCard(text: string, lang?: Lang): Omit<CardLine, 'line' | 'text'> {
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

/** Which program writes lists like this one. */
function formatOf(lines: readonly string[], hasHeadings: boolean): DeckFormat {
  if (lines.some((line) => /^\d+(?:\t|\s{4,})\S/.test(line))) return 'lackey';
  if (lines.some((line) => /^created by\s*:/i.test(line))) return 'twd';
  if (hasHeadings) return 'text';
  return lines.some((line) => /^\d+\s*x/i.test(line)) ? 'jol' : 'plain';
}

/** Reads a list with a card a line. */
export function readText(text: string, { lang, ...options }: Reading): ReadDeck {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const headings: (readonly Lang[])[] = [];
  const cards: CardLine[] = [];
  const fields = { name: '', author: '', description: '' };
  const description: string[] = [];
  const begin = firstCardLine(lines.map((line) => line.slice(0, MAX_LINE_LENGTH)));
  for (const [i, written] of lines.entries()) {
    const at = { line: i + 1, text: written.slice(0, MAX_LINE_LENGTH) };
    const field = readField(at.text);
    const heading = i < begin ? null : readHeading(at.text);
    if (field) fields[field.field] ||= field.value;
    if (heading) headings.push(heading.langs);
    if (i < begin && (field ? field.field === 'description' : description.length > 0))
      description.push(field ? written.slice(written.indexOf(':') + 1).trim() : written);
    if (field || heading || i < begin || isNoise(at.text)) continue;
    cards.push({ ...at, ...readCard(at.text, lang) });
  }
  const read = cards.filter(({ found }) => found.length > 0);
  return deckOf(cards, {
    ...options,
    ...fields,
    description: description.join('\n').trim() || fields.description,
    format: formatOf(lines, headings.length > 0),
    lang: lang ?? languageOf(headings, read),
  });
}
