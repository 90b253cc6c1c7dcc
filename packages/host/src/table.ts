import { type DeckList, toDeck } from '@methuselah/cards';
import {
  type CardSource,
  type ChooseRefusal,
  type DecisionWindow,
  type GameEvent,
  type Player,
  type Pool,
  poolOfRecord,
  readRecord,
  type Seat,
  type Viewer,
} from '@methuselah/engine';
import {
  decisionId,
  eventFor,
  isName,
  isSeatCount,
  NONE,
  optionId,
  seating,
  seatName,
  type Table,
  TURN_LIMIT,
  tableOf,
} from '@methuselah/engine/internal';
import { refusalText } from '@methuselah/text/internal';
import { adviceFor } from './advice.ts';
import { drawnSeed } from './chance.ts';
import type {
  AdviceModel,
  Beat,
  Chair,
  DecisionModel,
  LessonTask,
  LogLine,
  NewChair,
  NewTable,
  Orders,
  Refused,
  TableModel,
  TableNews,
  TableReply,
  TableRequest,
} from './contract/index.ts';
import { Frames, isSeen } from './frames.ts';
import { verdictOf } from './lessons/facts.ts';
import {
  beatsOf,
  digestOf,
  type Heard,
  isActed,
  logLine,
  marked,
  namesOf,
  namingOf,
  sinceOf,
} from './model/index.ts';
import { deckOf } from './needed.ts';
import { Needless } from './needless.ts';
import { influenceSteps, type NextChoice, voteSteps } from './series.ts';
import {
  areSigns,
  asksOf,
  type Bots,
  chairsOf,
  isChair,
  type SavedTable,
  Session,
  type Told,
} from './session.ts';
import { isPassing, type Passing, passingFrom, passPlace, stopsAt } from './stops.ts';
import { whyNotOffered } from './why.ts';
import type { HostLocale } from './words/words.ts';

/**
 * A table of people and bots on one screen. Bots play and standing orders pass until a person must decide; if that is another
 * person, a curtain hides the table until they are ready.
 */
export class HostedTable {
  #session: Session;
  readonly #bots: Bots;
  #locale: HostLocale;
  #orders: Orders;
  #hold = false;
  #needless = new Needless();
  readonly #passing = new Map<Seat, Passing>();
  /** Whose view is on the screen, since which decision, and how many log lines and turns were sent. */
  #viewer: Viewer;
  #since = 0;
  #shown = 0;
  #turnsShown = 0;
  /** The person who must take the screen. */
  #curtain: Seat | null = null;
  readonly #frames = new Map<Viewer, Frames>();
  /** What may be acted out when its viewer next looks. */
  readonly #heard = new Map<Viewer, Heard[]>();
  /** Something worth showing has happened since the last frame. */
  #frameDue = false;
  /** How a lesson is judged; null in a game. */
  #task: LessonTask | null = null;

  constructor(session: Session, bots: Bots, locale: HostLocale, orders: Orders) {
    this.#session = session;
    this.#bots = bots;
    this.#locale = locale;
    this.#orders = orders;
    const { people } = session;
    this.#viewer = people.length === 0 ? 'all' : people.length === 1 ? (people[0] ?? NONE) : 'spectator';
    this.#watch(session);
  }

  static begin(
    asked: NewTable,
    cards: CardSource,
    bots: Bots,
    locale: HostLocale,
    orders: Orders,
  ): HostedTable | Refused {
    const wrong = whyInvalid(asked, locale);
    if (wrong !== null) return refused(wrong);
    const places = [...asked.chairs.keys()];
    const seed = asked.seed ?? drawnSeed();
    const order = asked.seating === 'random' ? seating(seed, places.length) : places;
    const chairs: Chair[] = [];
    const players: Player[] = [];
    const signs: number[] = [];
    for (const place of order) {
      const { name, chair, deck, sign = place } = asked.chairs[place] as NewChair;
      signs.push(sign);
      players.push({ name, deck: toDeck(deckOf(deck) as DeckList) });
      chairs.push(chair);
    }
    const pool = poolOfRecord({ players }, cards);
    const setup = {
      pool,
      seed,
      bots: asked.seed ?? drawnSeed(),
      signs: areSigns(signs, players.length) ? signs : order,
      players,
      turnLimit: TURN_LIMIT,
      asks: asksOf(chairs),
    };
    const table = new HostedTable(new Session(setup, chairs, marked(locale)), bots, locale, orders);
    table.#playOn();
    return table;
  }

  /** Continues a saved game, or returns a refusal. If it is over, it is shown from the step `watched` on. */
  static load(
    json: string,
    cards: CardSource,
    bots: Bots,
    locale: HostLocale,
    orders: Orders,
    { task = null, watched }: { readonly task?: LessonTask | null; readonly watched?: number } = {},
  ): HostedTable | Refused {
    const read = readRecord(json);
    if (!read.ok) return refused(refusalText(read, locale));
    const saved: SavedTable = read.record;
    const pool = poolOfRecord(saved, cards);
    const session = Session.load(saved, pool, chairsOf(saved), marked(locale));
    if (!(session instanceof Session)) return refused(refusalText(session, locale));
    const table = new HostedTable(session, bots, locale, orders);
    table.#task = task;
    // With several people, nothing before the load can be undone: another person may have decided it.
    table.#since = tableOf(session.game).state.decisions;
    if (watched !== undefined && session.game.over) table.#watchAgain(watched);
    else table.#resume();
    return table;
  }

  handle(request: TableRequest): TableReply {
    switch (request.is) {
      case 'choose':
        return this.#choose(request.decision, request.option);
      case 'influence':
        return this.#inOneGo(request.decision, 'influence', () =>
          influenceSteps(request.plan, (id) => this.#session.game.keys(this.#viewer).key(id)),
        );
      case 'votes':
        return this.#inOneGo(request.decision, 'polling', (t) => voteSteps(t, request.side));
      case 'pass':
        return this.#pass(request.until);
      case 'undo':
        return this.#undo();
      case 'ready':
        return this.#ready();
      case 'hold':
        this.#hold = request.on;
        return this.news();
      case 'orders':
        this.#orders = request.orders;
        return this.news();
      case 'why':
        return { is: 'why', lines: this.#why(request.card) };
      case 'advice':
        return { is: 'advice', advice: this.#advice() };
    }
  }

  /** Switches the language and sends the whole table again. */
  speak(locale: HostLocale): TableNews {
    this.#locale = locale;
    this.#replace(this.#session.retold(marked(locale)));
    return this.news();
  }

  // ------------------------------------------------------------------------------------------ requests

  #choose(decision: string, option: string): TableReply {
    const { game } = this.#session;
    const refusal = this.#refusal(decision);
    if (refusal !== null) return refused(refusalText({ refused: refusal }, this.#locale));
    const keys = game.keys(this.#viewer);
    const t = tableOf(game);
    const place = t.decision?.options.findIndex((o) => keys.optionId(optionId(t, o)) === option) ?? -1;
    if (place < 0) return refused(refusalText({ refused: 'unknownOption' }, this.#locale));
    if (place !== passPlace(t)) this.#hold = false;
    this.#chooseAt(place);
    return this.news();
  }

  /** Makes several choices, as one step to undo. Stops where one is not offered or anything else is asked. */
  #inOneGo(
    decision: string,
    window: DecisionWindow,
    stepsAt: (t: Table) => readonly NextChoice[],
  ): TableReply {
    const refusal = this.#refusal(decision);
    if (refusal !== null) return refused(refusalText({ refused: refusal }, this.#locale));
    const t = tableOf(this.#session.game);
    const seat = t.decision?.seat;
    let how: 'typed' | 'ordered' = 'typed';
    for (const placeOf of stepsAt(t)) {
      const place = t.decision?.window === window && t.decision.seat === seat ? placeOf(t) : -1;
      if (place < 0) break;
      this.#session.choose(place, how);
      how = 'ordered';
      this.#addFrames();
      this.#session.toPerson(this.#bots, () => this.#addFrames());
    }
    if (how === 'typed') return refused(refusalText({ refused: 'unknownOption' }, this.#locale));
    this.#hold = false;
    if (seat !== undefined && t.decision?.seat === seat) this.#needless.passed(t, seat);
    this.#playOn();
    return this.news();
  }

  #refusal(decision: string): ChooseRefusal | null {
    const { game } = this.#session;
    if (game.over) return 'gameOver';
    if (this.#curtain !== null || game.decider !== this.#viewer) return 'notYourDecision';
    return decisionId(tableOf(game)) === decision ? null : 'staleDecision';
  }

  #pass(until: Passing['until']): TableReply {
    const { game } = this.#session;
    const { decider } = game;
    const table = tableOf(game);
    if (this.#curtain !== null || game.over || passPlace(table) < 0) return refused(this.#words.mustChoose);
    this.#passing.set(decider, passingFrom(table, decider, until));
    this.#chooseAt(passPlace(table));
    return this.news();
  }

  #chooseAt(place: number): void {
    const table = tableOf(this.#session.game);
    if (place === passPlace(table)) this.#needless.passed(table, this.#session.game.decider);
    this.#session.choose(place, 'typed');
    this.#addFrames();
    this.#playOn();
  }

  #undo(): TableReply {
    if (!this.#canUndo)
      return refused(
        this.#session.lastTaken === null ? this.#words.nothingToUndo : this.#words.othersDecided,
      );
    const session = this.#session.undone();
    if (session === null) return refused(this.#words.nothingToUndo);
    this.#passing.clear();
    this.#curtain = null;
    this.#replace(session);
    return this.news();
  }

  /** Always against bots; with several people, until another person has taken the screen. */
  get #canUndo(): boolean {
    const last = this.#session.lastTaken;
    return last !== null && (this.#session.people.length < 2 || last >= this.#since);
  }

  #ready(): TableReply {
    if (this.#curtain === null) return this.news();
    this.#viewer = this.#curtain;
    this.#curtain = null;
    this.#since = tableOf(this.#session.game).state.decisions;
    this.#shown = 0;
    return this.news();
  }

  #why(card: number | null) {
    const { game } = this.#session;
    if (this.#curtain !== null || typeof this.#viewer !== 'number') return [];
    return whyNotOffered(game, this.#viewer, card, this.#locale);
  }

  #advice(): AdviceModel | null {
    if (this.#curtain !== null || typeof this.#viewer !== 'number') return null;
    return adviceFor(this.#bots, this.#session.game, this.#viewer, this.#locale);
  }

  get #words(): HostLocale['host']['refusals'] {
    return this.#locale.host.refusals;
  }

  // ------------------------------------------------------------------------------------------ playing on

  #playOn(): void {
    while (!this.#isDecided) {
      const seat = this.#session.toPerson(this.#bots, () => {
        this.#addFrames();
        return !this.#isDecided;
      });
      if (seat === NONE || !this.#isPassed(seat)) break;
      this.#session.choose(passPlace(tableOf(this.#session.game)), 'ordered');
      this.#addFrames();
    }
    this.#handOver();
  }

  /** After loading or undoing, the person who decides is asked, whatever the orders. */
  #resume(): void {
    if (this.#session.chairs[this.#session.game.decider] === 'person') this.#handOver();
    else this.#playOn();
  }

  /** The table of a lesson waits where its goal is reached or a wrong turn is seen. */
  get #isDecided(): boolean {
    return this.#task !== null && verdictOf(this.#task, this.#model(this.#viewer)).is !== 'open';
  }

  /** Makes frames again of what happened after a step. */
  #watchAgain(from: number): void {
    this.#session = this.#session.rewatched((session) => {
      this.#session = session;
      this.#watch(session);
      return () => {
        if (session.step >= from) this.#addFrames();
        else this.#frameDue = false;
      };
    });
  }

  #isPassed(seat: Seat): boolean {
    if (this.#hold) return false;
    const table = tableOf(this.#session.game);
    const passing = this.#passing.get(seat);
    if (passing && isPassing(table, seat, passing, this.#orders.belowPool)) return true;
    this.#passing.delete(seat);
    const isAlone = this.#session.people.length === 1;
    if (!this.#orders.needless && this.#needless.isNeedless(table, seat, isAlone)) return true;
    return !stopsAt(table, seat, this.#orders);
  }

  #handOver(): void {
    const { game, people } = this.#session;
    const isAnotherPerson = people.length > 1 && !game.over && game.decider !== this.#viewer;
    this.#curtain = isAnotherPerson ? game.decider : null;
  }

  #replace(session: Session): void {
    this.#session = session;
    this.#shown = 0;
    this.#frames.clear();
    this.#heard.clear();
    this.#watch(session);
    this.#resume();
  }

  // ------------------------------------------------------------------------------------------ replies

  #watch(session: Session): void {
    this.#frameDue = false;
    this.#needless = new Needless();
    session.watcher = (event) => {
      this.#frameDue ||= isSeen(event);
      if (event.type === 'announced') this.#needless.actionBegan();
      if (event.type === 'attemptFailed')
        this.#needless.attemptFailed(tableOf(session.game), event.blocker.id);
      if (isActed(event)) this.#hear(event);
    };
  }

  #hear(event: GameEvent): void {
    const { game, step } = this.#session;
    for (const viewer of this.#viewers) {
      const heard = this.#heard.get(viewer) ?? [];
      this.#heard.set(viewer, heard);
      heard.push({ event: game.keys(viewer).knownIn(eventFor(viewer, event)), step });
    }
  }

  /** Takes what this viewer has heard since they last looked. */
  #beats(viewer: Viewer): Beat[] {
    const heard = this.#heard.get(viewer) ?? [];
    this.#heard.delete(viewer);
    return beatsOf(heard, namingOf(tableOf(this.#session.game), viewer, this.#locale));
  }

  /** Those who have yet to look at the screen. */
  get #viewers(): readonly Viewer[] {
    const { people, game } = this.#session;
    if (people.length < 2) return [this.#viewer];
    return people.filter((seat) => !tableOf(game).state.seats[seat]?.ousted);
  }

  /** Adds a frame for each person who has yet to look at the screen. */
  #addFrames(): void {
    if (!this.#frameDue) return;
    this.#frameDue = false;
    for (const viewer of this.#viewers) {
      const frames = this.#frames.get(viewer) ?? new Frames();
      this.#frames.set(viewer, frames);
      frames.add(() => ({ ...this.#model(viewer), writing: this.#lines(this.#session.held(viewer)) }));
    }
  }

  #model(viewer: Viewer): TableModel {
    const model = this.#session.model(viewer, this.#locale);
    return model.decision?.window === 'beforeBlocks'
      ? { ...model, decision: this.#withFailedBlocks(model.decision) }
      : model;
  }

  /** A block that has failed says so instead of what it lacks. */
  #withFailedBlocks(decision: DecisionModel): DecisionModel {
    const t = tableOf(this.#session.game);
    const options = decision.options.map((option, at) => {
      const chosen = t.decision?.options[at];
      return chosen && this.#needless.isFailedBlock(t, chosen)
        ? { ...option, consequences: [this.#locale.host.digest.failedBefore] }
        : option;
    });
    return { ...decision, options };
  }

  get pool(): Pool {
    return tableOf(this.#session.game).pool;
  }

  /** All changes since the last reply to this viewer. While the curtain is down, no hand is shown. */
  news(): TableNews {
    const viewer = this.#viewer;
    const curtain = this.#curtain;
    const table = tableOf(this.#session.game);
    const common = {
      is: 'table',
      canUndo: this.#canUndo,
      hold: this.#hold,
      signs: this.#session.signs,
      notice: this.#session.changes(this.#locale),
      verdict: this.#task && verdictOf(this.#task, this.#model(viewer)),
    } as const;
    if (curtain !== null)
      return {
        ...common,
        frames: [this.#model('spectator')],
        beats: [],
        logFrom: 0,
        log: [],
        turns: [],
        since: [],
        curtain: { seat: curtain, name: seatName(table, curtain) },
      };
    const story = this.#session.story(viewer);
    const logFrom = this.#shown;
    this.#shown = story.length;
    // Unfinished lines are sent again until they are complete.
    const told = [...story.slice(logFrom), ...this.#session.held(viewer)];
    const now = this.#model(viewer);
    const turns = this.#session.turns(viewer);
    const sinceTurn = logFrom === 0 ? 0 : this.#turnsShown;
    // The last turn may go on.
    this.#turnsShown = Math.max(0, turns.length - 1);
    return {
      ...common,
      frames: this.#frames.get(viewer)?.take(now) ?? [now],
      beats: this.#beats(viewer),
      logFrom,
      log: this.#lines(told),
      turns: digestOf(table, viewer, turns, this.#locale).slice(sinceTurn),
      since: sinceOf(table, viewer, turns, this.#locale),
      curtain: null,
    };
  }

  #lines(told: readonly Told[]): LogLine[] {
    const names = namesOf(this.pool, this.#locale);
    return told.map((line) => logLine(line, names, line.step));
  }

  /** The complete game as JSON, for storage; never shown to players, as it contains hidden cards. */
  saved(): string {
    return JSON.stringify(this.#session.saved());
  }
}

/** Why this table cannot be set up; null if it can. The request is untrusted. */
function whyInvalid({ chairs, seed }: NewTable, locale: HostLocale): string | null {
  const words = locale.host.refusals;
  if (!Array.isArray(chairs) || !isSeatCount(chairs.length) || (seed !== null && !Number.isSafeInteger(seed)))
    return words.noTable;
  for (const asked of chairs as readonly (Partial<NewChair> | null)[]) {
    if (deckOf(asked?.deck) === undefined) return words.noTable;
    if (!isName(asked?.name)) return refusalText({ ok: false, refused: 'badName', message: '' }, locale);
    if (!isChair(asked?.chair)) return words.noChair;
  }
  return null;
}

const refused = (text: string): Refused => ({ is: 'refused', text });
