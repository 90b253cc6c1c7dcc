import { OVER_LIMITS, tooLarge } from '../game/limits.ts';
import { isSeed } from '../state/seed.ts';

/** Reads what came from outside: a file may be cut short, edited or something else altogether. */

/** Why a save or a record cannot be used here. */
export const LOAD_REFUSALS = ['corrupt', 'otherVersion', 'otherCards', ...OVER_LIMITS] as const;
/** Why a save or a record is not taken, with a message in English. */
export interface Refusal {
  readonly ok: false;
  readonly refused: (typeof LOAD_REFUSALS)[number];
  readonly message: string;
}
export const corrupt = (message: string): Refusal => ({ ok: false, refused: 'corrupt', message });

export type Kind = 'string' | 'number' | 'seed' | 'boolean' | 'numbers' | 'strings' | 'list' | 'object';
export type Shape = Readonly<Record<string, Kind>>;

export type Fields = Readonly<Record<string, unknown>>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every number of a record or a state is a whole one. */
const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);

function isOf(kind: Kind, value: unknown): boolean {
  switch (kind) {
    case 'string':
      return typeof value === 'string';
    case 'boolean':
      return typeof value === 'boolean';
    case 'number':
      return isNumber(value);
    case 'seed':
      return isSeed(value);
    case 'numbers':
      return Array.isArray(value) && value.every(isNumber);
    case 'strings':
      return Array.isArray(value) && value.every((item) => typeof item === 'string');
    case 'list':
      return Array.isArray(value);
    case 'object':
      return isFields(value);
  }
}

const WORDS: Readonly<Record<Kind, string>> = {
  string: 'a text',
  number: 'a whole number',
  seed: 'a whole number or 32 hexadecimal digits',
  boolean: 'true or false',
  numbers: 'a list of whole numbers',
  strings: 'a list of texts',
  list: 'a list',
  object: 'an object',
};

/** What does not fit, in words; null if all fits. */
export function misfit(value: unknown, shape: Shape, what: string): string | null {
  if (!isFields(value)) return `${what} should be an object.`;
  for (const [name, kind] of Object.entries(shape)) {
    if (!Object.hasOwn(value, name)) return `${what} has no "${name}".`;
    if (!isOf(kind, value[name])) return `"${name}" of ${what} should be ${WORDS[kind]}.`;
  }
  return null;
}

/** A version as packages have them. */
export const isVersion = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.+-]{1,40}$/.test(value);

const LONGEST_EXCERPT = 100;

/** Something of a file in a message: of bounded length, and without characters that do something to who prints it. */
export function excerpt(text: string): string {
  const seen = text.slice(0, LONGEST_EXCERPT).replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\ufffd');
  return text.length > LONGEST_EXCERPT ? `${seen}…` : seen;
}

/** JSON as a value, or in words why it is none. */
export function parseJson(text: string): { readonly ok: true; readonly value: unknown } | Refusal {
  const over = tooLarge(text);
  if (over !== null) return { ok: false, ...over };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    // The parser quotes the text around what it did not understand.
    return corrupt(`This is not JSON: ${excerpt(error instanceof Error ? error.message : `${error}`)}.`);
  }
}
