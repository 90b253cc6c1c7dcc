import type { Ability, Filter } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';
import {
  bleedingYou,
  burnedByAction,
  duringPolling,
  huntingGround,
  location,
  moreBleed,
  moreStealth,
} from '../../definition/make.ts';

const ofClan = (clan: string, more: Filter = {}): Filter => ({ kind: 'vampire', clan, ...more });

/** In the influence phase, adds 1 blood to an uncontrolled vampire of the clan. */
const patron = (clan: string): Ability => ({
  by: 'methuselah',
  windows: ['influence'],
  cost: { lock: 'this' },
  picks: [{ pick: 'card', filter: ofClan(clan, { of: 'you', region: 'uncontrolled' }) }],
  effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 1 }],
});

/** Locations: master cards that stay in play. */
export const MASTER_LOCATIONS: Readonly<Record<number, LibraryDefinition>> = {
  // Academic Hunting Ground
  100015: huntingGround,
  // Anarch Railroad
  100054: location({
    abilities: [
      {
        by: 'methuselah',
        cost: { lock: 'this' },
        when: [{ if: 'is', card: 'acting', filter: { kind: 'vampire', sect: 'anarch' } }],
        effects: [moreStealth(1)],
      },
    ],
  }),
  // Arcane Library
  100081: location({ abilities: [patron('Tremere')] }),
  // Art Museum
  100095: location({ abilities: [patron('Toreador')] }),
  // Asylum Hunting Ground
  100108: huntingGround,
  // Backways
  100126: location({
    abilities: [
      {
        by: 'methuselah',
        cost: { lock: 'this' },
        when: [{ if: 'is', card: 'acting', filter: { kind: 'vampire', clan: 'Gangrel', of: 'you' } }],
        effects: [moreStealth(1)],
      },
    ],
  }),
  // The Barrens
  100135: location({
    abilities: [
      {
        by: 'methuselah',
        cost: { lock: 'this' },
        effects: [{ do: 'discard', who: 'you', amount: 1 }],
      },
    ],
  }),
  // Chantry
  100329: location({
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
  // Creepshow Casino
  100444: location({
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
  // Dummy Corporation
  100594: location({
    abilities: [
      {
        by: 'methuselah',
        windows: ['beforeBlocks', 'blocking', 'declined'],
        cost: { burnThis: true },
        effects: [moreBleed(-2)],
        when: bleedingYou,
      },
    ],
  }),
  // Ecoterrorists
  100609: location({
    abilities: [
      {
        by: 'methuselah',
        windows: ['influence'],
        cost: { lock: 'this' },
        picks: [
          { pick: 'card', filter: { kind: 'vampire', clan: 'Gangrel', of: 'you', region: 'uncontrolled' } },
        ],
        effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 1 }],
      },
    ],
  }),
  // Elder Library
  100620: location({ statics: [{ stat: 'handSize', amount: 1, who: 'you' }] }),
  // Elysian Fields
  100629: location({
    abilities: [
      {
        by: 'methuselah',
        cost: { lock: 'this' },
        when: [{ if: 'is', card: 'acting', filter: { kind: 'vampire', clan: 'Lasombra', of: 'you' } }],
        effects: [moreStealth(1)],
      },
    ],
  }),
  // Elysium: The Palace of Versailles
  100632: location({
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
  // Fortune Teller Shop
  100777: location({
    abilities: [
      {
        by: 'methuselah',
        cost: { lock: 'this' },
        when: [{ if: 'is', card: 'acting', filter: { kind: 'vampire', clan: 'Ravnos' } }],
        effects: [moreStealth(1)],
      },
    ],
  }),
  // Foundation Exhibit
  100779: location({
    statics: [
      {
        stat: 'votes',
        amount: 1,
        who: { all: { kind: 'vampire', clan: 'Toreador antitribu', of: 'you', titled: false } },
      },
    ],
    abilities: [
      {
        by: 'anyMinion',
        action: { kind: 'special' },
        cost: { blood: 1 },
        effects: [{ do: 'burn', who: 'this' }],
        when: [{ if: 'is', card: 'self', filter: { kind: 'vampire' } }],
      },
    ],
  }),
  // The Hungry Coyote
  100945: location({
    statics: [{ stat: 'hunt', amount: 1, who: { all: { kind: 'vampire', of: 'you', sect: 'sabbat' } } }],
  }),
  // Information Highway
  100984: location({ statics: [{ stat: 'transfers', amount: 2, who: 'you' }] }),
  // The Labyrinth
  101070: location({
    abilities: [
      {
        by: 'methuselah',
        when: [{ if: 'is', card: 'acting', filter: ofClan('Nosferatu', { of: 'you' }) }],
        cost: { lock: 'this' },
        effects: [moreStealth(1)],
      },
    ],
  }),
  // Market Square
  101171: location({
    abilities: [
      {
        by: 'methuselah',
        cost: { lock: 'this' },
        when: [{ if: 'is', card: 'blocker', filter: { kind: 'vampire', clan: 'Banu Haqim', of: 'you' } }],
        effects: [{ do: 'modify', stat: 'intercept', amount: 1, who: 'blocker', for: 'action' }],
      },
    ],
  }),
  // Metro Underground
  101207: location({
    abilities: [
      {
        by: 'methuselah',
        windows: ['discard'],
        cost: { lock: 'this', pool: 1 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you' } }],
        effects: [{ do: 'unlock', who: { pick: 0 } }],
      },
    ],
  }),
  // Monastery of Shadows
  101238: location({
    statics: [{ stat: 'handSize', amount: 1, who: 'you' }],
    abilities: [
      {
        by: 'methuselah',
        cost: { lock: 'this' },
        when: [{ if: 'is', card: 'acting', filter: { kind: 'vampire', minCapacity: 8 } }],
        effects: [moreStealth(1)],
      },
    ],
  }),
  // Opium Den
  101326: location({
    abilities: [
      {
        by: 'methuselah',
        cost: { lock: 'this' },
        when: [{ if: 'is', card: 'acting', filter: { kind: 'vampire', clan: 'Ministry', of: 'you' } }],
        effects: [moreStealth(1)],
      },
    ],
  }),
  // Powerbase: Montreal
  101439: location({
    abilities: [
      {
        by: 'methuselah',
        windows: ['influence'],
        once: 'phase',
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'uncontrolled' } }],
        effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 1 }],
      },
      {
        by: 'anyMinion',
        action: { kind: 'special' },
        effects: [{ do: 'steal', who: 'this' }],
        when: [{ if: 'is', card: 'self', filter: { kind: 'vampire' } }],
      },
    ],
  }),
  // Slum Hunting Ground
  101808: huntingGround,
  // Society Hunting Ground
  101821: huntingGround,
  // Uptown Hunting Ground
  102084: huntingGround,
  // Ventrue Headquarters
  102109: location({
    abilities: [
      {
        by: 'methuselah',
        windows: ['polling'],
        cost: { lock: 'this' },
        effects: [{ do: 'modify', stat: 'votes', amount: 3, who: 'you', for: 'referendum' }],
      },
    ],
  }),
  // Warsaw Station
  102149: location({
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
  // Wasserschloss Anif, Austria
  102152: location({
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
};
