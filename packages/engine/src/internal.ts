/** For the other packages of this repository only: it changes without notice. */
export { emptyPhase } from './flow/public.ts';
export { WINDOW_TABLE } from './flow/windows.ts';
export {
  type Asides,
  CHOOSE_REFUSALS,
  newTable,
  PlayedGame,
  playedGame,
  resume,
  seated,
  tableOf,
} from './game/game.ts';
export { PLAYER_NAMES, playerName, TURN_LIMIT } from './game/house.ts';
export { fitsDeck, isName, isSeatCount } from './game/limits.ts';
export { poolsIfPassed } from './game/preview.ts';
export type { CompiledUse } from './language/compiled.ts';
export { hashNumbers, hashText } from './language/hash.ts';
export type { CompiledCard } from './language/pool.ts';
export { broughtBy } from './language/source.ts';
export { isForLater, walkEffects } from './language/walk.ts';
export { decisionId } from './notation/decision.ts';
export { optionId } from './notation/ids.ts';
export {
  cardName,
  type GrantOption,
  isOneOfSeveral,
  mayDecline,
  notate,
  parseOption,
  seatName,
  twinMark,
  twinMinion,
  useMark,
} from './notation/notation.ts';
export { amountOf } from './query/amounts.ts';
export { clanOf, hasTrait, sectOf } from './query/belonging.ts';
export { whyConditionFails } from './query/conditions.ts';
export { matches } from './query/filters.ts';
export { marksOn } from './query/marks.ts';
export { capacityOf, disciplineLevel } from './query/minions.ts';
export { cardOf, seatsOf } from './query/nouns.ts';
export { type PartedStat, partsOf } from './query/parts.ts';
export { isPrinted } from './query/printed.ts';
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
} from './query/stats.ts';
export { firstPoint } from './query/terms.ts';
export { claimOf, rivalsOf, titleOf } from './query/titles.ts';
export { canSee, draftOf, eventFor, framesFor, handFor, windowFor } from './query/visibility.ts';
export { ballotsOf, type Count, pollOf, votesIn, votesOf } from './query/votes.ts';
export { recordFrom } from './record/record.ts';
export {
  beginning,
  cutRecord,
  isOutdated,
  lastState,
  recordedOption,
  replayOn,
  startState,
} from './record/replay.ts';
export { readState } from './record/saved.ts';
export { sealOf } from './record/seal.ts';
export { LOAD_REFUSALS } from './record/shape.ts';
export { partOfAction } from './rules/action.ts';
export { basicPrice } from './rules/actioncost.ts';
export { announcementOf } from './rules/actionevents.ts';
export { aimOf } from './rules/aim.ts';
export { blockTax } from './rules/block.ts';
export { candidates } from './rules/candidates.ts';
export { isStriking, partOfCombat } from './rules/combat.ts';
export { meetsCopy } from './rules/contest.ts';
export { discardable, isPricedByTarget, type Price, priceOf } from './rules/cost.ts';
export { contextFor } from './rules/draft.ts';
export { INFLUENCES } from './rules/influence.ts';
export { mayBlock } from './rules/orders.ts';
export { partOfReferendum } from './rules/politics.ts';
export { whyRequirementFails } from './rules/requirements.ts';
export { emptyState, seating } from './rules/setup.ts';
export { isAggravated, type StrikeOption, strikeAmount, strikeOffered } from './rules/strike.ts';
export { rescuePrice } from './rules/torpor.ts';
export { scarcePrice } from './rules/traits.ts';
export { turnBegan } from './rules/turn.ts';
export { voteTax } from './rules/votes.ts';
export { botDice } from './state/rng.ts';
export { isPractice, isSeed, seedOf } from './state/seed.ts';
export { hashState, stateToJson } from './state/serialise.ts';
export { isFighting, opponentOf, sideAgainst, sideOf } from './state/sides.ts';
export * from './state/types.ts';
export { type ByType, type ByVerb, byType, byVerb } from './table/dispatch.ts';
export type {
  ActionOutcome,
  CounterUnit,
  EventFacts,
  EventOf,
  Moment,
  ToldCard,
  ToldTarget,
  ToldTitle,
  ToldUse,
} from './table/events.ts';
export { turnFrame } from './table/frames.ts';
export { BASIC_ACTIONS, CHOICES, type PendingDecision, targetOfAct } from './table/options.ts';
export { REASON_KEYS } from './table/reasons.ts';
export { cardShown, currentAction, currentCombat, currentReferendum } from './table/stack.ts';
export {
  type Book,
  EngineError,
  type FrameRules,
  type Step,
  type Table,
} from './table/table.ts';
export { unitOf } from './table/tell.ts';
export { asSeenBy, ifActing } from './view/asseen.ts';
export { bleedIfSuccessful, ifAnnounced, insteadOfDraw, isTrifle } from './view/foresight.ts';
export { viewOf } from './view/view.ts';
