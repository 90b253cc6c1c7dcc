import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Dice, newGame } from '@methuselah/engine';
import { CHOICES, WINDOW_TABLE } from '@methuselah/engine/internal';
import { describe, expect, it } from 'vitest';
import { fifthSetup } from '../src/fifth.ts';
import { CHECKS } from '../src/scenario/checks.ts';
import { DECK_KINDS } from '../src/scenario/deck.ts';
import { FACTS } from '../src/scenario/facts/index.ts';
import { readScenarios, runFile, runScenario, ScenarioError } from '../src/scenario/index.ts';
import { whyNeverSaid } from '../src/scenario/notation.ts';
import { longForm, shortForm } from '../src/scenario/ways.ts';
import { testSetup } from '../src/selfplay.ts';

const doc = readFileSync(join(import.meta.dirname, '../../../docs/SCENARIOS.md'), 'utf8');

/** The error of a scenario that starts with these lines: line 1 is the name, line 2 the rules. */
function errorOf(source: string): ScenarioError {
  try {
    runFile('a.yaml', source);
  } catch (error) {
    if (error instanceof ScenarioError) return error;
    throw error;
  }
  throw new Error('The scenario runs without an error.');
}
const withScript = (...script: string[]): string =>
  [
    'name: Test',
    'players:',
    '  Sarah:',
    '    hand: [Slip Away]',
    '    ready: [Bramble, Edric Vane]',
    '  Alexis:',
    '    ready: [Della Marsh]',
    'script: |',
    ...script.map((line) => `  ${line}`),
  ].join('\n');

const TWO_KNIVES = (line: string): string =>
  `name: Test\nplayers:\n  Sarah: { ready: [Hired Knife, { Hired Knife: { locked: true } }] }\n  Alexis: {}\nscript: "${line}"`;

describe('a malformed scenario', () => {
  it.each([
    ['bad YAML', 'name: [', 1, 'This is not YAML'],
    [
      'a colon without quotes',
      'name: The Second Tradition: Domain\nplayers: { Sarah: {}, Alexis: {} }',
      1,
      'A text with a colon in it must be put in quotes.',
    ],
    [
      'a colon without quotes among the facts',
      'name: Test\nplayers: { Sarah: {}, Alexis: {} }\nexpect:\n  - not offered: Sarah plays Slip Away (basic: +1 stealth) with Bramble',
      4,
      'A text with a colon in it must be put in quotes.',
    ],
    ['no name', 'players: { Sarah: {}, Alexis: {} }', 1, 'The scenario has no name.'],
    ['no players', 'name: Test', 1, 'The scenario needs "players:" with a line for each of them.'],
    ['one player', 'name: Test\nplayers: { Sarah: {} }', 2, 'A game has 2 to 6 players, not 1.'],
    [
      'more than three rules',
      'name: Test\nrules: [R-A-01, R-A-02, R-A-03, R-A-04]\nplayers: { Sarah: {}, Alexis: {} }',
      2,
      'A scenario names at most three rules, not 4.',
    ],
    [
      'a strange rule',
      'name: Test\nrules: [block]',
      2,
      '"block" is not a rule id like R-BLOCK-13, nor a ruling like ruling:100001#1.',
    ],
    ['an unknown key', 'name: Test\nscrpt: |', 2, 'A scenario has no "scrpt". Did you mean "script"?'],
    [
      'an unknown key of a player',
      'name: Test\nplayers:\n  Sarah:\n    hnad: []\n  Alexis: {}',
      4,
      'Sarah has no "hnad". Did you mean "hand"?',
    ],
    [
      'an unknown key of a card',
      'name: Test\nplayers:\n  Sarah:\n    ready:\n      - Bramble: { lockd: true }\n  Alexis: {}',
      5,
      'Bramble has no "lockd". Did you mean "locked"?',
    ],
    [
      'an unknown card',
      'name: Test\nplayers:\n  Sarah:\n    ready: [Brambel]\n  Alexis: {}',
      4,
      'There is no card named Brambel in the pool "test". Did you mean "Bramble"?',
    ],
    [
      'an unknown player',
      'name: Test\nplayers: { Sarah: {}, Alexis: {} }\nedge: Alexys',
      3,
      'There is no player named Alexys. Did you mean "Alexis"?',
    ],
    [
      'a vampire twice',
      'name: Test\nplayers:\n  Sarah: { ready: [Bramble] }\n  Alexis: { ready: [Bramble] }',
      4,
      'Bramble is in play twice: there is only one of each vampire, or both are contested.',
    ],
    [
      'a card in the wrong place',
      'name: Test\nplayers:\n  Sarah: { hand: [Bramble] }\n  Alexis: {}',
      3,
      'Bramble is a vampire: it cannot be in a hand.',
    ],
    [
      'too much blood',
      'name: Test\nplayers:\n  Sarah: { ready: [{ Bramble: { blood: 3 } }] }\n  Alexis: {}',
      3,
      'Bramble has a capacity of 2: it cannot have 3 blood.',
    ],
    [
      'too much blood with a card that raises the capacity',
      'name: Test\nplayers:\n  Sarah: { ready: [{ Bramble: { blood: 4, on: [Elder Vintage] } }] }\n  Alexis: {}',
      3,
      'Bramble has a capacity of 3: it cannot have 4 blood.',
    ],
    [
      'too much blood for a capacity that is raised only for some',
      'name: Test\nplayers:\n  Sarah: { ready: [{ Bramble: { blood: 3, on: [Chain of Office] } }] }\n  Alexis: {}',
      3,
      'Bramble has a capacity of 2: it cannot have 3 blood.',
    ],
    [
      'an unknown pool',
      'name: Test\npool: tset\nplayers: { Sarah: {}, Alexis: {} }',
      1,
      'There is no card pool "tset". Did you mean "test"?',
    ],
    [
      'an unknown phase',
      'name: Test\nplayers: { Sarah: {}, Alexis: {} }\nphase: combat',
      3,
      'There is no combat phase: the phases are unlock, master, minion, influence, discard.',
    ],
    [
      'an unknown fact',
      withScript('? Bramble is tired'),
      9,
      '"Bramble is tired" is no fact that a scenario can state (docs/SCENARIOS.md lists them all).',
    ],
    [
      'a fact about a card that takes no part',
      withScript('? Bramblet is not in play'),
      9,
      'No card named bramblet takes part in this scenario. Did you mean "Bramble"?',
    ],
    [
      'a slip in what must not be offered',
      withScript('? not offered: Bramble bleds Alexis'),
      9,
      '"Bramble bleds Alexis" would never be offered in this game: check its words and names.',
    ],
    [
      'a level left out',
      withScript('Bramble bleeds Alexis', '? not offered: Sarah plays Slip Away with Bramble'),
      10,
      '"Sarah plays Slip Away with Bramble" would never be offered in this game: the game says "Sarah plays Slip Away (basic) with Bramble" or "Sarah plays Slip Away (superior) with Bramble".',
    ],
    [
      'a minion left out',
      withScript('? not offered: Sarah plays Slip Away (basic)'),
      9,
      'the game says "Sarah plays Slip Away (basic) with a minion" or "Sarah plays Slip Away (superior) with a minion".',
    ],
    [
      'a card that the player has not',
      withScript('? not offered: Alexis plays Slip Away (basic) with Della Marsh'),
      9,
      'Alexis has no Slip Away in this game.',
    ],
    [
      "a number that is no card's",
      withScript('? not offered: Bramble #9 blocks'),
      9,
      'no Bramble has the number 9.',
    ],
    [
      'a number that is not said',
      withScript('? not offered: Bramble #1 blocks'),
      9,
      'the game says Bramble.',
    ],
    [
      'passing in other words',
      withScript('Bramble bleeds Alexis', '? not offered: Alexis passes'),
      10,
      'here the game says "Alexis does not block".',
    ],
    [
      'two of a name',
      TWO_KNIVES('? not offered: Hired Knife bleeds Alexis'),
      5,
      'the game says Hired Knife #0 or Hired Knife #1.',
    ],
    [
      'a number without quotes among the facts',
      'name: Test\nplayers: { Sarah: {}, Alexis: {} }\nexpect:\n  - Hired Knife #7 is locked',
      4,
      '" #7 is locked" is a remark to YAML. Put the line in quotes, or give the card a name of its own in the position, as in "- Hired Knife as K1".',
    ],
    [
      'a number without quotes in a script of one line',
      'name: Test\nplayers: { Sarah: {}, Alexis: {} }\nscript: Hired Knife #7 bleeds Alexis',
      3,
      '" #7 bleeds Alexis" is a remark to YAML.',
    ],
    [
      'a number without quotes in a check',
      'name: Test\nplayers: { Sarah: {}, Alexis: {} }\nexpect:\n  - not offered: Hired Knife #7 blocks',
      4,
      '" #7 blocks" is a remark to YAML.',
    ],
    [
      'a number without quotes in a list',
      'name: Test\nplayers:\n  Sarah: { table: [Marriage of Convenience: { bound: [Hired Knife #7, Bramble] }] }\n  Alexis: {}',
      4,
      'Put the line in quotes, or give the card a name of its own',
    ],
    [
      'more copies than there can be',
      'name: Test\nplayers:\n  Sarah: { hand: [99999999999x Slip Away] }\n  Alexis: {}',
      3,
      'A card is there in 1 to 999 copies, not 99999999999.',
    ],
    [
      'no copies',
      'name: Test\nsetup:\n  Sarah: { crypt: [0x Bramble] }\n  Alexis: { crypt: [Bramble] }',
      3,
      'A card is there in 1 to 999 copies, not 0.',
    ],
    [
      'two cards of one label',
      'name: Test\nplayers:\n  Sarah: { ready: [Hired Knife as K1, Hired Knife as K1] }\n  Alexis: {}',
      3,
      'Two cards are named K1.',
    ],
    [
      'one label for two cards',
      'name: Test\nplayers:\n  Sarah: { ready: [2x Hired Knife as K1] }\n  Alexis: {}',
      3,
      'K1 can be the name of one card only, not of 2.',
    ],
    [
      'a label that is a word of the notation',
      'name: Test\nplayers:\n  Sarah: { ready: [Hired Knife as blocks] }\n  Alexis: {}',
      3,
      '"blocks" is a word of the notation: name the card otherwise.',
    ],
    [
      'a label that is a word of a name',
      'name: Test\nplayers:\n  Sarah: { ready: [Hired Knife as Hired] }\n  Alexis: {}',
      3,
      '"Hired" is a word of the name Hired Knife: name the card otherwise.',
    ],
    [
      'a label that is a player',
      'name: Test\nplayers:\n  Sarah: { ready: [Hired Knife as Alexis] }\n  Alexis: {}',
      3,
      'A player is named Alexis: name the card otherwise.',
    ],
    [
      'a level that does something else',
      withScript(
        'Bramble bleeds Alexis',
        'Della Marsh blocks',
        '? offered: Sarah plays Slip Away (basic: +2 stealth) with Bramble',
      ),
      11,
      'says of a level, mode or ability what it does not do: copy the words of the game,',
    ],
    [
      'a window that does not exist',
      withScript('all pass until poling'),
      9,
      'There is no window "poling". Did you mean "polling"?',
    ],
    [
      'a mode left out of what is refused',
      withScript('? refused: "Sarah plays Slip Away with Bramble"'),
      9,
      '"Sarah plays Slip Away with Bramble" is never a decision of this game: the game says',
    ],
    [
      'a field of another kind of scenario',
      'name: Test\nbegins: Sarah\nplayers: { Sarah: {}, Alexis: {} }',
      2,
      '"begins" belongs to a scenario with "setup".',
    ],
    [
      'a field of a position in a set-up',
      'name: Test\nsetup: { Sarah: { deck: tremere }, Alexis: { deck: ventrue } }\nedge: Sarah',
      3,
      'A scenario with "setup" has no "edge".',
    ],
    [
      'a misspelt kind of scenario',
      'name: Test\nsetpu: {}',
      2,
      'A scenario has no "setpu". Did you mean "setup"?',
    ],
    [
      'an unknown field of a player in a set-up',
      'name: Test\nsetup:\n  Sarah: { dek: tremere }\n  Alexis: { deck: ventrue }',
      3,
      'Sarah has no "dek". Did you mean "deck"?',
    ],
    [
      'a player without a deck',
      'name: Test\nsetup:\n  Sarah: {}\n  Alexis: { deck: ventrue }',
      3,
      'Sarah needs a "deck", or a "crypt" and a "library".',
    ],
    [
      'a player with two decks',
      'name: Test\nsetup:\n  Sarah: { deck: tremere, crypt: [Bramble] }\n  Alexis: { deck: ventrue }',
      3,
      'Sarah has either a "deck", or a "crypt" and a "library".',
    ],
    [
      'a game of one',
      'name: Test\nsetup: { Sarah: { deck: tremere } }',
      2,
      'A game has 2 to 6 players, not 1.',
    ],
    [
      'two players of one name',
      'name: Test\npool: fifth\nsetup:\n  Sarah: { deck: tremere }\n  sarah: { deck: ventrue }',
      5,
      'Two players are named sarah.',
    ],
    [
      'a stranger who begins',
      'name: Test\npool: fifth\nbegins: Sara\nsetup: { Sarah: { deck: tremere }, Alexis: { deck: ventrue } }',
      3,
      'There is no player named Sara. Did you mean "Sarah"?',
    ],
    [
      'an unknown seating',
      'name: Test\nseating: mixed\nsetup: { Sarah: { deck: tremere }, Alexis: { deck: ventrue } }',
      2,
      '"seating" is "given" (as written, clockwise) or "random".',
    ],
    [
      'real cards without their pool',
      'name: Test\nsetup:\n  Sarah: { deck: tremere }\n  Alexis: { deck: ventrue }',
      3,
      'Some cards of Sarah\'s deck are not in the pool "test": real cards need "pool: fifth".',
    ],
    [
      'a misspelt card of a deck',
      'name: Test\nsetup:\n  Sarah: { crypt: [12x Brambel] }\n  Alexis: { deck: ventrue }',
      3,
      'There is no card named Brambel in the pool "test". Did you mean "Bramble"?',
    ],
    [
      'a card in the wrong one of two decks',
      'name: Test\nsetup:\n  Sarah: { crypt: [Levy] }\n  Alexis: { library: [Bramble] }',
      3,
      'Levy is not a vampire: it cannot be in a crypt.',
    ],
    [
      'a vampire in a library',
      'name: Test\nsetup:\n  Sarah: { crypt: [Bramble] }\n  Alexis: { library: [Bramble] }',
      4,
      'Bramble is a vampire: it cannot be in a library.',
    ],
    [
      'a top card that is not in the deck',
      'name: Test\nsetup:\n  Sarah: { crypt: [Bramble], top: [2x Bramble] }\n  Alexis: { crypt: [Bramble] }',
      3,
      'There are not so many of Bramble in the deck.',
    ],
    [
      'a card of a deck with a name of its own',
      'name: Test\nsetup:\n  Sarah: { crypt: [Bramble as B] }\n  Alexis: { crypt: [Bramble] }',
      3,
      'A card of a deck has no name of its own: nobody knows which one is drawn.',
    ],
    [
      'a card of a deck with blood',
      'name: Test\nsetup:\n  Sarah: { crypt: [{ Bramble: { blood: 1 } }] }\n  Alexis: { crypt: [Bramble] }',
      3,
      'A card of a deck has only a name, as in "- 4x Keen Senses".',
    ],
    [
      'a deck beyond the limits',
      'name: Test\nsetup:\n  Sarah: { crypt: [201x Bramble] }\n  Alexis: { crypt: [Bramble] }',
      1,
      'The deck of Sarah has 201 cards; 200 are the most.',
    ],
    [
      'seats that leave somebody out',
      'name: Test\nsetup:\n  Sarah: { crypt: [Bramble] }\n  Alexis: { crypt: [Bramble] }\nexpect:\n  - Sarah sit clockwise',
      6,
      'Name each of the 2 players once: Sarah, Alexis.',
    ],
    [
      'a misspelt card of a deck list',
      'name: Test\ndeck: |\n  Crypt\n  12 Laurem\n  60 Deflection\nproblems: none',
      4,
      'No card of "12 Laurem" is known. Did you mean "Lauren"?',
    ],
    [
      'a misspelt prebuilt deck',
      'name: Test\ndeck: tremer\nproblems: none',
      2,
      '"tremer" is neither a card nor a heading.',
    ],
    [
      'a card of several vampires',
      'name: Test\ndeck: [12 Victoria Ash, 60 Deflection]\nproblems: none',
      2,
      '"12 Victoria Ash" may mean several cards. Did you mean "Victoria Ash (G2)" or "Victoria Ash (G7)"?',
    ],
    [
      'a deck without a word on what is wrong',
      'name: Test\ndeck: tremere',
      1,
      'Say what is wrong with the deck: "problems:" with a list, or "none".',
    ],
    ['no deck', 'name: Test\ndeck:\nproblems: none', 2, 'There is nothing in the deck.'],
    [
      'no problems in a list',
      'name: Test\ndeck: tremere\nproblems: []',
      3,
      'If nothing is wrong with the deck, write "problems: none".',
    ],
    [
      'a script for a deck',
      'name: Test\ndeck: tremere\nproblems: none\nscript: pass',
      4,
      'A scenario with "deck" has no "script".',
    ],
    [
      'a misspelt problem',
      'name: Test\ndeck: tremere\nproblems: [cryptToSmall]',
      3,
      '"cryptToSmall" is never wrong with a deck list. Did you mean "cryptTooSmall"?',
    ],
    [
      'a problem that no deck has',
      'name: Test\ndeck: tremere\nproblems: [The crypt has 12 cards; it needs at least 13.]',
      3,
      '"The crypt has 12 cards; it needs at least 13." is never wrong with a deck list. The kinds are cryptTooSmall,',
    ],
  ])('is told by file, line and sentence: %s', (_what, source, line, problem) => {
    const error = errorOf(source);
    expect(error.kind).toBe('malformed');
    expect(error.problem).toContain(problem);
    expect(error.place.line).toBe(line);
    expect(error.message).toContain(`a.yaml:${line}:`);
    expect(error.problem).toMatch(/[^.][.?]$/);
  });

  it('does not stop the other scenarios of its file', () => {
    const source = `name: One\nscrpt: x\n---\nname: Two\nplayers: { Sarah: {}, Alexis: {} }\n`;
    const [one, two] = readScenarios('a.yaml', source);
    expect(one).toBeInstanceOf(ScenarioError);
    expect(two).toMatchObject({ name: 'Two', place: { line: 4 } });
  });
});

describe('a game that differs from its scenario', () => {
  it.each([
    [
      'a line that is not offered',
      withScript('Bramble bleds Alexis'),
      '"Bramble bleds Alexis" is not offered. Did you mean "Bramble bleeds Alexis"',
    ],
    [
      'an unanswered decision',
      withScript('Bramble bleeds Alexis'),
      'Unanswered decision: Alexis decides (beforeBlocks), options: Alexis does not block | Della Marsh blocks.',
    ],
    [
      'a log that says something else',
      withScript('Bramble hunts', 'Alexis does not block', '? the log says "Edric Vane hunts"'),
      'the log says "Edric Vane hunts" — but the log ends with "Bramble hunts',
    ],
    [
      'a card that is seen',
      withScript('? Alexis sees Slip Away'),
      "Alexis sees Slip Away — but Slip Away is in Sarah's hand.",
    ],
    ['another prey', withScript('? the prey of Sarah is Sarah'), 'but the prey of Sarah is Alexis.'],
    ['no referendum', withScript('? the votes are 0 for, 0 against'), 'but there is no referendum.'],
    ['no damage', withScript('? Bramble is to take 1 damage'), 'but Bramble is to take 0 damage.'],
    ['another owner', withScript('? Bramble is owned by Alexis'), 'but Bramble is owned by Sarah.'],
    ['no copies', withScript('? Bramble has 1 copy of Slip Away'), 'but Bramble has 0 copies of Slip Away.'],
    ['a card face up', withScript('? Bramble is face down'), 'but Bramble is face up.'],
    ['another beginner', withScript('? Alexis begins'), 'but Sarah begins.'],
    ['a fact that does not hold', withScript('? Bramble is locked'), 'Bramble is locked — but Bramble is in'],
    [
      'an option that is missing',
      withScript('? options: Bramble hunts'),
      'options: Bramble hunts — but the options are: Sarah ends the minion phase | Bramble bleeds Alexis',
    ],
    [
      'an option that must not be there',
      withScript('? not offered: Bramble hunts'),
      'not offered: Bramble hunts — but it is offered.',
    ],
    [
      'another reason',
      withScript('Bramble bleeds Alexis', "? why not Sarah's Slip Away: R-BLOCK-13"),
      'but the reason is R-BLOCK-12 stealthNotNeeded.',
    ],
    [
      'something that is not refused',
      withScript('? refused: "Bramble hunts"'),
      '"Bramble hunts" is not refused.',
    ],
    ['the wrong player', withScript('? decides: Alexis'), 'decides: Alexis — but Sarah decides.'],
    [
      'a window that is never reached',
      withScript('all pass until polling'),
      'all pass until polling: the turn ends before that is reached.',
    ],
    [
      'a player who does not decide in this turn',
      withScript('all pass until Alexis decides'),
      'all pass until Alexis decides: the turn ends before that is reached.',
    ],
    [
      'a window that no turn ever reaches by passing',
      withScript('all pass until Alexis decides polling'),
      'all pass until Alexis decides polling: that is never reached by passing.',
    ],
  ])('is told with the decision and the table: %s', (_what, source, problem) => {
    const error = errorOf(source);
    expect(error.kind).toBe('failed');
    expect(error.problem).toContain(problem);
    expect(error.message).toMatch(/ decides \(\w+\):\n {4}- /);
    expect(error.message).toContain('30 pool; hand: Slip Away; library: 0; ready: Bramble 2/2');
    expect(error.message).not.toContain('.ts:');
    expect(error.problem).toMatch(/[^.][.?]$/);
  });
});

describe('a deck whose problems differ from its scenario', () => {
  it.each([
    [
      'nothing is wrong with it',
      'name: Test\ndeck: tremere\nproblems: [cryptTooSmall]',
      3,
      'cryptTooSmall — but what is wrong with the deck is: nothing.',
    ],
    [
      'another number',
      'name: Test\ndeck: [10 Lauren, 60 Deflection]\nproblems: [The crypt has 11 cards; it needs at least 12.]',
      3,
      'but what is wrong with the deck is: cryptTooSmall ("The crypt has 10 cards; it needs at least 12.").',
    ],
    [
      'something is left out',
      'name: Test\ndeck: [10 Lauren, 50 Deflection]\nproblems: [cryptTooSmall]',
      1,
      '"problems" leaves out libraryTooSmall ("The library has 50 cards; it needs at least 60.").',
    ],
    [
      'one thing is named twice',
      'name: Test\ndeck: [10 Lauren, 60 Deflection]\nproblems: [cryptTooSmall, cryptTooSmall]',
      3,
      'cryptTooSmall — but what is wrong with the deck is: cryptTooSmall',
    ],
  ])('is told by line and sentence: %s', (_what, source, line, problem) => {
    const error = errorOf(source);
    expect(error.kind).toBe('failed');
    expect(error.problem).toContain(problem);
    expect(error.place.line).toBe(line);
    expect(error.problem).toMatch(/[^.][.?]$/);
  });
});

function examplesIn(file: string, text: string) {
  const blocks = [...text.matchAll(/^```yaml\n(.*?)^```/gms)].map(([, source = '']) => source);
  return blocks.flatMap((source) => readScenarios(file, source));
}

it('the example of docs/CARDS.md passes', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/CARDS.md'), 'utf8');
  const [example] = examplesIn('docs/CARDS.md', guide);
  if (example === undefined || example instanceof ScenarioError) throw example ?? new Error('It is gone.');
  runScenario(example);
});

describe('docs/SCENARIOS.md', () => {
  const scenarios = examplesIn('docs/SCENARIOS.md', doc);

  it('has examples', () => {
    expect(scenarios.length).toBeGreaterThan(4);
  });
  for (const scenario of scenarios) {
    it(`holds: ${scenario.name}`, () => {
      if (scenario instanceof ScenarioError) throw scenario;
      runScenario(scenario);
    });
  }
  it('shows the message of its first scenario when it fails', () => {
    const [, first = ''] = /^```yaml\n(.*?)^```/ms.exec(doc) ?? [];
    const [, told = ''] = /^```text\n(.*?)^```/ms.exec(doc) ?? [];
    const wrong = first.replace('Della Marsh has 2 blood', 'Della Marsh has 3 blood');
    expect(`${errorOf(wrong).message.replace('a.yaml', 'my-scenario.yaml')}\n`).toBe(told);
  });
  it.each(DECK_KINDS)('lists the deck problem %s', (kind) => {
    expect(doc).toContain(`\`${kind}\``);
  });
  it.each([...FACTS, ...CHECKS].map(({ form }) => form))('lists %s', (form) => {
    expect(doc).toContain(`\`${form.replaceAll('|', '\\|')}\``);
  });
});

it.each([...Object.keys(WINDOW_TABLE), ...CHOICES])('docs/SCENARIOS.md lists the window %s', (window) => {
  const [, section = ''] = doc.split('## Windows');
  expect(section).toContain(`\`${window}\``);
});

describe('the notation of a decision', () => {
  it.each([
    [
      'a player who is named like a word',
      `name: Votes of A
players:
  A: { hand: [Levy, Levy], ready: [Fen Arrowby] }
  B: {}
edge: A
script: |
  A plays Levy with Fen Arrowby
  all pass until polling
  ? offered: A burns the Edge for a vote for
  A burns the Edge for a vote against
  ? not offered: A burns the Edge for a vote for
  ? not offered: A gives a point to B
  all pass`,
    ],
    [
      'points that have moved on clockwise',
      `name: Three pool
pool: fifth
players:
  A: { pool: 1, hand: [Parity Shift], ready: [Alice Chen] }
  B: { pool: 5 }
  C: { pool: 1 }
script: |
  A plays Parity Shift with Alice Chen
  A gives a point to C
  ? not offered: A gives a point to A
  ? not offered: A takes 2 to the pool
  all pass until polling
  all pass`,
    ],
  ])('are known: %s', (_what, source) => {
    expect(() => runFile('a.yaml', source)).not.toThrow();
  });

  it('describes each level, mode and ability, in the message and in the log', () => {
    const slip = 'Sarah plays Slip Away (basic: +1 stealth) with Bramble';
    const script = ['Bramble bleeds Alexis', 'Della Marsh blocks', slip, 'Alexis does not block'];
    expect(errorOf(withScript(...script.slice(0, 2), 'pas')).message).toContain(`\n    - ${slip}\n`);
    const [scenario] = readScenarios('a.yaml', withScript(...script));
    if (scenario === undefined || scenario instanceof ScenarioError) throw scenario;
    const told: string[] = [];
    runScenario(scenario, ['plain'], { log: (words) => told.push(words) });
    expect(told).toContain(`Sarah (blocking): ${slip}`);
  });

  it('covers every option offered in random games, with descriptions of all uses', () => {
    const seen = new Set<string>();
    const unknown: string[] = [];
    let long = 0;
    const setups = [1, 2, 3].flatMap((seed) => [testSetup(seed, 4), fifthSetup(seed, 4)]);
    for (const [seed, setup] of setups.entries()) {
      const game = newGame(setup);
      const dice = new Dice(seed);
      for (let i = 0; i < 250 && game.decision !== null; i++) {
        for (const option of game.decision.options) {
          const { text } = option;
          if (!seen.has(text) && whyNeverSaid(game, text) !== null) unknown.push(text);
          const said = longForm(game, option);
          if (!seen.has(text) && shortForm(game, said) !== text) unknown.push(said);
          if (said !== text) long += 1;
          seen.add(text);
        }
        game.chooseAt(dice.roll(game.optionCount));
      }
    }
    expect(unknown).toEqual([]);
    expect(long).toBeGreaterThan(20);
  });
});
