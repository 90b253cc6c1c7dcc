import type { Effect, StrikeText } from '@methuselah/engine/language';
import type { LibraryDefinition, ModeDefinition } from '../../definition/definition.ts';
import { atClose, handStrike, mode } from '../../definition/make.ts';

/** Fortitude does not prevent its damage, and the weapons of the opposing vampire do none. */
const noWeapons: Effect = {
  do: 'gate',
  if: [{ if: 'opposing', kind: 'vampire' }],
  effects: [{ do: 'restrict', what: 'weaponDamage', who: 'opposing', for: 'round' }],
};
const boiling: Pick<StrikeText, 'unpreventableBy' | 'effects'> = {
  unpreventableBy: 'for',
  effects: [noWeapons],
};
/** The striker suffers too. */
const scorched = (amount: number): Effect => ({ do: 'damage', to: 'self', amount, aggravated: true });
const marduk = (printed: string, amount: number): ModeDefinition =>
  mode(printed, {
    windows: ['beforeRange'],
    effects: [
      {
        do: 'grant',
        grant: 'strike',
        who: 'self',
        for: 'round',
        strike: { kind: 'stealBlood', amount, ranged: true },
      },
    ],
  });

export const COMBAT_BLOOD_SORCERY: Readonly<Record<number, LibraryDefinition>> = {
  // Apportation
  100077: { modes: [mode('tha', { press: 'toContinue' }), mode('THA', { maneuver: 'must' })] },
  // Theft of Vitae
  101966: {
    modes: [
      mode('tha', { strike: { kind: 'stealBlood', amount: 1, ranged: true } }),
      mode('THA', { strike: { kind: 'stealBlood', amount: 2, ranged: true } }),
    ],
  },
  // Walk of Flame
  102139: {
    modes: [
      mode('tha', {
        when: [{ if: 'roundAtLeast', round: 2 }],
        strike: { kind: 'damage', amount: 1, aggravated: true, ranged: true },
      }),
      mode('THA', {
        when: [{ if: 'roundAtLeast', round: 2 }],
        strike: { kind: 'damage', amount: 2, aggravated: true, ranged: true },
      }),
    ],
  },
  // Blood Fury
  100201: {
    modes: [
      mode('tha', { when: atClose, strike: handStrike({ amount: 1, ...boiling }) }),
      mode('THA', { when: atClose, strike: handStrike({ amount: 2, ...boiling }) }),
    ],
  },
  // Blood Rage
  100208: {
    modes: [
      mode('tha', { when: atClose, strike: handStrike(boiling) }),
      mode('THA', { when: atClose, strike: handStrike({ amount: 1, ...boiling }) }),
    ],
  },
  // Bollix
  100232: {
    modes: [
      mode('cel', { maneuver: 'must' }),
      mode('cel', { press: true }),
      mode('pre', {
        when: [{ if: 'played', card: { keyword: ['aim', 'frenzy', 'grapple'] }, by: 'opposing' }],
        effects: [{ do: 'cancel', unpaid: true }],
      }),
      mode('tha', { strike: handStrike({ amount: 1, ...boiling }) }),
    ],
    requires: { sect: ['anarch'] },
  },
  // Rego Motum
  101588: {
    modes: [
      mode('tha', { prevent: 2, preventFrom: { opposing: true }, once: 'round' }),
      mode('THA', { prevent: 4, preventFrom: { opposing: true }, once: 'round' }),
    ],
  },
  // Soul Burn
  101829: {
    modes: [
      mode('tha', { strike: { kind: 'damage', amount: 1, ranged: true, ...boiling } }),
      mode('THA', { strike: { kind: 'damage', amount: 2, ranged: true, ...boiling } }),
    ],
  },
  // Burst of Sunlight
  100273: {
    modes: [
      mode('tha', {
        strike: { kind: 'damage', amount: 1, aggravated: true, ranged: true, effects: [scorched(1)] },
      }),
      mode('THA', {
        strike: { kind: 'damage', amount: 2, aggravated: true, ranged: true, effects: [scorched(2)] },
      }),
    ],
  },
  // Hunger of Marduk
  102227: { modes: [marduk('tha', 1), marduk('THA', 2)] },
};
