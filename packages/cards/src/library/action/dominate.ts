import type { LibraryDefinition } from '../../definition/definition.ts';
import { addBlood, bleedWith, ifBled, mode } from '../../definition/make.ts';

export const ACTION_DOMINATE: Readonly<Record<number, LibraryDefinition>> = {
  // Far Mastery
  100703: {
    modes: [
      mode('dom', {
        action: { kind: 'special', stealth: 1 },
        picks: [{ pick: 'card', filter: { kind: 'retainer', of: 'others', onA: { kind: 'vampire' } } }],
        effects: [{ do: 'steal', who: { pick: 0 } }],
      }),
      mode('DOM', {
        action: { kind: 'special', stealth: 1 },
        picks: [{ pick: 'card', filter: { kind: 'ally', of: 'others' } }],
        effects: [{ do: 'steal', who: { pick: 0 } }],
      }),
    ],
  },
  // Dominate Kine
  100573: {
    modes: [
      mode('dom', { action: { kind: 'bleed', stealth: 1, bleed: 1 } }),
      mode('DOM', {
        action: { kind: 'special' },
        effects: [{ do: 'steal', who: { pick: 0 } }],
        picks: [{ pick: 'card', filter: { keyword: 'location' } }],
      }),
    ],
  },
  // Govern the Unaligned
  100845: { modes: [bleedWith('dom', 2), addBlood('DOM', 3)] },
  // Scouting Mission
  101698: { modes: [bleedWith('dom', 1), addBlood('DOM', 2)] },
  // Graverobbing
  100852: {
    modes: [
      mode('dom', {
        action: { kind: 'special' },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'torpor' } }],
        effects: [{ do: 'steal', who: { pick: 0 } }],
      }),
      mode('DOM', {
        action: { kind: 'special' },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'torpor' } }],
        effects: [
          { do: 'steal', who: { pick: 0 } },
          {
            do: 'gate',
            may: true,
            pay: { blood: 2 },
            effects: [{ do: 'toReady', who: { pick: 0 } }],
          },
        ],
      }),
    ],
  },
  // Feast of the Soul's Secrets
  102248: {
    modes: [
      bleedWith('dom', 2),
      mode('DOM', {
        action: { kind: 'bleed', bleed: 2 },
        picks: [
          {
            pick: 'card',
            filter: {
              either: [
                { kind: 'vampire', of: 'you', youngerThan: 'self', region: 'controlled' },
                { kind: 'vampire', of: 'you', youngerThan: 'self', region: 'uncontrolled' },
              ],
            },
          },
        ],
        effects: [ifBled({ do: 'gainBlood', who: { pick: 0 }, amount: 2 })],
      }),
    ],
  },
};
