import type { VampireDefinition } from '../definition/definition.ts';

export const TREMERE: Readonly<Record<number, VampireDefinition>> = {
  // Ayelech
  201535: {},
  // Chrysanthemum
  201542: {},
  // Inês Tristão
  201551: {},
  // Lauren
  201554: {},
  // Lloyd Brooks
  201556: {},
  // Nassir
  201563: {},
  // Patrik Söderberg
  201566: {},
  // Rosalina Cortez
  201567: {},
  // Trevon Parker
  201572: {},
};
