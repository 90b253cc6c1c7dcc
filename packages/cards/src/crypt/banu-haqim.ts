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
  // Kalyani, Agent of Doom
  201759: {
    strength: 2,
    statics: [{ stat: 'stealth', amount: -1, who: 'this', if: [{ if: 'action', kind: ['hunt'] }] }],
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
};
