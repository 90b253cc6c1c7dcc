import * as TERMS from '../../terms/fr.ts';
import type { Mode } from '../words.ts';

const VOWEL = /^[aeiouàâéèêëîïôœùûæ]/i;
/** "de Sarah", "d’Alexis", "du vampire incontrôlé 2"; a name that begins with an article keeps it: "de Le Rat". */
export const de = (name: string): string =>
  name.startsWith('le ') ? `du ${name.slice(3)}` : VOWEL.test(name) ? `d’${name}` : `de ${name}`;
/** "que Sarah", "qu’Alexis". */
export const que = (name: string): string => (VOWEL.test(name) ? `qu’${name}` : `que ${name}`);

/** The no-break space of French punctuation. */
const NBSP = '\u00a0';
export const COLON = `${NBSP}:`;
export const ASKED = `${NBSP}?`;
export const SEMICOLON = `${NBSP};`;

export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
export const plural = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${Math.abs(n) < 2 ? one : many}`;
export const given = (words: string, name: string | null): string =>
  name === null ? '' : ` ${words} ${name}`;
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} et ${items[items.length - 1]}`;
export const range = (long: boolean): string => (long ? TERMS.longRange : TERMS.closeRange);
export const side = (which: 'for' | 'against'): string => (which === 'for' ? 'pour' : 'contre');
export const pool = (n: number): string => plural(n, 'point de réserve', 'points de réserve');

const MODE = { superior: 'supérieur', basic: 'inférieur', mode: 'mode', ability: 'effet' };
export const mark = (mode: Mode | null): string => {
  if (mode === null) return '';
  return 'place' in mode ? ` (${MODE[mode.is]} ${mode.place})` : ` (${MODE[mode.is]})`;
};
