import {
  bleedOf,
  type CardId,
  type CardInPlay,
  type CombatFrame,
  capacityOf,
  clanOf,
  disciplineLevel,
  handSizeOf,
  interceptOf,
  NONE,
  PHASES,
  SECTS,
  type Seat,
  type SeatState,
  sectOf,
  stealthOf,
  strengthOf,
  TITLES,
  titleOf,
  votesOf,
} from '@methuselah/engine';
import { cardNameOf, nameOf } from './board.ts';
import { plain } from './error.ts';
import type { Words } from './words.ts';

/** Whether a fact holds, and what is the case. */
export interface Told {
  readonly holds: boolean;
  readonly is: string;
}
interface Fact {
  /** How it is written, for the documentation. */
  readonly form: string;
  readonly pattern: RegExp;
  readonly tell: (w: Words, a: string, b: string, c: string, d: string, e: string) => Told;
}

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

/** What a player has some number of. */
const AMOUNTS: Readonly<Record<string, (w: Words, p: SeatState, seat: Seat) => number>> = {
  pool: (_w, p) => p.pool,
  'victory point': (_w, p) => p.victoryPoints,
  transfer: (_w, p) => p.transfers,
  'master action': (_w, p) => p.masterActions,
  'discard action': (_w, p) => p.discardActions,
  'card in hand': (_w, p) => p.hand.length,
  'card in library': (_w, p) => p.library.length,
  'card in crypt': (_w, p) => p.crypt.length,
  'card in ash heap': (_w, p) => p.ashHeap.length,
};
const STATS: Readonly<Record<string, (w: Words, id: CardId) => number>> = {
  stealth: (w, id) => stealthOf(w.game.table, id),
  intercept: (w, id) => interceptOf(w.game.table, id),
  bleed: (w, id) => bleedOf(w.game.table, id),
  strength: (w, id) => strengthOf(w.game.table, id),
  votes: (w, id) => votesOf(w.game.table, id),
  capacity: (w, id) => capacityOf(w.game.table, id),
};

const combatOf = (w: Words): CombatFrame | undefined =>
  w.state.frames.findLast((f): f is CombatFrame => f.kind === 'combat');

function seatOf(w: Words, name: string): { readonly seat: Seat; readonly p: SeatState } {
  const seat = w.player(name);
  const p = w.state.seats[seat];
  return p === undefined ? w.malformed(`There is no player named ${name}.`) : { seat, p };
}

/** A fact about a card on the table; it does not hold of a card that is elsewhere. */
function ofCard(w: Words, text: string, tell: (card: CardInPlay, name: string) => Told): Told {
  const found = w.card(text);
  return found.card === null ? { holds: false, is: found.where } : tell(found.card, found.name);
}

function stateOf(w: Words, text: string, word: string): Told {
  const found = w.card(text);
  const not = word.startsWith('not ');
  const state = not ? word.slice(4) : word;
  if (found.card === null) {
    // Only "not in play" is true of a card that is not there: a slip must not pass for a fact.
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
        return combat !== undefined && (combat.first === card.id || combat.second === card.id);
    }
  };
  const fighting = combat?.first === card.id || combat?.second === card.id ? ', in combat' : '';
  return {
    holds: is() !== not,
    is: `${name} is ${w.where(card.id)}, ${card.locked ? 'locked' : 'unlocked'}${fighting}`,
  };
}

/** All the facts a scenario can state, tried in this order. */
export const FACTS: readonly Fact[] = [
  {
    form: 'nobody has the Edge',
    pattern: /^nobody has the edge$/,
    tell: (w) => ({
      holds: w.state.edge === NONE,
      is: `${w.state.edge === NONE ? 'nobody' : nameOf(w.game, w.state.edge)} has the Edge`,
    }),
  },
  {
    form: '<player> has the Edge',
    pattern: /^(.+) has the edge$/,
    tell: (w, name) => ({
      holds: w.state.edge === w.player(name),
      is: `${w.state.edge === NONE ? 'nobody' : nameOf(w.game, w.state.edge)} has the Edge`,
    }),
  },
  {
    form: '<player> has <number> pool | victory points | cards in hand | cards in library | cards in crypt | cards in ash heap | transfers | master actions | discard actions',
    pattern:
      /^(.+) has (\d+(?:\.5)?) (pool|victory points?|transfers?|master actions?|discard actions?|cards? in (?:hand|library|crypt|ash heap))$/,
    tell(w, name, number, what) {
      const { seat, p } = seatOf(w, name);
      const word = what.replace(/^cards /, 'card ').replace(/s$/, '');
      const amount = AMOUNTS[word]?.(w, p, seat) ?? NONE;
      return { holds: amount === Number(number), is: `${nameOf(w.game, seat)} has ${amount} ${what}` };
    },
  },
  {
    form: "<player>'s hand size is <number>",
    pattern: /^(.+)'s hand size is (\d+)$/,
    tell(w, name, number) {
      const { seat } = seatOf(w, name);
      const size = handSizeOf(w.game.table, seat);
      return { holds: size === Number(number), is: `${nameOf(w.game, seat)}'s hand size is ${size}` };
    },
  },
  {
    form: '<player> is ousted | not ousted',
    pattern: /^(.+) is (not )?ousted$/,
    tell(w, name, not) {
      const { seat, p } = seatOf(w, name);
      return {
        holds: p.ousted === (not === ''),
        is: `${nameOf(w.game, seat)} is ${p.ousted ? '' : 'not '}ousted`,
      };
    },
  },
  {
    form: "it is <player>'s turn",
    pattern: /^it is (.+)'s turn$/,
    tell: (w, name) => ({
      holds: w.state.active === w.player(name),
      is: `it is ${nameOf(w.game, w.state.active)}'s turn`,
    }),
  },
  {
    form: 'the phase is <unlock | master | minion | influence | discard>',
    pattern: new RegExp(`^the phase is (${PHASES.join('|')})$`),
    tell: (w, phase) => ({ holds: w.state.phase === phase, is: `the phase is ${w.state.phase}` }),
  },
  {
    form: 'the game is over | not over',
    pattern: /^the game is (not )?over$/,
    tell: (w, not) => ({
      holds: w.game.over === (not === ''),
      is: `the game is ${w.game.over ? '' : 'not '}over`,
    }),
  },
  {
    form: 'nobody wins',
    pattern: /^nobody wins$/,
    tell: (w) => winner(w, NONE),
  },
  {
    form: '<player> wins',
    pattern: /^(.+) wins$/,
    tell: (w, name) => winner(w, w.player(name)),
  },
  {
    form: 'nobody is in combat',
    pattern: /^nobody is in combat$/,
    tell(w) {
      const combat = combatOf(w);
      return { holds: combat === undefined, is: combatWords(w, combat) };
    },
  },
  {
    form: '<card> is in combat with <card>',
    pattern: /^(.+) is in combat with (.+)$/,
    tell(w, one, other) {
      const combat = combatOf(w);
      return ofCard(w, one, (a) =>
        ofCard(w, other, (b) => ({
          holds:
            combat !== undefined &&
            ((combat.first === a.id && combat.second === b.id) ||
              (combat.first === b.id && combat.second === a.id)),
          is: combatWords(w, combat),
        })),
      );
    },
  },
  {
    form: 'the range is close | long',
    pattern: /^the range is (close|long)$/,
    tell(w, range) {
      const combat = combatOf(w);
      if (combat === undefined) return { holds: false, is: 'nobody is in combat' };
      const is = combat.long ? 'long' : 'close';
      return { holds: is === range, is: `the range is ${is}` };
    },
  },
  {
    form: '<stealth | intercept | bleed | strength | votes | capacity> of <card> is <number>',
    pattern: /^(?:the )?(stealth|intercept|bleed|strength|votes|capacity) of (.+) (?:is|are) (-?\d+)$/,
    tell: (w, stat, text, number) =>
      ofCard(w, text, (card, name) => {
        const value = STATS[stat]?.(w, card.id) ?? NONE;
        return { holds: value === Number(number), is: `${stat} of ${name} is ${value}` };
      }),
  },
  {
    form: '<card> has <number> blood | life | counters',
    pattern: /^(.+) has (\d+) (blood|life|counters?)$/,
    tell: (w, text, number, word) =>
      ofCard(w, text, (card, name) => {
        const def = w.game.table.pool.cards[w.state.def[card.id] ?? NONE];
        const right = def?.isVampire ? 'blood' : def?.isAlly || def?.isRetainer ? 'life' : 'counter';
        if (right !== word.replace(/s$/, '')) w.malformed(`${name} has ${right}, not ${word}.`);
        return {
          holds: card.counters === Number(number),
          is: `${name} has ${card.counters} ${word} (${w.where(card.id)})`,
        };
      }),
  },
  {
    form: `<card> has no title | the title <${TITLES.join(' | ')}> (also with "of <city or clan>")`,
    pattern: /^(.+) has (no|the) title ?(\w*)(?: of (.+))?$/,
    tell: (w, text, no, title, domain) =>
      ofCard(w, text, (card, name) => {
        const has = TITLES[titleOf(w.game.table, card.id)];
        if (no === 'the' && !TITLES.some((t) => plain(t) === title))
          w.malformed(`There is no title ${title}.`);
        const of = domain === '' || plain(card.domain) === domain;
        return {
          holds: no === 'no' ? has === undefined : plain(has ?? '') === title && of,
          is: `${name} has ${has === undefined ? 'no title' : `the title ${has}`} (claims ${TITLES[card.title] ?? 'none'}${
            card.domain === '' ? '' : ` of ${card.domain}`
          }${card.titleContested ? ', contested' : ''})`,
        };
      }),
  },
  {
    form: "<card>'s title is contested | not contested",
    pattern: /^(.+)'s title is (not )?contested$/,
    tell: (w, text, not) =>
      ofCard(w, text, (card, name) => ({
        holds: card.titleContested === (not === ''),
        is: `the title of ${name} is ${card.titleContested ? '' : 'not '}contested`,
      })),
  },
  {
    form: `the sect of <card> is <${SECTS.join(' | ')}>`,
    pattern: new RegExp(`^the sect of (.+) is (${SECTS.join('|')})$`),
    tell: (w, text, sect) =>
      ofCard(w, text, (card, name) => {
        const is = sectOf(w.game.table, card.id);
        return { holds: is === sect, is: `the sect of ${name} is ${is}` };
      }),
  },
  {
    form: 'the clan of <card> is <clan>',
    pattern: /^the clan of (.+) is (.+)$/,
    tell: (w, text, clan) =>
      ofCard(w, text, (card, name) => {
        const is = clanOf(w.game.table, card.id);
        return { holds: plain(is) === clan, is: `the clan of ${name} is ${is}` };
      }),
  },
  {
    form: 'the <basic | superior> Disciplines of <card> are <none | Disciplines in order, as in "aus dom">',
    pattern: /^the (basic|superior) disciplines of (.+) are ([a-z ]+)$/,
    tell: (w, level, text, disciplines) =>
      ofCard(w, text, (card, name) => {
        const { table } = w.game;
        const all = new Set(table.pool.cards.flatMap((def) => Object.keys(def.disciplines)));
        const wanted = level === 'basic' ? 1 : 2;
        const has = [...all].filter((d) => disciplineLevel(table, card.id, d) === wanted).sort();
        const is = has.length === 0 ? 'none' : has.join(' ');
        return { holds: is === disciplines, is: `the ${level} Disciplines of ${name} are ${is}` };
      }),
  },
  {
    form: 'the prisci block is for | against | abstaining',
    pattern: /^the prisci block is (for|against|abstaining)$/,
    tell(w, side) {
      const poll = w.state.frames.findLast((f) => f.kind === 'referendum');
      if (poll?.kind !== 'referendum') return { holds: false, is: 'there is no referendum' };
      const is = poll.prisci === 1 ? 'for' : poll.prisci === -1 ? 'against' : 'abstaining';
      return { holds: is === side, is: `the prisci block is ${is}` };
    },
  },
  {
    form: '<player> sees | does not see the hand of <player>',
    pattern: /^(.+) (sees|does not see) the hand of (.+)$/,
    tell: (w, viewer, sees, owner) => {
      const hand = w.game.view(w.player(viewer)).seats[w.player(owner)]?.hand;
      const seen = typeof hand !== 'number';
      return { holds: seen === (sees === 'sees'), is: `${viewer} ${seen ? 'sees' : 'does not see'} it` };
    },
  },
  {
    form: '<player> is withdrawing | not withdrawing',
    pattern: /^(.+) is (not )?withdrawing$/,
    tell(w, name, not) {
      const { seat, p } = seatOf(w, name);
      return {
        holds: p.withdrawing === (not === ''),
        is: `${nameOf(w.game, seat)} is ${p.withdrawing ? '' : 'not '}withdrawing`,
      };
    },
  },
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

function winner(w: Words, seat: Seat): Told {
  const is = w.game.winner;
  return {
    holds: w.game.over && is === seat,
    is: w.game.over ? `${is === NONE ? 'nobody' : nameOf(w.game, is)} wins` : 'the game is not over',
  };
}

function combatWords(w: Words, combat: CombatFrame | undefined): string {
  if (combat === undefined) return 'nobody is in combat';
  return `${cardNameOf(w.game, combat.first)} is in combat with ${cardNameOf(w.game, combat.second)}`;
}

export function tellFact(w: Words, text: string): Told {
  const words = plain(text);
  for (const fact of FACTS) {
    const match = fact.pattern.exec(words);
    if (match === null) continue;
    const [, a = '', b = '', c = '', d = '', e = ''] = match;
    return fact.tell(w, a, b, c, d, e);
  }
  return w.malformed(`"${text}" is no fact that a scenario can state (docs/SCENARIOS.md lists them all).`);
}
