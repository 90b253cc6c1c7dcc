import type { Condition } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';
import { location, on } from '../../definition/make.ts';

const anarchInCombat = (of: 'you' | undefined, least: number): Condition => ({
  if: 'atLeast',
  a: { count: { kind: 'vampire', sect: 'anarch', inCombat: true, ...(of && { of }) } },
  b: least,
});

/** Master cards about libraries, crypts, hands and ash heaps. */
export const MASTER_PILES: Readonly<Record<number, LibraryDefinition>> = {
  // Ashur Tablets
  100106: {
    modes: [{ stays: 'table', once: 'turn', onceBy: 'everyone' }],
    triggers: [
      {
        at: 'enteredPlay',
        aboutThis: 'this',
        if: [{ if: 'atLeast', a: { count: { copyOf: 'this', of: 'you' } }, b: 3 }],
        effects: [
          { do: 'remove', who: { all: { named: 'Ashur Tablets' } } },
          { do: 'gainPool', who: 'you', amount: 3 },
          {
            do: 'gate',
            may: true,
            effects: [
              { do: 'moveCards', of: 'you', from: 'ashHeap', cards: {}, amount: 1, to: 'hand' },
              {
                do: 'moveCards',
                of: 'you',
                from: 'ashHeap',
                cards: {},
                amount: 12,
                upTo: true,
                to: 'library',
              },
            ],
          },
        ],
      },
    ],
  },
  // Family Gathering
  102289: {
    modes: [
      {
        effects: [
          {
            do: 'reveal',
            top: 'crypt',
            of: 'you',
            clan: 'Hecata',
            effects: [
              { do: 'move', who: { pick: 0 }, to: 'uncontrolled' },
              { do: 'gainBlood', who: { pick: 0 }, amount: 1 },
            ],
            else: [{ do: 'move', who: { pick: 0 }, to: 'cryptBottom' }],
          },
        ],
      },
    ],
  },
  // Fortschritt Library
  100775: {
    modes: [
      {
        once: 'game',
        onceBy: 'everyone',
        effects: [
          { do: 'search', card: { type: ['event'], keyword: ['gehenna'] }, to: 'hand', revealed: true },
        ],
      },
    ],
  },
  // Garibaldi-Meucci Museum
  100809: location({
    abilities: [
      {
        by: 'methuselah',
        windows: ['unlock'],
        cost: { lock: 'this', pool: 1 },
        picks: [{ pick: 'ash', card: { either: [{ sect: 'anarch' }, { title: ['baron'] }] } }],
        effects: [{ do: 'exchange', who: { pick: 0 } }],
      },
      {
        by: 'methuselah',
        windows: ['beforeRange'],
        cost: { lock: 'this' },
        when: [anarchInCombat('you', 1), anarchInCombat(undefined, 2)],
        effects: [{ do: 'endCombat' }],
      },
    ],
  }),
  // The Marrakesh Codex
  101172: location({
    abilities: [
      { by: 'methuselah', cost: { lock: 'this' }, effects: [{ do: 'reorder', amount: 4 }] },
      {
        by: 'anyMinion',
        when: [{ if: 'is', card: 'self', filter: { kind: 'vampire' } }],
        action: { kind: 'special' },
        effects: [{ do: 'steal', who: 'this' }],
      },
    ],
  }),
  // Redeem the Lost Soul
  101577: {
    modes: [
      {
        picks: [{ pick: 'ash', vampires: 'only' }],
        effects: [
          { do: 'move', who: { pick: 0 }, to: 'removed' },
          { do: 'gainPool', who: 'you', amount: { half: { capacity: { pick: 0 } } } },
        ],
      },
    ],
  },
  // Vast Wealth
  102092: {
    modes: [on({ kind: 'minion', of: 'you', region: 'ready' })],
    abilities: [
      {
        by: 'host',
        when: [{ if: 'is', card: 'this', filter: { of: 'you' } }],
        action: { kind: 'equip', stealth: 1 },
        effects: [{ do: 'search', type: 'equipment', first: true, to: 'self', asNormal: true }],
      },
    ],
  },
};
