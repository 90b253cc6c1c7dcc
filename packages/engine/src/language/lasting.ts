/** What lasts, and for how long; what may be waited for. */

/** The numbers of the game that cards change. */
export const STATS = [
  'bleed',
  'stealth',
  'intercept',
  'strength',
  'hunt',
  'votes',
  'ballots', // in the sub-referendum of the prisci
  'discipline', // levels of a Discipline, which the text names
  'capacity',
  'handSize',
  'transfers',
  'masterActions',
  'discardActions',
  'cost', // what a card costs to play
  'voteTax', // what casting a minion's votes costs, in blood
  'voteTaxAgainst', // and casting them against
] as const;
/** A number of the game that cards change. */
export type Stat = (typeof STATS)[number];

/** What a card can let a minion do in combat. */
export const GRANTS = ['maneuver', 'press', 'prevent', 'strike'] as const;
/** Something that a card lets a minion do in combat. */
export type Grant = (typeof GRANTS)[number];

/** What a card can forbid. */
export const RESTRICTIONS = [
  'block', // cannot block
  'act',
  'unlock', // does not unlock as normal
  'beBlocked',
  'maneuver',
  'press',
  'handStrikesOnly', // cannot use any other strike
  'strike', // cannot strike
  'wake', // may block and react as though unlocked (R-GLOSS-20)
  'immuneToStrikes',
  'immuneToEnvironment', // to environmental damage (R-DAMAGE-06)
  'immune', // to all damage
  'voteFor', // may only be cast for
  'voteAgainst',
  'vote', // must abstain
  'draw', // replacement draws do not happen
  'enterCombat',
  'play', // cannot play cards of the name that the text gives
  'openHand', // plays with an open hand: everybody sees it
] as const;
/** Something that a card forbids. */
export type Restriction = (typeof RESTRICTIONS)[number];

/** How long something lasts. */
export const SCOPES = [
  'round',
  'combat',
  'resultingCombat', // the combat that comes of this block or action
  'resultingRound', // the first round of that combat
  'action',
  'referendum',
  'turn',
  'nextUnlock', // until your next unlock phase
  'nextUnlocking', // until your cards have unlocked in your next unlock phase
  'nextDiscard', // until your next discard phase
  'inPlay', // while the source is in play
  'game',
] as const;
/** How long something lasts. */
export type Scope = (typeof SCOPES)[number];

/** Happenings that scheduled effects and triggers wait for. */
export const HAPPENINGS = [
  'unlockPhase',
  'masterPhase',
  'discardPhaseEnd',
  'enteredPlay',
  'lockedForCost', // by its controller
  'toTorpor',
  'burned',
  'bleedSucceeds', // a bleed is about to succeed; instead: in place of the pool burned
  'actionResolves', // it is about to resolve, blocked or not: of the acting minion and of all that attempted to block
  'actionResolved',
  'actionBlocked',
  'strikesResolve', // at the same time as strikes
  'roundEnds',
  'combatEnds',
  'replacementDraw', // instead: in place of the card drawn
  'blockFailed',
  'blockSucceeded', // the action is blocked, before block resolution
  'ousted',
  'referendumPassed',
] as const;
/** Something that scheduled effects and triggers wait for. */
export type Happening = (typeof HAPPENINGS)[number];
