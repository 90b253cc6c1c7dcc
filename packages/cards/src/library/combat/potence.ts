import type { Effect, Mode } from '@methuselah/engine/language';
import type { LibraryDefinition, ModeDefinition } from '../../definition/definition.ts';
import { handStrike, mode, optionalPress } from '../../definition/make.ts';

const grapple: Pick<Mode, 'windows' | 'when' | 'once'> = {
  windows: ['beforeStrikes'],
  when: [{ if: 'range', is: 'close' }],
  once: 'round',
};
const handStrikesOnly: readonly Effect[] = [
  { do: 'restrict', what: 'handStrikesOnly', who: 'self', for: 'round' },
  { do: 'restrict', what: 'handStrikesOnly', who: 'opposing', for: 'round' },
];

const signpost = (printed: string, amount: number): ModeDefinition =>
  mode(printed, {
    windows: ['beforeRange'],
    effects: [{ do: 'modify', stat: 'baseStrength', amount, who: 'self', for: 'combat' }],
  });

export const COMBAT_POTENCE: Readonly<Record<number, LibraryDefinition>> = {
  // Immortal Grapple
  100959: {
    modes: [
      mode('pot', { ...grapple, effects: handStrikesOnly }),
      mode('POT', {
        ...grapple,
        effects: [...handStrikesOnly, optionalPress, { do: 'nextRoundAt', range: 'close' }],
      }),
    ],
  },
  // Thrown Gate
  101982: {
    modes: [
      mode('pot', { strike: { kind: 'damage', amount: 1, ranged: true }, maneuver: 'optional' }),
      mode('POT', { strike: { kind: 'damage', amount: 2, ranged: true }, maneuver: 'optional' }),
    ],
  },
  // Thrown Sewer Lid
  101983: {
    modes: [
      mode('pot', {
        when: [{ if: 'range', is: 'long' }],
        strike: { kind: 'damage', amount: 3, ranged: true },
      }),
      mode('POT', {
        when: [{ if: 'range', is: 'long' }],
        strike: { kind: 'damage', amount: 3, ranged: true },
        effects: [optionalPress],
      }),
    ],
  },
  // Roundhouse
  102215: {
    modes: [
      mode('pot', { strike: { kind: 'damage', hand: true, amount: 2 } }),
      mode('POT', { strike: { kind: 'damage', hand: true, amount: 3 } }),
    ],
  },
  // Slam
  101798: {
    modes: [
      mode('pot', { strike: handStrike({ amount: 2 }) }),
      mode('POT', { strike: handStrike({ amount: 2 }), maneuver: 'optional', maneuverTo: 'close' }),
    ],
  },
  // Soulgrinder
  102340: {
    modes: [
      mode('pot', { strike: handStrike({ amount: 2 }) }),
      mode('tha', { strike: handStrike({ amount: 2 }) }),
      mode('POT', { strike: handStrike({ amount: 2, unpreventableBy: 'for' }) }),
      mode('THA', { strike: handStrike({ amount: 2, unpreventableBy: 'for' }) }),
    ],
  },
  // Torn Signpost
  101993: { modes: [signpost('pot', 2), signpost('POT', 3)] },
};
