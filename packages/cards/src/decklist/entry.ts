import { LIMITS } from '@methuselah/engine';
import type { CatalogueCard } from '../catalogue/facts.ts';
import type { Lang } from '../catalogue/lang.ts';
import { findCards, suggestCards } from '../catalogue/names.ts';
import type { DeckEntry } from '../decks.ts';
import type { ListProblem, ReadDeck } from './read.ts';

/** What all readers share: from the cards that a list names to a deck and its problems. */

/** A card as a list names it. */
export interface CardLine {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly count: number;
  /** Does it say how many copies? A line of prose does not. */
  readonly counted: boolean;
  readonly name: string;
  /** The cards of this name. */
  readonly found: readonly CatalogueCard[];
  /** It is named by a number, not by a name. */
  readonly byNumber?: boolean;
}

/** How a list is read. */
export interface Reading {
  /** The language of its names, if known. */
  readonly lang?: Lang | undefined;
  /** How many problems get suggestions: finding similar names is slow, and the text may not be a deck list at all. */
  readonly suggestions: number;
}

type About = Pick<ReadDeck, 'name' | 'author' | 'description' | 'format'> & Reading;

const MAX_COPIES = 99;

/** The deck of these cards. Never fails: what is wrong with a line becomes a problem. */
export function deckOf(cards: readonly CardLine[], about: About): ReadDeck {
  const { name, author, description, format, lang, suggestions } = about;
  const problems: ListProblem[] = [];
  const counts = new Map<CatalogueCard, number>();
  const lines = new Map<number, number>();
  const problem = (card: CardLine, key: ListProblem['key'], candidates: readonly CatalogueCard[]): void => {
    problems.push({ line: card.line, text: card.text, key, candidates });
  };
  let total = 0;
  for (const entry of cards) {
    const { found, count } = entry;
    if (found.length === 0) {
      const candidates = !entry.byNumber && problems.length < suggestions ? suggestCards(entry.name) : [];
      problem(
        entry,
        entry.byNumber ? 'unknownNumber' : entry.counted ? 'unknownName' : 'unreadable',
        candidates,
      );
      continue;
    }
    if (!Number.isInteger(count) || count < 1 || count > MAX_COPIES) {
      problem(entry, 'badCount', found);
      continue;
    }
    const [card, another] = meantBy(entry, lang);
    total += count;
    if (total > LIMITS.deck) {
      problem(entry, 'tooManyCards', []);
      break;
    }
    if (card && !another) {
      counts.set(card, (counts.get(card) ?? 0) + count);
      if (!lines.has(card.id)) lines.set(card.id, entry.line);
    } else problem(entry, 'severalCards', found);
  }
  const entries = (kind: CatalogueCard['kind']): DeckEntry[] =>
    [...counts].filter(([card]) => card.kind === kind).map(([{ id }, count]) => ({ id, count }));
  return {
    name,
    author,
    description,
    crypt: entries('crypt'),
    library: entries('library'),
    problems,
    format,
    lines,
  };
}

/** Where languages share a name, the one in the language of the list. */
const meantBy = ({ found, name }: CardLine, lang: Lang | undefined): readonly CatalogueCard[] =>
  found.length === 1 ? found : findCards(name, lang).filter((card) => found.includes(card));
