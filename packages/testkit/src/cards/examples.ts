import type { Card } from '@methuselah/engine/language';
import { card, vampire } from './make.ts';

/** Extra cards for the rulebook's worked examples, where these do not name a real card. */

export const EXAMPLES: readonly Card[] = [
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
  // Damage outside combat by kind and amount, for examples that start with damage.
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
  // Aggravated damage in addition to a strike, for the example with both kinds.
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
  // An action with two targets, either of which may lock and so be lost.
  card(9133, 'Two at Once', [
    {
      type: 'action',
      action: { kind: 'special' },
      picks: [
        { pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready', locked: false } },
        { pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready', locked: false } },
      ],
      effects: [
        { do: 'burnBlood', who: { pick: 0 }, amount: 1 },
        { do: 'burnBlood', who: { pick: 1 }, amount: 1 },
      ],
    },
  ]),
  // Does more than steal blood.
  card(9134, 'Theft and Thanks', [
    {
      type: 'combat',
      strike: { kind: 'stealBlood', amount: 1, effects: [{ do: 'gainPool', who: 'you', amount: 1 }] },
    },
  ]),
  // Cancels any card but a master, and is not a combat card.
  card(9135, 'Plain Refusal', [
    {
      type: 'modifier',
      when: [{ if: 'played', card: { type: ['combat', 'reaction'] } }],
      effects: [{ do: 'cancel' }],
    },
  ]),
  // Costs pool, and may give some.
  card(
    9136,
    'Plain Subsidy',
    [
      {
        type: 'political',
        action: { kind: 'political', passes: [{ do: 'gainPool', who: 'you', amount: 3 }] },
      },
    ],
    { cost: { pool: 1 } },
  ),
  card(9137, 'Plain Bleed', [{ type: 'action', action: { kind: 'bleed', stealth: 1 } }]),
  // Enters play on a minion, with counters.
  card(
    9138,
    'Plain Locket',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'ready' } }],
      },
    ],
    { counters: 2 },
  ),
  // Costs the acting Methuselah a pool as a round of combat ends.
  card(9139, 'Plain Toll', [
    {
      type: 'combat',
      windows: ['roundEnd'],
      effects: [{ do: 'burnPool', who: 'actingMethuselah', amount: 1 }],
    },
  ]),
  // Ends combat after a press.
  card(9150, 'Plain Truce', [{ type: 'combat', windows: ['press'], effects: [{ do: 'endCombat' }] }]),
  // Takes the acting minion away.
  card(9151, 'Plain Exile', [{ type: 'reaction', effects: [{ do: 'toUncontrolled', who: 'acting' }] }]),
  // Prevents 2 damage by itself, once a round.
  card(9152, 'Plain Guard', [{ type: 'ally', action: { kind: 'recruit' } }], {
    life: 3,
    strength: 1,
    bleed: 0,
    abilities: [{ by: 'self', prevent: 2, once: 'round' }],
  }),
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
