import type { LibraryDefinition } from '../../definition/definition.ts';
import { on } from '../../definition/make.ts';

/** Archetypes: a vampire can have only one. */
export const MASTER_ARCHETYPES: Readonly<Record<number, LibraryDefinition>> = {
  // Perfectionist
  101388: {
    modes: [on({ kind: 'vampire', of: 'you' })],
    onlyOne: { keyword: 'archetype' },
    abilities: [
      {
        by: 'host',
        windows: ['resolved'],
        once: 'turn',
        when: [{ if: 'selfIs', role: 'acting' }, { if: 'successful' }, { if: 'reactionPlayed', is: false }],
        effects: [{ do: 'gainBlood', who: 'host', amount: 1 }],
      },
    ],
  },
};
