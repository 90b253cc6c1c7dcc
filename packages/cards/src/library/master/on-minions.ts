import type { Ability } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';
import { burnedByAction, on } from '../../definition/make.ts';

/** In its controller's phase, moves 1 blood from the vampire to their pool, or back. */
const bloodOrPool = (phase: 'unlock' | 'master'): readonly Ability[] => [
  {
    by: 'hostController',
    windows: [phase],
    once: 'phase',
    onceShared: true,
    effects: [{ do: 'moveBlood', from: 'host', to: 'pool', amount: 1 }],
  },
  {
    by: 'hostController',
    windows: [phase],
    once: 'phase',
    onceShared: true,
    effects: [{ do: 'poolToCard', who: 'you', to: 'host', amount: 1 }],
  },
];

/** Master cards that are put on a minion. */
export const MASTER_ON_MINIONS: Readonly<Record<number, LibraryDefinition>> = {
  // Aching Beauty
  100018: {
    modes: [on({ kind: 'vampire', clan: 'Toreador' })],
    triggers: [
      {
        at: 'blockSucceeded',
        if: [{ if: 'selfIs', role: 'acting' }],
        effects: [{ do: 'burnPool', who: { controllerOf: 'blocker' }, amount: 1 }],
      },
    ],
  },
  // Blood Doll
  100199: { modes: [on({ kind: 'vampire', of: 'you' })], abilities: bloodOrPool('master') },
  // Charisma
  100332: {
    modes: [on({ kind: 'vampire', region: 'ready' })],
    statics: [{ stat: 'cost', amount: -1, who: 'host', cards: { type: ['ally'] } }],
  },
  // Depravity
  100526: {
    modes: [on({ kind: 'vampire', of: 'you', region: 'ready' })],
    statics: [
      { stat: 'strength', amount: 1, who: 'host' },
      { stat: 'stealth', amount: 1, who: 'host', if: [{ if: 'action', kind: ['diablerise'] }] },
      { restrict: 'recruitAction', who: 'host' },
      { restrict: 'employAction', who: 'host' },
    ],
  },
  // Fame
  100698: {
    modes: [on({ kind: 'vampire', region: 'ready' })],
    triggers: [
      {
        at: 'toTorpor',
        aboutThis: 'host',
        effects: [{ do: 'burnPool', who: { controllerOf: 'host' }, amount: 3 }],
      },
    ],
    abilities: [
      {
        by: 'anyMethuselah',
        windows: ['unlock'],
        duty: true,
        once: 'phase',
        when: [{ if: 'is', card: 'host', filter: { region: 'torpor' } }],
        effects: [{ do: 'burnPool', who: 'you', amount: 1 }],
      },
    ],
  },
  // Guardian Angel
  100866: {
    modes: [on({ kind: 'vampire', of: 'you', region: 'ready' })],
    statics: [
      {
        stat: 'intercept',
        amount: 1,
        who: 'host',
        if: [
          { if: 'action', kind: ['bleed'] },
          { if: 'directedAt', who: 'you' },
        ],
      },
    ],
    abilities: [{ by: 'host', when: [{ if: 'inCombat', is: true }], prevent: 1, once: 'combat' }],
    burnedIf: [{ if: 'is', card: 'host', filter: { region: 'torpor' } }],
  },
  // Haven Uncovered
  100897: {
    modes: [on({ kind: 'vampire', region: 'ready' })],
    abilities: [
      {
        by: 'otherMinions',
        when: [{ if: 'is', card: 'host', filter: { of: 'others', region: 'ready' } }],
        action: { kind: 'special', stealth: 1, at: 'host' },
        effects: [{ do: 'enterCombat', first: 'self', second: 'host' }],
      },
      { ...burnedByAction, by: 'host', action: { kind: 'special', stealth: 1 } },
    ],
  },
  // Pentex™ Subversion
  101384: {
    modes: [on({ kind: 'minion', region: 'ready' })],
    statics: [{ restrict: 'block', who: 'host' }],
    abilities: [{ ...burnedByAction, by: 'otherMinions' }],
  },
  // Rebel
  101564: {
    modes: [on({ kind: 'vampire', of: 'you' })],
    onlyOne: { keyword: 'archetype' },
    triggers: [
      {
        at: 'blockSucceeded',
        aboutThis: 'host',
        once: 'turn',
        if: [
          {
            if: 'any',
            of: [
              { if: 'is', card: 'acting', filter: { kind: 'vampire', titled: true } },
              { if: 'action', kind: ['political'] },
            ],
          },
        ],
        effects: [{ do: 'gainBlood', who: 'host', amount: 1 }],
      },
    ],
  },
  // Secure Haven
  101711: {
    modes: [on({ kind: 'minion', of: 'you' })],
    onlyOne: { keyword: 'haven' },
    statics: [
      { restrict: 'beTargeted', who: 'host' },
      { stat: 'cost', amount: 1, kind: 'pool', who: 'host', cards: { type: ['master'] }, targeted: true },
    ],
    triggers: [{ at: 'toTorpor', aboutThis: 'host', effects: [{ do: 'burn', who: 'this' }] }],
  },
  // Sight Beyond Sight
  101780: {
    modes: [on({ kind: 'vampire', clan: 'Salubri', of: 'you' })],
    statics: [{ stat: 'intercept', amount: 1, who: 'host' }],
  },
  // Society of Leopold
  101822: {
    modes: [on({ kind: 'vampire' })],
    abilities: [
      {
        by: 'hostController',
        windows: ['unlock'],
        duty: true,
        once: 'phase',
        effects: [
          { do: 'gate', may: true, pay: { blood: 1 }, effects: [], else: [{ do: 'burn', who: 'host' }] },
        ],
      },
      {
        by: 'host',
        action: { kind: 'special', stealth: 1, at: { pick: 0 } },
        picks: [{ pick: 'card', filter: { kind: 'vampire', not: 'host' } }],
        effects: [{ do: 'putOn', who: { pick: 0 } }],
      },
    ],
  },
  // Terrifying Visage
  102343: {
    onlyOne: 'name',
    modes: [on({ kind: 'vampire', region: 'ready', path: 'Cathari' })],
    triggers: [
      {
        at: 'blockSucceeded',
        if: [{ if: 'selfIs', role: 'acting' }],
        effects: [{ do: 'burnPool', who: { controllerOf: 'blocker' }, amount: 1 }],
      },
    ],
  },
  // Vessel
  102113: {
    modes: [
      on(
        { kind: 'vampire' },
        {
          picks: [{ pick: 'card', filter: { named: 'Blood Doll' }, optional: true }],
          effects: [{ do: 'burn', who: { pick: 1 } }],
        },
      ),
    ],
    abilities: bloodOrPool('unlock'),
  },
  // Villein
  102121: {
    modes: [
      on(
        { kind: 'vampire', of: 'you' },
        {
          x: { min: 2, max: 5 },
          effects: [{ do: 'moveBlood', from: { pick: 0 }, to: 'pool', amount: 'x' }],
        },
      ),
    ],
    statics: [
      { stat: 'cost', amount: 1, kind: 'pool', who: 'you', cards: { named: 'Minion Tap' } },
      { stat: 'cost', amount: 1, kind: 'pool', who: 'host', cards: { named: 'Villein' }, targeted: true },
    ],
  },
  // Libertas
  101100: {
    modes: [on({ kind: 'vampire', sect: 'anarch' })],
    requires: { sect: ['anarch'] },
    statics: [
      { restrict: 'block', who: { all: { kind: 'ally' } }, if: [{ if: 'selfIs', role: 'acting' }] },
      {
        stat: 'cost',
        amount: 1,
        kind: 'blood',
        who: { all: { kind: 'minion', not: 'host' } },
        cards: { discipline: ['dom', 'pre'] },
        if: [
          {
            if: 'any',
            of: [
              { if: 'selfIs', role: 'acting' },
              { if: 'selfIs', role: 'blocker' },
              { if: 'selfIs', role: 'combatant' },
            ],
          },
        ],
      },
    ],
  },
  // Secret Passage
  101710: {
    modes: [on({ kind: 'minion', of: 'you', region: 'ready' })],
    onlyOne: 'name',
    abilities: [
      {
        by: 'methuselah',
        when: [
          { if: 'targeted', card: 'host' },
          { if: 'is', card: 'host', filter: { region: 'ready' } },
        ],
        cost: { burnThis: true },
        effects: [{ do: 'endAction' }],
      },
    ],
  },
};
