/** Reads what came from outside: a file may be cut short, edited or something else altogether. */

export type Kind = 'string' | 'number' | 'boolean' | 'numbers' | 'strings' | 'list' | 'object';
export type Shape = Readonly<Record<string, Kind>>;

export type Fields = Readonly<Record<string, unknown>>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function isOf(kind: Kind, value: unknown): boolean {
  switch (kind) {
    case 'string':
      return typeof value === 'string';
    case 'boolean':
      return typeof value === 'boolean';
    case 'number':
      return isNumber(value);
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
  number: 'a number',
  boolean: 'true or false',
  numbers: 'a list of numbers',
  strings: 'a list of texts',
  list: 'a list',
  object: 'an object',
};

/** What does not fit, in words; null if all fits. */
export function misfit(value: unknown, shape: Shape, what: string): string | null {
  if (!isFields(value)) return `${what} should be an object.`;
  for (const [name, kind] of Object.entries(shape)) {
    if (!(name in value)) return `${what} has no "${name}".`;
    if (!isOf(kind, value[name])) return `"${name}" of ${what} should be ${WORDS[kind]}.`;
  }
  return null;
}

/** JSON as a value, or in words why it is none. */
export function parseJson(
  text: string,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, message: `This is not JSON: ${error instanceof Error ? error.message : error}.` };
  }
}
