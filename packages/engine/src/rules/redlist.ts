import { setMasterActions } from '../atoms/counters.ts';
import { KEY, mark, marked } from '../atoms/rows.ts';
import { hasTrait } from '../query/belonging.ts';
import { canFight, controllerOf, isVampire, minionsOf } from '../query/minions.ts';
import { clockwiseFrom } from '../query/seats.ts';
import type { CardId, Seat } from '../state/types.ts';
import { combatFrame } from '../table/frames.ts';
import { markOption, type Offers, type OptionOf } from '../table/options.ts';
import { push } from '../table/stack.ts';
import { reason, seatState, type Table } from '../table/table.ts';
import { now, told } from '../table/tell.ts';
import type { TargetedActionRules } from './actionrules.ts';
import { whyCannotTakeDirectedAction } from './traits.ts';

/** Red List minions: marking one and entering combat with a marked one (rulebook p.18, 41). */

const WHY = {
  vampire: reason('R-TRAIT-08', 'needsVampire'),
  again: reason('R-TRAIT-08', 'huntedDownAlready'),
  nobody: reason('R-TRAIT-08', 'nobodyMarked'),
} as const;

// ---------------------------------------------------------------------------------------------- the mark

const isMarked = (t: Table, id: CardId): boolean =>
  hasTrait(t, id, 'redList') && marked(t, 'turn', id, KEY.marked);

export const couldMark = (t: Table, seat: Seat): boolean =>
  // R-MPH-05: marking uses a master phase action
  seat === t.state.active && seatState(t, seat).masterActions >= 1 && t.pool.traits.has('redList');

export function offerMarks(t: Table, seat: Seat, out: Offers<OptionOf<'mark'>>): void {
  if (!couldMark(t, seat)) return;
  for (const other of clockwiseFrom(t, seat))
    for (const minion of minionsOf(t, other)) {
      // R-TRAIT-07: any Red List minion in play
      if (hasTrait(t, minion, 'redList') && !isMarked(t, minion)) out.push(markOption(minion));
    }
}

export function takeMark(t: Table, seat: Seat, { minion }: OptionOf<'mark'>): void {
  // R-MPH-05, R-TRAIT-07: uses a master phase action
  setMasterActions(t, seat, seatState(t, seat).masterActions - 1);
  // R-TRAIT-07: the mark lasts for the current turn
  mark(t, 'turn', minion, KEY.marked);
  t.emit?.({ type: 'marked', when: now(t), seat, card: told(t, minion) });
}

// ---------------------------------------------------------------------------------------------- hunting it down

/** May this minion enter combat with the marked minion? Only ready minions of different Methuselahs can fight. */
const isQuarry = (t: Table, minion: CardId, target: CardId): boolean =>
  isMarked(t, target) && canFight(t, minion, target);

/** The marked minions that this minion may fight. */
const quarriesOf = (t: Table, minion: CardId): CardId[] =>
  t.state.ledger
    .filter((entry) => entry.key === KEY.marked)
    .map((entry) => entry.subject)
    .filter((id) => isQuarry(t, minion, id));

export const huntDown: TargetedActionRules = {
  stealth: 1, // R-TRAIT-08
  // R-TRAIT-08: costs 1 blood
  price: () => 1,
  // R-TRAIT-08: counts as this minion's action of this kind this turn
  mark: KEY.redList,
  whyNot(t, minion) {
    // R-TRAIT-08: only vampires
    if (!isVampire(t, minion)) return WHY.vampire;
    // R-TRAIT-08: once a turn for each vampire
    if (marked(t, 'turn', minion, KEY.redList)) return WHY.again;
    if (quarriesOf(t, minion).length === 0) return WHY.nobody;
    return whyCannotTakeDirectedAction(t, minion);
  },
  // R-TRAIT-08: any marked minion
  targets: quarriesOf,
  begin(t, f, target) {
    f.targets = [target];
    // R-TRAIT-08: directed at the controller of the marked minion
    f.directedAt = [controllerOf(t, target)];
  },
  isTarget: isQuarry,
  resolve(t, f) {
    const target = f.targets[0] as CardId;
    // R-TRAIT-08, R-COMBAT-02: they enter combat if both are still ready
    if (canFight(t, f.minion, target)) push(t, combatFrame(f.minion, target));
  },
};
