import { moveRegion } from '../atoms/cards.ts';
import { burnCounters } from '../atoms/counters.ts';
import { clearMarks, spendRow } from '../atoms/rows.ts';
import { noteBloodLost } from '../atoms/tallies.ts';
import { happen } from '../flow/happenings.ts';
import type { Use } from '../language/language.ts';
import { controllerOf, isVampire } from '../query/minions.ts';
import { grantsOf, isRestricted } from '../query/stats.ts';
import { type CardId, type DamageFrame, NONE, type Packet, type Seat } from '../state/types.ts';
import { currentCombat, done, findFrame, impulse } from '../table/stack.ts';
import { defOf, findCard, frameRules, type Option, option, type Table, tell } from '../table/table.ts';
import { burnCard, burnerOf } from './burn.ts';

/** Damage resolution: prevent, then mend or burn life (rulebook p.31-32). Works outside combat too. */

/** Who takes damage, in the order in which it is prevented. */
export function victimsOf(t: Table, packets: readonly Packet[]): CardId[] {
  const hit = packets.map((p) => p.target);
  const combat = currentCombat(t);
  // R-COMBAT-08: the acting minion of a combat first
  const fighters = combat ? [combat.first, combat.second].filter((id) => hit.includes(id)) : [];
  return [...new Set([...fighters, ...hit])];
}

/** Who bears damage for the sake of prevention: a retainer's employer plays no cards for it. */
export function damageLeft(t: Table, minion: CardId, from?: Use['preventFrom']): number {
  const f = findFrame(t, 'damage');
  if (!f || f.order[f.at] !== minion) return 0;
  let left = 0;
  for (const p of f.packets)
    if (p.target === minion && p.preventable && comesFrom(t, p, from)) left += p.amount;
  return left;
}

function comesFrom(t: Table, { strike, use }: Packet, from: Use['preventFrom']): boolean {
  if (from === undefined) return true;
  const { keywords = [] } = t.pool.cards[t.pool.uses[use]?.def ?? NONE]?.card ?? {};
  return 'strikesWith' in from
    ? strike && keywords.includes(from.strikesWith)
    : !(strike && keywords.includes(from.notStrikesWith));
}

/** Prevents points of damage, the worst first: what it is not immune to, and of that the aggravated. */
export function preventSome(t: Table, minion: CardId, amount: number, from?: Use['preventFrom']): void {
  const f = findFrame(t, 'damage');
  if (!f) return;
  // R-DAMAGE-11: prevention may be applied to aggravated damage first
  const worst = (p: Packet): number => (isImmune(t, minion, p) ? 0 : p.aggravated ? 2 : 1);
  const preventable = f.packets.filter((p) => p.target === minion && p.preventable && comesFrom(t, p, from));
  let left = amount;
  for (const p of preventable.sort((p, q) => worst(q) - worst(p))) {
    const prevented = Math.min(left, p.amount);
    if (prevented <= 0) continue;
    p.amount -= prevented;
    left -= prevented;
    tell(t, 'prevented', controllerOf(t, minion), minion, NONE, prevented);
  }
}

/** Only the controller of the minion whose damage it is, is asked. */
export function offerPrevention(t: Table, _seat: Seat, out: Option[]): void {
  const f = findFrame(t, 'damage');
  const minion = f?.order[f.at];
  if (minion === undefined || damageLeft(t, minion) === 0) return;
  const [row] = grantsOf(t, 'prevent', minion);
  if (row) out.push(option('prevent', NONE, row.cast.card, minion, NONE, row.id));
}

export function takePrevention(t: Table, chosen: Option): void {
  const row = t.state.rows.find((r) => r.id === chosen.n);
  if (!row) return;
  const { amount } = row;
  spendRow(t, row.id);
  preventSome(t, chosen.by, amount);
}

export const damageFrameRules = frameRules<DamageFrame>({
  steps: {
    // R-DAMAGE-01: first prevent
    prevent(t, f) {
      const minion = f.order[f.at];
      if (minion === undefined) {
        f.step = 'inflict';
        return;
      }
      // R-DAMAGE-02: prevention is used one at a time until all is prevented or the minion stops
      impulse(t, f, 'nextVictim', 'damage', [controllerOf(t, minion)]);
    },
    nextVictim(_t, f) {
      f.at += 1;
      f.step = 'prevent';
    },
    // R-DAMAGE-03: what is not prevented is inflicted, on all at the same time
    inflict(t, f) {
      const left = f.packets.filter((p) => p.amount > 0);
      // Who is rewarded for it is asked when the damage is done.
      done(t);
      for (const id of new Set(left.map((p) => p.target)))
        suffer(
          t,
          id,
          left.filter((p) => p.target === id),
        );
      // R-TMPL-01: outside combat, what is for once a round is for once each time damage is dealt
      if (currentCombat(t) === undefined) clearMarks(t, 'round');
    },
  },
});

function isImmune(t: Table, id: CardId, p: Packet): boolean {
  if (isRestricted(t, 'immune', id)) return true;
  if (p.strike) return isRestricted(t, 'immuneToStrikes', id);
  // R-DAMAGE-06: environmental: neither of a strike nor inflicted by a minion
  const environmental = p.source === NONE || !defOf(t, p.source).isMinion;
  return environmental && isRestricted(t, 'immuneToEnvironment', id);
}

function suffer(t: Table, id: CardId, packets: readonly Packet[]): void {
  const card = findCard(t, id);
  if (!card || card.region === 'contested') return;
  let normal = 0;
  let aggravated = 0;
  for (const p of packets) {
    // R-DAMAGE-14: immune: inflicted unsuccessfully, no burning, no wound
    if (isImmune(t, id, p)) continue;
    tell(t, 'inflicted', card.controller, id, p.source, p.aggravated ? -p.amount : p.amount);
    if (p.aggravated) aggravated += p.amount;
    else normal += p.amount;
  }
  if (!isVampire(t, id)) {
    // R-DAMAGE-13, R-MINION-14: allies and retainers burn a life for each point, aggravated or not
    burnCounters(t, id, normal + aggravated);
    return;
  }
  // R-DAMAGE-10: wounded: in torpor, or with damage that is not mended
  let wounded = card.region === 'torpor';
  // R-DAMAGE-04, R-DAMAGE-11: normal damage first: 1 blood mends a point
  const mended = burnCounters(t, id, normal);
  noteBloodLost(t, id, mended);
  // R-DAMAGE-05: what it cannot mend leaves it wounded
  if (mended < normal) wounded = true;
  // R-DAMAGE-08: aggravated damage cannot be mended: the first point wounds
  if (aggravated > 0 && !wounded) {
    wounded = true;
    aggravated -= 1;
  }
  // R-DAMAGE-09: each further aggravated point burns 1 blood, or the vampire is burned
  const burned = burnCounters(t, id, aggravated);
  noteBloodLost(t, id, burned);
  if (burned < aggravated) {
    // R-DAMAGE-12: straight to the ash heap
    burnCard(t, id, burnerOf(t, id));
    return;
  }
  if (wounded && card.region === 'ready') goToTorpor(t, id);
}

/** R-TORPOR-08: to torpor, with all the cards on it. */
export function goToTorpor(t: Table, id: CardId): void {
  if (!defOf(t, id).isVampire) return;
  moveRegion(t, id, 'torpor');
  happen(t, 'toTorpor', id);
}
