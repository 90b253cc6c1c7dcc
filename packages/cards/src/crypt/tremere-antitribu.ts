import type { VampireDefinition } from '../definition/definition.ts';

export const TREMERE_ANTITRIBU: Readonly<Record<number, VampireDefinition>> = {
  // Elena Mendoza Vasquez
  200408: {},
  // Ember Wright
  200418: {},
  // Esoara
  200437: {},
  // Janine
  200674: {},
  // Ladislas Toth, The Torch
  200803: {},
  // Lectora
  200827: {},
  // Mosfair
  201013: {},
  // Saiz
  201222: {},
  // Yasmin the Black
  201483: {},
  // Frondator
  200485: { statics: [{ stat: 'rescueCost', amount: -1, who: 'this' }] },
  // Keith Moody
  200767: {
    abilities: [
      {
        by: 'yourPrey',
        windows: ['unlock'],
        once: 'phase',
        cost: { edge: true },
        effects: [{ do: 'burnBlood', who: 'this', amount: 1 }],
      },
    ],
  },
  // Selena
  201261: { statics: [{ aggravatedFrom: { keyword: 'werewolf' }, who: 'this' }] },
};
