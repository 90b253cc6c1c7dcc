import type { Pool } from '@methuselah/engine';
import type { Card } from '@methuselah/engine/language';
import type { StoryLine } from '@methuselah/text/internal';
import type { LogLine, Span } from '../contract/index.ts';
import type { HostLocale } from '../words/words.ts';
import type { ViewerContext } from './viewercontext.ts';

/**
 * Finds card names within a text. A marked locale puts an invisible mark with the card's number before the last letter of each
 * name, so that elisions before a name and endings after it are not affected.
 */
const MARK = '\u2063';
/** Invisible digits (tag characters), from 0. */
const HIDDEN_0 = 0xe0030;
const hidden = (id: number): string =>
  [...`${id}`].map((digit) => String.fromCodePoint(HIDDEN_0 + Number(digit))).join('');
const numberOf = (digits: string): number =>
  Number([...digits].map((digit) => (digit.codePointAt(0) ?? 0) - HIDDEN_0).join(''));
const MARKS = /\u2063([\u{e0030}-\u{e0039}]+)/gu;

const MARKED = new WeakMap<HostLocale, HostLocale>();

/** The same language with marked card names. */
export function marked(locale: HostLocale): HostLocale {
  const known = MARKED.get(locale);
  if (known) return known;
  const names = new WeakMap<Card, string>();
  const made: HostLocale = {
    ...locale,
    cardName: (card) => {
      const before = names.get(card);
      if (before !== undefined) return before;
      const name = locale.cardName(card);
      const withMark = `${name.slice(0, -1)}${MARK}${hidden(card.id)}${name.slice(-1)}`;
      names.set(card, withMark);
      return withMark;
    },
  };
  MARKED.set(locale, made);
  return made;
}

/** Card names in one language, by card number. */
export type CardNames = ReadonlyMap<number, string>;

const NAMES = new WeakMap<HostLocale, WeakMap<Pool, CardNames>>();

export function namesOf(pool: Pool, locale: HostLocale): CardNames {
  const byPool = NAMES.get(locale) ?? new WeakMap<Pool, CardNames>();
  NAMES.set(locale, byPool);
  const known = byPool.get(pool);
  if (known) return known;
  const names = new Map(pool.cards.map(({ card }) => [card.id, locale.cardName(card)]));
  byPool.set(pool, names);
  return names;
}

/** A name; then without its article, which may be part of the preposition before it: "della Vedova Nobile". */
const formsOf = (name = ''): readonly string[] =>
  [name, name.replace(/^(?:\p{L}{1,3} |\p{L}’)/u, '')].filter((form) => form !== '');

/** Splits a text of a marked locale at its card names. */
export function spansOf(text: string, names: CardNames): readonly Span[] {
  if (!text.includes(MARK)) return text === '' ? [] : [text];
  const [first = '', ...rest] = text.split(MARKS);
  const spans: Span[] = [];
  let before = first;
  for (let at = 0; at < rest.length; at += 2) {
    const [digits = '', after = ''] = rest.slice(at, at + 2);
    // The last letter of the name comes after its mark.
    before += after.charAt(0);
    const card = numberOf(digits);
    const name = formsOf(names.get(card)).find((form) => before.endsWith(form));
    if (name !== undefined) {
      if (name.length < before.length) spans.push(before.slice(0, -name.length));
      spans.push({ card, text: name });
      before = '';
    }
    before += after.slice(1);
  }
  if (before !== '') spans.push(before);
  return spans;
}

/** In options, "#" and a card id tells cards of one name apart; a viewer reads "Bramble (2)" or "Bramble (Sarah)". */
const TWIN = new RegExp(`(${MARKS.source}.) #(\\d+)`, 'gu');
export const withReadableTwins = (context: ViewerContext, text: string): string =>
  // Most texts name no twins, and looking for the mark itself takes long.
  !text.includes(' #')
    ? text
    : text.replace(TWIN, (_, end: string, _card: string, id: string) => `${end}${context.twin(Number(id))}`);

/** A text of a marked locale as the viewer reads it. */
export const told = (context: ViewerContext, text: string): string =>
  text.includes(MARK) ? withReadableTwins(context, text).replaceAll(MARKS, '') : text;
export const toldSpans = (context: ViewerContext, text: string): readonly Span[] =>
  spansOf(withReadableTwins(context, text), namesOf(context.t.pool, context.locale));

/** A log line of a marked locale as a page shows it. */
export const logLine = (line: StoryLine, names: CardNames, step: number): LogLine => ({
  is: line.is,
  depth: line.is === 'line' ? line.depth : 0,
  text: spansOf(line.text, names),
  ...(line.is === 'turn' ? { pools: line.pools } : {}),
  step,
});

export const plainText = (spans: readonly Span[]): string =>
  spans.map((span) => (typeof span === 'string' ? span : span.text)).join('');
