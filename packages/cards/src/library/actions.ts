import type { LibraryCard, Mode } from '@methuselah/engine';
import { burnedByAction, card, mode } from '../make.ts';

/** Actions other than bleeds. */

const smith = (printed: string, stealth: number): Mode =>
  mode('action', printed, {
    action: { kind: 'equip', stealth },
    effects: [{ do: 'search', type: 'equipment', to: 'self', asNormal: true }],
  });

export const ACTIONS: readonly LibraryCard[] = [
  card(
    102213,
    'Creeping Sabotage',
    [mode('action', '', { action: { kind: 'special', stealth: 1 }, stays: 'table' })],
    {
      requires: { clan: ['Nosferatu'] },
      cost: { blood: { count: { copyOf: 'this', of: 'you' } } },
      abilities: [burnedByAction],
      triggers: [
        { at: 'unlockPhase', aboutThis: 'you', effects: [{ do: 'burnPool', who: 'yourPrey', amount: 1 }] },
      ],
    },
  ),
  card(101143, 'Magic of the Smith', [smith('tha', 1), smith('THA', 3)], { cost: { blood: 1 } }),
  card(
    101483,
    'Preternatural Strength',
    [
      mode('action', 'pot', { action: { kind: 'special', stealth: 2 }, stays: 'self' }),
      mode('action', 'POT', { action: { kind: 'special', stealth: 2 }, stays: 'self' }),
    ],
    {
      cost: { blood: 1 },
      onlyOne: 'name',
      statics: [
        { stat: 'strength', amount: 1, who: 'host', if: [{ if: 'not', of: { if: 'superior' } }] },
        { stat: 'strength', amount: 2, who: 'host', if: [{ if: 'superior' }] },
        { restrict: 'play', named: 'Torn Signpost', who: 'host' },
      ],
    },
  ),
  card(
    101627,
    'Revelations',
    [
      mode('action', 'aus', {
        action: { kind: 'special', stealth: 1 },
        picks: [{ pick: 'seat', of: 'yourPrey' }],
        effects: [{ do: 'discard', who: { seatPick: 0 }, amount: 1, chosenBy: 'you' }],
      }),
      mode('action', 'AUS', { action: { kind: 'special', stealth: 1 }, stays: 'table' }),
    ],
    {
      cost: { blood: 1 },
      statics: [{ restrict: 'openHand', who: 'yourPrey' }],
      abilities: [burnedByAction],
    },
  ),
];
