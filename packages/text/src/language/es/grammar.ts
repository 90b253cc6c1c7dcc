import * as TERMS from '../../terms/es.ts';
import type { Mode, Side, Unit } from '../words.ts';

export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const given = (words: string, name: string | null): string =>
  name === null ? '' : ` ${words} ${name}`;
export const range = (long: boolean): string => (long ? TERMS.longRange : TERMS.closeRange);
export const side = (of: Side): string => (of === 'for' ? TERMS.votesFor : TERMS.votesAgainst);

/** "al vampiro incontrolado 2"; a capital article is part of the name: "de El Dominio". */
export const a = (name: string): string => (name.startsWith('el ') ? `al ${name.slice(3)}` : `a ${name}`);
export const de = (name: string): string => (name.startsWith('el ') ? `del ${name.slice(3)}` : `de ${name}`);

/** "y" is "e" before the sound of i: "Anna e Inés". */
const and = (next: string): string => (/^[ií](?![aeo])/i.test(next) ? 'e' : 'y');
export const list = (items: readonly string[]): string => {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and(last)} ${last}`;
};

/** "2 de sangre", "1 ficha". */
const UNIT: Readonly<Record<Unit, readonly [one: string, many: string]>> = {
  blood: ['de sangre', 'de sangre'],
  life: ['de vida', 'de vida'],
  counters: ['ficha', 'fichas'],
};
export const unitOf = (n: number, unit: Unit): string => UNIT[unit][Math.abs(n) === 1 ? 0 : 1];

const LEVEL = { superior: 'superior', basic: 'básico' };
const PLACE = { mode: 'modo', ability: 'habilidad' };
export const mark = (mode: Mode | null): string => {
  if (mode === null) return '';
  return 'place' in mode ? ` (${PLACE[mode.is]} ${mode.place})` : ` (${LEVEL[mode.is]})`;
};
