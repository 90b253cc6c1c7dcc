import { DECKS, type Lang } from '@methuselah/cards';
import { HEADINGS, type ReadDeck, writeDeckList } from '@methuselah/cards/decklist';
import { deckProblems, prebuiltKeys, readDeck } from '../cards/deck.ts';
import { type Arguments, BadInput } from '../line/command.ts';
import { bad, good, strong } from '../print/colour.ts';
import { table } from '../print/columns.ts';
import { CARD_WORDS } from '../words/index.ts';

/** methuselah decks: lists the prebuilt decks, shows a deck with its problems, or checks decks. */
export function run(given: Arguments): number {
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

function list({ words, has, lang }: Arguments): number {
  if (words.length > 0) throw new BadInput((w) => w.noWords('decks list'));
  const decks = DECKS.map(({ key, name, crypt, library }) => ({
    key,
    name,
    crypt: size(crypt),
    library: size(library),
  }));
  if (has('json')) print(decks);
  else {
    const heads = [CARD_WORDS[lang].deck, '', HEADINGS.crypt[lang], HEADINGS.library[lang]];
    const rows = decks.map(({ key, name, crypt, library }) => [key, name, String(crypt), String(library)]);
    const [head = '', ...lines] = table([heads, ...rows], 2);
    console.log([strong(head), ...lines].join('\n'));
  }
  return 0;
}

function show({ words, has, lang }: Arguments): number {
  const [name, another] = words;
  if (name === undefined || another !== undefined) throw new BadInput((w) => w.sayWhichDeck(prebuiltKeys()));
  const read = readDeck(name);
  const wrong = deckProblems(read, lang);
  if (has('json')) print(toJson(name, read, lang));
  else {
    console.log(writeDeckList(read, lang));
    // Problems are printed as comments, so that the output is still a readable deck list.
    for (const line of wrong.length > 0 ? wrong : [CARD_WORDS[lang].fine]) console.log(`# ${line}`);
  }
  return wrong.length > 0 ? 1 : 0;
}

function check({ words, has, lang }: Arguments): number {
  if (words.length === 0) throw new BadInput((w) => w.sayWhichDecks(prebuiltKeys()));
  const checked = words.map((name) => {
    const read = readDeck(name);
    return { name, read, wrong: deckProblems(read, lang) };
  });
  if (has('json')) print(checked.map(({ name, read }) => toJson(name, read, lang)));
  else
    for (const { name, wrong } of checked) {
      console.log(
        wrong.length > 0 ? `${bad('✗')} ${name}` : `${good('✓')} ${name}: ${CARD_WORDS[lang].fine}`,
      );
      for (const line of wrong) console.log(`    ${line}`);
    }
  return checked.some(({ wrong }) => wrong.length > 0) ? 1 : 0;
}

function toJson(asked: string, read: ReadDeck, lang: Lang) {
  const { name, author, crypt, library } = read;
  const problems = deckProblems(read, lang);
  return { asked, name, author, crypt, library, fine: problems.length === 0, problems };
}
