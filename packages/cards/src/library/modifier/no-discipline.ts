import type { LibraryDefinition } from '../../definition/definition.ts';
import { duringBleed, duringPolling, moreBleed, moreVotes, nextPasses } from '../../definition/make.ts';

export const MODIFIER_NO_DISCIPLINE: Readonly<Record<number, LibraryDefinition>> = {
  // Change of Target
  100323: {
    modes: [
      {
        windows: ['blocked'],
        effects: [
          { do: 'unlock', who: 'acting' },
          { do: 'endAction', notAgain: true },
        ],
      },
    ],
  },
  // Propaganda of the Deed
  101496: {
    modes: [
      { windows: ['resolved'], when: [{ if: 'successful' }, { if: 'directed', is: true }], stays: 'table' },
    ],
    requires: { sect: ['anarch'] },
    abilities: [
      {
        ...duringPolling,
        by: 'methuselah',
        cost: { burnThis: true },
        effects: [{ do: 'modify', stat: 'votes', amount: 2, who: 'you', for: 'referendum' }],
      },
    ],
  },
  // Ominous Chorus
  102278: {
    modes: [
      { ...duringPolling, type: 'modifier', effects: [moreVotes(3)] },
      {
        ...duringPolling,
        type: 'reaction',
        effects: [{ do: 'modify', stat: 'votes', amount: 3, who: 'self', for: 'referendum' }],
      },
    ],
  },
  // Closed Session
  100364: {
    modes: [
      {
        windows: ['beforeVotes'],
        when: [{ if: 'action', kind: ['political'] }],
        effects: [
          {
            do: 'restrict',
            what: 'vote',
            who: { all: { kind: 'vampire', except: [{ sect: 'camarilla' }] } },
            for: 'referendum',
          },
        ],
      },
    ],
    requires: { title: ['prince', 'justicar', 'innerCircle'] },
  },
  // Monkey Wrench
  101239: {
    modes: [{ when: duringBleed, x: { min: 1, max: 3 }, effects: [moreBleed('x')] }],
    costX: 'x',
    requires: { sect: ['anarch'] },
  },
  // Private Audience
  101490: {
    modes: [
      {
        windows: ['beforeVotes'],
        when: [{ if: 'action', kind: ['political'] }],
        effects: [
          {
            do: 'restrict',
            what: 'vote',
            who: { all: { kind: 'vampire', except: [{ sect: 'sabbat' }] } },
            for: 'referendum',
          },
        ],
      },
    ],
    requires: { title: ['archbishop', 'priscus', 'cardinal', 'regent'] },
  },
  // Loup
  102273: {
    modes: [{ once: 'turn', onceBy: 'everyone', stays: 'table' }],
    statics: [{ stat: 'stealth', amount: 1, who: { all: { clan: 'Toreador' } } }],
    triggers: [
      { at: 'turnEnds', effects: [{ do: 'burn', who: 'this' }] },
      {
        at: 'actionResolved',
        if: [{ if: 'is', card: 'acting', filter: { clan: 'Toreador' } }, { if: 'successful' }],
        effects: [{ do: 'burn', who: 'this' }],
      },
    ],
  },
  // Leverage
  101098: {
    modes: [
      {
        when: duringBleed,
        cost: { edge: true },
        effects: [
          moreBleed(1, { unlimited: true }),
          { do: 'restrict', what: 'gainEdge', who: 'you', for: 'action' },
        ],
      },
    ],
  },
  // Scorn of Adonis
  101692: {
    modes: [
      {
        ...duringPolling,
        effects: [
          {
            do: 'schedule',
            at: 'tallied',
            for: 'referendum',
            effects: [{ do: 'burnPool', who: 'castAgainst', amount: 1 }],
          },
        ],
      },
    ],
  },
  // Cryptic Rider
  100478: {
    modes: [
      {
        windows: ['resolved'],
        when: [{ if: 'passed' }],
        effects: [nextPasses({ kind: 'vampire', of: 'you' })],
      },
    ],
  },
};
