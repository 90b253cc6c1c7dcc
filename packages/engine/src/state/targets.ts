/** Numbers for seats and cards, and targets that can be either. */

/** A Methuselah's seat at the table, counted clockwise from 0. */
export type Seat = number;
/** The id of a card in this game. Shuffling reassigns ids: see atoms/decks.ts. */
export type CardId = number;
export const NONE = -1;

/**
 * A card (>= 0), a seat (<= -2) or the index of a clan in the pool (<= -100), in one integer. A game has at most 6 seats.
 */
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
