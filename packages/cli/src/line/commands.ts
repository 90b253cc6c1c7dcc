import type { Command } from './command.ts';

const json = {};
const DECK_NAMES = [
  'malkavian',
  'nosferatu',
  'toreador',
  'tremere',
  'ventrue',
  'v5-hecata',
  'v5-lasombra',
  'v5a-banu-haqim',
  'v5a-brujah',
  'v5a-gangrel',
  'v5a-ministry',
  'v5c-ravnos',
  'v5c-salubri',
  'v5c-tzimisce',
  'fb-malkavian',
  'fb-nosferatu',
  'fb-toreador',
  'fb-tremere',
  'fb-ventrue',
  'nb-malkavian',
  'nb-nosferatu',
  'nb-toreador',
  'nb-tremere',
  'nb-ventrue',
  'nb2-banu-haqim',
  'nb2-brujah',
  'nb2-gangrel',
  'nb2-ministry',
  'nb3-hecata',
  'nb3-lasombra',
  'nb3-ravnos',
  'nb3-salubri',
  'nb3-tzimisce',
  'sp-den-of-fiends',
  'sp-libertine-ball',
  'sp-pact-with-nephandi',
  'sp-parliament-of-shadows',
  'sv5-path-of-caine',
  'sv5-path-of-cathari',
  'sv5-path-of-death-and-the-soul',
  'sv5-path-of-power-and-the-inner-voice',
] as const;
const FORMATS = ['text', 'twd', 'plain', 'jol', 'lackey', 'vdb', 'amaranth', 'ardb', 'link'] as const;

/** The commands. Help, argument parsing and completion are generated from this table; its texts are in `help/`. */
const TABLE = [
  {
    name: 'play',
    takes: '',
    options: {
      seats: { value: 'S' },
      people: { value: 'N' },
      bots: {
        value: 'BOT,…',
      },
      decks: { value: 'DECK,…' },
      seed: { value: 'N' },
      auto: {},
      save: { value: 'FILE' },
      load: { value: 'FILE' },
    },
    examples: [
      'play',
      'play --seats 5 --bots heuristic --auto --seed 7 --lang fr',
      'play --people Ann,Tom --seats 4 --bots novice',
      'play --seats 2 --decks tremere,my-deck.txt --save game.json',
      'play --load game.json',
    ],
  },
  {
    name: 'cards',
    takes: '[NAME… | NUMBER…]',
    options: {
      json: {},
      all: {},
      coverage: {},
    },
    examples: ['cards "govern the unaligned" --lang fr', 'cards --coverage', 'cards --all --json'],
  },
  {
    name: 'decks',
    alias: 'deck',
    takes: '',
    verbs: {
      list: { takes: '', options: { json } },
      show: {
        takes: 'DECK',
        options: { json, check: {}, format: { value: 'FORMAT', values: FORMATS } },
        words: DECK_NAMES,
      },
      check: {
        takes: 'DECK…',
        options: { json },
        words: DECK_NAMES,
      },
    },
    defaultVerb: { alone: 'list', withWords: 'show' },
    examples: [
      'decks show tremere --lang pt',
      'decks check my-deck.txt',
      'deck - < my-deck.txt',
      'decks show my-deck.txt --format lackey',
      'deck --check many-decks.json',
    ],
  },
  {
    name: 'rules',
    takes: 'ID… | WORD…',
    options: { json },
    examples: ['rules R-BLEED-07', 'rules edge pool'],
  },
  {
    name: 'scenario',
    takes: '',
    verbs: {
      run: {
        takes: 'FILE… | FOLDER…',
        options: {
          mode: {
            value: 'MODE',
            values: ['plain', 'saved', 'forked', 'replayed'],
          },
          log: {},
          json,
        },
      },
    },
    examples: ['scenario run my.yaml --log', 'scenario run packages/testkit/scenarios --mode plain'],
  },
  {
    name: 'record',
    takes: '',
    verbs: {
      show: {
        takes: 'FILE',
        options: {
          decisions: {},
          json,
        },
      },
      replay: {
        takes: 'FILE',
        options: { to: { value: 'N' }, json },
      },
      verify: {
        takes: 'FILE… | FOLDER…',
        options: { json },
      },
      diff: {
        takes: 'FILE FILE',
        options: { json },
      },
    },
    examples: [
      'record show game.json --lang fr',
      'record verify games/',
      'record replay game.json --to 120',
      'record diff one.json other.txt',
    ],
  },
  {
    name: 'simulate',
    takes: '',
    options: {
      games: { value: 'N' },
      seats: { value: 'S' },
      bots: { value: 'BOT,…' },
      decks: { value: 'DECK,…' },
      seed: { value: 'N' },
      workers: { value: 'N' },
      out: { value: 'FILE' },
      records: { value: 'FOLDER' },
      json: {},
    },
    examples: [
      'simulate --games 500 --seats 5',
      'simulate --decks tremere,my-deck.txt --seats 2 --out games.jsonl',
      'simulate --games 200 --records games',
    ],
  },
  {
    name: 'arena',
    takes: '',
    options: {
      bots: { value: 'BOT,…' },
      decks: { value: 'DECK,…' },
      games: { value: 'N' },
      seats: { value: 'S' },
      seed: { value: 'N' },
      workers: { value: 'N' },
      out: { value: 'FILE' },
      html: { value: 'FILE' },
      json: {},
    },
    examples: [
      'arena --bots heuristic,novice --games 500',
      'arena --games 250 --html report.html',
      'arena --bots heuristic,random --seats 2 --decks tremere,my-deck.txt --json',
    ],
  },
  {
    name: 'bench',
    takes: '',
    options: { json },
    examples: ['bench --json'],
  },
  {
    name: 'completion',
    takes: 'bash | zsh | fish',
    words: ['bash', 'zsh', 'fish'],
    examples: [
      'completion bash >> ~/.bashrc',
      'completion zsh >> ~/.zshrc',
      'completion fish > ~/.config/fish/completions/methuselah.fish',
    ],
  },
] as const satisfies readonly Command[];

export type KnownCommand = (typeof TABLE)[number];
export type CommandName = KnownCommand['name'];
export const COMMANDS: readonly (Command & { readonly name: CommandName })[] = TABLE;
