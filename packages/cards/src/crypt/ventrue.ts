import type { VampireDefinition } from '../definition/definition.ts';

export const VENTRUE: Readonly<Record<number, VampireDefinition>> = {
  // Alexa Draper
  201529: {
    abilities: [
      {
        by: 'self',
        windows: ['polling'],
        cost: { discard: 1, discardNeeds: 'dom' },
        once: 'referendum',
        effects: [{ do: 'modify', stat: 'votes', amount: 1, who: 'self', for: 'referendum' }],
      },
    ],
  },
  // Alice Chen
  201531: {},
  // Amelia Locke
  201624: {},
  // Brock Sterling
  201539: {},
  // Chelsea Blake
  201541: {},
  // Concordia
  201744: {},
  // Emily Carson
  200421: {
    abilities: [
      {
        by: 'self',
        windows: ['discard'],
        once: 'phase',
        cost: { edge: true },
        effects: [{ do: 'unlock', who: 'self' }],
      },
    ],
  },
  // Graham Gottesman
  200533: {},
  // Horst von Brühl
  201550: {},
  // Madison
  201557: {},
  // Naomi Stewart
  201562: {},
  // Oshri Dahan
  201565: {},
  // Suwira
  201774: {},
  // Sybren van Oosten
  201570: {
    triggers: [
      {
        at: 'referendumPassed',
        if: [{ if: 'selfIs', role: 'caller' }],
        effects: [{ do: 'gate', may: true, effects: [{ do: 'unlock', who: 'this' }] }],
      },
    ],
  },
};
