import type { Amount, Effect, Mode, StrikeText } from '@methuselah/engine/language';
import type { LibraryDefinition, ModeDefinition } from '../../definition/definition.ts';
import { atClose, handStrike, mode, optionalPress } from '../../definition/make.ts';

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

/** At the end of a round at close range in which it has inflicted more damage than the opposing vampire. */
const disarm = (printed: string): ModeDefinition =>
  mode(printed, {
    windows: ['roundEnd'],
    when: [
      ...atClose,
      { if: 'opposing', kind: 'vampire' },
      {
        if: 'not',
        of: {
          if: 'atLeast',
          a: { tally: 'damageInflictedThisRound', of: 'opposing' },
          b: { tally: 'damageInflictedThisRound', of: 'self' },
        },
      },
    ],
    effects: [
      { do: 'putOn', who: 'opposing' },
      { do: 'toTorpor', who: 'opposing' },
    ],
  });
const earthshock = (amount: Amount): StrikeText => ({
  kind: 'damage',
  amount,
  ranged: true,
  undodgeable: true,
  notAgainst: { kind: 'minion', trait: 'flight' },
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
  // Disarm
  100549: {
    modes: [disarm('pot'), disarm('POT')],
    onlyOne: 'name',
    statics: [
      { stat: 'strength', amount: -1, who: 'host', if: [{ if: 'not', of: { if: 'superior' } }] },
      { stat: 'strength', amount: -2, who: 'host', if: [{ if: 'superior' }] },
    ],
    abilities: [{ by: 'host', cost: { blood: 3 }, effects: [{ do: 'burn', who: 'this' }] }],
  },
  // Earthshock
  100604: {
    modes: [
      mode('pot', { strike: earthshock({ sum: [{ strength: 'self' }] }) }),
      mode('POT', { strike: earthshock({ sum: [{ strength: 'self' }, 1] }) }),
    ],
  },
};
