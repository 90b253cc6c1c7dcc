import { controllerOf, minionsOf } from '../query/minions.ts';
import type { CardId } from '../state/types.ts';
import { PASS, takeEquipmentOption } from '../table/options.ts';
import { isGone, reason, type Table } from '../table/table.ts';
import { burnActionCard, canBear, levelOf } from './actioncard.ts';
import type { Choice, TargetedActionRules } from './actionrules.ts';
import { isBarred } from './again.ts';
import { moveOnto, takeableOfOwn } from './onlyone.ts';
import { enterOn } from './resolution.ts';

/** Equipping with a card from hand or with another minion's equipment (rulebook p.21-22). */

const WHY = { nothingToTake: reason('R-EQUIP-04', 'nothingToTake') } as const;

/** The equipment that a minion may take from another minion in an action. */
const piecesFor = (t: Table, minion: CardId, from: CardId): CardId[] =>
  takeableOfOwn(t, minion, from).filter((id) => !isBarred(t, minion, 'equip', id));

// R-EQUIP-02, R-EQUIP-04: from another minion you control
const canTakeFrom = (t: Table, minion: CardId, from: CardId): boolean =>
  from !== minion && piecesFor(t, minion, from).length > 0;

const othersWithPieces = (t: Table, minion: CardId): CardId[] =>
  minionsOf(t, controllerOf(t, minion)).filter((from) => canTakeFrom(t, minion, from));

export const equip: TargetedActionRules = {
  stealth: 1, // R-EQUIP-01
  whyNot: (t, minion) => (othersWithPieces(t, minion).length > 0 ? null : WHY.nothingToTake),
  targets: othersWithPieces,
  begin(_t, f, target) {
    f.context.subject = target;
  },
  choice: {
    window: 'equipment',
    offer(t, f, out) {
      // R-EQUIP-04: several pieces may be taken from one minion; they are named at the announcement
      if (f.targets.length > 0) out.push(PASS);
      for (const id of piecesFor(t, f.minion, f.context.subject))
        if (!f.targets.includes(id)) out.push(takeEquipmentOption(id));
    },
    take(f, chosen) {
      if (chosen.verb === 'pass') return true;
      f.targets.push(chosen.equipment);
      return false;
    },
  } satisfies Choice<'equipment'>,
  resolve(t, f, use) {
    if (!use) {
      for (const id of f.targets) if (!isGone(t, id)) moveOnto(t, id, f.minion);
      return;
    }
    if (!canBear(t, f)) return burnActionCard(t, f);
    // R-EQUIP-03, R-MINION-07: the equipment goes on the acting minion
    enterOn(t, f.context.card, f.minion, controllerOf(t, f.minion), levelOf(use));
  },
};
