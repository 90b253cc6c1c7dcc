import { hashText } from '../language/hash.ts';
import type { State } from './types.ts';

/** The state as JSON: it is plain data, so this is all there is to it. Keys are sorted so that equal states are equal texts. */
export function stateToJson(state: State): string {
  return JSON.stringify(state, sortKeys);
}

function sortKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const sorted: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort()) sorted[key] = (value as Record<string, unknown>)[key];
  return sorted;
}

export const hashState = (state: State): string => hashText(stateToJson(state));
