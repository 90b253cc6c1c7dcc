import type { Effect } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';
import { inFirstRound, mode } from '../../definition/make.ts';

type Bringing = Extract<Effect, { do: 'bringFromHand' }>;
/** The minion equips with such a card from hand, or employs it. */
const bring = (card: Bringing['card'], more: Partial<Bringing> = {}): Effect => ({
  do: 'bringFromHand',
  who: 'self',
  card,
  ...more,
});

/** Combat cards that become weapons, or bring equipment and retainers into combat. */
export const COMBAT_WEAPONS: Readonly<Record<number, LibraryDefinition>> = {
  // Weighted Walking Stick
  102169: {
    modes: [{ windows: ['beforeRange'], when: [inFirstRound], stays: 'self' }],
    becomes: { type: 'equipment', keywords: ['weapon', 'meleeWeapon'] },
    counters: 5,
    onlyOne: 'name',
    abilities: [
      { by: 'host', strike: { kind: 'damage', amount: { sum: [{ strength: 'self' }, 1] }, wears: true } },
    ],
    burnedIf: [{ if: 'not', of: { if: 'atLeast', a: { counters: 'this' }, b: 1 } }],
  },
  // Molotov Cocktail
  101235: {
    modes: [
      {
        strike: {
          kind: 'special',
          ranged: true,
          effects: [{ do: 'putOn', who: 'self', notThisRound: true }],
        },
      },
    ],
    becomes: { type: 'equipment', keywords: ['weapon'] },
    abilities: [
      { by: 'host', strike: { kind: 'damage', amount: 2, ranged: true, aggravated: true, spent: true } },
    ],
    triggers: [{ at: 'combatEnds', aboutThis: 'host', effects: [{ do: 'burn', who: 'this' }] }],
  },
  // Concealed Weapon
  100392: {
    modes: [
      {
        windows: ['beforeRange'],
        effects: [
          bring(
            { type: ['equipment'], keyword: ['weapon'], unique: false },
            { poolCostBelow: 3, damageBelow: 4 },
          ),
        ],
      },
    ],
  },
  // Angel's Gift
  102349: {
    modes: [
      {
        windows: ['beforeRange'],
        once: 'round',
        effects: [bring({ type: ['equipment'], keyword: ['meleeWeapon'] })],
      },
      {
        windows: ['beforeRange'],
        once: 'round',
        effects: [{ do: 'grant', grant: 'maneuver', who: 'self', for: 'round', only: 'close' }],
      },
    ],
  },
  // Pack Alpha
  101342: {
    onlyOne: 'name',
    modes: [
      mode('ani', {
        windows: ['beforeRange'],
        once: 'round',
        effects: [bring({ type: ['retainer'], keyword: ['animal'] })],
      }),
      mode('ANI', {
        once: 'round',
        picks: [{ pick: 'card', filter: { kind: 'retainer', keyword: 'animal', on: 'self' } }],
        stays: 'self',
        effects: [{ do: 'burn', who: { pick: 0 } }],
      }),
    ],
    statics: [{ stat: 'strength', amount: 1, who: 'host' }],
  },
};
