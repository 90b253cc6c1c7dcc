import type { VampireDefinition } from '../definition/definition.ts';

export const BANU_HAQIM: Readonly<Record<number, VampireDefinition>> = {
  // Arjun Shah
  201655: {},
  // Asmin Kobane
  201578: {},
  // Bijou
  201580: {},
  // Farah Sarroub
  201587: {},
  // Greg Mazouni
  201589: {},
  // Hekla "Bonecrusher" Jónasdóttir
  201756: {},
  // Kalinda
  201596: {
    abilities: [
      {
        by: 'methuselah',
        once: 'turn',
        cost: { edge: true },
        effects: [{ do: 'unlock', who: 'this' }],
        when: [{ if: 'yourTurn' }],
      },
    ],
  },
  // Kalyani, Agent of Doom
  201759: {
    strength: 2,
    statics: [{ stat: 'stealth', amount: -1, who: 'this', if: [{ if: 'action', kind: ['hunt'] }] }],
  },
  // Kasim Bayar
  201598: {
    bleed: 2,
    abilities: [
      {
        by: 'self',
        windows: ['beforeRange'],
        once: 'combat',
        cost: { discard: 1, discardType: 'political' },
        effects: [{ do: 'modify', stat: 'strength', amount: 2, who: 'self', for: 'combat' }],
        when: [{ if: 'selfIs', role: 'combatant' }],
      },
    ],
  },
  // Kassandra Tassaki
  201604: {},
  // Khadija Al-Kindi
  201599: {},
  // Nayarana
  201607: {},
  // Oluwafunmilayo
  201656: {
    statics: [{ stat: 'intercept', amount: 1, who: 'this', if: [{ if: 'action', kind: ['political'] }] }],
  },
  // Warmaksan
  201594: {},
  // Algirdas, The Solar Prophet
  201738: {
    statics: [
      {
        stat: 'cost',
        amount: 1,
        kind: 'blood',
        who: 'opposing',
        cards: { strike: true },
        if: [{ if: 'is', card: 'opposing', filter: { kind: 'vampire', youngerThan: 'this' } }],
      },
    ],
  },
};
