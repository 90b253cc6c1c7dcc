import type { Effect } from '@methuselah/engine/language';
import type { LibraryDefinition, ModeDefinition } from '../../definition/definition.ts';
import { afterCombat, claws, handStrike, mode, moreStealth, wasBlocked } from '../../definition/make.ts';

const stronger = (scope: 'round' | 'combat'): Effect => ({
  do: 'modify',
  stat: 'strength',
  amount: 1,
  who: 'self',
  for: scope,
});
const filth = (printed: string): ModeDefinition => mode(printed, { windows: ['beforeRange'], stays: 'self' });

export const COMBAT_PROTEAN: Readonly<Record<number, LibraryDefinition>> = {
  // Body Flare
  100230: {
    modes: [
      mode('pro', { strike: { kind: 'damage', amount: 2, aggravated: true } }),
      mode('PRO', { strike: { kind: 'damage', amount: 2, aggravated: true, ranged: true } }),
    ],
  },
  // Earth Meld
  100601: {
    modes: [
      mode('pro', { strike: { kind: 'combatEnds' } }),
      mode('PRO', { strike: { kind: 'combatEnds', effects: [{ do: 'unlock', who: 'self' }] } }),
    ],
  },
  // Claws of the Dead
  100356: {
    modes: [mode('pro', { effects: [claws('round')] }), mode('PRO', { maneuver: 'must' })],
  },
  // Form of Mist
  100771: {
    modes: [
      mode('pro', { strike: { kind: 'dodge' } }),
      mode('PRO', {
        once: 'action',
        onceForMode: true,
        strike: {
          kind: 'combatEnds',
          effects: [
            afterCombat({
              do: 'gate',
              may: true,
              if: wasBlocked,
              pay: { blood: 1 },
              effects: [moreStealth(1, { evenIfNotNeeded: true }), { do: 'continueAction' }],
            }),
          ],
        },
      }),
    ],
  },
  // Wolf Claws
  102190: { modes: [mode('pro', { effects: [claws('round')] }), mode('PRO', { press: true })] },
  // Form of the Wolf
  102225: {
    modes: [
      mode('pro', { windows: ['beforeRange'], once: 'combat', effects: [stronger('combat')] }),
      mode('PRO', {
        windows: ['beforeRange'],
        once: 'combat',
        effects: [stronger('combat'), { do: 'grant', grant: 'press', who: 'self', for: 'combat' }],
      }),
    ],
  },
  // Monstrous Form
  102253: {
    modes: [
      mode('dom pro', {
        type: 'combat',
        windows: ['beforeRange'],
        once: 'round',
        effects: [stronger('combat')],
      }),
      mode('DOM PRO', { type: 'action', action: { kind: 'special', stealth: 1 }, stays: 'self' }),
    ],
    abilities: [
      {
        by: 'host',
        when: [{ if: 'selfIs', role: 'combatant' }],
        cost: { lock: 'this' },
        effects: [stronger('round')],
      },
      { by: 'host', cost: { lock: 'this' }, maneuver: 'must' },
      { by: 'host', cost: { lock: 'this' }, press: true },
    ],
  },
  // Obedient Flesh
  102255: {
    modes: [
      mode('dom pro', {
        type: 'modifier',
        effects: [
          moreStealth(1),
          {
            do: 'modify',
            stat: 'intercept',
            amount: -1,
            who: { all: { kind: 'ally' } },
            for: 'action',
            alsoLater: true,
          },
        ],
      }),
      mode('DOM PRO', {
        type: 'combat',
        windows: ['beforeRange'],
        once: 'round',
        effects: [
          stronger('round'),
          { do: 'grant', grant: 'maneuver', who: 'self', for: 'round' },
          { do: 'grant', grant: 'prevent', who: 'self', for: 'round', amount: 1 },
        ],
      }),
    ],
  },
  // Sculpt the Flesh
  102260: {
    modes: [
      mode('pro', { strike: handStrike({ aggravated: true }) }),
      mode('PRO', { strike: handStrike({ amount: 1, effects: [{ do: 'putOn', who: 'opposing' }] }) }),
    ],
    triggers: [
      {
        at: 'unlockPhase',
        aboutThis: 'hostController',
        effects: [{ do: 'burnBlood', who: 'host', amount: 1 }],
      },
    ],
    abilities: [
      {
        by: 'anyMinion',
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'burn', who: 'this' }],
      },
    ],
  },
  // Wall of Filth
  102347: {
    modes: [filth('pro'), filth('tha'), filth('PRO'), filth('THA')],
    onlyOne: 'name',
    abilities: [
      {
        by: 'host',
        when: [
          { if: 'inCombat', is: true },
          { if: 'not', of: { if: 'superior' } },
        ],
        cost: { burnThis: true },
        prevent: 2,
        preventFrom: { normal: true },
      },
      {
        by: 'host',
        when: [{ if: 'inCombat', is: true }, { if: 'superior' }],
        cost: { burnThis: true },
        prevent: 2,
      },
    ],
  },
};
