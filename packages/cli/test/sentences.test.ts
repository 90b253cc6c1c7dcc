import { CARDS, LANGS, type Lang } from '@methuselah/cards';
import { readDeckList } from '@methuselah/cards/decklist';
import { newGame, parseRecord, printRecord, readRecord, replay, verifyRecord } from '@methuselah/engine';
import { CHOOSE_REFUSALS, LOAD_REFUSALS } from '@methuselah/engine/internal';
import {
  attacks,
  fifthPool,
  goodRecord,
  readScenarios,
  runScenario,
  ScenarioError,
  testSetup,
} from '@methuselah/testkit';
import { localeOf, refusalText } from '@methuselah/text/internal';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../host/src/words/all.ts';
import { deckProblems } from '../src/cards/deck.ts';
import { errorsIn } from '../src/errors/errors.ts';
import { CARD_WORDS, PLAY_WORDS, RECORD_WORDS, SIMULATION_WORDS } from '../src/words/index.ts';

/** Ends with exactly one full stop, question mark or exclamation mark; no double full stops except ellipses. */
const isSentence = (text: string): boolean =>
  /[^.?!\s]\u00a0?[.?!]$/u.test(text) && !/(?<!\.)\.\.(?!\.)/.test(text);

/** Labels and list items, which are not sentences. */
const LABELS = new Set([
  'see',
  // cards and decks
  'line',
  'deck',
  'coverage',
  'atLine',
  'missing',
  'playable',
  'half',
  'difficulty',
  'instead',
  // records
  'seed',
  'practice',
  'engine',
  'rules',
  'turnLimit',
  'ownDeck',
  'decisions',
  'differ',
  'ends',
  'turn',
  // play
  'typed',
  'until',
  'number',
  'bots',
  'you',
  'mayBlock',
  'votes',
  'possible',
  'ifPassed',
  'lastCall',
  'canNow',
]);

/** Sample arguments of messages that take other than strings, by position. */
const SAMPLE_ARGUMENTS: Readonly<Record<string, readonly unknown[]>> = {
  noneInFolder: [['yaml', 'yml'], 'here'],
  notPlayedWith: ['deck.txt', 'It is empty.'],
  meant: [['Lauren', 'Nassir']],
  notPlayableCards: [['Lauren', 'Nassir']],
  banned: [['Lauren']],
  needed: [['Lauren (3)', 'Nassir (2)']],
  many: [3, 2, 1],
  headsDiffer: [['seed', 'players']],
};

function sentencesOf(words: object): string[] {
  return Object.entries(words).flatMap(([key, value]): string[] => {
    if (LABELS.has(key)) return [];
    if (typeof value === 'string') return [value];
    if (typeof value !== 'function') return sentencesOf(value);
    return [String(value(...(SAMPLE_ARGUMENTS[key] ?? ['1', '2', '3', '4'])))];
  });
}

describe.each(LANGS)('in %s every message ends in one full stop', (lang: Lang) => {
  it.each<[string, () => object | Promise<object>]>([
    ['bad input', () => errorsIn(lang)],
    ['cards and decks', () => CARD_WORDS[lang]],
    ['records', () => RECORD_WORDS[lang]],
    ['a game at the terminal', () => PLAY_WORDS[lang]],
    ['many games', () => ({ took: SIMULATION_WORDS[lang].took })],
    ['what a host refuses', () => LOCALES[lang].host.refusals],
    ['what has changed in a saved game', () => LOCALES[lang].host.changes],
  ])('of %s', async (_, words) => {
    expect(sentencesOf(await words()).filter((text) => !isSentence(text))).toEqual([]);
  });

  it('of refusals', () => {
    const locale = localeOf(lang);
    const said = [
      ...CHOOSE_REFUSALS.map((refused) => refusalText({ refused }, locale)),
      ...LOAD_REFUSALS.map((refused) => refusalText({ ok: false, refused, message: '' }, locale)),
      refusalText({ ok: false, refused: 'noText', message: '' }, locale),
      refusalText(
        {
          ok: false,
          refused: 'diverged',
          at: 6,
          expected: '',
          offered: [],
          differences: { rules: null, cards: [] },
          message: '',
        },
        locale,
      ),
    ];
    expect(said.filter((text) => !isSentence(text))).toEqual([]);
  });

  it('of decks with many problems', () => {
    const list =
      '3 Lauren\n1 Andrew Stuart\n0 Nassir\n2 Laurem\n2 Victoria Ash\n99 Deflection\nThe Return to Innocence\nwhat?';
    const said = [list, '150 Deflection\n99 Lauren', '99 Deflection\n99 Lauren\n99 Nassir'].flatMap((text) =>
      deckProblems(readDeckList(text), lang),
    );
    expect(said.length).toBeGreaterThan(9);
    expect(said.filter((text) => !isSentence(text))).toEqual([]);
  });
});

it('refusals of the engine end in one full stop', () => {
  const game = newGame(testSetup(1, 2));
  const { id = '', seat = 0 } = game.decision ?? {};
  const chosen = [game.choose('x', 'y'), game.choose(id, 'y'), game.choose(id, 'y', 1 - seat)];
  const good = goodRecord();
  const printed = printRecord(good, fifthPool);
  const words = printed.ok ? printed.text : '';
  const read = attacks().flatMap(({ is, text }): { readonly ok: boolean; readonly message?: string }[] => {
    if (is === 'words') return [parseRecord(text, CARDS)];
    if (is !== 'record') return [];
    const record = readRecord(text);
    return record.ok ? [replay(record.record, fifthPool), verifyRecord(record.record, fifthPool)] : [record];
  });
  const lines = words.split('\n').slice(0, 20);
  const broken = lines.map((_, i) => parseRecord(lines.toSpliced(i, 1, 'what?').join('\n'), CARDS));
  const shorter = lines.map((_, i) => parseRecord(lines.toSpliced(i, 1).join('\n'), CARDS));
  const changed = [0, 30, 59].map((i) =>
    verifyRecord({ ...good, decisions: good.decisions.with(i, 'x') }, fifthPool),
  );
  const refused = [...chosen, ...read, ...broken, ...shorter, ...changed].flatMap((result) =>
    'message' in result ? [result.message ?? ''] : [],
  );
  expect(refused.length).toBeGreaterThan(60);
  expect(refused.filter((text) => !isSentence(text))).toEqual([]);
});

it('errors of hostile scenarios end in one full stop', () => {
  const said = attacks()
    .filter(({ is }) => is === 'scenario')
    .flatMap(({ text }) => readScenarios('a.yaml', text))
    .flatMap((scenario) => {
      if (scenario instanceof ScenarioError) return [scenario.problem];
      try {
        runScenario(scenario, ['plain']);
        return [];
      } catch (error) {
        return error instanceof ScenarioError ? [error.problem] : [String(error)];
      }
    });
  expect(said.filter((text) => !isSentence(text))).toEqual([]);
});
