import type { Game, GameEvent, Seat, Viewer } from '@methuselah/engine';
import { decisionId, type ImpulseFrame, optionId, type Table, tableOf } from '@methuselah/engine/internal';
import type { InfluencePlan, Orders, TableModel } from './contract/index.ts';
import type { Fold } from './fold.ts';
import { layoutOf, modelOf } from './model/index.ts';
import { Needless, type WrittenNeedless } from './needless.ts';
import { influenceSteps, voteSteps } from './series.ts';
import {
  DEFAULT_ORDERS,
  isPassing,
  isTurnReached,
  type Passing,
  passingFrom,
  passPlace,
  stopsAt,
} from './stops.ts';
import type { HostLocale } from './words/words.ts';

/**
 * Who is asked, when an answer counts, and who passes without being asked. Everyone who could respond in a window is asked at
 * once; answers are kept and applied in impulse order. Time is an argument, in milliseconds: nothing here waits.
 *
 * Whether a window opens for a player, and how long it takes, depends on public facts, on standing orders and on what is chosen,
 * never on cards in hand. So nothing but the act of the first in order counts before the window's beat is over.
 */

/** How fast a table is played. */
export interface Pace {
  /** A window stays open for at least so long. */
  readonly beat: number;
  /** What is added to the beat of a window, by the number of events before it. */
  jitter(step: number): number;
}

/** What a player has told the table to do for them. */
export interface Wishes {
  readonly orders: Orders;
  /** Asked everywhere, until something other than passing is chosen. */
  readonly hold: boolean;
  readonly passing: Passing | null;
}
const NO_WISHES: Wishes = { orders: DEFAULT_ORDERS, hold: false, passing: null };

/** An answer, as plain data: an option by its id in the seat's view, or several choices in one go. */
export type Answer =
  /** `whatever`: also if somebody acts before it counts. */
  | { readonly is: 'option'; readonly option: string; readonly whatever: boolean }
  | { readonly is: 'influence'; readonly plan: InfluencePlan }
  | { readonly is: 'votes'; readonly side: 'for' | 'against' };

/** An answer that waits for its turn, and how much of it was done. */
export interface Held {
  readonly answer: Answer;
  readonly done: number;
}

/** What the next one who takes up the table needs to know, as plain data. */
export interface WrittenAsking {
  readonly wishes: readonly (readonly [Seat, Wishes])[];
  readonly held: readonly (readonly [Seat, Held])[];
  readonly needless: WrittenNeedless;
  readonly step: number;
  readonly opened: number;
  readonly takenBack: number;
}

export interface Question {
  /** Names the seat, its question and the last deed at the table: an answer given before that deed is for another question. */
  readonly id: string;
  /** The game as it stands when the seat is to answer: those before it have passed. */
  readonly game: Game;
}

/** Why a seat's next choice is made: by its player, a bot, a standing order, because there is no other, or as time is up. */
export type By = 'person' | 'bot' | 'order' | 'only' | 'clock';

export type Next =
  /** `place` is null if a bot is to choose. */
  | { readonly is: 'choose'; readonly seat: Seat; readonly place: number | null; readonly by: By }
  /** Until then nothing happens unless somebody answers; null: for ever. */
  | { readonly is: 'wait'; readonly until: number | null }
  | { readonly is: 'over' };

export class Asking {
  readonly #fold: Fold;
  readonly #pace: Pace;
  readonly #wishes = new Map<Seat, Wishes>();
  readonly #held = new Map<Seat, HeldInWindow>();
  readonly #needless: Needless;
  /** The window that is open, and since when. */
  #window: OpenWindow;
  /** As they were last worked out: most choices are passes that nobody is asked about. */
  #lastQuestions: ReadonlyMap<Seat, Question> = new Map();
  #areQuestionsKnown = false;
  #layout: string | null = null;
  /** How often something was taken back: a question that is asked again is another one. */
  #takenBack = 0;

  constructor(fold: Fold, pace: Pace, now: number, written?: WrittenAsking) {
    this.#fold = fold;
    this.#pace = pace;
    const { step = fold.step, opened = now, wishes = [], held = [] } = written ?? {};
    this.#needless = written ? Needless.read(written.needless) : new Needless();
    this.#window = { ...windowOf(fold.t), step, opened };
    this.#takenBack = written?.takenBack ?? 0;
    for (const [seat, wish] of wishes) this.#wishes.set(seat, wish);
    for (const [seat, answer] of held) this.#hold(seat, answer);
    fold.listen((event) => this.#hear(event));
  }

  write(): WrittenAsking {
    const { step, opened } = this.#window;
    return {
      wishes: [...this.#wishes],
      held: this.#heldHere(),
      needless: this.#needless.write(),
      step,
      opened,
      takenBack: this.#takenBack,
    };
  }

  wishes(seat: Seat): Wishes {
    return this.#wishes.get(seat) ?? NO_WISHES;
  }
  wish(seat: Seat, wishes: Partial<Wishes>): void {
    this.#wishes.set(seat, { ...this.wishes(seat), ...wishes });
    this.#forget();
    // What was asked before a draft is only known from before.
    if (this.isDraft) this.#keepQuestions();
  }
  mayPass(seat: Seat, question: string): boolean {
    const asked = this.#questions.get(seat);
    return asked?.id === question && passPlace(tableOf(asked.game)) >= 0;
  }
  /** Passes until the seat's turn or until passing is not possible, from the question on that it is asked. False if it cannot. */
  pass(seat: Seat, question: string, until: Passing['until']): boolean {
    const asked = this.#questions.get(seat);
    if (!asked || !this.mayPass(seat, question)) return false;
    this.#needless.passed(tableOf(asked.game), seat);
    this.wish(seat, { passing: passingFrom(tableOf(asked.game), seat, until), hold: false });
    return true;
  }

  /** What a seat is asked now; null if nothing. It may be asked before it is its turn to answer. */
  question(seat: Seat): Question | null {
    return this.#questions.get(seat) ?? null;
  }

  /** The seat for whose player the table waits; null if it waits for nobody, or for its own beat. */
  get waitsFor(): Seat | null {
    const { seat } = this.#fold.t.decision ?? {};
    return seat !== undefined && this.#choiceFor(seat) === null ? seat : null;
  }

  /** The table as a viewer sees it: who is asked before their turn sees it as it is then. */
  model(viewer: Viewer, locale: HostLocale, last: TableModel | null = null): TableModel {
    const fold = this.#fold;
    const question = typeof viewer === 'number' ? this.question(viewer) : null;
    const game = question?.game ?? fold.game;
    const counted = { step: fold.step, keys: fold.game.keys(viewer), layout: this.#layoutOf(game) };
    const model = modelOf(game, viewer, locale, fold.chairs, (seat) => fold.outOn(seat), counted, last);
    if (question === null) return { ...model, decision: null };
    const { decision } = this.#needless.withFailedBlocks(tableOf(game), model, locale);
    return { ...model, decision: decision && { ...decision, id: question.id } };
  }

  /** It is the same for all viewers, but for those who are asked as before a draft. */
  #layoutOf(game: Game): string {
    if (game !== this.#fold.game && this.isDraft) return layoutOf(tableOf(game), this.#fold.chairs);
    this.#layout ??= layoutOf(this.#fold.t, this.#fold.chairs);
    return this.#layout;
  }

  /** When the open window closes at the earliest. */
  get closes(): number {
    const { opened, step } = this.#window;
    return opened + this.#pace.beat + this.#pace.jitter(step);
  }

  /** Can this be answered? `stale`: the question is no longer asked; `unknown`: it has no such option. */
  check(seat: Seat, question: string, answer: Answer): 'fine' | 'stale' | 'unknown' {
    const asked = this.#questions.get(seat);
    if (asked?.id !== question) return 'stale';
    return placeOf(asked.game, seat, { answer, done: 0 }) < 0 ? 'unknown' : 'fine';
  }

  /** Keeps an answer until it is its turn. False if it cannot be given. */
  answer(seat: Seat, question: string, answer: Answer): boolean {
    const asked = this.#questions.get(seat);
    if (!asked || this.check(seat, question, answer) !== 'fine') return false;
    const t = tableOf(asked.game);
    const isPass = placeOf(asked.game, seat, { answer, done: 0 }) === passPlace(t);
    if (isPass || answer.is === 'votes') this.#needless.passed(t, seat);
    this.#hold(seat, { answer, done: 0 });
    this.wish(seat, { passing: null, ...(isPass ? {} : { hold: false }) });
    return true;
  }

  #hold(seat: Seat, { answer, done }: Held): void {
    const { frame, lastCall } = this.#window;
    this.#held.set(seat, { answer, done, frame, lastCall });
  }
  /** What a seat has answered in the open window. */
  #heldBy(seat: Seat): Held | undefined {
    const held = this.#held.get(seat);
    return held?.frame === this.#window.frame ? held : undefined;
  }
  #heldHere(): (readonly [Seat, Held])[] {
    return [...this.#held.keys()].flatMap((seat) => {
      const held = this.#heldBy(seat);
      return held ? [[seat, { answer: held.answer, done: held.done }] as const] : [];
    });
  }

  /** What happens next, at this time. */
  next(now: number): Next {
    const { t, game } = this.#fold;
    if (game.over || t.decision === null) return { is: 'over' };
    const choice = this.#choiceFor(t.decision.seat);
    if (choice === null) return { is: 'wait', until: null };
    return now < this.due ? { is: 'wait', until: this.due } : choice;
  }

  /** From when on the next choice counts. */
  get due(): number {
    const { seat } = this.#fold.t.decision ?? {};
    const choice = seat === undefined ? null : this.#choiceFor(seat);
    return choice && this.#isAtOnce(choice) ? this.#window.opened : this.closes;
  }

  /** Makes the choice of the seat that is to answer, by its index, at a time. */
  choose(place: number, now: number, by: By): void {
    const { game, t } = this.#fold;
    const isPass = place === passPlace(t);
    // It may begin a draft, during which the others are asked as before.
    if (!isPass || this.isDraft) this.#keepQuestions();
    if (by === 'person') this.#taken(game.decider);
    game.chooseAt(place);
    this.#advance(now, isPass);
  }

  #advance(now: number, isPass: boolean): void {
    const { t, step } = this.#fold;
    const was = this.#window;
    const is = windowOf(t);
    const isSameWindow = is.frame !== null && is.frame === was.frame && is.lastCall === was.lastCall;
    if (!(isPass && isSameWindow) && !this.isDraft) {
      for (const [seat, held] of this.#held)
        if (!(isSameWindow && isKept(held.answer)) && !waitsBelow(t, held)) this.#held.delete(seat);
      this.#window = { ...is, step, opened: now };
    }
    // Whoever chooses in that turn, the order is over.
    for (const [seat, wishes] of this.#wishes)
      if (wishes.passing && isTurnReached(t, seat, wishes.passing))
        this.#wishes.set(seat, { ...wishes, passing: null });
    this.#forget();
    if (this.isDraft) this.#keepQuestions();
  }

  /** The window is open from now on: what was chosen in it was taken back. */
  reopen(now: number, takenBack: number): void {
    this.#window = { ...this.#window, opened: now };
    this.#takenBack = takenBack;
    this.#forget();
  }

  /** Does somebody prepare something that the others are not told yet? */
  get isDraft(): boolean {
    const { frame, step } = this.#window;
    const { t } = this.#fold;
    if (frame === null || step !== this.#fold.step || windowOf(t).frame !== null) return false;
    return t.state.frames.includes(frame);
  }

  /** What was worked out of the table is no longer so. */
  #forget(): void {
    this.#areQuestionsKnown = false;
    this.#layout = null;
  }

  // ---------------------------------------------------------------------------------------------- who is asked

  get #questions(): ReadonlyMap<Seat, Question> {
    this.#keepQuestions();
    return this.#lastQuestions;
  }
  #keepQuestions(): void {
    if (!this.#areQuestionsKnown) this.#lastQuestions = this.#asked();
    this.#areQuestionsKnown = true;
  }

  /** Everybody who is asked now and has not answered. During a draft, the others are asked as before. */
  #asked(): ReadonlyMap<Seat, Question> {
    const asked = new Map<Seat, Question>();
    if (this.isDraft)
      for (const [seat, question] of this.#lastQuestions)
        if (this.#mustAnswer(seat, question.game)) asked.set(seat, question);
    asked.delete(this.#fold.game.decider);
    this.#inTurn((seat, game) => {
      const isAsked = this.#mustAnswer(seat, game);
      if (isAsked) asked.set(seat, { id: this.#idOf(seat, game), game });
      return isAsked;
    });
    return asked;
  }

  /**
   * Visits the seats that come to answer in the open window if all before them pass, with the game as it is then. A visitor says
   * whether it keeps that game: to copy one takes long.
   */
  #inTurn(visit: (seat: Seat, game: Game) => boolean): void {
    const { game, t } = this.#fold;
    if (t.decision === null) return;
    visit(t.decision.seat, game);
    const { frame } = windowOf(t);
    if (frame === null || this.#fold.people.length < 2) return;
    const depth = t.state.frames.length;
    const isLater = ({ state }: Table): boolean => {
      const top = state.frames.at(-1);
      return (
        state.frames.length === depth &&
        top?.kind === 'impulse' &&
        top.window === frame.window &&
        top.lastCall === frame.lastCall &&
        top.passes > frame.passes
      );
    };
    let ahead: Game = game;
    let isKept = true;
    for (let passed = 1; passed < frame.order.length; passed++) {
      const pass = passPlace(tableOf(ahead));
      if (pass < 0) return;
      if (isKept) ahead = ahead.fork();
      ahead.chooseAt(pass);
      if (!isLater(tableOf(ahead))) return;
      isKept = visit(ahead.decider, ahead);
    }
  }

  #mustAnswer(seat: Seat, game: Game): boolean {
    if (this.#fold.chairs[seat] !== 'person') return false;
    const held = this.#heldBy(seat);
    return !(held && placeOf(game, seat, held) >= 0) && !this.#passes(seat, tableOf(game));
  }

  /** Does the seat pass without being asked? */
  #passes(seat: Seat, t: Table): boolean {
    if (passPlace(t) < 0) return false;
    if (t.decision?.options.length === 1) return true;
    const wishes = this.wishes(seat);
    if (wishes.hold) return false;
    if (wishes.passing && isPassing(t, seat, wishes.passing, wishes.orders.belowPool)) return true;
    if (!wishes.orders.needless && this.#needless.isNeedless(t, seat, this.#fold.people.length === 1))
      return true;
    return !stopsAt(t, seat, wishes.orders);
  }

  #idOf(seat: Seat, game: Game): string {
    const t = tableOf(game);
    return t.decision?.seat === seat
      ? `${decisionId(t)}.${this.#window.step}${this.#takenBack === 0 ? '' : `.${this.#takenBack}`}`
      : '';
  }

  // ---------------------------------------------------------------------------------------------- what counts

  /** What the seat that is to answer does; null if it has not answered. */
  #choiceFor(seat: Seat): (Next & { readonly is: 'choose' }) | null {
    const { t, chairs, game } = this.#fold;
    if (chairs[seat] !== 'person') return { is: 'choose', seat, place: null, by: 'bot' };
    const held = this.#heldBy(seat);
    const place = held ? placeOf(game, seat, held) : -1;
    if (place >= 0) return { is: 'choose', seat, place, by: 'person' };
    if (!this.#passes(seat, t)) return null;
    const by = t.decision?.options.length === 1 ? 'only' : 'order';
    return { is: 'choose', seat, place: passPlace(t), by };
  }

  /** The answer of a player is applied. */
  #taken(seat: Seat): void {
    const held = this.#heldBy(seat);
    if (!held) return;
    if (held.answer.is === 'option') this.#held.delete(seat);
    else this.#hold(seat, { ...held, done: held.done + 1 });
  }

  /** Only what the first in order does of their own will counts before the beat is over; and what nobody else notices. */
  #isAtOnce({ seat, place, by }: Next & { readonly is: 'choose' }): boolean {
    const { t } = this.#fold;
    const { frame } = windowOf(t);
    if (by === 'person') {
      if (frame === null) return true;
      return frame.passes === 0 && frame.order[0] === seat && place !== passPlace(t);
    }
    // A bot finishes what it has begun without a pause.
    return this.isDraft;
  }

  #hear(event: GameEvent): void {
    if (event.type === 'announced') this.#needless.actionBegan();
    if (event.type === 'attemptFailed') this.#needless.attemptFailed(this.#fold.t, event.blocker.id);
  }
}

interface OpenWindow {
  /** Its impulse; null where one seat alone is asked. */
  readonly frame: ImpulseFrame | null;
  readonly lastCall: boolean;
  readonly step: number;
  readonly opened: number;
}

/** An answer, and the window that it was given in. */
type HeldInWindow = Held & Pick<OpenWindow, 'frame' | 'lastCall'>;

const isKept = (answer: Answer): boolean => answer.is !== 'option' || answer.whatever;
/** It is to hold whatever happens, and what somebody does opened a window above its own: others may cancel it. */
const waitsBelow = ({ state }: Table, { answer, frame, lastCall }: HeldInWindow): boolean =>
  answer.is === 'option' &&
  answer.whatever &&
  frame !== null &&
  frame.lastCall === lastCall &&
  state.frames.includes(frame);

function windowOf({ state }: Table): Pick<OpenWindow, 'frame' | 'lastCall'> {
  const top = state.frames.at(-1);
  return top?.kind === 'impulse' ? { frame: top, lastCall: top.lastCall } : { frame: null, lastCall: false };
}

/** The index of the next option of an answer; -1 if it is not offered. */
function placeOf(game: Game, seat: Seat, { answer, done }: Held): number {
  const t = tableOf(game);
  if (t.decision?.seat !== seat) return -1;
  const keys = game.keys(seat);
  switch (answer.is) {
    case 'option':
      return t.decision.options.findIndex((o) => keys.optionId(optionId(t, o)) === answer.option);
    case 'influence':
      return influenceSteps(answer.plan, (id) => keys.key(id))[done]?.(t) ?? -1;
    case 'votes':
      return voteSteps(t, answer.side)[0]?.(t) ?? -1;
  }
}
