import type { Window } from '../language/language.ts';
import { type CardId, NONE, type Seat, type Target } from '../state/types.ts';
import type { VoteSide } from './events.ts';

/** Decisions that a rule or a card asks for, besides the windows in which the impulse passes around. */
export const CHOICES = [
  'order', // which due effect comes first
  'may', // whether to take an optional effect
  'target',
  'x',
  'discardForCost',
  'payMix', // pool or blood
  'stolen', // where a stolen card goes
  'search',
  'maySearch',
  'trophies',
  'terms', // of a referendum
  'share', // divides pool that is less than what was allocated
  'equipment', // taken by an action
  'takeEquipment', // of a diablerised vampire
  'rescueCost',
  'mayDiablerise',
  'strikeTarget',
  'whichDamage', // is prevented: aggravated or normal
  'handSize', // too many cards in hand
  'toPool', // how many blood gained go to the pool instead
] as const;
/** What a decision is about. */
export type DecisionWindow = Window | (typeof CHOICES)[number];

export interface PendingDecision {
  readonly seat: Seat;
  readonly window: DecisionWindow;
  readonly options: readonly Option[];
}

// ---------------------------------------------------------------------------------------------- the verbs

export const BASIC_ACTIONS = [
  'bleed',
  'hunt',
  'equip',
  'leaveTorpor',
  'rescue',
  'diablerise',
  'becomeAnarch',
  'enterCombat',
] as const;
/** An action that needs no card. */
export type BasicAction = (typeof BASIC_ACTIONS)[number];
/** Basic actions that target a card: the bearer of the equipment, the vampire in torpor, the marked minion. */
export type TargetedAction = 'equip' | 'rescue' | 'diablerise' | 'enterCombat';
export type UntargetedAction = Exclude<BasicAction, TargetedAction>;

/** Where a card may be fetched from. */
export type Pile = 'library' | 'ashHeap' | 'hand';

/** A maneuver, press or prevention that a card has granted to a minion: `grant` is the id of its row. */
interface Granted {
  minion: CardId;
  card: CardId;
  grant: number;
}

/**
 * The fields of each option by verb. `use` is the number of a use; `minion` is NONE where the Methuselah uses the card.
 */
interface OptionFields {
  pass: object;
  // cards
  play: { use: number; card: CardId; minion: CardId };
  use: { use: number; card: CardId; minion: CardId };
  // the unlock phase
  edgePool: object;
  contest: { card: CardId };
  yieldCard: { card: CardId };
  contestTitle: { vampire: CardId };
  yieldTitle: { vampire: CardId };
  burnOption: { card: CardId };
  /** Unlocks an infernal minion for 1 pool. */
  unlock: { minion: CardId };
  withdraw: object;
  // the master, influence and discard phases
  /** Marks a Red List minion. */
  mark: { minion: CardId };
  transfer: { vampire: CardId };
  takeBack: { vampire: CardId };
  bringOut: { vampire: CardId };
  merge: { incoming: CardId; inPlay: CardId };
  drawCrypt: object;
  /** In the discard phase, as a cost, by an effect, or down to the hand size. */
  discard: { card: CardId };
  // actions
  act:
    | { action: UntargetedAction; minion: CardId }
    | { action: TargetedAction; minion: CardId; target: CardId };
  block: { minion: CardId };
  sendSlave: { slave: CardId };
  // combat
  maneuver: Granted;
  press: Granted;
  prevent: Granted;
  preventKinds: { minion: CardId; aggravated: number; normal: number };
  handStrike: { minion: CardId };
  grantedStrike: Granted;
  /** The strike that using its maneuver committed the minion to. */
  committedStrike: { minion: CardId; use: number; weapon: CardId };
  /** The target is a retainer or a piece of equipment; NONE is the opposing minion itself. */
  aim: { minion: CardId; target: CardId };
  // referendums
  cast: { minion: CardId; side: VoteSide };
  /** The Methuselah's own votes, granted by this card. */
  castOwn: { seat: Seat; card: CardId; side: VoteSide };
  burnForVote: { card: CardId; side: VoteSide };
  edgeVote: { side: VoteSide };
  // choices that a rule or a card leaves open
  /** A card, a Methuselah or a clan; NONE picks nobody else. */
  pick: { target: Target };
  /** From a minion or a diablerised vampire. */
  takeEquipment: { equipment: CardId };
  /** Where a stolen card goes. */
  moveTo: { host: CardId };
  awardTrophy: { trophy: CardId };
  /** One of the points being divided; NONE gives it to nobody. */
  givePoint: { target: Target };
  x: { x: number };
  toPool: { amount: number };
  /** One counter of a cost paid in a mix of pool and blood. */
  payPool: { seat: Seat };
  payBlood: { vampire: CardId };
  /** The Methuselah or vampire that pays the whole cost of a card. */
  payCost: { payer: Target };
  shareRescue: { rescuer: CardId; rescuerPays: number; rescued: CardId; rescuedPays: number };
  no: object;
  /** Accepts what a card offers. */
  yes: { card: CardId; minion: CardId };
  searchFor: { vampire: CardId };
  diablerise: { diablerist: CardId; victim: CardId };
  /** From the Methuselah's own library; `use` is the way it is put into play, or NONE if that does not matter. */
  findCard: { card: CardId; use: number };
  fetchCard: { card: CardId; from: Pile };
  /** Resolves the due effect at this index first. */
  order: { node: number; card: CardId; minion: CardId; subject: Target; place: number };
}
/** The kind of an option: what the player does. */
export type Verb = keyof OptionFields;

/** One thing a player may do. Its text and id are built on demand (notation/). */
export type Option = { [V in Verb]: { readonly verb: V } & Readonly<OptionFields[V]> }[Verb];
/** The option of one verb. */
export type OptionOf<V extends Verb> = Extract<Option, { readonly verb: V }>;

// ---------------------------------------------------------------------------------------------- options by window

type Impulse = 'pass' | 'play' | 'use';
/** The verbs of each decision. */
interface VerbsIn {
  unlock:
    | Impulse
    | 'edgePool'
    | 'contest'
    | 'yieldCard'
    | 'contestTitle'
    | 'yieldTitle'
    | 'burnOption'
    | 'unlock'
    | 'withdraw';
  master: Impulse | 'mark';
  minion: Impulse | 'act';
  influence: Impulse | 'transfer' | 'takeBack' | 'bringOut' | 'merge' | 'drawCrypt';
  discard: Impulse | 'discard';
  announced: Impulse;
  beforeBlocks: Impulse | 'block';
  blocking: Impulse;
  blocked: Impulse;
  blockResolved: Impulse | 'sendSlave';
  declined: Impulse;
  succeeding: Impulse;
  resolved: Impulse;
  beforeRange: Impulse;
  range: Impulse | 'maneuver';
  beforeStrikes: Impulse;
  strike: Impulse | 'handStrike' | 'grantedStrike' | 'committedStrike';
  damage: Impulse | 'prevent';
  afterStrikes: Impulse;
  press: Impulse | 'press';
  roundEnd: Impulse;
  combatEnding: Impulse;
  beforeVotes: Impulse;
  polling: Impulse | 'cast' | 'castOwn' | 'burnForVote' | 'edgeVote';
  asPlayed: Impulse;
  order: 'order';
  may: 'no' | 'yes';
  target: 'pick';
  x: 'x';
  discardForCost: 'discard';
  payMix: 'payPool' | 'payBlood' | 'payCost';
  stolen: 'pass' | 'moveTo';
  search: 'pass' | 'findCard' | 'fetchCard';
  maySearch: 'no' | 'searchFor';
  trophies: 'pass' | 'awardTrophy';
  terms: 'pick' | 'givePoint';
  share: 'givePoint';
  equipment: 'pass' | 'takeEquipment';
  takeEquipment: 'pass' | 'takeEquipment';
  rescueCost: 'shareRescue';
  mayDiablerise: 'no' | 'diablerise';
  strikeTarget: 'aim';
  whichDamage: 'preventKinds';
  handSize: 'discard';
  toPool: 'toPool';
}
/** The options of a window. */
export type OptionIn<W extends DecisionWindow> = OptionOf<VerbsIn[W]>;
/** The options of a window other than passing and cards. */
export type OwnOption<W extends Window> = OptionOf<Exclude<VerbsIn[W], Impulse>>;

/** A list to which options of these kinds can be added. */
export interface Offers<O extends Option> {
  readonly length: number;
  push(...options: O[]): unknown;
}

// ---------------------------------------------------------------------------------------------- constructors

export const PASS: OptionOf<'pass'> = { verb: 'pass' };
export const NO: OptionOf<'no'> = { verb: 'no' };
export const EDGE_POOL: OptionOf<'edgePool'> = { verb: 'edgePool' };
export const WITHDRAW: OptionOf<'withdraw'> = { verb: 'withdraw' };
export const DRAW_CRYPT: OptionOf<'drawCrypt'> = { verb: 'drawCrypt' };

export const playOption = (use: number, card: CardId, minion: CardId): OptionOf<'play'> => ({
  verb: 'play',
  use,
  card,
  minion,
});
export const useOption = (use: number, card: CardId, minion: CardId): OptionOf<'use'> => ({
  verb: 'use',
  use,
  card,
  minion,
});

export const contestOption = (card: CardId): OptionOf<'contest'> => ({ verb: 'contest', card });
export const yieldCardOption = (card: CardId): OptionOf<'yieldCard'> => ({ verb: 'yieldCard', card });
export const contestTitleOption = (vampire: CardId): OptionOf<'contestTitle'> => ({
  verb: 'contestTitle',
  vampire,
});
export const yieldTitleOption = (vampire: CardId): OptionOf<'yieldTitle'> => ({
  verb: 'yieldTitle',
  vampire,
});
export const burnOptionOption = (card: CardId): OptionOf<'burnOption'> => ({ verb: 'burnOption', card });
export const unlockOption = (minion: CardId): OptionOf<'unlock'> => ({ verb: 'unlock', minion });
export const markOption = (minion: CardId): OptionOf<'mark'> => ({ verb: 'mark', minion });

export const transferOption = (vampire: CardId): OptionOf<'transfer'> => ({ verb: 'transfer', vampire });
export const takeBackOption = (vampire: CardId): OptionOf<'takeBack'> => ({ verb: 'takeBack', vampire });
export const bringOutOption = (vampire: CardId): OptionOf<'bringOut'> => ({ verb: 'bringOut', vampire });
export const mergeOption = (incoming: CardId, inPlay: CardId): OptionOf<'merge'> => ({
  verb: 'merge',
  incoming,
  inPlay,
});
export const discardOption = (card: CardId): OptionOf<'discard'> => ({ verb: 'discard', card });

export const actOption = (action: UntargetedAction, minion: CardId): OptionOf<'act'> => ({
  verb: 'act',
  action,
  minion,
});
export const actOnOption = (action: TargetedAction, minion: CardId, target: CardId): OptionOf<'act'> => ({
  verb: 'act',
  action,
  minion,
  target,
});
/** The card that a basic action is aimed at, or NONE. */
export const targetOfAct = (o: OptionOf<'act'>): CardId => ('target' in o ? o.target : NONE);
export const blockOption = (minion: CardId): OptionOf<'block'> => ({ verb: 'block', minion });
export const sendSlaveOption = (slave: CardId): OptionOf<'sendSlave'> => ({ verb: 'sendSlave', slave });

export const maneuverOption = (minion: CardId, card: CardId, grant: number): OptionOf<'maneuver'> => ({
  verb: 'maneuver',
  minion,
  card,
  grant,
});
export const pressOption = (minion: CardId, card: CardId, grant: number): OptionOf<'press'> => ({
  verb: 'press',
  minion,
  card,
  grant,
});
export const preventOption = (minion: CardId, card: CardId, grant: number): OptionOf<'prevent'> => ({
  verb: 'prevent',
  minion,
  card,
  grant,
});
export const preventKindsOption = (
  minion: CardId,
  aggravated: number,
  normal: number,
): OptionOf<'preventKinds'> => ({ verb: 'preventKinds', minion, aggravated, normal });
export const handStrikeOption = (minion: CardId): OptionOf<'handStrike'> => ({ verb: 'handStrike', minion });
export const grantedStrikeOption = (
  minion: CardId,
  card: CardId,
  grant: number,
): OptionOf<'grantedStrike'> => ({ verb: 'grantedStrike', minion, card, grant });
export const committedStrikeOption = (
  minion: CardId,
  use: number,
  weapon: CardId,
): OptionOf<'committedStrike'> => ({ verb: 'committedStrike', minion, use, weapon });
export const aimOption = (minion: CardId, target: CardId): OptionOf<'aim'> => ({
  verb: 'aim',
  minion,
  target,
});

export const castOption = (minion: CardId, side: VoteSide): OptionOf<'cast'> => ({
  verb: 'cast',
  minion,
  side,
});
export const castOwnOption = (seat: Seat, card: CardId, side: VoteSide): OptionOf<'castOwn'> => ({
  verb: 'castOwn',
  seat,
  card,
  side,
});
export const burnForVoteOption = (card: CardId, side: VoteSide): OptionOf<'burnForVote'> => ({
  verb: 'burnForVote',
  card,
  side,
});
export const edgeVoteOption = (side: VoteSide): OptionOf<'edgeVote'> => ({ verb: 'edgeVote', side });

export const pickOption = (target: Target): OptionOf<'pick'> => ({ verb: 'pick', target });
export const takeEquipmentOption = (equipment: CardId): OptionOf<'takeEquipment'> => ({
  verb: 'takeEquipment',
  equipment,
});
export const moveToOption = (host: CardId): OptionOf<'moveTo'> => ({ verb: 'moveTo', host });
export const awardTrophyOption = (trophy: CardId): OptionOf<'awardTrophy'> => ({
  verb: 'awardTrophy',
  trophy,
});
export const givePointOption = (target: Target): OptionOf<'givePoint'> => ({ verb: 'givePoint', target });
export const xOption = (x: number): OptionOf<'x'> => ({ verb: 'x', x });
export const toPoolOption = (amount: number): OptionOf<'toPool'> => ({ verb: 'toPool', amount });
export const payPoolOption = (seat: Seat): OptionOf<'payPool'> => ({ verb: 'payPool', seat });
export const payBloodOption = (vampire: CardId): OptionOf<'payBlood'> => ({ verb: 'payBlood', vampire });
export const payCostOption = (payer: Target): OptionOf<'payCost'> => ({ verb: 'payCost', payer });
export const shareRescueOption = (
  rescuer: CardId,
  rescuerPays: number,
  rescued: CardId,
  rescuedPays: number,
): OptionOf<'shareRescue'> => ({ verb: 'shareRescue', rescuer, rescuerPays, rescued, rescuedPays });
export const yesOption = (card: CardId, minion: CardId): OptionOf<'yes'> => ({ verb: 'yes', card, minion });
export const searchForOption = (vampire: CardId): OptionOf<'searchFor'> => ({ verb: 'searchFor', vampire });
export const diableriseOption = (diablerist: CardId, victim: CardId): OptionOf<'diablerise'> => ({
  verb: 'diablerise',
  diablerist,
  victim,
});
export const findCardOption = (card: CardId, use: number): OptionOf<'findCard'> => ({
  verb: 'findCard',
  card,
  use,
});
export const fetchCardOption = (card: CardId, from: Pile): OptionOf<'fetchCard'> => ({
  verb: 'fetchCard',
  card,
  from,
});
export const orderOption = (
  node: number,
  card: CardId,
  minion: CardId,
  subject: Target,
  place: number,
): OptionOf<'order'> => ({ verb: 'order', node, card, minion, subject, place });
