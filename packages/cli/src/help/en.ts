import type { HelpWords } from './words.ts';

const json = 'for programs';
const BOTS = 'random, prudent, novice, heuristic';

export const HELP: HelpWords = {
  title: 'methuselah: Vampire: The Eternal Struggle in the terminal',
  more: [
    'methuselah COMMAND --help explains a command in full. All of them take --lang en|fr|es|it|pt.',
    'They exit with 0 if all is well, with 1 if what was checked is wrong, with 2 if the input makes no sense.',
    'NO_COLOR, FORCE_COLOR: no colours, or colours even in a file. --version: the version number.',
  ],
  aliasOf: (alias, name) => `${alias} is another name for ${name}.`,
  places: {
    FILE: 'FILE',
    FOLDER: 'FOLDER',
    DECK: 'DECK',
    NAME: 'NAME',
    NUMBER: 'NUMBER',
    WORD: 'WORD',
    LANG: 'LANG',
  },
  common: {
    lang: 'the language of the output (default: from LC_ALL or LANG)',
    help: 'what the command does, with examples',
  },
  commands: {
    play: {
      says: 'A game in the terminal: against bots, with other people at the same keyboard, or between bots.',
      options: {
        seats: 'how many players, 2 to 6 (5)',
        people: 'how many of them are people, or their names: Ann,Tom (1)',
        bots: 'who plays the other seats: heuristic, novice, prudent, random (heuristic)',
        decks: 'from the first seat on: names of preconstructed decks, or files',
        seed: 'a practice game: the same seed gives the same game (a secret one)',
        auto: 'bots play all seats: the game is told from beginning to end',
        save: 'keeps the game in a file, written after every decision',
        load: 'continues the game in a file; any record will do',
      },
      examples: [
        'you and four bots',
        'a whole game unattended, told in French',
        'two people and two beginners',
        'a duel that can be continued later',
        'continues it',
      ],
    },
    cards: {
      says: 'Cards and what they do. A name may be in any of the five languages.',
      options: {
        json: 'for programs: number, names, set, whether it can be played, its text in every language',
        all: 'every card ever published, not only those playable here',
        coverage: 'how many cards of each set and of each preconstructed deck can be played',
      },
      examples: [
        'what a card does, in French',
        'how many cards of each set can be played here',
        'every card ever published, for programs',
      ],
    },
    decks: {
      says: 'Deck lists: the preconstructed ones and your own, shown and checked.',
      verbs: {
        list: {
          says: 'The preconstructed decks by product, and whether all their cards can be played here.',
          options: { json },
        },
        show: {
          says: 'A deck, with what is wrong with it: a text file, - for what is piped in, or a preconstructed deck by its name. The word "show" may be left out.',
          options: {
            json,
            check: 'only whether it is legal and can be played here, as decks check does',
            format:
              'in the format of a program: text, twd, plain, jol, lackey, vdb, amaranth, ardb, link (text)',
          },
        },
        check: {
          says: 'Only whether decks are legal and can be played here; exits with 1 if one is not. A file may hold many decks in JSON.',
          options: { json },
        },
      },
      examples: [
        'a preconstructed deck in Portuguese',
        'what is wrong with a deck list',
        'a deck list that is piped in',
        'for Lackey',
        'whether each deck of a file of many is legal and can be played',
      ],
    },
    rules: {
      says: 'What a rule of the book, or a ruling on a card, says in our words, and the tests that check it. In English.',
      options: { json },
      examples: ['one rule, and the scenarios that check it', 'the rules that mention both'],
    },
    scenario: {
      says: 'Scenarios: small text files that set up a table, play, and say what must be true.',
      verbs: {
        run: {
          says: 'Plays scenario files, or all in a folder, and says which ones hold; exits with 1 if one does not.',
          options: {
            mode: 'only this way of playing, not all four',
            log: 'each decision as it is taken',
            json,
          },
        },
      },
      examples: [
        'plays the scenarios of a file and shows each decision',
        'all scenarios of a folder, each played once',
      ],
    },
    record: {
      says: 'Records of games, as JSON or as text. Decisions are counted from 0.',
      verbs: {
        show: {
          says: 'Who played what, and the game told as a story.',
          options: { decisions: 'every decision in words, with its number, instead of a story', json },
        },
        replay: {
          says: 'The table at the end of the record, or before a decision.',
          options: { to: 'the number of the decision to stop at', json },
        },
        verify: {
          says: 'Plays records again and compares everything; says where one does not agree, and exits with 1.',
          options: { json },
        },
        diff: {
          says: 'The first decision where two records differ; exits with 1 if they do.',
          options: { json },
        },
      },
      examples: [
        'the story of a game, in French',
        'whether the records of a folder play out as they were written',
        'the table before decision 120, and what may be chosen',
        'where two records diverge',
      ],
    },
    simulate: {
      says: 'Many games between bots with the preconstructed decks in random seats: who wins, how long, how they end.',
      options: {
        games: 'how many games (100)',
        seats: 'how many players, 2 to 6 (5)',
        bots: `who plays: ${BOTS}; the last takes the seats left (prudent)`,
        decks: 'other decks: names of preconstructed ones, or files',
        seed: 'the seed of the first game; each game takes the next one (1)',
        workers: 'how many threads (one for each processor)',
        out: 'writes a line of JSON for each game',
        records: 'writes the record of each game',
        json: 'the statistics, for programs',
      },
      examples: [
        'statistics of 500 games',
        'two decks, a line for each game',
        'the records of 200 games, for methuselah record verify games',
      ],
    },
    arena: {
      says: 'Bots against bots: each plays the same deals from all seats, with all decks. Who wins, how certain that is, and how fast.',
      options: {
        bots: `who plays: ${BOTS}; the last takes the seats left (heuristic)`,
        decks: 'other decks: names of preconstructed ones, or files',
        games: 'how many games (100)',
        seats: 'how many players, 2 to 6 (5)',
        seed: 'the seed of the first deal; each deal takes the next one (1)',
        workers: 'how many threads (one for each processor)',
        out: 'writes a line of JSON for each game',
        html: 'writes a report with plots, as one self-contained page',
        json: 'the results, for programs',
      },
      examples: [
        'one heuristic among four novices',
        'five of a kind: how the decks fare, with plots',
        'two decks, for programs',
      ],
    },
    bench: {
      says: 'How fast the engine is, against its budgets and two other engines: about a minute. In English.',
      options: { json },
      examples: ['the figures and whether the budgets hold, for a program; exits with 1 if one does not'],
    },
    completion: {
      says: 'Prints a completion script for your shell.',
      examples: ['for bash', 'for zsh', 'for fish'],
    },
  },
};
