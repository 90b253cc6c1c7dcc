import { readFileSync, type Stats, statSync } from 'node:fs';
import { DECKS, type Lang } from '@methuselah/cards';
import { fullName } from '@methuselah/cards/catalogue';
import {
  checkDeck,
  type ListProblem,
  type ReadDeck,
  readDeckList,
  writeDeckList,
} from '@methuselah/cards/decklist';
import { problemText } from '@methuselah/text';
import { BadInput, readArguments } from './badinput.ts';
import { tongueIn } from './text.ts';
import { WORDS } from './words.ts';

/** No deck list is as long as this many bytes. */
const LARGEST_FILE = 1_000_000;

/** methuselah deck: prints a deck in one language, with what is wrong with it. */
export function deck(args: readonly string[]): number {
  const { names, lang } = readArguments(args, {});
  const [name, another] = names;
  if (name === undefined || another !== undefined)
    throw new BadInput(`Say which deck: a file, or one of ${prebuilt()}. See: methuselah help`);
  const read = readDeck(name);
  const wrong = whatIsWrong(read, lang);
  console.log(writeDeckList(read, lang));
  console.log(wrong.length > 0 ? wrong.join('\n') : WORDS[lang].fine);
  return wrong.length > 0 ? 1 : 0;
}

const prebuilt = (): string => DECKS.map((deck) => deck.key).join(', ');

function readDeck(name: string): ReadDeck {
  const known = DECKS.find((deck) => [deck.key, deck.name.toLowerCase()].includes(name.toLowerCase()));
  if (known) return { ...known, author: '', problems: [] };
  return readDeckList(readText(name));
}

function readText(name: string): string {
  if (name === '-') return decode(readFileSync(0));
  let file: Stats | undefined;
  try {
    file = statSync(name, { throwIfNoEntry: false });
    if (file?.isFile() && file.size <= LARGEST_FILE) return decode(readFileSync(name));
  } catch {
    throw new BadInput(`"${name}" cannot be read.`);
  }
  if (!file)
    throw new BadInput(`There is no file "${name}", and no deck of that name; there are ${prebuilt()}.`);
  throw new BadInput(file.isFile() ? `"${name}" is too large for a deck list.` : `"${name}" is not a file.`);
}

/** Older programs do not write UTF-8. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function whatIsWrong(deck: ReadDeck, lang: Lang): string[] {
  const { pool, illegal, notPlayable, banned } = checkDeck(deck);
  const words = WORDS[lang];
  const named = (cards: typeof banned): string[] => cards.map((card) => fullName(card, lang));
  return [
    ...deck.problems.map((problem) => inWords(problem, lang)),
    ...illegal.map((problem) => problemText(pool, problem, tongueIn(lang))),
    ...(notPlayable.length > 0 ? [words.notPlayableCards(named(notPlayable))] : []),
    ...(banned.length > 0 ? [words.banned(named(banned))] : []),
  ];
}

function inWords({ line, text, key, candidates }: ListProblem, lang: Lang): string {
  const words = WORDS[lang];
  const names = candidates.map((card) => fullName(card, lang));
  const meant = names.length > 0 && key !== 'badCount' ? [words.meant(names)] : [];
  return [words.line(line, text), words.problems[key], ...meant].join(' ');
}
