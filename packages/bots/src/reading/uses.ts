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
 * Texts of cards with the fields that may be left out of them. A bot need not weigh each of them, but who adds one says here that
 * bots know of it: until then what they read of such texts does not compile.
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
  | 'press'
  | 'prevent'
  | 'preventFrom'
  | 'once'
  | 'onceShared';

export type WeighedUse = Reading<Use, OfUse>;
export type WeighedMode = Reading<
  Mode,
  OfUse | 'keywords' | 'disciplines' | 'by' | 'stays' | 'wake' | 'lockedToo' | 'replaced'
>;
export type WeighedAbility = Reading<Ability, OfUse | 'duty' | 'anyTurn'>;
export type WeighedAction = Reading<
  ActionText,
  'stealth' | 'bleed' | 'terms' | 'called' | 'passes' | 'fails' | 'mandatory' | 'at'
>;
export type WeighedStrike = Reading<
  StrikeText,
  'hand' | 'amount' | 'aggravated' | 'ranged' | 'first' | 'weaponOnly' | 'effects'
>;
export type WeighedTrigger = Reading<Trigger, 'about' | 'aboutThis' | 'if' | 'instead' | 'once'>;
