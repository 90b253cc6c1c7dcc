import type { Amount, CardNoun, Filter } from './nouns.ts';
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
  /** It cannot be aimed at such a minion, only at its retainers. */
  readonly notAgainst?: Filter;
  /** Its damage cannot be prevented by cards that require this Discipline. */
  readonly unpreventableBy?: string;
  /** This card is burned after use, whether the strike succeeds or not. */
  readonly spent?: boolean;
  /** Each point of damage that it inflicts, even if prevented, burns a counter from this card. */
  readonly wears?: boolean;
  /** Effects on resolution: all of a special strike; of others, what comes before damage or before combat ends. */
  readonly effects?: readonly Effect[];
}

/** Which damage can be prevented; every given field must match. */
export interface PreventedDamage {
  /** From strikes with a weapon of this keyword. */
  readonly strikesWith?: string;
  /** From any source but strikes with a weapon of this keyword. */
  readonly notStrikesWith?: string;
  /** From strikes of the opposing minion. */
  readonly opposing?: boolean;
  /** From the first strike of the round only. */
  readonly initial?: boolean;
  /** Not aggravated. */
  readonly normal?: boolean;
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
  /** Instead of ending, the combat has another round. */
  | { readonly do: 'anotherRound' }
  /** The combatants enter another combat with each other after this one. */
  | { readonly do: 'queueCombat' }
  | { readonly do: 'exchangeRoles' }
  /** Fixes the range of this round and skips its determine range step. */
  | { readonly do: 'setRange'; readonly range: 'close' | 'long' }
  /** The user's first strike this round must be the strike of that card. */
  | { readonly do: 'mustStrikeWith'; readonly card: CardNoun }
  /** Fixes the range of the next round, if any, and skips its determine range step. */
  | { readonly do: 'nextRoundAt'; readonly range: 'close' | 'long' }
  | { readonly do: 'additionalStrikes'; readonly amount: Amount; readonly unlimited?: boolean };
