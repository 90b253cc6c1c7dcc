import { DECKS, type DeckList, toDeck } from '@methuselah/cards';
import { cardById, fullName } from '@methuselah/cards/catalogue';
import { checkDeck, type ListProblem, readDeckList } from '@methuselah/cards/decklist';
import type { Deck, DeckProblem } from '@methuselah/engine';
import { localeOf, problemText } from '@methuselah/text/internal';
import { plain, ScenarioError, suggest } from './error.ts';
import type { DeckScenario, DeckText, Line } from './scenario.ts';

/** Possible problems of a deck list. Cards sort themselves into crypt and library. */
export const DECK_KINDS = [
  'cryptTooSmall',
  'libraryTooSmall',
  'libraryTooLarge',
  'groupsTooFarApart',
  'banned',
] as const;

/** The same card names as the command uses. */
const ENGLISH = localeOf('en', ({ id, name }) => {
  const card = cardById(id);
  return card === undefined ? name : fullName(card);
});

type Cards = Pick<DeckList, 'crypt' | 'library'>;

/** The cards of a deck list. A line that names no card makes the scenario malformed. */
function cardsOf(deck: DeckText): Cards {
  const named = deck.filter(({ text }) => text.trim() !== '');
  const [only] = named;
  const prebuilt = DECKS.find(({ key }) => named.length === 1 && key === plain(only?.text ?? ''));
  if (prebuilt !== undefined) return prebuilt;
  const read = readDeckList(deck.map(({ text }) => text).join('\n'));
  const [problem] = read.problems;
  const line = deck[(problem?.line ?? 0) - 1];
  if (problem !== undefined && line !== undefined)
    throw new ScenarioError('malformed', line.place, listProblem(problem, line, named.length === 1));
  return read;
}

export const deckOf = (deck: DeckText): Deck => toDeck(cardsOf(deck));

function listProblem({ key, candidates }: ListProblem, { text }: Line, alone: boolean): string {
  const line = text.trim();
  const names = candidates.map((card) => fullName(card));
  switch (key) {
    case 'unknownName':
    case 'unknownNumber':
      return `No card of "${line}" is known.${didYouMean(names)}`;
    case 'severalCards':
      return `"${line}" may mean several cards.${didYouMean(names)}`;
    case 'badCount':
      return `"${line}": a card is there in 1 to 99 copies.`;
    case 'tooManyCards':
      return `"${line}" is more than the 200 cards that a deck may hold here.`;
    case 'unreadable': {
      const decks = DECKS.map((deck) => deck.key);
      const hint = alone ? suggest(line, decks) || ` The prebuilt decks are ${decks.join(', ')}.` : '';
      return `"${line}" is neither a card nor a heading.${didYouMean(names) || hint}`;
    }
  }
}

const didYouMean = (names: readonly string[]): string =>
  names.length === 0 ? '' : ` Did you mean ${names.map((name) => `"${name}"`).join(' or ')}?`;

/** One problem of a deck: its kind, and the command's sentence if a rule is broken. */
interface Wrong {
  readonly kind: (typeof DECK_KINDS)[number];
  readonly sentence: string;
}

function wrongWith(cards: Cards): Wrong[] {
  const { pool, illegal, banned } = checkDeck(cards);
  const isKind = (key: string): key is Wrong['kind'] => (DECK_KINDS as readonly string[]).includes(key);
  return [
    ...illegal.flatMap((problem) =>
      isKind(problem.key) ? [{ kind: problem.key, sentence: problemText(pool, problem, ENGLISH) }] : [],
    ),
    ...(banned.length === 0
      ? []
      : [
          {
            kind: 'banned' as const,
            sentence: `Banned from tournaments: ${banned.map((card) => fullName(card)).join('; ')}.`,
          },
        ]),
  ];
}

/** All possible sentences, as patterns. */
const SENTENCES: readonly RegExp[] = (() => {
  const count = 987_654;
  const { pool } = checkDeck({ crypt: [], library: [] });
  const problems: DeckProblem[] = [
    { rule: 'R-DECK-01', key: 'cryptTooSmall', count, least: 12 },
    { rule: 'R-DECK-02', key: 'libraryTooSmall', count, least: 60 },
    { rule: 'R-DECK-02', key: 'libraryTooLarge', count, most: 90 },
  ];
  const counted = problems.map((problem) => plain(problemText(pool, problem, ENGLISH)));
  return [
    ...counted.map((text) => new RegExp(`^${text.replace(String(count), '\\d+')}$`)),
    /^the vampires are of the groups .+; only one group, or two that follow each other, may be in a crypt$/,
    /^banned from tournaments: .+$/,
  ];
})();

/** Compares a deck's problems with those the scenario lists: all of them, and no others. */
export function checkDeckScenario({ place, deck, problems }: DeckScenario): void {
  const wrong = wrongWith(cardsOf(deck));
  const found = wrong.map(({ kind, sentence }) => `${kind} ("${sentence}")`).join(', ') || 'nothing';
  for (const line of problems) {
    const said = plain(line.text);
    if (!DECK_KINDS.some((kind) => plain(kind) === said) && !SENTENCES.some((form) => form.test(said)))
      throw new ScenarioError(
        'malformed',
        line.place,
        `"${line.text}" is never wrong with a deck list.${suggest(line.text, DECK_KINDS) || ` The kinds are ${DECK_KINDS.join(', ')}.`}`,
      );
    const at = wrong.findIndex(({ kind, sentence }) => [plain(kind), plain(sentence)].includes(said));
    if (at < 0)
      throw new ScenarioError(
        'failed',
        line.place,
        `${line.text} — but what is wrong with the deck is: ${found}.`,
      );
    wrong.splice(at, 1);
  }
  const [left] = wrong;
  if (left !== undefined)
    throw new ScenarioError('failed', place, `"problems" leaves out ${left.kind} ("${left.sentence}").`);
}
