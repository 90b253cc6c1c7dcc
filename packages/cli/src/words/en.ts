import { LIMITS } from '@methuselah/engine';
import type { ArenaWords } from './sections/arena.ts';
import type { CardWords } from './sections/cards.ts';
import type { PlayWords } from './sections/play.ts';
import type { RecordWords } from './sections/records.ts';
import type { SimulationWords } from './sections/simulation.ts';

const listed = (names: readonly string[]): string => names.join('; ');
/** Plural for languages that add an s. */
const s = (n: number): string => (n === 1 ? '' : 's');

export const CARDS: CardWords = {
  notPlayable: 'This card cannot be played here yet.',
  line: (line, text) => `Line ${line}, “${text}”:`,
  problems: {
    unknownName: 'no card has this name.',
    unknownNumber: 'no card has this number. Programs that number cards in their own way also export text.',
    severalCards: 'several cards have this name.',
    badCount: 'a deck can hold 1 to 99 copies of a card.',
    tooManyCards: `a deck has at most ${LIMITS.deck} cards: the rest is left out.`,
    unreadable: 'this is neither a card nor a heading.',
  },
  meant: (names) => `Did you mean ${names.join(' or ')}?`,
  notPlayableCards: (names) => `Not playable here yet: ${listed(names)}.`,
  banned: (names) => `Banned from tournaments: ${listed(names)}.`,
  fine: 'The deck is legal, and all of its cards can be played.',
  deck: 'deck',
  atLine: (line) => `line ${line}`,
  missing: (n) => `${n} card${s(n)} missing`,
  playable: 'playable',
  half: 'half a deck',
  difficulty: 'difficulty',
  many: (decks, legal, playable) => `${decks} deck${s(decks)}: ${legal} legal, ${playable} playable here.`,
  needed: (names) => `Missing most often: ${listed(names)}.`,
  instead: (names) => `similar: ${names.join(', ')}`,
  coverage: {
    precon: 'preconstructed deck',
    set: 'set',
    playableCards: 'playable',
    cards: 'cards',
    allSets: 'all',
  },
};

export const PLAY: PlayWords = {
  typed: {
    pass: {
      name: 'pass',
      takes: '[turn | choice]',
      says: 'passes; until my turn; or until I must choose something else (p, pp, ppp)',
    },
    why: { name: '?', takes: '[card | minion | action]', says: 'why something is not offered' },
    card: { name: 'card', takes: 'NAME', says: 'what a card does' },
    hand: { name: 'hand', takes: '', says: 'your hand, with what the cards do' },
    table: { name: 'table', takes: '', says: 'the table again' },
    log: { name: 'log', takes: '[LINES]', says: 'what has happened' },
    undo: { name: 'undo', takes: '', says: 'back to your last decision (if you play alone)' },
    save: { name: 'save', takes: '[FILE]', says: 'writes the game to a file' },
    load: { name: 'load', takes: 'FILE', says: 'continues a game from a file' },
    help: { name: 'help', takes: '', says: 'this list' },
    quit: { name: 'quit', takes: '', says: 'leaves the table' },
  },
  until: { turn: 'turn', choice: 'choice' },
  number: 'chooses an option; several in a row: 3 3 1',
  bots: { novice: 'easy bot', prudent: 'cautious bot', heuristic: 'strong bot', random: 'bot for a laugh' },
  you: 'you',
  mayBlock: 'may block',
  votes: (votesFor, against) => `${votesFor} for, ${against} against`,
  possible: (votes) => `${votes} more possible`,
  ifPassed: (pool, then) => `pool ${pool} → ${then} if it passes`,
  lastCall: 'last call',
  begin: 'Type the number of an option, ? for why something is not offered, or help.',
  handOver: (who) => `${who} decides next. The others look away; then press Enter.`,
  notUnderstood: (text) => `“${text}” is not a command. Type a number, ? or help.`,
  noOption: (number, most) => `There is no option ${number}: they go from 1 to ${most}.`,
  gone: (number, text) => `Option ${number}, “${text}”, is no longer offered: choose again.`,
  out: 'Your game is over. Enter tells the next turn, pass only how the game ends; or undo, save, quit.',
  cannotPass: 'You cannot pass here: choose an option.',
  noCard: (name) => `No card here is called “${name}”.`,
  sayCard: 'Say which card.',
  canNow: 'yes, now',
  nothingToExplain: (name) =>
    `“${name}” is neither a card in your hand, nor a card you control, nor an action.`,
  nothingToUndo: 'There is nothing to take back.',
  undoIsSolo: 'With other people at the table, nothing can be taken back.',
  undone: 'Your last decision is taken back.',
  sayFile: 'Say which file.',
  saved: (file) => `The game is in ${file}.`,
  loaded: (file) => `The game from ${file} continues.`,
  noFile: (file) => `“${file}” cannot be read.`,
  notWritten: (file) => `“${file}” cannot be written.`,
  notKept: (file) =>
    `The game could not be written to “${file}”: the disk may be full. What was written last is still there, and the game continues.`,
  notSaved: 'The game is not saved. Type quit again to leave, or save and the name of a file.',
};

export const RECORDS: RecordWords = {
  seed: 'seed',
  practice: 'practice',
  engine: 'engine',
  rules: 'rules',
  turnLimit: 'turn limit',
  ownDeck: (crypt, library) => `another deck, ${crypt} + ${library} cards`,
  decisions: (count) => `${count} decisions`,
  agrees: (decisions) => `agrees, ${decisions} decisions.`,
  verified: (agree, differ) => `${agree} agree, ${differ} do not.`,
  same: 'The two records are the same.',
  headsDiffer: (fields) => `They differ before the first decision, in: ${fields.join(', ')}.`,
  differ: (at) => `The first decision that differs is number ${at}:`,
  ends: 'the record ends',
  turn: 'turn',
};

export const SIMULATION: SimulationWords = {
  games: 'games',
  wins: 'wins',
  victoryPoints: 'victory points',
  turns: 'turns',
  decisions: 'decisions',
  mean: 'mean',
  median: 'median',
  least: 'least',
  most: 'most',
  length: 'length',
  ends: 'how they end',
  ties: 'without a winner',
  end: {
    ousting: 'by ousting',
    withdrawal: 'after a withdrawal',
    nobodyLeft: 'with nobody left',
    turnLimit: 'by the turn limit',
    unfinished: 'given up',
  },
  took: (games, seconds, rate) => `${games} games in ${seconds} s, ${rate} a second.`,
};

export const ARENA: ArenaWords = {
  title: 'Arena',
  bot: 'bot',
  seat: 'seat',
  interval: '95% interval',
  chance: 'by chance',
  threw: 'errors',
  illegal: 'illegal',
  late: 'late',
  pool: 'pool',
  round: 'round',
  faults: 'What went wrong',
  byBot: 'Games won, by bot',
  byDeck: 'Games won, by deck',
  bySeat: 'Games won, by seat (the first begins)',
  bars: 'Of the games that have a winner. The thin line is the 95% interval, the dashed mark what chance would give.',
  ousts: 'Who ousts whom',
  oustsHow:
    'How often the deck of the row gains the victory point for ousting that of the column, among the games with both.',
  lengths: 'Length of the games',
  pools: 'Pool over time',
  poolsHow:
    'The mean as each round of the table begins, in the games that last that long; an ousted player counts as 0.',
  rating:
    'Elo: the players of a table are compared in pairs by their victory points, an equal number being a tie; 1500 is the average.',
  decided: (decided, games) => `Shares are of the ${decided} games out of ${games} that have a winner.`,
  speed: (games, seconds, threads, rate, alone) =>
    `${games} games in ${seconds} s on ${threads} thread${s(threads)}, ${rate} a second; ${alone} a second of one processor’s time`,
  setting: (seats, seed) => `${seats} seats, seed ${seed}`,
  written: (file) => `The report is in ${file}.`,
};
