import type { LibraryDefinition } from '../../definition/definition.ts';
import { location } from '../../definition/make.ts';

/** Powerbases. */
export const MASTER_POWERBASES: Readonly<Record<number, LibraryDefinition>> = {
  // Powerbase: Chicago
  101434: location({
    abilities: [
      {
        by: 'methuselah',
        windows: ['unlock'],
        once: 'phase',
        onceShared: true,
        effects: [{ do: 'gainBlood', who: 'this', amount: 1 }],
      },
      {
        by: 'methuselah',
        windows: ['unlock'],
        once: 'phase',
        onceShared: true,
        effects: [{ do: 'moveBlood', from: 'this', to: 'pool', amount: { counters: 'this' } }],
      },
      {
        by: 'anyMinion',
        when: [
          { if: 'is', card: 'self', filter: { kind: 'vampire' } },
          { if: 'is', card: 'this', filter: { of: 'others' } },
        ],
        action: { kind: 'special' },
        effects: [{ do: 'moveBlood', from: 'this', to: 'pool', amount: { counters: 'this' } }],
      },
    ],
  }),
  // Powerbase: Madrid
  101437: location({
    abilities: [
      {
        by: 'methuselah',
        windows: ['unlock'],
        once: 'phase',
        when: [{ if: 'not', of: { if: 'atLeast', a: { counters: 'this' }, b: 4 } }],
        effects: [{ do: 'gainBlood', who: 'this', amount: 1 }],
      },
      {
        by: 'methuselah',
        windows: ['polling'],
        cost: { lock: 'this' },
        picks: [{ pick: 'card', filter: { kind: 'vampire', sect: 'sabbat', titled: true } }],
        effects: [
          {
            do: 'modify',
            stat: 'votes',
            amount: { counters: 'this' },
            who: { pick: 0 },
            for: 'referendum',
          },
        ],
      },
      {
        by: 'anyMinion',
        when: [
          { if: 'is', card: 'self', filter: { kind: 'vampire' } },
          { if: 'is', card: 'this', filter: { of: 'others' } },
        ],
        action: { kind: 'special' },
        effects: [{ do: 'burnBlood', who: 'this', amount: { counters: 'this' } }],
      },
    ],
  }),
  // Powerbase: Savannah
  101442: location({
    abilities: [
      {
        by: 'methuselah',
        windows: ['beforeRange'],
        when: [{ if: 'is', card: 'acting', filter: { kind: 'vampire', of: 'you', inCombat: true } }],
        picks: [
          {
            pick: 'card',
            filter: { keyword: 'location', unique: true, of: 'you', not: 'this', locked: false },
          },
        ],
        effects: [{ do: 'lock', who: { pick: 0 } }, { do: 'endCombat' }],
      },
      {
        by: 'anyMinion',
        when: [{ if: 'is', card: 'self', filter: { kind: 'vampire' } }],
        action: { kind: 'special' },
        effects: [{ do: 'steal', who: 'this' }],
      },
    ],
  }),
  // Powerbase: Munich
  102301: location({
    abilities: [
      {
        by: 'methuselah',
        windows: ['master'],
        cost: { lock: 'this' },
        picks: [{ pick: 'card', filter: { kind: 'vampire', discipline: 'obl', of: 'you', minCounters: 1 } }],
        effects: [{ do: 'moveBlood', from: { pick: 0 }, to: 'pool', amount: 1 }],
      },
      {
        by: 'methuselah',
        windows: ['master'],
        cost: { lock: 'this' },
        picks: [{ pick: 'card', filter: { kind: 'vampire', discipline: 'obl', of: 'you', region: 'ready' } }],
        effects: [{ do: 'poolToCard', who: 'you', to: { pick: 0 }, amount: 1 }],
      },
      {
        by: 'anyMinion',
        when: [{ if: 'is', card: 'self', filter: { kind: 'vampire', sect: 'independent' } }],
        action: { kind: 'special' },
        cost: { blood: 1 },
        effects: [{ do: 'burn', who: 'this' }],
      },
    ],
  }),
};
