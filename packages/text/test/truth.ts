import type { CardId, EventType, Game, GameEvent, Option, Seat } from '@methuselah/engine';
import {
  currentAction,
  currentCombat,
  type EventOf,
  interceptOf,
  NONE,
  pollOf,
  sideAgainst,
  stealthOf,
  tableOf,
} from '@methuselah/engine/internal';
import { consequenceText, type Locale, localeOf } from '@methuselah/text/internal';

/**
 * Turns the stated consequences of an option into claims, and compares them with what happens when it is chosen and everybody
 * else passes.
 */

export interface Claim {
  readonly says: string;
  readonly facts: readonly unknown[];
}

/** English in which consequences and events are worded as claims. */
const en = localeOf('en');
const claiming: Locale = {
  // Without card texts, so that their effects are claimed in numbers too.
  cardName: en.cardName,
  words: {
    ...en.words,
    consequences: {
      ...claimed(en.words.consequences, ''),
      ifSuccessful: (what, parts) =>
        JSON.stringify({ says: 'ifSuccessful', facts: [what, parts.map((part) => JSON.parse(part))] }),
    },
    events: claimed(en.words.events, 'event '),
  },
};

/** A copy of the words in which each function returns its name and arguments. */
function claimed<W extends object>(words: W, before: string): W {
  const entries = Object.entries(words).map(([key, word]: [string, unknown]) => {
    const says = before + key;
    if (typeof word === 'function')
      return [key, (...facts: unknown[]) => JSON.stringify({ says, facts })] as const;
    if (typeof word === 'string') return [key, JSON.stringify({ says, facts: [] })] as const;
    return [key, claimed(word as object, `${says} `)] as const;
  });
  return Object.fromEntries(entries) as W;
}

/** The claims of an option; plain words, such as a card type, claim nothing. */
export const claimsOf = (game: Game, option: Option): Claim[] =>
  consequenceText(tableOf(game), option, game.decider, claiming).flatMap((part) =>
    part.startsWith('{') ? [JSON.parse(part) as Claim] : [],
  );

// -------------------------------------------------------------------------------------------- outcomes

/** A game before and after an option, and the events between. */
export interface Outcome {
  readonly before: Game;
  readonly after: Game;
  readonly option: Option;
  readonly events: readonly GameEvent[];
  /** When the action was announced, or its block was attempted. */
  readonly stealth: number | null;
  readonly intercept: number | null;
  /** After the choice was complete, before any pass. */
  readonly made: Game;
}

/** The first of these fields that an option has. */
function fieldOf(o: Option, ...fields: readonly string[]): number {
  const found = Object.entries(o).find(([field]) => fields.includes(field))?.[1];
  return typeof found === 'number' ? found : NONE;
}
/** The card that acts or pays; and the chosen target. */
const doerOf = (o: Option): CardId =>
  fieldOf(o, 'minion', 'vampire', 'slave', 'rescuer', 'diablerist', 'payer');
const chosenOf = (o: Option): CardId => fieldOf(o, 'target', 'equipment', 'host', 'trophy');

const MOST = 80;
const poolOf = (game: Game, seat: Seat): number => tableOf(game).state.seats[seat]?.pool ?? 0;
const countersOn = (game: Game, id: CardId): number =>
  tableOf(game).state.cards.find((c) => c.id === id)?.counters ?? 0;

/** Chooses an option, then everybody passes until nothing is in progress. */
export function outcomeOf(game: Game, place: number): Outcome {
  const before = game.fork();
  const after = game.fork();
  const option = tableOf(game).decision?.options[place] as Option;
  const seat = game.decider;
  const events: GameEvent[] = [];
  after.onEvent((event) => events.push(event));
  after.chooseAt(place);
  let stealth: number | null = null;
  let intercept: number | null = null;
  let made: Game | null = null;
  for (let i = 0; i < MOST && !after.over; i++) {
    const table = tableOf(after);
    const action = currentAction(table);
    if (action && action.minion === doerOf(option)) stealth ??= stealthOf(table, action.minion);
    if (action && option.verb === 'block' && action.blocker === option.minion)
      intercept ??= interceptOf(table, option.minion);
    const isMaking = after.decider === seat && !table.decision?.options.some(({ verb }) => verb === 'pass');
    if (!isMaking) made ??= after.fork();
    if (table.state.frames.length <= 3) break;
    after.chooseAt(quietPlace(after));
  }
  return { before, after, option, events, stealth, intercept, made: made ?? after };
}

function quietPlace(game: Game): number {
  const options = tableOf(game).decision?.options ?? [];
  for (const verb of ['pass', 'no'] as const) {
    const at = options.findIndex((o) => o.verb === verb);
    if (at >= 0) return at;
  }
  const hand = options.findIndex((o) => o.verb === 'handStrike');
  return Math.max(0, hand);
}

// -------------------------------------------------------------------------------------------- checks

/** Why a claim is false; null if it is true, or nothing happened that it is about. */
export function wrongIn(o: Outcome, { says, facts }: Claim): string | null {
  const test = CHECKS[says];
  if (test === undefined) return `nobody knows what "${says}" claims`;
  return test(o, facts as never);
}
export const unchecked = (says: string): boolean => CHECKS[says] === undefined;

const differ = (what: string, said: unknown, is: unknown): string | null =>
  said === is ? null : `${what}: said ${said}, is ${is}`;
const all = <T extends EventType>(o: Outcome, type: T): EventOf<T>[] =>
  o.events.filter((e): e is EventOf<T> => e.type === type);
const has = <T extends EventType>(o: Outcome, type: T, wanted: (e: EventOf<T>) => boolean = () => true) =>
  all(o, type).some(wanted);
const first = <T extends EventType>(o: Outcome, ...types: readonly T[]): EventOf<T> | undefined =>
  o.events.find((e): e is EventOf<T> => types.some((type) => type === e.type));

/** The card with this name. */
function cardNamed(o: Outcome, name: string): CardId {
  const number = / #(\d+)$/.exec(name)?.[1];
  if (number !== undefined) return Number(number);
  const { state, pool } = tableOf(o.before);
  const called = (id: CardId): boolean => pool.cards[state.def[id] ?? NONE]?.card.name === name;
  const found = state.cards.find(({ id }) => called(id))?.id ?? state.def.findIndex((_, id) => called(id));
  return found;
}
const seatNamed = (o: Outcome, who: string | null): Seat =>
  who === null ? o.before.decider : tableOf(o.before).names.indexOf(who);

function poolGoes(o: Outcome, seat: Seat, from: number, to: number): string | null {
  const now = poolOf(o.before, seat);
  if (now !== from) return `pool of ${seat}: said ${from}, is ${now}`;
  const next = all(o, 'pool').find((e) => e.seat === seat);
  if (from === to) return null;
  return differ(`pool of ${seat} after`, to, next?.after ?? from);
}

function countersGo(o: Outcome, card: CardId, from: number, to: number): string | null {
  const now = countersOn(o.before, card);
  if (now !== from) return `counters: said ${from}, is ${now}`;
  if (from === to) return null;
  const next = all(o, 'counters').filter((e) => e.card.id === card);
  // Blood above the capacity drains at once.
  if (next.slice(0, 2).some(({ after }) => after === to)) return null;
  return `counters after: said ${to}, is ${next.map(({ after }) => after).join(', ')}`;
}

/** Possible payers of an option: its minion, the vampire that a card is on, or the minion playing the current card. */
function payers({ before, option }: Outcome): CardId[] {
  const { frames, cards } = tableOf(before).state;
  const card = fieldOf(option, 'card', 'rescued', 'victim', 'incoming');
  const host = cards.find((c) => c.id === card)?.host ?? NONE;
  const playing = frames.findLast((f) => f.kind === 'play')?.context.by ?? NONE;
  return [doerOf(option), host, card, playing].filter((id) => id >= 0);
}

type OfCard = 'locked' | 'unlocked' | 'burned' | 'toReady' | 'toTorpor' | 'title' | 'contested';
const cardDoes = (o: Outcome, type: OfCard, name: string): string | null =>
  has(o, type, (e) => e.card.id === cardNamed(o, name)) ? null : `${name}: no ${type}`;

const opponentOf = ({ before, option }: Outcome): CardId => {
  const combat = currentCombat(tableOf(before));
  return combat === undefined ? NONE : sideAgainst(combat, doerOf(option)).minion;
};

/** The opposing minion has already chosen a strike that avoids this one. */
function isEvading(o: Outcome): boolean {
  const combat = currentCombat(tableOf(o.before));
  const other = combat && sideAgainst(combat, doerOf(o.option)).strike;
  return other?.kind === 'dodge' || other?.kind === 'combatEnds';
}

/** Damage may also come from a retainer, or from an effect of each round. */
const isHelped = ({ before, option }: Outcome): boolean =>
  tableOf(before).state.rows.some(({ kind }) => kind === 'schedule') ||
  tableOf(before).state.cards.some(
    ({ id, host }) =>
      host === doerOf(option) &&
      tableOf(before).pool.cards[tableOf(before).state.def[id] ?? NONE]?.isRetainer,
  );

type Check = (o: Outcome, facts: never) => string | null;
const seatOf = (game: Game, seat: Seat) => tableOf(game).state.seats[seat];

const CHECKS: Readonly<Record<string, Check>> = {
  poolPrice: (o, [n, from, to]: [number, number, number]) =>
    differ('price', n, from - to) ?? poolGoes(o, o.before.decider, from, to),
  bloodPrice: (o, [n, , from, to]: [number, string, number, number]) => {
    const tried = payers(o).map((card) => countersGo(o, card, from, to));
    return differ('price', n, from - to) ?? (tried.includes(null) ? null : tried.join(' / '));
  },
  pool: (o, [who, from, to]: [string | null, number, number]) => poolGoes(o, seatNamed(o, who), from, to),
  counters: (o, [name, from, to]: [string, number, number]) => countersGo(o, cardNamed(o, name), from, to),
  gains: (o, [n, , from, to]: [number, string, number, number]) =>
    differ('gain', n, to - from) ?? countersGo(o, doerOf(o.option), from, to),
  poolNow: (o, [n]: [number]) => {
    const seats = tableOf(o.before).state.seats.map((p) => p.pool);
    return seats.includes(n) ? null : `nobody has ${n} pool`;
  },
  countersNow: (o, [n]: [number]) => differ('counters now', n, countersOn(o.before, chosenOf(o.option))),
  lockedNow: (o) =>
    tableOf(o.before).state.cards.find((c) => c.id === chosenOf(o.option))?.locked
      ? null
      : 'it is not locked',

  ifSuccessful: (o, [what, parts]: ['action' | 'block', Claim[]]) => {
    const came =
      what === 'action' ? has(o, 'resolved', (e) => e.outcome === 'successful') : has(o, 'blocked');
    if (!came) return null;
    const wrong = parts.map((claim) => wrongIn(o, claim)).filter((text) => text !== null);
    return wrong.length === 0 ? null : wrong.join('; ');
  },
  stealth: (o, [n]: [number]) => (o.stealth === null ? null : differ('stealth', n, o.stealth)),
  intercept: (o, [intercept, stealth]: [number, number]) => {
    const next = first(o, 'blocked', 'attemptFailed');
    const isBlocked = next === undefined ? null : next.type === 'blocked';
    if (o.intercept !== null && o.intercept !== intercept) return differ('intercept', intercept, o.intercept);
    return isBlocked === null ? null : differ('the block succeeds', intercept >= stealth, isBlocked);
  },
  fights: (o, [name]: [string]) => {
    const id = cardNamed(o, name);
    return has(o, 'combatBegan', (e) => e.minion.id === id || e.other.id === id)
      ? null
      : `${name}: no combat`;
  },
  rescuePrice: (o) => {
    if (!has(o, 'resolved', (e) => e.outcome === 'successful')) return null;
    const paid = all(o, 'counters').reduce((sum, e) => sum + e.before - e.after, 0);
    return differ('paid for the rescue', 2, paid);
  },
  takesEdge: (o) =>
    has(o, 'edge', (e) => e.seat === o.before.decider) ? null : 'who decides does not take the Edge',
  bloodHunt: (o) => (has(o, 'referendum') ? null : 'no blood hunt'),

  masterAction: (o) => {
    const [before, after] = [o.before, o.made].map(
      (game) => seatOf(game, o.before.decider)?.masterActions ?? 0,
    );
    const gives = claimsOf(o.before, o.option).some(({ says }) => says === 'trifle');
    return gives ? null : differ('master phase actions', (before ?? 0) - 1, after);
  },
  trifle: (o) => {
    const [before, after] = [o.before, o.after].map((game) => seatOf(game, o.before.decider)?.masterActions);
    // With nothing left to do, the phase ends at once.
    if (tableOf(o.after).state.phase !== 'master') return null;
    return differ('master phase actions', before, after);
  },
  outOfTurn: () => null,
  discardAction: (o) => {
    const [before, after] = [o.before, o.made].map(
      (game) => seatOf(game, o.before.decider)?.discardActions ?? 0,
    );
    return differ('discard phase actions', (before ?? 0) - 1, after);
  },
  transfers: (o, [n, of]: [number, number]) => {
    const [before, after] = [o.before, o.made].map((game) => seatOf(game, o.before.decider)?.transfers ?? 0);
    return differ('transfers', of, before) ?? differ('transfers left', of - n, after);
  },
  discards: (o, [n]: [number]) => differ('discarded', n, all(o, 'discarded').length),
  readyAtOnce: (o) => {
    const card = tableOf(o.made).state.cards.find((c) => c.id === fieldOf(o.option, 'vampire'));
    return card?.region === 'ready' && !card.locked ? null : 'it is not ready and unlocked';
  },
  drawsCard: (o) => (has(o, 'drew', (e) => e.seat === o.before.decider) ? null : 'no card is drawn'),
  drawsNone: (o) => (has(o, 'drew', (e) => e.seat === o.before.decider) ? 'a card is drawn' : null),

  votes: (o, [side, from, to]: ['for' | 'against', number, number]) => {
    const cast = first(o, 'cast');
    return (
      differ('votes', from, pollOf(tableOf(o.before))?.[side]) ??
      differ('votes cast', to - from, cast?.amount ?? 0)
    );
  },
  ballots: () => null,

  damage: (o, [n, is]: [number, { aggravated: boolean; ranged: boolean; first: boolean }]) => {
    if (isEvading(o)) return null;
    const hit = all(o, 'inflicted').find((e) => e.card.id === opponentOf(o));
    if (hit === undefined) return n === 0 ? null : 'nothing is inflicted';
    return differ('damage', n, hit.amount) ?? differ('aggravated', is.aggravated, hit.aggravated);
  },
  'strike dodge': (o) => (has(o, 'strike') ? null : 'no strike'),
  'strike combatEnds': (o) =>
    has(o, 'inflicted') ? 'something is inflicted' : has(o, 'combatEnded') ? null : 'it does not end',
  'strike destroyEquipment': (o) => (has(o, 'strike') ? null : 'no strike'),
  'strike stealEquipment': (o) => (has(o, 'strike') ? null : 'no strike'),
  'strike stealBlood': (o, [n]: [number]) => {
    if (isEvading(o)) return null;
    const lost = all(o, 'counters').find((e) => e.card.id === opponentOf(o));
    const most = Math.min(n, countersOn(o.before, opponentOf(o)));
    return differ('stolen', most, lost ? lost.before - lost.after : 0);
  },
  outOfReach: (o) =>
    !isHelped(o) && has(o, 'inflicted', (e) => e.card.id === opponentOf(o))
      ? 'it does something at long range'
      : null,
  toRange: (o, [long]: [boolean]) => differ('long range', long, first(o, 'maneuver')?.long),
  anotherRound: (o) =>
    first(o, 'roundBegan', 'combatEnded')?.type === 'roundBegan' ? null : 'no other round',
  combatOver: (o) => (first(o, 'roundBegan', 'combatEnded')?.type === 'combatEnded' ? null : 'it goes on'),
  prevents: (o, [n]: [number]) => differ('prevented', n, first(o, 'prevented')?.amount ?? 0),

  unblocked: (o) => (first(o, 'blocked') === undefined ? null : 'it is blocked'),
  attempt: (o, [succeeds]: [boolean]) =>
    differ('the block', succeeds, first(o, 'blocked', 'attemptFailed')?.type === 'blocked'),
  staysAtRange: (o, [long]: [boolean]) => differ('long range', long, first(o, 'range')?.long),
  asItStands: (o, [votesFor, against]: [number, number]) => {
    const tally = first(o, 'tallied');
    return differ('votes for', votesFor, tally?.for) ?? differ('votes against', against, tally?.against);
  },
  takesEffect: (o) =>
    o.option.verb !== 'pass'
      ? differ(
          'drawn',
          false,
          has(o, 'drew', (e) => e.seat === o.before.decider),
        )
      : first(o, 'cancelled') === undefined
        ? null
        : 'it is cancelled',
  unused: (o, [n, what]: [number, 'masterActions' | 'transfers' | 'discardActions']) =>
    differ(what, n, seatOf(o.before, o.before.decider)?.[what]),
  idle: () => null,
  withdraws: () => null,

  'event locked': (o, [name]: [string]) => cardDoes(o, 'locked', name),
  'event unlocked': (o, [name]: [string]) => cardDoes(o, 'unlocked', name),
  'event burned': (o, [name]: [string]) => cardDoes(o, 'burned', name),
  'event toReady': (o, [name]: [string]) => cardDoes(o, 'toReady', name),
  'event toTorpor': (o, [name]: [string]) => cardDoes(o, 'toTorpor', name),
  'event title': (o, [name]: [string]) => cardDoes(o, 'title', name),
  'event ousted': (o, [who]: [string]) =>
    has(o, 'ousted', (e) => e.seat === seatNamed(o, who)) ? null : `${who} is not ousted`,
  'event contested': (o, [name]: [string]) => cardDoes(o, 'contested', name),
  'event edge': (o, [who]: [string | null]) =>
    has(o, 'edge', (e) => e.seat === (who === null ? NONE : seatNamed(o, who)))
      ? null
      : `the Edge: not ${who}`,
  'event resolved': (o) =>
    // Nothing resolves after the game is over.
    o.after.over || first(o, 'resolved')?.outcome === 'successful' ? null : 'the action does not succeed',
  'event inflicted': (o, [name, normal, aggravated, left]: [string, number, number, { n: number }]) => {
    const id = cardNamed(o, name);
    const hits = all(o, 'inflicted').filter((e) => e.card.id === id);
    const sum = (aggravated: boolean): number =>
      hits.reduce((n, e) => (e.aggravated === aggravated ? n + e.amount : n), 0);
    const lost = all(o, 'counters').findLast((e) => e.card.id === id);
    return (
      differ('damage', normal, sum(false)) ??
      differ('aggravated damage', aggravated, sum(true)) ??
      differ('left', left.n, lost?.after ?? countersOn(o.before, id))
    );
  },
};

/** The kind of an option, for counting: its verb, and the action, card or ability. */
export const kindOf = (game: Game, o: Option): string => {
  const table = tableOf(game);
  if (o.verb === 'act') return `act ${o.action}`;
  const use = fieldOf(o, 'use');
  const what =
    use === NONE
      ? table.decision?.window
      : `${table.pool.cards[table.pool.uses[use]?.def ?? NONE]?.card.name} ${use}`;
  return `${o.verb} ${what}`;
};
