import type { Pool } from '@methuselah/engine';
import type { StoryLine } from '@methuselah/text/internal';
import type { LogLine, Span } from '../contract/index.ts';
import type { HostTongue } from '../words/words.ts';
import type { Look } from './look.ts';

/**
 * Names of cards within a text. A text is told in a language whose names have an invisible mark in them; where a mark is found, a
 * name ends. The mark stands before the last letter: so that elisions before a name and endings after it are as without it.
 */
const MARK = '\u2063';

const MARKED = new WeakMap<HostTongue, HostTongue>();

/** The same language with marked names. */
export function marked(tongue: HostTongue): HostTongue {
  const known = MARKED.get(tongue);
  if (known) return known;
  const made: HostTongue = {
    ...tongue,
    cardName: (card) => {
      const name = tongue.cardName(card);
      return `${name.slice(0, -1)}${MARK}${name.slice(-1)}`;
    },
  };
  MARKED.set(tongue, made);
  return made;
}

/** The numbers of the cards by their names in a language. */
export interface CardNames {
  readonly byName: ReadonlyMap<string, number>;
  readonly longest: number;
}

const NAMES = new WeakMap<HostTongue, { readonly pool: Pool; readonly names: CardNames }>();

export function namesOf(pool: Pool, tongue: HostTongue): CardNames {
  const known = NAMES.get(tongue);
  if (known?.pool === pool) return known.names;
  const byName = new Map(pool.cards.map(({ card }) => [tongue.cardName(card), card.id]));
  const names = { byName, longest: Math.max(...[...byName.keys()].map(({ length }) => length)) };
  NAMES.set(tongue, { pool, names });
  return names;
}

/** A text told by a marked tongue, with the names in it set apart. */
export function spansOf(text: string, names: CardNames): readonly Span[] {
  const [first = '', ...rest] = text.split(MARK);
  const spans: Span[] = [];
  let before = first;
  for (const after of rest) {
    // The last letter of the name comes after its mark.
    before += after.charAt(0);
    const name = nameAtEnd(before, names);
    if (name !== null) {
      if (name.text.length < before.length) spans.push(before.slice(0, -name.text.length));
      spans.push(name);
      before = '';
    }
    before += after.slice(1);
  }
  if (before !== '') spans.push(before);
  return spans;
}

function nameAtEnd(text: string, { byName, longest }: CardNames): { card: number; text: string } | null {
  for (let length = Math.min(longest, text.length); length > 0; length--) {
    const name = text.slice(-length);
    const card = byName.get(name);
    if (card !== undefined) return { card, text: name };
  }
  return null;
}

/** The numbers that tell twins apart in an option, as people would: "Bramble (2)", "Bramble (Sarah)". */
const TWIN = new RegExp(`(${MARK}.) #(\\d+)`, 'gu');
const untwinned = (look: Look, text: string): string =>
  text.replace(TWIN, (_, end: string, id: string) => `${end}${look.twin(Number(id))}`);

/** What is told by a marked tongue, as a viewer reads it. */
export const told = (look: Look, text: string): string => untwinned(look, text).replaceAll(MARK, '');
export const toldSpans = (look: Look, text: string): readonly Span[] =>
  spansOf(untwinned(look, text), namesOf(look.t.pool, look.tongue));

/** A line of the story, told by a marked tongue, as a page shows it. */
export const logLine = (line: StoryLine, names: CardNames, step: number): LogLine => ({
  is: line.is,
  depth: line.is === 'line' ? line.depth : 0,
  text: spansOf(line.text, names),
  pools: line.is === 'turn' ? line.pools : [],
  step,
});

export const plainText = (spans: readonly Span[]): string =>
  spans.map((span) => (typeof span === 'string' ? span : span.text)).join('');
