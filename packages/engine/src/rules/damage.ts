import { moveRegion } from '../atoms/cards.ts';
import { burnCounters } from '../atoms/counters.ts';
import { addRow, clearMarks, spendPoints } from '../atoms/rows.ts';
import { noteBloodLost } from '../atoms/tallies.ts';
import { happen } from '../flow/happenings.ts';
import type { Use } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { controllerOf, isVampire } from '../query/minions.ts';
import { grantsOf, isRestricted, unlike } from '../query/stats.ts';
import { cloneContext } from '../state/clone.ts';
import {
  type CardId,
  type DamageFrame,
  type EffectContext,
  NONE,
  type Packet,
  type PreventionFrame,
  type Row,
  type Seat,
} from '../state/types.ts';
import { preventionFrame } from '../table/frames.ts';
import { type Offers, type OptionOf, preventKindsOption, preventOption } from '../table/options.ts';
import { currentCombat, currentDamage, done, impulse, push } from '../table/stack.ts';
import { type Ask, defOf, findCard, frameRules, type Table, useAt } from '../table/table.ts';
import { now, told, toldIfAny, unitOf } from '../table/tell.ts';
import { burnCard, burnerOf } from './burn.ts';

/** Damage resolution: prevent, then mend or burn life (rulebook p.31-32). Also used outside combat. */

/** The minions and retainers that take damage, in the order in which they may prevent it. */
export function victimsOf(t: Table, packets: readonly Packet[]): CardId[] {
  const hit = packets.map((p) => p.target);
  const combat = currentCombat(t);
  // R-COMBAT-08: the acting minion in combat first
  const fighters = combat ? combat.sides.map(({ minion }) => minion).filter((id) => hit.includes(id)) : [];
  return [...new Set([...fighters, ...hit])];
}

/** Preventable damage left on the current victim. Only the victim prevents: an employer cannot do it for a retainer. */
export function damageLeft(t: Table, minion: CardId, from?: Use['preventFrom']): number {
  const f = currentDamage(t);
  if (!f || f.order[f.at] !== minion) return 0;
  let left = 0;
  for (const p of f.packets)
    if (p.target === minion && p.preventable && comesFrom(t, p, from)) left += p.amount;
  return left;
}

function comesFrom(t: Table, { strike, use }: Packet, from: Use['preventFrom']): boolean {
  if (from === undefined) return true;
  const { keywords = [] } = t.pool.cards[useAt(t, use)?.def ?? NONE]?.card ?? {};
  return 'strikesWith' in from
    ? strike && keywords.includes(from.strikesWith)
    : !(strike && keywords.includes(from.notStrikesWith));
}

/** The kind of damage a use can prevent; undefined for any. */
const preventsFrom = (t: Table, use: number): Use['preventFrom'] => useAt(t, use)?.text.preventFrom;

/** Damage of one kind to a minion that a use may prevent. Damage it is immune to is a kind of its own. */
function preventable(
  t: Table,
  minion: CardId,
  use: number,
  kind: 'aggravated' | 'normal' | 'immune',
): Packet[] {
  const packets = currentDamage(t)?.packets ?? [];
  const kindOf = (p: Packet): typeof kind =>
    isImmune(t, minion, p) ? 'immune' : p.aggravated ? 'aggravated' : 'normal';
  return packets.filter(
    (p) =>
      p.target === minion && p.preventable && comesFrom(t, p, preventsFrom(t, use)) && kindOf(p) === kind,
  );
}

const amountIn = (packets: readonly Packet[]): number => packets.reduce((sum, p) => sum + p.amount, 0);

/** Prevents up to `amount` from these packets and returns how much was prevented. */
function preventPoints(t: Table, minion: CardId, packets: readonly Packet[], amount: number): number {
  let left = amount;
  for (const p of packets) {
    const prevented = Math.min(left, p.amount);
    if (prevented <= 0) continue;
    p.amount -= prevented;
    left -= prevented;
    t.emit?.({
      type: 'prevented',
      when: now(t),
      card: told(t, minion),
      amount: prevented,
      aggravated: p.aggravated,
    });
  }
  return amount - left;
}

/** Prevents damage, or asks which kind if it matters; returns the points used. */
export function preventSome(t: Table, minion: CardId, amount: number, use: number): number {
  const aggravated = preventable(t, minion, use, 'aggravated');
  const normal = preventable(t, minion, use, 'normal');
  const harm = amountIn(aggravated) + amountIn(normal);
  // R-DAMAGE-11: the victim chooses which kind to prevent first; R-DAMAGE-13: both are the same to an ally
  if (amount < harm && isVampire(t, minion)) {
    push(t, preventionFrame(minion, amount, use));
    return amount;
  }
  return preventPoints(
    t,
    minion,
    [...aggravated, ...normal, ...preventable(t, minion, use, 'immune')],
    amount,
  );
}

export const preventionFrameRules = frameRules<PreventionFrame>({
  steps: {
    kinds: {
      window: () => 'whichDamage',
      offer(t, { minion, amount, use }, out) {
        const normal = amountIn(preventable(t, minion, use, 'normal'));
        const most = Math.min(amount, amountIn(preventable(t, minion, use, 'aggravated')));
        for (let n = most; n >= Math.max(0, amount - normal); n--)
          out.push(preventKindsOption(minion, n, amount - n));
        return controllerOf(t, minion);
      },
      take(t, { minion, use }, { aggravated, normal }) {
        done(t);
        preventPoints(t, minion, preventable(t, minion, use, 'aggravated'), aggravated);
        preventPoints(t, minion, preventable(t, minion, use, 'normal'), normal);
      },
    } satisfies Ask<PreventionFrame, 'whichDamage'>,
  },
});

/** Prevents damage with a card; unused points of a card in play last until its limit resets. */
export function preventBy(t: Table, context: EffectContext, use: CompiledUse, amount: number): void {
  const left = amount - preventSome(t, context.by, amount, use.index);
  const { once } = use.text;
  // ruling:G00153#2: mandatory prevention is not carried over
  if (left <= 0 || use.fromHand || (once !== 'round' && once !== 'combat')) return;
  addRow(t, {
    kind: 'grant',
    what: 'prevent',
    subject: context.by,
    amount: left,
    node: NONE,
    context: cloneContext(context),
    scope: once,
    uses: 1,
    limited: false,
  });
}

/** Unused points of a card in play, as opposed to points granted by an effect. */
const isLeftOver = (row: Row): boolean => row.node === NONE;

// R-STRIKE-07: unused points are lost when the card leaves its bearer
const isStillOnBearer = (t: Table, row: Row): boolean =>
  !isLeftOver(row) || row.context.card === row.subject || findCard(t, row.context.card)?.host === row.subject;

/** Only the controller of the damaged minion is asked, and chooses which prevention to use. */
export function offerPrevention(t: Table, _seat: Seat, out: Offers<OptionOf<'prevent'>>): void {
  const f = currentDamage(t);
  const minion = f?.order[f.at];
  if (minion === undefined) return;
  for (const row of unlike(grantsOf(t, 'prevent', minion)))
    if (isStillOnBearer(t, row) && damageLeft(t, minion, preventsFrom(t, row.context.use)) > 0)
      out.push(preventOption(minion, row.context.card, row.id));
}

export function takePrevention(t: Table, { minion, grant }: OptionOf<'prevent'>): void {
  const row = t.state.rows.find((r) => r.id === grant);
  if (!row) return;
  const { id, amount } = row;
  // ruling:G00153#2: optional prevention points that are not needed are kept
  spendPoints(t, id, preventSome(t, minion, amount, row.context.use));
}

export const damageFrameRules = frameRules<DamageFrame>({
  steps: {
    // R-DAMAGE-01: prevention comes first
    prevent(t, f) {
      const minion = f.order[f.at];
      if (minion === undefined) {
        f.step = 'inflict';
        return;
      }
      // R-DAMAGE-02: one prevention effect at a time, until all is prevented or the minion stops
      impulse(t, f, 'nextVictim', 'damage', [controllerOf(t, minion)]);
    },
    nextVictim(_t, f) {
      f.at += 1;
      f.step = 'prevent';
    },
    // R-DAMAGE-03: unprevented damage is inflicted on all victims simultaneously
    inflict(t, f) {
      const left = f.packets.filter((p) => p.amount > 0);
      // Rewards for burning are decided after the damage is inflicted.
      done(t);
      for (const id of new Set(left.map((p) => p.target)))
        suffer(
          t,
          id,
          left.filter((p) => p.target === id),
        );
      // R-TMPL-01: outside combat, "once a round" means once each time damage is dealt
      if (currentCombat(t) === undefined) clearMarks(t, 'round');
    },
  },
});

function isImmune(t: Table, id: CardId, p: Packet): boolean {
  if (isRestricted(t, 'immune', id)) return true;
  if (p.strike) return isRestricted(t, 'immuneToStrikes', id);
  // R-DAMAGE-06: environmental damage: not from a strike and not inflicted by a minion
  const environmental = p.source === NONE || !defOf(t, p.source).isMinion;
  return environmental && isRestricted(t, 'immuneToEnvironment', id);
}

function suffer(t: Table, id: CardId, packets: readonly Packet[]): void {
  const card = findCard(t, id);
  if (!card || card.region === 'contested') return;
  let normal = 0;
  let aggravated = 0;
  for (const p of packets) {
    // R-DAMAGE-14: immune: the damage has no effect, neither burning nor wounding
    if (isImmune(t, id, p)) continue;
    t.emit?.({
      type: 'inflicted',
      when: now(t),
      card: told(t, id),
      amount: p.amount,
      aggravated: p.aggravated,
      source: toldIfAny(t, p.source),
      counters: card.counters,
      unit: unitOf(t, id),
    });
    if (p.aggravated) aggravated += p.amount;
    else normal += p.amount;
  }
  if (normal + aggravated > 0) happen(t, 'damageInflicted', id);
  if (!isVampire(t, id)) {
    // R-DAMAGE-13, R-MINION-14: allies and retainers burn 1 life per point, aggravated or not
    burnCounters(t, id, normal + aggravated, 'damage');
    return;
  }
  // R-DAMAGE-10: wounded: in torpor, or with unmended damage
  let wounded = card.region === 'torpor';
  // R-DAMAGE-04, R-DAMAGE-11: normal damage first: 1 blood mends 1 point
  const mended = burnCounters(t, id, normal, 'damage');
  noteBloodLost(t, id, mended);
  // R-DAMAGE-05: unmended damage leaves it wounded
  if (mended < normal) wounded = true;
  // R-DAMAGE-08: aggravated damage cannot be mended: the first point wounds the vampire
  if (aggravated > 0 && !wounded) {
    wounded = true;
    aggravated -= 1;
  }
  // R-DAMAGE-09: each further aggravated point burns 1 blood; without blood the vampire is burned
  const burned = burnCounters(t, id, aggravated, 'damage');
  noteBloodLost(t, id, burned);
  if (burned < aggravated) {
    // R-DAMAGE-12: it goes straight to the ash heap
    burnCard(t, id, burnerOf(t, id));
    return;
  }
  if (wounded && card.region === 'ready') goToTorpor(t, id);
}

/** R-TORPOR-08: the vampire goes to torpor with all cards on it. */
export function goToTorpor(t: Table, id: CardId): void {
  if (!defOf(t, id).isVampire) return;
  moveRegion(t, id, 'torpor');
  happen(t, 'toTorpor', id);
}
