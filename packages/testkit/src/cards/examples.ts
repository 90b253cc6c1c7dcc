import type { Card } from '@methuselah/engine';
import { card, vampire as invented } from './make.ts';

/**
 * The cards of the rulebook's worked examples, so that they can be played with the names and numbers printed there.
 * What a card does is cut down to what its example needs.
 */

const vampire: typeof invented = (id, name, capacity, clan, disciplines, more = {}) =>
  invented(id, name, capacity, clan, disciplines, { group: 6, ...more });

export const EXAMPLES: readonly Card[] = [
  vampire(
    9001,
    'Belinde',
    6,
    'Nosferatu',
    { ani: 1, aus: 1, pot: 1, obf: 2 },
    { title: 'prince', city: 'London' },
  ),
  vampire(9002, 'The Dowager', 6, 'Nosferatu', { aus: 1, pot: 1, ani: 2, obf: 2 }, { title: 'primogen' }),
  vampire(9003, 'Sully', 4, 'Malkavian', { aus: 1, dom: 1, obf: 1 }),
  vampire(9004, 'Wauneka', 5, 'Nosferatu', { ani: 1, aus: 1, obf: 1, pot: 2 }),
  vampire(9005, 'Ayelech', 7, 'Tremere', { aus: 2, dom: 2, tha: 2 }, { title: 'prince', city: 'Paris' }),
  vampire(9006, 'Colette', 5, 'Malkavian', { dom: 1, aus: 2, obf: 2 }),
  vampire(
    9007,
    'Flávio Gonçalves',
    7,
    'Toreador',
    { aus: 1, for: 1, cel: 2, pre: 2 },
    {
      title: 'prince',
      city: 'Madrid',
      abilities: [{ by: 'self', strike: { kind: 'dodge' }, once: 'combat' }],
    },
  ),
  vampire(9008, 'Nassir', 4, 'Tremere', { aus: 1, tha: 2 }),
  vampire(9009, 'Tamoszius', 5, 'Toreador', { aus: 1, cel: 2, pre: 2 }),
  vampire(9010, 'Ryan', 4, 'Nosferatu', { ani: 1, obf: 1, pot: 1 }),
  vampire(9011, 'Chrysanthemum', 5, 'Tremere', { dom: 1, aus: 2, tha: 2 }, { title: 'primogen' }),
  vampire(
    9012,
    'Alexa Draper',
    8,
    'Ventrue',
    { for: 1, pot: 1, dom: 2, pre: 2 },
    { title: 'prince', city: 'Rome' },
  ),
  vampire(
    9013,
    'Sybren van Oosten',
    7,
    'Ventrue',
    { dom: 1, tha: 1, for: 2, pre: 2 },
    {
      title: 'prince',
      city: 'Lisbon',
    },
  ),
  card(9101, 'Underbridge Stray', [{ type: 'ally', action: { kind: 'recruit' } }], {
    life: 2,
    strength: 1,
    bleed: 1,
    cost: { blood: 1 },
  }),
  card(9102, 'Bonding', [
    {
      type: 'modifier',
      disciplines: { dom: 1 },
      effects: [{ do: 'modify', stat: 'bleed', amount: 1, who: 'acting', for: 'action' }],
    },
    {
      type: 'modifier',
      disciplines: { dom: 2 },
      effects: [{ do: 'modify', stat: 'stealth', amount: 1, who: 'acting', for: 'action' }],
    },
  ]),
  card(9103, '.44 Magnum', [{ type: 'equipment', action: { kind: 'equip' } }], {
    keywords: ['weapon', 'gun'],
    cost: { pool: 2 },
    abilities: [
      {
        by: 'host',
        strike: { kind: 'damage', amount: 2, ranged: true },
        maneuver: 'optional',
        once: 'round',
      },
    ],
  }),
  // 4 damage by the hands of a vampire with a strength of 1.
  card(9104, 'Roundhouse', [{ type: 'combat', strike: { kind: 'damage', hand: true, amount: 3 } }]),
  card(9110, 'Plain Intercept', [
    {
      type: 'reaction',
      effects: [{ do: 'modify', stat: 'intercept', amount: 1, who: 'self', for: 'action' }],
    },
  ]),
  card(9111, 'Plain Stealth', [
    {
      type: 'modifier',
      effects: [{ do: 'modify', stat: 'stealth', amount: 1, who: 'acting', for: 'action' }],
    },
  ]),
  card(9112, 'Plain Maneuver', [{ type: 'combat', maneuver: 'must' }]),
  card(9113, 'One More Strike', [
    { type: 'combat', windows: ['afterStrikes'], effects: [{ do: 'additionalStrikes', amount: 1 }] },
  ]),
  card(9114, 'Two More Strikes', [
    { type: 'combat', windows: ['afterStrikes'], effects: [{ do: 'additionalStrikes', amount: 2 }] },
  ]),
  card(9115, 'Plain Theft', [{ type: 'combat', strike: { kind: 'stealBlood', amount: 2 } }]),
  // Damage outside combat, of a kind and size: for the examples that begin with damage.
  ...([1, 2, 3] as const).map((amount) =>
    card(9120 + amount, `Sear for ${amount}`, [
      {
        type: 'action',
        action: { kind: 'special' },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others', region: 'ready' } }],
        effects: [{ do: 'damage', to: { pick: 0 }, amount, aggravated: true }],
      },
    ]),
  ),
  card(9130, 'Plain Combat', [
    {
      type: 'action',
      action: { kind: 'special', stealth: 1 },
      picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others', region: 'ready' } }],
      effects: [{ do: 'enterCombat', first: 'self', second: { pick: 0 } }],
    },
  ]),
  // Aggravated damage beside a strike, for the example with both kinds.
  card(9131, 'Embers', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [
        {
          do: 'schedule',
          at: 'strikesResolve',
          for: 'round',
          effects: [{ do: 'damage', to: 'opposing', amount: 1, aggravated: true }],
        },
      ],
    },
  ]),
  card(9132, 'Plain Blow', [{ type: 'combat', strike: { kind: 'damage', amount: 2 } }]),
  // The example of sects and clans (p.40).
  vampire(9014, 'Lasombra Exile', 5, 'Lasombra', { dom: 2, pot: 1 }, { sect: 'sabbat' }),
  vampire(9015, 'Antitribu Seer', 4, 'Malkavian antitribu', { dom: 1, obf: 1 }, { sect: 'sabbat' }),
  card(9140, 'Into the Fire', [
    {
      type: 'master',
      picks: [{ pick: 'card', filter: { kind: 'vampire', region: 'ready' } }],
      effects: [{ do: 'sect', who: { pick: 0 }, sect: 'sabbat', for: 'game' }],
    },
  ]),
  card(9141, 'Plain Camarilla', [
    {
      type: 'master',
      picks: [{ pick: 'card', filter: { kind: 'vampire', region: 'ready' } }],
      effects: [{ do: 'sect', who: { pick: 0 }, sect: 'camarilla', for: 'game' }],
    },
  ]),
  ...(['Malkavian', 'Malkavian antitribu', 'Lasombra'] as const).map((clan, place) =>
    card(
      9142 + place,
      `Only ${clan}`,
      [
        {
          type: 'action',
          action: { kind: 'special' },
          effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
        },
      ],
      { requires: { clan: [clan] } },
    ),
  ),
];
