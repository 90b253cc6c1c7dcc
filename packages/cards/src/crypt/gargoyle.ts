import type { VampireDefinition } from '../definition/definition.ts';

export const GARGOYLE: Readonly<Record<number, VampireDefinition>> = {};
