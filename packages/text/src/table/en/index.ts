import { list, mark, signed } from '../../language/en/grammar.ts';
import { TERM_WORDS } from '../../language/en/terms.ts';
import type { TableWords } from '../words.ts';
import { CONSEQUENCES } from './consequences.ts';
import { EVENTS } from './events.ts';
import { OPTIONS } from './options.ts';
import { PROMPTS } from './prompts.ts';

/** English. Options are the engine's notation, word for word. */
export const EN: TableWords = {
  names: {
    hidden: 'a card',
    uncontrolled: (place) => `uncontrolled ${place}`,
    nothing: 'nothing',
    nobody: 'nobody',
    card: (number) => `card ${number}`,
    seat: (number) => `seat ${number}`,
    clan: (clan) => `the clan ${clan}`,
    inMode: (card, mode) => `${card}${mark(mode)}`,
    list,
  },

  terms: TERM_WORDS,
  prompts: PROMPTS,
  options: OPTIONS,
  consequences: CONSEQUENCES,
  events: EVENTS,
  story: {
    line: (text, notes) => [text, notes.join(', ')].filter((part) => part !== '').join(': '),
    pool: (who, pool, edge) => `${who} ${pool}${edge ? ' (Edge)' : ''}`,
    attemptsInVain: (minions) => {
      const tries = minions.map(({ minion, times }) => (times === 1 ? minion : `${minion} (${times} times)`));
      return `${list(tries)} ${tries.length === 1 ? 'attempts' : 'attempt'} to block in vain`;
    },
    vainBleed: 'the bleed is for 0: no pool is burned',
    edgePool: 'the Edge',
    influence: (moved, drawn) => {
      const parts = moved.map(({ vampire, n, now, capacity }) => {
        const has = now === null ? '' : ` (${capacity === null ? now : `${now} of ${capacity}`})`;
        return `${signed(n)} to ${vampire}${has}`;
      });
      if (drawn > 0) parts.push('draws a vampire from the crypt');
      return `Influence: ${parts.join(', ')}`;
    },
    broughtOut: (who, vampire, facts, scarce) => {
      const title = facts?.title ? `, ${facts.title}` : '';
      const what = facts === null ? '' : ` (${facts.clan}, capacity ${facts.capacity}${title})`;
      return `${who} brings out ${vampire}${what}${scarce === 0 ? '' : `: scarce, −${scarce} pool`}`;
    },
  },

  refusals: {
    gameOver: 'The game is over: there is nothing to decide.',
    staleDecision: 'The game has moved on: this decision has been taken.',
    notYourDecision: 'This decision is not yours.',
    unknownOption: 'This is not among the options.',
    corrupt: 'This file is damaged, or holds no game.',
    otherVersion: 'This game was played with another version of the engine.',
    otherCards: 'This game was played with other cards.',
    badName: (most) =>
      `A name in this game is empty, longer than ${most} characters, or has control characters.`,
    deckTooLarge: (most) => `A deck of this game has more than ${most} cards.`,
    tooManyDecisions: (most) => `This game has more than ${most} decisions.`,
    tooLarge: 'This is larger than any game.',
    noText: 'This record cannot be written as text; write it as JSON.',
    diverged: (at) => `The game leaves its record at decision ${at + 1}.`,
  },

  deck: {
    cryptTooSmall: (count, least) => `The crypt has ${count} cards; it needs at least ${least}.`,
    libraryTooSmall: (count, least) => `The library has ${count} cards; it needs at least ${least}.`,
    libraryTooLarge: (count, most) => `The library has ${count} cards; it may have ${most} at the most.`,
    groupsTooFarApart: (groups) => {
      const told = groups.map(({ group, cards }) => `${group} (${cards.join(', ')})`);
      return `The vampires are of the groups ${told.join(' and ')}; only one group, or two that follow each other, may be in a crypt.`;
    },
    unknownCard: (deck, card) => `The ${deck} holds card ${card}, which is unknown.`,
    wrongDeck: (deck, card) =>
      deck === 'crypt'
        ? `The crypt holds ${card}, which is a library card.`
        : `The library holds ${card}, which is a vampire and belongs in the crypt.`,
  },

  result: {
    sitDown: (names, first) => `${names.join(', ')} sit down to play, clockwise; ${first} begins.`,
    player: 'Player',
    victoryPoints: 'Victory points',
    pool: 'Pool',
    fate: 'Fate',
    stillStanding: 'still standing',
    withdrew: 'withdrew',
    oustedOnTurn: (turn) => `ousted on turn ${turn}`,
    limitReached: (turns) => `The limit of ${turns} table turns is reached.`,
    recordEnds: (turn) => `The record ends here, in turn ${turn}.`,
    tie: 'Nobody wins: a tie.',
    wins: (who) => `${who} wins the game.`,
    recordWritten: (file) => `The record is in ${file}.`,
  },
};
