import { moveRegion } from '../atoms/cards.ts';
import { burnCounters } from '../atoms/counters.ts';
import { clearMarks } from '../atoms/rows.ts';
import { noteBloodLost, noteDamage } from '../atoms/tallies.ts';
import { happen } from '../flow/happenings.ts';
import { isVampire } from '../query/minions.ts';
import { isRestricted, total } from '../query/stats.ts';
import { type CardId, type DamageFrame, NONE, type Packet } from '../state/types.ts';
import { currentCombat, done, impulse } from '../table/stack.ts';
import { defOf, findCard, frameRules, type Table, useAt } from '../table/table.ts';
import { now, told, toldIfAny, unitOf } from '../table/tell.ts';
import { burnCard, burnerOf } from './burn.ts';
import { isAggravatedByText, isImmune, isOpposing } from './immunity.ts';
import { preventers } from './prevention.ts';

/** Damage resolution: prevent, then mend or burn life (rulebook p.31-32). Also used outside combat. */

/** The minions and retainers that take damage, in the order in which they may prevent it. */
export function victimsOf(t: Table, packets: readonly Packet[]): CardId[] {
  const hit = packets.map((p) => p.target);
  const combat = currentCombat(t);
  // R-COMBAT-08: the acting minion in combat first
  const fighters = combat ? combat.sides.map(({ minion }) => minion).filter((id) => hit.includes(id)) : [];
  return [...new Set([...fighters, ...hit])];
}

export const damageFrameRules = frameRules<DamageFrame>({
  steps: {
    // R-COMBAT-25: strike effects have been applied; some change the damage of the same strikes
    begin(t, f) {
      for (const p of f.packets) {
        change(t, p);
        wear(t, p);
      }
      f.step = 'prevent';
    },
    // R-DAMAGE-01: prevention comes first
    prevent(t, f) {
      const minion = f.order[f.at];
      if (minion === undefined) {
        f.step = 'inflict';
        return;
      }
      // R-DAMAGE-02: one prevention effect at a time, until all is prevented or the minion stops
      impulse(t, f, 'nextVictim', 'damage', preventers(t, minion));
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

/** Changes damage that is about to be inflicted: its amount and its kind. */
function change(t: Table, p: Packet): void {
  const weapon = t.pool.cards[useAt(t, p.use)?.def ?? NONE];
  if (p.strike && weapon?.isEquipment && p.source !== p.target && isRestricted(t, 'weaponDamage', p.source))
    p.amount = 0;
  // No environmental damage, but unpreventable damage too
  if (isOpposing(t, p)) p.amount = Math.max(0, total(t, 'damageFromOpposing', p.target, p.amount));
  if (isAggravatedByText(t, p)) p.aggravated = true;
  // The damage of retainers and of the environment too
  if (
    currentCombat(t) !== undefined &&
    isVampire(t, p.target) &&
    isRestricted(t, 'takesAggravated', p.target)
  )
    p.aggravated = true;
}

/** Burns the counters that a strike costs its card: 1 for each point of damage it inflicts, prevented or not. */
function wear(t: Table, p: Packet): void {
  const use = p.strike ? useAt(t, p.use) : undefined;
  if (use?.text.strike?.wears !== true || isImmune(t, p.target, p)) return;
  const weapon = t.state.cards.find((c) => c.host === p.source && defOf(t, c.id).index === use.def);
  if (weapon !== undefined) burnCounters(t, weapon.id, p.amount);
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
    noteDamage(t, p.source, p.amount);
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
