import type { Amount, CardNoun } from './nouns.ts';
import type { Effect } from './text.ts';

/** Strikes, and the effects of combat. */

/** The kinds of strikes. */
export const STRIKE_KINDS = [
  'damage',
  'dodge',
  'combatEnds',
  'stealBlood',
  'destroyEquipment',
  'stealEquipment',
  'special', // what its effects say
] as const;
/** The strike that a use makes. */
export interface StrikeText {
  readonly kind: (typeof STRIKE_KINDS)[number];
  /** A hand strike inflicts strength plus `amount`; others inflict `amount`. */
  readonly hand?: boolean;
  readonly amount?: Amount;
  readonly aggravated?: boolean;
  readonly ranged?: boolean;
  readonly first?: boolean;
  readonly weaponOnly?: boolean;
  /** Destroying equipment may be aimed at a retainer too, or at nothing else. */
  readonly retainers?: 'too' | 'only';
  readonly undodgeable?: boolean;
  /** Effects on resolution: all of a special strike; of others, what comes before damage or before combat ends. */
  readonly effects?: readonly Effect[];
}

/** Something that a card does in combat. */
export type CombatEffect =
  | {
      readonly do: 'damage';
      readonly to: CardNoun;
      readonly amount: Amount;
      readonly aggravated?: boolean;
      readonly by?: 'self' | 'this' | 'none';
      /** Inflicted at strike resolution, also at long range. */
      readonly ranged?: boolean;
      readonly unpreventable?: boolean;
    }
  | { readonly do: 'endCombat' }
  | { readonly do: 'exchangeRoles' }
  /** Fixes the range of the next round, if any, and skips its determine range step. */
  | { readonly do: 'nextRoundAt'; readonly range: 'close' | 'long' }
  | { readonly do: 'additionalStrikes'; readonly amount: Amount; readonly unlimited?: boolean };
