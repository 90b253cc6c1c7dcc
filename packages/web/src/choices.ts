import { LANGS, type Lang } from '@methuselah/cards/lang';
import type { Orders } from './protocol.ts';
import type { Advising } from './words/sections/advice.ts';
import type { KeyName, Sound, Speed, Theme } from './words/sections/manual.ts';

/** The player's settings, as stored in the browser. Plain data. */
export interface Choices {
  readonly lang: Lang;
  readonly theme: Theme;
  readonly speed: Speed;
  readonly motion: 'auto' | 'off';
  readonly sound: Sound;
  readonly orders: Orders;
  readonly keys: Keys;
  /** A new decision ignores keys and clicks for this many milliseconds. */
  readonly guard: number;
  /** Shows newcomers a line about the phase. */
  readonly hints: boolean;
  /** Advice from the bots at every decision, when asked for, or never. */
  readonly advice: Advising;
}

/** Values of `KeyboardEvent.key`, in lower case. */
export type Keys = Readonly<Record<KeyName, string>>;

export const DEFAULTS: Omit<Choices, 'lang'> = {
  theme: 'auto',
  speed: 'quick',
  motion: 'auto',
  sound: 'off',
  orders: {
    neighbours: true,
    crossTable: false,
    aimedAtMe: true,
    myCombats: true,
    otherCombats: false,
    referendums: true,
    needless: false,
    belowPool: 0,
  },
  keys: { pass: ' ', hold: 'h', undo: 'z', log: 'l', why: '?', advice: 'a' },
  guard: 400,
  hints: true,
  advice: 'asked',
};

const THEMES = ['auto', 'dark', 'light'] as const;
const SPEEDS = ['instant', 'quick', 'slow'] as const;
export const ADVISING = ['on', 'asked', 'off'] as const;
const MOTIONS = ['auto', 'off'] as const;
export const SOUNDS = ['off', 'quiet', 'full'] as const;

/** The first of the browser's languages that the page supports. */
export const langOf = (languages: readonly string[]): Lang =>
  languages.map((tag) => LANGS.find((lang) => tag.toLowerCase().startsWith(lang))).find((lang) => !!lang) ??
  'en';

/** Reads settings from storage or from the address; invalid values are left out. */
export function readChoices(kept: Readonly<Record<string, unknown>>): Partial<Choices> {
  const { guard, hints } = kept;
  return {
    ...oneOf('lang', kept, LANGS),
    ...oneOf('theme', kept, THEMES),
    ...oneOf('speed', kept, SPEEDS),
    ...oneOf('motion', kept, MOTIONS),
    ...oneOf('sound', kept, SOUNDS),
    ...oneOf('advice', kept, ADVISING),
    ...(isObject(kept.orders) ? { orders: withStored(DEFAULTS.orders, kept.orders) } : {}),
    ...(isObject(kept.keys) ? { keys: withStored(DEFAULTS.keys, kept.keys) } : {}),
    ...(typeof guard === 'number' && guard >= 0 && guard <= 2000 ? { guard } : {}),
    ...(typeof hints === 'boolean' ? { hints } : {}),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function oneOf<K extends string, V>(key: K, kept: Readonly<Record<string, unknown>>, values: readonly V[]) {
  const value = values.find((v) => v === kept[key]);
  return (value === undefined ? {} : { [key]: value }) as { [k in K]?: V };
}

/** The defaults, overridden by stored fields of the same type. */
function withStored<T extends object>(start: T, kept: Readonly<Record<string, unknown>>): T {
  const fields = Object.entries(start).map(([key, value]) => [
    key,
    typeof kept[key] === typeof value ? kept[key] : value,
  ]);
  return Object.fromEntries(fields) as T;
}
