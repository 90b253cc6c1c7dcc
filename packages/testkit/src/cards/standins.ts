import type { LibraryCard } from '@methuselah/engine/language';
import { card, inPlay } from './make.ts';

/**
 * Invented cards for use with the real ones: some have the names of cards outside the pool that real cards mention, some
 * refer to a keyword of a real card that no real card refers to.
 */
export const STAND_INS: readonly LibraryCard[] = [
  card(1400, 'Into Thin Air', [
    {
      type: 'modifier',
      effects: [{ do: 'modify', stat: 'stealth', amount: 1, who: 'acting', for: 'action' }],
    },
  ]),
  card(1402, 'Soothing Chapel', [{ type: 'master', stays: 'table' }], {
    ...inPlay({
      by: 'methuselah',
      cost: { lock: 'this' },
      when: [{ if: 'played', card: { keyword: ['frenzy'] } }],
      effects: [{ do: 'cancel' }],
    }),
  }),
  card(1403, 'Lead Parasol', [{ type: 'equipment', action: { kind: 'equip' } }], {
    statics: [{ restrict: 'immuneToEnvironment', who: 'host' }],
  }),
  card(1410, 'Minion Tap', [{ type: 'master', effects: [{ do: 'gainPool', who: 'you', amount: 5 }] }]),
  card(
    1411,
    'Plain Archetype',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you' } }],
      },
    ],
    { keywords: ['archetype'] },
  ),
];
