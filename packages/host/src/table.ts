import type { ChooseRefusal, DecisionWindow, Pool, Seat, Viewer } from '@methuselah/engine';
import { decisionId, NONE, optionId, seatName, type Table, tableOf } from '@methuselah/engine/internal';
import { refusalText } from '@methuselah/text/internal';
import type {
  AdviceModel,
  Chair,
  LogLine,
  Orders,
  Refused,
  TableModel,
  TableNews,
  TableReply,
  TableRequest,
  Verdict,
  WhyLine,
} from './contract/index.ts';
import { beatsOf, digestOf, logLine, marked, namesOf, namingOf, sinceOf } from './model/index.ts';
import { influenceSteps, type NextChoice, voteSteps } from './series.ts';
import { type Bots, Session, type SessionSetup } from './session.ts';
import { StandingOrders } from './standing.ts';
import { type Passing, passPlace } from './stops.ts';
import { Unseen } from './unseen.ts';
import type { Told } from './viewerlog.ts';
import type { HostLocale } from './words/words.ts';

/** How a lesson stands, by what is seen of its table. */
export type Judge = (model: TableModel) => Verdict;
/** What explains why something is not offered. It is given, so that a page loads it when somebody asks. */
export type Why = Pick<typeof import('./why.ts'), 'whyNotOffered'>;

/**
 * A table of people and bots on one screen. Bots play and standing orders pass until a person must decide; if that is another
 * person, a curtain hides the table until they are ready.
 */
export class HostedTable {
  #session: Session;
  readonly #bots: Bots;
  #locale: HostLocale;
  readonly #standing: StandingOrders;
  /** Whose view is on the screen, since which decision, and how many log lines and turns were sent. */
  #viewer: Viewer;
  #since = 0;
  #shown = 0;
  #turnsShown = 0;
  /** The person who must take the screen. */
  #curtain: Seat | null = null;
  readonly #unseen = new Unseen();
  /** Null in a game. */
  #judge: Judge | null = null;

  constructor(session: Session, bots: Bots, locale: HostLocale, orders: Orders) {
    this.#session = session;
    this.#bots = bots;
    this.#locale = locale;
    this.#standing = new StandingOrders(orders);
    const { people } = session;
    this.#viewer = people.length === 0 ? 'all' : people.length === 1 ? (people[0] ?? NONE) : 'spectator';
    this.#watch(session);
  }

  /** Deals a new game. */
  static begin(
    setup: SessionSetup,
    chairs: readonly Chair[],
    bots: Bots,
    locale: HostLocale,
    orders: Orders,
  ): HostedTable {
    const session = new Session(setup, chairs, marked(locale));
    const table = new HostedTable(session, bots, locale, orders);
    table.#playOn();
    return table;
  }

  /** Continues a game. If it is over, it is shown from the step `watched` on. `judge` says how a lesson stands. */
  static resume(
    session: Session,
    bots: Bots,
    locale: HostLocale,
    orders: Orders,
    { judge = null, watched }: { readonly judge?: Judge | null; readonly watched?: number } = {},
  ): HostedTable {
    const table = new HostedTable(session, bots, locale, orders);
    table.#judge = judge;
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
        this.#standing.hold = request.on;
        return this.news();
      case 'orders':
        this.#standing.orders = request.orders;
        return this.news();
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
    const t = this.#t;
    const place = t.decision?.options.findIndex((o) => keys.optionId(optionId(t, o)) === option) ?? -1;
    if (place < 0) return refused(refusalText({ refused: 'unknownOption' }, this.#locale));
    if (place !== passPlace(t)) this.#standing.hold = false;
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
    const t = this.#t;
    const seat = t.decision?.seat;
    let how: 'typed' | 'ordered' = 'typed';
    for (const placeOf of stepsAt(t)) {
      const place = t.decision?.window === window && t.decision.seat === seat ? placeOf(t) : -1;
      if (place < 0) break;
      this.#session.choose(place, how);
      how = 'ordered';
      this.#addFrames();
      this.#toPerson();
    }
    if (how === 'typed') return refused(refusalText({ refused: 'unknownOption' }, this.#locale));
    this.#standing.hold = false;
    if (seat !== undefined && t.decision?.seat === seat) this.#standing.passed(t, seat);
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
    const { decider, over } = this.#session.game;
    if (this.#curtain !== null || over || passPlace(this.#t) < 0) return refused(this.#words.mustChoose);
    this.#standing.passUntil(this.#t, decider, until);
    this.#chooseAt(passPlace(this.#t));
    return this.news();
  }

  #chooseAt(place: number): void {
    if (place === passPlace(this.#t)) this.#standing.passed(this.#t, this.#session.game.decider);
    this.#session.choose(place, 'typed');
    this.#addFrames();
    this.#playOn();
  }

  #undo(): TableReply {
    const session = this.#canUndo ? this.#session.undone() : null;
    if (session === null)
      return refused(
        this.#session.lastTaken === null ? this.#words.nothingToUndo : this.#words.othersDecided,
      );
    this.#standing.stopPassing();
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
    this.#since = this.#t.state.decisions;
    this.#shown = 0;
    return this.news();
  }

  why(card: number | null, { whyNotOffered }: Why): readonly WhyLine[] {
    if (this.#curtain !== null || typeof this.#viewer !== 'number') return [];
    return whyNotOffered(this.#session.game, this.#viewer, card, this.#locale);
  }

  /** Null if the viewer has nothing to decide. */
  advice({ advise }: HostLocale): AdviceModel | null {
    if (advise === undefined) throw new Error('Advice is not loaded.');
    if (this.#curtain !== null || typeof this.#viewer !== 'number') return null;
    return advise(this.#session.game, this.#viewer);
  }

  get #words(): HostLocale['host']['refusals'] {
    return this.#locale.host.refusals;
  }

  // ------------------------------------------------------------------------------------------ playing on

  #playOn(): void {
    while (!this.#isDecided) {
      const seat = this.#toPerson(() => !this.#isDecided);
      if (seat === NONE || !this.#isPassed(seat)) break;
      this.#session.choose(passPlace(this.#t), 'ordered');
      this.#addFrames();
    }
    this.#handOver();
  }

  #toPerson(goesOn = (): boolean => true): Seat {
    const watching = (): boolean => {
      this.#addFrames();
      return goesOn();
    };
    return this.#session.toPerson(this.#bots, watching, this.#standing.orders.needless);
  }

  /** After loading or undoing, the person who decides is asked, whatever the orders. */
  #resume(): void {
    if (this.#session.chairs[this.#session.game.decider] === 'person') this.#handOver();
    else this.#playOn();
  }

  /** The table of a lesson waits where its goal is reached or a wrong turn is seen. */
  get #isDecided(): boolean {
    return this.#judge !== null && this.#judge(this.#model(this.#viewer)).is !== 'open';
  }

  /** Makes frames again of what happened after a step. */
  #watchAgain(from: number): void {
    this.#session = this.#session.rewatched((session) => {
      this.#session = session;
      this.#watch(session);
      return () => {
        if (session.step >= from) this.#addFrames();
        else this.#unseen.skipFrame();
      };
    });
  }

  #isPassed(seat: Seat): boolean {
    return this.#standing.isPassed(this.#t, seat, this.#session.people.length === 1);
  }

  #handOver(): void {
    const { game, people } = this.#session;
    const isAnotherPerson = people.length > 1 && !game.over && game.decider !== this.#viewer;
    this.#curtain = isAnotherPerson ? game.decider : null;
  }

  #replace(session: Session): void {
    this.#session = session;
    this.#shown = 0;
    this.#watch(session);
    this.#resume();
  }

  // ------------------------------------------------------------------------------------------ replies

  #watch(session: Session): void {
    this.#unseen.clear();
    this.#standing.restart();
    session.watcher = (event) => {
      this.#standing.hear(tableOf(session.game), event);
      this.#unseen.hear(session, event, this.#viewers);
    };
  }

  /** Those who have yet to look at the screen. */
  get #viewers(): readonly Viewer[] {
    const { people, game } = this.#session;
    if (people.length < 2) return [this.#viewer];
    return people.filter((seat) => !tableOf(game).state.seats[seat]?.ousted);
  }

  /** Adds a frame for each person who has yet to look at the screen. */
  #addFrames(): void {
    this.#unseen.addFrames(this.#viewers, (viewer) => ({
      ...this.#model(viewer),
      writing: this.#lines(this.#session.held(viewer)),
    }));
  }

  #model(viewer: Viewer): TableModel {
    const model = this.#session.model(viewer, this.#locale);
    return this.#standing.withFailedBlocks(this.#t, model, this.#locale);
  }

  get #t(): Table {
    return tableOf(this.#session.game);
  }
  get pool(): Pool {
    return this.#t.pool;
  }

  /** All changes since the last reply to this viewer. While the curtain is down, no hand is shown. */
  news(): TableNews {
    const viewer = this.#viewer;
    const curtain = this.#curtain;
    const table = this.#t;
    const common = {
      is: 'table',
      canUndo: this.#canUndo,
      hold: this.#standing.hold,
      signs: this.#session.signs,
      notice: this.#session.changes(this.#locale),
      verdict: this.#judge?.(this.#model(viewer)) ?? null,
    } as const;
    if (curtain !== null)
      return {
        ...common,
        ...NOTHING_TOLD,
        frames: [this.#model('spectator')],
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
      frames: this.#unseen.takeFrames(viewer, now),
      beats: beatsOf(this.#unseen.takeHeard(viewer), namingOf(table, viewer, this.#locale)),
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

const NOTHING_TOLD = { beats: [], logFrom: 0, log: [], turns: [], since: [] } as const;

const refused = (text: string): Refused => ({ is: 'refused', text });
