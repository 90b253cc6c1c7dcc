import { DECKS, type Lang } from '@methuselah/cards';
import { fullName } from '@methuselah/cards/catalogue';
import { checkDeck, type ListProblem, type ReadDeck, readDeckList } from '@methuselah/cards/decklist';
import { problemText } from '@methuselah/text/internal';
import { BadInput } from '../line/command.ts';
import { readBytes, statOf } from '../line/files.ts';
import { localeIn } from '../print/text.ts';
import { CARD_WORDS } from '../words/index.ts';

/** In bytes; longer than any deck list. */
const LARGEST_FILE = 1_000_000;

/** The names of the prebuilt decks. */
export const prebuiltKeys = (): string => DECKS.map((deck) => deck.key).join(', ');

/** A prebuilt deck by name, or a deck list from a file. */
export function readDeck(name: string): ReadDeck {
  const known = DECKS.find((deck) => [deck.key, deck.name.toLowerCase()].includes(name.toLowerCase()));
  if (known) return { ...known, author: '', problems: [] };
  if (name !== '-' && !statOf(name)) throw new BadInput((w) => w.noDeck(name, prebuiltKeys()));
  return readDeckList(decode(readBytes(name, LARGEST_FILE)));
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
  return [
    ...deck.problems.map((problem) => problemLine(problem, lang)),
    ...illegal.map((problem) => problemText(pool, problem, localeIn(lang))),
    ...(notPlayable.length > 0 ? [words.notPlayableCards(named(notPlayable))] : []),
    ...(banned.length > 0 ? [words.banned(named(banned))] : []),
  ];
}

function problemLine({ line, text, key, candidates }: ListProblem, lang: Lang): string {
  const words = CARD_WORDS[lang];
  const names = candidates.map((card) => fullName(card, lang));
  const meant = names.length > 0 && key !== 'badCount' ? [words.meant(names)] : [];
  return [words.line(line, text), words.problems[key], ...meant].join(' ');
}
