import { belong } from '../atoms/rows.ts';
import { SECTS } from '../language/language.ts';
import { sectOf } from '../query/belonging.ts';
import { controllerOf, countersOn, isReady, isVampire, minionsOf } from '../query/minions.ts';
import { titleOf } from '../query/titles.ts';
import { type CardId, NONE } from '../state/types.ts';
import { reason, type Table } from '../table/table.ts';
import type { BasicActionRules } from './actionrules.ts';
import { isBarred, NOT_AGAIN } from './again.ts';

/** The action to become Anarch (rulebook p.24, 39). */

const WHY = {
  vampireOnly: reason('R-ANARCH-01', 'needsVampire'),
  anarch: reason('R-ANARCH-01', 'alreadyAnarch'),
  titled: reason('R-ANARCH-01', 'titled'),
  blood: reason('R-ANARCH-02', 'notEnoughBlood'),
} as const;

const isAnarch = (t: Table, id: CardId): boolean => sectOf(t, id) === 'anarch';

/** R-ANARCH-02: 2 blood, or 1 if its controller has another ready Anarch. */
export const anarchPrice = (t: Table, minion: CardId): number =>
  minionsOf(t, controllerOf(t, minion)).some((id) => id !== minion && isReady(t, id) && isAnarch(t, id))
    ? 1
    : 2;

export const becomeAnarch: BasicActionRules = {
  stealth: 1, // R-ANARCH-01
  // R-ANARCH-02: the cost at the time the action resolves
  price: anarchPrice,
  whyNot(t, minion) {
    if (isBarred(t, minion, 'becomeAnarch', NONE)) return NOT_AGAIN;
    if (!isVampire(t, minion)) return WHY.vampireOnly;
    // R-ANARCH-01: it must not be an Anarch already
    if (isAnarch(t, minion)) return WHY.anarch;
    // R-ANARCH-01: nor have a title in effect
    if (titleOf(t, minion) !== NONE) return WHY.titled;
    return countersOn(t, minion) >= anarchPrice(t, minion) ? null : WHY.blood;
  },
  resolve(t, f) {
    // R-ANARCH-03, R-SECT-11: an ordinary change of sect that lasts while the vampire is in play
    belong(t, f.context, f.minion, 'sect', SECTS.indexOf('anarch'));
  },
};
