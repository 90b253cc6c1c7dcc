import type {
  ActionKind,
  ActionText,
  Amount,
  Card,
  CardNoun,
  CardType,
  Condition,
  Cost,
  CostStatic,
  Effect,
  EffectVerb,
  Filter,
  Happening,
  LibraryCard,
  Mode,
  Points,
  Requirement,
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

/**
 * What a language must be able to say about a card. The order of sentences and of their parts is the same for all
 * (`compose.ts`); a language brings its words. Every table is total over its nodes: a missing word does not compile.
 */

/** A noun, and what its sentence needs to know to agree with it. */
export interface Noun {
  readonly text: string;
  readonly you?: boolean;
  readonly plural?: boolean;
  readonly feminine?: boolean;
  /** A Methuselah or minion: Spanish has "a" before it where something is done to it. */
  readonly person?: boolean;
}

/** A verb in the forms that card texts need. */
export interface Verb {
  readonly inf: string;
  /** An order to the reader. */
  readonly imp: string;
  /** With "you" as its subject. */
  readonly you: string;
  readonly s3: string;
  readonly p3: string;
}

/** Something that is done. */
export interface Clause {
  /** Who does it: null is the reader, or whoever the sentence has named. */
  readonly who: Noun | null;
  readonly verb: Verb;
  readonly rest: string;
  /** The same seen from who brings it about: "you give that minion a press" for "that minion gets a press". */
  readonly given?: { readonly verb: Verb; readonly rest: string };
}

/** An action as a text describes it. */
export interface ActionWords {
  readonly kinds: readonly ActionKind[];
  readonly directed: boolean | null;
  /** Whom it is directed at. */
  readonly at: SeatNoun | null;
  readonly outcome: 'successful' | 'blocked' | 'unblocked' | null;
  /** Its referendum has passed. */
  readonly passed: boolean;
  /** What the acting minion is. */
  readonly by: Filter | null;
  /** The user of the card is the acting minion. */
  readonly own: boolean;
  /** The action that the card itself gives. */
  readonly given: boolean;
}

/** What the words of a text depend on. */
export interface Context {
  readonly say: CardGrammar;
  readonly card: Card;
  /** Who uses it: "you" of a Methuselah's card, the minion otherwise. */
  readonly agent: Noun;
  /** What the minion that uses the card is called, and the one that the card is on. */
  readonly self: SelfKind;
  readonly host: SelfKind;
  readonly picks: readonly Term[];
  /** Choices that are spoken of together, by the place of the first: "up to two vampires". */
  readonly together: Map<number, number>;
  /** The bounds of X where the text says them; null where X stands in the cost. */
  readonly range: NonNullable<Use['x']> | null;
  /** The type of the card that is being played, or of no card: an ability. */
  readonly type: CardType | null;
  /** The mode is played by the acting minion itself. */
  readonly isActing: boolean;
  /** What an event is about, or each of those that something is done to. */
  readonly subject: Noun | null;
  /** It is spoken of afterwards: "if this vampire has blocked". */
  readonly isAfter: boolean;
  /** Who "you" is: the user of a card that others use too is "that Methuselah". */
  readonly you: Noun;
  /** Whose the things counted are: "1 pool for each vampire *they* control". */
  readonly whose: 'you' | 'they';
  /** What has been named already and is spoken of as "that vampire" from then on. */
  readonly named: Set<string>;
}
export const SELF_KINDS = ['vampire', 'minion', 'ally', 'bearer', 'employer', 'retainer', 'card'] as const;
export type SelfKind = (typeof SELF_KINDS)[number];

export type Unit =
  | 'blood'
  | 'life'
  | 'pool'
  | 'damage'
  | 'vote'
  | 'card'
  | 'cryptCard'
  | 'counter'
  | 'strike';
/** One of them, each of them, all such. */
export type Determiner = 'a' | 'another' | 'each' | 'all';
type SimpleCardNoun = Extract<CardNoun, string>;
type SimpleSeatNoun = Exclude<Extract<SeatNoun, string>, 'you'>;

/** Verbs that hold other effects are sentences of their own. */
export const COMPOUND = ['gate', 'choose', 'each', 'schedule'] as const;
export type PlainVerb = Exclude<EffectVerb, (typeof COMPOUND)[number]>;
export type EffectOf<V extends EffectVerb> = Extract<Effect, { do: V }>;
export type ConditionOf<C extends Condition['if']> = Extract<Condition, { if: C }>;

/** How the cards speak in one language. */
export interface CardGrammar {
  // ------------------------------------------------------------------------------------------ grammar
  readonly can: Verb;
  readonly get: Verb;
  readonly list: (items: readonly string[], word: 'and' | 'or') => string;
  /** "to unlock this vampire": what something is done for. */
  readonly inOrderTo: (infinitive: string) => string;
  /** Elisions, contractions and spacing of a whole text. */
  readonly close: (text: string) => string;

  // ------------------------------------------------------------------------------------------ facts
  /** The sign before a mode of a card of several types. */
  readonly typeSign: Readonly<Record<CardType, string>>;
  /** What a vampire is: "Camarilla prince of London". */
  readonly vampire: (card: VampireCard) => string;
  /** What it is beside: "Black Hand", "Tremere slave". */
  readonly marks: (card: VampireCard) => readonly string[];
  /** What a library card is, before what it does: "Unique location", "Trifle". */
  readonly heading: (card: LibraryCard) => readonly string[];
  readonly requires: (requirement: Requirement) => string;

  // ------------------------------------------------------------------------------------------ nodes
  readonly cardNoun: Readonly<Record<SimpleCardNoun, (x: Context) => Noun>>;
  /** The place of a minion that the card has bound to it. */
  readonly bound: (slot: number, x: Context) => Noun;
  readonly you: Noun;
  readonly thatMethuselah: Noun;
  readonly seatNoun: Readonly<Record<SimpleSeatNoun, (x: Context) => Noun>>;
  readonly controllerOf: (card: Noun, x: Context) => Noun;
  readonly bothCombatants: Noun;
  /** A Methuselah that the card has bound to it. */
  readonly boundSeat: (slot: number, x: Context) => Noun;
  /** "minions": who may act with the card. */
  readonly minions: (others: boolean) => Noun;
  /** "each Methuselah": who may use the card. */
  readonly methuselahs: (others: boolean) => Noun;
  /** Cards in play of a description. */
  readonly cards: (filter: Filter, determiner: Determiner, x: Context) => Noun;
  /** What was described before: "that vampire". */
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
  /** "cards named X cost you +1 pool". */
  readonly costStatic: (text: CostStatic, x: Context) => string;
  /** "this vampire is Infernal". */
  readonly traitStatic: (text: TraitStatic, who: Noun, x: Context) => string;
  /** "vampires burn 1 blood to cast votes against …". */
  readonly voteTax: (text: StatStatic, who: Noun, x: Context) => string;
  /** "if this vampire is titled". */
  readonly condition: { readonly [C in Condition['if']]: (condition: ConditionOf<C>, x: Context) => string };
  /** "during your unlock phase". */
  readonly window: Readonly<
    Record<Window, (x: Context, anyTurn: boolean, action: ActionWords | null) => string>
  >;
  /** "during a bleed action directed at you". */
  readonly during: (action: ActionWords, x: Context) => string;
  /** "for a locked vampire". */
  readonly forUser: (filter: Filter, x: Context) => string;
  /** "this combat", "until your next unlock phase"; nothing for what goes without saying. */
  readonly scope: Readonly<Record<Scope, string>>;
  readonly happening: Readonly<Record<Happening, (about: Noun | null, x: Context) => string>>;
  readonly effect: { readonly [V in PlainVerb]: (effect: EffectOf<V>, x: Context) => Clause };
  /** `named`: which cards cannot be played. */
  readonly restriction: Readonly<Record<Restriction, (who: Noun, x: Context, named?: string) => Clause>>;
  readonly cost: (cost: Cost, x: Context) => readonly Clause[];

  // ------------------------------------------------------------------------------------------ sentences
  /** "Only during a bleed action." */
  readonly only: (phrases: readonly string[]) => string;
  /** "for a ready vampire other than the acting minion": who plays a mode, where that is not what its type says. */
  readonly player: Readonly<Record<NonNullable<Mode['by']>, string>>;
  /** "+1 stealth Ⓓ action", "Ⓓ Bleed with +2 bleed"; nothing where there is nothing to say. */
  readonly action: (action: ActionText, directed: boolean, x: Context) => string | null;
  /** "as a +1 stealth Ⓓ action": of an ability. */
  readonly asAction: (action: ActionText, directed: boolean, x: Context) => string;
  /** "Strike: 2R damage". */
  readonly strike: (strike: StrikeText, x: Context) => string;
  /** "with 1 optional maneuver each combat": what a strike comes with. */
  readonly withOptional: (what: 'maneuver' | 'press', once: Use['once'] | null) => string;
  /** Words printed on one way of playing a card: "Frenzy". */
  readonly keyword: (word: string) => string;
  /** Maneuvers, presses and prevention of a use. */
  readonly combatClauses: (use: Use, x: Context) => readonly Clause[];
  /** "once each turn". */
  readonly once: Readonly<Record<NonNullable<Use['once']>, string>>;
  /** "A vampire can play only one X each round." */
  readonly playedOnce: (once: NonNullable<Use['once']>, x: Context) => string;
  readonly onlyOne: (what: NonNullable<LibraryCard['onlyOne']>, x: Context) => string;
  readonly replaced: Readonly<Record<NonNullable<Mode['replaced']>, string>>;
  /** "Its text cannot be used with X": cards that do not go together. */
  readonly notWith: (names: readonly string[], x: Context) => string;
  /** "Burn this card if …". */
  readonly burnedIf: (phrases: readonly string[], x: Context) => string;
  /** "Put this card on a vampire you control", "Put this card in play". */
  readonly put: (on: Noun | null, counters: number, x: Context) => Clause;
  /** What X in the cost is. */
  readonly costX: (value: Amount, x: Context) => string;
  /** "It has 2 life": what is different at the superior level. */
  readonly atSuperior: (numbers: NonNullable<LibraryCard['atSuperior']>, x: Context) => string;
  /** "A vampire can gain blood from only one hunting ground each turn." */
  readonly onlyOneEachTurn: (keyword: string, x: Context) => string;
  readonly choose: (what: Noun, x: Context) => Clause;
  /** "Allocate 4 points among two or more Methuselahs". */
  readonly allocate: (points: Points, x: Context) => Clause;
  /** "In this referendum, …". */
  readonly inReferendum: string;
  /** ", who gets the title …": what a title card gives to whom it is put on. */
  readonly titleGiven: (title: NonNullable<LibraryCard['titleCard']>, x: Context) => string;
  /** "before it takes effect": what a strike does besides. */
  readonly beforeStrike: string;
  readonly ifPassed: (passed: boolean) => string;
  /** "an additional +1 bleed": more of what was just given. */
  readonly additional: (bonus: string) => string;
  readonly limited: string;
  readonly thisAction: string;
  /** "it burns no pool and is not successful": in place of a bleed's success. */
  readonly nothingInstead: string;
  readonly otherwise: string;
  readonly instead: string;
  /** Between two ways of playing the same card: "…; or …". */
  readonly or: string;
  /** "if you want": something optional that takes several sentences. */
  readonly ifYouWant: (who: Noun) => string;
  readonly colon: string;
}
