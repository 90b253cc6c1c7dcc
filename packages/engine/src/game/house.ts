import type { Seat } from '../state/types.ts';

/** What a table goes by where nobody says otherwise. */

/** A house rule: bots that are left to themselves may go on for ever, so a game ends after so many table turns. */
export const TURN_LIMIT = 300;

export const PLAYER_NAMES = ['Alexis', 'Bertrand', 'Cassia', 'Dragomir', 'Evelyn', 'Fatima'] as const;

export const playerName = (seat: Seat): string => PLAYER_NAMES[seat] ?? `Player ${seat + 1}`;
