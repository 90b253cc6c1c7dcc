import { DEFAULT_ORDERS } from '@methuselah/host';
import { describe, expect, it } from 'vitest';
import { DEFAULTS, langOf, readChoices } from '../src/choices.ts';
import { keyName, mayBeKey } from '../src/page/start/keys.ts';

describe('settings', () => {
  it('begin in the first language of the reader that the page speaks', () => {
    expect(langOf(['de-CH', 'pt-BR', 'en'])).toBe('pt');
    expect(langOf(['fr'])).toBe('fr');
    expect(langOf(['de', 'ja'])).toBe('en');
    expect(langOf([])).toBe('en');
  });

  it('are read as they were kept', () => {
    const kept = { ...DEFAULTS, lang: 'it', theme: 'light', speed: 'slow', hints: false };
    expect(readChoices(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it('leave out what is not understood', () => {
    expect(
      readChoices({ lang: 'de', theme: 'pink', speed: 3, guard: -1, hints: 'yes', orders: null, other: 1 }),
    ).toEqual({});
  });

  it('fill in what an older page did not know', () => {
    const { orders, keys } = readChoices({
      orders: { crossTable: true, belowPool: '9' },
      keys: { pass: 'p', hold: 7 },
    });
    expect(orders).toEqual({ ...DEFAULTS.orders, crossTable: true });
    expect(keys).toEqual({ ...DEFAULTS.keys, pass: 'p' });
  });

  it('can be given in an address', () => {
    const address = new URLSearchParams('lang=fr&speed=instant&seed=7&theme=light&motion=off');
    expect(readChoices(Object.fromEntries(address))).toEqual({
      lang: 'fr',
      speed: 'instant',
      theme: 'light',
      motion: 'off',
    });
  });

  it('have the standing orders of the host', () => {
    expect(DEFAULTS.orders).toEqual(DEFAULT_ORDERS);
  });
});

describe('keys', () => {
  it('are called as a player reads them', () => {
    expect([' ', 'h', '?', 'delete'].map((key) => keyName(key, 'Space'))).toEqual([
      'Space',
      'H',
      '?',
      'Delete',
    ]);
  });
  it('leave digits, Enter, Escape and arrows alone', () => {
    expect(['1', 'enter', 'escape', 'tab', 'arrowup', 'control'].some(mayBeKey)).toBe(false);
    expect([' ', 'p', '?', 'f2', 'backspace'].every(mayBeKey)).toBe(true);
  });
});
