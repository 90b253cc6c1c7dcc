import { LANGS } from '@methuselah/cards/lang';
import { type DeckProblem, deckProblems, problemInWords } from '@methuselah/engine';
import { CHOOSE_REFUSALS, LOAD_REFUSALS, REASON_KEYS } from '@methuselah/engine/internal';
import { TITLES } from '@methuselah/engine/language';
import { testDeck, testPool } from '@methuselah/testkit';
import { describe, expect, it } from 'vitest';
import { lint } from '../src/lint.ts';
import {
  clanText,
  disciplineText,
  localeOf,
  problemText,
  REASON_WORDS,
  refusalText,
  titleText,
  traitText,
} from '../src/table/index.ts';

const deck = testDeck(1);
const [vampire = 0, ...crypt] = deck.crypt;
const [first = 0, ...library] = deck.library;
/** Decks with every possible problem. */
const PROBLEMS: readonly DeckProblem[] = [
  { crypt: [], library: [] },
  { crypt: deck.crypt, library: [...deck.library, ...deck.library, ...deck.library] },
  { crypt: [...crypt, first], library: [...library, vampire] },
  { crypt: [...crypt, 999_999], library: deck.library },
].flatMap((broken) => deckProblems(testPool, broken));
const APART: DeckProblem = {
  rule: 'R-DECK-04',
  key: 'groupsTooFarApart',
  groups: [
    { group: 1, cards: [vampire] },
    { group: 4, cards: crypt.slice(0, 2) },
  ],
};

describe.each(LANGS)('%s', (lang) => {
  const locale = localeOf(lang);
  const names = testPool.cards.map(({ card }) => card.name);
  const clean = (text: string): void => expect(lint(text, lang, names)).toEqual([]);

  it('says every problem of a deck', () => {
    const keys = new Set([...PROBLEMS, APART].map((problem) => problem.key));
    expect(keys.size).toBe(6);
    for (const problem of [...PROBLEMS, APART]) clean(problemText(testPool, problem, locale));
  });

  it('says every refusal', () => {
    for (const refused of CHOOSE_REFUSALS) clean(refusalText({ refused }, locale));
    for (const refused of LOAD_REFUSALS) clean(refusalText({ ok: false, refused, message: '' }, locale));
    clean(refusalText({ ok: false, refused: 'noText', message: '' }, locale));
    const diverged = {
      ok: false,
      refused: 'diverged',
      at: 6,
      expected: '',
      offered: [],
      differences: { rules: null, cards: [] },
      message: '',
    } as const;
    clean(refusalText(diverged, locale));
    expect(refusalText(diverged, locale)).toContain('7');
  });

  it('says every reason as a sentence', () => {
    for (const key of REASON_KEYS) {
      expect(lint(REASON_WORDS[lang][key], lang)).toEqual([]);
      expect(REASON_WORDS[lang][key]).toMatch(/^\p{Lu}.*\p{Ll}\.$/u);
    }
  });

  it('says titles with and without a city', () => {
    for (const title of TITLES) {
      clean(titleText(locale, title, ''));
      clean(titleText(locale, title, 'Oslo'));
    }
    expect(titleText(locale, 'prince', 'Oslo')).toContain('Oslo');
  });

  it('says how a game begins and ends', () => {
    const { result, names: naming } = locale.words;
    const people = ['Alexis', 'Sarah', 'Éric'];
    for (const text of [
      result.sitDown(people, 'Alexis'),
      result.oustedOnTurn(1),
      result.limitReached(30),
      result.recordEnds(2),
      result.wins('Sarah'),
      result.recordWritten('2026.json'),
      naming.list(people),
    ])
      expect(lint(text, lang, people)).toEqual([]);
    for (const name of people) expect(naming.list(people)).toContain(name);
  });
});

it('a deck problem reads in English as in the engine', () => {
  for (const problem of [...PROBLEMS, APART])
    expect(problemText(testPool, problem, localeOf('en'))).toBe(problemInWords(testPool, problem));
});

it('an unknown clan, Discipline or trait keeps its name', () => {
  const en = localeOf('en');
  expect(clanText(en, 'Ventrue')).toBe('Ventrue');
  expect(clanText(en, 'Marrow')).toBe('Marrow');
  expect(disciplineText(en, 'dom')).toBe('Dominate');
  expect(disciplineText(en, 'xyz')).toBe('xyz');
  expect(traitText(en, 'redList')).toBe('Red List');
  expect(titleText(en, 'prince', 'London')).toBe('prince of London');
  expect(titleText(en, 'innerCircle', 'Ventrue')).toBe('Inner Circle member of Ventrue');
});
