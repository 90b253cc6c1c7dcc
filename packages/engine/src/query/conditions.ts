import {
  type Condition,
  type ConditionOf,
  type ConditionWord,
  isSeatNoun,
  type ReadingOf,
  type Who,
} from '../language/language.ts';
import { KEY } from '../state/ledger.ts';
import { isFighting, opponentOf } from '../state/sides.ts';
import {
  type CardId,
  type EffectContext,
  isSeatTarget,
  NONE,
  type Seat,
  type Target,
  targetSeat,
} from '../state/types.ts';
import { cardShown, currentAction, currentCombat, currentReferendum } from '../table/stack.ts';
import { findCard, type Reason, reason, type Table } from '../table/table.ts';
import { amountOf } from './amounts.ts';
import { matches } from './filters.ts';
import { isVampire } from './minions.ts';
import { cardOf, seatsOf } from './nouns.ts';
import { isPrinted } from './printed.ts';
import { predator, prey } from './seats.ts';
import { hasPassed } from './votes.ts';

/** Conditions return null when they hold, else the reason why not. */

const WHY = {
  action: reason('R-ACTION-10', 'notThisAction'),
  turn: reason('R-TURN-01', 'notYourTurn'),
  notDirectedAtYou: reason('R-BLOCK-01', 'notDirectedAtYou'),
  directed: reason('R-ACTION-09', 'notThisAction'),
  range: reason('R-COMBAT-11', 'wrongRange'),
  card: reason('R-PLAY-12', 'conditionNotMet'),
  unlocked: reason('R-PLAY-12', 'needsLocked'),
  predator: reason('R-PLAY-12', 'needsPredatorsAction'),
  edge: reason('R-PLAY-19', 'needsEdge'),
  blocked: reason('R-RESOLVE-02', 'notBlocked'),
  notSuccessful: reason('R-RESOLVE-01', 'notSuccessful'),
  reaction: reason('R-ACTION-10', 'notThisAction'),
  noBlood: reason('R-RESOLVE-01', 'conditionNotMet'),
  notTargeted: reason('R-ACTION-09', 'notTargeted'),
  notPassed: reason('R-POL-09', 'referendumNotPassed'),
  bloodHunt: reason('R-DIAB-11', 'conditionNotMet'),
  role: reason('R-COURSE-05', 'wrongMinion'),
  combat: reason('R-COMBAT-05', 'notInCombat'),
  votes: reason('R-POL-06', 'noVotesCast'),
  superior: reason('R-CRYPT-10', 'basicVersion'),
  nothingPlayed: reason('R-PLAY-04', 'noCardBeingPlayed'),
  notThisCard: reason('R-PLAY-04', 'notThisCard'),
  notAgainst: reason('R-MINION-25', 'notAgainstThisMinion'),
} as const;

/** The optional fields of conditions. */
interface OptionalFields {
  played: 'card' | 'by' | 'user' | 'on' | 'against';
  opposing: 'of';
}

const CONDITIONS: {
  readonly [W in ConditionWord]: (
    t: Table,
    context: EffectContext,
    c: ReadingOf<ConditionOf, W, OptionalFields>,
  ) => Reason | null;
} = {
  action(t, _cast, c) {
    const action = currentAction(t);
    return action && c.kind.includes(action.action) ? null : WHY.action;
  },
  actionWith(t, context, c) {
    const action = currentAction(t);
    return action && action.context.card === cardOf(t, context, c.card) ? null : WHY.action;
  },
  actionCard(t, _cast, c) {
    const use = t.pool.uses[currentAction(t)?.context.use ?? NONE];
    return use?.fromHand && isPrinted(t.pool, use, c.card) ? null : WHY.action;
  },
  yourTurn: (t, context) => (t.state.active === context.seat ? null : WHY.turn),
  directedAt(t, context, c) {
    const directedAt = currentAction(t)?.directedAt;
    if (c.who === 'you') return directedAt?.includes(context.seat) ? null : WHY.notDirectedAtYou;
    const seats = seatsOf(t, context, c.who);
    return directedAt?.some((s) => seats.includes(s)) ? null : WHY.directed;
  },
  directed(t, _cast, c) {
    const action = currentAction(t);
    return action && action.directedAt.length > 0 === c.is ? null : WHY.directed;
  },
  targets(t, context, c) {
    const targets = currentAction(t)?.targets ?? [];
    return targets.some((id) => matches(t, context, id, c.filter)) ? null : WHY.action;
  },
  range(t, _cast, c) {
    const combat = currentCombat(t);
    // R-COMBAT-11: a use limited to one range cannot be used at the other
    return combat && combat.long === (c.is === 'long') ? null : WHY.range;
  },
  is(t, context, c) {
    const id = cardOf(t, context, c.card);
    if (id !== NONE && matches(t, context, id, c.filter)) return null;
    if (c.card === 'self' && c.filter.locked === true) return WHY.unlocked;
    return c.card === 'acting' && c.filter.of === 'yourPredator' ? WHY.predator : WHY.card;
  },
  atLeast: (t, context, c) => (amountOf(t, context, c.a) >= amountOf(t, context, c.b) ? null : WHY.card),
  hasEdge: (t, context, c) => (seatsOf(t, context, c.who).includes(t.state.edge) ? null : WHY.edge),
  blocked(t, _cast, c) {
    const action = currentAction(t);
    return action && (action.outcome === 'blocked') === c.is ? null : WHY.blocked;
  },
  successful: (t) => (currentAction(t)?.outcome === 'successful' ? null : WHY.notSuccessful),
  // R-FAQ-05: an action may succeed although its bleed does not
  bled: (t) =>
    t.state.ledger.some((e) => e.scope === 'action' && e.key === KEY.bled) ? null : WHY.notSuccessful,
  bloodPaid: (t) =>
    t.state.ledger.some((e) => e.scope === 'action' && e.key === KEY.bloodPaid) ? null : WHY.noBlood,
  reactionPlayed: (t, _cast, c) => (hasReactionBeenPlayed(t) === c.is ? null : WHY.reaction),
  // R-POL-09: a referendum passes with more votes for than against
  passed: (t) => (hasPassed(currentAction(t)) ? null : WHY.notPassed),
  bloodHunt: (t) => (currentReferendum(t)?.bloodHunt ? null : WHY.bloodHunt),
  selfIs: (t, context, c) => (ROLES[c.role](t, context.by) ? null : WHY.role),
  acts(t, context, c) {
    const id = cardOf(t, context, c.card);
    return id !== NONE && currentAction(t)?.minion === id ? null : WHY.role;
  },
  targeted(t, context, c) {
    const action = currentAction(t);
    const { card } = c;
    const isMeant = (id: CardId): boolean =>
      typeof card === 'object' && 'all' in card
        ? matches(t, context, id, card.all)
        : cardOf(t, context, card) === id;
    // R-ACTION-09: an action is directed if a card of another Methuselah is its target
    const isOpen = action?.outcome === 'pending' && action.directedAt.length > 0;
    return isOpen && action.targets.some(isMeant) ? null : WHY.notTargeted;
  },
  inCombat: (t, _cast, c) => ((currentCombat(t) !== undefined) === c.is ? null : WHY.combat),
  opposing(t, context, c) {
    const by = c.of === undefined ? context.by : cardOf(t, context, c.of);
    const id = cardOf(t, { ...context, by }, 'opposing');
    return id !== NONE && isVampire(t, id) === (c.kind === 'vampire') ? null : WHY.card;
  },
  roundAtLeast: (t, _cast, c) => ((currentCombat(t)?.round ?? 0) >= c.round ? null : WHY.combat),
  superior: (t, context) => (findCard(t, context.card)?.level === 2 ? null : WHY.superior),
  cast(t, context, c) {
    const id = cardOf(t, context, c.who);
    const ballot = currentReferendum(t)?.ballots.find((b) => id !== NONE && b.source === id && !b.cancelled);
    const side = ballot?.side ?? 0;
    const ok = c.side === 'any' ? side !== 0 : side === (c.side === 'for' ? 1 : -1);
    return ok ? null : WHY.votes;
  },
  played: (t, context, c) => whyNotPlayedBefore(t, context, c),
  not: (t, context, c) => (whyConditionFails(t, context, c.of) === null ? WHY.card : null),
  any: (t, context, c) => (c.of.some((one) => whyConditionFails(t, context, one) === null) ? null : WHY.card),
};

/** The ledger has it for the action that is under way. */
const hasReactionBeenPlayed = (t: Table): boolean =>
  t.state.ledger.some(({ scope, key }) => scope === 'action' && key === KEY.reaction);

const ASKED: {
  readonly [W in ConditionWord]: (t: Table, context: EffectContext, c: ConditionOf[W]) => Reason | null;
} = CONDITIONS;

function ask<W extends ConditionWord>(
  t: Table,
  context: EffectContext,
  word: W,
  c: ConditionOf[W],
): Reason | null {
  return ASKED[word](t, context, c);
}

export const whyConditionFails = (t: Table, context: EffectContext, c: Condition): Reason | null =>
  ask(t, context, c.if, c);

/** The card being played: the innermost whose "as it is played" window is open. */
export function cardBeingPlayed(t: Table): EffectContext | null {
  const f = cardShown(t);
  return f === undefined || f.cancelled ? null : f.context;
}

function whyNotPlayedBefore(t: Table, context: EffectContext, c: ConditionOf['played']): Reason | null {
  const played = cardBeingPlayed(t);
  if (played === null) return WHY.nothingPlayed;
  const use = t.pool.uses[played.use];
  if (use === undefined || use.type === 'ability') return WHY.nothingPlayed;
  if (c.card !== undefined && !isPrinted(t.pool, use, c.card)) return WHY.notThisCard;
  if (!isPlayedBy(t, context, played, c)) return WHY.notThisCard;
  const { on } = c;
  if (on !== undefined && !played.picks.some((id) => !isSeatTarget(id) && matches(t, context, id, on)))
    return WHY.notThisCard;
  if (c.against === 'self' && !isAgainst(t, played, context.by)) return WHY.notAgainst;
  if (c.against === 'you' && !played.picks.some((target) => isYours(t, target, context.seat)))
    return WHY.notAgainst;
  return null;
}

function isPlayedBy(
  t: Table,
  context: EffectContext,
  played: EffectContext,
  { by, user }: ConditionOf['played'],
): boolean {
  if (user !== undefined && !matches(t, context, played.by, user)) return false;
  switch (by ?? 'others') {
    case 'any':
      return true;
    case 'preyOrPredator':
      return played.seat === prey(t, context.seat) || played.seat === predator(t, context.seat);
    case 'opposing':
      return played.by !== NONE && played.by === cardOf(t, context, 'opposing');
    case 'others':
      return played.seat !== context.seat;
  }
}

/** R-MINION-25: a card is played against a minion if it targets it, or if the opposing combatant plays it. */
export function isAgainst(t: Table, played: EffectContext, minion: CardId): boolean {
  if (played.picks.includes(minion)) return true;
  const combat = currentCombat(t);
  if (combat === undefined || played.by === NONE) return false;
  return opponentOf(combat, minion) === played.by;
}

const isYours = (t: Table, target: Target, seat: Seat): boolean =>
  isSeatTarget(target) ? targetSeat(target) === seat : findCard(t, target)?.controller === seat;

const ROLES: {
  readonly [R in ConditionOf['selfIs']['role']]: (t: Table, minion: CardId) => boolean;
} = {
  acting: (t, minion) => currentAction(t)?.minion === minion,
  notActing(t, minion) {
    const action = currentAction(t);
    return action !== undefined && action.minion !== minion;
  },
  blocker: (t, minion) => minion !== NONE && currentAction(t)?.blocker === minion,
  combatant(t, minion) {
    const combat = currentCombat(t);
    // ruling:101545#1: between one combat and the next, nobody is in combat
    return combat !== undefined && combat.round > 0 && isFighting(combat, minion);
  },
  caller(t, minion) {
    const referendum = currentReferendum(t);
    // R-DIAB-11: nobody calls a blood hunt
    return referendum !== undefined && !referendum.bloodHunt && referendum.context.by === minion;
  },
};

export function allHold(t: Table, context: EffectContext, conditions: readonly Condition[]): boolean {
  for (const c of conditions) if (whyConditionFails(t, context, c) !== null) return false;
  return true;
}

/** Does a noun phrase include this card or seat? */
export function appliesTo(t: Table, context: EffectContext, who: Who, subject: Target): boolean {
  if (typeof who === 'object' && 'all' in who)
    return !isSeatTarget(subject) && subject >= 0 && matches(t, context, subject, who.all);
  if (isSeatTarget(subject)) return isSeatNoun(who) && seatsOf(t, context, who).includes(targetSeat(subject));
  return !isSeatNoun(who) && cardOf(t, context, who) === subject;
}
