import type { LibraryDefinition } from '../../definition/definition.ts';
import {
  bleedingYou,
  directedAtYou,
  duringBleed,
  entersCombat,
  inFirstRound,
  moreBleed,
  moreIntercept,
  moreStealth,
  recruit,
} from '../../definition/make.ts';
import {
  burnsInTorpor,
  devours,
  heals,
  maneuverEachCombat,
  noEquipment,
  otherCopy,
  pressEachCombat,
  preventEachRound,
  recruited,
  shoots,
} from './makers.ts';

/** Allies that require a clan or a Discipline. */
export const ALLY_CLANS: Readonly<Record<number, LibraryDefinition>> = {
  // Rotting Behemoth
  102304: {
    modes: [recruit('obl'), recruit('OBL')],
    life: 6,
    strength: 3,
    bleed: 0,
    statics: [{ restrict: 'gainBlood', who: 'this' }],
    abilities: [
      { ...entersCombat({ kind: 'minion' }), cost: { counters: 1 } },
      {
        by: 'self',
        when: [{ if: 'superior' }, { if: 'selfIs', role: 'combatant' }, inFirstRound],
        once: 'combat',
        cost: { counters: 1 },
        press: true,
      },
    ],
    triggers: [
      {
        at: 'enteredPlay',
        aboutThis: 'this',
        effects: [
          {
            do: 'choose',
            pick: { pick: 'ash', card: { type: ['ally'] }, vampires: 'too', optional: true },
            effects: [{ do: 'move', who: { pick: 0 }, to: 'removed' }],
            else: [{ do: 'burn', who: 'this' }],
          },
        ],
      },
    ],
  },
  // Saatet-ta
  101665: {
    ...recruited,
    life: 2,
    strength: 2,
    bleed: 1,
    abilities: [
      {
        by: 'self',
        when: [{ if: 'is', card: 'acting', filter: { clan: 'Ministry', of: 'you' } }],
        cost: { lock: 'self' },
        effects: [moreStealth(1)],
      },
      {
        by: 'self',
        when: [{ if: 'is', card: 'blocker', filter: { clan: 'Ministry', of: 'you' } }],
        cost: { lock: 'self' },
        effects: [moreIntercept(1, { who: 'blocker' })],
      },
      {
        by: 'self',
        when: [...duringBleed, { if: 'is', card: 'acting', filter: { clan: 'Ministry', of: 'you' } }],
        cost: { lock: 'self' },
        effects: [moreBleed(1, { unlimited: true })],
      },
    ],
    triggers: [{ at: 'burned', aboutThis: 'this', effects: [{ do: 'move', who: 'this', to: 'library' }] }],
  },
  // Political Ally
  101411: { modes: [{ action: { kind: 'recruit' } }], life: 1, strength: 0, bleed: 3 },
  // Thadius Zho
  101963: {
    modes: [{ action: { kind: 'recruit' } }],
    life: 2,
    strength: 0,
    bleed: 2,
    abilities: [
      { by: 'self', strike: { kind: 'damage', amount: 2, ranged: true } },
      { by: 'self', maneuver: 'must', once: 'combat' },
      {
        by: 'self',
        action: { kind: 'special', stealth: 1 },
        picks: [{ pick: 'card', filter: { kind: 'vampire' } }],
        effects: [{ do: 'burnBlood', who: { pick: 0 }, amount: 1 }],
      },
    ],
  },
  // Underbridge Stray
  102065: {
    modes: [recruit('ani'), recruit('ANI')],
    life: 1,
    strength: 0,
    bleed: 0,
    atSuperior: { life: 2, strength: 1 },
    abilities: [
      {
        by: 'self',
        windows: ['press'],
        cost: { counters: 1 },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'you', inCombat: true } }],
        effects: [{ do: 'grant', grant: 'press', who: { pick: 0 }, for: 'round' }],
      },
      {
        by: 'methuselah',
        windows: ['beforeBlocks', 'blocking', 'declined', 'resolved'],
        when: [directedAtYou, { if: 'is', card: 'this', filter: { not: 'blocker' } }],
        cost: { burnThis: true },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'you', region: 'ready', not: 'this' } }],
        effects: [{ do: 'unlock', who: { pick: 0 } }],
      },
    ],
  },
  // 47th Street Royals
  102217: {
    modes: [{ action: { kind: 'recruit' } }],
    life: 2,
    strength: 1,
    bleed: 0,
    abilities: [{ by: 'methuselah', cost: { burnThis: true }, when: bleedingYou, effects: [moreBleed(-3)] }],
  },
  // City Star Taxi
  102234: {
    modes: [{ action: { kind: 'recruit' } }],
    life: 2,
    strength: 0,
    bleed: 0,
    abilities: [
      { by: 'self', strike: { kind: 'damage', amount: 1, ranged: true } },
      { by: 'self', maneuver: 'must', once: 'combat' },
      {
        by: 'self',
        cost: { lock: 'self' },
        when: [{ if: 'is', card: 'acting', filter: { kind: 'vampire', clan: 'Ravnos', of: 'you' } }],
        effects: [moreStealth(1)],
      },
    ],
  },
  // Freakish Conglomeration
  102324: {
    modes: [recruit('obl'), recruit('tha'), recruit('OBL'), recruit('THA')],
    life: 3,
    strength: 3,
    bleed: 1,
    atSuperior: { life: 4 },
    triggers: [
      { at: 'unlockPhase', aboutThis: 'you', effects: [{ do: 'burnBlood', who: 'this', amount: 1 }] },
    ],
    abilities: [
      {
        by: 'self',
        action: { kind: 'special' },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others', region: 'ready' } }],
        effects: [{ do: 'enterCombat', first: 'self', second: { pick: 0 } }],
      },
    ],
  },
  // Nephandus
  101272: {
    ...recruited,
    life: 2,
    strength: 0,
    bleed: 1,
    statics: [{ stat: 'damageFromOpposing', amount: -1, who: 'this' }],
    abilities: [shoots(1), pressEachCombat, burnsInTorpor({ do: 'gainBlood', who: 'this', amount: 1 })],
  },
  // Outcast Mage
  101337: { ...recruited, life: 2, strength: 0, bleed: 1, abilities: [shoots(2), maneuverEachCombat] },
  // Ponticulus
  101419: {
    ...recruited,
    life: 1,
    strength: 0,
    bleed: 0,
    statics: [
      { stat: 'intercept', amount: 1, who: 'this', if: [directedAtYou] },
      { restrict: 'immuneToNormal', who: 'this' },
      { restrict: 'act', who: 'this' },
      ...noEquipment,
    ],
    abilities: [
      {
        by: 'self',
        cost: { lock: 'self' },
        when: [{ if: 'is', card: 'blocker', filter: { kind: 'vampire', clan: 'Tremere' } }],
        effects: [moreIntercept(1, { who: 'blocker' })],
      },
    ],
  },
  // Renegade Garou
  101602: {
    ...recruited,
    life: 3,
    strength: 2,
    bleed: 0,
    abilities: [maneuverEachCombat, entersCombat({ kind: 'minion' }, { stealth: 1 })],
    triggers: [{ at: 'strikesResolve', effects: [{ do: 'additionalStrikes', amount: 1 }] }, heals],
  },
  // Veneficti
  102103: {
    ...recruited,
    requires: { trait: 'infernal' },
    life: 2,
    strength: 1,
    bleed: 2,
    statics: [
      { stat: 'stealth', amount: 1, who: 'this' },
      { restrict: 'beTargeted', who: 'this', by: { kind: 'ally' } },
      { restrict: 'beTargeted', who: 'this', by: { kind: 'vampire', maxCapacity: 6 } },
    ],
    abilities: [
      {
        by: 'self',
        action: { kind: 'special' },
        picks: [{ pick: 'card', filter: { kind: 'ally', keyword: 'demon', of: 'others' } }],
        effects: [{ do: 'steal', who: { pick: 0 } }],
      },
      {
        by: 'self',
        action: { kind: 'special' },
        picks: [{ pick: 'card', filter: { kind: 'retainer', keyword: 'demon', of: 'others' } }],
        effects: [{ do: 'burn', who: { pick: 0 } }],
      },
    ],
  },
  // War Ghoul
  102144: {
    ...recruited,
    life: 5,
    strength: 4,
    bleed: 0,
    triggers: [devours],
    abilities: [
      preventEachRound,
      entersCombat({ kind: 'vampire' }),
      {
        by: 'self',
        when: [{ if: 'inCombat', is: false }],
        cost: { lock: 'self', burnThis: true },
        picks: [{ pick: 'card', filter: { keyword: 'location' } }],
        effects: [{ do: 'burn', who: { pick: 0 } }],
      },
    ],
  },
  // Double Deuce
  102220: {
    ...recruited,
    life: 3,
    strength: 1,
    bleed: 1,
    statics: [{ stat: 'stealth', amount: 1, who: 'this' }],
    triggers: [heals],
  },
  // Gravebound Drone
  102326: {
    modes: [recruit('obl'), recruit('OBL')],
    life: 2,
    strength: 1,
    bleed: 1,
    statics: noEquipment,
    abilities: [
      { by: 'self', cost: { counters: 1 }, prevent: 1, preventFor: { ...otherCopy, inCombat: true } },
      {
        by: 'self',
        when: [{ if: 'superior' }, ...duringBleed, { if: 'selfIs', role: 'acting' }],
        picks: [{ pick: 'card', filter: otherCopy }],
        effects: [{ do: 'burnBlood', who: { pick: 0 }, amount: 1 }, moreBleed(1)],
      },
    ],
  },
  // The Vozhd of Gravesend
  102363: {
    ...recruited,
    life: 5,
    strength: 4,
    bleed: 0,
    triggers: [devours],
    abilities: [
      entersCombat({ kind: 'vampire' }),
      preventEachRound,
      {
        by: 'self',
        when: [{ if: 'played', card: { strike: true }, by: 'opposing' }],
        cost: { counters: 1 },
        effects: [{ do: 'cancel', unpaid: true }],
      },
    ],
  },
  // Muddled Vampire Hunter
  101250: {
    ...recruited,
    life: 1,
    strength: 4,
    bleed: 0,
    statics: [{ restrict: 'firstStrike', who: 'this' }],
    abilities: [entersCombat({ kind: 'vampire' })],
  },
};
