import type { VampireDefinition } from '../definition/definition.ts';
import { moreBleed } from '../definition/make.ts';

export const BAALI: Readonly<Record<number, VampireDefinition>> = {
  // Arishat
  200136: {
    abilities: [
      {
        by: 'self',
        windows: ['polling'],
        once: 'referendum',
        cost: { blood: 1 },
        picks: [{ pick: 'card', filter: { kind: 'vampire' } }],
        effects: [
          { do: 'cancelVotes', who: { pick: 0 } },
          { do: 'restrict', what: 'vote', who: { pick: 0 }, for: 'referendum' },
        ],
      },
    ],
  },
  // The Horde
  200605: {
    abilities: [
      {
        by: 'self',
        windows: ['beforeBlocks', 'blocking', 'declined'],
        when: [
          { if: 'action', kind: ['bleed'] },
          { if: 'is', card: 'acting', filter: { kind: 'minion', trait: 'infernal', not: 'this' } },
        ],
        cost: { lock: 'self' },
        effects: [moreBleed(1)],
      },
    ],
  },
  // Cybele
  200305: {
    statics: [
      {
        stat: 'masterActions',
        amount: 1,
        who: 'you',
        if: [{ if: 'is', card: 'this', filter: { locked: false } }],
      },
    ],
    abilities: [{ by: 'self', action: { kind: 'bleed', bleed: 2 }, cost: { blood: 1 }, effects: [] }],
  },
  // Xeper, Sultan of Lepers
  201480: {
    statics: [
      {
        stat: 'votes',
        amount: { count: { kind: 'vampire', unique: true, trait: 'infernal', of: 'you', region: 'ready' } },
        who: 'this',
      },
    ],
    abilities: [
      {
        by: 'self',
        action: { kind: 'special' },
        picks: [{ pick: 'card', filter: { kind: 'ally', of: 'others' } }],
        effects: [{ do: 'steal', who: { pick: 0 } }],
      },
    ],
  },
  // The unnamed
  201411: {
    abilities: [
      {
        by: 'self',
        cost: { blood: 1 },
        strike: { kind: 'damage', amount: 2, ranged: true, aggravated: true },
      },
    ],
    triggers: [
      {
        at: 'bled',
        aboutThis: 'this',
        effects: [{ do: 'gate', may: true, effects: [{ do: 'gainPool', who: 'you', amount: 2 }] }],
      },
    ],
  },
};
