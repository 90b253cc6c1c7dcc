import type { LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented equipment, retainers and allies. */
export const PERMANENTS: readonly LibraryCard[] = [
  card(400, 'Rusty Revolver', [{ type: 'equipment', action: { kind: 'equip' } }], {
    cost: { pool: 1 },
    keywords: ['weapon', 'gun'],
    abilities: [
      {
        by: 'host',
        strike: { kind: 'damage', amount: 2, ranged: true },
        maneuver: 'optional',
        once: 'round',
      },
    ],
  }),
  card(401, 'Iron Cudgel', [{ type: 'equipment', action: { kind: 'equip' } }], {
    keywords: ['weapon'],
    abilities: [{ by: 'host', strike: { kind: 'damage', hand: true, amount: 1 } }],
  }),
  card(402, 'Silvered Mirror', [{ type: 'equipment', action: { kind: 'equip' } }], {
    statics: [
      {
        stat: 'intercept',
        amount: 1,
        who: 'host',
        if: [{ if: 'is', card: 'host', filter: { discipline: 'aus' } }],
      },
    ],
  }),
  card(403, 'Padded Coat', [{ type: 'equipment', action: { kind: 'equip' } }], {
    cost: { pool: 1 },
    abilities: [{ by: 'host', prevent: 1, once: 'round' }],
  }),
  card(404, 'Burning Brand', [{ type: 'equipment', disciplines: { tha: 1 }, action: { kind: 'equip' } }], {
    keywords: ['weapon'],
    cost: { blood: 1 },
    abilities: [{ by: 'host', strike: { kind: 'damage', amount: 1, aggravated: true } }],
  }),
  card(410, 'Faithful Hound', [{ type: 'retainer', action: { kind: 'employ' } }], {
    life: 2,
    cost: { blood: 1 },
    keywords: ['animal'],
    // Environmental damage in addition to strikes.
    triggers: [
      {
        at: 'strikesResolve',
        if: [
          { if: 'selfIs', role: 'combatant' },
          { if: 'range', is: 'close' },
        ],
        effects: [{ do: 'damage', to: 'opposing', amount: 1, by: 'this' }],
      },
    ],
  }),
  card(411, 'Night Clerk', [{ type: 'retainer', action: { kind: 'employ' } }], {
    life: 1,
    keywords: ['mortal'],
    statics: [{ stat: 'bleed', amount: 1, who: 'host', if: [{ if: 'hasEdge', who: 'you' }] }],
  }),
  card(420, 'Hired Knife', [{ type: 'ally', action: { kind: 'recruit' } }], {
    life: 2,
    strength: 1,
    bleed: 1,
    cost: { pool: 2 },
    keywords: ['mortal'],
  }),
  card(421, 'Stone Guardian', [{ type: 'ally', action: { kind: 'recruit' } }], {
    life: 3,
    strength: 2,
    bleed: 0,
    cost: { blood: 2 },
    abilities: [{ by: 'self', prevent: 1, once: 'round' }],
  }),
  card(422, 'Grey Mongrel', [{ type: 'ally', disciplines: { ani: 1 }, action: { kind: 'recruit' } }], {
    life: 1,
    strength: 1,
    bleed: 1,
    cost: { blood: 1 },
    keywords: ['animal'],
    statics: [{ stat: 'intercept', amount: 1, who: 'this' }],
  }),
  card(405, 'Card Case', [{ type: 'equipment', action: { kind: 'equip' } }], {
    statics: [{ stat: 'handSize', amount: 1, who: 'you' }],
  }),
];
