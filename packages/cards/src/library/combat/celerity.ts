import type { Condition } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';
import {
  additionalStrike,
  afterCombat,
  mode,
  moreStealth,
  optionalPress,
  wasBlocked,
} from '../../definition/make.ts';

/** The opposing minion has a weapon. */
const hasWeapon: readonly Condition[] = [
  { if: 'atLeast', a: { count: { keyword: 'weapon', on: 'opposing' } }, b: 1 },
];

export const COMBAT_CELERITY: Readonly<Record<number, LibraryDefinition>> = {
  // Acrobatics
  100020: {
    modes: [
      mode('cel', { windows: ['afterStrikes'], effects: [{ do: 'additionalStrikes', amount: 1 }] }),
      mode('CEL', { strike: { kind: 'dodge' }, effects: [{ do: 'additionalStrikes', amount: 1 }] }),
    ],
  },
  // Blur
  100227: {
    modes: [
      mode('cel', { windows: ['afterStrikes'], effects: [{ do: 'additionalStrikes', amount: 1 }] }),
      mode('CEL', { windows: ['afterStrikes'], effects: [{ do: 'additionalStrikes', amount: 2 }] }),
    ],
  },
  // Diversion
  100563: {
    modes: [
      mode('cel', { windows: ['afterStrikes'], effects: [{ do: 'additionalStrikes', amount: 1 }] }),
      mode('for', { prevent: 2 }),
      mode('tha', { strike: { kind: 'stealBlood', amount: 1, ranged: true }, maneuver: 'optional' }),
    ],
    requires: { sect: ['anarch'] },
  },
  // Flash
  100744: {
    modes: [
      mode('cel', { press: true }),
      mode('cel', { maneuver: 'must' }),
      mode('CEL', { maneuver: 'must', effects: [optionalPress] }),
    ],
  },
  // Pursuit
  101523: {
    modes: [
      mode('cel', { maneuver: 'must' }),
      mode('CEL', { windows: ['afterStrikes'], effects: [{ do: 'additionalStrikes', amount: 1 }] }),
    ],
  },
  // Resist Earth's Grasp
  101610: {
    modes: [
      mode('cel', { type: 'combat', press: true }),
      mode('cel', {
        type: 'combat',
        maneuver: 'must',
        effects: [{ do: 'grant', grant: 'press', who: 'self', for: 'round' }],
      }),
      mode('CEL', { type: 'modifier', effects: [moreStealth(1)] }),
    ],
  },
  // Side Strike
  101778: {
    modes: [
      mode('cel', { strike: { kind: 'dodge' } }),
      mode('CEL', { windows: ['afterStrikes'], effects: [{ do: 'additionalStrikes', amount: 1 }] }),
    ],
  },
  // Fast Hands
  100704: {
    modes: [
      mode('cel', { when: hasWeapon, strike: { kind: 'stealEquipment', weaponOnly: true } }),
      mode('CEL', { when: hasWeapon, strike: { kind: 'stealEquipment', weaponOnly: true, first: true } }),
    ],
  },
  // Psyche!
  101507: {
    modes: [
      mode('cel', { press: true }),
      mode('CEL', { windows: ['combatEnding'], effects: [{ do: 'queueCombat' }] }),
    ],
  },
  // Quickness
  101532: {
    modes: [
      { ...additionalStrike('cel'), once: 'round' },
      mode('CEL', {
        windows: ['afterStrikes'],
        once: 'round',
        effects: [{ do: 'additionalStrikes', amount: 1, unlimited: true }],
      }),
    ],
  },
  // Sideslip
  101779: {
    modes: [
      mode('cel', { strike: { kind: 'dodge' } }),
      mode('CEL', { prevent: 1, once: 'round', onceForMode: true }),
    ],
  },
  // Torrent
  101995: {
    modes: [
      additionalStrike('cel'),
      mode('CEL', {
        strike: {
          kind: 'combatEnds',
          effects: [afterCombat({ do: 'gate', if: wasBlocked, effects: [{ do: 'continueAction' }] })],
        },
      }),
    ],
  },
};
