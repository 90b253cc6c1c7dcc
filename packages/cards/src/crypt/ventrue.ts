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
  // Lodin (Olaf Holte)
  200848: { abilities: [{ by: 'self', once: 'combat', prevent: 1, preventFrom: { opposing: true } }] },
  // Kevin Jackson
  201629: {
    statics: [
      {
        stat: 'strength',
        amount: 1,
        who: 'this',
        if: [{ if: 'is', card: 'opposing', filter: { kind: 'vampire', clan: 'Brujah' } }],
      },
      {
        stat: 'strength',
        amount: 1,
        who: 'opposing',
        if: [{ if: 'is', card: 'opposing', filter: { kind: 'vampire', clan: 'Brujah' } }],
      },
    ],
  },
  // Aaradhya, The Callous Tyrant
  201733: {
    bleed: 2,
    triggers: [
      {
        at: 'actionResolved',
        aboutThis: 'this',
        if: [{ if: 'action', kind: ['political'] }, { if: 'successful' }],
        effects: [{ do: 'gate', may: true, effects: [{ do: 'unlock', who: 'this' }] }],
      },
    ],
  },
  // Khin Aye
  201760: {
    statics: [
      {
        stat: 'handSize',
        amount: 1,
        who: 'you',
        if: [
          {
            if: 'not',
            of: {
              if: 'atLeast',
              a: { count: { kind: 'minion', of: 'you', region: 'ready' } },
              b: { count: { kind: 'minion', of: 'yourPredator', region: 'ready' } },
            },
          },
        ],
      },
    ],
  },
  // Mary Anne Blaire
  200946: {
    abilities: [
      {
        by: 'self',
        action: { kind: 'special', stealth: 1 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'uncontrolled' } }],
        effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 2 }],
      },
    ],
    statics: [
      {
        stat: 'bleed',
        amount: -2,
        who: { all: { kind: 'vampire', title: ['innerCircle'] } },
        if: [{ if: 'is', card: 'this', filter: { region: 'ready' } }],
      },
    ],
  },
  // Mustafa, The Heir
  201026: {
    abilities: (['for', 'against'] as const).map((side) => ({
      by: 'otherMinions',
      windows: ['polling'],
      when: [
        { if: 'action', kind: ['political'] },
        { if: 'is', card: 'this', filter: { of: 'others' } },
        {
          if: 'is',
          card: 'self',
          filter: { kind: 'vampire', clan: 'Toreador', region: 'ready', olderThan: 'this', minCounters: 1 },
        },
      ],
      effects: [
        { do: 'moveBlood', from: 'self', to: 'this', amount: 1 },
        { do: 'forceVotes', who: 'this', side },
      ],
    })),
  },
};
