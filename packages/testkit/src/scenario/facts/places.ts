import type { CardId } from '@methuselah/engine';
import { isFighting, NONE, type SeatState } from '@methuselah/engine/internal';
import { cardNameOf, nameOf } from '../board.ts';
import type { Words } from '../words.ts';
import { combatOf, type Fact, type FactResult, ofCard, seatOf } from './fact.ts';

const PILES = 'hand|library|crypt|ash heap';
const pileOf = (p: SeatState, pile: string): readonly CardId[] => {
  switch (pile) {
    case 'hand':
      return p.hand;
    case 'library':
      return p.library;
    case 'crypt':
      return p.crypt;
    default:
      return p.ashHeap;
  }
};

function stateOf(w: Words, text: string, word: string): FactResult {
  const found = w.card(text);
  const not = word.startsWith('not ');
  const state = not ? word.slice(4) : word;
  if (found.card === null) {
    // For a card that is not there, only "not in play" holds: a typo must not pass as a fact.
    return { holds: word === 'not in play', is: found.where };
  }
  const { card, name } = found;
  const combat = combatOf(w);
  const is = (): boolean => {
    switch (state) {
      case 'locked':
        return card.locked;
      case 'unlocked':
        return !card.locked;
      case 'ready':
        return card.region === 'ready';
      case 'in torpor':
        return card.region === 'torpor';
      case 'uncontrolled':
        return card.region === 'uncontrolled';
      case 'contested':
        return card.region === 'contested';
      case 'in play':
        return card.region !== 'uncontrolled' && card.region !== 'contested';
      default:
        return isFighting(combat, card.id);
    }
  };
  const fighting = isFighting(combat, card.id) ? ', in combat' : '';
  return {
    holds: is() !== not,
    is: `${name} is ${w.where(card.id)}, ${card.locked ? 'locked' : 'unlocked'}${fighting}`,
  };
}

/** Facts about where a card is, whose it is, and what it is on. */
export const PLACE_FACTS: readonly Fact[] = [
  {
    form: '<card> is locked | unlocked | ready | in torpor | uncontrolled | contested | in play | in combat (each also with "not")',
    pattern:
      /^(.+?) is ((?:not )?(?:locked|unlocked|ready|in torpor|uncontrolled|contested|in play|in combat))$/,
    tell: stateOf,
  },
  {
    form: '<card> is in <player>\'s hand | library | crypt | ash heap (also with "not"; "2x <card>" counts)',
    pattern: new RegExp(`^(?:(\\d+)x )?(.+?) is (not )?in (.+)'s (${PILES})$`),
    tell(w, count, text, not, owner, zone) {
      const { seat, p } = seatOf(w, owner);
      const { name, ids } = w.copies(text);
      const here = pileOf(p, zone).filter((id) => ids.includes(id)).length;
      return {
        holds: (count === '' ? here > 0 : here === Number(count)) === (not === ''),
        is: `${here} of ${name} in ${nameOf(w.game, seat)}'s ${zone}: ${name} is ${ids.map((id) => w.where(id)).join(', ')}`,
      };
    },
  },
  {
    form: "<card> is on top of <player>'s library | crypt",
    pattern: /^(.+) is on top of (.+)'s (library|crypt)$/,
    tell(w, text, owner, zone) {
      const { seat, p } = seatOf(w, owner);
      const { ids } = w.copies(text);
      const top = pileOf(p, zone).at(-1);
      return {
        holds: top !== undefined && ids.includes(top),
        is: `${top === undefined ? 'nothing' : cardNameOf(w.game, top)} is on top of ${nameOf(w.game, seat)}'s ${zone}`,
      };
    },
  },
  {
    form: '<card> is removed from the game',
    pattern: /^(.+) is removed from the game$/,
    tell(w, text) {
      const { name, ids } = w.copies(text);
      return {
        holds: w.state.seats.some((p) => p.removed.some((id) => ids.includes(id))),
        is: `${name} is ${ids.map((id) => w.where(id)).join(', ')}`,
      };
    },
  },
  {
    form: '<card> is controlled by <player>',
    pattern: /^(.+) is controlled by (.+)$/,
    tell: (w, text, player) =>
      ofCard(w, text, (card, name) => ({
        holds: card.controller === w.player(player) && card.region !== 'uncontrolled',
        is: `${name} is controlled by ${nameOf(w.game, card.controller)} (${w.where(card.id)})`,
      })),
  },
  {
    form: '<card> is owned by <player>',
    pattern: /^(.+) is owned by (.+)$/,
    tell(w, text, player) {
      const seat = w.player(player);
      const { name, ids } = w.copies(text);
      const owners = ids.map((id) => w.state.owner[id] ?? NONE);
      return {
        holds: owners.every((owner) => owner === seat),
        is: `${name} is owned by ${[...new Set(owners)].map((owner) => nameOf(w.game, owner)).join(' and ')}`,
      };
    },
  },
  {
    form: '<card> has <number> copies of <card>',
    pattern: /^(.+) has (\d+) cop(?:y|ies) of (.+)$/,
    tell: (w, host, number, text) =>
      ofCard(w, host, (card, name) => {
        const { name: of, ids } = w.copies(text);
        const on = w.state.cards.filter((c) => c.host === card.id && ids.includes(c.id)).length;
        return { holds: on === Number(number), is: `${name} has ${on} copies of ${of}` };
      }),
  },
  {
    form: '<card> is on <card> | not on <card>',
    pattern: /^(.+?) is (not )?on (.+)$/,
    tell: (w, text, not, host) =>
      ofCard(w, text, (card, name) =>
        ofCard(w, host, (on) => ({
          holds: (card.host === on.id) === (not === ''),
          is: `${name} is ${w.where(card.id)}`,
        })),
      ),
  },
];
