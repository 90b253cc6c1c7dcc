import { DEFAULT_ORDERS } from '@methuselah/host';
import { describe, expect, it } from 'vitest';
import { DEFAULTS, langOf, readChoices } from '../src/choices.ts';
import { keyName, mayBeKey } from '../src/page/start/keys.ts';

describe('settings', () => {
  it('start in the first of the browser’s languages that the page supports', () => {
    expect(langOf(['de-CH', 'pt-BR', 'en'])).toBe('pt');
    expect(langOf(['fr'])).toBe('fr');
    expect(langOf(['de', 'ja'])).toBe('en');
    expect(langOf([])).toBe('en');
  });

  it('are read as they were stored', () => {
    const kept = { ...DEFAULTS, lang: 'it', theme: 'light', speed: 'slow', hints: false };
    expect(readChoices(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it('leave out invalid values', () => {
    expect(
      readChoices({ lang: 'de', theme: 'pink', speed: 3, guard: -1, hints: 'yes', orders: null, other: 1 }),
    ).toEqual({});
  });

  it('fill in what an older version did not store', () => {
    const { orders, keys } = readChoices({
      orders: { crossTable: true, belowPool: '9' },
      keys: { pass: 'p', hold: 7 },
    });
    expect(orders).toEqual({ ...DEFAULTS.orders, crossTable: true });
    expect(keys).toEqual({ ...DEFAULTS.keys, pass: 'p' });
  });

  it('can be given in the address', () => {
    const address = new URLSearchParams('lang=fr&speed=instant&seed=7&theme=light&motion=off');
    expect(readChoices(Object.fromEntries(address))).toEqual({
      lang: 'fr',
      speed: 'instant',
      theme: 'light',
      motion: 'off',
    });
  });

  it('have the same standing orders as the host', () => {
    expect(DEFAULTS.orders).toEqual(DEFAULT_ORDERS);
  });
});

describe('keys', () => {
  it('have names for players to read', () => {
    expect([' ', 'h', '?', 'delete'].map((key) => keyName(key, 'Space'))).toEqual([
      'Space',
      'H',
      '?',
      'Delete',
    ]);
  });
  it('cannot be digits, Enter, Escape or arrows', () => {
    expect(['1', 'enter', 'escape', 'tab', 'arrowup', 'control'].some(mayBeKey)).toBe(false);
    expect([' ', 'p', '?', 'f2', 'backspace'].every(mayBeKey)).toBe(true);
  });
});
