import { OVER_LIMITS, tooLarge } from '../game/limits.ts';
import { isSeed } from '../state/seed.ts';

/** Validates input from outside: a file may be truncated, edited or something else entirely. */

/** Why a save or a record cannot be used here. */
export const LOAD_REFUSALS = ['corrupt', 'otherVersion', 'otherCards', ...OVER_LIMITS] as const;
/** Why a save or a record was refused, with a message in English. */
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

/** All numbers in records and states are integers. */
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

/** The first field that does not fit the shape, in words; null if all fit. */
export function misfit(value: unknown, shape: Shape, what: string): string | null {
  if (!isFields(value)) return `${what} should be an object.`;
  for (const [name, kind] of Object.entries(shape)) {
    if (!Object.hasOwn(value, name)) return `${what} has no "${name}".`;
    if (!isOf(kind, value[name])) return `"${name}" of ${what} should be ${WORDS[kind]}.`;
  }
  return null;
}

/** Is this a package version? */
export const isVersion = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.+-]{1,40}$/.test(value);

const LONGEST_EXCERPT = 100;

/** A part of a file for a message: of limited length, with control and invisible characters replaced. */
export function excerpt(text: string): string {
  const seen = text.slice(0, LONGEST_EXCERPT).replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\ufffd');
  return text.length > LONGEST_EXCERPT ? `${seen}…` : seen;
}

/** Parses JSON, or says why it cannot be parsed. */
export function parseJson(text: string): { readonly ok: true; readonly value: unknown } | Refusal {
  const over = tooLarge(text);
  if (over !== null) return { ok: false, ...over };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    // The parser's message quotes the text around the error.
    return corrupt(`This is not JSON: ${excerpt(error instanceof Error ? error.message : `${error}`)}.`);
  }
}
