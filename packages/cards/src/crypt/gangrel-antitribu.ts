import type { VampireDefinition } from '../definition/definition.ts';

export const GANGREL_ANTITRIBU: Readonly<Record<number, VampireDefinition>> = {
  // Joseph Fischer
  200723: {},
};
