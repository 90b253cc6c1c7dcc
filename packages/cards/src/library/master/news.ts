import type { Ability, Cost, Filter } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';
import { location } from '../../definition/make.ts';

/** +1 intercept for the blocking minion, if it matches. */
const intercepts = (filter: Filter, cost: Cost): Ability => ({
  by: 'methuselah',
  when: [{ if: 'is', card: 'blocker', filter }],
  cost: { lock: 'this', ...cost },
  effects: [{ do: 'modify', stat: 'intercept', amount: 1, who: 'blocker', for: 'action' }],
});

/** Newspapers and radio stations. */
export const MASTER_NEWS: Readonly<Record<number, LibraryDefinition>> = {
  // The Anarch Free Press
  100052: {
    modes: [{ stays: 'table' }],
    requires: { sect: ['anarch'] },
    abilities: [
      intercepts({ kind: 'vampire', sect: 'anarch', of: 'you' }, {}),
      {
        by: 'methuselah',
        windows: ['resolved'],
        when: [
          { if: 'is', card: 'acting', filter: { kind: 'vampire', sect: 'anarch' } },
          { if: 'action', kind: ['hunt'] },
          { if: 'successful' },
        ],
        cost: { lock: 'this' },
        effects: [{ do: 'gainBlood', who: 'acting', amount: 1 }],
      },
    ],
  },
  // KRCG News Radio
  101067: location({
    abilities: [
      intercepts({ kind: 'minion', of: 'you' }, {}),
      intercepts({ kind: 'minion', of: 'others' }, { pool: 1 }),
    ],
  }),
};
