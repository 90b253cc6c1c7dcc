import type { CardId, OptionIn, OptionOf } from '@methuselah/engine';
import { bleedToCome, planOf, threatOf } from '../decide/actions.ts';
import { inHandFor, outlook, type Plan, possibleBlockers, successWorth } from '../decide/course.ts';
import type { UseOption } from '../decide/judge.ts';
import { huntChance, votesInHand, votesOnTable } from '../decide/votes.ts';
import type { Eyes } from '../eyes/eyes.ts';
import { duel } from '../worth/duel.ts';
import { type Asked, type Counsel, costReasons, part } from './asked.ts';
import { type Because, now, type Reason } from './because.ts';
import { weightiest } from './changes.ts';
import { conUse, proUse } from './uses.ts';

/** The minion phase: what an action would gain, and who could stand in its way. */

type Doing = UseOption | OptionOf<'act'>;

export const ACTIONS: Counsel<OptionIn<'minion'>> = {
  pro(asked, o) {
    if (o.verb === 'pass') return [];
    const plan = planOf(asked.eyes, o);
    if (plan === null) return o.verb === 'act' ? [] : proUse(asked, o);
    return [...gainOf(asked.eyes, plan), ...wayOf(asked.eyes, plan)].slice(0, 2);
  },
  con(asked, o) {
    if (o.verb === 'pass') return [];
    const plan = planOf(asked.eyes, o);
    if (plan === null) return o.verb === 'act' ? [] : conUse(asked, o);
    return againstPlan(asked, o, plan);
  },
};

// ---------------------------------------------------------------------------------------------- the gain

function gainOf(eyes: Eyes, plan: Plan): Reason[] {
  const { kind, minion, target, context } = plan;
  switch (kind) {
    case 'bleed':
      return bleedGain(eyes, plan);
    case 'hunt':
      return [now(thirst(eyes, minion))];
    case 'leaveTorpor':
      return [now({ why: 'ready', card: minion })];
    case 'rescue':
      return [now({ why: 'ready', card: target })];
    case 'diablerise':
      return [now({ why: 'diablerie', card: target, isHunted: huntChance(eyes, context.seat) > 0.5 })];
    case 'political':
      return [
        ...weightiest(
          eyes,
          eyes.heard(() => successWorth(eyes, plan)),
          1,
          { when: 'passes' },
        ),
        now(votes(eyes, 'votesRisky')),
      ];
    case 'becomeAnarch':
    case 'equip':
    case 'employ':
    case 'recruit':
    case 'enterCombat':
    case 'special':
      return weightiest(
        eyes,
        eyes.heard(() => successWorth(eyes, plan)),
        1,
      );
  }
}

const thirst = (eyes: Eyes, card: CardId): Because => ({
  why: 'thirst',
  card,
  n: eyes.counters(card),
  of: eyes.capacity(card),
});

function bleedGain(eyes: Eyes, plan: Plan): Reason[] {
  const seat = plan.directedAt[0] ?? eyes.prey;
  const pool = eyes.pool(seat);
  const bleed = eyes.heard(() => successWorth(eyes, plan)).find((c) => c.is === 'pool');
  const amount = bleed?.is === 'pool' ? -bleed.n : 0;
  if (amount >= pool) return [now({ why: 'ousts', seat, n: amount, pool })];
  const sum = bleedToCome(eyes);
  if (seat === eyes.prey && pool <= 14 && sum >= pool) return [now({ why: 'race', seat, n: sum, pool })];
  const more = inHandFor(eyes, plan.minion, 'bleed');
  return [
    ...(amount > 0 ? [now({ why: 'pool', seat, n: -amount })] : []),
    ...(amount === 0 && more > 0 ? [now({ why: 'bleedInHand', n: more })] : []),
  ];
}

/** The votes that one could bring, and those of the others on the table. */
function votes(eyes: Eyes, fewer: 'votesRisky' | 'votesUnlikely'): Because {
  const n = votesOnTable(eyes, eyes.seat) + 1 + votesInHand(eyes, eyes.minions(eyes.seat));
  let of = 0;
  for (let s = 0; s < eyes.seats; s++) if (s !== eyes.seat && eyes.isIn(s)) of += votesOnTable(eyes, s);
  return { why: n > of ? 'votesLikely' : fewer, n, of };
}

// ---------------------------------------------------------------------------------------------- the way

/** Who could block, and why they may not succeed. */
function wayOf(eyes: Eyes, plan: Plan): Reason[] {
  if (eyes.restricted('beBlocked', plan.minion)) return [now({ why: 'unblockable' })];
  const blockers = possibleBlockers(eyes, plan.directedAt, eyes.seat);
  if (blockers.length === 0) return [now(nobodyAwake(eyes, plan))];
  const other = keenest(eyes, blockers);
  const stealth = plan.stealth + eyes.stealth(plan.minion);
  const intercept = eyes.intercept(other);
  if (stealth > intercept) return [now({ why: 'stealthEnough', n: stealth, of: intercept })];
  const hidden = inHandFor(eyes, plan.minion, 'stealth');
  if (stealth + hidden > intercept) return [now({ why: 'stealthInHand', other, n: hidden })];
  const { loss } = outlook(eyes, plan);
  return [now({ why: loss >= -0.3 ? 'blockIsNoHarm' : 'worthTheRisk', other })];
}

const keenest = (eyes: Eyes, blockers: readonly CardId[]): CardId =>
  blockers.reduce((a, b) => (eyes.intercept(b) > eyes.intercept(a) ? b : a));

function nobodyAwake(eyes: Eyes, plan: Plan): Because {
  const seats = eyes.mayBlock(plan.directedAt, eyes.seat).filter((seat) => seat !== eyes.seat);
  const ready = seats.flatMap((seat) => eyes.minions(seat).filter((id) => eyes.isReady(id)));
  const [other] = ready;
  const [seat] = seats;
  if (other === undefined)
    return seat !== undefined && seats.length === 1 ? { why: 'noMinions', seat } : { why: 'noBlockers' };
  if (!ready.every((id) => eyes.isLocked(id))) return { why: 'noBlockers' };
  return ready.length === 1 ? { why: 'blockerLocked', other } : { why: 'blockersLocked', n: ready.length };
}

// ---------------------------------------------------------------------------------------------- against it

function againstPlan(asked: Asked, o: Doing, plan: Plan): Reason[] {
  const { eyes } = asked;
  const { minion, kind } = plan;
  if (asked.parts.length === 0) return [now({ why: 'noBleed', card: minion })];
  const gain = part(asked, 'success') + part(asked, 'may not pass');
  if (gain <= 0.05) {
    if (part(asked, 'may not pass') < 0) return [now(votes(eyes, 'votesUnlikely'))];
    const bad = weightiest(
      eyes,
      eyes.heard(() => successWorth(eyes, plan)),
      -1,
      {
        when: kind === 'political' ? 'passes' : 'now',
      },
    );
    return bad.length > 0 ? bad : [now({ why: 'noGain' })];
  }
  const heaviest = asked.parts
    .filter(({ why, worth }) => worth < 0 && why !== 'success')
    .sort((a, b) => a.worth - b.worth);
  for (const { why } of heaviest) {
    const reasons = againstPart(asked, o, plan, why);
    if (reasons.length > 0) return reasons;
  }
  return [now({ why: 'noGain' })];
}

function againstPart(asked: Asked, o: Doing, plan: Plan, why: string): Reason[] {
  const { eyes } = asked;
  const { minion } = plan;
  switch (why) {
    case 'may not pass':
      return [now(votes(eyes, 'votesUnlikely'))];
    case 'may be blocked': {
      const blockers = possibleBlockers(eyes, plan.directedAt, eyes.seat);
      if (blockers.length === 0) return [];
      const worst = blockers.reduce((a, b) => (duel(eyes, minion, b) < duel(eyes, minion, a) ? b : a));
      return duel(eyes, minion, worst) < -0.5
        ? [now({ why: 'blockHurts', card: minion, other: worst })]
        : [now({ why: 'mayBeBlocked', other: keenest(eyes, blockers) })];
    }
    case 'what it costs':
      return o.verb === 'act' ? [] : costReasons(asked, plan.use?.cost, plan.context);
    case 'stays unlocked': {
      const n = threatOf(eyes, eyes.predator);
      return n > 0
        ? [now({ why: 'guards', card: minion, seat: eyes.predator, n })]
        : [now({ why: 'staysReady', card: minion })];
    }
    case 'hungry':
      return [now(thirst(eyes, minion))];
    default:
      return [];
  }
}
