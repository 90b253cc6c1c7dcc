import type { Seat } from '../state/types.ts';

/** Defaults for a table. */

/** House rule: a game ends after this many table turns, because bots may play on for ever. */
export const TURN_LIMIT = 300;

export const PLAYER_NAMES = ['Alexis', 'Bertrand', 'Cassia', 'Dragomir', 'Evelyn', 'Fatima'] as const;

export const playerName = (seat: Seat): string => PLAYER_NAMES[seat] ?? `Player ${seat + 1}`;
