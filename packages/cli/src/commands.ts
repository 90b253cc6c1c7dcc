import type { Command, OptionSpec } from './command.ts';

const json: OptionSpec = { says: 'for programs' };
const DECK_NAMES = ['malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue'];
const BOTS = 'random, prudent, novice, heuristic';
const DECK = 'a text file, - for what is piped in, or a prebuilt deck by its name';

/** The commands. Help, arguments and completion are made of this table; a command's file is loaded when it is asked for. */
export const COMMANDS: readonly Command[] = [
  {
    name: 'play',
    takes: '',
    says: 'A game in the terminal: against bots, with other people at the same keyboard, or between bots.',
    options: {
      seats: { value: 'S', says: 'how many players, 2 to 6 (5)' },
      people: { value: 'N', says: 'how many of them are people, or their names: Ann,Tom (1)' },
      bots: {
        value: 'BOT,…',
        says: 'who plays the other seats: heuristic, novice, prudent, random (heuristic)',
      },
      decks: { value: 'DECK,…', says: 'from the first seat on: names of prebuilt decks, or files' },
      seed: { value: 'N', says: 'the same seed is the same game (any)' },
      auto: { says: 'bots play all seats: the game is told from beginning to end' },
      save: { value: 'FILE', says: 'keeps the game in a file when you leave, and at the end' },
      load: { value: 'FILE', says: 'goes on with the game of a file; any record will do' },
    },
    examples: [
      ['play', 'you and four bots'],
      [
        'play --seats 5 --bots heuristic --auto --seed 7 --lang fr',
        'a whole game unattended, told in French',
      ],
      ['play --people Ann,Tom --seats 4 --bots novice', 'two people and two beginners'],
      ['play --seats 2 --decks tremere,my-deck.txt --save game.json', 'a duel that can be gone on with'],
      ['play --load game.json', 'goes on with it'],
    ],
    load: () => import('./commands/play.ts'),
  },
  {
    name: 'cards',
    takes: '[name or number…]',
    says: 'Cards and what they do. A name may be in any of the five languages.',
    options: {
      json: {
        says: 'for programs: number, names, set, whether it can be played, its text in every language',
      },
      all: { says: 'every card ever published, not only those that can be played here' },
      coverage: { says: 'how many cards of each set can be played' },
    },
    examples: [
      ['cards "govern the unaligned" --lang fr', 'what a card does, in French'],
      ['cards --coverage', 'how many cards of each set can be played here'],
      ['cards --all --json', 'every card ever published, for programs'],
    ],
    load: () => import('./commands/cards.ts'),
  },
  {
    name: 'decks',
    alias: 'deck',
    takes: '',
    says: 'Deck lists: the prebuilt ones and your own, shown and checked.',
    verbs: {
      list: { takes: '', says: 'The prebuilt decks.', options: { json } },
      show: {
        takes: 'DECK',
        says: `A deck, with what is wrong with it: ${DECK}. The word "show" may be left out.`,
        options: { json },
        words: DECK_NAMES,
      },
      check: {
        takes: 'DECK…',
        says: 'Only whether decks are legal and can be played here; ends with 1 if one is not.',
        options: { json },
        words: DECK_NAMES,
      },
    },
    otherwise: { alone: 'list', withWords: 'show' },
    examples: [
      ['decks show tremere --lang pt', 'a prebuilt deck in Portuguese'],
      ['decks check my-deck.txt', 'what is wrong with a deck list'],
      ['deck - < my-deck.txt', 'a deck list that is piped in'],
    ],
    load: () => import('./commands/decks.ts'),
  },
  {
    name: 'rules',
    takes: 'ID… | words…',
    says: 'What a rule of the book says in our words, its page, and the tests that pin it. In English.',
    options: { json },
    examples: [
      ['rules R-BLEED-07', 'one rule, and the scenarios that pin it'],
      ['rules edge pool', 'the rules that speak of both'],
    ],
    load: () => import('./commands/rules.ts'),
  },
  {
    name: 'scenario',
    takes: '',
    says: 'Scenarios: small text files that set up a table, play, and say what must be true.',
    verbs: {
      run: {
        takes: 'FILE… | FOLDER…',
        says: 'Plays scenario files, or all in a folder, and tells which hold; ends with 1 if one does not.',
        options: {
          mode: {
            value: 'MODE',
            values: ['plain', 'saved', 'forked', 'replayed'],
            says: 'only this way of playing, not all four',
          },
          log: { says: 'each decision as it is taken' },
          json,
        },
      },
    },
    examples: [
      ['scenario run my.yaml --log', 'plays the scenarios of a file and shows each decision'],
      ['scenario run packages/testkit/scenarios --mode plain', 'all scenarios of a folder, each played once'],
    ],
    load: () => import('./commands/scenario.ts'),
  },
  {
    name: 'record',
    takes: '',
    says: 'Records of games, as JSON or as text. Decisions are counted from 0.',
    verbs: {
      show: {
        takes: 'FILE',
        says: 'Who played what, and the game told as a story.',
        options: {
          decisions: { says: 'every decision in words, with its number, instead of a story' },
          json,
        },
      },
      replay: {
        takes: 'FILE',
        says: 'The table at the end of the record, or before a decision.',
        options: { to: { value: 'N', says: 'the number of the decision to stop at' }, json },
      },
      verify: {
        takes: 'FILE… | FOLDER…',
        says: 'Plays records again and compares everything; names the place where one does not agree, and ends with 1.',
        options: { json },
      },
      diff: {
        takes: 'FILE FILE',
        says: 'The first decision where two records differ; ends with 1 if they do.',
        options: { json },
      },
    },
    examples: [
      ['record show game.json --lang fr', 'the story of a game, in French'],
      ['record verify games/', 'whether the records of a folder play out as they were written'],
      ['record replay game.json --to 120', 'the table before decision 120, and what may be chosen'],
      ['record diff one.json other.txt', 'where two records part'],
    ],
    load: () => import('./commands/record.ts'),
  },
  {
    name: 'simulate',
    takes: '',
    says: 'Many games between bots with the prebuilt decks in random seats: who wins, how long, how they end.',
    options: {
      games: { value: 'N', says: 'how many games (100)' },
      seats: { value: 'S', says: 'how many players, 2 to 6 (5)' },
      bots: { value: 'BOT,…', says: `who plays: ${BOTS}; the last takes the seats left (prudent)` },
      decks: { value: 'DECK,…', says: 'other decks: names of prebuilt ones, or files' },
      seed: { value: 'N', says: 'the seed of the first game; the next one has the next (1)' },
      workers: { value: 'N', says: 'how many threads (one for each processor)' },
      out: { value: 'FILE', says: 'writes a line of JSON for each game' },
      records: { value: 'FOLDER', says: 'writes the record of each game' },
      json: { says: 'the statistics, for programs' },
    },
    examples: [
      ['simulate --games 500 --seats 5', 'statistics of 500 games'],
      ['simulate --decks tremere,my-deck.txt --seats 2 --out games.jsonl', 'two decks, a line for each game'],
      [
        'simulate --games 200 --records games',
        'the records of 200 games, for methuselah record verify games',
      ],
    ],
    load: () => import('./commands/simulate.ts'),
  },
  {
    name: 'arena',
    takes: '',
    says: 'Bots against bots: each plays the same deals from all seats, with all decks. Who wins, how surely, how fast.',
    options: {
      bots: { value: 'BOT,…', says: `who plays: ${BOTS}; the last takes the seats left (heuristic)` },
      decks: { value: 'DECK,…', says: 'other decks: names of prebuilt ones, or files' },
      games: { value: 'N', says: 'how many games (100)' },
      seats: { value: 'S', says: 'how many players, 2 to 6 (5)' },
      seed: { value: 'N', says: 'the seed of the first deal; the next one has the next (1)' },
      workers: { value: 'N', says: 'how many threads (one for each processor)' },
      out: { value: 'FILE', says: 'writes a line of JSON for each game' },
      html: { value: 'FILE', says: 'writes a report with plots, one page that needs nothing else' },
      json: { says: 'the results, for programs' },
    },
    examples: [
      ['arena --bots heuristic,novice --games 500', 'one heuristic among four novices'],
      ['arena --games 250 --html report.html', 'five of a kind: how the decks do, with plots'],
      [
        'arena --bots heuristic,random --seats 2 --decks tremere,my-deck.txt --json',
        'two decks, for programs',
      ],
    ],
    load: () => import('./commands/arena.ts'),
  },
  {
    name: 'bench',
    takes: '',
    says: 'How fast the engine is, against its budgets and two other engines: about a minute. In English.',
    options: { json },
    examples: [
      [
        'bench --json',
        'the figures and whether the budgets hold, for a program; ends with 1 if one does not',
      ],
    ],
    load: () => import('./commands/bench.ts'),
  },
  {
    name: 'completion',
    takes: 'bash | zsh | fish',
    says: 'Prints what makes a shell complete the words of this command.',
    words: ['bash', 'zsh', 'fish'],
    examples: [
      ['completion bash >> ~/.bashrc', 'for bash'],
      ['completion zsh >> ~/.zshrc', 'for zsh'],
      ['completion fish > ~/.config/fish/completions/methuselah.fish', 'for fish'],
    ],
    load: () => import('./commands/completion.ts'),
  },
];
