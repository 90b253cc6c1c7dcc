import type { ActionText } from '@methuselah/engine/language';
import type { LibraryDefinition, ModeDefinition } from '../../definition/definition.ts';
import { addBlood, bleedWith, burnedByAction, ifBled, mode } from '../../definition/make.ts';

/** A bleed that gives 1 pool if it is successful. */
const bleedForPool = (printed: string, bleed: number): ModeDefinition =>
  mode(printed, {
    action: { kind: 'bleed', bleed },
    effects: [ifBled({ do: 'gainPool', who: 'you', amount: 1 })],
  });
/** An unlocked vampire locks, and does not unlock as normal in its next unlock phase. */
const stun: ModeDefinition = {
  picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', locked: false } }],
  effects: [
    { do: 'lock', who: { pick: 0 } },
    { do: 'restrict', what: 'unlock', who: { pick: 0 }, for: 'nextUnlocking' },
  ],
};
const propaganda: ActionText = {
  kind: 'bleed',
  bleed: 1,
  announced: [
    { do: 'restrict', what: 'block', who: { all: { kind: 'vampire', titled: true } }, for: 'action' },
  ],
};
/** Put on a minion, under the control of who plays it. */
const illusion: ModeDefinition = {
  action: { kind: 'special', stealth: 1 },
  stays: { pick: 0, yours: true },
  picks: [{ pick: 'card', filter: { kind: 'minion' } }],
};

export const ACTION_PRESENCE: Readonly<Record<number, LibraryDefinition>> = {
  // Enchant Kindred
  100640: { modes: [bleedWith('pre', 1), addBlood('PRE', 2)] },
  // Entrancement
  100652: {
    modes: [
      bleedWith('pre', 1),
      mode('PRE', {
        action: { kind: 'special', stealth: 1 },
        effects: [{ do: 'steal', who: { pick: 0 } }],
        picks: [{ pick: 'card', filter: { kind: 'ally', of: 'others' } }],
      }),
    ],
  },
  // Heart of the City
  100904: {
    modes: [
      mode('pre', { action: { kind: 'special', stealth: 1 }, stays: 'self' }),
      mode('PRE', { action: { kind: 'special', stealth: 1 }, stays: 'self' }),
    ],
    onlyOne: 'name',
    statics: [
      { stat: 'bleed', amount: 1, who: 'host', if: [{ if: 'not', of: { if: 'superior' } }] },
      { stat: 'bleed', amount: 2, who: 'host', if: [{ if: 'superior' }] },
    ],
  },
  // Intimidation
  100999: { modes: [bleedWith('pre', 1), bleedWith('PRE', 2)] },
  // Legal Manipulations
  101089: { modes: [bleedWith('pre', 2), bleedForPool('PRE', 2)] },
  // Mind Numb
  101211: {
    modes: [
      mode('pre', { ...stun, action: { kind: 'special' } }),
      mode('PRE', { ...stun, action: { kind: 'special', stealth: 1 } }),
    ],
  },
  // Propaganda
  101495: {
    modes: [
      mode('pre', { action: propaganda }),
      mode('PRE', {
        action: propaganda,
        effects: [
          {
            do: 'choose',
            who: 'actionTarget',
            pick: {
              pick: 'card',
              filter: { kind: 'minion', of: 'actionTarget', region: 'ready', locked: false },
            },
            effects: [{ do: 'lock', who: { pick: 0 } }],
          },
        ],
      }),
    ],
  },
  // Public Trust
  101513: {
    modes: [
      bleedWith('pre', 2),
      mode('PRE', {
        action: { kind: 'bleed', bleed: 2 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'uncontrolled' } }],
        effects: [ifBled({ do: 'gainBlood', who: { pick: 0 }, amount: 1 })],
      }),
    ],
  },
  // Social Charm
  101819: { modes: [bleedWith('pre', 1), bleedForPool('PRE', 1)] },
  // Phantasmagoria
  102358: {
    modes: [mode('pre', illusion), mode('PRE', illusion)],
    statics: [{ stat: 'stealth', amount: -1, who: 'host' }],
    abilities: [burnedByAction],
    triggers: [
      {
        at: 'blockSucceeded',
        if: [{ if: 'superior' }, { if: 'selfIs', role: 'acting' }],
        effects: [{ do: 'burnBlood', who: 'host', amount: 1 }],
      },
    ],
  },
};
