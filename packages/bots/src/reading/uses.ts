import type {
  Ability,
  ActionText,
  Mode,
  Reading,
  StrikeText,
  Trigger,
  Use,
} from '@methuselah/engine/language';

/**
 * The optional fields of card texts that bots know. A bot need not weigh them all, but a new field must be listed here before the
 * code that reads such texts compiles.
 */

type OfUse =
  | 'windows'
  | 'when'
  | 'cost'
  | 'x'
  | 'picks'
  | 'effects'
  | 'action'
  | 'strike'
  | 'maneuver'
  | 'maneuverTo'
  | 'press'
  | 'prevent'
  | 'preventFrom'
  | 'preventFor'
  | 'once'
  | 'onceShared'
  | 'onceBy'
  | 'onceForMode'
  | 'copies';

export type WeighedUse = Reading<Use, OfUse>;
export type WeighedMode = Reading<
  Mode,
  OfUse | 'keywords' | 'disciplines' | 'by' | 'stays' | 'wake' | 'lockedToo' | 'replaced' | 'asPlayed'
>;
export type WeighedAbility = Reading<Ability, OfUse | 'duty' | 'anyTurn'>;
export type WeighedAction = Reading<
  ActionText,
  'stealth' | 'bleed' | 'announced' | 'terms' | 'called' | 'passes' | 'fails' | 'mandatory' | 'at'
>;
export type WeighedStrike = Reading<
  StrikeText,
  | 'hand'
  | 'amount'
  | 'aggravated'
  | 'ranged'
  | 'first'
  | 'weaponOnly'
  | 'retainers'
  | 'undodgeable'
  | 'notAgainst'
  | 'unpreventableBy'
  | 'wears'
  | 'spent'
  | 'effects'
>;
export type WeighedTrigger = Reading<
  Trigger,
  'about' | 'aboutThis' | 'if' | 'instead' | 'once' | 'onceForCopies'
>;
