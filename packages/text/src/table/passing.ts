import type { DecisionWindow } from '@methuselah/engine';
import {
  type ActionFrame,
  bleedIfSuccessful,
  type CombatFrame,
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

/** What passing leads to, if nobody else does anything. */
export function passParts(w: Weighing): string[] {
  const window = w.t.decision?.window;
  return window === undefined ? [] : PASS_PARTS[window](w);
}

type PassParts = (w: Weighing) => string[];
const nothing: PassParts = () => [];
const phaseOver =
  (phase: EndedPhase): PassParts =>
  (w) =>
    w.seat === w.t.state.active ? phaseParts(w, phase) : [];
const inAction =
  (parts: (w: Weighing, action: ActionFrame) => string[]): PassParts =>
  (w) => {
    const action = currentAction(w.t);
    return action === undefined ? [] : parts(w, action);
  };
const inCombat =
  (parts: (w: Weighing, combat: CombatFrame) => string[]): PassParts =>
  (w) => {
    const combat = currentCombat(w.t);
    return combat === undefined ? [] : parts(w, combat);
  };
const success = inAction((w, action) => [
  w.locale.words.events.resolved('successful'),
  ...bledParts(w, action),
]);

const PASS_PARTS: Readonly<Record<DecisionWindow, PassParts>> = {
  master: phaseOver('master'),
  influence: phaseOver('influence'),
  discard: phaseOver('discard'),
  minion: phaseOver('minion'),
  beforeBlocks: inAction(unblockedParts),
  blocking: inAction(({ t, locale }, { blocker, minion }) => [
    locale.words.consequences.attempt(interceptOf(t, blocker) >= stealthOf(t, minion)),
  ]),
  declined: success,
  succeeding: success,
  range: inCombat(({ locale }, { long }) => [locale.words.consequences.staysAtRange(long)]),
  press: inCombat(({ locale: { words } }, { pressed }) => [
    pressed ? words.consequences.anotherRound : words.consequences.combatOver,
  ]),
  damage(w) {
    const frame = w.t.state.frames.findLast((f) => f.kind === 'damage');
    return frame === undefined ? [] : damageParts(w, frame);
  },
  polling({ t, locale }) {
    const poll = pollOf(t);
    return poll === null ? [] : [locale.words.consequences.asItStands(poll.for, poll.against)];
  },
  asPlayed(w) {
    const shown = cardShown(w.t);
    if (shown === undefined) return [];
    return [w.locale.words.consequences.takesEffect(nameText(w, shown.context.card))];
  },
  unlock: nothing,
  announced: nothing,
  blocked: nothing,
  blockResolved: nothing,
  resolved: nothing,
  beforeRange: nothing,
  beforeStrikes: nothing,
  strike: nothing,
  afterStrikes: nothing,
  roundEnd: nothing,
  combatEnding: nothing,
  beforeVotes: nothing,
  stolen: nothing,
  search: nothing,
  trophies: nothing,
  equipment: nothing,
  takeEquipment: nothing,
  order: nothing,
  may: nothing,
  target: nothing,
  x: nothing,
  discardForCost: nothing,
  payMix: nothing,
  maySearch: nothing,
  terms: nothing,
  share: nothing,
  rescueCost: nothing,
  mayDiablerise: nothing,
  strikeTarget: nothing,
  whichDamage: nothing,
  handSize: nothing,
  toPool: nothing,
};

type EndedPhase = 'master' | 'influence' | 'discard' | 'minion';

/** Unused actions or transfers of a phase are lost. */
function phaseParts(w: Weighing, phase: EndedPhase): string[] {
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

/** Is the action unblocked, or may other seats still block? */
function unblockedParts(w: Weighing, action: ActionFrame): string[] {
  const { t, seat, locale } = w;
  const may = mayBlock(t, action);
  if (!may.includes(seat)) return [];
  const others = may.filter((other) => other !== seat && !action.declined.includes(other));
  return [locale.words.consequences.unblocked(others.length > 0), ...bledParts(w, action)];
}

/** The pool that the deciding player loses to a bleed as it stands. */
function bledParts(w: Weighing, action: ActionFrame): string[] {
  const { t, seat } = w;
  const amount = bleedIfSuccessful(t);
  if (action.action !== 'bleed' || action.directedAt[0] !== seat || amount < 1) return [];
  const isLast = seatOf(t, seat).pool <= amount;
  return [poolChange(w, seat, -amount), ...(isLast ? [w.locale.words.events.ousted(seatText(w, seat))] : [])];
}

/** The damage not prevented, and what it does to the minion. */
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
