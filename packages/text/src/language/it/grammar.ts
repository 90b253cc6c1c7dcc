import type { Phase } from '@methuselah/engine';
import * as TERMS from '../../terms/it.ts';
import type { Mode, Unit } from '../words.ts';

export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const given = (words: string, name: string | null): string =>
  name === null ? '' : ` ${words} ${name}`;
/** "a Sarah", "ad Alexis". */
export const to = (name: string): string => `${/^[aàAÀ]/.test(name) ? 'ad' : 'a'} ${name}`;
/** "e Sarah", "ed Emma". */
export const and = (name: string): string => `${/^[eèéEÈÉ]/.test(name) ? 'ed' : 'e'} ${name}`;
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} ${and(items.at(-1) ?? '')}`;

/** "a distanza ravvicinata". */
export const atRange = (long: boolean): string => `a ${long ? TERMS.longRange : TERMS.closeRange}`;
export const points = (n: number): string => plural(n, 'punto risorsa', 'punti risorsa');
export const UNIT: Readonly<Record<Unit, readonly [string, string]>> = {
  blood: ['punto sangue', 'punti sangue'],
  life: ['punto vita', 'punti vita'],
  counters: ['segnalino', 'segnalini'],
};
export const PHASE: Readonly<Record<Phase, string>> = {
  unlock: 'fase di disimpegno',
  master: 'fase dominus',
  minion: 'fase dei servitori',
  influence: 'fase di influenza',
  discard: 'fase di scarto',
};

const MODE: Readonly<Record<Mode['is'], string>> = {
  superior: TERMS.superiorLevel,
  basic: TERMS.basicLevel,
  mode: 'modo',
  ability: 'abilità',
};
export const mark = (mode: Mode | null): string => {
  if (mode === null) return '';
  return 'place' in mode ? ` (${MODE[mode.is]} ${mode.place})` : ` (${MODE[mode.is]})`;
};
