import type { VampireDefinition } from '../definition/definition.ts';
import { duringBleed } from '../definition/make.ts';

export const MINISTRY: Readonly<Record<number, VampireDefinition>> = {
  // Agnieszka, Tempter of Legions
  201736: { bleed: 2, abilities: [{ by: 'self', cost: { blood: 1 }, strike: { kind: 'combatEnds' } }] },
  // Aluc Romas de Leon
  201577: {},
  // "Coach" Tyrone Soros
  201661: {},
  // Crystal Lynn
  201582: {},
  // Doctor Morocco
  201584: {},
  // Elisha Tucker
  201586: {},
  // Jenny Silver
  201593: {},
  // Marcel
  201600: {},
  // Melech
  201603: {},
  // Milton Fox
  201605: {},
  // Verrix, Naughty Boy
  201777: { statics: [{ stat: 'stealth', amount: 1, who: 'this', if: duringBleed }] },
  // Vivian VI
  201615: {},
  // Ximena
  201778: {},
};
