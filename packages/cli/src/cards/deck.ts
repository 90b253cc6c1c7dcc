import { DECKS, type Lang, PLAYABLE } from '@methuselah/cards';
import { type CatalogueCard, fullName } from '@methuselah/cards/catalogue';
import {
  checkDeck,
  type DeckIssue,
  issuesOf,
  type ListProblem,
  type ReadDeck,
  readDeckList,
  readDeckLists,
  substitutesFor,
} from '@methuselah/cards/decklist';
import { PRECONS, preconName } from '@methuselah/cards/precons';
import { problemText } from '@methuselah/text/internal';
import { BadInput } from '../line/command.ts';
import { readBytes, statOf } from '../line/files.ts';
import { localeIn } from '../print/text.ts';
import { CARD_WORDS } from '../words/index.ts';

/** In bytes; longer than any deck list. */
const LARGEST_FILE = 1_000_000;

/** Cards for which others are suggested. */
const WITH_SUBSTITUTES = 5;

/** The names of the prebuilt decks. */
export const prebuiltKeys = (): string => DECKS.map((deck) => deck.key).join(', ');

/** A preconstructed deck by its key or name; null if there is none. */
function preconstructed(asked: string): ReadDeck | null {
  const word = asked.toLowerCase();
  const known = PRECONS.find((deck) => [deck.key, preconName(deck).toLowerCase()].includes(word));
  if (!known) return null;
  const { crypt, library } = known;
  const name = preconName(known);
  const nothing = { author: '', description: '', problems: [], format: 'text', lines: new Map() } as const;
  return { ...nothing, name, crypt, library };
}

/** A preconstructed deck by name, or a deck list from a file. */
export const readDeck = (name: string): ReadDeck => preconstructed(name) ?? readDeckList(fileText(name));

/** As `readDeck`, but a file may hold many decks. */
export function readDecks(name: string): readonly ReadDeck[] {
  const known = preconstructed(name);
  return known ? [known] : readDeckLists(fileText(name));
}

function fileText(name: string): string {
  if (name !== '-' && !statOf(name)) throw new BadInput((w) => w.noDeck(name, prebuiltKeys()));
  return decode(readBytes(name, LARGEST_FILE));
}

/** Older programs write Windows-1252 instead of UTF-8. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The problems of a deck, one sentence each. */
export function deckProblems(deck: ReadDeck, lang: Lang): string[] {
  const { pool, illegal, notPlayable, banned } = checkDeck(deck);
  const words = CARD_WORDS[lang];
  const named = (cards: typeof banned): string[] => cards.map((card) => fullName(card, lang));
  /** With its line and, for the first few, what is similar. */
  const placed = (card: CatalogueCard, i: number): string => {
    const line = deck.lines.get(card.id);
    const alike = i < WITH_SUBSTITUTES && line !== undefined ? named(substitutesFor(card, PLAYABLE, 2)) : [];
    const notes = [
      ...(line === undefined ? [] : [words.atLine(line)]),
      ...(alike.length > 0 ? [words.instead(alike)] : []),
    ];
    return notes.length === 0 ? fullName(card, lang) : `${fullName(card, lang)} (${notes.join('; ')})`;
  };
  return [
    ...deck.problems.map((problem) => problemLine(problem, lang)),
    ...illegal.map((problem) => problemText(pool, problem, localeIn(lang))),
    ...(notPlayable.length > 0 ? [words.notPlayableCards(notPlayable.map(placed))] : []),
    ...(banned.length > 0 ? [words.banned(named(banned))] : []),
  ];
}

function problemLine({ line, text, key, candidates }: ListProblem, lang: Lang): string {
  const words = CARD_WORDS[lang];
  const names = candidates.map((card) => fullName(card, lang));
  const meant = names.length > 0 && key !== 'badCount' ? [words.meant(names)] : [];
  return [words.line(line, text), words.problems[key], ...meant].join(' ');
}

/** What is wrong with a deck, for programs: each with its line and the cards that may help. */
export const issueFacts = (deck: ReadDeck, lang: Lang) =>
  issuesOf(deck, PLAYABLE).map(({ key, line, card, illegal, suggestions }: DeckIssue) => ({
    key: illegal?.key ?? key,
    ...(line !== undefined && { line }),
    ...(card && { card: card.id, name: fullName(card, lang) }),
    suggestions: suggestions.map((other) => fullName(other, lang)),
  }));
