import type { LibraryDefinition } from '../definition/definition.ts';

export const EVENT: Readonly<Record<number, LibraryDefinition>> = {
  // The Unmasking
  102079: {
    modes: [{ replaced: 'nextDiscard' }],
    statics: [
      {
        stat: 'intercept',
        amount: 1,
        who: { all: { kind: 'ally' } },
        if: [{ if: 'is', card: 'acting', filter: { kind: 'vampire' } }],
      },
    ],
  },
  // Scourge of the Enochians
  101697: {
    modes: [{}],
    triggers: [
      {
        at: 'discardPhase',
        aboutThis: 'you',
        effects: [
          {
            do: 'choose',
            pick: { pick: 'card', filter: { kind: 'vampire', maxCapacity: 2 }, optional: true },
            effects: [{ do: 'burn', who: { pick: 0 } }],
          },
          { do: 'control', who: 'this', to: 'yourPredator' },
        ],
      },
    ],
  },
  // The Bitter and Sweet Story
  100163: {
    modes: [{}],
    statics: [{ stat: 'handSize', amount: { times: 2, of: { victoryPoints: 'them' } }, who: 'everyone' }],
  },
  // Dragonbound
  100581: {
    modes: [{ replaced: 'leavesPlay' }],
    triggers: [
      {
        at: 'discardPhase',
        effects: [
          {
            do: 'burnPool',
            who: 'actingMethuselah',
            amount: { count: { kind: 'vampire', region: 'torpor' }, of: 'them' },
          },
        ],
      },
    ],
  },
  // Narrow Minds
  101265: {
    modes: [{ replaced: 'nextUnlock' }],
    statics: [
      {
        stat: 'cost',
        amount: 1,
        kind: 'bloodOrLife',
        who: { all: { kind: 'minion' } },
        cards: { minionCard: true, redirects: true },
      },
    ],
  },
  // NRA PAC
  101305: {
    modes: [{}],
    triggers: [
      {
        at: 'actionResolved',
        about: { kind: 'minion' },
        if: [{ if: 'action', kind: ['equip'] }, { if: 'successful' }],
        effects: [
          {
            do: 'schedule',
            at: 'turnEnds',
            for: 'turn',
            once: true,
            effects: [{ do: 'unlock', who: 'subject' }],
          },
        ],
      },
    ],
  },
};
