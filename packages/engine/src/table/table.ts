import { FewNames } from '../language/few.ts';
import type { Amount, Condition, Who, Window } from '../language/language.ts';
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

/** What the rules work on: the state, the cards it is played with, and indexes derived from both. */
export interface Table {
  state: State;
  readonly pool: Pool;
  readonly book: Book;
  readonly names: readonly string[];
  readonly asks: Asks;
  emit: ((event: GameEvent) => void) | null;
  index: TableIndex;
  underWay: UnderWay;
  /** By seat: in which windows something could be played from the hand, and by whom; looked at when first asked. */
  hands: (HandWindows | undefined)[];
  decision: PendingDecision | null;
  /** By seat: how many questions were put to it, also those with a single answer. */
  asked: number[];
}

/**
 * The action, combat, referendum and damage under way, found when first asked for. They hold while the same frame is on top: a
 * frame is put on the stack once, and nothing below it changes before it is taken off.
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
 * When somebody is asked who can only pass: never (choices); the active Methuselah in each phase, so that a game set up by
 * hand waits there (phases); whenever public facts allow a use, so that silence tells nothing to people at a table (all); both (allAndPhases).
 */
export const ASKS = ['choices', 'phases', 'all', 'allAndPhases'] as const;
/** Who is asked where only passing is possible. */
export type Asks = (typeof ASKS)[number];
/** Do people sit at this table, to whom silence must tell nothing? */
export const asksByPublicFacts = ({ asks }: Table): boolean => asks === 'all' || asks === 'allAndPhases';

export { type Reason, reason } from './reasons.ts';

/** What a step of a frame does by itself. Written as a method, so that the rules of one frame are rules of a frame. */
export type Run<F> = { run(t: Table, f: F): void }['run'];
/** An ask may name its window and what it offers there: what is taken is one of that. */
export interface Ask<F, W extends DecisionWindow = DecisionWindow, O extends OptionIn<W> = OptionIn<W>> {
  /** Fills in the options and says whose decision it is. Reads only. */
  offer(t: Table, f: F, out: Offers<O>): Seat;
  take(t: Table, f: F, chosen: O): void;
  /** What the decision is about: a window or a name of its own. */
  window(f: F): W;
  /** Who decides here looks through their library, or through the hand from which they choose. */
  readonly looksThrough?: 'library' | 'hand' | undefined;
  /** A choice of what is about to be played, used or announced: nobody else is told of it before that is done. */
  readonly isDraft?: true | undefined;
}
export type Step<F> = Run<F> | Ask<F>;
export interface FrameRules {
  readonly steps: ReadonlyMap<string, Step<Frame>>;
  /** The signals that it takes. */
  readonly catches: readonly Signal[];
  /** Goes on at the step at which it takes a signal, if it does. */
  takes(f: Frame, signal: Signal): boolean;
  /** Goes on at what it does before a signal that it does not take drops it, if there is anything to do. */
  cleansUp(f: Frame): boolean;
  /** Its card was shown, and has not done anything yet (R-PLAY-03). */
  isShown(f: Frame): boolean;
  /** Its card is paid for, and what it gives is not counted yet. */
  isPaidFor(f: Frame): boolean;
}

/** The rulebook as the flow sees it: the steps of each frame and the extra verbs of each window. */
export interface Book {
  readonly frames: ReadonlyMap<FrameKind, FrameRules>;
  /** By the place of a window in the list. */
  readonly verbs: readonly (WindowVerbs | undefined)[];
  readonly settle: (t: Table) => void;
  /** The cards in hand and in play that a seat may use in a window. */
  readonly offerUses: (t: Table, seat: Seat, window: Window, out: Offers<OptionOf<'play' | 'use'>>) => void;
  readonly beginUse: (t: Table, seat: Seat, chosen: OptionOf<'play' | 'use'>, window: Window) => void;
  /** Who may know a card: what is told says it of itself. */
  readonly canSee: (t: Table, viewer: Seat | 'spectator', card: CardId) => boolean;
  readonly text: TextMeaning;
}
/** What the text of a card means now. Text speaks of values and values are summed of text: the sums ask for it here. */
export interface TextMeaning {
  readonly allHold: (t: Table, context: EffectContext, conditions: readonly Condition[]) => boolean;
  /** Whether a noun phrase means this card or seat. */
  readonly appliesTo: (t: Table, context: EffectContext, who: Who, subject: Target) => boolean;
  readonly amountOf: (t: Table, context: EffectContext, amount: Amount) => number;
}
/** As an ask, a window may name the options that it offers. */
export interface WindowVerbs<O extends Option = Option> {
  /** Who may have anything of it: the others are passed by. */
  readonly isFor: (t: Table, seat: Seat) => boolean;
  /** What a window offers beside playing and using cards. */
  offer(t: Table, seat: Seat, out: Offers<O>): void;
  /** Carries it out. */
  take(t: Table, seat: Seat, chosen: O): void;
  /** Passing may be withheld while a duty is left. */
  readonly mayPass: (t: Table, seat: Seat) => boolean;
  /** What follows from passing, if anything. */
  readonly passed: ((t: Table, seat: Seat) => void) | null;
}

/** The verbs of a window: for everybody, who may pass and nothing follows, unless it says otherwise. */
export const windowVerbs = <O extends Option>(
  verbs: Pick<WindowVerbs<O>, 'offer' | 'take'> & Partial<WindowVerbs<O>>,
): WindowVerbs<O> => ({
  // One after the other: objects of one shape are read fastest.
  isFor: verbs.isFor ?? (() => true),
  offer: verbs.offer,
  take: verbs.take,
  mayPass: verbs.mayPass ?? (() => true),
  passed: verbs.passed ?? null,
});

/** A step with all that an ask may have: objects of one shape are read fastest. */
const inForm = (step: Step<Frame>): Step<Frame> =>
  typeof step === 'function'
    ? step
    : {
        offer: step.offer,
        take: step.take,
        window: step.window,
        looksThrough: step.looksThrough,
        isDraft: step.isDraft,
      };

/** The rules of a frame by the names of its steps, none missing; to the rest of the engine they are rules of some frame. */
export function frameRules<F extends Frame>(rules: {
  readonly steps: { readonly [S in F['step']]: Step<F> };
  /** The step at which a signal is taken. */
  readonly catches?: Readonly<Partial<Record<Signal, F['step']>>>;
  /** The step that runs before the frame is dropped by a signal that it does not take. */
  readonly cleanup?: (f: F) => F['step'];
  readonly shown?: F['step'];
  readonly paidFor?: readonly F['step'][];
}): FrameRules {
  const { catches = {}, cleanup, shown, paidFor = [] } = rules;
  return {
    steps: new FewNames(
      Object.entries<Step<Frame>>(rules.steps).map(([name, step]) => [name, inForm(step)] as const),
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

/** A use by its number, if there is one. Below its first place a list is read slowly. */
export const useAt = (t: Table, use: number): CompiledUse | undefined =>
  use === NONE ? undefined : t.pool.uses[use];

/** No longer on the table, or out of play in a contest (R-CONTEST-03). */
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

/** The windows of all cards in a hand, by who could play them. */
export function handWindows(t: Table, seat: Seat): HandWindows {
  const known = t.hands[seat];
  if (known !== undefined) return known;
  const windows = windowsOf(t.state, t.pool, seatState(t, seat).hand);
  t.hands[seat] = windows;
  return windows;
}

/** The derived indexes, rebuilt when something entered, left or changed hands. */
export function indexOf(t: Table): TableIndex {
  if (t.index.stale) t.index = buildIndex(t.state, t.pool, t.index);
  return t.index;
}
