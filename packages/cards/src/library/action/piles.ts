import type { Ability } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';
import { bleedWith, burnedByAction, ifBled, mode } from '../../definition/make.ts';

/** Burned by an action of any vampire. */
const burnedByVampires: Ability = {
  ...burnedByAction,
  when: [{ if: 'is', card: 'self', filter: { kind: 'vampire' } }],
};

/** Action cards about libraries, crypts, hands and ash heaps. */
export const ACTION_PILES: Readonly<Record<number, LibraryDefinition>> = {
  // Aranthebes, The Immortal
  100079: {
    modes: [{ action: { kind: 'special', stealth: 1 }, stays: 'table' }],
    statics: [
      {
        stat: 'bleed',
        amount: -1,
        who: { all: { kind: 'vampire', maxCapacity: 4 } },
        if: [
          { if: 'directedAt', who: 'you' },
          { if: 'is', card: 'this', filter: { locked: false } },
        ],
      },
    ],
    abilities: [
      {
        by: 'methuselah',
        cost: { lock: 'this' },
        when: [{ if: 'is', card: 'acting', filter: { kind: 'minion', of: 'yourPredator' } }],
        effects: [{ do: 'modify', stat: 'stealth', amount: -1, who: 'acting', for: 'action' }],
      },
      {
        by: 'anyMinion',
        when: [{ if: 'is', card: 'self', filter: { kind: 'vampire', minCapacity: 5 } }],
        action: { kind: 'special' },
        effects: [{ do: 'move', who: 'this', to: 'library' }],
      },
    ],
  },
  // Constant Revolution
  100416: {
    requires: { sect: ['anarch'] },
    modes: [{ action: { kind: 'special', stealth: 1 }, stays: 'table' }],
    counters: 1,
    triggers: [
      { at: 'unlockPhase', aboutThis: 'you', effects: [{ do: 'gainBlood', who: 'this', amount: 1 }] },
    ],
    abilities: [
      {
        by: 'otherMethuselahs',
        windows: ['unlock'],
        duty: true,
        once: 'phase',
        when: [{ if: 'atLeast', a: { counters: 'this' }, b: 1 }],
        effects: [{ do: 'burnPoolOrCards', who: 'you', amount: { counters: 'this' }, from: 'hand' }],
      },
      { ...burnedByVampires, cost: { pool: 1 } },
    ],
  },
  // The Gate of Acheron
  102290: {
    modes: [{ action: { kind: 'special', stealth: 1 }, stays: 'table' }],
    counters: 1,
    triggers: [
      { at: 'unlockPhase', aboutThis: 'you', effects: [{ do: 'gainBlood', who: 'this', amount: 1 }] },
      {
        at: 'unlockPhase',
        aboutThis: 'yourPrey',
        effects: [{ do: 'burnPoolOrCards', who: 'yourPrey', amount: { counters: 'this' }, from: 'ashHeap' }],
      },
    ],
    abilities: [
      {
        by: 'anyMinion',
        when: [
          { if: 'is', card: 'self', filter: { kind: 'vampire', clan: 'Hecata', minCapacity: 4, of: 'you' } },
          { if: 'is', card: 'this', filter: { of: 'you' } },
        ],
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'gainBlood', who: 'this', amount: 1 }],
      },
      burnedByVampires,
    ],
  },
  // Shroud of Decay
  102295: {
    modes: [
      {
        ...bleedWith('obl', 1),
        effects: [ifBled({ do: 'discard', who: 'actionTarget', amount: 2 })],
      },
      mode('OBL', {
        action: { kind: 'special' },
        picks: [{ pick: 'seat', of: 'yourPrey' }],
        effects: [
          {
            do: 'gate',
            if: [{ if: 'atLeast', a: { ashHeap: { seatPick: 0 } }, b: 7 }],
            effects: [
              { do: 'moveCards', of: { seatPick: 0 }, from: 'ashHeap', amount: 7, to: 'removed' },
              { do: 'burnPool', who: { seatPick: 0 }, amount: 3 },
            ],
          },
        ],
      }),
    ],
  },
  // Split the Veil
  102297: {
    modes: [{ action: { kind: 'special', stealth: 1 }, stays: 'table' }],
    counters: 2,
    abilities: [
      {
        by: 'methuselah',
        windows: ['unlock'],
        once: 'phase',
        copies: 2,
        cost: { counters: 1 },
        effects: [
          {
            do: 'gate',
            if: [{ if: 'not', of: { if: 'atLeast', a: { counters: 'this' }, b: 1 } }],
            effects: [
              { do: 'burn', who: 'this' },
              {
                do: 'choose',
                pick: { pick: 'ash', card: { type: ['ally'], keyword: ['wraith', 'zombie'] } },
                effects: [{ do: 'move', who: { pick: 0 }, to: 'ready' }],
              },
            ],
          },
        ],
      },
    ],
  },
};
