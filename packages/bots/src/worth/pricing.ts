import type { CardId, Seat, Target } from '@methuselah/engine';
import { type EffectContext, NONE, seatTarget } from '@methuselah/engine/internal';
import {
  type Condition,
  type ConditionWord,
  type CounterKind,
  type Effect,
  type EffectOf,
  type EffectVerb,
  isSeatNoun,
  type Place,
  type Restriction,
  type SeatNoun,
  type Stat,
  type Who,
} from '@methuselah/engine/language';
import type { Eyes } from '../eyes/eyes.ts';
import type { ByVerb, ForEffects } from '../reading/effects.ts';
import { readingsOf } from '../reading/reading.ts';
import { bestPick } from './candidates.ts';
import { costWorth } from './costs.ts';
import { duel } from './duel.ts';
import { bloodChange, damageChange, lockChange, minionStake, minionValue, torporChange } from './minions.ts';
import { presence } from './presence.ts';
import { poolChange, stake } from './seats.ts';

/** The worth of effects to this seat, in its own pool, whoever controls them. */

export function priceOf(eyes: Eyes, effects: readonly Effect[] | undefined, context: EffectContext): number {
  let sum = 0;
  if (effects !== undefined)
    for (const effect of effects) sum += priceOfOne(eyes, context, effect.do, effect);
  return sum;
}

function priceOfOne<V extends EffectVerb>(
  eyes: Eyes,
  context: EffectContext,
  verb: V,
  e: EffectOf[V],
): number {
  return PRICE_OF[verb](e, eyes, context);
}

/** Worth 0 here: it is judged with the whole action, combat or referendum. */
const judgedAsAWhole = (): number => 0;
/** Worth 0 here: only other texts refer to it. */
const forOtherTexts = (): number => 0;

const PRICES: ByVerb<[Eyes, EffectContext], number> = {
  // lasting changes
  modify(e, eyes, context) {
    if (e.stat === 'handSize' || e.stat === 'transfers') return 0.3 * eyes.amount(context, e.amount);
    const n = LASTING[e.stat];
    if (n === 0 || isSeatNoun(e.who)) return 0;
    return ofCards(eyes, context, e.who, (id) => {
      const by = eyes.amount(context, e.amount);
      const worth = Math.sign(minionStake(eyes, id)) * n * by;
      return eyes.priced({ is: 'stat', card: id, stat: e.stat, n: by, worth });
    });
  },
  grant: judgedAsAWhole,
  restrict(e, eyes, context) {
    const n = HARM[e.what];
    if (n === 0) return 0;
    return ofCards(eyes, context, e.who, (id) =>
      eyes.priced({ is: 'hampered', card: id, worth: -n * minionStake(eyes, id) }),
    );
  },
  schedule: (e, eyes, context) => 0.5 * priceOf(eyes, e.effects, context),
  sect: forOtherTexts,
  clan: forOtherTexts,
  trait: forOtherTexts,
  // counters
  gainBlood(e, eyes, context) {
    const n = eyes.amount(context, e.amount);
    return ofCards(eyes, context, e.who, (id) => {
      const card = eyes.card(id);
      const room =
        card?.region === 'uncontrolled' ? n : Math.max(0, eyes.capacity(id) - (card?.counters ?? 0));
      return bloodChange(eyes, id, eyes.text(id)?.isVampire ? Math.min(n, room) : n);
    });
  },
  burnBlood: (e, eyes, context) =>
    ofCards(eyes, context, e.who, (id) => {
      return bloodChange(eyes, id, -Math.min(eyes.counters(id), eyes.amount(context, e.amount)));
    }),
  addCounters: (e, eyes, context) =>
    ofCards(
      eyes,
      context,
      e.on,
      (id) => -MARK_HARM[e.named] * minionStake(eyes, id) * eyes.amount(context, e.amount),
    ),
  // Counters are burned for something, which has a price of its own.
  burnCounters: (e, eyes, context) =>
    ofCards(eyes, context, e.from, (id) => 0.5 * MARK_HARM[e.named] * minionStake(eyes, id)),
  moveBlood(e, eyes, context) {
    const from = eyes.cardMeant(context, e.from);
    const n = Math.min(eyes.counters(from), eyes.amount(context, e.amount));
    const gained =
      e.to === 'pool'
        ? poolChange(eyes, context.seat, n)
        : bloodChange(eyes, eyes.cardMeant(context, e.to), n);
    return bloodChange(eyes, from, -n) + gained;
  },
  poolToCard: (e, eyes, context) =>
    ofSeats(eyes, context, e.who, (seat) => {
      const n = eyes.amount(context, e.amount, seat);
      return poolChange(eyes, seat, -n) + bloodChange(eyes, eyes.cardMeant(context, e.to), n);
    }),
  gainPool: (e, eyes, context) =>
    ofSeats(eyes, context, e.who, (seat) => poolChange(eyes, seat, eyes.amount(context, e.amount, seat))),
  burnPool: (e, eyes, context) =>
    ofSeats(eyes, context, e.who, (seat) => poolChange(eyes, seat, -eyes.amount(context, e.amount, seat))),
  movePool(e, eyes, context) {
    let moved = 0;
    const gained = ofSeats(eyes, context, e.to, (seat) => {
      const n = eyes.amount(context, e.amount, seat);
      moved += n;
      return poolChange(eyes, seat, n);
    });
    return gained + ofSeats(eyes, context, e.from, (seat) => poolChange(eyes, seat, -moved));
  },
  burnMix: (e, eyes, context) =>
    ofSeats(eyes, context, e.who, (seat) => -0.6 * stake(eyes, seat) * eyes.amount(context, e.amount, seat)),
  takeEdge: (e, eyes, context) =>
    eyes.seatsMeant(context, e.who).includes(eyes.seat)
      ? eyes.priced({ is: 'edge', worth: eyes.edge === eyes.seat ? 0 : 0.8 })
      : -0.2,
  burnEdge: (_e, eyes) => (eyes.edge === eyes.seat ? -0.8 : eyes.edge === NONE ? 0 : 0.2),
  // cards
  lock: (e, eyes, context) => ofCards(eyes, context, e.who, (id) => lockChange(eyes, id, true)),
  unlock: (e, eyes, context) => ofCards(eyes, context, e.who, (id) => lockChange(eyes, id, false)),
  burn: (e, eyes, context) => ofCards(eyes, context, e.who, (id) => gone(eyes, 'burns', id)),
  remove: (e, eyes, context) => ofCards(eyes, context, e.who, (id) => gone(eyes, 'removed', id)),
  toTorpor: (e, eyes, context) => ofCards(eyes, context, e.who, (id) => torporChange(eyes, id)),
  toReady: (e, eyes, context) =>
    ofCards(eyes, context, e.who, (id) =>
      eyes.priced({ is: 'ready', card: id, worth: 0.65 * minionStake(eyes, id) * minionValue(eyes, id) }),
    ),
  putOn(e, eyes, context) {
    const gist = readingsOf(eyes.cards).gists[context.def];
    if (!gist) return 0;
    return ofCards(eyes, context, e.who, (id) => {
      const worth =
        Math.sign(minionStake(eyes, id)) * gist.host + (context.seat === eyes.seat ? gist.controller : 0);
      return eyes.priced({ is: gist.host < 0 ? 'hampered' : 'bears', card: id, worth });
    });
  },
  toUncontrolled: (e, eyes, context) =>
    ofCards(eyes, context, e.who, (id) =>
      eyes.priced({ is: 'removed', card: id, worth: -0.8 * minionStake(eyes, id) * minionValue(eyes, id) }),
    ),
  moveOnto: forOtherTexts,
  bringFromHand: (_e, eyes, context) => cardFound(eyes, context),
  control: (e, eyes, context) => controlChange(eyes, context, e.who, eyes.seatsMeant(context, e.to)),
  steal: (e, eyes, context) => controlChange(eyes, context, e.who, [context.seat]),
  bind: forOtherTexts,
  title: (e, eyes, context) =>
    ofCards(eyes, context, e.who, (id) =>
      eyes.priced({ is: 'titled', card: id, worth: 2 * Math.sign(minionStake(eyes, id)) }),
    ),
  loseTitle: (e, eyes, context) =>
    ofCards(eyes, context, e.who, (id) =>
      eyes.priced({ is: 'untitled', card: id, worth: -2 * Math.sign(minionStake(eyes, id)) }),
    ),
  draw: (e, eyes, context) =>
    eyes.seatsMeant(context, e.who).includes(eyes.seat)
      ? eyes.priced({ is: 'draws', worth: 0.3 * eyes.amount(context, e.amount) })
      : 0,
  drawCrypt: (e, eyes, context) =>
    eyes.seatsMeant(context, e.who).includes(eyes.seat) ? 0.3 * eyes.amount(context, e.amount) : 0,
  discard(e, eyes, context) {
    const seats = eyes.seatsMeant(context, e.who);
    const [seat] = seats;
    if (!seats.includes(eyes.seat))
      return seat === undefined ? 0.4 : eyes.priced({ is: 'discards', seat, worth: 0.4 });
    return e.chosenBy === undefined ? 0.1 : -0.5;
  },
  search: (_e, eyes, context) => cardFound(eyes, context),
  move(e, eyes, context) {
    const id = eyes.cardMeant(context, e.who);
    // A card in play leaves it.
    if (id !== NONE && eyes.card(id) !== undefined) return gone(eyes, 'removed', id);
    if (context.seat !== eyes.seat) return -0.1;
    return MOVED[e.to] === 0 ? 0 : eyes.priced({ is: 'cardFound', worth: MOVED[e.to] });
  },
  moveCards(e, eyes, context) {
    if (!eyes.seatsMeant(context, e.of).includes(eyes.seat)) return 0.1;
    return MOVED[e.to] * Math.min(2, eyes.amount(context, e.amount));
  },
  exchange: (_e, eyes, context) => (context.seat === eyes.seat ? 0.4 : 0),
  cycle: (e, eyes, context) => (eyes.seatsMeant(context, e.who).includes(eyes.seat) ? 0.2 * e.most : 0),
  reorder: (_e, eyes, context) => (context.seat === eyes.seat ? 0.3 : 0),
  burnPoolOrCards: (e, eyes, context) =>
    ofSeats(eyes, context, e.who, (seat) => -0.6 * stake(eyes, seat) * eyes.amount(context, e.amount, seat)),
  // actions and blocks
  act: (_e, eyes, context) =>
    context.seat === eyes.seat ? eyes.priced({ is: 'actsAgain', worth: 1 }) : -0.3,
  cancel: judgedAsAWhole,
  redirect: judgedAsAWhole,
  attemptBlock: judgedAsAWhole,
  failBlock: judgedAsAWhole,
  endAction: judgedAsAWhole,
  enterCombat: (e, eyes, context) =>
    duel(eyes, eyes.cardMeant(context, e.first), eyes.cardMeant(context, e.second)),
  // combat
  damage(e, eyes, context) {
    const to = eyes.cardMeant(context, e.to);
    return to === NONE ? 0 : damageChange(eyes, to, eyes.amount(context, e.amount), e.aggravated === true);
  },
  endCombat: judgedAsAWhole,
  anotherRound: judgedAsAWhole,
  queueCombat: judgedAsAWhole,
  setRange: judgedAsAWhole,
  mustStrikeWith: judgedAsAWhole,
  // The action is worth at least the bleed or hunt that was blocked.
  continueAction: (_e, eyes) => (eyes.action?.seat === eyes.seat ? 1.5 : -1.5),
  exchangeRoles: judgedAsAWhole,
  nextRoundAt: judgedAsAWhole,
  additionalStrikes: judgedAsAWhole,
  // politics
  cancelReferendum: judgedAsAWhole,
  passReferendum: judgedAsAWhole,
  failReferendum: judgedAsAWhole,
  cancelVotes: judgedAsAWhole,
  forceVotes: judgedAsAWhole,
  diablerise: (_e, eyes, context) => (context.seat === eyes.seat ? 2 : -1),
  // control flow
  gate(e, eyes, context) {
    const who = e.payer === undefined ? e.who : { controllerOf: e.payer };
    const [seat = context.seat] = who === undefined ? [] : eyes.seatsMeant(context, who);
    const [by = context.by] = e.payer === undefined ? [] : eyes.cardsMeant(context, e.payer);
    const yes = priceOf(eyes, e.effects, context) - costWorth(eyes, e.pay, { ...context, seat, by });
    const no = eyes.tried(() => priceOf(eyes, e.else, context));
    if (e.may) return seat === eyes.seat ? Math.max(0, yes, no) : yes;
    return 0.6 * yes + 0.4 * no;
  },
  // Either may come about.
  reveal(e, eyes, context) {
    const revealed = { ...context, picks: [...context.picks, NONE] };
    return 0.5 * priceOf(eyes, e.effects, revealed) + 0.5 * priceOf(eyes, e.else, revealed);
  },
  choose(e, eyes, context) {
    const { best, target } = bestPick(eyes, e.pick, context, (trial) => priceOf(eyes, e.effects, trial));
    if (target === NONE) return best + eyes.tried(() => priceOf(eyes, e.else, context));
    return priceOf(eyes, e.effects, { ...context, picks: [...context.picks, target] });
  },
  // What each of them would choose is theirs to decide: the effects as if nothing were chosen.
  eachChooses: (e, eyes, context) => priceOf(eyes, e.effects, context),
  each(e, eyes, context) {
    let sum = 0;
    const among: readonly Target[] =
      typeof e.of === 'string'
        ? eyes.seatsMeant(context, e.of).map(seatTarget)
        : eyes.allThatFit(context, e.of.all);
    for (const target of among)
      sum += priceOf(eyes, e.effects, { ...context, picks: [...context.picks, target], subject: target });
    return sum;
  },
};
const PRICE_OF: ForEffects<[Eyes, EffectContext], number> = PRICES;

/** The worth of moving a card of one's own there. */
const MOVED: Readonly<Record<Place, number>> = {
  hand: 0.8,
  library: 0.3,
  libraryBottom: 0.1,
  crypt: 0.1,
  cryptBottom: 0,
  ashHeap: -0.1,
  removed: -0.1,
  uncontrolled: 0.8,
  ready: 2.5,
};

/** The worth of one more of a stat on a minion, apart from the current action. */
const LASTING: Readonly<Record<Stat, number>> = {
  bleed: 1,
  stealth: 0,
  intercept: 0,
  strength: 0.5,
  baseStrength: 0.3,
  handDamage: 0.4,
  rangedDamage: 0.3,
  damageFromOpposing: -0.5,
  hunt: 0,
  votes: 0.3,
  ballots: 0,
  discipline: 0.7,
  capacity: 0.3,
  handSize: 0,
  transfers: 0,
  masterActions: 0,
  discardActions: 0,
  cost: 0,
  blockTax: 0,
  blockTaxOrLife: 0,
  blockTaxLibrary: 0,
  rescueCost: 0,
  voteTax: 0,
  voteTaxAgainst: 0,
  votesAgainst: 0,
  edgeVotes: 0,
  contestCost: 0,
};

/** The harm of one such counter to its minion. */
const MARK_HARM: Readonly<Record<CounterKind, number>> = {
  corruption: 0.5,
  disease: 0.8,
  graft: 0.3,
  hostage: 0.8,
  nightmare: 0.5,
  ritual: -0.5,
};

/** The harm of a restriction to a minion, apart from the current action or combat. */
const HARM: Readonly<Record<Restriction, number>> = {
  unlock: 2,
  act: 2,
  block: 0,
  beBlocked: 0,
  maneuver: 0,
  maneuverToLong: 0.2,
  maneuverToClose: 0.2,
  press: 0,
  pressToEnd: 0.2,
  pressToContinue: 0.2,
  handStrikesOnly: 0,
  strike: 0,
  strikeCombatEnds: 0.2,
  undodgeable: 0,
  firstStrike: 0,
  wake: 0,
  immuneToStrikes: 0,
  immuneToEnvironment: 0,
  immune: 0,
  immuneToNormal: 0,
  weaponDamage: 0.4,
  aggravatedHands: -0.7,
  takesAggravated: 0.7,
  voteFor: 0,
  voteAgainst: 0,
  vote: 0,
  bloodHunt: -0.3,
  yieldTitle: 0,
  draw: 0,
  twoMasterActions: 0,
  enterCombat: 0,
  bleedAction: 1.5,
  huntAction: 0.5,
  equipAction: 0,
  employAction: 0,
  recruitAction: 0,
  politicalAction: 0,
  diablerise: 0,
  beTargeted: 0,
  useEquipment: 0,
  haveEquipment: 0,
  haveRetainers: 0,
  gainBlood: 0.5,
  lockForBlock: -0.5,
  unlockAtAll: 2,
  play: 0,
  replaceAtOnce: 0.2,
  gainEdge: 0.3,
  openHand: 0,
  mustHunt: -0.3,
};

const gone = (eyes: Eyes, is: 'burns' | 'removed', card: CardId): number =>
  eyes.priced({ is, card, worth: -presence(eyes, card) });

const cardFound = (eyes: Eyes, context: EffectContext): number =>
  context.seat === eyes.seat ? eyes.priced({ is: 'cardFound', worth: 0.8 }) : -0.1;

function ofCards(eyes: Eyes, context: EffectContext, who: Who, worth: (id: CardId) => number): number {
  let sum = 0;
  for (const id of eyes.cardsMeant(context, who)) sum += worth(id);
  return sum;
}

function ofSeats(eyes: Eyes, context: EffectContext, who: SeatNoun, worth: (seat: Seat) => number): number {
  let sum = 0;
  for (const seat of eyes.seatsMeant(context, who)) sum += worth(seat);
  return sum;
}

function controlChange(eyes: Eyes, context: EffectContext, who: Who, to: readonly Seat[]): number {
  return ofCards(eyes, context, who, (id) => {
    if (to.includes(eyes.controller(id))) return 0;
    const gain = to.includes(eyes.seat) ? 1 : -0.2;
    const value = eyes.text(id)?.isMinion ? minionValue(eyes, id) : 0.7;
    const worth = gain * value - (eyes.controller(id) === eyes.seat ? value : 0);
    return to.includes(eyes.seat) ? eyes.priced({ is: 'controls', card: id, worth }) : worth;
  });
}

/** When a condition can be evaluated: now, once there is an action, or only when it matters. */
const EVALUATED: { readonly [W in ConditionWord]: 'now' | 'inAction' | 'then' } = {
  action: 'inAction',
  actionWith: 'inAction',
  actionCard: 'inAction',
  yourTurn: 'then',
  directedAt: 'inAction',
  directed: 'inAction',
  targets: 'inAction',
  range: 'then',
  is: 'now',
  atLeast: 'now',
  hasEdge: 'now',
  blocked: 'then',
  successful: 'then',
  bled: 'then',
  bloodPaid: 'then',
  acts: 'inAction',
  targeted: 'inAction',
  reactionPlayed: 'then',
  passed: 'then',
  bloodHunt: 'then',
  selfIs: 'then',
  inCombat: 'then',
  opposing: 'then',
  roundAtLeast: 'then',
  superior: 'then',
  cast: 'then',
  played: 'then',
  not: 'then',
  any: 'then',
};

/** Is a condition definitely false now? Conditions that cannot be evaluated yet count as true. */
export function plainlyFalse(
  eyes: Eyes,
  conditions: readonly Condition[] | undefined,
  context: EffectContext,
): boolean {
  return (conditions ?? []).some((c) => {
    const told = EVALUATED[c.if];
    return (told === 'now' || (told === 'inAction' && eyes.action !== undefined)) && !eyes.holds(context, c);
  });
}
