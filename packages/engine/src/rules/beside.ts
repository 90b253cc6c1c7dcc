import { takeDue } from '../flow/happenings.ts';
import type { Effect } from '../language/language.ts';
import type { Pool } from '../language/pool.ts';
import { amountOf } from '../query/amounts.ts';
import { cardOf } from '../query/nouns.ts';
import { type CombatFrame, type EffectContext, NONE, type Packet } from '../state/types.ts';
import { damageFrame } from '../table/frames.ts';
import { currentCombat, currentDamage, push } from '../table/stack.ts';
import { findCard, type Table } from '../table/table.ts';
import { victimsOf } from './damage.ts';

/** Damage from the text of cards, which is not a strike (rulebook p.31). */

type Damage = Extract<Effect, { do: 'damage' }>;

/** Collects damage from cards that only deal damage at strike resolution: their order does not matter. */
export function collectDue(t: Table, f: CombatFrame, packets: Packet[]): void {
  for (const due of takeDue(t, (node) => onlyDamage(node) !== null)) {
    const damage = onlyDamage(t.pool.nodes[due.node]);
    if (damage !== null && reaches(f, damage)) packets.push(...damagePackets(t, due.context, damage));
  }
}

// R-COMBAT-11, R-COMBAT-24: at long range only ranged damage
const reaches = (f: CombatFrame, { ranged }: Damage): boolean => !f.long || (ranged ?? false);

/** Deals damage from a card's text: during strike resolution it joins the strikes' damage, otherwise resolves at once. */
export function dealDamage(t: Table, script: number, context: EffectContext, e: Damage): void {
  const combat = currentCombat(t);
  const isBeside = combat !== undefined && t.pool.besideStrikes.has(script);
  // What a striker suffers from its own strike does not depend on the range
  if (isBeside && e.to !== 'self' && !reaches(combat, e)) return;
  const packets = damagePackets(t, context, e);
  if (packets.length === 0) return;
  const waiting = isBeside ? currentDamage(t) : undefined;
  if (waiting === undefined) {
    push(t, damageFrame(packets, victimsOf(t, packets)));
    return;
  }
  // R-COMBAT-21: prevented and inflicted together with the strikes' damage
  waiting.packets.push(...packets);
  waiting.order = victimsOf(t, waiting.packets);
}

function onlyDamage(node: Pool['nodes'][number] | undefined): Damage | null {
  const effects =
    node && 'at' in node && node.at === 'strikesResolve' && 'effects' in node ? node.effects : [];
  return effects.length === 1 && effects[0]?.do === 'damage' ? effects[0] : null;
}

function damagePackets(t: Table, context: EffectContext, e: Damage): Packet[] {
  const target = cardOf(t, context, e.to);
  if (!findCard(t, target)) return [];
  // R-DAMAGE-06: inflicted by a minion only if the text says so
  const source = e.by === 'self' ? context.by : e.by === 'this' ? context.card : NONE;
  return [
    {
      target,
      amount: amountOf(t, context, e.amount),
      aggravated: e.aggravated ?? false,
      preventable: !(e.unpreventable ?? false),
      source,
      strike: false,
      use: NONE,
    },
  ];
}
