/**
 * The card language: what a card is and does, as plain data.
 *
 * A card names mechanics, never itself. Every verb takes the same nouns (who), amounts (how much), windows
 * (when) and conditions (if). The rules interpret this data; nothing in the engine knows a card by name.
 */

// ---------------------------------------------------------------------------------------------- facts

export const CARD_TYPES = [
  'master',
  'action',
  'political',
  'equipment',
  'retainer',
  'ally',
  'modifier',
  'reaction',
  'combat',
  'reflex',
  'event',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Basic is level 1, superior level 2. */
export type Level = 1 | 2;
export type Disciplines = Readonly<Record<string, Level>>;

export const SECTS = ['camarilla', 'anarch', 'independent', 'sabbat', 'laibon'] as const;
export type Sect = (typeof SECTS)[number];

/** `own` is the title of an independent with votes, tied to no sect (R-SECT-16). */
export const TITLES = [
  'primogen',
  'prince',
  'baron',
  'justicar',
  'innerCircle',
  'bishop',
  'archbishop',
  'priscus',
  'cardinal',
  'regent',
  'kholo',
  'magaji',
  'own',
] as const;
export type Title = (typeof TITLES)[number];

/** The traits that the rulebook gives a meaning; a card may name others (R-TRAIT-01). */
export const TRAITS = [
  'blackHand',
  'bloodCursed',
  'infernal',
  'flight',
  'redList',
  'scarce',
  'sterile',
] as const;
export type Trait = (typeof TRAITS)[number] | (string & {});

export interface CardFacts {
  /** The stable number of the card, as used by records, decks and option ids. */
  readonly id: number;
  readonly name: string;
  /** Free words a card may be asked for: weapon, gun, location, animal, mortal, ... */
  readonly keywords?: readonly string[];
  readonly unique?: boolean;
  readonly traits?: readonly Trait[];
  /** The clan that a slave serves (R-TRAIT-12). */
  readonly slaveTo?: string;
}

export interface VampireCard extends CardFacts, InPlayText {
  readonly kind: 'vampire';
  readonly capacity: number;
  readonly clan: string;
  readonly group: number | 'any';
  readonly sect: Sect;
  readonly disciplines: Disciplines;
  readonly title?: Title;
  /** The city of a prince, baron or archbishop. */
  readonly city?: string;
  /** The votes of a title of its own. */
  readonly votes?: number;
  /** The circle of a Blood Brother (R-TRAIT-04). */
  readonly circle?: string;
  /** An advanced vampire: the number of its base card. */
  readonly advancedOf?: number;
  /** What it does only when merged with its base card (R-MERGE-05). */
  readonly merged?: InPlayText;
  /** Printed where it differs from the default of 1. */
  readonly strength?: number;
  readonly bleed?: number;
}

export interface LibraryCard extends CardFacts, InPlayText {
  readonly kind: 'library';
  readonly requires?: Requirement;
  readonly cost?: Cost;
  /** Ally or retainer: life on entering play. */
  readonly life?: number;
  readonly strength?: number;
  readonly bleed?: number;
  /** What it has instead when it was put into play at the superior level. */
  readonly atSuperior?: { readonly life?: number; readonly strength?: number; readonly bleed?: number };
  /** The counters that it comes into play with, other than life. */
  readonly counters?: number;
  /** A master card for the turns of others (R-MASTER-04). */
  readonly outOfTurn?: boolean;
  /** A master card that gives back its master phase action (R-MASTER-07). */
  readonly trifle?: boolean;
  /** May be discarded in any unlock phase by who cannot use it (R-UNLOCK-05). */
  readonly burnOption?: boolean;
  /** A minion can have only one card of this name, or with this keyword, on it. */
  readonly onlyOne?: 'name' | { readonly keyword: string };
  /** It and cards of these names cannot both be played in one action. */
  readonly notWith?: readonly string[];
  /** A placeholder for the title it gives to what it is on (R-GLOSS-19). */
  readonly titleCard?: { readonly title: Title; readonly city?: string };
  /** An ally that plays cards of these Disciplines as a vampire (R-MINION-10). */
  readonly playsAs?: Disciplines;
  /** It comes into play as a vampire of this capacity, of the clan and sect of who created it (R-GLOSS-14). */
  readonly becomes?: { readonly capacity: number };
  /** The ways of playing it: usually one a Discipline level. The type belongs to the mode. */
  readonly modes: readonly Mode[];
}

export type Card = VampireCard | LibraryCard;

/** What a card does while in play. */
export interface InPlayText {
  readonly statics?: readonly Static[];
  readonly abilities?: readonly Ability[];
  readonly triggers?: readonly Trigger[];
  /** It is burned as soon as this holds. */
  readonly burnedIf?: readonly Condition[];
}

// ---------------------------------------------------------------------------------------------- nouns

/** A card in play, seen from the effect that speaks of it. */
export type CardNoun =
  | 'this' // the card whose text this is
  | 'self' // the minion using it
  | 'host' // what this card is attached to
  | 'acting'
  | 'blocker'
  | 'opposing' // the other combatant, seen from self
  | 'subject' // the card an event is about
  | { readonly pick: number }
  | { readonly bound: number };

export type SeatNoun =
  | 'you'
  | 'yourPrey'
  | 'yourPredator'
  | 'actingMethuselah'
  | 'actionTarget' // the Methuselah an action is directed at
  | 'everyone'
  | 'everyoneElse'
  | { readonly controllerOf: CardNoun }
  | { readonly seatPick: number }
  | { readonly boundSeat: number };

/** All cards in play that match. */
export interface Group {
  readonly all: Filter;
}
export type Who = CardNoun | SeatNoun | Group;

/** A description of cards in play; every field that is given must hold. */
export interface Filter {
  readonly kind?: 'vampire' | 'ally' | 'minion' | 'equipment' | 'retainer' | 'any';
  readonly named?: string;
  readonly keyword?: string;
  /** Has the same name as that card. */
  readonly copyOf?: CardNoun;
  readonly of?: 'you' | 'others' | 'yourPrey' | 'yourPredator' | 'actionTarget' | 'notActing';
  readonly region?: 'ready' | 'torpor' | 'uncontrolled' | 'controlled';
  readonly locked?: boolean;
  readonly clan?: string | { readonly pick: number };
  readonly sect?: Sect;
  readonly trait?: Trait;
  /** In the same circle as that vampire (R-TRAIT-04). */
  readonly inCircleOf?: CardNoun;
  readonly discipline?: string;
  /** Has this Discipline at the superior level. */
  readonly superior?: string;
  /** Does not have this Discipline at the superior level yet. */
  readonly canLearn?: string;
  readonly titled?: boolean;
  readonly title?: readonly Title[];
  readonly minCapacity?: number;
  readonly maxCapacity?: number;
  /** Smaller or larger capacity than that card's. */
  readonly youngerThan?: CardNoun;
  readonly olderThan?: CardNoun;
  readonly minCounters?: number;
  readonly not?: CardNoun;
  readonly on?: CardNoun;
  /** On a minion of that Methuselah, whoever controls the card. */
  readonly onMinionOf?: NonNullable<Filter['of']>;
  readonly inCombat?: boolean;
  /** Has cast votes in the current referendum. */
  readonly hasVoted?: boolean;
}

// ---------------------------------------------------------------------------------------------- amounts

export type Amount =
  | number
  | 'x'
  | 'bleedAmount'
  | 'points' // allocated to the Methuselah who gains or burns the pool
  | 'margin' // votes for minus votes against in the last referendum of this action
  | { readonly counters: CardNoun }
  | { readonly capacity: CardNoun }
  | { readonly pool: SeatNoun }
  /** How many; `them`: of those that the Methuselah controls who gains or burns the pool. */
  | { readonly count: Filter; readonly of?: 'them' }
  | { readonly strength: CardNoun }
  | { readonly tally: Tally; readonly of: CardNoun }
  | { readonly sum: readonly Amount[] }
  | { readonly times: number; readonly of: Amount };

/** What a frame remembers of the past for the cards that ask. */
export const TALLIES = ['bloodLostToDamageThisRound', 'blockAttemptsThisAction'] as const;
export type Tally = (typeof TALLIES)[number];

// ---------------------------------------------------------------------------------------------- conditions

export const ACTION_KINDS = [
  'bleed',
  'hunt',
  'equip',
  'employ',
  'recruit',
  'political',
  'leaveTorpor',
  'rescue',
  'diablerise',
  'becomeAnarch',
  'enterCombat', // with a marked Red List minion
  'special',
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

export type Condition =
  | { readonly if: 'action'; readonly kind: readonly ActionKind[] }
  /** The action is the one that this card's text gives. */
  | { readonly if: 'actionWith'; readonly card: CardNoun }
  | { readonly if: 'yourTurn' }
  | { readonly if: 'directedAt'; readonly who: SeatNoun }
  | { readonly if: 'directed'; readonly is: boolean }
  | { readonly if: 'range'; readonly is: 'close' | 'long' }
  | { readonly if: 'is'; readonly card: CardNoun; readonly filter: Filter }
  | { readonly if: 'atLeast'; readonly a: Amount; readonly b: Amount }
  | { readonly if: 'hasEdge'; readonly who: SeatNoun }
  | { readonly if: 'blocked'; readonly is: boolean }
  | { readonly if: 'successful' }
  | { readonly if: 'passed' } // the referendum of this action has passed
  | { readonly if: 'selfIs'; readonly role: 'acting' | 'blocker' | 'combatant' | 'notActing' | 'caller' }
  | { readonly if: 'inCombat'; readonly is: boolean }
  /** What the opposing minion is, or was before it was burned. */
  | { readonly if: 'opposing'; readonly kind: 'vampire' | 'ally' }
  | { readonly if: 'roundAtLeast'; readonly round: number }
  | { readonly if: 'superior' } // this card was put into play at the superior level
  | { readonly if: 'cast'; readonly side: 'for' | 'against' | 'any'; readonly who: CardNoun }
  /** The card being played, in its "as it is played" window: its types, who plays it, whom it is played against. */
  | {
      readonly if: 'played';
      readonly type?: readonly CardType[];
      readonly keyword?: string;
      readonly by?: 'others' | 'any';
      /** Played against the user: it targets that minion, or is played in combat by the opposing one. */
      readonly against?: 'self' | 'you';
    }
  | { readonly if: 'not'; readonly of: Condition }
  | { readonly if: 'any'; readonly of: readonly Condition[] };

// ---------------------------------------------------------------------------------------------- costs

/** Any payment is one of these; all given parts are paid. */
export interface Cost {
  readonly blood?: Amount;
  readonly pool?: Amount;
  /** Pool, or as much blood of one such vampire: the payer is chosen after the targets. */
  readonly poolOrBlood?: { readonly amount: number; readonly of: Filter };
  readonly lock?: 'self' | 'this' | 'host';
  readonly burnThis?: boolean;
  /** Cards discarded from your hand; each one is a small choice. */
  readonly discard?: number;
  /** Only cards of this type may be discarded for it. */
  readonly discardType?: CardType;
  /** Only cards that require this Discipline may. */
  readonly discardNeeds?: string;
  readonly edge?: boolean;
  readonly transfers?: number;
  readonly masterActions?: number;
  readonly discardActions?: number;
  readonly counters?: number;
}

/** What may be paid for an effect as it resolves: it leaves nothing to choose. */
export type Toll = Omit<Cost, 'poolOrBlood' | 'discard' | 'discardType' | 'discardNeeds'>;

/** What the minion must be; for a master card, what a ready minion of the player must be (R-PLAY-14). */
export interface Requirement {
  readonly kind?: 'vampire' | 'ally';
  readonly clan?: readonly string[];
  readonly disciplines?: Disciplines;
  readonly minCapacity?: number;
  readonly titled?: boolean;
  readonly title?: readonly Title[];
  readonly sect?: readonly Sect[];
  readonly trait?: Trait;
}

// ---------------------------------------------------------------------------------------------- windows

/** Where a card or effect can be used. The table in flow/windows.ts says who is asked, in which order. */
export const WINDOWS = [
  'unlock',
  'master',
  'minion',
  'influence',
  'discard',
  'announced',
  'beforeBlocks', // state A: no current block attempt
  'blocking', // state B: a block attempt in progress
  'blocked', // before block resolution
  'blockResolved', // the card is burned; the blocker has not yet locked and entered combat
  'declined', // state C: all have declined to block
  'succeeding', // the action is about to succeed
  'resolved', // after resolution
  'beforeRange',
  'range',
  'beforeStrikes',
  'strike',
  'damage',
  'afterStrikes', // the first pair is done: additional strikes
  'press',
  'roundEnd',
  'beforeVotes',
  'polling',
  'asPlayed', // a card is being played: only what cancels it, and wakes
] as const;
export type Window = (typeof WINDOWS)[number];

// ---------------------------------------------------------------------------------------------- uses

/** A choice fixed while the use is announced, before anything is paid. */
export type Pick =
  | { readonly pick: 'card'; readonly filter: Filter; readonly optional?: boolean }
  | {
      readonly pick: 'seat';
      readonly of: 'yourPrey' | 'others' | 'any' | 'notActing' | 'othersNotTarget';
      readonly morePoolThan?: SeatNoun;
    }
  /** Any clan of the card pool, whether or not a vampire of it is in play. */
  | { readonly pick: 'clan' }
  | { readonly pick: 'ash'; readonly type?: CardType }
  /** The Edge, of whoever else has it. */
  | { readonly pick: 'edge' };

/** One way to use a card: a mode of a card in hand, or an ability of a card in play. */
export interface Use {
  /** Windows in which it may be used; where none are given, a mode has those of its type, an ability has any time. */
  readonly windows?: readonly Window[];
  readonly when?: readonly Condition[];
  readonly cost?: Cost;
  /** X is chosen when the use is announced, between these bounds. */
  readonly x?: { readonly min: number; readonly max: Amount };
  readonly picks?: readonly Pick[];
  readonly effects?: readonly Effect[];
  /** The action this use performs. */
  readonly action?: ActionText;
  readonly strike?: StrikeText;
  /** Comes with a maneuver; a strike that has one may be played in the range step, and is then committed. */
  readonly maneuver?: 'optional' | 'must';
  readonly press?: boolean | 'toContinue';
  /** Prevents damage in the damage step: how much; and whether aggravated too (all kinds by default). */
  readonly prevent?: Amount;
  /** Which damage it prevents, if not any: of strikes with a weapon of this keyword, or of any other source. */
  readonly preventFrom?: { readonly strikesWith: string } | { readonly notStrikesWith: string };
  /**
   * How often it may be used; of a strike with a maneuver, how often the maneuver may. Of a card in hand, how often a
   * minion may play a card of this name.
   */
  readonly once?: 'action' | 'round' | 'combat' | 'referendum' | 'turn' | 'phase' | 'betweenUnlockPhases';
  /** That limit is for all abilities of the card together that say so. */
  readonly onceShared?: boolean;
}

export interface Mode extends Use {
  readonly type: CardType;
  /** Words that the card may be asked for when it is played in this way. */
  readonly keywords?: readonly string[];
  /** Disciplines this mode needs, with their level. */
  readonly disciplines?: Disciplines;
  /** Who plays it where the type allows several: the default is the acting minion, a reacting minion, a combatant. */
  readonly by?: 'other' | 'bystander';
  /** It stays: attached to something, or on its own in the controlled region. */
  readonly stays?: 'self' | 'table' | { readonly pick: number };
  /** Playable by a locked minion as if it were unlocked: a wake. */
  readonly wake?: boolean;
  /** Says that a locked minion may play it though it is not a wake. */
  readonly lockedToo?: boolean;
  /** Its replacement is drawn only then. */
  readonly replaced?: 'afterAction' | 'nextUnlock' | 'nextDiscard';
}

export interface Ability extends Use {
  /** Who uses it: the card itself or its host (a minion), the controller as a Methuselah, or more than one. */
  readonly by:
    | 'self'
    | 'host'
    | 'methuselah'
    | 'hostController'
    | 'anyMethuselah'
    | 'otherMethuselahs'
    | 'anyMinion'
    | 'otherMinions';
  /** Must be done in the unlock phase before it may end. */
  readonly duty?: boolean;
  /** In a phase, an ability is for the phases of its user's own turn, unless it says so. */
  readonly anyTurn?: boolean;
}

/** A choice of a referendum's terms: like any other, or points among Methuselahs other than those chosen before. */
export type Term = Pick | Points;

/** The last of the terms; each point is a small choice. */
export interface Points {
  readonly pick: 'points';
  readonly points: number;
  /** They are pool of this Methuselah: no more than there is. */
  readonly poolOf?: SeatNoun;
  /** Among so many Methuselahs at least. */
  readonly least: number;
}

export interface ActionText {
  readonly kind: ActionKind;
  readonly stealth?: number;
  /** Bleed: the amount added by the action card itself. */
  readonly bleed?: Amount;
  /** A referendum: terms are picked after success; passed or failed, these happen. */
  readonly terms?: readonly Term[];
  /** As the referendum is called, before anybody votes. */
  readonly called?: readonly Effect[];
  readonly passes?: readonly Effect[];
  readonly fails?: readonly Effect[];
  readonly mandatory?: boolean;
  /** The card in play that an ability's action is aimed at, if not the card that has the ability. */
  readonly at?: CardNoun;
}

export const STRIKE_KINDS = [
  'damage',
  'dodge',
  'combatEnds',
  'stealBlood',
  'destroyEquipment',
  'stealEquipment',
  'none',
] as const;
export interface StrikeText {
  readonly kind: (typeof STRIKE_KINDS)[number];
  /** Hand strike: strength plus amount. Otherwise: amount. */
  readonly hand?: boolean;
  readonly amount?: Amount;
  readonly aggravated?: boolean;
  readonly ranged?: boolean;
  readonly first?: boolean;
  readonly weaponOnly?: boolean;
  /** What else it does as it resolves: before damage, or before the combat ends. */
  readonly effects?: readonly Effect[];
}

// ---------------------------------------------------------------------------------------------- what lasts

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
export type Stat = (typeof STATS)[number];

export const GRANTS = ['maneuver', 'press', 'prevent', 'strike'] as const;
export type Grant = (typeof GRANTS)[number];

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
export type Restriction = (typeof RESTRICTIONS)[number];

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
export type Happening = (typeof HAPPENINGS)[number];

export interface Static {
  readonly stat?: Stat;
  readonly amount?: Amount;
  readonly restrict?: Restriction;
  readonly who: Who;
  readonly if?: readonly Condition[];
  /** For the stat cost: which cards. */
  readonly cardType?: CardType;
  /** For the stat discipline: which one. */
  readonly discipline?: string;
  /** For the stat cost and the restriction play: cards of which name. */
  readonly named?: string;
  readonly trait?: Trait;
  /** For the stat cost: not the cards it plays, but those that target it. */
  readonly targeted?: boolean;
}

export interface Trigger {
  readonly at: Happening;
  /** What the event must be about; by default anything. */
  readonly about?: Filter;
  readonly aboutThis?: 'this' | 'host' | 'you';
  readonly if?: readonly Condition[];
  readonly instead?: boolean;
  /** How often it happens. */
  readonly once?: 'turn';
  readonly effects: readonly Effect[];
}

// ---------------------------------------------------------------------------------------------- effects

export type Effect =
  // what lasts
  | {
      readonly do: 'modify';
      readonly stat: Stat;
      readonly amount: Amount;
      readonly who: Who;
      readonly for: Scope;
      readonly discipline?: string;
      readonly if?: readonly Condition[];
      readonly unlimited?: boolean;
      /** Stealth or intercept that may be added before it is needed (R-BLOCK-12). */
      readonly evenIfNotNeeded?: boolean;
      /** Votes that are cast for this side only. */
      readonly side?: 'for' | 'against';
      /** Of all that match: also of those that come to match while it lasts. */
      readonly alsoLater?: boolean;
      /** Used up by the first thing it counts for (a cost reducer). */
      readonly once?: boolean;
    }
  | {
      readonly do: 'grant';
      readonly grant: Grant;
      readonly who: CardNoun;
      readonly for: Scope;
      readonly amount?: Amount;
      readonly uses?: number;
      /** A maneuver that is not optional (R-COMBAT-17). */
      readonly must?: boolean;
      readonly strike?: StrikeText;
      readonly if?: readonly Condition[];
    }
  | { readonly do: 'restrict'; readonly what: Restriction; readonly who: Who; readonly for: Scope }
  | {
      readonly do: 'schedule';
      readonly at: Happening;
      readonly about?: Who;
      readonly for: Scope;
      readonly instead?: boolean;
      readonly once?: boolean;
      readonly effects: readonly Effect[];
    }
  // counters
  | {
      readonly do: 'gainBlood';
      readonly who: Who;
      readonly amount: Amount;
      /** A vampire gains blood by only one card with this keyword each turn. */
      readonly onlyOneEachTurn?: string;
      /** Up to this many of it go to your pool instead. */
      readonly toPool?: Amount;
    }
  | { readonly do: 'burnBlood'; readonly who: Who; readonly amount: Amount }
  | {
      readonly do: 'moveBlood';
      readonly from: CardNoun;
      readonly to: CardNoun | 'pool';
      readonly amount: Amount;
    }
  | { readonly do: 'poolToCard'; readonly who: SeatNoun; readonly to: CardNoun; readonly amount: Amount }
  | { readonly do: 'gainPool'; readonly who: SeatNoun; readonly amount: Amount }
  | { readonly do: 'burnPool'; readonly who: SeatNoun; readonly amount: Amount }
  | {
      readonly do: 'movePool';
      readonly from: SeatNoun;
      readonly to: SeatNoun;
      readonly amount: Amount;
    }
  /** Pool and blood of their vampires in any mix, a counter at a time. */
  | { readonly do: 'burnMix'; readonly who: SeatNoun; readonly amount: Amount }
  // cards
  | { readonly do: 'lock'; readonly who: Who }
  | { readonly do: 'unlock'; readonly who: Who }
  | { readonly do: 'burn'; readonly who: Who }
  /** From the game (R-TERM-04). */
  | { readonly do: 'remove'; readonly who: Who }
  | { readonly do: 'toTorpor'; readonly who: CardNoun }
  | { readonly do: 'toReady'; readonly who: CardNoun }
  | { readonly do: 'control'; readonly who: CardNoun; readonly to: SeatNoun }
  | { readonly do: 'bind'; readonly slot: number; readonly to: CardNoun | SeatNoun }
  | { readonly do: 'title'; readonly who: CardNoun; readonly title: Title; readonly city?: string }
  | { readonly do: 'loseTitle'; readonly who: CardNoun }
  | { readonly do: 'sect'; readonly who: Who; readonly sect: Sect; readonly for: Scope }
  | { readonly do: 'clan'; readonly who: Who; readonly clan: string; readonly for: Scope }
  | { readonly do: 'trait'; readonly who: Who; readonly trait: Trait; readonly for: Scope }
  | { readonly do: 'toUncontrolled'; readonly who: CardNoun }
  /** Control for good; an attached card may go to a card of the same type (R-GLOSS-15). */
  | { readonly do: 'steal'; readonly who: CardNoun }
  | { readonly do: 'takeEdge'; readonly who: SeatNoun }
  | { readonly do: 'burnEdge' }
  | { readonly do: 'draw'; readonly who: SeatNoun; readonly amount: Amount }
  | { readonly do: 'drawCrypt'; readonly who: SeatNoun; readonly amount: Amount }
  | {
      readonly do: 'discard';
      readonly who: SeatNoun;
      readonly amount: Amount;
      readonly type?: CardType;
      readonly needs?: string;
      /** Who looks at the hand and chooses, if not its owner. */
      readonly chosenBy?: SeatNoun;
    }
  | {
      readonly do: 'search';
      readonly type: CardType;
      readonly to: 'hand' | 'self' | 'ready';
      /** Requirements and cost of the card found apply as normal. */
      readonly asNormal?: boolean;
    }
  | { readonly do: 'ashToHand'; readonly card: number }
  // actions and blocks
  /** A basic action at once, whoever's turn it is. */
  | { readonly do: 'act'; readonly who: CardNoun; readonly action: 'bleed' | 'hunt' }
  /** The card being played has no effect (R-TMPL-04). */
  | { readonly do: 'cancel' }
  | { readonly do: 'redirect'; readonly to: SeatNoun }
  | { readonly do: 'attemptBlock'; readonly who: CardNoun }
  | { readonly do: 'endAction'; readonly notAgain?: boolean }
  | { readonly do: 'enterCombat'; readonly first: CardNoun; readonly second: CardNoun }
  // combat
  | {
      readonly do: 'damage';
      readonly to: CardNoun;
      readonly amount: Amount;
      readonly aggravated?: boolean;
      readonly by?: 'self' | 'this' | 'none';
      /** At strike resolution, also at long range. */
      readonly ranged?: boolean;
      readonly unpreventable?: boolean;
    }
  | { readonly do: 'endCombat' }
  | { readonly do: 'exchangeRoles' }
  /** If there is another round, it is at this range, and its determine range step is skipped. */
  | { readonly do: 'nextRoundAt'; readonly range: 'close' | 'long' }
  | { readonly do: 'additionalStrikes'; readonly amount: Amount; readonly unlimited?: boolean }
  // politics
  | { readonly do: 'cancelVotes'; readonly who: CardNoun }
  | { readonly do: 'diablerise'; readonly who: CardNoun }
  // control
  | {
      readonly do: 'gate';
      readonly may?: boolean;
      readonly who?: SeatNoun;
      readonly if?: readonly Condition[];
      readonly pay?: Toll;
      readonly effects: readonly Effect[];
      readonly else?: readonly Effect[];
    }
  | {
      readonly do: 'choose';
      readonly who?: SeatNoun;
      readonly pick: Pick;
      readonly effects: readonly Effect[];
    }
  | {
      readonly do: 'each';
      readonly of: Group | 'everyone' | 'everyoneElse';
      readonly effects: readonly Effect[];
    };

export type EffectVerb = Effect['do'];
