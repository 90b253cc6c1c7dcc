/** Lasting effects, their durations, and the happenings that triggers wait for. */

/** Numbers of the game that cards can change. */
export const STATS = [
  'bleed',
  'stealth',
  'intercept',
  'strength',
  'baseStrength', // what strength is before bonuses, instead of the printed number
  'handDamage', // more damage with hand strikes
  'rangedDamage', // more damage with ranged strikes
  'damageFromOpposing', // of each strike or effect of the opposing minion
  'hunt',
  'votes',
  'votesAgainst', // more votes if they are cast against
  'edgeVotes', // more votes for burning the Edge
  'ballots', // in the sub-referendum of the prisci
  'discipline', // levels of the Discipline named in the text
  'capacity',
  'handSize',
  'transfers',
  'masterActions',
  'discardActions',
  'cost', // of playing a card
  'rescueCost', // of rescuing a vampire from torpor
  'contestCost', // the blood it costs to contest a title
  'voteTax', // the blood it costs to cast a minion's votes
  'voteTaxAgainst', // the blood it costs to cast them against
  'blockTax', // the blood it costs to attempt to block, which an ally cannot burn
  'blockTaxOrLife', // the blood or life it costs to attempt to block
  'blockTaxLibrary', // the cards of the top of the library it costs to attempt to block
] as const;
/** A number of the game that cards can change. */
export type Stat = (typeof STATS)[number];

/** What a card can let a minion do in combat. */
export const GRANTS = ['maneuver', 'press', 'maneuverOrPress', 'prevent', 'strike'] as const;
/** Something that a card lets a minion do in combat. */
export type Grant = (typeof GRANTS)[number];

/** Counters with a name of their own: neither blood nor life, and each is of the Methuselah who put it there. */
export const COUNTER_KINDS = ['corruption', 'disease', 'graft', 'hostage', 'nightmare', 'ritual'] as const;
/** A kind of named counters. */
export type CounterKind = (typeof COUNTER_KINDS)[number];

/** Restrictions that cards can impose, and some permissions. */
export const RESTRICTIONS = [
  'block', // cannot block
  'act',
  'unlock', // does not unlock as normal
  'beBlocked',
  'maneuver',
  'maneuverToLong', // cannot maneuver to long range
  'maneuverToClose',
  'press',
  'pressToEnd', // cannot press to end combat
  'pressToContinue',
  'handStrikesOnly', // cannot use any other strike
  'strike', // cannot strike
  'strikeCombatEnds', // cannot strike: combat ends
  'undodgeable', // its strikes cannot be dodged
  'firstStrike', // its strikes are with first strike
  'wake', // can block and react as though unlocked (R-GLOSS-20)
  'immuneToStrikes',
  'immuneToEnvironment', // to environmental damage (R-DAMAGE-06)
  'immune', // to all damage
  'immuneToNormal', // to damage that is not aggravated
  'weaponDamage', // its strikes with weapons inflict no damage
  'aggravatedHands', // damage from its hand strikes is aggravated
  'takesAggravated', // all damage inflicted on it in combat is aggravated
  'voteFor', // votes may only be cast for
  'voteAgainst',
  'vote', // must abstain
  'bloodHunt', // no blood hunt can be called on it
  'yieldTitle', // vampires that contest its title must yield
  'twoMasterActions', // has two master phase actions instead of one
  'draw', // replacement draws do not happen
  'enterCombat',
  'bleedAction', // cannot take this kind of action, nor the next ones
  'huntAction',
  'equipAction',
  'employAction',
  'recruitAction',
  'politicalAction',
  'diablerise', // cannot commit diablerie, in an action or otherwise
  'beTargeted', // by actions of other Methuselahs' minions
  'useEquipment',
  'haveEquipment',
  'haveRetainers',
  'gainBlood', // blood or life
  'lockForBlock', // does not lock for blocking
  'unlockAtAll', // neither as normal nor by an effect
  'play', // cannot play the cards that the text describes
  'replaceAtOnce', // the cards that the text describes are replaced only after the action
  'gainEdge', // the Edge is burned instead
  'mustHunt', // hunting is mandatory for it until it has hunted this turn
  'openHand', // hand is visible to everybody
] as const;
/** A restriction that a card imposes, or a permission it gives. */
export type Restriction = (typeof RESTRICTIONS)[number];

/** How long something lasts. */
export const SCOPES = [
  'round',
  'nextRound', // the next round of this combat, if there is one
  'combat',
  'resultingCombat', // the combat resulting from this block or action
  'resultingRound', // the first round of that combat
  'action',
  'referendum',
  'turn',
  'nextUnlock', // until your next unlock phase
  'nextUnlocking', // through the next unlock phase of the minion's controller
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
  'minionPhase',
  'minionPhaseEnd',
  'influencePhase',
  'discardPhase',
  'discardPhaseEnd',
  'turnEnds',
  'enteredPlay',
  'lockedForCost', // by its controller
  'toTorpor',
  'burned',
  'bleedSucceeds', // a bleed is about to succeed; `instead` replaces burning pool
  'bled', // a bleed has succeeded and burned its pool; about the acting minion
  'actionResolves', // is about to resolve, blocked or not; about the acting minion and every minion that attempted to block
  'actionResolved',
  'actionBlocked',
  'beforeRange', // in each round, before range is determined
  'strikesResolve', // at the same time as strikes
  'pressStep',
  'pressedOn', // a press to continue combat was used; about the minion that used it
  'roundEnds',
  'combatEnds',
  'opponentLeft', // the ready region, which ends the combat; about the minion that fought it
  'replacementDraw', // `instead` replaces the draw
  'blockFailed',
  'blockSucceeded', // the action is blocked, before block resolution
  'ousted',
  'preyOusted', // about the Methuselah who was its predator
  'referendumPassed',
  'referendumFailed', // or was cancelled; about the vampire that called it
  'referendumCalled', // its terms are chosen; about the vampire that called it
  'tallied', // the votes are counted; about the Methuselah whose referendum it is
  'edgeVote', // a Methuselah has burned the Edge for a vote
  'actionAnnounced', // about the acting minion
  'blockAttempted', // about the minion that attempts to block
  'damageInflicted', // about the minion or retainer that suffers it, not prevented
  'edgeGained', // about a Methuselah
  'edgeLost',
  'diablerieCommitted', // about the diablerist
  'controlChanged', // about the card, which its new controller has
] as const;
/** A happening that scheduled effects and triggers wait for. */
export type Happening = (typeof HAPPENINGS)[number];
