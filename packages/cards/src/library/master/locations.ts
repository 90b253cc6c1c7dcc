import type { Ability, Filter, LibraryCard } from '@methuselah/engine';
import { burnedByAction, card, duringPolling, moreStealth } from '../../make.ts';

/** Locations: unique master cards that stay in play. */

const location = (id: number, name: string, more: Partial<LibraryCard>): LibraryCard =>
  card(id, name, [{ type: 'master', stays: 'table' }], { unique: true, keywords: ['location'], ...more });

const ofClan = (clan: string, more: Filter = {}): Filter => ({ kind: 'vampire', clan, ...more });

const huntingGround = (id: number, name: string, clan: string): LibraryCard =>
  location(id, name, {
    keywords: ['location', 'huntingGround'],
    requires: { clan: [clan] },
    cost: { pool: 2 },
    abilities: [
      {
        by: 'methuselah',
        windows: ['unlock'],
        once: 'phase',
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'ready' } }],
        effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 1, onlyOneEachTurn: 'huntingGround' }],
      },
    ],
  });

/** In the influence phase, a blood for an uncontrolled vampire of the clan. */
const patron = (clan: string): Ability => ({
  by: 'methuselah',
  windows: ['influence'],
  cost: { lock: 'this' },
  picks: [{ pick: 'card', filter: ofClan(clan, { of: 'you', region: 'uncontrolled' }) }],
  effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 1 }],
});

export const LOCATIONS: readonly LibraryCard[] = [
  huntingGround(100015, 'Academic Hunting Ground', 'Tremere'),
  huntingGround(100108, 'Asylum Hunting Ground', 'Malkavian'),
  huntingGround(101808, 'Slum Hunting Ground', 'Nosferatu'),
  huntingGround(101821, 'Society Hunting Ground', 'Toreador'),
  huntingGround(102084, 'Uptown Hunting Ground', 'Ventrue'),
  location(100081, 'Arcane Library', {
    requires: { clan: ['Tremere'] },
    cost: { pool: 2 },
    abilities: [patron('Tremere')],
  }),
  location(100095, 'Art Museum', {
    requires: { clan: ['Toreador'] },
    cost: { pool: 2 },
    abilities: [patron('Toreador')],
  }),
  location(100135, 'The Barrens', {
    abilities: [
      {
        by: 'methuselah',
        cost: { lock: 'this' },
        effects: [{ do: 'discard', who: 'you', amount: 1 }],
      },
    ],
  }),
  location(100329, 'Chantry', {
    requires: { clan: ['Tremere'] },
    abilities: [
      {
        by: 'methuselah',
        windows: ['master'],
        cost: {
          lock: 'this',
          poolOrBlood: { amount: 1, of: ofClan('Tremere', { of: 'you', region: 'ready' }) },
        },
        picks: [{ pick: 'card', filter: ofClan('Tremere', { region: 'torpor' }) }],
        effects: [{ do: 'toReady', who: { pick: 0 } }],
      },
    ],
  }),
  location(100444, 'Creepshow Casino', {
    cost: { pool: 2 },
    abilities: [
      {
        by: 'methuselah',
        windows: ['announced'],
        when: [
          { if: 'is', card: 'acting', filter: { kind: 'vampire', of: 'you' } },
          { if: 'directed', is: false },
        ],
        cost: { lock: 'this' },
        effects: [moreStealth(1, { evenIfNotNeeded: true })],
      },
    ],
  }),
  location(100620, 'Elder Library', {
    cost: { pool: 1 },
    statics: [{ stat: 'handSize', amount: 1, who: 'you' }],
  }),
  location(100632, 'Elysium: The Palace of Versailles', {
    cost: { pool: 2 },
    abilities: [
      {
        by: 'methuselah',
        ...duringPolling,
        cost: { lock: 'this' },
        effects: [
          {
            do: 'modify',
            stat: 'votes',
            amount: 1,
            who: { all: { kind: 'vampire', of: 'you', sect: 'camarilla', titled: true } },
            for: 'referendum',
          },
        ],
      },
    ],
  }),
  location(100984, 'Information Highway', {
    statics: [{ stat: 'transfers', amount: 2, who: 'you' }],
  }),
  location(101070, 'The Labyrinth', {
    requires: { clan: ['Nosferatu'] },
    cost: { pool: 1 },
    abilities: [
      {
        by: 'methuselah',
        when: [{ if: 'is', card: 'acting', filter: ofClan('Nosferatu', { of: 'you' }) }],
        cost: { lock: 'this' },
        effects: [moreStealth(1)],
      },
    ],
  }),
  location(102109, 'Ventrue Headquarters', {
    requires: { clan: ['Ventrue'] },
    cost: { pool: 1 },
    abilities: [
      {
        by: 'methuselah',
        windows: ['polling'],
        cost: { lock: 'this' },
        effects: [{ do: 'modify', stat: 'votes', amount: 3, who: 'you', for: 'referendum' }],
      },
    ],
  }),
  location(102149, 'Warsaw Station', {
    requires: { clan: ['Nosferatu'] },
    cost: { pool: 2 },
    abilities: [
      {
        by: 'methuselah',
        windows: ['announced'],
        when: [
          { if: 'is', card: 'acting', filter: ofClan('Nosferatu') },
          { if: 'directed', is: false },
        ],
        cost: { lock: 'this' },
        effects: [
          {
            do: 'schedule',
            at: 'actionResolved',
            about: 'acting',
            for: 'action',
            effects: [
              {
                do: 'gate',
                if: [{ if: 'successful' }, { if: 'is', card: 'acting', filter: ofClan('Nosferatu') }],
                effects: [{ do: 'unlock', who: 'acting' }],
              },
            ],
          },
        ],
      },
      {
        by: 'methuselah',
        cost: { burnThis: true },
        picks: [{ pick: 'card', filter: ofClan('Nosferatu', { region: 'torpor' }) }],
        effects: [{ do: 'toReady', who: { pick: 0 } }],
      },
    ],
  }),
  location(102152, 'Wasserschloss Anif, Austria', {
    requires: { clan: ['Tremere'] },
    abilities: [
      {
        by: 'methuselah',
        windows: ['master'],
        once: 'phase',
        picks: [{ pick: 'card', filter: ofClan('Tremere', { of: 'you', minCounters: 1 }) }],
        effects: [{ do: 'moveBlood', from: { pick: 0 }, to: 'this', amount: 1 }],
      },
      {
        by: 'methuselah',
        windows: ['influence'],
        cost: { lock: 'this' },
        picks: [{ pick: 'card', filter: ofClan('Tremere', { of: 'you', region: 'uncontrolled' }) }],
        effects: [{ do: 'moveBlood', from: 'this', to: { pick: 0 }, amount: { counters: 'this' } }],
      },
      burnedByAction,
    ],
    statics: [
      {
        stat: 'stealth',
        amount: 1,
        who: 'acting',
        if: [
          { if: 'actionWith', card: 'this' },
          { if: 'is', card: 'acting', filter: ofClan('Malkavian') },
        ],
      },
    ],
  }),
];
