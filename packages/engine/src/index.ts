/** Create, play, view, record and save games of Vampire: The Eternal Struggle. */
export { type ChooseRefusal, type ChooseResult, type Game, type GameSetup, newGame } from './game/game.ts';
export { LIMITS } from './game/limits.ts';
export { compilePool, type Pool } from './language/pool.ts';
export { type CardSource, poolOf, poolOfDecks, sourceOf } from './language/source.ts';
export type { Decision, DescribedOption } from './notation/decision.ts';
export type { Viewer } from './query/visibility.ts';
export type { Poll } from './query/votes.ts';
export type { CardHashes, Differences } from './record/definitions.ts';
export { readRecord } from './record/read.ts';
export {
  type GameRecord,
  type GameRecord1,
  type GameRecord2,
  poolOfRecord,
  type RecordedGame,
  type RecordOptions,
  recordGame,
  type Snapshot,
  type Start,
} from './record/record.ts';
export { type Divergence, type ReplayOptions, type ReplayResult, replay } from './record/replay.ts';
export { type LoadResult, loadGame, type SavedGame, saveGame } from './record/saved.ts';
export type { Seal, Seal1 } from './record/seal.ts';
export type { Refusal } from './record/shape.ts';
export { type NoText, type ParseResult, type PrintResult, parseRecord, printRecord } from './record/text.ts';
export { verifyRecord } from './record/verify.ts';
export { ENGINE_VERSION, RULES_VERSION } from './record/version.ts';
export type { Influence } from './rules/influence.ts';
export { type Deck, type DeckProblem, deckProblems, type Player, problemInWords } from './rules/setup.ts';
export { Dice } from './state/dice.ts';
export type { Seed } from './state/seed.ts';
export type { CardId, Phase, Region, Seat, Target } from './state/types.ts';
export type { EventType, GameEvent, VoteSide } from './table/events.ts';
export type {
  BasicAction,
  DecisionWindow,
  Option,
  OptionIn,
  OptionOf,
  Pile,
  Verb,
} from './table/options.ts';
export type { Reason, ReasonKey } from './table/reasons.ts';
export type { Asks } from './table/table.ts';
export type { CardKey, Keyring } from './view/keyring.ts';
export type { AskedView, CardView, PlayedView, SeatView, VampireView, View } from './view/view.ts';
