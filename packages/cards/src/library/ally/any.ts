import type { LibraryDefinition } from '../../definition/definition.ts';
import { moreIntercept, moreStealth } from '../../definition/make.ts';
import {
  allyOrRetainer,
  burnsInTorpor,
  cannotBlockVampires,
  dodgeOnce,
  maneuverEachCombat,
  otherSpirit,
  recruited,
  shoots,
  spirits,
} from './makers.ts';

/** Allies that any minion can recruit. */
export const ALLY_ANY: Readonly<Record<number, LibraryDefinition>> = {
  // Gregory Winter
  100855: {
    ...recruited,
    life: 4,
    strength: 1,
    bleed: 1,
    abilities: [
      {
        by: 'self',
        action: { kind: 'special', stealth: 1 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others' } }],
        effects: [{ do: 'moveBlood', from: { pick: 0 }, to: 'this', amount: 1 }],
      },
      burnsInTorpor({ do: 'gainBlood', who: 'this', amount: 2 }),
    ],
    triggers: [
      { at: 'unlockPhase', aboutThis: 'you', effects: [{ do: 'burnBlood', who: 'this', amount: 1 }] },
    ],
  },
  // Mylan Horseed
  101261: {
    ...recruited,
    life: 1,
    strength: 0,
    bleed: 1,
    statics: [cannotBlockVampires],
    abilities: [
      dodgeOnce,
      {
        by: 'self',
        action: { kind: 'special', stealth: 1 },
        picks: [
          {
            pick: 'card',
            filter: {
              kind: 'vampire',
              region: 'ready',
              minCapacity: 8,
              except: [{ sect: 'camarilla' }],
            },
          },
        ],
        effects: [{ do: 'unlock', who: { pick: 0 } }],
      },
    ],
  },
  // Vagabond Mystic
  102087: {
    ...recruited,
    life: 2,
    strength: 0,
    bleed: 0,
    statics: [cannotBlockVampires],
    abilities: [
      {
        by: 'self',
        cost: { lock: 'self' },
        picks: [{ pick: 'card', filter: { kind: 'ally', of: 'you' } }],
        effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 1, upToStart: true }],
      },
    ],
  },
  // ECTU Operative
  102237: {
    ...recruited,
    life: 3,
    strength: 1,
    bleed: 0,
    abilities: [shoots(1), maneuverEachCombat, burnsInTorpor()],
  },
  // Fiorella, Empty One
  102322: {
    ...recruited,
    life: 1,
    strength: 1,
    bleed: 1,
    abilities: [
      {
        by: 'self',
        when: [{ if: 'is', card: 'acting', filter: otherSpirit }],
        cost: { lock: 'self' },
        effects: [moreStealth(1)],
      },
      {
        by: 'self',
        when: [{ if: 'is', card: 'blocker', filter: otherSpirit }],
        cost: { lock: 'self' },
        effects: [moreIntercept(1, { who: 'blocker' })],
      },
    ],
  },
  // Heartrender
  102327: {
    ...recruited,
    life: 1,
    strength: 1,
    bleed: 1,
    abilities: [
      {
        by: 'self',
        action: { kind: 'special', stealth: 1 },
        picks: [
          {
            pick: 'card',
            filter: {
              of: 'others',
              either: allyOrRetainer.map((each) => ({ ...each, except: spirits })),
            },
          },
        ],
        effects: [
          { do: 'remove', who: 'this' },
          { do: 'burn', who: { pick: 0 } },
        ],
      },
    ],
  },
};
