import type { CombatFrame, Side } from './frames.ts';
import { type CardId, NONE } from './targets.ts';

/** The two sides of a combat. */

export const isFighting = (combat: Readonly<CombatFrame> | undefined, minion: CardId): boolean =>
  combat !== undefined && (combat.sides[0].minion === minion || combat.sides[1].minion === minion);

/** The side of a combatant. */
export const sideOf = ({ sides }: Readonly<CombatFrame>, minion: CardId): Side =>
  sides[0].minion === minion ? sides[0] : sides[1];

/** The side of a combatant's opponent. */
export const sideAgainst = ({ sides }: Readonly<CombatFrame>, minion: CardId): Side =>
  sides[0].minion === minion ? sides[1] : sides[0];

/** A minion's opponent in combat, or NONE if the minion is not a combatant. */
export const opponentOf = (combat: Readonly<CombatFrame>, minion: CardId): CardId =>
  isFighting(combat, minion) ? sideAgainst(combat, minion).minion : NONE;
