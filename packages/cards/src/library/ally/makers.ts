import type { Ability, Effect, Filter, Static, Trigger } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';

/** What several allies have. */

/** An ally that any minion can recruit. */
export const recruited: Pick<LibraryDefinition, 'modes'> = { modes: [{ action: { kind: 'recruit' } }] };
/** A strike for ranged damage. */
export const shoots = (amount: number): Ability => ({
  by: 'self',
  strike: { kind: 'damage', amount, ranged: true },
});
export const maneuverEachCombat: Ability = { by: 'self', maneuver: 'must', once: 'combat' };
export const pressEachCombat: Ability = { by: 'self', press: true, once: 'combat' };
export const dodgeOnce: Ability = { by: 'self', strike: { kind: 'dodge' }, once: 'combat' };
export const preventEachRound: Ability = {
  by: 'self',
  when: [{ if: 'inCombat', is: true }],
  prevent: 1,
  once: 'round',
};
/** A directed action that burns a vampire in torpor. */
export const burnsInTorpor = (...more: readonly Effect[]): Ability => ({
  by: 'self',
  action: { kind: 'special' },
  picks: [{ pick: 'card', filter: { kind: 'vampire', region: 'torpor', of: 'others' } }],
  effects: [{ do: 'burn', who: { pick: 0 } }, ...more],
});
/** A werewolf with 2 or fewer life gains 1 in the unlock phase. */
export const heals: Trigger = {
  at: 'unlockPhase',
  aboutThis: 'you',
  if: [{ if: 'atLeast', a: 2, b: { counters: 'this' } }],
  effects: [{ do: 'gainBlood', who: 'this', amount: 1 }],
};
export const cannotBlockVampires: Static = {
  restrict: 'block',
  who: 'this',
  if: [{ if: 'is', card: 'acting', filter: { kind: 'vampire' } }],
};
export const noEquipment: readonly Static[] = [
  { restrict: 'haveEquipment', who: 'this' },
  { restrict: 'useEquipment', who: 'this' },
];
export const allyOrRetainer: readonly Filter[] = [{ kind: 'ally' }, { kind: 'retainer' }];
/** As it enters play, an ally or retainer of its controller is burned. */
export const devours: Trigger = {
  at: 'enteredPlay',
  aboutThis: 'this',
  effects: [
    {
      do: 'choose',
      pick: { pick: 'card', filter: { of: 'you', either: allyOrRetainer } },
      effects: [{ do: 'burn', who: { pick: 0 } }],
    },
  ],
};
export const spirits: readonly Filter[] = [{ keyword: 'wraith' }, { keyword: 'zombie' }];
/** Another wraith or zombie of the same Methuselah. */
export const otherSpirit: Filter = { kind: 'ally', of: 'you', not: 'this', either: spirits };
/** A copy of this card that the same Methuselah controls. */
export const otherCopy: Filter = { kind: 'ally', copyOf: 'this', of: 'you', not: 'this' };
