import type {
  ActionKind,
  ActionText,
  Amount,
  Card,
  CardNoun,
  CardType,
  Condition,
  Cost,
  Effect,
  EffectVerb,
  Filter,
  ForbiddenCards,
  Group,
  Happening,
  LibraryCard,
  Mode,
  Points,
  Printed,
  Requirement,
  RequirementStatic,
  Restriction,
  Scope,
  SeatNoun,
  Stat,
  StatStatic,
  StrikeText,
  Term,
  TraitStatic,
  Use,
  VampireCard,
  Window,
} from '@methuselah/engine/language';
import type { CostChange } from './printed.ts';

/**
 * What a language must provide to compose card texts. The order of sentences and their parts is the same for all languages
 * (`compose.ts`). Every table covers all cases: a missing word does not compile.
 */

/** A noun, with what other words need in order to agree with it. */
export interface Noun {
  readonly text: string;
  readonly you?: boolean;
  readonly plural?: boolean;
  readonly feminine?: boolean;
  /** A Methuselah or minion: as an object, it takes "a" in Spanish. */
  readonly person?: boolean;
}

/** A verb, in the forms that card texts use. */
export interface Verb {
  readonly inf: string;
  /** Imperative, addressed to the reader. */
  readonly imp: string;
  /** Second person. */
  readonly you: string;
  readonly s3: string;
  readonly p3: string;
}

/** A clause: subject, verb, and the rest. */
export interface Clause {
  /** The subject; null for the reader, or for the subject of the sentence. */
  readonly who: Noun | null;
  readonly verb: Verb;
  readonly rest: string;
  /** The same from the giver's side: "you give that minion a press" for "that minion gets a press". */
  readonly given?: { readonly verb: Verb; readonly rest: string };
  /** The amount with which the rest begins: an alternative with the same one need not repeat it. */
  readonly much?: string;
  /** What the same subject does next, in the same form: "search your library … and equip this vampire with it". */
  readonly next?: { readonly and: string; readonly verb: Verb; readonly rest: string };
  /** Words it as what comes afterwards: "then remove it from the game". */
  readonly afterwards?: (words: string) => string;
  /** What is done to the agent itself: "this vampire burns 1 blood to unlock". */
  readonly reflexive?: { readonly object: string; readonly verb: Verb };
}

/** An action, as a text describes it. */
export interface ActionWords {
  readonly kinds: readonly ActionKind[];
  readonly directed: boolean | null;
  /** The Methuselah it is directed at. */
  readonly at: SeatNoun | null;
  readonly outcome: 'successful' | 'blocked' | 'unblocked' | null;
  /** Its referendum has passed. */
  readonly passed: boolean;
  /** A description of the acting minion. */
  readonly by: Filter | null;
  /** The user of the card is the acting minion. */
  readonly own: boolean;
  /** The action is the one that the card provides. */
  readonly given: boolean;
}

/** What the wording of a text depends on. */
export interface Context {
  readonly say: CardGrammar;
  readonly card: Card;
  /** The user: "you" for a Methuselah's card, otherwise the minion. */
  readonly agent: Noun;
  /** The nouns for the minion that uses the card, and for the minion that the card is on. */
  readonly self: SelfKind;
  readonly host: SelfKind;
  readonly picks: readonly Term[];
  /** Choices merged into one noun, by the index of the first: "up to two vampires". */
  readonly together: Map<number, number>;
  /** The limits of X, if the text states them; null if X is in the cost. */
  readonly range: NonNullable<Use['x']> | null;
  /** The type of the card being played; null for an ability. */
  readonly type: CardType | null;
  /** The acting minion itself plays the mode. */
  readonly isActing: boolean;
  /** The subject of an event, or each of the cards that something is done to. */
  readonly subject: Noun | null;
  /** It already happened: "if this vampire has blocked". */
  readonly isAfter: boolean;
  /** The noun for "you": on a card that others can use too, the user is "that Methuselah". */
  readonly you: Noun;
  /** The owner of what is counted: "1 pool for each vampire *they* control". */
  readonly whose: 'you' | 'they';
  /** What was named already and is "that vampire" from then on. */
  readonly named: Set<string>;
  /** What the sentence is about: a pronoun stands for it from then on. */
  readonly topic: Noun | null;
  /** The Methuselah who is bled, for an event that is about a bleed. */
  readonly bled: Noun | null;
  /** Whose action is blocked, or what action, for an event that is about a block. */
  readonly blocked: Blocked | null;
  /** The event is the last one that the card waits for: "the next time". */
  readonly isNext: boolean;
  /** It is used in the press step: a press that it gives is used at once. */
  readonly isPressing: boolean;
  /** The bonus with which a minion attempts to block. */
  readonly blockWith: EffectOf<'modify'> | null;
  /** A choice was made after what came before. */
  readonly isLater: boolean;
  /** What is cancelled is this card, as it is played. */
  readonly cancelsItself: boolean;
  /** What happens leads to something in the resulting combat only. */
  readonly isOfCombat: boolean;
  /** What follows says how long it lasts. */
  readonly isShared: boolean;
  /** Groups that one effect is about: "allies and younger vampires". */
  readonly groups: readonly Group[];
}
/** Whose actions and what actions are blocked: "a titled vampire or a political action". */
export interface Blocked {
  readonly actors: readonly Filter[];
  readonly kinds: readonly ActionKind[];
}
/** What a restriction is limited to: the cards that cannot be played, the minions whose actions are kept away. */
export interface Limits {
  readonly cards?: ForbiddenCards;
  readonly by?: Filter;
  /** The cards with which the actions are performed that are kept away. */
  readonly actionCards?: Printed;
}
/** A card chosen and remembered by another one: one of two when it is chosen, and what became of it afterwards. */
export type Bound = 'player' | 'chosen' | 'one' | 'locked' | 'other' | 'first' | 'second';
export const SELF_KINDS = ['vampire', 'minion', 'ally', 'bearer', 'employer', 'retainer', 'card'] as const;
export type SelfKind = (typeof SELF_KINDS)[number];

export type Unit =
  | 'blood'
  | 'life'
  | 'bloodOrLife'
  | 'pool'
  | 'damage'
  | 'vote'
  | 'card'
  | 'cryptCard'
  | 'counter'
  | 'strike';
export type Determiner = 'a' | 'another' | 'each' | 'all';
type SimpleCardNoun = Extract<CardNoun, string>;
type SimpleSeatNoun = Exclude<Extract<SeatNoun, string>, 'you'>;

/** Compound effects: they contain other effects and make sentences of their own. */
export const COMPOUND = ['gate', 'choose', 'each', 'eachChooses', 'schedule', 'reveal'] as const;
export type PlainVerb = Exclude<EffectVerb, (typeof COMPOUND)[number]>;
export type EffectOf<V extends EffectVerb> = Extract<Effect, { do: V }>;
export type ConditionOf<C extends Condition['if']> = Extract<Condition, { if: C }>;

/** How often a card may be played: by each minion or Methuselah, or by all together; and at which level, if not at any. */
export interface PlayLimit {
  readonly once: NonNullable<Use['once']>;
  readonly by: NonNullable<Use['onceBy']> | 'minion';
  readonly at: 'any' | 'basic' | 'superior' | 'eachDiscipline';
}

/** All that one language provides for card texts. */
export interface CardGrammar {
  // ------------------------------------------------------------------------------------------ grammar
  readonly can: Verb;
  readonly cannot: Verb;
  readonly get: Verb;
  readonly list: (items: readonly string[], word: 'and' | 'or') => string;
  /** Purpose: "to unlock this vampire". */
  readonly inOrderTo: (infinitive: string) => string;
  /** Applies elisions, contractions and spacing to a whole text. */
  readonly close: (text: string) => string;

  // ------------------------------------------------------------------------------------------ facts
  /** The prefix of a mode, on a card of several types. */
  readonly typeSign: Readonly<Record<CardType, string>>;
  /** A vampire's sect and title: "Camarilla prince of London". */
  readonly vampire: (card: VampireCard) => string;
  /** Other traits: "Black Hand", "Tremere slave". */
  readonly marks: (card: VampireCard) => readonly string[];
  /** The kind of a library card, before its effects: "Unique location", "Trifle". */
  readonly heading: (card: LibraryCard) => readonly string[];
  readonly requires: (requirement: Requirement) => string;

  // ------------------------------------------------------------------------------------------ nodes
  readonly cardNoun: Readonly<Record<SimpleCardNoun, (x: Context) => Noun>>;
  /** A minion chosen and remembered by the card. */
  readonly bound: (which: Bound, filter: Filter, x: Context) => Noun;
  /** Stands for a noun that was just named, as a subject; its text is empty if the language omits it. */
  readonly pronoun: (noun: Noun) => Noun;
  readonly you: Noun;
  readonly thatMethuselah: Noun;
  readonly seatNoun: Readonly<Record<SimpleSeatNoun, (x: Context) => Noun>>;
  readonly controllerOf: (card: Noun, x: Context) => Noun;
  /** The Methuselahs, or those of them, who control such a card. */
  readonly controlling: (card: Noun, of: 'chosen' | 'actingMethuselah' | undefined) => Noun;
  readonly bothCombatants: Noun;
  /** The opposing minion, where it can only be a vampire. */
  readonly opposingVampire: Noun;
  /** A Methuselah chosen and remembered by the card. */
  readonly boundSeat: (slot: number, x: Context) => Noun;
  /** "minions": the minions that can act with the card. */
  readonly minions: (others: boolean) => Noun;
  /** "each Methuselah": the Methuselahs that can use the card. */
  readonly methuselahs: (others: boolean) => Noun;
  /** Cards in play that match a filter. */
  readonly cards: (filter: Filter, determiner: Determiner, x: Context) => Noun;
  /** A card that was described before: "that vampire". */
  readonly thatCard: (filter: Filter | null, x: Context) => Noun;
  /** "up to two vampires your prey controls". */
  readonly several: (pick: Extract<Term, { pick: 'card' }>, count: number, x: Context) => Noun;
  /** The name of a card in this language. */
  readonly cardName: (name: string) => string;
  readonly pick: { readonly [P in Term['pick']]: (pick: Extract<Term, { pick: P }>, x: Context) => Noun };
  readonly thatPick: { readonly [P in Term['pick']]: (pick: Extract<Term, { pick: P }>, x: Context) => Noun };
  /** "2 blood", "X + 1 damage", "1 pool for each minion they control". */
  readonly amount: (amount: Amount, unit: Unit, x: Context) => string;
  /** "+1 stealth", "-1 intercept". */
  readonly bonus: (stat: Stat, amount: Amount, x: Context, discipline?: string) => string;
  /** "cards named X cost you +1 pool"; also as an effect. */
  readonly costChange: (change: CostChange, x: Context) => Clause;
  /** A card by what is printed on it: "a combat card requiring Auspex". */
  readonly aCard: (printed: Printed, x: Context) => string;
  /** "this vampire is Infernal". */
  readonly traitStatic: (text: TraitStatic, who: Noun, x: Context) => string;
  /** "vampires burn 1 blood to cast votes against …"; `caller`: in the referendums that this vampire calls. */
  readonly voteTax: (text: StatStatic, who: Noun, caller: Noun | null, x: Context) => string;
  /** "vampires must burn 1 blood to attempt to block"; `orLife`: blood or life. */
  readonly blockTax: (who: Noun, amount: Amount, orLife: boolean, x: Context) => Clause;
  /** "vampires must burn the top card of their library to attempt to block". */
  readonly blockTaxLibrary: (who: Noun, amount: Amount, x: Context) => Clause;
  /** "reveal the top card of your library". */
  readonly revealTop: (deck: 'library' | 'crypt', whose: SeatNoun, x: Context) => Clause;
  /** "if it is a master card". */
  readonly ifRevealed: (effect: EffectOf<'reveal'>, x: Context) => string;
  /** The card that was revealed. */
  readonly revealedCard: Noun;
  /** "look at your prey's hand". */
  readonly lookAtHand: (whose: SeatNoun, x: Context) => Clause;
  /** How many cards of this name can be used in each phase. */
  readonly copies: (count: number, x: Context) => string;
  /** "if this vampire is titled". */
  readonly condition: { readonly [C in Condition['if']]: (condition: ConditionOf<C>, x: Context) => string };
  /** "during your unlock phase". */
  readonly window: Readonly<
    Record<Window, (x: Context, anyTurn: boolean, action: ActionWords | null) => string>
  >;
  /** "during a bleed action directed at you". */
  readonly during: (action: ActionWords, x: Context) => string;
  /** For what lasts: "during bleed actions directed at you". */
  readonly whenever: (action: ActionWords, x: Context) => string;
  /** "by a locked vampire", "by a locked vampire who has blocked". */
  readonly byUser: (filter: Filter, hasBlocked: boolean, x: Context) => string;
  /** Duration: "this combat", "until your next unlock phase"; empty if obvious. */
  readonly scope: Readonly<Record<Scope, string>>;
  readonly happening: Readonly<Record<Happening, (about: Noun | null, x: Context) => string>>;
  readonly effect: { readonly [V in PlainVerb]: (effect: EffectOf<V>, x: Context) => Clause };
  readonly restriction: Readonly<Record<Restriction, (who: Noun, x: Context, limits?: Limits) => Clause>>;
  /** "the non-bleed actions of this vampire cannot be blocked". */
  readonly unblockable: (who: Noun, except: readonly ActionKind[], x: Context) => Clause;
  /** "each minion who attempts to block the action and fails". */
  readonly failedBlockers: Noun;
  readonly cost: (cost: Cost, x: Context) => readonly Clause[];

  // ------------------------------------------------------------------------------------------ sentences
  /** "Only usable during a bleed action." */
  readonly only: (phrases: readonly string[]) => string;
  /** "not usable during a bleed action". */
  readonly notUsable: (phrases: readonly string[]) => string;
  /** "during the first round". */
  readonly firstRound: string;
  /** The minion that plays a mode, if its type does not say: "by a ready vampire other than the acting minion". */
  readonly player: Readonly<Record<NonNullable<Mode['by']>, string>>;
  /** "+1 stealth Ⓓ action", "Ⓓ Bleed with +2 bleed"; null if there is nothing to say. */
  readonly action: (action: ActionText, directed: boolean, x: Context) => string | null;
  /** For abilities: "as a +1 stealth Ⓓ action". */
  readonly asAction: (action: ActionText, directed: boolean, x: Context) => string;
  /** After "as an action": "that costs 1 blood". */
  readonly thatCosts: (much: string) => string;
  /** An infinitive: "bleed with +1 bleed". */
  readonly toBleed: (bonus: string | null) => string;
  /** "if your prey controls a location", "if you do not control a ready vampire". */
  readonly controls: (who: Noun, what: Noun, is: boolean) => string;
  /** "Strike: 2R damage". */
  readonly strike: (strike: StrikeText, x: Context) => string;
  /** What a special strike does is an order; otherwise it is in the infinitive. */
  readonly strikesAreOrders: boolean;
  /** "This damage cannot be prevented by cards that require Fortitude". */
  readonly unpreventableBy: (discipline: string) => string;
  /** "this vampire is immune to damage from allies". */
  readonly immuneTo: (who: Noun, source: Noun) => Clause;
  /** "damage inflicted on this vampire by werewolves is aggravated". */
  readonly aggravatedFrom: (who: Noun, source: Noun) => Clause;
  /** "not usable against a minion with flight". */
  readonly notAgainst: (who: Noun) => string;
  /** "once this combat". */
  readonly onceThisCombat: string;
  /** Duration: "each round this combat". */
  readonly eachRound: string;
  /** "This strike cannot be dodged". */
  readonly undodgeable: string;
  /** After "can": "strike: dodge". */
  readonly toStrike: (strike: StrikeText, x: Context) => string;
  /** "only usable to get to close range". */
  readonly onlyTo: Readonly<Record<'close' | 'long' | 'continue', string>>;
  /** What a strike also provides: "with 1 optional maneuver each combat". */
  readonly withOptional: (what: 'maneuver' | 'press' | 'maneuverOrPress', once: Use['once'] | null) => string;
  /** A keyword of one mode: "Frenzy". */
  readonly keyword: (word: string) => string;
  /** Maneuvers, presses and prevention of a use. */
  readonly combatClauses: (use: Use, x: Context) => readonly Clause[];
  /** "once each turn". */
  readonly once: Readonly<Record<NonNullable<Use['once']>, string>>;
  /** "A vampire can play only one X each round." */
  readonly playedOnce: (limit: PlayLimit, x: Context) => string;
  /** "A Methuselah can have only one X." */
  readonly onePerMethuselah: (x: Context) => string;
  /** Its Disciplines can be used together. */
  readonly together: string;
  /** After how often: "for all copies of this card". */
  readonly forAllCopies: string;
  readonly onlyOne: (what: NonNullable<LibraryCard['onlyOne']>, x: Context) => string;
  readonly replaced: Readonly<Record<NonNullable<Mode['replaced']>, string>>;
  /** Cards that cannot be combined: "Its text cannot be used with X". */
  readonly notWith: (names: readonly string[], x: Context) => string;
  /** "A vampire cannot play this card and X during the same action". */
  readonly notBothBy: (names: readonly string[], x: Context) => string;
  /** "Burn this card if …". */
  readonly burnedIf: (phrases: readonly string[], x: Context) => string;
  /** "Put this card on a vampire you control", "Put this card in play". */
  readonly put: (on: Noun | null, counters: number, x: Context) => Clause;
  /** After that: " (you still control it)". */
  /** Said of a card that is a location while in play, and not equipment. */
  readonly isLocation: string;
  /** "this ally can play cards requiring basic Animalism as a vampire". */
  readonly playsCardsAs: (card: LibraryCard, x: Context) => string;
  /** "this vampire can play cards requiring a Ventrue as if they were a Ventrue". */
  readonly meets: (text: RequirementStatic, who: Noun, x: Context) => string;
  /** "for each damage inflicted by this strike, burn 1 counter from this card". */
  readonly wears: string;
  /** "burn this card after use". */
  readonly spent: string;
  /** Of a card that was put on a minion: "not usable this round". */
  readonly notThisRound: string;
  readonly stillYours: string;
  /** The definition of X in the cost. */
  readonly costX: (value: Amount, x: Context) => string;
  /** The bounds of an X that is chosen. */
  readonly xWithin: (min: number, max: number) => string;
  /** A locked minion can play it, too. */
  readonly lockedToo: (who: Noun) => string;
  /** What differs at the superior level: "It has 2 life". */
  readonly atSuperior: (numbers: NonNullable<LibraryCard['atSuperior']>, x: Context) => string;
  /** "A vampire can gain blood from only one hunting ground each turn." */
  readonly onlyOneEachTurn: (keyword: string, x: Context) => string;
  readonly choose: (what: Noun, x: Context) => Clause;
  /** "Allocate 4 points among two or more Methuselahs". */
  readonly allocate: (points: Points, x: Context) => Clause;
  /** How long a number that is changed for good stays so. */
  readonly wholeGame: string;
  /** "In this referendum, …". */
  /** "if this vampire is blocked, before block resolution". */
  readonly ifBlocked: (who: Noun) => string;
  readonly inReferendum: string;
  /** What a title card gives to its vampire: ", who gets the title …". */
  readonly titleGiven: (title: NonNullable<LibraryCard['titleCard']>, x: Context) => string;
  /** For an additional effect of a strike: "before combat ends". */
  readonly beforeStrike: (kind: StrikeText['kind']) => string;
  readonly ifPassed: (passed: boolean) => string;
  /** More of a bonus that was just given: "an additional +1 bleed"; and after that bonus: "with an additional +1 bleed". */
  readonly additional: (bonus: string) => string;
  readonly withAdditional: (bonus: string) => string;
  /** "either lock this card or burn it". */
  readonly either: (items: readonly string[]) => string;
  /** What comes afterwards: "then burn this card"; the words begin with the verb. */
  readonly afterwards: (words: string) => string;
  /** After an optional choice of a card: "(if any)". */
  readonly ifAny: string;
  readonly limited: string;
  readonly thisAction: string;
  /** Replaces the effect of a bleed: "it burns no pool and is not successful". */
  readonly nothingInstead: string;
  readonly otherwise: string;
  readonly instead: string;
  /** Between two ways to play the same card: "…; or …". */
  readonly or: string;
  /** For an optional effect that takes several sentences: "if you want". */
  readonly ifYouWant: (who: Noun) => string;
  readonly colon: string;
}
