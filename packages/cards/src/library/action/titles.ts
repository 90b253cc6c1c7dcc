import type { Condition } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';

const UNTITLED: Condition = { if: 'is', card: 'self', filter: { titled: false } };

/** The title of a baron, for an Anarch; a vampire of that clan has more votes in its own referendums. */
const feeStake = (city: string, clan?: string): LibraryDefinition => ({
  modes: [{ action: { kind: 'special', stealth: 1 }, stays: 'self' }],
  requires: { sect: ['anarch'], minCapacity: 5 },
  titleCard: { title: 'baron', city },
  ...(clan !== undefined && {
    statics: [
      {
        stat: 'votes',
        amount: 1,
        who: 'host',
        if: [
          { if: 'selfIs', role: 'caller' },
          {
            if: 'is',
            card: 'host',
            filter: { either: [{ clan }, { clan: `${clan} antitribu` }] },
          },
        ],
      },
    ],
  }),
  abilities: [
    {
      by: 'anyMinion',
      when: [{ if: 'is', card: 'self', filter: { kind: 'vampire' } }],
      action: {
        kind: 'political',
        stealth: 1,
        called: [
          {
            do: 'modify',
            stat: 'votes',
            amount: -1,
            who: { all: { kind: 'vampire', titled: true, except: [{ title: ['baron'] }] } },
            for: 'referendum',
            alsoLater: true,
          },
        ],
        passes: [{ do: 'burn', who: 'this' }],
      },
    },
  ],
});

export const ACTION_TITLES: Readonly<Record<number, LibraryDefinition>> = {
  // Fee Stake: Boston
  100712: feeStake('Boston', 'Toreador'),
  // Fee Stake: Corte
  100713: feeStake('Corte'),
  // Fee Stake: Los Angeles
  100714: feeStake('Los Angeles'),
  // Fee Stake: New York
  100715: feeStake('New York', 'Brujah'),
  // Fee Stake: Perth
  100716: feeStake('Perth'),
  // Fee Stake: Seattle
  100717: feeStake('Seattle', 'Gangrel'),
  // Judgment: Camarilla Segregation
  101028: {
    requires: { title: ['prince', 'justicar'] },
    modes: [{ action: { kind: 'special', stealth: 1 }, stays: 'table' }],
    triggers: [
      {
        at: 'unlockPhase',
        effects: [
          {
            do: 'burnPool',
            who: {
              controlling: { kind: 'vampire', except: [{ sect: 'camarilla' }] },
              of: 'actingMethuselah',
            },
            amount: 1,
          },
        ],
      },
    ],
    abilities: [
      {
        by: 'anyMethuselah',
        windows: ['master'],
        when: [{ if: 'yourTurn' }],
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', except: [{ sect: 'camarilla' }] } }],
        effects: [
          { do: 'burn', who: { pick: 0 } },
          { do: 'burn', who: 'this' },
        ],
      },
    ],
  },
  // Skaald
  101789: {
    requires: { minCapacity: 5 },
    modes: [
      {
        action: { kind: 'special', stealth: 1 },
        when: [UNTITLED],
        stays: 'self',
        effects: [{ do: 'unlock', who: 'self' }],
      },
    ],
    statics: [
      {
        stat: 'votes',
        amount: 2,
        who: 'host',
        if: [
          { if: 'action', kind: ['political'] },
          { if: 'is', card: 'acting', filter: { kind: 'vampire', clan: 'Gangrel' } },
          { if: 'is', card: 'host', filter: { kind: 'vampire', clan: 'Gangrel', titled: false } },
        ],
      },
    ],
    abilities: [
      {
        by: 'anyMinion',
        when: [
          {
            if: 'is',
            card: 'self',
            filter: { kind: 'vampire', clan: 'Gangrel', titled: false, olderThan: 'host' },
          },
        ],
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'steal', who: 'this' }],
      },
    ],
  },
};
