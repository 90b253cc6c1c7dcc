import type { Condition } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';
import {
  directedAtYou,
  duringBleed,
  entersCombat,
  inFirstRound,
  moreBleed,
  moreStealth,
  recruit,
} from '../../definition/make.ts';
import { devours, noEquipment, pressEachCombat, recruited, shoots } from './makers.ts';

/** Its own bleed action. */
const itBleeds: readonly Condition[] = [{ if: 'selfIs', role: 'acting' }, ...duringBleed];

/** Zombies, wraiths, ghouls and creatures with special rules. */
export const ALLY_CREATURES: Readonly<Record<number, LibraryDefinition>> = {
  // Bone Shambler
  102293: {
    modes: [recruit('obl'), recruit('OBL')],
    life: 1,
    strength: 1,
    bleed: 1,
    statics: [...noEquipment, { restrict: 'haveRetainers', who: 'this' }],
    abilities: [
      {
        by: 'self',
        when: itBleeds,
        once: 'action',
        picks: [
          {
            pick: 'card',
            filter: { kind: 'ally', named: 'Bone Shambler', of: 'you', not: 'this', locked: false },
          },
        ],
        effects: [{ do: 'lock', who: { pick: 0 } }, moreBleed(1, { unlimited: true })],
      },
      {
        by: 'self',
        when: [...itBleeds, { if: 'superior' }],
        once: 'action',
        picks: [{ pick: 'card', filter: { kind: 'vampire', clan: 'Hecata', of: 'you', minCounters: 1 } }],
        effects: [{ do: 'burnBlood', who: { pick: 0 }, amount: 1 }, moreBleed(1, { unlimited: true })],
      },
    ],
  },
  // Aggressive Corpse
  102286: {
    ...recruited,
    life: 3,
    strength: 2,
    bleed: 0,
    statics: [
      { restrict: 'beTargeted', who: 'this', cards: { discipline: ['dom', 'pre'] } },
      { restrict: 'undodgeable', who: 'this' },
      { restrict: 'gainBlood', who: 'this' },
    ],
    abilities: [entersCombat({ kind: 'minion' })],
  },
  // Screamer
  102292: {
    ...recruited,
    life: 1,
    strength: 1,
    bleed: 1,
    abilities: [
      {
        by: 'methuselah',
        windows: ['beforeBlocks', 'blocking', 'declined'],
        when: [{ if: 'is', card: 'acting', filter: { kind: 'minion', of: 'preyOrPredator' } }],
        cost: { burnThis: true },
        effects: [moreStealth(-1)],
      },
      {
        by: 'methuselah',
        windows: ['announced'],
        when: [directedAtYou, { if: 'targets', filter: { kind: 'ally', of: 'you' } }],
        cost: { burnThis: true },
        effects: [{ do: 'endAction' }],
      },
    ],
  },
  // The Vozhd of Sofia
  102267: {
    ...recruited,
    life: 5,
    strength: 3,
    bleed: 0,
    triggers: [devours],
    abilities: [
      shoots(3),
      entersCombat({ kind: 'minion' }),
      ...(['ally', 'retainer'] as const).map((discardType) => ({
        by: 'methuselah' as const,
        windows: ['unlock' as const],
        once: 'phase' as const,
        onceShared: true,
        cost: { discard: 1, discardType },
        effects: [{ do: 'gainBlood' as const, who: 'this' as const, amount: 2 }],
      })),
    ],
  },
  // The Vozhd of Szczecin
  102365: {
    ...recruited,
    life: 5,
    strength: 4,
    bleed: 0,
    triggers: [devours],
    abilities: [
      entersCombat({ kind: 'vampire' }),
      {
        by: 'self',
        when: [{ if: 'inCombat', is: true }],
        prevent: 2,
        once: 'combat',
        cost: { discard: 1, discardNeeds: 'pro' },
      },
      {
        by: 'methuselah',
        windows: ['minion'],
        anyTurn: true,
        once: 'phase',
        when: [
          { if: 'not', of: { if: 'yourTurn' } },
          { if: 'is', card: 'this', filter: { locked: true } },
        ],
        picks: [{ pick: 'card', filter: { kind: 'vampire', clan: 'Tzimisce', of: 'you', minCounters: 1 } }],
        effects: [
          { do: 'burnBlood', who: { pick: 0 }, amount: 1 },
          { do: 'unlock', who: 'this' },
        ],
      },
    ],
  },
  // Rock Cat
  101645: {
    ...recruited,
    life: 4,
    strength: 3,
    bleed: 0,
    statics: [
      {
        restrict: 'strike',
        who: 'opposing',
        if: [{ if: 'is', card: 'opposing', filter: { kind: 'vampire', maxCapacity: 3 } }, inFirstRound],
      },
    ],
    abilities: [entersCombat({ kind: 'minion' }), pressEachCombat],
    playsAs: { pot: 1 },
    asVampire: { capacity: 3 },
  },
  // Carlton Van Wyk
  100298: {
    ...recruited,
    life: 2,
    strength: 0,
    bleed: 0,
    statics: [
      {
        stat: 'intercept',
        amount: 1,
        who: 'this',
        if: [{ if: 'is', card: 'acting', filter: { kind: 'vampire' } }],
      },
    ],
    abilities: [
      shoots(1),
      { by: 'self', strike: { kind: 'dodge' }, once: 'combat' },
      {
        by: 'methuselah',
        windows: ['discard'],
        cost: { burnThis: true },
        picks: [{ pick: 'card', filter: { kind: 'vampire', diablerist: true } }],
        effects: [{ do: 'burn', who: { pick: 0 } }],
      },
    ],
  },
  // Neighborhood Watch Commander
  101270: {
    ...recruited,
    life: 1,
    strength: 1,
    bleed: 0,
    abilities: [
      {
        by: 'self',
        windows: ['resolved'],
        when: [
          { if: 'not', of: { if: 'successful' } },
          { if: 'is', card: 'acting', filter: { kind: 'vampire' } },
        ],
        once: 'action',
        onceBy: 'everyone',
        cost: { lock: 'self' },
        effects: [{ do: 'damage', to: 'acting', amount: 1, by: 'this' }],
      },
    ],
  },
};
