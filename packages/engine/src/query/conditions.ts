import { disciplineName } from '../language/aliases.ts';
import {
  type CardNoun,
  type Condition,
  type Filter,
  isSeatNoun,
  TITLES,
  type Who,
} from '../language/language.ts';
import type { CompiledCard } from '../language/pool.ts';
import {
  type CardId,
  type Cast,
  isSeatTarget,
  NONE,
  type Seat,
  type Target,
  targetClan,
  targetSeat,
} from '../state/types.ts';
import { cardShown, currentAction, currentCombat, currentReferendum } from '../table/stack.ts';
import { defOf, findCard, type Reason, reason, type Table } from '../table/table.ts';
import { capacityIn, countsAsVampire } from './asvampire.ts';
import { hasTrait, inSameCircle, isOfClan, sectOf } from './belonging.ts';
import { disciplineLevel, isVampire } from './minions.ts';
import { amountOf, cardOf, seatsOf } from './nouns.ts';
import { predator, prey } from './seats.ts';
import { titleOf } from './titles.ts';

/** Conditions answer with the reason why not, or null when they hold. */

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
  notPassed: reason('R-POL-09', 'referendumNotPassed'),
  role: reason('R-COURSE-05', 'wrongMinion'),
  combat: reason('R-COMBAT-05', 'notInCombat'),
  votes: reason('R-POL-06', 'noVotesCast'),
  superior: reason('R-CRYPT-10', 'basicVersion'),
  nothingPlayed: reason('R-PLAY-04', 'noCardBeingPlayed'),
  notThisCard: reason('R-PLAY-04', 'notThisCard'),
  notAgainst: reason('R-MINION-25', 'notAgainstThisMinion'),
} as const;

export function whyNotHolds(t: Table, cast: Cast, c: Condition): Reason | null {
  switch (c.if) {
    case 'action': {
      const action = currentAction(t);
      return action && c.kind.includes(action.action) ? null : WHY.action;
    }
    case 'actionWith': {
      const action = currentAction(t);
      return action && action.cast.card === cardOf(t, cast, c.card) ? null : WHY.action;
    }
    case 'yourTurn':
      return t.state.active === cast.seat ? null : WHY.turn;
    case 'directedAt': {
      const directedAt = currentAction(t)?.directedAt;
      if (c.who === 'you') return directedAt?.includes(cast.seat) ? null : WHY.notDirectedAtYou;
      const seats = seatsOf(t, cast, c.who);
      return directedAt?.some((s) => seats.includes(s)) ? null : WHY.directed;
    }
    case 'directed': {
      const action = currentAction(t);
      return action && action.directedAt.length > 0 === c.is ? null : WHY.directed;
    }
    case 'range': {
      const combat = currentCombat(t);
      // R-COMBAT-11: what is for one range only cannot be used at the other
      return combat && combat.long === (c.is === 'long') ? null : WHY.range;
    }
    case 'is': {
      const id = cardOf(t, cast, c.card);
      if (id !== NONE && matches(t, cast, id, c.filter)) return null;
      if (c.card === 'self' && c.filter.locked === true) return WHY.unlocked;
      return c.card === 'acting' && c.filter.of === 'yourPredator' ? WHY.predator : WHY.card;
    }
    case 'atLeast':
      return amountOf(t, cast, c.a) >= amountOf(t, cast, c.b) ? null : WHY.card;
    case 'hasEdge':
      return seatsOf(t, cast, c.who).includes(t.state.edge) ? null : WHY.edge;
    case 'blocked': {
      const action = currentAction(t);
      return action && (action.outcome === 'blocked') === c.is ? null : WHY.blocked;
    }
    case 'successful':
      return currentAction(t)?.outcome === 'successful' ? null : WHY.notSuccessful;
    case 'passed':
      // R-POL-09: with more votes for than against
      return (currentAction(t)?.margin ?? 0) > 0 ? null : WHY.notPassed;
    case 'selfIs':
      return holdsRole(t, cast, c.role) ? null : WHY.role;
    case 'inCombat':
      return (currentCombat(t) !== undefined) === c.is ? null : WHY.combat;
    case 'opposing': {
      const id = cardOf(t, cast, 'opposing');
      return id !== NONE && isVampire(t, id) === (c.kind === 'vampire') ? null : WHY.card;
    }
    case 'roundAtLeast':
      return (currentCombat(t)?.round ?? 0) >= c.round ? null : WHY.combat;
    case 'superior':
      return findCard(t, cast.card)?.level === 2 ? null : WHY.superior;
    case 'cast': {
      const id = cardOf(t, cast, c.who);
      const ballot = currentReferendum(t)?.ballots.find(
        (b) => id !== NONE && b.source === id && !b.cancelled,
      );
      const side = ballot?.side ?? 0;
      const ok = c.side === 'any' ? side !== 0 : side === (c.side === 'for' ? 1 : -1);
      return ok ? null : WHY.votes;
    }
    case 'played':
      return whyNotPlayed(t, cast, c);
    case 'not':
      return whyNotHolds(t, cast, c.of) === null ? WHY.card : null;
    case 'any':
      return c.of.some((one) => whyNotHolds(t, cast, one) === null) ? null : WHY.card;
  }
}

/** The card being played now: the last one whose "as it is played" window is open. */
export function cardBeingPlayed(t: Table): Cast | null {
  const f = cardShown(t);
  return f === undefined || f.cancelled ? null : f.cast;
}

function whyNotPlayed(t: Table, cast: Cast, c: Extract<Condition, { if: 'played' }>): Reason | null {
  const played = cardBeingPlayed(t);
  if (played === null) return WHY.nothingPlayed;
  const use = t.pool.uses[played.use];
  if (use === undefined || use.type === 'ability') return WHY.nothingPlayed;
  if (c.type !== undefined && !c.type.includes(use.type)) return WHY.notThisCard;
  if (c.keyword !== undefined && !isPlayedAs(t, played, c.keyword)) return WHY.notThisCard;
  if (c.by !== 'any' && played.seat === cast.seat) return WHY.notThisCard;
  if (c.against === 'self' && !isAgainst(t, played, cast.by)) return WHY.notAgainst;
  if (c.against === 'you' && !played.picks.some((target) => isYours(t, target, cast.seat)))
    return WHY.notAgainst;
  return null;
}

/** A word of the card, or of the way it is played. */
const isPlayedAs = (t: Table, played: Cast, keyword: string): boolean =>
  [
    ...(defOf(t, played.card).card.keywords ?? []),
    ...(t.pool.uses[played.use]?.mode?.keywords ?? []),
  ].includes(keyword);

/** R-MINION-25: played against a minion: it targets it, or the opposing combatant plays it. */
export function isAgainst(t: Table, played: Cast, minion: CardId): boolean {
  if (played.picks.includes(minion)) return true;
  const combat = currentCombat(t);
  if (combat === undefined || played.by === NONE) return false;
  return (
    (combat.first === minion && combat.second === played.by) ||
    (combat.second === minion && combat.first === played.by)
  );
}

const isYours = (t: Table, target: Target, seat: Seat): boolean =>
  isSeatTarget(target) ? targetSeat(target) === seat : findCard(t, target)?.controller === seat;

type Role = Extract<Condition, { if: 'selfIs' }>['role'];

function holdsRole(t: Table, cast: Cast, role: Role): boolean {
  const action = currentAction(t);
  const combat = currentCombat(t);
  switch (role) {
    case 'acting':
      return action?.minion === cast.by;
    case 'notActing':
      return action !== undefined && action.minion !== cast.by;
    case 'blocker':
      return action !== undefined && action.blocker === cast.by && cast.by !== NONE;
    case 'combatant':
      return combat !== undefined && (combat.first === cast.by || combat.second === cast.by);
    case 'caller': {
      const referendum = currentReferendum(t);
      // R-DIAB-11: nobody calls a blood hunt
      return referendum !== undefined && !referendum.bloodHunt && referendum.cast.by === cast.by;
    }
  }
}

export function allHold(t: Table, cast: Cast, conditions: readonly Condition[]): boolean {
  for (const c of conditions) if (whyNotHolds(t, cast, c) !== null) return false;
  return true;
}

export function matches(t: Table, cast: Cast, id: CardId, f: Filter): boolean {
  const card = findCard(t, id);
  if (!card) return false;
  const def = defOf(t, id);
  if (f.region !== undefined) {
    // R-PLAY-24: vampires in torpor are legal targets, uncontrolled ones are not, unless the text says so
    if (f.region === 'controlled' ? card.region === 'uncontrolled' : card.region !== f.region) return false;
  } else if (card.region === 'uncontrolled') return false;
  // R-CONTEST-03: a contested card is out of play
  if (card.region === 'contested') return false;
  switch (f.kind) {
    case 'vampire':
      // R-MINION-10: for what its play of a card brings, an ally may be one
      if (!countsAsVampire(t, cast, id)) return false;
      break;
    case 'ally':
      // R-MINION-09: an ally is a minion that is no vampire
      if (!def.isMinion || countsAsVampire(t, cast, id) || card.host !== NONE) return false;
      break;
    case 'minion':
      if (!def.isMinion || card.host !== NONE) return false;
      break;
    case 'equipment':
      if (!def.isEquipment) return false;
      break;
    case 'retainer':
      if (!def.isRetainer) return false;
      break;
    default:
      break;
  }
  if (f.named !== undefined && def.card.name !== f.named) return false;
  if (f.keyword !== undefined && !hasKeyword(def, f.keyword)) return false;
  if (f.copyOf !== undefined && def.index !== t.state.def[cardOf(t, cast, f.copyOf)]) return false;
  if (f.of !== undefined && !isOf(t, cast, card.controller, f.of)) return false;
  if (f.locked !== undefined && card.locked !== f.locked) return false;
  if (f.clan !== undefined && !isOfClan(t, id, clanMeant(t, cast, f.clan))) return false;
  if (f.sect !== undefined && sectOf(t, id) !== f.sect) return false;
  if (f.trait !== undefined && !hasTrait(t, id, f.trait)) return false;
  if (f.inCircleOf !== undefined && !inSameCircle(t, id, cardOf(t, cast, f.inCircleOf))) return false;
  if (f.discipline !== undefined && disciplineLevel(t, id, disciplineName(f.discipline)) === 0) return false;
  if (f.superior !== undefined && disciplineLevel(t, id, disciplineName(f.superior)) < 2) return false;
  if (f.canLearn !== undefined && disciplineLevel(t, id, disciplineName(f.canLearn)) >= 2) return false;
  if (f.title !== undefined) {
    const title = TITLES[titleOf(t, id)];
    if (title === undefined || !f.title.includes(title)) return false;
  }
  if (f.titled !== undefined && (titleOf(t, id) !== NONE) !== f.titled) return false;
  if (f.minCapacity !== undefined && capacityIn(t, cast, id) < f.minCapacity) return false;
  if (f.maxCapacity !== undefined) {
    // R-MINION-09: an ally has no capacity, not even a small one
    if (!countsAsVampire(t, cast, id) || capacityIn(t, cast, id) > f.maxCapacity) return false;
  }
  if (f.youngerThan !== undefined && !compareAge(t, cast, id, f.youngerThan, -1)) return false;
  if (f.olderThan !== undefined && !compareAge(t, cast, id, f.olderThan, 1)) return false;
  if (f.minCounters !== undefined && card.counters < f.minCounters) return false;
  if (f.not !== undefined && cardOf(t, cast, f.not) === id) return false;
  if (f.on !== undefined && (card.host === NONE || cardOf(t, cast, f.on) !== card.host)) return false;
  if (f.onMinionOf !== undefined) {
    const host = findCard(t, card.host);
    if (!host || !defOf(t, host.id).isMinion || !isOf(t, cast, host.controller, f.onMinionOf)) return false;
  }
  if (f.inCombat !== undefined) {
    const combat = currentCombat(t);
    if ((combat?.first === id || combat?.second === id) !== f.inCombat) return false;
  }
  if (f.hasVoted !== undefined) {
    const voted =
      currentReferendum(t)?.ballots.some((b) => b.source === id && b.side !== 0 && !b.cancelled) ?? false;
    if (voted !== f.hasVoted) return false;
  }
  return true;
}

const clanMeant = (t: Table, cast: Cast, clan: NonNullable<Filter['clan']>): string =>
  typeof clan === 'string' ? clan : (t.pool.clans[targetClan(cast.picks[clan.pick] ?? NONE)] ?? '');

function hasKeyword(def: CompiledCard, keyword: string): boolean {
  const words = def.card.keywords ?? [];
  // R-GLOSS-11: a monster is any minion or retainer that is neither mortal nor animal
  if (keyword === 'monster')
    return (def.isMinion || def.isRetainer) && !words.includes('mortal') && !words.includes('animal');
  return words.includes(keyword);
}

function compareAge(t: Table, cast: Cast, id: CardId, than: CardNoun, sign: 1 | -1): boolean {
  const other = cardOf(t, cast, than);
  // R-MINION-09: an ally has no capacity: it is neither younger nor older
  if (other === NONE || !countsAsVampire(t, cast, id) || !countsAsVampire(t, cast, other)) return false;
  // R-CRYPT-03: larger capacity is older, smaller is younger
  return Math.sign(capacityIn(t, cast, id) - capacityIn(t, cast, other)) === sign;
}

function isOf(t: Table, cast: Cast, controller: Seat, of: NonNullable<Filter['of']>): boolean {
  switch (of) {
    case 'you':
      return controller === cast.seat;
    case 'others':
      return controller !== cast.seat;
    case 'yourPrey':
      return controller === prey(t, cast.seat);
    case 'yourPredator':
      return controller === predator(t, cast.seat);
    case 'actionTarget':
      return currentAction(t)?.directedAt.includes(controller) ?? false;
    case 'notActing':
      return controller !== (currentAction(t)?.seat ?? t.state.active);
  }
}

/** Whether a noun phrase means this card or seat. */
export function appliesTo(t: Table, cast: Cast, who: Who, subject: Target): boolean {
  if (typeof who === 'object' && 'all' in who)
    return !isSeatTarget(subject) && subject >= 0 && matches(t, cast, subject, who.all);
  if (isSeatTarget(subject)) return isSeatNoun(who) && seatsOf(t, cast, who).includes(targetSeat(subject));
  return !isSeatNoun(who) && cardOf(t, cast, who) === subject;
}
