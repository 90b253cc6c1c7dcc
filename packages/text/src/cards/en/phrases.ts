import type { Amount, Condition, Filter, SeatNoun, Stat, Tally } from '@methuselah/engine/language';
import { COUNTER } from '../../language/en/counters.ts';
import type { ActionWords, CardGrammar, ConditionOf, Context, Noun, Unit } from '../grammar.ts';
import { type AmountWords, type ConditionWords, conditionsOf, measuredBy, perEach } from '../named.ts';
import { asSubject, cardNoun, ofX, seatNoun, unitOf } from '../nouns.ts';
import { cards, described, ofCard, ofSeat } from './nouns.ts';
import { ACTION, discipline, SELF, signed, superiorOf, UNIT } from './words.ts';

/** English phrases: amounts, times, conditions, durations. */

export function amount(value: Amount, unit: Unit, x: Context): string {
  const [one, many] = UNIT[unit];
  if (value === 1 && unit === 'card') return 'a card';
  if (typeof value === 'number') return `${value} ${value === 1 ? one : many}`;
  if (value === 'x') return x.range === null ? `X ${many}` : `${x.range.min} to ${x.range.max} ${many}`;
  if (value === 'points') return `1 ${one} for each point allocated to them`;
  if (value === 'margin') return `1 ${one} for each vote by which the referendum passed`;
  if (value === 'bleedAmount') return `${many} equal to the bleed amount`;
  if (typeof value === 'object' && 'counters' in value && unit === 'counter')
    return `all counters on ${cardNoun(value.counters, x).text}`;
  const [times, each] = perEach(value, (counted) => eachOf(counted, x));
  if (each !== null) return `${times} ${times === 1 ? one : many} for each ${each}`;
  if (typeof value === 'string') return `${many} equal to ${measure(value, x)}`;
  if ('missing' in value) return `enough ${many} to reach full capacity`;
  if ('if' in value)
    return `${amount(value.else, unit, x)} (${measure(value.amount, x)} ${conditionsOf(value.if, x)})`;
  if ('sum' in value) return `${added(value.sum)} ${many}`;
  return `${many} equal to ${measure(value, x)}`;
}

/** What an amount counts one by one: "ready vampire you control", "victory point they have". */
function eachOf(value: Amount, x: Context): string | null {
  if (value === 'methuselahs') return 'Methuselah in the game';
  if (value === 'onlyAgainst') return 'Methuselah who cast votes against the referendum and none for it';
  if (typeof value !== 'object') return null;
  if ('count' in value) return counted(value, x);
  if ('counters' in value) return `counter on ${cardNoun(value.counters, x).text}`;
  if ('victoryPoints' in value) return `victory point ${owns(value.victoryPoints, x)}`;
  return 'hand' in value ? `card in ${whose(value.hand, x)} hand` : null;
}

/** "you have", "they have", "your prey has". */
function owns(seat: SeatNoun | 'them', x: Context): string {
  const who = seat === 'them' ? null : seatNoun(seat, x);
  return who === null ? 'they have' : `${who.text} ${who.you || who.plural ? 'have' : 'has'}`;
}
const whose = (seat: SeatNoun | 'them', x: Context): string => (seat === 'them' ? 'their' : ofSeat(seat, x));

/** A term of a sum: "X + 1". */
const term = (value: Amount): string => {
  if (typeof value === 'object' && 'strength' in value) return 'strength';
  return value === 'x' ? 'X' : String(value);
};
const isOfStrength = (value: Amount): boolean => typeof value === 'object' && 'strength' in value;
/** "X + 1", and with no space as weapons have it: "strength+1". */
const added = (sum: readonly Amount[]): string => sum.map(term).join(sum.some(isOfStrength) ? '+' : ' + ');

const counted = (value: Extract<Amount, { count: unknown }>, x: Context): string =>
  value.of === 'them' ? `${described(value.count, false, x)} they control` : described(value.count, false, x);

/** Computed amounts. */
const MEASURES: AmountWords<{ count: 'of'; half: 'up'; marks: 'yours' }> = {
  number: (value) => String(value),
  x: () => 'X',
  bleedAmount: () => 'the bleed amount',
  poolBled: () => 'the pool lost to the bleed',
  margin: () => 'the votes by which the referendum passed',
  points: () => 'the points allocated',
  counters: (value, x) => `the counters on ${cardNoun(value.counters, x).text}`,
  marks: (value, x) =>
    `the number of ${value.yours ? 'your ' : ''}${COUNTER[value.marks]} counters on ${cardNoun(value.on, x).text}`,
  capacityOrCost: (value, x) => `${ofCard(value.capacityOrCost, x)} capacity or cost`,
  capacity: (value, x) => `${ofCard(value.capacity, x)} capacity`,
  pool: (value, x) => `${ofSeat(value.pool, x)} pool`,
  count: (value, x) => `the number of ${described(value.count, true, x)}`,
  strength: (value, x) => `${ofCard(value.strength, x)} strength`,
  stealth: (value, x) => `${ofCard(value.stealth, x)} stealth`,
  tally: (value, x) => TALLY[value.tally](cardNoun(value.of, x).text),
  sum: (value, x) => value.sum.map((each) => measure(each, x)).join(' + '),
  times: (value, x) => `${value.times} × ${measure(value.of, x)}`,
  methuselahs: () => 'the number of Methuselahs in the game',
  onlyAgainst: () => 'the number of Methuselahs who cast votes against the referendum and none for it',
  chosen: () => 'X',
  chosenCapacity: (value) =>
    `the capacity of the vampire chosen by ${value.chosenCapacity === 'theirs' ? 'them' : 'their predator'}`,
  poolCost: (value, x) => `the pool cost of ${cardNoun(value.poolCost, x).text}`,
  victoryPoints: (value, x) => `the victory points ${owns(value.victoryPoints, x)}`,
  hand: (value, x) => `the number of cards in ${whose(value.hand, x)} hand`,
  ashHeap: (value, x) => `the number of cards in ${whose(value.ashHeap, x)} ash heap`,
  missing: (value, x) => `the blood that ${cardNoun(value.missing, x).text} lacks to full capacity`,
  half: (value, x) => `half of ${measure(value.half, x)} (rounded ${value.up ? 'up' : 'down'})`,
  if: (value, x) => `${measure(value.else, x)} (${measure(value.amount, x)} ${conditionsOf(value.if, x)})`,
};
export const measure = measuredBy(MEASURES);

const TALLY: Readonly<Record<Tally, (who: string) => string>> = {
  disciplinesUsedThisAction: (who: string) =>
    `the number of Disciplines that ${who} has used to play cards this action`,
  bloodLostToDamageThisRound: (who: string) => `the blood that ${who} has lost to damage this round`,
  damageInflictedThisRound: (who: string) => `the damage that ${who} has inflicted this round`,
  blockAttemptsThisAction: (who: string) => `the block attempts of ${who} this action`,
};

const STAT: Readonly<Record<Stat, readonly [string, string]>> = {
  bleed: ['bleed', 'bleed'],
  stealth: ['stealth', 'stealth'],
  intercept: ['intercept', 'intercept'],
  strength: ['strength', 'strength'],
  baseStrength: ['strength', 'strength'],
  handDamage: ['damage with hand strikes', 'damage with hand strikes'],
  rangedDamage: ['damage with ranged strikes', 'damage with ranged strikes'],
  damageFromOpposing: [
    'damage from each strike or effect of the opposing minion',
    'damage from each strike or effect of the opposing minion',
  ],
  hunt: ['hunt', 'hunt'],
  votes: ['vote', 'votes'],
  ballots: ['ballot', 'ballots'],
  discipline: ['level of', 'levels of'],
  capacity: ['capacity', 'capacity'],
  handSize: ['hand size', 'hand size'],
  transfers: ['transfer', 'transfers'],
  masterActions: ['master phase action', 'master phase actions'],
  discardActions: ['discard phase action', 'discard phase actions'],
  cost: ['cost', 'cost'],
  blockTax: ['block cost', 'block cost'],
  blockTaxOrLife: ['block cost', 'block cost'],
  blockTaxLibrary: ['block cost', 'block cost'],
  rescueCost: ['blood to rescue a vampire from torpor', 'blood to rescue a vampire from torpor'],
  voteTax: ['vote cost', 'vote cost'],
  votesAgainst: ['vote against the referendum', 'votes against the referendum'],
  edgeVotes: ['vote for burning the Edge', 'votes for burning the Edge'],
  contestCost: ['cost to contest a title', 'cost to contest a title'],
  voteTaxAgainst: ['vote cost', 'vote cost'],
};

export function bonus(stat: Stat, value: Amount, x: Context, which?: string): string {
  if (stat === 'baseStrength' && typeof value === 'number') return `a strength of ${value}`;
  const [one, many] = STAT[stat];
  const what = (text: string) => (which === undefined ? text : `${text} ${discipline(which)}`);
  if (typeof value === 'number') return `${signed(value)} ${what(Math.abs(value) === 1 ? one : many)}`;
  const chosen = ofX(value);
  if (chosen !== null) return `${chosen} ${what(many)}`;
  const [times, each] = perEach(value, (counted) => eachOf(counted, x));
  if (each !== null) return `${signed(times)} ${what(Math.abs(times) === 1 ? one : many)} for each ${each}`;
  if (typeof value === 'object' && 'if' in value && typeof value.amount === 'number')
    return `${bonus(stat, value.else, x, which)} (${signed(value.amount)} ${conditionsOf(value.if, x)})`;
  return `${what(many)} equal to ${measure(value, x)}`;
}

/** "a bleed action directed at you", "undirected actions of Nosferatu". */
function actionNoun(action: ActionWords, x: Context, { withActor = true, plural = false } = {}): string {
  if (action.given) return 'that action';
  const kinds = action.kinds.map((kind) => (plural ? pluralOf(ACTION[kind]) : ACTION[kind]));
  const before = [
    action.outcome === null ? '' : OUTCOME[action.outcome],
    action.directed === null ? '' : action.directed ? 'directed' : 'undirected',
  ].filter((word) => word !== '');
  const bare = plural ? 'actions' : 'an action';
  const named = kinds.length === 0 ? bare : x.say.list(kinds, 'or');
  const described = `${before.join(' ')} ${named.replace(/^an? /, '')}`;
  const noun = before.length === 0 ? named : plural ? described : withArticle(described);
  const isBleed = action.kinds.length === 1 && action.kinds[0] === 'bleed';
  const at =
    action.at === null
      ? ''
      : ` directed at ${seatNoun(action.at, x).text}${action.at === 'you' && !isBleed ? ' or a card you control' : ''}`;
  const by =
    withActor && action.by !== null
      ? ` of ${actor(action.by, x, plural)}`
      : action.own
        ? ` of ${SELF[x.self]}`
        : '';
  return `${noun}${at}${by}${action.passed ? ' whose referendum passed' : ''}`;
}
const OUTCOME = { successful: 'successful', blocked: 'blocked', unblocked: 'unblocked' };
export const withArticle = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
/** "bleed actions", "actions to leave torpor". */
const pluralOf = (words: string): string => words.replace(/^an? /, '').replace(/\baction\b/, 'actions');
/** The acting minion; "minion" if nothing more is known. */
export const actor = (filter: Filter, x: Context, plural = false): string =>
  cards(
    filter.kind === undefined && filter.clan === undefined ? { ...filter, kind: 'minion' } : filter,
    plural ? 'all' : 'a',
    x,
  ).text;

export const during: CardGrammar['during'] = (action, x) => `during ${actionNoun(action, x)}`;
export const whenever: CardGrammar['whenever'] = (action, x) =>
  `during ${actionNoun(action, x, { plural: true })}`;
export const byUser: CardGrammar['byUser'] = (filter, hasBlocked, x) => {
  const kind = x.self === 'minion' ? 'minion' : 'vampire';
  const user = cards(filter.kind === undefined ? { kind, ...filter } : filter, 'a', x).text;
  return `by ${user}${hasBlocked ? ' who has blocked' : ''}`;
};

/** "they are", "this vampire is". */
const be = (who: Noun): string => (who.plural ? 'are' : 'is');
const have = (who: Noun): string => (who.you || who.plural ? 'have' : 'has');

/** Who plays a card. */
const PLAYERS = {
  others: 'another Methuselah',
  preyOrPredator: 'your predator or prey',
  opposing: 'the opposing minion',
};

export const condition: ConditionWords<{
  opposing: 'of';
  played: 'card' | 'by' | 'user' | 'on' | 'against';
}> = {
  action: ({ kind }, x) =>
    `if the action is ${x.say.list(
      kind.map((each) => ACTION[each]),
      'or',
    )}`,
  actionWith: () => 'during that action',
  actionCard: ({ card }, x) => `if the card of the action is ${x.say.aCard(card, x)}`,
  yourTurn: () => 'if it is your turn',
  directedAt: ({ who }, x) => `if the action is directed at ${seatNoun(who, x).text}`,
  targets: ({ filter }, x) => `if the action targets ${cards(filter, 'a', x).text}`,
  directed: ({ is }) => `if the action is ${is ? 'directed' : 'undirected'}`,
  range: ({ is }) => `at ${is} range`,
  is: ({ card, filter }, x) => {
    const who = asSubject(cardNoun(card, x), x);
    return `if ${who.text} ${predicate(filter, who, x)}`;
  },
  atLeast: (each, x) => atLeast(each.a, each.b, x),
  hasEdge: ({ who }, x) =>
    who === 'you' ? 'if you have the Edge' : `if ${seatNoun(who, x).text} has the Edge`,
  blocked: ({ is }) => (is ? 'if the action is blocked' : 'if the action is not blocked'),
  successful: () => 'if the action is successful',
  bled: () => 'if the bleed is successful',
  bloodPaid: () => 'if the action cost blood',
  reactionPlayed: ({ is }) =>
    is
      ? 'if a reaction card was played during the action'
      : 'if no reaction card was played during the action',
  bloodHunt: () => 'during blood hunt referendums',
  passed: () => 'if its referendum passed',
  selfIs: ({ role }, x) => {
    const who = asSubject(cardNoun('self', x), x);
    const does = role === 'blocker' && x.isAfter ? `${have(who)} blocked` : ROLE[role](who);
    return `if ${who.text} ${does}`;
  },
  acts: ({ card }, x) => {
    const who = asSubject(cardNoun(card, x), x);
    return `if ${who.text} ${ROLE.acting(who)}`;
  },
  targeted: ({ card }, x) => `if ${targetNoun(card, x).text} is the target of a directed action`,
  inCombat: ({ is }) => (is ? 'in combat' : 'outside combat'),
  opposing: ({ kind, of }, x) =>
    `if ${of === undefined ? 'the opposing minion' : `the minion opposing ${cardNoun(of, x).text}`} is ${kind === 'ally' ? 'an ally' : 'a vampire'}`,
  roundAtLeast: ({ round }) => `from round ${round} of the combat`,
  superior: () => '',
  cast: ({ side, who }, x) =>
    `if ${cardNoun(who, x).text} has cast votes${side === 'any' ? '' : ` ${side} the referendum`}`,
  played: ({ card = {}, by, user, on, against }, x) => {
    const player =
      user !== undefined
        ? ` by ${cards(user, 'a', x).text}`
        : by === undefined || by === 'any'
          ? ''
          : ` by ${PLAYERS[by]}`;
    const where = on === undefined ? '' : ` on ${cards(on, 'a', x).text}`;
    return `as ${x.say.aCard(card, x)} is played${player}${where}${against === undefined ? '' : against === 'self' ? ` against ${SELF[x.self]}` : ' against you'}`;
  },
  not: ({ of }, x) => negated(of, x),
  any: ({ of }, x) =>
    x.say.list(
      of.map((each) => sayCondition(each, x)),
      'or',
    ),
};

/** The card, or one of the cards, that an action is directed at. */
const targetNoun = (card: ConditionOf<'targeted'>['card'], x: Context): Noun =>
  typeof card === 'object' && 'all' in card ? cards(card.all, 'a', x) : asSubject(cardNoun(card, x), x);

const sayCondition = (each: Condition, x: Context): string =>
  (condition[each.if] as (condition: Condition, x: Context) => string)(each, x);

/** The negation of a condition. */
function negated(of: Condition, x: Context): string {
  if (of.if === 'roundAtLeast')
    return of.round === 2 ? 'during the first round' : `before round ${of.round} of the combat`;
  if (of.if === 'action')
    return `unless the action is ${x.say.list(
      of.kind.map((each) => ACTION[each]),
      'or',
    )}`;
  if (of.if === 'atLeast') return less(of.a, of.b, x);
  return sayCondition(of, x).replace(/^if /, 'unless ');
}

const ROLE: Readonly<Record<ConditionOf<'selfIs'>['role'], (who: Noun) => string>> = {
  acting: (who) => `${be(who)} acting`,
  blocker: (who) => (who.plural ? 'block' : 'blocks'),
  combatant: (who) => `${be(who)} in combat`,
  notActing: (who) => `${be(who)} not acting`,
  caller: () => 'called the referendum',
};

const IN_REGION: Readonly<Record<NonNullable<Filter['region']>, string>> = {
  ready: 'ready',
  torpor: 'in torpor',
  uncontrolled: 'uncontrolled',
  controlled: 'controlled',
};

/** "is titled", "has Auspex", "is not blocking". */
function predicate(filter: Filter, who: Noun, x: Context): string {
  const { kind, region, of, titled, clan, locked, discipline: skill, superior, not, ...rest } = filter;
  const is = be(who);
  if (Object.keys(rest).length > 0 || kind !== undefined) return `${is} ${cards(filter, 'a', x).text}`;
  const said = [
    ...(region === undefined ? [] : [`${is} ${IN_REGION[region]}`]),
    ...(of === undefined
      ? []
      : [of === 'you' ? `${is} controlled by you` : `${is} controlled by another Methuselah`]),
    ...(titled === undefined ? [] : [`${is} ${titled ? 'titled' : 'untitled'}`]),
    ...(locked === undefined ? [] : [`${is} ${locked ? 'locked' : 'unlocked'}`]),
    ...(typeof clan === 'string' ? [`${is} ${clan}`] : []),
    ...(skill === undefined ? [] : [`${have(who)} ${discipline(skill)}`]),
    ...(superior === undefined ? [] : [`${have(who)} superior ${superiorOf(superior)}`]),
    ...(not === undefined
      ? []
      : [not === 'blocker' ? `${is} not blocking` : `${is} not ${cardNoun(not, x).text}`]),
  ];
  return x.say.list(said, 'and');
}

/** "if your prey has 9 pool or less". */
function atLeast(a: Amount, b: Amount, x: Context): string {
  if (typeof b === 'number') return has(a, `${b} or more`, b, x);
  if (typeof a === 'number') return has(b, `${a} or less`, a, x);
  return `if ${measure(a, x)} is at least ${measure(b, x)}`;
}
const less = (a: Amount, b: Amount, x: Context): string =>
  typeof b === 'number'
    ? has(a, b === 1 ? 'no' : `fewer than ${b}`, b, x)
    : `if ${measure(a, x)} is less than ${measure(b, x)}`;

function has(value: Amount, how: string, bound: number, x: Context): string {
  if (typeof value === 'object' && 'pool' in value)
    return `if ${seatNoun(value.pool, x).text} ${value.pool === 'you' ? 'have' : 'has'} ${how.replace(/(\d+)/, '$1 pool')}`;
  if (typeof value === 'object' && 'counters' in value) {
    const exactly = how === '1 or more' ? 'any' : how.endsWith('or more') ? String(bound) : how;
    const who = asSubject(cardNoun(value.counters, x), x);
    if (unitOf(value.counters, x) === 'life') return `if ${who.text} ${have(who)} ${how} life`;
    return `if ${who.text} ${have(who)} ${exactly} ${exactly === '1' ? 'counter' : 'counters'}`;
  }
  if (value === 'bleedAmount')
    return how === '1 or more' ? 'if it would burn any pool' : `if the bleed amount is ${how}`;
  if (how === '1 or more' && typeof value === 'object' && 'count' in value)
    return `if there is ${cards(value.count, 'a', x).text}`;
  if (how === 'no' && typeof value === 'object' && 'count' in value)
    return `if there are no ${described(value.count, true, x)}`;
  return `if ${measure(value, x)} is ${how === 'no' ? '0' : how}`;
}

/** A phase of the user, or of anybody. */
const phase =
  (name: string): CardGrammar['window']['unlock'] =>
  ({ agent, say, you }, anyTurn) => {
    if (anyTurn) return `during any ${name} phase`;
    if (you.text !== say.you.text) return `during ${agent.text}'s ${name} phase`;
    return `during ${agent.you ? 'your' : 'their'} ${name} phase`;
  };
const always = (words: string) => (): string => words;
/** A window of an action. */
const within =
  (words: string): CardGrammar['window']['declined'] =>
  (x, _, action) =>
    action === null ? words : `${words} during ${actionNoun(action, x)}`;

export const window: CardGrammar['window'] = {
  unlock: phase('unlock'),
  master: phase('master'),
  minion: phase('minion'),
  influence: phase('influence'),
  discard: phase('discard'),
  announced: (x, _, action) =>
    action === null || action.by === null
      ? `as ${action === null ? 'an action' : actionNoun(action, x)} is announced`
      : `as ${actor(action.by, x)} announces ${actionNoun(action, x, { withActor: false })}`,
  beforeBlocks: within('before a block is attempted'),
  blocking: within('while a block is attempted'),
  blocked: within('when the action is blocked, before block resolution'),
  blockResolved: within('after block resolution'),
  declined: within('after blocks are declined'),
  succeeding: (x, _, action) =>
    `when ${action === null ? 'the action' : actionNoun(action, x)} is about to succeed`,
  resolved: (x, _, action) =>
    action === null ? 'after action resolution' : `after resolution of ${actionNoun(action, x)}`,
  beforeRange: always('before range is determined'),
  range: always('when range is determined'),
  beforeStrikes: always('before strikes are chosen'),
  strike: always('when strikes are chosen'),
  damage: always('during damage resolution'),
  afterStrikes: always('after the first pair of strikes'),
  press: always('during the press step'),
  roundEnd: always('at the end of a round of combat'),
  combatEnding: always('when combat would end, if both combatants are ready'),
  beforeVotes: always('before votes are cast'),
  polling: (x, _, action) =>
    `during the polling step of ${action === null ? 'any referendum' : actionNoun(action, x)}`,
  asPlayed: always('as a card is played'),
};

export const scope: CardGrammar['scope'] = {
  round: 'this round',
  combat: 'this combat',
  nextRound: 'during the next round',
  resultingCombat: 'during the resulting combat',
  resultingRound: 'during the first round of the resulting combat',
  action: '',
  referendum: '',
  turn: 'until the end of the turn',
  nextUnlock: 'until your next unlock phase',
  nextUnlocking: 'during their next unlock phase',
  nextDiscard: 'until your next discard phase',
  inPlay: '',
  game: '',
};
