import type { Preset } from '../words/sections/online.ts';
import type { RoomOptions } from './api.ts';
import { DAY } from './clock.ts';

/** How a table is played, as it is offered: three ways, and what can be changed about them. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export const PRESETS: readonly Preset[] = ['casual', 'tournament', 'byDay'];

export const optionsOf: Readonly<Record<Preset, RoomOptions>> = {
  casual: {
    pace: { beat: 1500, bank: null, each: null },
    spectators: true,
    delay: 0,
    undo: true,
    takeover: MINUTE,
  },
  tournament: {
    pace: { beat: 3 * SECOND, bank: 30 * MINUTE, each: null },
    spectators: true,
    delay: 3 * MINUTE,
    undo: false,
    takeover: 2 * MINUTE,
  },
  byDay: {
    pace: { beat: 0, bank: null, each: DAY },
    spectators: true,
    delay: 0,
    undo: true,
    takeover: null,
  },
};

/** Time limits that are offered. */
export const BANKS: readonly (number | null)[] = [null, 15 * MINUTE, 30 * MINUTE, 60 * MINUTE];
export const EACHES: readonly number[] = [12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY];
export const DELAYS: readonly number[] = [0, MINUTE, 3 * MINUTE, 10 * MINUTE];

/** From this on a game is played by day. */
const LEAST_DAILY = HOUR;
export const isByDay = ({ pace }: RoomOptions): boolean => pace.each !== null && pace.each >= LEAST_DAILY;

/** The way that is nearest to some options. */
export const presetOf = (options: RoomOptions): Preset =>
  isByDay(options) ? 'byDay' : options.pace.bank === null ? 'casual' : 'tournament';
