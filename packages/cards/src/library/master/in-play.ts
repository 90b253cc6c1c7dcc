import type { Condition, Filter } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';
import { burnedByAction, location, moreBleed } from '../../definition/make.ts';

const aVampire: Condition = { if: 'is', card: 'self', filter: { kind: 'vampire' } };

const readyVampire: Filter = { kind: 'vampire', of: 'you', region: 'ready' };

/** Master cards that stay in play by themselves. */
export const MASTER_IN_PLAY: Readonly<Record<number, LibraryDefinition>> = {
  // Jake Washington
  101019: {
    modes: [{ stays: 'table' }],
    becomes: { type: 'ally', keywords: ['mortal'] },
    life: 1,
    strength: 0,
    bleed: 0,
    abilities: [
      {
        by: 'methuselah',
        windows: ['unlock'],
        cost: { burnThis: true },
        x: { min: 1, max: 4 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', region: 'ready', maxCounters: 0 } }],
        effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 'x' }],
      },
    ],
  },
  // Anarch Revolt
  100055: {
    modes: [{ stays: 'table' }],
    abilities: [
      {
        by: 'anyMethuselah',
        windows: ['unlock'],
        duty: true,
        once: 'phase',
        when: [
          {
            if: 'not',
            of: {
              if: 'atLeast',
              a: { count: { kind: 'vampire', sect: 'anarch', of: 'you', region: 'ready' } },
              b: 1,
            },
          },
        ],
        effects: [{ do: 'burnPool', who: 'you', amount: 1 }],
      },
      {
        by: 'anyMinion',
        when: [aVampire],
        action: { kind: 'political', stealth: 1, passes: [{ do: 'burn', who: 'this' }] },
      },
    ],
  },
  // Black Forest Base
  100165: {
    ...location({
      abilities: [
        {
          by: 'anyMinion',
          once: 'turn',
          when: [{ if: 'is', card: 'self', filter: { kind: 'vampire', sect: 'sabbat' } }],
          action: {
            kind: 'political',
            stealth: 1,
            passes: [{ do: 'gainPool', who: 'actingMethuselah', amount: 2 }],
          },
        },
        {
          by: 'anyMinion',
          when: [{ if: 'is', card: 'self', filter: { kind: 'ally', keyword: 'changeling' } }],
          action: { kind: 'special', stealth: 1 },
          effects: [{ do: 'burn', who: 'this' }],
        },
      ],
    }),
    requires: { sect: ['sabbat'] },
  },
  // Bleeding the Vine
  100178: {
    modes: [{ stays: 'table' }],
    abilities: [
      {
        by: 'methuselah',
        windows: ['unlock'],
        duty: true,
        once: 'phase',
        effects: [
          {
            do: 'gate',
            may: true,
            pay: { lock: 'this' },
            effects: [],
            else: [{ do: 'burnPool', who: 'you', amount: 1 }],
          },
        ],
      },
      {
        by: 'methuselah',
        cost: { lock: 'this' },
        when: [{ if: 'played', card: { type: ['master'], outOfTurn: false }, by: 'others' }],
        effects: [
          { do: 'modify', stat: 'masterActions', amount: 1, who: 'player', for: 'turn' },
          { do: 'cancel', unpaid: true },
        ],
      },
    ],
  },
  // Club Illusion
  100366: location({
    abilities: [
      {
        by: 'anyMinion',
        windows: ['announced'],
        when: [
          { if: 'is', card: 'self', filter: { kind: 'vampire', sect: 'anarch' } },
          { if: 'selfIs', role: 'acting' },
          { if: 'action', kind: ['bleed'] },
        ],
        once: 'action',
        cost: { blood: 1 },
        effects: [moreBleed(1, { who: 'self' })],
      },
    ],
  }),
  // The Coven
  100435: {
    modes: [{ stays: 'table' }],
    abilities: [
      {
        by: 'methuselah',
        cost: { lock: 'this' },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'ready' } }],
        effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 2 }],
      },
    ],
    triggers: [
      {
        at: 'discardPhase',
        aboutThis: 'you',
        effects: [{ do: 'control', who: 'this', to: 'yourPredator' }],
      },
    ],
  },
  // Failsafe
  100691: {
    modes: [{ stays: 'table' }],
    abilities: [
      {
        by: 'methuselah',
        windows: ['master'],
        when: [{ if: 'not', of: { if: 'atLeast', a: { pool: 'you' }, b: 3 } }],
        cost: { masterActions: 1, burnThis: true },
        effects: [{ do: 'gainPool', who: 'you', amount: 4 }],
      },
    ],
  },
  // Frontal Assault
  100794: {
    modes: [{ stays: 'table' }],
    abilities: [
      {
        by: 'anyMinion',
        when: [
          { if: 'is', card: 'self', filter: { kind: 'minion', of: 'you', region: 'ready' } },
          { if: 'is', card: 'this', filter: { of: 'you' } },
        ],
        action: { kind: 'special' },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'yourPrey', region: 'ready' } }],
        effects: [{ do: 'enterCombat', first: 'self', second: { pick: 0 } }],
      },
    ],
    triggers: [
      {
        at: 'burned',
        about: { kind: 'minion', of: 'yourPrey', region: 'ready' },
        effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
      },
      {
        at: 'toTorpor',
        about: { kind: 'vampire', of: 'yourPrey' },
        effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
      },
      {
        at: 'influencePhase',
        aboutThis: 'you',
        effects: [
          { do: 'burn', who: 'this' },
          {
            do: 'burnPool',
            who: 'you',
            amount: { count: { kind: 'minion', of: 'yourPrey', region: 'ready' } },
          },
        ],
      },
    ],
  },
  // Millicent Smith, Puritan Vampire Hunter
  101210: {
    modes: [{ stays: 'table' }],
    triggers: [
      {
        at: 'blockSucceeded',
        if: [{ if: 'is', card: 'acting', filter: { kind: 'vampire', of: 'you' } }],
        effects: [
          { do: 'burn', who: 'this' },
          { do: 'burn', who: 'acting' },
        ],
      },
      {
        at: 'discardPhase',
        aboutThis: 'you',
        effects: [{ do: 'control', who: 'this', to: 'yourPredator' }],
      },
    ],
  },
  // Mob Connections
  101229: {
    modes: [{ stays: 'table' }],
    abilities: [
      {
        by: 'methuselah',
        windows: ['press'],
        cost: { lock: 'this' },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'you', inCombat: true } }],
        effects: [{ do: 'grant', grant: 'press', who: { pick: 0 }, for: 'round', only: 'continue' }],
      },
      burnedByAction,
    ],
  },
  // The Parthenon
  101355: location({
    abilities: [
      {
        by: 'methuselah',
        windows: ['master'],
        cost: { lock: 'this' },
        effects: [{ do: 'modify', stat: 'masterActions', amount: 1, who: 'you', for: 'turn' }],
      },
    ],
  }),
  // The Rack
  101536: {
    modes: [
      {
        stays: 'table',
        picks: [{ pick: 'card', filter: readyVampire }],
        effects: [{ do: 'bind', slot: 0, to: { pick: 0 } }],
      },
    ],
    triggers: [
      {
        at: 'controlChanged',
        aboutThis: 'this',
        effects: [
          {
            do: 'choose',
            pick: { pick: 'card', filter: readyVampire },
            effects: [{ do: 'bind', slot: 0, to: { pick: 0 } }],
          },
        ],
      },
      {
        at: 'unlockPhase',
        aboutThis: 'you',
        effects: [
          {
            do: 'gate',
            who: { controllerOf: { bound: 0 } },
            may: true,
            if: [{ if: 'is', card: { bound: 0 }, filter: { region: 'controlled' } }],
            effects: [{ do: 'gainBlood', who: { bound: 0 }, amount: 2 }],
          },
        ],
      },
    ],
    abilities: [
      {
        by: 'anyMinion',
        when: [aVampire],
        action: { kind: 'special' },
        effects: [{ do: 'steal', who: 'this' }],
      },
    ],
  },
};
