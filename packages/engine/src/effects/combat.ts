import { amountOf } from '../query/nouns.ts';
import { endCombat } from '../rules/combat.ts';
import { dealDamage } from '../rules/strike.ts';
import type { CardId, CombatFrame } from '../state/types.ts';
import { currentCombat } from '../table/stack.ts';
import { go } from './script.ts';
import type { Verbs } from './verbs.ts';

/** Combat: damage, its end, its range, who is who, additional strikes. */

export const COMBAT_VERBS = {
  damage(t, f, e) {
    go(f);
    dealDamage(t, f.script, f.cast, e);
  },
  endCombat(t, f) {
    go(f);
    const combat = currentCombat(t);
    if (combat) endCombat(t, combat);
  },
  exchangeRoles(t, f) {
    const combat = currentCombat(t);
    if (combat) exchangeRoles(combat);
    go(f);
  },
  nextRoundAt(t, f, e) {
    const combat = currentCombat(t);
    // ruling:G00127#2: what has set the range of that round first stands
    if (combat?.nextRange === 'open') combat.nextRange = e.range;
    go(f);
  },
  additionalStrikes(t, f, e) {
    const combat = currentCombat(t);
    if (combat) gainStrikes(combat, f.cast.by, amountOf(t, f.cast, e.amount), e.unlimited ?? false);
    go(f);
  },
} satisfies Partial<Verbs>;

function exchangeRoles(combat: CombatFrame): void {
  const { first, strike1, committed1, extra1, gained1, lost1 } = combat;
  combat.first = combat.second;
  combat.strike1 = combat.strike2;
  combat.committed1 = combat.committed2;
  combat.extra1 = combat.extra2;
  combat.gained1 = combat.gained2;
  combat.lost1 = combat.lost2;
  combat.second = first;
  combat.strike2 = strike1;
  combat.committed2 = committed1;
  combat.extra2 = extra1;
  combat.gained2 = gained1;
  combat.lost2 = lost1;
}

function gainStrikes(combat: CombatFrame, minion: CardId, amount: number, unlimited: boolean): void {
  if (combat.first === minion) {
    combat.extra1 += amount;
    combat.gained1 ||= !unlimited;
  } else if (combat.second === minion) {
    combat.extra2 += amount;
    combat.gained2 ||= !unlimited;
  }
}
