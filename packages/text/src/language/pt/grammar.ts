import * as TERMS from '../../terms/pt.ts';
import type { Mode } from '../words.ts';

/** Prepositions that contract with an article or demonstrative; not with one of a name, which is capitalised. */
const CONTRACTIONS: readonly (readonly [string, string, string])[] = [
  ['de', '(?=(?:[oa]s?|el[ea]s?|est[ea]s?|ess[ea]s?|isto|isso|aquel[ea]s?)(?!\\p{L}))', 'd'],
  ['em', '(?=(?:[oa]s?|el[ea]s?|est[ea]s?|ess[ea]s?|isto|isso|aquel[ea]s?)(?!\\p{L}))', 'n'],
  ['por', '(?=[oa]s?(?!\\p{L}))', 'pel'],
  ['a', '(?=os?(?!\\p{L}))', 'a'],
  ['a', 'a(?=s?(?!\\p{L}))', 'à'],
];
const PATTERNS = CONTRACTIONS.map(
  ([preposition, next, contracted]) =>
    [new RegExp(`(?<!\\p{L})${preposition} ${next}`, 'gu'), contracted] as const,
);

/** Contracts: "de o vampiro" becomes "do vampiro". */
export const contracted = (text: string): string =>
  PATTERNS.reduce((said, [pattern, words]) => said.replace(pattern, words), text);

export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const given = (words: string, name: string | null): string =>
  name === null ? '' : ` ${words} ${name}`;
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} e ${items[items.length - 1]}`;
export const range = (long: boolean): string => (long ? TERMS.longRange : TERMS.closeRange);
export const side = (which: 'for' | 'against'): string => (which === 'for' ? 'a favor' : 'contra');
/** "1 de recurso", "2 de recursos". */
export const pool = (n: number): string => (Math.abs(n) === 1 ? 'de recurso' : 'de recursos');

const MODE = { superior: 'superior', basic: 'básico', mode: 'modo', ability: 'habilidade' };
export const mark = (mode: Mode | null): string => {
  if (mode === null) return '';
  return 'place' in mode ? ` (${MODE[mode.is]} ${mode.place})` : ` (${MODE[mode.is]})`;
};

/** The article of a name contracts with the preposition: "do vampiro não controlado 2", "da Viúva". */
const before = (preposition: string, name: string): string =>
  contracted(`${preposition} ${name.replace(/^[OA]s?(?= )/, (article) => article.toLowerCase())}`);
export const de = (name: string): string => before('de', name);
export const em = (name: string): string => before('em', name);
export const a = (name: string): string => before('a', name);
