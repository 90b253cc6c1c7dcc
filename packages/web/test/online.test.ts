import type { Desk } from '@methuselah/server/api';
import { describe, expect, it } from 'vitest';
import { clockOf, DAY, momentText, timeText } from '../src/online/clock.ts';
import { isByDay, optionsOf, PRESETS, presetOf } from '../src/online/options.ts';

const DESK: Desk = {
  hold: false,
  closes: null,
  left: null,
  waits: null,
  present: [],
  away: null,
  standsIn: [],
  undo: null,
  canUndo: false,
};
const UNITS = { h: 'h', d: 'd' };

describe('the clocks of a table', () => {
  it('run for the seat that is waited for, and stand for the others', () => {
    const desk = { ...DESK, left: [60_000, 50_000], waits: { seat: 1, since: 1000, until: 51_000 } };
    expect(clockOf(desk, 0, 21_000)).toEqual({ left: 60_000, isRunning: false });
    expect(clockOf(desk, 1, 21_000)).toEqual({ left: 30_000, isRunning: true });
    expect(clockOf(desk, 1, 99_000)).toEqual({ left: 0, isRunning: true });
  });

  it('show nothing where everybody has all the time in the world', () => {
    const desk = { ...DESK, waits: { seat: 0, since: 1000, until: null } };
    expect(clockOf(desk, 0, 5000)).toEqual({ left: null, isRunning: true });
    expect(clockOf(desk, 1, 5000)).toEqual({ left: null, isRunning: false });
  });

  it('say minutes and seconds, then hours, then days', () => {
    expect(timeText(0, UNITS)).toBe('0:00');
    expect(timeText(6001, UNITS)).toBe('0:07');
    expect(timeText(30 * 60_000, UNITS)).toBe('30:00');
    expect(timeText(5.5 * 3_600_000, UNITS)).toBe('5\u00a0h');
    expect(timeText(2 * DAY + 4 * 3_600_000, UNITS)).toBe('2\u00a0d 4\u00a0h');
    expect(timeText(3 * DAY, UNITS)).toBe('3\u00a0d');
  });

  it('name the day of a moment unless it is today', () => {
    const now = new Date(2026, 10, 17, 9, 0).getTime();
    expect(momentText(new Date(2026, 10, 17, 18, 30).getTime(), now, 'fr')).toBe('18:30');
    expect(momentText(new Date(2026, 10, 19, 18, 30).getTime(), now, 'fr')).toMatch(/jeu.*19 nov.*18:30/);
  });
});

describe('the ways to play a table', () => {
  it('are found again in their options', () => {
    for (const preset of PRESETS) expect(presetOf(optionsOf[preset])).toBe(preset);
    expect(PRESETS.filter((preset) => isByDay(optionsOf[preset]))).toEqual(['byDay']);
  });

  it('take nobody’s seat from them in a game by day, and take nothing back by the clock of a tournament', () => {
    expect(optionsOf.byDay.takeover).toBeNull();
    expect(optionsOf.tournament.undo).toBe(false);
  });
});
