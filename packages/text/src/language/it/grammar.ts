import type { Phase } from '@methuselah/engine';
import * as TERMS from '../../terms/it.ts';
import type { Mode, Unit } from '../words.ts';

export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const given = (words: string, name: string | null): string =>
  name === null ? '' : ` ${words} ${name}`;
/** How a preposition ends when it is one word with an article: "de" and "il" is "del". */
const WITH_ARTICLE: Readonly<Record<string, string>> = {
  il: 'l ',
  lo: 'llo ',
  la: 'lla ',
  i: 'i ',
  gli: 'gli ',
  le: 'lle ',
  'l’': 'll’',
};
/** The article of a name becomes part of the preposition: "della Vedova Nobile", "sul vampiro non controllato 2". */
const contracted = (stem: string, alone: string, name: string): string => {
  const [, article = '', rest = ''] = /^((?:il|lo|la|i|gli|le)(?= )|l’) ?(.*)$/i.exec(name) ?? [];
  const ending = WITH_ARTICLE[article.toLowerCase()];
  return ending === undefined ? `${alone} ${name}` : `${stem}${ending}${rest}`;
};
export const di = (name: string): string => contracted('de', 'di', name);
export const da = (name: string): string => contracted('da', 'da', name);
export const su = (name: string): string => contracted('su', 'su', name);
/** "a Sarah", "ad Alexis", "alla Vedova Nobile". */
export const to = (name: string): string => contracted('a', /^[aàAÀ]/.test(name) ? 'ad' : 'a', name);
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
