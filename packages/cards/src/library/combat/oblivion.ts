import type { Effect } from '@methuselah/engine/language';
import type { LibraryDefinition, ModeDefinition } from '../../definition/definition.ts';
import { afterCombat, mode, moreStealth } from '../../definition/make.ts';

/** Holds blood of the opposing vampire until the combat is over. */
const morbidity = (printed: string, ...more: readonly Effect[]): ModeDefinition =>
  mode(printed, {
    windows: ['beforeRange'],
    when: [{ if: 'opposing', kind: 'vampire' }],
    once: 'round',
    stays: 'table',
    x: { min: 0, max: 2 },
    effects: [
      { do: 'moveBlood', from: 'opposing', to: 'this', amount: 'x' },
      ...more,
      afterCombat(
        { do: 'moveBlood', from: 'this', to: 'opposing', amount: { counters: 'this' } },
        { do: 'burn', who: 'this' },
      ),
    ],
  });
const dearer: Effect = {
  do: 'modify',
  stat: 'cost',
  amount: 1,
  who: 'opposing',
  for: 'combat',
  cards: { type: ['combat'] },
  kind: 'blood',
};

export const COMBAT_OBLIVION: Readonly<Record<number, LibraryDefinition>> = {
  // Arms of Ahriman
  102275: {
    modes: [
      mode('obl', { windows: ['afterStrikes'], effects: [{ do: 'additionalStrikes', amount: 1 }] }),
      mode('OBL', { strike: { kind: 'dodge' }, effects: [{ do: 'additionalStrikes', amount: 1 }] }),
    ],
  },
  // Shadow Shift
  102305: {
    modes: [
      mode('obl', { windows: ['afterStrikes'], effects: [{ do: 'additionalStrikes', amount: 1 }] }),
      mode('OBL', { maneuver: 'must' }),
    ],
  },
  // Pass Through Shadow
  102279: {
    modes: [
      mode('obl', { strike: { kind: 'combatEnds' } }),
      mode('OBL', {
        strike: { kind: 'combatEnds', effects: [afterCombat({ do: 'putOn', who: 'self' })] },
      }),
    ],
    abilities: [
      {
        by: 'host',
        when: [{ if: 'selfIs', role: 'acting' }],
        cost: { burnThis: true },
        effects: [moreStealth(1)],
      },
    ],
  },
  // Touch of Oblivion
  102283: {
    modes: [
      mode('obl', { strike: { kind: 'special', effects: [{ do: 'putOn', who: 'opposing' }] } }),
      mode('OBL', {
        strike: {
          kind: 'special',
          effects: [
            { do: 'toTorpor', who: 'opposing' },
            {
              do: 'gate',
              if: [{ if: 'opposing', kind: 'ally' }],
              effects: [{ do: 'burn', who: 'opposing' }],
            },
          ],
        },
      }),
    ],
    counters: 2,
    statics: [{ restrict: 'unlock', who: 'host' }],
    triggers: [
      {
        at: 'unlockPhase',
        aboutThis: 'hostController',
        if: [{ if: 'is', card: 'host', filter: { locked: true } }],
        effects: [{ do: 'burnBlood', who: 'this', amount: 1 }],
      },
    ],
    burnedIf: [{ if: 'not', of: { if: 'atLeast', a: { counters: 'this' }, b: 1 } }],
  },
  // Morbidity
  102332: {
    modes: [
      ...['obl', 'tha'].map((printed) => morbidity(printed)),
      ...['OBL', 'THA'].map((printed) => morbidity(printed, dearer)),
    ],
  },
};
