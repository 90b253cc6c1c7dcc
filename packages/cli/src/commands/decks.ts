import { DECKS, type Lang } from '@methuselah/cards';
import { fullName } from '@methuselah/cards/catalogue';
import {
  checkDeck,
  HEADINGS,
  type ListProblem,
  type ReadDeck,
  readDeckList,
  writeDeckList,
} from '@methuselah/cards/decklist';
import { problemText } from '@methuselah/text';
import { bad, good, strong } from '../colour.ts';
import { table } from '../columns.ts';
import { BadInput, type Given } from '../command.ts';
import { readBytes, statOf } from '../files.ts';
import { tongueIn } from '../text.ts';
import { WORDS } from '../words.ts';

/** No deck list is as long as this many bytes. */
const LARGEST_FILE = 1_000_000;

/** methuselah decks: the prebuilt decks; one deck in one language, with what is wrong with it; or only that. */
export function run(given: Given): number {
  switch (given.verb) {
    case 'list':
      return list(given);
    case 'show':
      return show(given);
    default:
      return check(given);
  }
}

const size = (entries: ReadDeck['crypt']): number => entries.reduce((sum, { count }) => sum + count, 0);
const print = (value: unknown): void => console.log(JSON.stringify(value, null, 2));

function list({ words, has, lang }: Given): number {
  if (words.length > 0) throw new BadInput((w) => w.noWords('decks list'));
  const decks = DECKS.map(({ key, name, crypt, library }) => ({
    key,
    name,
    crypt: size(crypt),
    library: size(library),
  }));
  if (has('json')) print(decks);
  else {
    const heads = [WORDS[lang].deck, '', HEADINGS.crypt[lang], HEADINGS.library[lang]];
    const rows = decks.map(({ key, name, crypt, library }) => [key, name, String(crypt), String(library)]);
    const [head = '', ...lines] = table([heads, ...rows], 2);
    console.log([strong(head), ...lines].join('\n'));
  }
  return 0;
}

function show({ words, has, lang }: Given): number {
  const [name, another] = words;
  if (name === undefined || another !== undefined) throw new BadInput((w) => w.sayWhichDeck(prebuilt()));
  const read = readDeck(name);
  const wrong = whatIsWrong(read, lang);
  if (has('json')) print(forPrograms(name, read, lang));
  else {
    console.log(writeDeckList(read, lang));
    console.log(wrong.length > 0 ? wrong.join('\n') : WORDS[lang].fine);
  }
  return wrong.length > 0 ? 1 : 0;
}

function check({ words, has, lang }: Given): number {
  if (words.length === 0) throw new BadInput((w) => w.sayWhichDecks(prebuilt()));
  const checked = words.map((name) => {
    const read = readDeck(name);
    return { name, read, wrong: whatIsWrong(read, lang) };
  });
  if (has('json')) print(checked.map(({ name, read }) => forPrograms(name, read, lang)));
  else
    for (const { name, wrong } of checked) {
      console.log(wrong.length > 0 ? `${bad('✗')} ${name}` : `${good('✓')} ${name}: ${WORDS[lang].fine}`);
      for (const line of wrong) console.log(`    ${line}`);
    }
  return checked.some(({ wrong }) => wrong.length > 0) ? 1 : 0;
}

function forPrograms(asked: string, read: ReadDeck, lang: Lang) {
  const { name, author, crypt, library } = read;
  const problems = whatIsWrong(read, lang);
  return { asked, name, author, crypt, library, fine: problems.length === 0, problems };
}

const prebuilt = (): string => DECKS.map((deck) => deck.key).join(', ');

/** A prebuilt deck by its name, or what a file says. */
export function readDeck(name: string): ReadDeck {
  const known = DECKS.find((deck) => [deck.key, deck.name.toLowerCase()].includes(name.toLowerCase()));
  if (known) return { ...known, author: '', problems: [] };
  if (name !== '-' && !statOf(name)) throw new BadInput((w) => w.noDeck(name, prebuilt()));
  return readDeckList(decode(readBytes(name, LARGEST_FILE)));
}

/** Older programs do not write UTF-8. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What is wrong with a deck, a sentence each. */
export function whatIsWrong(deck: ReadDeck, lang: Lang): string[] {
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
