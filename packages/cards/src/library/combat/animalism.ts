import type { Effect } from '@methuselah/engine/language';
import type { LibraryDefinition, ModeDefinition } from '../../definition/definition.ts';
import { handStrike, inFirstRound, mode, optionalPress } from '../../definition/make.ts';

/** Environmental damage to the opposing minion in each round of this combat. */
const damageEachRound = (printed: string, amount: number): ModeDefinition =>
  mode(printed, {
    windows: ['beforeRange'],
    once: 'combat',
    effects: [
      {
        do: 'schedule',
        at: 'strikesResolve',
        for: 'combat',
        effects: [{ do: 'damage', to: 'opposing', amount, ranged: true }],
      },
    ],
  });

const rage = (printed: string, amount: number): ModeDefinition =>
  mode(printed, {
    windows: ['beforeRange'],
    once: 'combat',
    effects: [
      { do: 'modify', stat: 'handSize', amount: 1, who: 'you', for: 'combat' },
      { do: 'modify', stat: 'handDamage', amount, who: 'self', for: 'combat' },
    ],
  });

const beast: Pick<ModeDefinition, 'windows' | 'when' | 'once'> = {
  windows: ['beforeRange'],
  when: [inFirstRound, { if: 'opposing', kind: 'vampire' }],
  once: 'combat',
};
const drawnOut: readonly Effect[] = [
  { do: 'modify', stat: 'strength', amount: 1, who: 'opposing', for: 'combat' },
  { do: 'restrict', what: 'maneuverToLong', who: 'opposing', for: 'combat' },
  { do: 'restrict', what: 'pressToEnd', who: 'opposing', for: 'combat' },
  { do: 'restrict', what: 'useEquipment', who: 'opposing', for: 'combat' },
];

export const COMBAT_ANIMALISM: Readonly<Record<number, LibraryDefinition>> = {
  // Aid from Bats
  100029: {
    modes: [
      mode('ani', { strike: { kind: 'damage', amount: 1, ranged: true }, maneuver: 'optional' }),
      mode('ANI', {
        strike: { kind: 'damage', amount: 1, ranged: true },
        maneuver: 'optional',
        effects: [optionalPress],
      }),
    ],
  },
  // Carrion Crows
  100301: { modes: [damageEachRound('ani', 1), damageEachRound('ANI', 2)] },
  // Canine Horde
  100290: {
    modes: [
      mode('ani', { strike: { kind: 'damage', amount: 1, ranged: true } }),
      mode('ANI', {
        when: [{ if: 'atLeast', a: { count: { kind: 'equipment', on: 'opposing' } }, b: 1 }],
        strike: { kind: 'destroyEquipment', ranged: true, first: true },
      }),
    ],
  },
  // Dust Up
  100597: {
    modes: [
      mode('ani', { strike: handStrike({ amount: 1, undodgeable: true }) }),
      mode('cel', { strike: { kind: 'dodge' }, effects: [{ do: 'additionalStrikes', amount: 1 }] }),
      mode('pot', { strike: handStrike({ amount: 2 }) }),
    ],
    requires: { sect: ['anarch'] },
  },
  // Rage of Apedemak
  102336: { modes: [rage('ani', 1), rage('pot', 1), rage('ANI', 2), rage('POT', 2)] },
  // Drawing Out the Beast
  100585: {
    modes: [
      mode('ani', { ...beast, effects: drawnOut }),
      mode('ANI', {
        ...beast,
        effects: [
          ...drawnOut,
          {
            do: 'schedule',
            at: 'pressStep',
            for: 'combat',
            effects: [{ do: 'damage', to: 'opposing', amount: 1, unpreventable: true }],
          },
        ],
      }),
    ],
  },
  // Terror Frenzy
  101960: {
    modes: [
      mode('ani', {
        windows: ['beforeRange'],
        when: [inFirstRound],
        effects: [
          { do: 'restrict', what: 'maneuverToClose', who: 'opposing', for: 'combat' },
          { do: 'restrict', what: 'pressToContinue', who: 'opposing', for: 'combat' },
          { do: 'restrict', what: 'useEquipment', who: 'opposing', for: 'combat' },
        ],
      }),
      mode('ANI', {
        windows: ['beforeRange'],
        once: 'combat',
        onceForMode: true,
        effects: [
          {
            do: 'modify',
            stat: 'cost',
            amount: 1,
            who: 'opposing',
            for: 'combat',
            cards: { type: ['combat'] },
            kind: 'blood',
            if: [{ if: 'opposing', kind: 'vampire' }],
          },
        ],
      }),
    ],
  },
  // Bear's Skin
  100145: {
    modes: [
      mode('ani pro', {
        windows: ['beforeRange'],
        once: 'combat',
        effects: [
          { do: 'modify', stat: 'strength', amount: 1, who: 'self', for: 'round' },
          { do: 'grant', grant: 'prevent', who: 'self', for: 'round', amount: 1 },
        ],
      }),
      mode('ANI PRO', {
        windows: ['beforeRange'],
        once: 'combat',
        effects: [
          { do: 'modify', stat: 'strength', amount: 1, who: 'self', for: 'combat' },
          { do: 'grant', grant: 'prevent', who: 'self', for: 'combat', amount: 1, eachRound: true },
        ],
      }),
    ],
  },
};
