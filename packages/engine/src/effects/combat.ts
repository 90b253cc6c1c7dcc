import { amountOf } from '../query/amounts.ts';
import { cardOf } from '../query/nouns.ts';
import { dealDamage } from '../rules/beside.ts';
import { endCombat } from '../rules/combat.ts';
import { commitTo } from '../rules/combatcards.ts';
import { isFighting, sideOf } from '../state/sides.ts';
import type { CardId, CombatFrame } from '../state/types.ts';
import { currentCombat } from '../table/stack.ts';
import { go } from './script.ts';
import type { Verbs } from './verbs.ts';

/** Combat: damage, ending combat, range, roles and additional strikes. */

export const COMBAT_VERBS = {
  damage(t, f, e) {
    go(f);
    dealDamage(t, f.script, f.context, e);
  },
  endCombat(t, f) {
    go(f);
    const combat = currentCombat(t);
    if (combat) endCombat(t, combat);
  },
  anotherRound(t, f) {
    const combat = currentCombat(t);
    if (combat) combat.again = true;
    go(f);
  },
  queueCombat(t, f) {
    const combat = currentCombat(t);
    if (combat) combat.queued = true;
    go(f);
  },
  setRange(t, f, e) {
    const combat = currentCombat(t);
    // The first effect to set the range prevails
    if (combat && !combat.rangeFixed) {
      combat.long = e.range === 'long';
      combat.rangeFixed = true;
    }
    go(f);
  },
  mustStrikeWith(t, f, e) {
    const combat = currentCombat(t);
    if (combat) commitTo(t, combat, f.context.by, cardOf(t, f.context, e.card));
    go(f);
  },
  exchangeRoles(t, f) {
    const combat = currentCombat(t);
    if (combat) exchangeRoles(combat);
    go(f);
  },
  nextRoundAt(t, f, e) {
    const combat = currentCombat(t);
    // ruling:G00127#2: the first effect to set the range of that round prevails
    if (combat?.nextRange === 'open') combat.nextRange = e.range;
    go(f);
  },
  additionalStrikes(t, f, e) {
    const combat = currentCombat(t);
    if (combat) gainStrikes(combat, f.context.by, amountOf(t, f.context, e.amount), e.unlimited ?? false);
    go(f);
  },
} satisfies Partial<Verbs>;

function exchangeRoles(combat: CombatFrame): void {
  combat.sides.reverse();
}

function gainStrikes(combat: CombatFrame, minion: CardId, amount: number, unlimited: boolean): void {
  if (!isFighting(combat, minion)) return;
  const side = sideOf(combat, minion);
  side.extra += amount;
  side.gained ||= !unlimited;
}
