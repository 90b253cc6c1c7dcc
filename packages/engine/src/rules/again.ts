import { actionKey, cardNameKey, KEY, mark, marked } from '../atoms/rows.ts';
import type { ActionKind } from '../language/language.ts';
import { type ActionFrame, type CardId, NONE, type Seat, seatTarget } from '../state/types.ts';
import { reason, type Table } from '../table/table.ts';

/** "It does not perform this action again this turn" (docs/RULES.md). */

export const NOT_AGAIN = reason('R-TERM-12', 'notThisActionAgain');

/** Bars the acting minion from taking this action again this turn, as a card says. */
export function forbidAgain(t: Table, f: ActionFrame): void {
  // ruling:100323#2: an action with a card is a different action with its own limit
  if (f.context.use !== NONE) return;
  if (f.action === 'hunt') mark(t, 'turn', f.minion, KEY.hunt);
  // ruling:100323#3: the same action with the same target; each piece of equipment counts separately
  else for (const target of targetsOf(f)) mark(t, 'turn', f.minion, actionKey(f.action, target));
}

/** Bars the minions of a Methuselah from calling the referendum of this card again this turn. */
export const forbidCallingAgain = (t: Table, seat: Seat, def: number): void =>
  mark(t, 'turn', seatTarget(seat), cardNameKey(def));

export const isBarredFromCalling = (t: Table, seat: Seat, def: number): boolean =>
  marked(t, 'turn', seatTarget(seat), cardNameKey(def));

const targetsOf = (f: ActionFrame): readonly CardId[] => (f.targets.length > 0 ? f.targets : [NONE]);

/** Not needed for bleeds, political actions and actions with a card: they are limited to once a turn anyway. */
export const isBarred = (t: Table, minion: CardId, kind: ActionKind, target: CardId): boolean =>
  marked(t, 'turn', minion, actionKey(kind, target));
