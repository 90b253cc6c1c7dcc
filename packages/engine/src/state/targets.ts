/** Seats and cards by number, and what text or a choice can be about. */

/** The place of a Methuselah at the table, counted clockwise from 0. */
export type Seat = number;
/** A card of the game. Ids are re-keyed by a shuffle: see atoms/decks.ts. */
export type CardId = number;
export const NONE = -1;

/** A card (>= 0), a seat (<= -2) or the place of a clan in the pool (<= -100), in one integer. A game has 6 seats at most. */
export type Target = number;
const FIRST_CLAN = -100;
export const seatTarget = (seat: Seat): Target => -2 - seat;
export const isSeatTarget = (target: Target): boolean => target <= -2 && target > FIRST_CLAN;
export const targetSeat = (target: Target): Seat => -2 - target;
export const clanTarget = (clan: number): Target => FIRST_CLAN - clan;
export const isClanTarget = (target: Target): boolean => target <= FIRST_CLAN;
export const targetClan = (target: Target): number => FIRST_CLAN - target;

export const PHASES = ['unlock', 'master', 'minion', 'influence', 'discard'] as const;
/** The five phases of a turn. */
export type Phase = (typeof PHASES)[number];
