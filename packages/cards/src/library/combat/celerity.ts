import type { Condition } from '@methuselah/engine/language';
import type { LibraryDefinition, ModeDefinition } from '../../definition/definition.ts';
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

/** One in each combat with each Discipline, whoever plays it. */
const onceAtEach: Pick<ModeDefinition, 'once' | 'onceBy' | 'onceForMode'> = {
  once: 'combat',
  onceBy: 'everyone',
  onceForMode: true,
};
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
  // Hell-for-Leather
  100910: {
    modes: [
      mode('ani', {
        strike: { kind: 'dodge' },
        effects: [{ do: 'additionalStrikes', amount: 1 }],
        ...onceAtEach,
      }),
      mode('cel', {
        windows: ['afterStrikes'],
        effects: [{ do: 'additionalStrikes', amount: 1, unlimited: true }],
        ...onceAtEach,
      }),
      mode('obt', {
        windows: ['roundEnd'],
        when: [
          { if: 'is', card: 'self', filter: { region: 'ready' } },
          { if: 'not', of: { if: 'is', card: 'opposing', filter: { region: 'ready' } } },
        ],
        effects: [{ do: 'burnPool', who: { controllerOf: 'opposing' }, amount: 2 }],
        ...onceAtEach,
      }),
    ],
    requires: { sect: ['anarch'] },
  },
  // Lightning Reflexes
  101107: {
    modes: [
      additionalStrike('cel'),
      mode('CEL', {
        windows: ['afterStrikes'],
        x: { min: 1, max: { counters: 'self' } },
        effects: [{ do: 'gate', pay: { blood: 'x' }, effects: [{ do: 'additionalStrikes', amount: 'x' }] }],
      }),
    ],
  },
};
