import type { Window } from '../language/language.ts';

/**
 * The windows in which cards and effects are used; docs/ARCHITECTURE.md prints this table. `order`: the order in which
 * the impulse goes round; `verbs`: what the window offers besides cards and effects.
 */
export interface WindowRow {
  readonly rule: string;
  readonly order: 'active' | 'action' | 'combat' | 'victim' | 'polling' | 'played';
  readonly types: string;
  readonly verbs: string;
}

export const WINDOW_TABLE: Readonly<Record<Window, WindowRow>> = {
  unlock: {
    rule: 'R-UNLOCK-02',
    order: 'active',
    types: 'effects',
    verbs:
      'gain a pool for the Edge, contests of cards and titles, burn option, unlock an infernal minion, announce to withdraw',
  },
  master: { rule: 'R-MPH-03', order: 'active', types: 'master', verbs: 'mark a Red List minion' },
  minion: {
    rule: 'R-ACTION-01',
    order: 'active',
    types: 'action, political, equipment, retainer, ally',
    verbs: 'basic actions',
  },
  influence: { rule: 'R-INF-01', order: 'active', types: 'effects', verbs: 'transfers, merge' },
  discard: { rule: 'R-DISCARD-01', order: 'active', types: 'event', verbs: 'discard' },
  announced: { rule: 'R-COURSE-03', order: 'action', types: 'as announced', verbs: '' },
  beforeBlocks: { rule: 'R-BLOCK-17', order: 'action', types: 'modifier, reaction', verbs: 'block' },
  blocking: { rule: 'R-BLOCK-20', order: 'action', types: 'modifier, reaction', verbs: '' },
  blocked: { rule: 'R-RESOLVE-04', order: 'action', types: 'modifier, reaction', verbs: '' },
  blockResolved: {
    rule: 'R-RESOLVE-03',
    order: 'action',
    types: 'modifier, reaction',
    verbs: 'send a slave',
  },
  declined: { rule: 'R-BLOCK-23', order: 'action', types: 'modifier, reaction', verbs: '' },
  succeeding: { rule: 'R-RESOLVE-01', order: 'action', types: 'modifier, reaction', verbs: '' },
  resolved: { rule: 'R-RESOLVE-01', order: 'action', types: 'modifier, reaction', verbs: '' },
  beforeRange: { rule: 'R-COMBAT-09', order: 'combat', types: 'combat', verbs: '' },
  range: { rule: 'R-COMBAT-12', order: 'combat', types: 'combat', verbs: 'maneuver' },
  beforeStrikes: { rule: 'R-COMBAT-18', order: 'combat', types: 'combat', verbs: '' },
  strike: { rule: 'R-COMBAT-21', order: 'combat', types: 'combat', verbs: 'strike' },
  damage: { rule: 'R-DAMAGE-02', order: 'victim', types: 'combat', verbs: 'prevent' },
  afterStrikes: { rule: 'R-COMBAT-27', order: 'combat', types: 'combat', verbs: '' },
  press: { rule: 'R-COMBAT-30', order: 'combat', types: 'combat', verbs: 'press' },
  roundEnd: { rule: 'R-COMBAT-32', order: 'combat', types: 'combat', verbs: '' },
  combatEnding: { rule: 'R-COMBAT-32', order: 'combat', types: 'combat', verbs: '' },
  beforeVotes: { rule: 'R-POL-05', order: 'polling', types: 'modifier, reaction', verbs: '' },
  polling: { rule: 'R-POL-06', order: 'polling', types: 'modifier, reaction', verbs: 'cast votes' },
  asPlayed: { rule: 'R-PLAY-04', order: 'played', types: 'what cancels a card, wakes', verbs: '' },
};
