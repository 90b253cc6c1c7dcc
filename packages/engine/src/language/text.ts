import type { CombatEffect, PreventedDamage, StrikeText } from './combat.ts';
import type { ActionKind, Condition, Cost, Toll, Window } from './conditions.ts';
import type { CardType, Disciplines, Sect, Title, Trait } from './facts.ts';
import type { ReadingOf } from './fields.ts';
import type { CounterKind, Grant, Happening, Restriction, Scope, Stat } from './lasting.ts';
import type { Amount, CardNoun, Filter, Group, Place, Printed, SeatNoun, Who } from './nouns.ts';
import type { ForbiddenCards } from './statics.ts';

/** The text of a card: uses, triggers and effects. */

// ---------------------------------------------------------------------------------------------- uses

/** A choice made when the use is announced, before costs are paid. */
export type Pick =
  | { readonly pick: 'card'; readonly filter: Filter; readonly optional?: boolean }
  | {
      readonly pick: 'seat';
      readonly of: 'yourPrey' | 'preyOrPredator' | 'others' | 'any' | 'notActing' | 'othersNotTarget';
      readonly morePoolThan?: SeatNoun;
    }
  /** Any clan of the game, even if no vampire of it is in play. */
  | { readonly pick: 'clan' }
  /** A card in an ash heap. */
  | {
      readonly pick: 'ash';
      /** Whose ash heap; your own by default. */
      readonly of?: 'yourPrey' | 'any';
      /** A library card with this printed on it. */
      readonly card?: Printed;
      /** Vampires besides those library cards, or nothing else. */
      readonly vampires?: 'too' | 'only';
      /** Only the card with which the current action is taken. */
      readonly ofAction?: boolean;
      readonly optional?: boolean;
    }
  /** The Edge, held by another Methuselah. */
  | { readonly pick: 'edge' };

/** One way to use a card: a mode of a card in hand, or an ability of a card in play. */
export interface Use {
  /** Windows in which it may be used; by default those of its type for a mode, any time for an ability. */
  readonly windows?: readonly Window[];
  readonly when?: readonly Condition[];
  readonly cost?: Cost;
  /** X is chosen within these bounds when the use is announced. */
  readonly x?: { readonly min: number; readonly max: Amount };
  readonly picks?: readonly Pick[];
  readonly effects?: readonly Effect[];
  /** The action this use performs. */
  readonly action?: ActionText;
  readonly strike?: StrikeText;
  /** Comes with a maneuver; such a strike may be played in the range step, which commits the minion to it. */
  readonly maneuver?: 'optional' | 'must';
  /** The only range that its maneuver may lead to. */
  readonly maneuverTo?: 'close' | 'long';
  readonly press?: boolean | 'toContinue' | 'mustContinue';
  /** How much damage it prevents in the damage step; of all kinds by default. */
  readonly prevent?: Amount | 'all';
  readonly preventFrom?: PreventedDamage;
  /** To whom the prevented damage would be done, if not to the minion that uses it. */
  readonly preventFor?: Filter;
  /**
   * How often it may be used; for a strike with a maneuver, how often the maneuver may; for a card in hand, how often a minion
   * may play a card of this name.
   */
  readonly once?:
    | 'action'
    | 'round'
    | 'combat'
    | 'referendum'
    | 'turn'
    | 'phase'
    | 'betweenUnlockPhases'
    | 'game';
  /** Whose uses the limit counts together: a Methuselah's or everybody's, of all cards of this name. */
  readonly onceBy?: 'methuselah' | 'everyone';
  /** The limit is for this way of playing the card alone. */
  readonly onceForMode?: boolean;
  /** The limit is shared by all abilities of the card with this flag. */
  readonly onceShared?: boolean;
  /** How many cards of this name a Methuselah may use in this way in the time that `once` names. */
  readonly copies?: number;
}

/** One way to play a card from hand. */
export interface Mode extends Use {
  readonly type: CardType;
  /** Keywords that the card has when played this way. */
  readonly keywords?: readonly string[];
  /** The Disciplines this mode needs, with their level. */
  readonly disciplines?: Disciplines;
  /** Overrides who plays it: the default is the acting minion, a reacting minion or a combatant, by card type. */
  readonly by?: 'other' | 'bystander';
  /**
   * It stays in play: on a card, or on its own in the controlled region. `yours`: you still control it, whatever it is on, as you
   * do with a master card anyway.
   */
  readonly stays?: 'self' | 'table' | { readonly pick: number; readonly yours?: boolean };
  /** A wake: a locked minion can play it as though unlocked. */
  readonly wake?: boolean;
  /** A locked minion can play it although it is not a wake. */
  readonly lockedToo?: boolean;
  /** When its replacement is drawn, if not at once. */
  readonly replaced?:
    | 'afterAction'
    | 'afterCombat'
    | 'afterTurn'
    | 'nextUnlock'
    | 'nextDiscard'
    | 'leavesPlay';
  /** Effects as it is played, before its cost is paid: what others may do to cancel it. */
  readonly asPlayed?: readonly Effect[];
}

/** One way to use a card in play. */
export interface Ability extends Use {
  /**
   * Who uses it: the card itself or its host (a minion), its controller as a Methuselah, or several of these. The prey uses it in
   * the phases of the card's controller.
   */
  readonly by:
    | 'self'
    | 'host'
    | 'methuselah'
    | 'hostController'
    | 'anyMethuselah'
    | 'otherMethuselahs'
    | 'yourPrey'
    | 'anyMinion'
    | 'otherMinions';
  /** Must be done before the unlock phase can end. */
  readonly duty?: boolean;
  /** Also usable in phases of other Methuselahs' turns. */
  readonly anyTurn?: boolean;
}

/** A choice in a referendum's terms: a pick, any number of them, or points allocated among Methuselahs not chosen before. */
export type Term = Pick | Several | Points;

/** Choices by kind: a table over these keys covers every kind. */
export type TermOf = { readonly [P in Term['pick']]: Extract<Term, { pick: P }> };

/** Methuselahs and cards, chosen one after the other; only points may follow in the terms. */
export interface Several {
  readonly pick: 'several';
  readonly seats?: 'any' | 'others';
  readonly cards?: Filter;
  readonly least: Amount;
  /** As many as there are, by default. */
  readonly most?: Amount;
  /** At most one Methuselah and one card. */
  readonly oneOfEach?: boolean;
  /** No Methuselah who is chosen for another card of this name in play. */
  readonly notForAnother?: boolean;
}

/** Points to allocate, one at a time; always the last of the terms. */
export interface Points {
  readonly pick: 'points';
  readonly points: Amount;
  /** The points are this Methuselah's pool, which limits them. */
  readonly poolOf?: SeatNoun;
  /** The least number of Methuselahs to allocate to. */
  readonly least: number;
  /** None to yourself. */
  readonly others?: boolean;
  /** To these cards, too. */
  readonly cards?: Filter;
  /** Not to Methuselahs. */
  readonly cardsOnly?: boolean;
}

/** The action that a use performs. */
export interface ActionText {
  readonly kind: ActionKind;
  readonly stealth?: number;
  /** The bleed added by the action card itself. */
  readonly bleed?: Amount;
  /** Effects as the action is announced, whether it succeeds or not. */
  readonly announced?: readonly Effect[];
  /** The terms of a referendum, chosen after success. */
  readonly terms?: readonly Term[];
  /** Effects as the referendum is called, before voting. */
  readonly called?: readonly Effect[];
  readonly passes?: readonly Effect[];
  readonly fails?: readonly Effect[];
  readonly mandatory?: boolean;
  /** The target card of an ability's action, if not the card with the ability. */
  readonly at?: CardNoun;
}

/** What a card does when something happens. */
export interface Trigger {
  readonly at: Happening;
  /** What the happening must be about; anything by default. */
  readonly about?: Filter;
  /** The card itself, the card it is on, the opponent of that minion, or the Methuselah whose phase or turn it is. */
  readonly aboutThis?: 'this' | 'host' | 'opposing' | 'you' | 'hostController' | 'yourPrey' | 'yourPredator';
  readonly if?: readonly Condition[];
  readonly instead?: boolean;
  /** How often it can happen. */
  readonly once?: 'turn';
  /** The limit is shared by all cards of this name that a Methuselah controls. */
  readonly onceForCopies?: boolean;
  readonly effects: readonly Effect[];
}

// ---------------------------------------------------------------------------------------------- effects

/** Something that a card does, with its parameters. */
export type Effect =
  // lasting effects
  | {
      readonly do: 'modify';
      readonly stat: Stat;
      readonly amount: Amount;
      readonly who: Who;
      readonly for: Scope;
      readonly discipline?: string;
      readonly if?: readonly Condition[];
      readonly unlimited?: boolean;
      /** Stealth or intercept that may be added when not needed (R-BLOCK-12). */
      readonly evenIfNotNeeded?: boolean;
      /** Votes that may be cast for this side only. */
      readonly side?: 'for' | 'against';
      /** For a group: applies also to cards that match later, while it lasts. */
      readonly alsoLater?: boolean;
      /** For a cost: of these cards only, and of this kind only. */
      readonly cards?: Printed;
      readonly kind?: 'blood' | 'pool' | 'bloodOrLife';
      /** Used up by the first thing it applies to (a change of a cost). */
      readonly once?: boolean;
    }
  | {
      readonly do: 'grant';
      readonly grant: Grant;
      readonly who: CardNoun;
      readonly for: Scope;
      readonly amount?: Amount | 'all';
      readonly uses?: number;
      /** A mandatory maneuver (R-COMBAT-17). */
      readonly must?: boolean;
      /** A maneuver only to that range, or a press only to continue combat. */
      readonly only?: 'close' | 'long' | 'continue';
      /** Renewed in each round while it lasts. */
      readonly eachRound?: boolean;
      /** Paid whenever it is used. */
      readonly pay?: Toll;
      /** The damage that a granted prevention is for. */
      readonly prevents?: PreventedDamage;
      readonly strike?: StrikeText;
      readonly if?: readonly Condition[];
    }
  | {
      readonly do: 'restrict';
      readonly what: Restriction;
      readonly who: Who;
      readonly for: Scope;
      /** For a group: applies also to cards that match later, while it lasts. */
      readonly alsoLater?: boolean;
      /** The cards that cannot be played. */
      readonly cards?: ForbiddenCards;
      readonly if?: readonly Condition[];
    }
  | {
      readonly do: 'schedule';
      readonly at: Happening;
      readonly about?: Who;
      readonly for: Scope;
      readonly instead?: boolean;
      readonly once?: boolean;
      readonly if?: readonly Condition[];
      readonly effects: readonly Effect[];
    }
  // counters
  | {
      readonly do: 'gainBlood';
      readonly who: Who;
      readonly amount: Amount;
      /** A vampire gains blood from only one card with this keyword each turn. */
      readonly onlyOneEachTurn?: string;
      /** Up to this many go to your pool instead. */
      readonly toPool?: Amount;
      /** An ally gains no more than its starting life. */
      readonly upToStart?: boolean;
    }
  | { readonly do: 'burnBlood'; readonly who: Who; readonly amount: Amount }
  | {
      readonly do: 'moveBlood';
      readonly from: CardNoun;
      readonly to: CardNoun | 'pool';
      readonly amount: Amount;
    }
  /** Counters with a name of their own. */
  | {
      readonly do: 'addCounters';
      readonly named: CounterKind;
      readonly on: Who;
      readonly amount: Amount;
    }
  | {
      readonly do: 'burnCounters';
      readonly named: CounterKind;
      readonly from: Who;
      readonly amount: Amount | 'all';
      /** Only counters that you put there. */
      readonly yours?: boolean;
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
  /** Any mix of pool and blood on their vampires, chosen one counter at a time. */
  | { readonly do: 'burnMix'; readonly who: SeatNoun; readonly amount: Amount }
  // cards
  | { readonly do: 'lock'; readonly who: Who }
  | { readonly do: 'unlock'; readonly who: Who }
  | { readonly do: 'burn'; readonly who: Who }
  /** Removes from the game (R-TERM-04). */
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
  /** Puts this card, even from the ash heap, on a card in play; `yours`: you still control it. */
  | {
      readonly do: 'putOn';
      readonly who: CardNoun;
      readonly yours?: boolean;
      /** It cannot be used for the rest of the round of combat. */
      readonly notThisRound?: boolean;
    }
  | {
      readonly do: 'toUncontrolled';
      readonly who: CardNoun;
      /** Its controller's region; the cards on it stay with it, out of play until it returns. */
      readonly keepsCards?: boolean;
    }
  /** Moves a card in play onto another one. */
  | { readonly do: 'moveOnto'; readonly who: CardNoun; readonly to: CardNoun }
  /** A minion equips with, employs or recruits a card from its Methuselah's hand, without an action. */
  | {
      readonly do: 'bringFromHand';
      readonly who: CardNoun;
      readonly card: Printed;
      /** Only its cost applies as normal, not its requirements. */
      readonly ignoresRequirements?: boolean;
      /** It cannot cost so much pool or more. */
      readonly poolCostBelow?: number;
      /** Its strikes cannot inflict aggravated damage, nor so much damage or more. */
      readonly damageBelow?: number;
    }
  /** Permanent control; an attached card may move to a card of the same type (R-GLOSS-15). */
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
      /** The Methuselah who looks at the hand and chooses, if not its owner. */
      readonly chosenBy?: SeatNoun;
      /** Nobody chooses: all at once, at random. */
      readonly atRandom?: boolean;
    }
  | {
      readonly do: 'search';
      readonly type?: CardType;
      /** What is printed on the card, besides its type. */
      readonly card?: Printed;
      /** The first one from the top: it must be taken and paid for, or is burned if it cannot be. */
      readonly first?: boolean;
      readonly to: 'hand' | 'self' | 'ready';
      /** The found card's requirements and cost apply as normal. */
      readonly asNormal?: boolean;
      /** It is shown to everybody. */
      readonly revealed?: boolean;
    }
  /** Moves a card, in play or not, to a pile of its owner or into play. */
  | {
      readonly do: 'move';
      readonly who: CardNoun;
      readonly to: Place;
      /** It enters play locked. */
      readonly locked?: boolean;
    }
  /** Moves several cards of a hand or ash heap, chosen one at a time by the user. */
  | {
      readonly do: 'moveCards';
      readonly of: SeatNoun;
      readonly from: 'hand' | 'ashHeap';
      readonly to: Place;
      readonly amount: Amount;
      readonly upTo?: boolean;
      /** Only library cards with this printed on them. */
      readonly cards?: Printed;
    }
  /** A card in the user's hand, chosen now, and this one change places. */
  | { readonly do: 'exchange'; readonly who: CardNoun }
  /** Draws up to so many cards without discarding, then moves as many from the hand to the bottom of the library. */
  | { readonly do: 'cycle'; readonly who: SeatNoun; readonly most: number }
  /** Looks at the top cards of a library and puts them back in any order. */
  | { readonly do: 'reorder'; readonly amount: Amount }
  /** Any mix of pool burned and cards lost at random: discarded from the hand, or removed from the ash heap (library cards). */
  | {
      readonly do: 'burnPoolOrCards';
      readonly who: SeatNoun;
      readonly amount: Amount;
      readonly from: 'hand' | 'ashHeap';
    }
  // actions and blocks
  /** An immediate basic action, in any Methuselah's turn. */
  | { readonly do: 'act'; readonly who: CardNoun; readonly action: 'bleed' | 'hunt' }
  /** Cancels the card being played: it has no effect (R-TMPL-04). */
  | {
      readonly do: 'cancel';
      /** Its cost is not paid. */
      readonly unpaid?: boolean;
    }
  | { readonly do: 'redirect'; readonly to: SeatNoun }
  | {
      readonly do: 'attemptBlock';
      readonly who: CardNoun;
      /** Even if its controller is neither a target of the action, nor the prey or predator of its Methuselah. */
      readonly ofAnyAction?: boolean;
    }
  /** The block attempt in progress fails; that minion, or anybody of its controller, does not attempt again. */
  | { readonly do: 'failBlock'; readonly notAgain?: 'minion' | 'controller' }
  | { readonly do: 'endAction'; readonly notAgain?: boolean }
  /** A blocked action continues as if it had not been blocked. */
  | { readonly do: 'continueAction' }
  | { readonly do: 'enterCombat'; readonly first: CardNoun; readonly second: CardNoun }
  | CombatEffect
  // politics
  /** Ends the action without a result of its referendum. */
  | {
      readonly do: 'cancelReferendum';
      /** The political action card that called it returns to its owner's hand. */
      readonly toHand?: boolean;
      /** Minions of the acting Methuselah cannot call it again this turn. */
      readonly notAgain?: boolean;
    }
  /** The referendum passes automatically: the polling step is skipped. */
  | { readonly do: 'passReferendum' }
  | { readonly do: 'failReferendum' }
  | { readonly do: 'cancelVotes'; readonly who: CardNoun }
  /** Casts the vampire's votes for that side, even if they were cast for the other. */
  | { readonly do: 'forceVotes'; readonly who: CardNoun; readonly side: 'for' | 'against' }
  | { readonly do: 'diablerise'; readonly who: CardNoun }
  // control
  | {
      readonly do: 'gate';
      readonly may?: boolean;
      /** How often its effects can be chosen, for the card with this text. */
      readonly once?: 'turn';
      readonly who?: SeatNoun;
      readonly if?: readonly Condition[];
      readonly pay?: Toll;
      /** The minion that pays, if not the user; its controller decides. */
      readonly payer?: CardNoun;
      /** The hand that the chooser looks at while choosing. */
      readonly lookingAt?: SeatNoun;
      readonly effects: readonly Effect[];
      readonly else?: readonly Effect[];
    }
  /** Reveals the top card of a deck, which is then the next choice: these effects if it matches, others if it does not. */
  | {
      readonly do: 'reveal';
      readonly top: 'library' | 'crypt';
      readonly of: SeatNoun;
      /** What is printed on a library card. */
      readonly card?: Printed;
      /** The clan of a vampire. */
      readonly clan?: string;
      readonly effects: readonly Effect[];
      readonly else?: readonly Effect[];
    }
  | {
      readonly do: 'choose';
      readonly who?: SeatNoun;
      readonly pick: Pick;
      readonly effects: readonly Effect[];
      /** If nothing is chosen. */
      readonly else?: readonly Effect[];
    }
  /** Each Methuselah chooses a card they control; the effects follow when all have chosen. */
  | {
      readonly do: 'eachChooses';
      readonly of: 'everyone' | 'everyoneElse';
      readonly filter: Filter;
      readonly optional?: boolean;
      readonly effects: readonly Effect[];
    }
  | {
      readonly do: 'each';
      readonly of: Group | 'everyone' | 'everyoneElse';
      readonly effects: readonly Effect[];
    };

/** The verb of an effect. */
export type EffectVerb = Effect['do'];
/** Effects by verb: a table over these keys covers every verb. */
export type EffectOf = { readonly [V in EffectVerb]: Extract<Effect, { do: V }> };

/** An effect, for a reader that names all its optional fields by verb. */
export type ReadEffect<V extends EffectVerb, Named> = ReadingOf<EffectOf, V, Named>;
