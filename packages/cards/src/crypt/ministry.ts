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
  // Sergio Bueno
  201662: {
    statics: [
      {
        stat: 'blockTaxOrLife',
        amount: 1,
        who: { all: { kind: 'minion', marked: { with: 'corruption', yours: true } } },
        if: [{ if: 'selfIs', role: 'acting' }],
      },
    ],
  },
  // Hesha Ruhadze
  201591: {
    statics: [
      { stat: 'bleed', amount: { count: { kind: 'equipment', unique: true, on: 'this' } }, who: 'this' },
    ],
  },
  // Gostoso
  201754: {
    triggers: [
      {
        at: 'bled',
        aboutThis: 'this',
        if: [{ if: 'directedAt', who: 'yourPrey' }],
        effects: [{ do: 'gate', may: true, effects: [{ do: 'gainBlood', who: 'this', amount: 1 }] }],
      },
    ],
  },
  // Faruq Abd al-Qadir
  201588: {
    strength: 2,
    statics: [
      {
        restrict: 'strikeCombatEnds',
        who: 'opposing',
        if: [
          {
            if: 'is',
            card: 'opposing',
            filter: { kind: 'minion', marked: { with: 'corruption', yours: true } },
          },
        ],
      },
    ],
  },
};
