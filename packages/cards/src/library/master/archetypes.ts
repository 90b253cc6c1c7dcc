import type { Condition } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';
import { on } from '../../definition/make.ts';

/** The vampire has used three Disciplines in this action. */
const dabbled: readonly Condition[] = [
  { if: 'atLeast', a: { tally: 'disciplinesUsedThisAction', of: 'host' }, b: 3 },
];

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
  // Cavalier
  100310: {
    modes: [on({ kind: 'vampire', of: 'you' })],
    onlyOne: { keyword: 'archetype' },
    abilities: [
      {
        by: 'host',
        windows: ['resolved'],
        once: 'turn',
        when: [{ if: 'selfIs', role: 'acting' }, { if: 'successful' }, { if: 'bloodPaid' }],
        cost: { blood: 1 },
        effects: [{ do: 'unlock', who: 'host' }],
      },
    ],
  },
  // Dabbler
  100485: {
    modes: [on({ kind: 'vampire', of: 'you' })],
    onlyOne: { keyword: 'archetype' },
    abilities: [
      {
        by: 'host',
        windows: ['resolved'],
        once: 'turn',
        onceShared: true,
        when: dabbled,
        cost: { blood: 1 },
        effects: [{ do: 'unlock', who: 'host' }],
      },
      {
        by: 'host',
        windows: ['resolved'],
        once: 'turn',
        onceShared: true,
        when: dabbled,
        effects: [{ do: 'gainBlood', who: 'host', amount: 1 }],
      },
    ],
  },
  // Monster
  101242: {
    modes: [on({ kind: 'vampire', of: 'you', region: 'ready' })],
    onlyOne: { keyword: 'archetype' },
    triggers: [
      {
        at: 'combatEnds',
        if: [
          { if: 'selfIs', role: 'combatant' },
          { if: 'not', of: { if: 'is', card: 'opposing', filter: { region: 'ready' } } },
        ],
        effects: [
          {
            do: 'gate',
            may: true,
            once: 'turn',
            pay: { blood: 1 },
            effects: [{ do: 'unlock', who: 'host' }],
          },
        ],
      },
    ],
  },
};
