import type { LibraryDefinition } from '../../definition/definition.ts';
import { burnedByCamarilla, duringPolling, location, nextPasses } from '../../definition/make.ts';

/** Master cards about referendums and sects. */
export const MASTER_POLITICS: Readonly<Record<number, LibraryDefinition>> = {
  // Día de los Muertos
  100541: {
    modes: [
      {
        once: 'game',
        onceBy: 'everyone',
        effects: [nextPasses({ kind: 'vampire', sect: 'sabbat', of: 'you' })],
      },
    ],
  },
  // Camarilla Conclave
  102269: {
    requires: { title: ['justicar', 'innerCircle'] },
    counters: 4,
    modes: [{ stays: 'table' }],
    abilities: [
      {
        by: 'methuselah',
        when: [
          { if: 'action', kind: ['political'] },
          { if: 'is', card: 'acting', filter: { kind: 'vampire', sect: 'camarilla', of: 'you' } },
        ],
        cost: { counters: 1 },
        effects: [{ do: 'modify', stat: 'stealth', amount: 1, who: 'acting', for: 'action' }],
      },
      {
        by: 'methuselah',
        windows: ['polling'],
        when: [
          { if: 'action', kind: ['political'] },
          { if: 'is', card: 'acting', filter: { kind: 'vampire', sect: 'camarilla', of: 'you' } },
        ],
        cost: { counters: 1 },
        effects: [
          {
            do: 'modify',
            stat: 'votes',
            amount: -1,
            who: { all: { kind: 'vampire', except: [{ sect: 'camarilla' }] } },
            for: 'referendum',
          },
        ],
      },
    ],
    burnedIf: [{ if: 'not', of: { if: 'atLeast', a: { counters: 'this' }, b: 1 } }],
  },
  // Alamut
  100037: location({
    triggers: [
      {
        at: 'bled',
        about: { kind: 'vampire', clan: 'Banu Haqim', of: 'you' },
        effects: [{ do: 'gainBlood', who: 'this', amount: 'poolBled' }],
      },
    ],
    abilities: [
      {
        ...duringPolling,
        by: 'methuselah',
        x: { min: 1, max: { counters: 'this' } },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'ready' } }],
        effects: [
          { do: 'burnBlood', who: 'this', amount: 'x' },
          { do: 'modify', stat: 'votes', amount: 'x', who: { pick: 0 }, for: 'referendum' },
        ],
      },
    ],
  }),
  // Elysium: The Arboretum
  100631: location({
    abilities: [
      {
        by: 'methuselah',
        windows: ['beforeRange'],
        when: [
          {
            if: 'atLeast',
            a: { count: { kind: 'vampire', sect: 'camarilla', of: 'you', inCombat: true } },
            b: 1,
          },
          { if: 'atLeast', a: { count: { kind: 'vampire', sect: 'camarilla', inCombat: true } }, b: 2 },
        ],
        cost: { lock: 'this' },
        effects: [{ do: 'endCombat' }],
      },
      burnedByCamarilla,
    ],
  }),
  // Antediluvian Awakening
  100073: {
    modes: [{ stays: 'table' }],
    triggers: [
      {
        at: 'unlockPhase',
        effects: [
          {
            do: 'choose',
            who: 'actingMethuselah',
            pick: {
              pick: 'card',
              filter: { kind: 'vampire', of: 'actingMethuselah', minCapacity: 4 },
              optional: true,
            },
            effects: [
              { do: 'burn', who: { pick: 0 } },
              { do: 'burn', who: 'this' },
            ],
            else: [{ do: 'burnPool', who: 'actingMethuselah', amount: 1 }],
          },
        ],
      },
    ],
  },
  // Privileged Position
  102334: {
    modes: [
      {
        stays: 'table',
        when: [
          {
            if: 'atLeast',
            a: {
              count: { kind: 'vampire', of: 'you', region: 'ready', path: 'Power and the Inner Voice' },
            },
            b: 2,
          },
        ],
      },
    ],
    triggers: [
      {
        at: 'referendumPassed',
        aboutThis: 'you',
        if: [{ if: 'action', kind: ['political'] }],
        effects: [
          {
            do: 'gate',
            may: true,
            pay: { lock: 'this' },
            effects: [{ do: 'burnPool', who: 'yourPrey', amount: 1 }],
          },
        ],
      },
    ],
  },
};
