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
import type { Noted } from './noted.ts';

/** Compiled definitions, as the rules read them. */

export interface CompiledUse {
  readonly index: number;
  readonly def: number;
  /** Stable name in option ids: the card's id and the index of the use on it. */
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
  /** The same windows by index in WINDOWS. */
  readonly windowPlaces: readonly number[];
  readonly text: Use;
  readonly mode: Mode | null;
  readonly ability: Ability | null;
  /** In a phase, usable only by the active Methuselah. */
  readonly ownPhase: boolean;
  /** An ability that Methuselahs other than the card's controller may use. */
  readonly forOthers: boolean;
  readonly requires: Requirement;
  readonly hasRequirements: boolean;
  readonly cost: Cost;
  /** It has costs other than blood and pool. */
  readonly costsMore: boolean;
  readonly script: number;
  /** Precomputed facts, so that the rules need not walk its nodes. */
  readonly addsStealth: boolean;
  readonly addsIntercept: boolean;
  readonly addsBleed: boolean;
  readonly redirects: boolean;
  readonly forcesBlock: boolean;
  /** The picks that it makes attempt to block, and those that it gives intercept which they must need. */
  readonly sendsToBlock: readonly number[];
  readonly aidsBlock: readonly number[];
  /** It makes a minion attempt to block although its controller may not block the action. */
  readonly blocksAnyAction: boolean;
  /** Its effects give pool to its user. */
  readonly gainsPool: boolean;
  /** It brings a card from hand into play. */
  readonly bringsFromHand: boolean;
  readonly addsStrikes: boolean;
  readonly addsVotes: boolean;
  readonly drawsCrypt: boolean;
  /** The only side its additional votes may be cast for: 1 for, -1 against, 0 either. */
  readonly votesSide: -1 | 0 | 1;
  /** Cancels a card as it is played. */
  readonly cancels: boolean;
  /** Keeps minions from playing reaction cards, or makes these cost more. */
  readonly hindersReactions: boolean;
  /** Not playable by a Methuselah who has a card of this name in play. */
  readonly onePerMethuselah: boolean;
  /** Its card stays in play, on a minion or on its own. */
  readonly settles: boolean;
  /** The indexes of the picks that it moves to the ready region. */
  readonly bringsOut: readonly number[];
  /** The indexes of the picks that it steals. */
  readonly steals: readonly number[];
  /**
   * The indexes of the picks that gain blood, with the keyword of which only one card may give them blood each turn.
   */
  readonly feeds: readonly { readonly pick: number; readonly keyword: string }[];
  /** The titles that its referendum gives, and the indexes of the picks that receive them. */
  readonly honours: readonly { readonly pick: number; readonly title: Title; readonly city: string }[];
  readonly superior: boolean;
}

export interface CompiledCard {
  readonly index: number;
  /** Stable name of the definition: the card's id, with an `m` for an advanced card merged with its base. */
  readonly key: string;
  /** The printed name, with the group or another mark if another card of the pool has the same name. */
  readonly name: string;
  readonly card: Card;
  /** Its keywords, with those that it has only while in play. */
  readonly keywords: readonly string[];
  readonly isVampire: boolean;
  readonly isAlly: boolean;
  readonly isMinion: boolean;
  readonly isEquipment: boolean;
  readonly isRetainer: boolean;
  readonly isMaster: boolean;
  /** Whoever played it controls it, whatever it is on: a master card, or one that says so. */
  readonly staysYours: boolean;
  readonly isPolitical: boolean;
  /** Some way of playing it cancels other cards. */
  readonly cancels: boolean;
  readonly isEvent: boolean;
  readonly noted: readonly Noted[];
  readonly isTrophy: boolean;
  /** It is put on vampires: its text about the vampire it is on does not apply to an ally. */
  readonly onVampires: boolean;
  readonly capacity: number;
  readonly clan: string;
  readonly sect: number;
  readonly title: number;
  /** The city or clan of the title. */
  readonly domain: string;
  readonly circle: string;
  readonly path: string;
  readonly slaveTo: string;
  readonly traits: readonly Trait[];
  readonly disciplines: Disciplines;
  readonly playsAs: Disciplines;
  /** The capacity and sect of the vampire that an ally plays cards as; no sect is -1. */
  readonly asVampire: { readonly capacity: number; readonly sect: number };
  /**
   * Only one card with this key can be in play: the first definition of its name (for an advanced vampire, its base's name);
   * -1 if not unique.
   */
  readonly uniqueKey: number;
  /** The definitions of an advanced vampire's base and of the merged vampire; -1 if none. */
  readonly base: number;
  readonly whenMerged: number;
  /** The Discipline that it gives a level of to the vampire it is on. */
  readonly teaches: string;
  readonly handUses: readonly CompiledUse[];
  readonly playUses: readonly CompiledUse[];
  /** Windows in which some mode may be played from hand, as a bit set. */
  readonly handWindows: number;
  /**
   * The same by player: the active Methuselah, one whose minions can act, the acting Methuselah, reacting minions, combatants,
   * anybody.
   */
  readonly windowsBy: Readonly<Record<Player, number>>;
  readonly outOfTurn: boolean;
  readonly trifle: boolean;
  readonly burnOption: boolean;
  /** It may be incompatible with other cards on the same minion. */
  readonly exclusive: boolean;
  readonly types: readonly CardType[];
  readonly burnedIf: readonly Condition[] | null;
  readonly statics: readonly CompiledStatic[];
  readonly triggers: readonly CompiledTrigger[];
}
/** The roles of a player; card text limits a card in hand to some of them. */
export type Player = 'active' | 'actor' | 'acting' | 'reacting' | 'combatant' | 'anybody';

export interface CompiledStatic {
  /** The stat, restriction or `trait` under which it is indexed. */
  readonly key: string;
  readonly node: number;
  readonly text: Static;
}
export interface CompiledTrigger {
  readonly node: number;
  readonly text: Trigger;
  readonly script: number;
}

/** Who plays a card from hand; for a Methuselah's cards, which kind. */
export type HandUser = CompiledUse['by'] | 'outOfTurn' | 'event';

/** Public knowledge about what any hand may contain. */
export interface KnownCards {
  /** By window: the kinds of user of the cards playable there. */
  readonly handUsers: readonly (readonly HandUser[])[];
  /** Some card cancels others as they are played. */
  readonly hasCancels: boolean;
  /** Some card has a burn option. */
  readonly hasBurnOptions: boolean;
}

/** The compiled cards of a game; made by the engine, and its contents may change. */
export interface Pool extends KnownCards {
  readonly cards: readonly CompiledCard[];
  readonly uses: readonly CompiledUse[];
  readonly scripts: readonly (readonly Effect[])[];
  readonly nodes: readonly (Effect | Static | Trigger)[];
  /** Stable names of the scripts and nodes, by their place on the card. */
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
  /** The scripts that run during strike resolution, with all their branches. */
  readonly besideStrikes: ReadonlySet<number>;
  readonly hasTitleCards: boolean;
  /** Some card of the pool prevents damage to a minion other than its user. */
  readonly hasGuards: boolean;
  /** Some card of the pool cannot be played in the same action as others. */
  readonly hasNotWith: boolean;
  /** The stats, restrictions and happenings that some card changes, imposes or waits for. */
  readonly words: ReadonlySet<string>;
  /** Every trait that some card has or gives. */
  readonly traits: ReadonlySet<string>;
}
