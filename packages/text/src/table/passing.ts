import {
  type ActionFrame,
  bleedIfSuccessful,
  cardShown,
  currentAction,
  currentCombat,
  type DamageFrame,
  interceptOf,
  mayBlock,
  NONE,
  pollOf,
  stealthOf,
  unitOf,
} from '@methuselah/engine/internal';
import { nameText, seatText } from './locale.ts';
import { cardOf, poolChange, seatOf, type Weighing } from './weighing.ts';

/** What passing comes to, if nobody does anything else. */
export function passParts(w: Weighing): string[] {
  const { t, seat, locale } = w;
  const { consequences: say, events } = locale.words;
  const action = currentAction(t);
  const combat = currentCombat(t);
  switch (t.decision?.window) {
    case 'master':
    case 'influence':
    case 'discard':
    case 'minion':
      return seat === t.state.active ? phaseParts(w, t.decision.window) : [];
    case 'beforeBlocks':
      return action === undefined ? [] : unblockedParts(w, action);
    case 'blocking':
      return action === undefined
        ? []
        : [say.attempt(interceptOf(t, action.blocker) >= stealthOf(t, action.minion))];
    case 'declined':
    case 'succeeding':
      return action === undefined
        ? []
        : [events.resolved('successful', action.action === 'bleed'), ...bledParts(w, action)];
    case 'range':
      return combat === undefined ? [] : [say.staysAtRange(combat.long)];
    case 'press':
      return combat === undefined ? [] : [combat.pressed ? say.anotherRound : say.combatOver];
    case 'damage': {
      const frame = t.state.frames.findLast((f) => f.kind === 'damage');
      return frame === undefined ? [] : damageParts(w, frame);
    }
    case 'polling': {
      const poll = pollOf(t);
      return poll === null ? [] : [say.asItStands(poll.for, poll.against)];
    }
    case 'asPlayed': {
      const shown = cardShown(t);
      return shown === undefined ? [] : [say.takesEffect(nameText(w, shown.context.card))];
    }
    case 'unlock':
    case 'announced':
    case 'blocked':
    case 'blockResolved':
    case 'resolved':
    case 'beforeRange':
    case 'beforeStrikes':
    case 'strike':
    case 'afterStrikes':
    case 'roundEnd':
    case 'beforeVotes':
    case 'stolen':
    case 'search':
    case 'trophies':
    case 'equipment':
    case 'takeEquipment':
    case 'order':
    case 'may':
    case 'target':
    case 'x':
    case 'discardForCost':
    case 'payMix':
    case 'maySearch':
    case 'terms':
    case 'share':
    case 'rescueCost':
    case 'mayDiablerise':
    case 'strikeTarget':
    case 'whichDamage':
    case 'handSize':
    case 'toPool':
    case undefined:
      return [];
  }
}

/** What is left of a phase is lost. */
function phaseParts(w: Weighing, phase: 'master' | 'influence' | 'discard' | 'minion'): string[] {
  const { t, seat } = w;
  const { consequences: say } = w.locale.words;
  const { masterActions, transfers, discardActions } = seatOf(t, seat);
  switch (phase) {
    case 'master':
      return masterActions > 0 ? [say.unused(masterActions, 'masterActions')] : [];
    case 'influence':
      return transfers > 0 ? [say.unused(transfers, 'transfers')] : [];
    case 'discard':
      return discardActions > 0 ? [say.unused(discardActions, 'discardActions')] : [];
    case 'minion': {
      const idle = t.state.cards.filter(
        (c) => c.controller === seat && c.region === 'ready' && !c.locked && c.actsFrom <= t.state.turn,
      );
      return idle.length > 0 ? [say.idle(idle.length)] : [];
    }
  }
}

/** Those who may block and have not declined yet, but for who decides. */
function unblockedParts(w: Weighing, action: ActionFrame): string[] {
  const { t, seat, locale } = w;
  const may = mayBlock(t, action);
  if (!may.includes(seat)) return [];
  const others = may.filter((other) => other !== seat && !action.declined.includes(other));
  return [locale.words.consequences.unblocked(others.length > 0), ...bledParts(w, action)];
}

/** The pool that a bleed takes from who decides, as it stands. */
function bledParts(w: Weighing, action: ActionFrame): string[] {
  const { t, seat } = w;
  const amount = bleedIfSuccessful(t);
  if (action.action !== 'bleed' || action.directedAt[0] !== seat || amount < 1) return [];
  const isLast = seatOf(t, seat).pool <= amount;
  return [poolChange(w, seat, -amount), ...(isLast ? [w.locale.words.events.ousted(seatText(w, seat))] : [])];
}

/** The damage that is not prevented, and what becomes of who takes it. */
function damageParts(w: Weighing, frame: DamageFrame): string[] {
  const { t, locale } = w;
  const { events } = locale.words;
  const victim = frame.order[frame.at] ?? NONE;
  const card = cardOf(t, victim);
  if (card === undefined) return [];
  const coming = frame.packets.filter((p) => p.target === victim);
  const sum = (aggravated: boolean): number =>
    coming.reduce((n, p) => n + (p.aggravated === aggravated ? p.amount : 0), 0);
  const [normal, aggravated] = [sum(false), sum(true)];
  if (normal + aggravated === 0) return [];
  const unit = unitOf(t, victim);
  // R-DAMAGE-08, R-DAMAGE-09: the first aggravated point wounds, each further one burns a blood
  const isWounded = card.region === 'torpor' || normal > card.counters;
  const burning =
    unit === 'blood' ? normal + Math.max(0, aggravated - (isWounded ? 0 : 1)) : normal + aggravated;
  const left = { n: Math.max(0, card.counters - burning), unit };
  const name = nameText(w, victim);
  return [events.inflicted(name, normal, aggravated, left), ...fateOf()];

  function fateOf(): string[] {
    if (unit !== 'blood') return card !== undefined && burning >= card.counters ? [events.burned(name)] : [];
    if (card === undefined || card.region === 'torpor') return [];
    return isWounded || aggravated > 0 ? [events.toTorpor(name)] : [];
  }
}
