import { FewNames } from '../language/few.ts';
import type { Amount, Condition, Who, Window } from '../language/language.ts';
import type { Noted } from '../language/noted.ts';
import type { CompiledUse, Pool } from '../language/pool.ts';
import type {
  ActionFrame,
  CardId,
  CardInPlay,
  CombatFrame,
  DamageFrame,
  EffectContext,
  Frame,
  FrameKind,
  ReferendumFrame,
  Seat,
  Signal,
  State,
  Target,
} from '../state/types.ts';
import { NONE, SIGNALS } from '../state/types.ts';
import type { GameEvent } from './events.ts';
import { buildIndex, type HandWindows, type TableIndex, windowsOf } from './indexes.ts';
import type { DecisionWindow, Offers, Option, OptionIn, OptionOf, PendingDecision } from './options.ts';

/** What the rules operate on: the state, its cards, and indexes derived from both. */
export interface Table {
  state: State;
  readonly pool: Pool;
  readonly noted: ReadonlySet<Noted>;
  readonly book: Book;
  readonly names: readonly string[];
  readonly asks: Asks;
  emit: ((event: GameEvent) => void) | null;
  index: TableIndex;
  underWay: UnderWay;
  /** By seat: the windows in which the hand could be used, by role of the player; computed on first use. */
  hands: (HandWindows | undefined)[];
  decision: PendingDecision | null;
  /** By seat: how many questions it was asked, forced ones included. */
  asked: number[];
}

/**
 * Cache of the innermost action, combat, referendum and damage frames. Valid while the same frame is on top: a frame is pushed
 * once, and nothing below it changes before it is popped.
 */
export interface UnderWay {
  top: Frame | undefined;
  action: ActionFrame | undefined;
  combat: CombatFrame | undefined;
  referendum: ReferendumFrame | undefined;
  damage: DamageFrame | undefined;
}

export const nothingUnderWay = (): UnderWay => ({
  top: undefined,
  action: undefined,
  combat: undefined,
  referendum: undefined,
  damage: undefined,
});

/**
 * When a seat that can only pass is still asked: never (choices); the active Methuselah in each phase, so that a position set
 * up by hand waits there (phases); whenever public facts allow a use, so that a skipped question reveals nothing to human
 * players (all); both (allAndPhases).
 */
export const ASKS = ['choices', 'phases', 'all', 'allAndPhases'] as const;
/** Which forced passes are still shown as decisions. */
export type Asks = (typeof ASKS)[number];
/** Do people play here, so that a skipped question must not reveal anything? */
export const asksByPublicFacts = ({ asks }: Table): boolean => asks === 'all' || asks === 'allAndPhases';

export { type Reason, reason } from './reasons.ts';

/**
 * A step that runs without a decision. A method type, because parameters of methods are bivariant: rules of one frame can then
 * be used as rules of any frame.
 */
export type Run<F> = { run(t: Table, f: F): void }['run'];
/**
 * A step that asks for a decision. It may name its window and the options it offers there, which narrows what `take` receives.
 */
export interface Ask<F, W extends DecisionWindow = DecisionWindow, O extends OptionIn<W> = OptionIn<W>> {
  /** Adds the options and returns the deciding seat. Must not change the state. */
  offer(t: Table, f: F, out: Offers<O>): Seat;
  take(t: Table, f: F, chosen: O): void;
  /** What the decision is about: a window, or one of CHOICES. */
  window(f: F): W;
  /** The deciding Methuselah sees their whole library, the cards of it that the frame lists, or the hand they choose from. */
  readonly looksThrough?: 'library' | 'listed' | 'hand' | undefined;
  /**
   * A choice made while a card or action is being prepared: hidden from the others until it is played, used or announced.
   */
  readonly isDraft?: true | undefined;
}
export type Step<F> = Run<F> | Ask<F>;
export interface FrameRules {
  readonly steps: ReadonlyMap<string, Step<Frame>>;
  /** The signals that this frame catches. */
  readonly catches: readonly Signal[];
  /** If the frame catches the signal, moves to the catching step and returns true. */
  takes(f: Frame, signal: Signal): boolean;
  /** If the frame has a clean-up, moves to its step and returns true; for a signal that drops the frame. */
  cleansUp(f: Frame): boolean;
  /** Its card has been shown and has not taken effect yet (R-PLAY-03). */
  isShown(f: Frame): boolean;
  /** Its card is paid for, and what it gains is not counted yet. */
  isPaidFor(f: Frame): boolean;
}

/** The rulebook as the flow sees it: the steps of each frame and the additional verbs of each window. */
export interface Book {
  readonly frames: ReadonlyMap<FrameKind, FrameRules>;
  /** By the index of the window in WINDOWS. */
  readonly verbs: readonly (WindowVerbs | undefined)[];
  readonly settle: (t: Table) => void;
  /** Offers the cards in hand and in play that a seat may use in a window. */
  readonly offerUses: (t: Table, seat: Seat, window: Window, out: Offers<OptionOf<'play' | 'use'>>) => void;
  readonly beginUse: (t: Table, seat: Seat, chosen: OptionOf<'play' | 'use'>, window: Window) => void;
  /** May this viewer know the card? Events are marked with it. */
  readonly canSee: (t: Table, viewer: Seat | 'spectator', card: CardId) => boolean;
  readonly text: TextMeaning;
}
/** Evaluates card text. It is passed in because text depends on stats and stats are summed from text. */
export interface TextMeaning {
  readonly allHold: (t: Table, context: EffectContext, conditions: readonly Condition[]) => boolean;
  /** Does a noun phrase include this card or seat? */
  readonly appliesTo: (t: Table, context: EffectContext, who: Who, subject: Target) => boolean;
  readonly amountOf: (t: Table, context: EffectContext, amount: Amount, them?: Seat) => number;
}
/** The verbs of a window, other than passing and using cards. */
export interface WindowVerbs<O extends Option = Option> {
  /** Seats that may act in this window; others are skipped. */
  readonly isFor: (t: Table, seat: Seat) => boolean;
  /** Offers everything except playing and using cards. */
  offer(t: Table, seat: Seat, out: Offers<O>): void;
  /** Carries out the chosen option. */
  take(t: Table, seat: Seat, chosen: O): void;
  /** False while the seat still has a duty. */
  readonly mayPass: (t: Table, seat: Seat) => boolean;
  /** Called when the seat passes. */
  readonly passed: ((t: Table, seat: Seat) => void) | null;
}

/** Verbs of a window with defaults: every seat may act, may pass, and passing has no consequence. */
export const windowVerbs = <O extends Option>(
  verbs: Pick<WindowVerbs<O>, 'offer' | 'take'> & Partial<WindowVerbs<O>>,
): WindowVerbs<O> => ({
  // All objects have the same shape, for fast property access.
  isFor: verbs.isFor ?? (() => true),
  offer: verbs.offer,
  take: verbs.take,
  mayPass: verbs.mayPass ?? (() => true),
  passed: verbs.passed ?? null,
});

/** A step with every field of an ask: one object shape for fast property access. */
const withAllFields = (step: Step<Frame>): Step<Frame> =>
  typeof step === 'function'
    ? step
    : {
        offer: step.offer,
        take: step.take,
        window: step.window,
        looksThrough: step.looksThrough,
        isDraft: step.isDraft,
      };

/** The rules of a frame from a table of all its steps, typed as rules of any frame. */
export function frameRules<F extends Frame>(rules: {
  readonly steps: { readonly [S in F['step']]: Step<F> };
  /** By signal: the step at which the frame catches it. */
  readonly catches?: Readonly<Partial<Record<Signal, F['step']>>>;
  /** The step to run before a signal that it does not catch drops the frame. */
  readonly cleanup?: (f: F) => F['step'];
  readonly shown?: F['step'];
  readonly paidFor?: readonly F['step'][];
}): FrameRules {
  const { catches = {}, cleanup, shown, paidFor = [] } = rules;
  return {
    steps: new FewNames(
      Object.entries<Step<Frame>>(rules.steps).map(([name, step]) => [name, withAllFields(step)] as const),
    ),
    catches: SIGNALS.filter((signal) => catches[signal] !== undefined),
    takes(f: F, signal) {
      const step = catches[signal];
      if (step !== undefined) f.step = step;
      return step !== undefined;
    },
    cleansUp(f: F) {
      if (cleanup !== undefined) f.step = cleanup(f);
      return cleanup !== undefined;
    },
    isShown: (f: F) => f.step === shown,
    isPaidFor: (f: F) => paidFor.includes(f.step),
  };
}

export class EngineError extends Error {}

/** A card that must be on the table. */
export function cardInPlay(t: Table, id: CardId): CardInPlay {
  const card = findCard(t, id);
  if (!card) throw new EngineError(`Card ${id} is not on the table.`);
  return card;
}

export function findCard(t: Table, id: CardId): CardInPlay | undefined {
  if (id < 0) return undefined;
  const place = indexOf(t).at[id] ?? NONE;
  return place < 0 ? undefined : t.state.cards[place];
}

/** A use by its number, if any. Reading index -1 of an array is slow. */
export const useAt = (t: Table, use: number): CompiledUse | undefined =>
  use === NONE ? undefined : t.pool.uses[use];

/** Is the card off the table, or out of play in a contest (R-CONTEST-03)? */
export function isGone(t: Table, id: CardId): boolean {
  const card = findCard(t, id);
  return card === undefined || card.region === 'contested';
}

export const defOf = (t: Table, id: CardId) => {
  const def = t.pool.cards[t.state.def[id] ?? NONE];
  if (!def) throw new EngineError(`Card ${id} has no definition.`);
  return def;
};

export function seatState(t: Table, seat: Seat) {
  const p = t.state.seats[seat];
  if (!p) throw new EngineError(`There is no seat ${seat}.`);
  return p;
}

/** The windows of all cards in a hand, by the role of the player. */
export function handWindows(t: Table, seat: Seat): HandWindows {
  const known = t.hands[seat];
  if (known !== undefined) return known;
  const windows = windowsOf(t.state, t.pool, seatState(t, seat).hand);
  t.hands[seat] = windows;
  return windows;
}

/** The derived indexes, rebuilt after a card entered, left or changed controller. */
export function indexOf(t: Table): TableIndex {
  if (t.index.stale) t.index = buildIndex(t.state, t.pool, t.index);
  return t.index;
}
