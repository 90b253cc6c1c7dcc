import type { Effect } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';

/** The new vampire must hunt in the turn in which it enters play. */
const mustHunt: Effect = { do: 'restrict', what: 'mustHunt', who: 'this', for: 'turn' };

/** Actions that put a new vampire in play. */
export const ACTION_EMBRACES: Readonly<Record<number, LibraryDefinition>> = {
  // The Embrace
  100633: {
    requires: { kind: 'vampire' },
    modes: [{ action: { kind: 'special', stealth: 1 }, stays: 'table', effects: [mustHunt] }],
    becomes: { empty: true },
  },
};
