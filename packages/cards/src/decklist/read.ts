import type { CatalogueCard } from '../catalogue/facts.ts';
import type { Lang } from '../catalogue/lang.ts';
import type { DeckList } from '../decks.ts';
import type { Reading } from './entry.ts';
import type { DeckFormat } from './formats.ts';
import { decksIn, parsedJson, readJson } from './json.ts';
import { isLink, readLink } from './link.ts';
import { readText } from './text.ts';
import { isXml, readXml } from './xml.ts';

/** Reads deck lists in any format, which is recognised by itself. */

/** A line that could not be read. */
export interface ListProblem {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  /**
   * No card of this name or number; several of them; a bad number of copies; too many cards in total; or not a line of a deck
   * list.
   */
  readonly key: 'unknownName' | 'unknownNumber' | 'severalCards' | 'badCount' | 'tooManyCards' | 'unreadable';
  /** The cards it may mean. */
  readonly candidates: readonly CatalogueCard[];
}

/** A deck as written down, with its author. */
export interface WrittenDeck extends Omit<DeckList, 'key'> {
  readonly author: string;
  /** What its author says of it. */
  readonly description?: string;
}

/** A deck that was read, with the lines that could not be. */
export interface ReadDeck extends WrittenDeck {
  readonly description: string;
  readonly problems: readonly ListProblem[];
  /** What it was read as. */
  readonly format: DeckFormat;
  /** By card id: the line that names it first. */
  readonly lines: ReadonlyMap<number, number>;
}

const MAX_SUGGESTIONS = 30;

/** Reads a deck list. Never fails: unreadable lines are returned as problems, the first `suggestions` with names that may be meant. */
export function readDeckList(text: string, lang?: Lang, suggestions = MAX_SUGGESTIONS): ReadDeck {
  const how: Reading = { lang, suggestions };
  const json = parsedJson(text);
  if (json !== null) return readJson(json, text, how);
  if (isXml(text)) return readXml(text, how);
  if (isLink(text)) return readLink(text, how);
  return readText(text, how);
}

/** Reads a text that may hold many decks, as JSON: each element of a list, or of its `decks`, is one. */
export function readDeckLists(text: string, lang?: Lang, suggestions = MAX_SUGGESTIONS): readonly ReadDeck[] {
  const many = decksIn(parsedJson(text));
  if (many === null) return [readDeckList(text, lang, suggestions)];
  return many.map((deck) => readJson(deck, JSON.stringify(deck, null, 1), { lang, suggestions }));
}
