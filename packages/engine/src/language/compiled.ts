import type {
  Ability,
  Card,
  CardType,
  Condition,
  Cost,
  Disciplines,
  Effect,
  Mode,
  Requirement,
  Static,
  Title,
  Trait,
  Trigger,
  Use,
} from './language.ts';

/** Definitions compiled for play: what the rules read. */

export interface CompiledUse {
  readonly index: number;
  readonly def: number;
  /** Stable name in option ids: the card's id and the place of the use on it. */
  readonly key: string;
  readonly fromHand: boolean;
  readonly type: CardType | 'ability';
  readonly by:
    | 'acting'
    | 'reacting'
    | 'combatant'
    | 'reflex'
    | 'other'
    | 'bystander'
    | 'methuselah'
    | Ability['by'];
  readonly windows: number;
  /** The same windows by their place in the list. */
  readonly windowPlaces: readonly number[];
  readonly text: Use;
  readonly mode: Mode | null;
  readonly ability: Ability | null;
  /** In a phase only for who has the turn. */
  readonly ownPhase: boolean;
  /** An ability that is not for the controller of its card alone. */
  readonly forOthers: boolean;
  readonly requires: Requirement;
  readonly hasRequirements: boolean;
  readonly cost: Cost;
  /** It costs something beside blood and pool. */
  readonly costsMore: boolean;
  readonly script: number;
  /** What the rules ask about it without walking its nodes. */
  readonly addsStealth: boolean;
  readonly addsIntercept: boolean;
  readonly addsBleed: boolean;
  readonly redirects: boolean;
  readonly forcesBlock: boolean;
  /** Its effects give pool to who uses it. */
  readonly gainsPool: boolean;
  readonly addsStrikes: boolean;
  readonly addsVotes: boolean;
  /** The only side for the votes it adds: 1 for, -1 against, 0 either. */
  readonly votesSide: -1 | 0 | 1;
  /** Cancels a card as it is played. */
  readonly cancels: boolean;
  /** Its card stays in play, on a minion or on its own. */
  readonly settles: boolean;
  /** The places of the picks that it moves to the ready region. */
  readonly bringsOut: readonly number[];
  /** The places of the picks that it steals. */
  readonly steals: readonly number[];
  /** The places of the picks that gain blood by it, and the keyword of which only one card may give them any in a turn. */
  readonly feeds: readonly { readonly pick: number; readonly keyword: string }[];
  /** The titles that its referendum gives, and the places of the picks that receive them. */
  readonly honours: readonly { readonly pick: number; readonly title: Title; readonly city: string }[];
  readonly superior: boolean;
}

export interface CompiledCard {
  readonly index: number;
  /** Stable name of the definition: the card's id, with an `m` for what an advanced card and its base are when merged. */
  readonly key: string;
  /** What is printed on it; with its group or the like, if another card of the pool has the same name. */
  readonly name: string;
  readonly card: Card;
  readonly isVampire: boolean;
  readonly isAlly: boolean;
  readonly isMinion: boolean;
  readonly isEquipment: boolean;
  readonly isRetainer: boolean;
  readonly isMaster: boolean;
  readonly isPolitical: boolean;
  /** Some way of playing it cancels other cards. */
  readonly cancels: boolean;
  readonly isEvent: boolean;
  readonly isTrophy: boolean;
  /** It is put on vampires: what it says of the vampire it is on is for no ally. */
  readonly onVampires: boolean;
  readonly capacity: number;
  readonly clan: string;
  readonly sect: number;
  readonly title: number;
  /** The city or clan of the title. */
  readonly domain: string;
  readonly circle: string;
  readonly slaveTo: string;
  readonly traits: readonly Trait[];
  readonly disciplines: Disciplines;
  readonly playsAs: Disciplines;
  /** Only one with this key is in play: the first definition of its name, or of that of an advanced vampire's base; -1 if not unique. */
  readonly uniqueKey: number;
  /** The definitions of an advanced vampire's base, and of the two merged; -1 if it has none. */
  readonly base: number;
  readonly whenMerged: number;
  /** The Discipline that it teaches the vampire it is on. */
  readonly teaches: string;
  readonly handUses: readonly CompiledUse[];
  readonly playUses: readonly CompiledUse[];
  /** Windows in which some mode may be played from hand. */
  readonly handWindows: number;
  /** The same by who plays it: whose turn it is, whose minions can act in it, the acting Methuselah's minions, the others', those in combat; the rest. */
  readonly windowsBy: Readonly<Record<Player, number>>;
  readonly outOfTurn: boolean;
  readonly trifle: boolean;
  readonly burnOption: boolean;
  /** A minion may be unable to have it beside another card. */
  readonly exclusive: boolean;
  readonly types: readonly CardType[];
  readonly burnedIf: readonly Condition[] | null;
  readonly statics: readonly CompiledStatic[];
  readonly triggers: readonly CompiledTrigger[];
}
/** Whose a card in hand can only be, by its text alone. */
export type Player = 'active' | 'actor' | 'acting' | 'reacting' | 'combatant' | 'anybody';

export interface CompiledStatic {
  /** What it is about: a stat, a restriction, or traits. */
  readonly key: string;
  readonly node: number;
  readonly text: Static;
}
export interface CompiledTrigger {
  readonly node: number;
  readonly text: Trigger;
  readonly script: number;
}

/** Who plays a card from hand; of a Methuselah's cards, which kind it is. */
export type HandUser = CompiledUse['by'] | 'outOfTurn' | 'event';

/** What any hand may hold, as far as everybody knows. */
export interface KnownCards {
  /** By window: the kinds of user that some card may be played by. */
  readonly handUsers: readonly (readonly HandUser[])[];
  /** Some card cancels others as they are played. */
  readonly hasCancels: boolean;
  /** Some card has a burn option. */
  readonly hasBurnOptions: boolean;
}

/** The cards of a table, ready for play. Made by the engine; what is in it may change. */
export interface Pool extends KnownCards {
  readonly cards: readonly CompiledCard[];
  readonly uses: readonly CompiledUse[];
  readonly scripts: readonly (readonly Effect[])[];
  readonly nodes: readonly (Effect | Static | Trigger)[];
  /** Stable names of the scripts and nodes: their place on their card. */
  readonly scriptKeys: readonly string[];
  readonly nodeKeys: readonly string[];
  readonly byId: ReadonlyMap<number, CompiledCard>;
  /** Cards may share a name: crypt cards of several groups do. */
  readonly byName: ReadonlyMap<string, readonly CompiledCard[]>;
  readonly scriptOf: ReadonlyMap<readonly Effect[], number>;
  readonly nodeOf: ReadonlyMap<Effect | Static | Trigger, number>;
  /** All clans of the game, then those that only these cards have. */
  readonly clans: readonly string[];
  readonly keywords: readonly string[];
  /** The scripts of what happens as strikes resolve, beside them or by their effects, to their last branch. */
  readonly besideStrikes: ReadonlySet<number>;
  readonly hasTitleCards: boolean;
  /** Some card of the pool cannot be played in one action with others. */
  readonly hasNotWith: boolean;
  /** Every trait that some card has or gives. */
  readonly traits: ReadonlySet<string>;
}
