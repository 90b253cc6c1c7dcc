import type { LibraryDefinition } from '../../definition/definition.ts';
import { afterSuccess, blockFails, mode, moreBleed, moreStealth } from '../../definition/make.ts';

export const MODIFIER_CELERITY: Readonly<Record<number, LibraryDefinition>> = {
  // Subversion
  102341: {
    modes: [
      mode('cel', { effects: [moreStealth(1)] }),
      mode('pre', { effects: [moreStealth(1)] }),
      mode('CEL', { effects: [moreBleed(1)] }),
      mode('CEL', { effects: [moreStealth(1), moreBleed(1)] }),
      mode('PRE', { effects: [moreBleed(1)] }),
      mode('PRE', { effects: [moreStealth(1), moreBleed(1)] }),
    ],
  },
  // Swift Cover
  102342: {
    modes: [
      mode('cel', { type: 'combat', strike: { kind: 'dodge' } }),
      mode('obf', { type: 'combat', strike: { kind: 'dodge' } }),
      mode('CEL', { type: 'modifier', effects: [moreStealth(1)] }),
      mode('OBF', { type: 'modifier', effects: [moreStealth(1)] }),
    ],
  },
  // Forced March
  100761: {
    modes: [
      mode('cel for', { ...afterSuccess, once: 'turn', effects: [{ do: 'unlock', who: 'self' }] }),
      mode('CEL FOR', {
        once: 'turn',
        effects: [
          moreStealth(1),
          {
            do: 'schedule',
            at: 'actionResolved',
            about: 'self',
            for: 'action',
            effects: [
              {
                do: 'gate',
                may: true,
                if: [{ if: 'successful' }],
                pay: { blood: 1 },
                effects: [{ do: 'unlock', who: 'self' }],
              },
            ],
          },
        ],
      }),
    ],
  },
  // Instantaneous Transformation
  100994: {
    modes: [
      mode('cel pro', { effects: [moreStealth(1)] }),
      mode('CEL PRO', {
        ...afterSuccess,
        once: 'turn',
        onceForMode: true,
        effects: [{ do: 'unlock', who: 'self' }],
      }),
    ],
  },
  // Zephyr
  102205: {
    modes: [
      mode('cel', {
        windows: ['resolved'],
        when: [{ if: 'not', of: { if: 'successful' } }],
        effects: [
          {
            do: 'schedule',
            at: 'turnEnds',
            for: 'turn',
            once: true,
            effects: [{ do: 'unlock', who: 'self' }],
          },
        ],
      }),
      mode('CEL', {
        windows: ['resolved'],
        when: [{ if: 'not', of: { if: 'successful' } }],
        effects: [{ do: 'unlock', who: 'self' }],
      }),
    ],
  },
  // Relentlessness
  102337: {
    modes: [
      mode('cel', { effects: [moreStealth(1)] }),
      mode('for', { effects: [moreStealth(1)] }),
      mode('CEL', blockFails),
      mode('FOR', blockFails),
    ],
  },
};
