import type { ActionKind, Condition, Cost, Toll, Window } from './conditions.ts';
import type { CardType, Disciplines, Sect, Title, Trait } from './facts.ts';
import type { ReadingOf } from './fields.ts';
import type { Grant, Happening, Restriction, Scope, Stat } from './lasting.ts';
import type { Amount, CardNoun, Filter, Group, SeatNoun, Who } from './nouns.ts';

/** What a card does: uses, what holds in play, effects. */

// ---------------------------------------------------------------------------------------------- uses

/** A choice fixed while the use is announced, before anything is paid. */
export type Pick =
  | { readonly pick: 'card'; readonly filter: Filter; readonly optional?: boolean }
  | {
      readonly pick: 'seat';
      readonly of: 'yourPrey' | 'others' | 'any' | 'notActing' | 'othersNotTarget';
      readonly morePoolThan?: SeatNoun;
    }
  /** Any clan of the game, whether or not a vampire of it is in play. */
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

/** One way to play a card from hand. */
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

/** One way to use a card in play. */
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

/** The choices by what is chosen: a table over these keys has an entry for every kind of choice. */
export type TermOf = { readonly [P in Term['pick']]: Extract<Term, { pick: P }> };

/** The last of the terms; each point is a small choice. */
export interface Points {
  readonly pick: 'points';
  readonly points: number;
  /** They are pool of this Methuselah: no more than there is. */
  readonly poolOf?: SeatNoun;
  /** Among so many Methuselahs at least. */
  readonly least: number;
}

/** The action that a use is. */
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

/** The kinds of strikes. */
export const STRIKE_KINDS = [
  'damage',
  'dodge',
  'combatEnds',
  'stealBlood',
  'destroyEquipment',
  'stealEquipment',
  'none',
] as const;
/** The strike that a use is. */
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

/** What holds while a card is in play: of whom, and on what condition. */
interface Holding {
  readonly who: Who;
  readonly if?: readonly Condition[];
}
/** Changes a number as long as the card is in play. */
export interface StatStatic extends Holding {
  readonly stat: Exclude<Stat, 'cost' | 'discipline'>;
  readonly amount: Amount;
}
/** Levels of a Discipline. */
export interface DisciplineStatic extends Holding {
  readonly stat: 'discipline';
  readonly discipline: string;
  readonly amount: Amount;
}
/** What cards cost to play: of this type, of this name, or any. */
export interface CostStatic extends Holding {
  readonly stat: 'cost';
  readonly amount: Amount;
  readonly cardType?: CardType;
  readonly named?: string;
  /** Not the cards that `who` plays, but those that target it. */
  readonly targeted?: boolean;
}
/** Forbids something as long as the card is in play. */
export interface RestrictionStatic extends Holding {
  readonly restrict: Exclude<Restriction, 'play'>;
}
/** Cannot play cards of this name. */
export interface PlayStatic extends Holding {
  readonly restrict: 'play';
  readonly named: string;
}
/** Gives a trait as long as the card is in play. */
export interface TraitStatic extends Holding {
  readonly trait: Trait;
}
/** What a card does as long as it is in play. */
export type Static =
  | StatStatic
  | DisciplineStatic
  | CostStatic
  | RestrictionStatic
  | PlayStatic
  | TraitStatic;

/** The same by kind: a table over these keys has an entry for every kind of static. */
export interface StaticOf {
  readonly stat: StatStatic;
  readonly discipline: DisciplineStatic;
  readonly cost: CostStatic;
  readonly restriction: RestrictionStatic;
  readonly play: PlayStatic;
  readonly trait: TraitStatic;
}
/** A kind of static. */
export type StaticKind = keyof StaticOf;

/** Which kind of static it is. */
export function staticKind(text: Static): StaticKind {
  if ('restrict' in text) return text.restrict === 'play' ? 'play' : 'restriction';
  if ('trait' in text) return 'trait';
  if (text.stat === 'cost' || text.stat === 'discipline') return text.stat;
  return 'stat' satisfies keyof typeof text;
}

/** What a card does when something happens. */
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

/** Something that a card does, with all that it needs to know. */
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
  /** It votes on that side, even if it has cast its votes on the other. */
  | { readonly do: 'forceVotes'; readonly who: CardNoun; readonly side: 'for' | 'against' }
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

/** The verbs of the effects. */
export type EffectVerb = Effect['do'];
/** The effects by their verb: a table over these keys has an entry for every verb. */
export type EffectOf = { readonly [V in EffectVerb]: Extract<Effect, { do: V }> };

/** An effect for a reader that names, by verb, all of its fields which may be left out. */
export type ReadEffect<V extends EffectVerb, Named> = ReadingOf<EffectOf, V, Named>;
