export { WINDOW_TABLE } from './flow/windows.ts';
export {
  CHOOSE_REFUSALS,
  type ChooseRefusal,
  type ChooseResult,
  type Game,
  type GameSetup,
  newGame,
  newTable,
  resume,
  seated,
  tableOf,
} from './game/game.ts';
export { PLAYER_NAMES, playerName, TURN_LIMIT } from './game/house.ts';
export { fitsDeck, isName, isSeatCount, LIMITS } from './game/limits.ts';
export { poolsIfPassed } from './game/preview.ts';
export { type FieldReaders, givenFields } from './language/fields.ts';
export { hashText } from './language/hash.ts';
export * from './language/language.ts';
export { type CompiledCard, compilePool, type Pool } from './language/pool.ts';
export { isForLater, walkEffects } from './language/walk.ts';
export { type Decision, type DescribedOption, optionId } from './notation/decision.ts';
export {
  cardName,
  isOneOfSeveral,
  mayDecline,
  notate,
  parseOption,
  pointsOf,
  seatName,
  useMark,
} from './notation/notation.ts';
export { clanOf, hasTrait, sectOf } from './query/belonging.ts';
export { whyNotHolds } from './query/conditions.ts';
export { matches } from './query/filters.ts';
export { capacityOf, disciplineLevel } from './query/minions.ts';
export { amountOf, cardOf, seatsOf } from './query/nouns.ts';
export { type PartedStat, partsOf } from './query/parts.ts';
export { predator, prey } from './query/seats.ts';
export {
  bleedOf,
  handSizeOf,
  huntOf,
  interceptOf,
  isRestricted,
  type Part,
  stealthOf,
  strengthOf,
  votesOf,
} from './query/stats.ts';
export { claimOf, rivalsOf, titleOf } from './query/titles.ts';
export { canSee, eventFor, type Viewer } from './query/visibility.ts';
export { ballotsOf, type Count, type Poll, pollOf, votesIn } from './query/votes.ts';
export {
  type Divergence,
  type GameRecord,
  RecordedGame,
  type RecordOptions,
  type ReplayOptions,
  type ReplayResult,
  readRecord,
  recordGame,
  replay,
  replayOn,
  type Snapshot,
} from './record/record.ts';
export {
  type LoadResult,
  loadGame,
  type SavedGame,
  saveGame,
} from './record/saved.ts';
export { type Seal, sealOf } from './record/seal.ts';
export { LOAD_REFUSALS, type Refusal } from './record/shape.ts';
export { type NoText, type ParseResult, type PrintResult, parseRecord, printRecord } from './record/text.ts';
export { verifyRecord } from './record/verify.ts';
export { ENGINE_VERSION } from './record/version.ts';
export { partOfAction } from './rules/action.ts';
export { basicPrice } from './rules/actioncost.ts';
export { announcementOf } from './rules/actionevents.ts';
export { BASIC_ACTIONS, type BasicAction } from './rules/actionrules.ts';
export { aimOf } from './rules/aim.ts';
export { FETCHED_FROM } from './rules/award.ts';
export { candidates } from './rules/candidates.ts';
export { isStriking, partOfCombat } from './rules/combat.ts';
export { meetsCopy } from './rules/contest.ts';
export { discardable, isPricedByTarget, type Price, priceOf } from './rules/cost.ts';
export { castFor } from './rules/draft.ts';
export { INFLUENCES, type Influence } from './rules/influence.ts';
export { mayBlock } from './rules/orders.ts';
export { isPoint, partOfReferendum, voteTax } from './rules/politics.ts';
export { whyNotMet } from './rules/requirements.ts';
export {
  type Deck,
  type DeckProblem,
  deckProblems,
  emptyState,
  type Player,
  problemInWords,
  seating,
} from './rules/setup.ts';
export { strikeAmount, strikeOffered } from './rules/strike.ts';
export { RESCUE_PRICE } from './rules/torpor.ts';
export { scarcePrice } from './rules/traits.ts';
export { turnBegan } from './rules/turn.ts';
export { Dice } from './state/dice.ts';
export { botDice } from './state/rng.ts';
export { isPractice, isSeed, type Seed, seedOf } from './state/seed.ts';
export { hashState, stateToJson } from './state/serialise.ts';
export { isFighting, opponentOf, sideAgainst, sideOf } from './state/sides.ts';
export * from './state/types.ts';
export type {
  ActionOutcome,
  CounterUnit,
  EventFacts,
  EventOf,
  EventType,
  GameEvent,
  Moment,
  ToldCard,
  ToldTarget,
  ToldTitle,
  ToldUse,
  VoteSide,
} from './table/events.ts';
export { turnFrame } from './table/frames.ts';
export { type Option, VERBS, type Verb } from './table/options.ts';
export { REASON_KEYS, type Reason, type ReasonKey } from './table/reasons.ts';
export { cardShown, currentAction, currentCombat, currentReferendum } from './table/stack.ts';
export {
  type Asks,
  type Book,
  CHOICES,
  type DecisionWindow,
  EngineError,
  type FrameRules,
  type PendingDecision,
  type Step,
  type Table,
} from './table/table.ts';
export { unitOf } from './table/tell.ts';
export { asSeenBy, ifActing } from './view/asseen.ts';
export { bleedIfSuccessful, ifAnnounced, insteadOfDraw, isTrifle } from './view/foresight.ts';
export {
  type CardView,
  type PlayedView,
  type SeatView,
  type VampireView,
  type View,
  viewOf,
} from './view/view.ts';
