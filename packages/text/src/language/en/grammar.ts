import * as TERMS from '../../terms/en.ts';
import type { Mode, Unit } from '../words.ts';

export const possessive = (name: string): string => (name.endsWith('s') ? `${name}'` : `${name}'s`);
export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const unitOf = (n: number, unit: Unit): string =>
  unit === 'counters' && Math.abs(n) === 1 ? 'counter' : unit;
export const given = (words: string, name: string | null): string =>
  name === null ? '' : ` ${words} ${name}`;
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
export const range = (long: boolean): string => (long ? TERMS.longRange : TERMS.closeRange);
export const mark = (mode: Mode | null): string => {
  if (mode === null) return '';
  return 'place' in mode ? ` (${mode.is} ${mode.place})` : ` (${mode.is})`;
};
