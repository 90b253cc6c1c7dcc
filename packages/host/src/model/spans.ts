import type { Pool } from '@methuselah/engine';
import type { StoryLine } from '@methuselah/text/internal';
import type { LogLine, Span } from '../contract/index.ts';
import type { HostLocale } from '../words/words.ts';
import type { ViewerContext } from './viewercontext.ts';

/**
 * Names of cards within a text. A text is told in a language whose names have an invisible mark in them, with the number of the
 * card; where a mark is found, its name ends. The mark stands before the last letter: so that elisions before a name and endings
 * after it are as without it.
 */
const MARK = '\u2063';
/** A digit that is not seen: a tag character. */
const HIDDEN_0 = 0xe0030;
const hidden = (id: number): string =>
  [...`${id}`].map((digit) => String.fromCodePoint(HIDDEN_0 + Number(digit))).join('');
const shown = (digits: string): number =>
  Number([...digits].map((digit) => (digit.codePointAt(0) ?? 0) - HIDDEN_0).join(''));
const MARKS = /\u2063([\u{e0030}-\u{e0039}]+)/gu;

const MARKED = new WeakMap<HostLocale, HostLocale>();

/** The same language with marked names. */
export function marked(locale: HostLocale): HostLocale {
  const known = MARKED.get(locale);
  if (known) return known;
  const made: HostLocale = {
    ...locale,
    cardName: (card) => {
      const name = locale.cardName(card);
      return `${name.slice(0, -1)}${MARK}${hidden(card.id)}${name.slice(-1)}`;
    },
  };
  MARKED.set(locale, made);
  return made;
}

/** The names of the cards in a language, by their numbers. */
export type CardNames = ReadonlyMap<number, string>;

const NAMES = new WeakMap<HostLocale, { readonly pool: Pool; readonly names: CardNames }>();

export function namesOf(pool: Pool, locale: HostLocale): CardNames {
  const known = NAMES.get(locale);
  if (known?.pool === pool) return known.names;
  const names = new Map(pool.cards.map(({ card }) => [card.id, locale.cardName(card)]));
  NAMES.set(locale, { pool, names });
  return names;
}

/** A text told by a marked locale, with the names in it set apart. */
export function spansOf(text: string, names: CardNames): readonly Span[] {
  const [first = '', ...rest] = text.split(MARKS);
  const spans: Span[] = [];
  let before = first;
  for (let at = 0; at < rest.length; at += 2) {
    const [digits = '', after = ''] = rest.slice(at, at + 2);
    // The last letter of the name comes after its mark.
    before += after.charAt(0);
    const card = shown(digits);
    const name = names.get(card);
    if (name !== undefined && before.endsWith(name)) {
      if (name.length < before.length) spans.push(before.slice(0, -name.length));
      spans.push({ card, text: name });
      before = '';
    }
    before += after.slice(1);
  }
  if (before !== '') spans.push(before);
  return spans;
}

/** The numbers that tell twins apart in an option, as people would: "Bramble (2)", "Bramble (Sarah)". */
const TWIN = new RegExp(`(${MARKS.source}.) #(\\d+)`, 'gu');
const untwinned = (context: ViewerContext, text: string): string =>
  text.replace(TWIN, (_, end: string, _card: string, id: string) => `${end}${context.twin(Number(id))}`);

/** What is told by a marked locale, as a viewer reads it. */
export const told = (context: ViewerContext, text: string): string =>
  untwinned(context, text).replaceAll(MARKS, '');
export const toldSpans = (context: ViewerContext, text: string): readonly Span[] =>
  spansOf(untwinned(context, text), namesOf(context.t.pool, context.locale));

/** A line of the story, told by a marked locale, as a page shows it. */
export const logLine = (line: StoryLine, names: CardNames, step: number): LogLine => ({
  is: line.is,
  depth: line.is === 'line' ? line.depth : 0,
  text: spansOf(line.text, names),
  pools: line.is === 'turn' ? line.pools : [],
  step,
});

export const plainText = (spans: readonly Span[]): string =>
  spans.map((span) => (typeof span === 'string' ? span : span.text)).join('');
