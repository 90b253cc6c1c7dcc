import type { LibraryDefinition } from '../definition/definition.ts';
import { directedAtYou, employ } from '../definition/make.ts';

/** Retainers. */
export const RETAINER: Readonly<Record<number, LibraryDefinition>> = {
  // Szlachta Bodyguard
  102361: {
    modes: [{ action: { kind: 'employ' } }],
    life: 2,
    abilities: [
      { by: 'host', when: [{ if: 'inCombat', is: true }], cost: { lock: 'this' }, prevent: 1 },
      {
        by: 'methuselah',
        windows: ['announced', 'beforeBlocks', 'blocking', 'declined'],
        when: [directedAtYou, { if: 'targets', filter: { kind: 'minion', of: 'you' } }],
        cost: { burnThis: true },
        effects: [{ do: 'endAction' }],
      },
    ],
  },
  // Crypt's Sons
  100476: {
    modes: [{ action: { kind: 'employ' } }],
    requires: { sect: ['anarch'] },
    life: 3,
    abilities: [
      {
        by: 'host',
        windows: ['blocked'],
        when: [{ if: 'selfIs', role: 'acting' }],
        cost: { counters: 1 },
        effects: [{ do: 'lock', who: 'blocker' }, { do: 'continueAction' }],
      },
    ],
    triggers: [
      {
        at: 'strikesResolve',
        effects: [{ do: 'damage', to: 'opposing', amount: 1, by: 'this', ranged: true }],
      },
    ],
  },
  // Homunculus
  100932: {
    modes: [employ('pro'), employ('PRO')],
    life: 1,
    atSuperior: { life: 2 },
    abilities: [
      {
        by: 'host',
        windows: ['unlock'],
        anyTurn: true,
        once: 'phase',
        cost: { blood: 1 },
        effects: [{ do: 'unlock', who: 'host' }],
      },
    ],
  },
  // J. S. Simmons, Esq.
  101015: {
    modes: [{ action: { kind: 'employ' } }],
    life: 1,
    statics: [{ stat: 'bleed', amount: 1, who: 'host' }],
  },
  // Jackie Therman
  101018: {
    modes: [{ action: { kind: 'employ' } }],
    life: 1,
    abilities: [{ by: 'host', maneuver: 'must', once: 'combat' }],
  },
  // Mr. Winthrop
  101249: {
    modes: [{ action: { kind: 'employ' } }],
    life: 1,
    statics: [{ stat: 'intercept', amount: 1, who: 'host' }],
  },
  // Murder of Crows
  101254: {
    modes: [employ('ani'), employ('ANI')],
    life: 1,
    atSuperior: { life: 2 },
    triggers: [
      {
        at: 'strikesResolve',
        effects: [{ do: 'damage', to: 'opposing', amount: 1, by: 'this', ranged: true }],
      },
    ],
  },
  // Omael Kuman
  101320: {
    modes: [{ action: { kind: 'employ' } }],
    life: 1,
    abilities: (['close', 'long'] as const).map((range) => ({
      by: 'host',
      windows: ['beforeRange'],
      when: [
        { if: 'selfIs', role: 'combatant' },
        { if: 'not', of: { if: 'roundAtLeast', round: 2 } },
      ],
      cost: { blood: 1 },
      effects: [{ do: 'setRange', range }],
    })),
  },
  // Owl Companion
  101340: {
    modes: [employ('ani'), employ('ANI')],
    life: 1,
    atSuperior: { life: 2 },
    statics: [
      {
        restrict: 'openHand',
        who: { controllerOf: 'opposing' },
        if: [{ if: 'selfIs', role: 'combatant' }],
      },
    ],
  },
  // Raptor
  101545: {
    modes: [employ('ani'), employ('ANI')],
    life: 1,
    statics: [
      { stat: 'intercept', amount: 1, who: 'host' },
      {
        stat: 'handSize',
        amount: -1,
        who: { controllerOf: 'opposing' },
        if: [{ if: 'superior' }, { if: 'selfIs', role: 'combatant' }],
      },
    ],
  },
  // Raven Spy
  101550: {
    modes: [employ('ani'), employ('ANI')],
    life: 1,
    atSuperior: { life: 2 },
    statics: [{ stat: 'intercept', amount: 1, who: 'host' }],
  },
  // Revenant
  101628: {
    modes: [{ action: { kind: 'employ' } }],
    life: 2,
    statics: [{ stat: 'intercept', amount: 1, who: 'host' }],
  },
  // Tasha Morgan
  101943: {
    modes: [{ action: { kind: 'employ' } }],
    life: 1,
    statics: [{ stat: 'bleed', amount: 1, who: 'host' }],
  },
  // Feral Hound
  102249: {
    modes: [
      {
        ...employ('ani'),
        effects: [
          {
            do: 'schedule',
            at: 'discardPhase',
            for: 'game',
            once: true,
            effects: [{ do: 'unlock', who: 'self' }],
          },
        ],
      },
      {
        ...employ('ANI'),
        effects: [
          {
            do: 'schedule',
            at: 'actionResolved',
            about: 'self',
            for: 'action',
            effects: [{ do: 'unlock', who: 'self' }],
          },
        ],
      },
    ],
    life: 1,
    abilities: [
      {
        by: 'host',
        cost: { lock: 'this' },
        effects: [{ do: 'modify', stat: 'intercept', amount: 1, who: 'self', for: 'action' }],
      },
    ],
  },
  // Twisted Bloodhound
  102344: {
    modes: [{ action: { kind: 'employ' } }],
    life: 3,
    abilities: [
      {
        by: 'host',
        action: { kind: 'special' },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others', region: 'ready' } }],
        effects: [{ do: 'enterCombat', first: 'self', second: { pick: 0 } }],
      },
    ],
  },
  // Dread Mastiff
  102317: {
    modes: [employ('ani'), employ('ANI')],
    life: 2,
    triggers: [{ at: 'strikesResolve', effects: [{ do: 'damage', to: 'opposing', amount: 1, by: 'this' }] }],
    abilities: [{ by: 'host', when: [{ if: 'superior' }], press: true, once: 'combat' }],
  },
  // Dog Pack
  100568: {
    modes: [{ action: { kind: 'employ' } }],
    life: 1,
    statics: [{ restrict: 'strikeCombatEnds', who: 'opposing' }],
  },
};
