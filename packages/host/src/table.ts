import { type DeckList, toDeck } from '@methuselah/cards';
import {
  type CardSource,
  type ChooseRefusal,
  type Player,
  type Pool,
  poolOfRecord,
  readRecord,
  type Seat,
  type Viewer,
} from '@methuselah/engine';
import {
  decisionId,
  isName,
  isSeatCount,
  NONE,
  optionId,
  seating,
  seatName,
  TURN_LIMIT,
  tableOf,
} from '@methuselah/engine/internal';
import { refusalText } from '@methuselah/text/internal';
import { drawnSeed } from './chance.ts';
import type {
  AdviceModel,
  Chair,
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
import { logLine, marked, namesOf } from './model/index.ts';
import { deckOf } from './needed.ts';
import { asksOf, chairsOf, isChair, type SavedTable, Session, type Told } from './session.ts';
import { isPassing, type Passing, passingFrom, passPlace, stopsAt } from './stops.ts';
import { whyNotOffered } from './why.ts';
import type { HostLocale } from './words/words.ts';

/**
 * A table of people and bots on one screen. Bots play and standing orders pass until a person must decide; if that is another
 * person, a curtain hides the table until they are ready.
 */
export class HostedTable {
  #session: Session;
  #locale: HostLocale;
  #orders: Orders;
  #hold = false;
  readonly #passing = new Map<Seat, Passing>();
  /** Whose view is on the screen, since which decision, and how many log lines were sent. */
  #viewer: Viewer;
  #since = 0;
  #shown = 0;
  /** The person who must take the screen. */
  #curtain: Seat | null = null;
  readonly #frames = new Map<Viewer, Frames>();
  /** Something worth showing has happened since the last frame. */
  #frameDue = false;

  constructor(session: Session, locale: HostLocale, orders: Orders) {
    this.#session = session;
    this.#locale = locale;
    this.#orders = orders;
    const { people } = session;
    this.#viewer = people.length === 0 ? 'all' : people.length === 1 ? (people[0] ?? NONE) : 'spectator';
    this.#watch(session);
  }

  static begin(
    asked: NewTable,
    cards: CardSource,
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
    for (const place of order) {
      const { name, chair, deck } = asked.chairs[place] as NewChair;
      players.push({ name, deck: toDeck(deckOf(deck) as DeckList) });
      chairs.push(chair);
    }
    const pool = poolOfRecord({ players }, cards);
    const setup = {
      pool,
      seed,
      bots: asked.seed ?? drawnSeed(),
      players,
      turnLimit: TURN_LIMIT,
      asks: asksOf(chairs),
    };
    const table = new HostedTable(new Session(setup, chairs, marked(locale)), locale, orders);
    table.#playOn();
    return table;
  }

  /** Continues a saved game, or returns a refusal. */
  static load(json: string, cards: CardSource, locale: HostLocale, orders: Orders): HostedTable | Refused {
    const read = readRecord(json);
    if (!read.ok) return refused(refusalText(read, locale));
    const saved: SavedTable = read.record;
    const pool = poolOfRecord(saved, cards);
    const session = Session.load(saved, pool, chairsOf(saved), marked(locale));
    if (!(session instanceof Session)) return refused(refusalText(session, locale));
    const table = new HostedTable(session, locale, orders);
    // With several people, nothing before the load can be undone: another person may have decided it.
    table.#since = tableOf(session.game).state.decisions;
    table.#resume();
    return table;
  }

  handle(request: TableRequest): TableReply {
    switch (request.is) {
      case 'choose':
        return this.#choose(request.decision, request.option);
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
    for (;;) {
      const seat = this.#session.toPerson(() => this.#addFrames());
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

  #isPassed(seat: Seat): boolean {
    if (this.#hold) return false;
    const table = tableOf(this.#session.game);
    const passing = this.#passing.get(seat);
    if (passing && isPassing(table, seat, passing, this.#orders.belowPool)) return true;
    this.#passing.delete(seat);
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
    this.#watch(session);
    this.#resume();
  }

  // ------------------------------------------------------------------------------------------ replies

  #watch(session: Session): void {
    this.#frameDue = false;
    session.watcher = (event) => {
      this.#frameDue ||= isSeen(event);
    };
  }

  /** Adds a frame for each person who has yet to look at the screen. */
  #addFrames(): void {
    if (!this.#frameDue) return;
    this.#frameDue = false;
    const { people, game } = this.#session;
    const viewers =
      people.length < 2 ? [this.#viewer] : people.filter((seat) => !tableOf(game).state.seats[seat]?.ousted);
    for (const viewer of viewers) {
      const frames = this.#frames.get(viewer) ?? new Frames();
      this.#frames.set(viewer, frames);
      frames.add(() => ({ ...this.#model(viewer), writing: this.#lines(this.#session.held(viewer)) }));
    }
  }

  #model(viewer: Viewer): TableModel {
    return this.#session.model(viewer, this.#locale);
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
      notice: this.#session.changes(this.#locale),
    } as const;
    if (curtain !== null)
      return {
        ...common,
        frames: [this.#model('spectator')],
        logFrom: 0,
        log: [],
        curtain: { seat: curtain, name: seatName(table, curtain) },
      };
    const story = this.#session.story(viewer);
    const logFrom = this.#shown;
    this.#shown = story.length;
    // Unfinished lines are sent again until they are complete.
    const told = [...story.slice(logFrom), ...this.#session.held(viewer)];
    const now = this.#model(viewer);
    return {
      ...common,
      frames: this.#frames.get(viewer)?.take(now) ?? [now],
      logFrom,
      log: this.#lines(told),
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
