import { answer, BOTS } from '@methuselah/bots';
import { type CardId, Dice, type GameEvent, type Option, type Seat, type Viewer } from '@methuselah/engine';
import { canSee, eventFor, NONE, optionId, type Table, tableOf } from '@methuselah/engine/internal';
import { asksOf, type Chair, Session, whyNotOffered } from '@methuselah/host';
import { fifthPool, fifthSetup } from '@methuselah/testkit';
import { pump } from '../../engine/src/flow/pump.ts';
import { shuffleInPlace } from '../../engine/src/state/rng.ts';
import { LOCALES } from '../src/words/all.ts';

/**
 * Twins are two deals that differ only in cards hidden from a viewer, played with the same choices. The viewer must receive the
 * same data from both.
 */

const SEATS = 5;
export const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 4, 'spectator'];

/** A decision and its answer. */
interface Answered {
  readonly seat: Seat;
  readonly window: string;
  readonly option: Option;
  /** The definition of the option's card. */
  readonly def: number;
  /** The option's id for each viewer. */
  readonly ids: ReadonlyMap<Viewer, string>;
  /** Was there another option? */
  readonly isChoice: boolean;
  /** The number of events so far, which is public. */
  readonly events: number;
}

/** All that a viewer received, without repetitions. */
export interface Told {
  readonly items: string[];
  now: string;
  events: number;
  questions: number;
}

export interface Kind {
  readonly seed: number;
  /** Who plays each seat: several people, or one among bots. */
  readonly chairs: readonly Chair[];
  readonly viewers: readonly Viewer[];
  /** The maximum number of decisions. */
  readonly most: number;
}

class Play {
  readonly session: Session;
  readonly told = new Map<Viewer, Told>();
  readonly #viewers: readonly Viewer[];
  readonly #lines = new Map<Viewer, number>();
  #news = new Map<Viewer, unknown[]>();
  events = 0;

  constructor({ seed, chairs }: Kind, viewers: readonly Viewer[], change: (t: Table) => void) {
    const setup = { ...fifthSetup(seed, SEATS, fifthPool), asks: asksOf(chairs) };
    this.session = new Session(setup, chairs, LOCALES.en, viewers);
    this.#viewers = viewers;
    for (const viewer of viewers) this.told.set(viewer, { items: [], now: '', events: 0, questions: 0 });
    const t = this.table;
    change(t);
    // Discards cached options of the previous hands.
    t.hands = [];
    t.index.stale = true;
    pump(t);
  }

  get table(): Table {
    return tableOf(this.session.game);
  }

  /** Also calls this for each event. */
  watch(also: (event: GameEvent) => void): void {
    this.session.watcher = (event) => {
      this.events++;
      also(event);
      for (const viewer of this.#viewers) {
        const keyed = this.session.game.keys(viewer).event(eventFor(viewer, event));
        this.#news.set(viewer, [...(this.#news.get(viewer) ?? []), keyed]);
      }
    };
  }

  /** Records the current table for all viewers. */
  show(): void {
    for (const viewer of this.#viewers) {
      const told = this.told.get(viewer);
      if (!told) continue;
      const model = this.session.model(viewer, LOCALES.en);
      const story = this.session.story(viewer);
      const lines = story.slice(this.#lines.get(viewer) ?? 0);
      this.#lines.set(viewer, story.length);
      const events = this.#news.get(viewer) ?? [];
      const now = JSON.stringify({ model, held: this.session.held(viewer) });
      if (now === told.now && lines.length + events.length === 0) continue;
      told.now = now;
      // Every tenth time, also what can be requested.
      const asked = told.items.length % 10 === 0 ? this.#askedFor(viewer) : null;
      told.items.push(`{"now":${now},"news":${JSON.stringify({ lines, events, asked })}}`);
      told.events += events.length;
      if (model.decision !== null) told.questions++;
    }
    this.#news = new Map();
  }

  #askedFor(viewer: Viewer): unknown {
    const { game } = this.session;
    const why = typeof viewer === 'number' ? whyNotOffered(game, viewer, null, LOCALES.en) : [];
    return { view: game.view(viewer), why };
  }

  /** A viewer's id of an option, without assigning new keys. */
  called(viewer: Viewer, option: Option): string {
    return this.session.game.keys(viewer).copy().optionId(optionId(this.table, option));
  }

  choose(place: number): void {
    this.session.choose(place, 'typed');
  }
}

/** The dealt cards that each viewer has seen, in a game that goes on. */
export class Seen {
  readonly #table: Table;
  readonly #seen = new Map<Viewer, Set<CardId>>();
  /** The dealt card behind each id: a shuffle changes it. */
  #dealt: readonly CardId[];
  #rng: readonly number[];

  constructor(table: Table, viewers: readonly Viewer[]) {
    this.#table = table;
    this.#dealt = table.state.def.map((_, id) => id);
    this.#rng = [...table.state.rng];
    for (const viewer of viewers) this.#seen.set(viewer, new Set());
    this.look();
  }

  /** To be called for each event. */
  hear(event: GameEvent): void {
    const { state } = this.#table;
    if (event.type === 'shuffled') this.#dealt = shuffled(this.#table, event.seat, this.#dealt, this.#rng);
    else if (`${this.#rng}` !== `${state.rng}`)
      throw new Error('Something else than a library was shuffled.');
    this.#rng = [...state.rng];
    if (event.type === 'announced') for (const { id } of event.targets) this.#noteRow(id);
  }

  /** To be called after each choice. */
  look(): void {
    for (const [viewer, seen] of this.#seen)
      for (const [id, card] of this.#dealt.entries()) if (canSee(this.#table, viewer, id)) seen.add(card);
  }

  /**
   * Once an action targets a face-down vampire, those beside it count as seen by everybody: which of them are legal targets decides
   * whether there is a choice, and where there is none the target is a consequence of what is hidden.
   */
  #noteRow(target: CardId): void {
    const { cards } = this.#table.state;
    const controller = cards.find(({ id, region }) => id === target && region === 'uncontrolled')?.controller;
    for (const { id, region, controller: of } of cards)
      if (region === 'uncontrolled' && of === controller)
        for (const seen of this.#seen.values()) seen.add(this.#dealt[id] ?? NONE);
  }

  /** Deals cards that a viewer never sees differently, and reorders the opening hands. */
  otherwise(viewer: Viewer, seed: number): (t: Table) => void {
    const seen = this.#seen.get(viewer) ?? new Set();
    const dice = new Dice(seed * 7 + (typeof viewer === 'number' ? viewer : SEATS));
    return ({ state, pool }) => {
      const { def, owner, seats } = state;
      const exchange = (ids: readonly CardId[]): void => {
        const defs = dice.drawn(ids.map((id) => def[id] ?? NONE));
        for (const [i, id] of ids.entries()) def[id] = defs[i] ?? NONE;
      };
      for (const [seat, { hand }] of seats.entries()) {
        const own = def.map((_, id) => id).filter((id) => owner[id] === seat && !seen.has(id));
        const isVampire = (id: CardId): boolean => pool.cards[def[id] ?? NONE]?.isVampire === true;
        exchange(own.filter(isVampire));
        exchange(own.filter((id) => !isVampire(id)));
        if (seat !== viewer) exchange(hand);
      }
    };
  }
}

const REASONABLE = ['prudent', 'novice', 'heuristic', 'novice', 'heuristic'] as const;

/** A game of bots; the cards seen by each viewer, and the answer to each decision. */
export class Original {
  readonly kind: Kind;
  readonly answers: Answered[] = [];
  readonly told: ReadonlyMap<Viewer, Told>;
  /** Did it end at the maximum number of decisions? */
  readonly isCut: boolean;
  readonly #seen: Seen;

  constructor(kind: Kind) {
    this.kind = kind;
    const { viewers } = kind;
    const play = new Play(kind, viewers, () => {});
    this.told = play.told;
    const { table, session } = play;
    this.#seen = new Seen(table, viewers);
    play.watch((event) => this.#seen.hear(event));
    const bots = REASONABLE.map((name, seat) => BOTS[name](kind.seed * 31 + seat));
    play.show();
    while (table.decision !== null && this.answers.length < kind.most) {
      const { seat, window, options } = table.decision;
      const bot = bots[seat];
      const place = options.length === 1 || !bot ? 0 : answer(session.game, bot);
      const option = options[place] as Option;
      const ids = new Map(viewers.map((viewer) => [viewer, play.called(viewer, option)]));
      const isChoice = options.length > 1 && option.verb !== 'pass';
      const def = defOf(table, option);
      this.answers.push({ seat, window, option, def, ids, isChoice, events: play.events });
      play.choose(place);
      this.#seen.look();
      play.show();
    }
    this.isCut = table.decision !== null;
  }

  otherwise(viewer: Viewer): (t: Table) => void {
    return this.#seen.otherwise(viewer, this.kind.seed);
  }
}

/** The dealt card behind each id after the library of a seat is shuffled. */
function shuffled(
  { state }: Table,
  seat: Seat,
  dealt: readonly CardId[],
  before: readonly number[],
): CardId[] {
  const { library = [] } = state.seats[seat] ?? {};
  const rng = [...before];
  const order = [...library.keys()];
  shuffleInPlace(rng, order);
  if (`${rng}` !== `${state.rng}`) throw new Error('More than a library was shuffled.');
  const after = [...dealt];
  for (const [i, id] of library.entries()) after[id] = dealt[library[order[i] ?? 0] ?? 0] ?? NONE;
  return after;
}

const NOTHING: Told = { items: [], now: '', events: 0, questions: 0 };

/** Where two recordings first differ. */
function firstDifference(was = 'null', is = 'null'): string {
  const walk = (a: unknown, b: unknown, path: string): string | null => {
    if (JSON.stringify(a) === JSON.stringify(b)) return null;
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
      return `${path} is ${JSON.stringify(b)}, not ${JSON.stringify(a)}`.slice(0, 400);
    const [one, other] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
    for (const key of new Set([...one.keys(), ...other.keys()])) {
      const found = walk(one.get(key), other.get(key), `${path}.${key}`);
      if (found !== null) return found;
    }
    return null;
  };
  return walk(JSON.parse(was), JSON.parse(is), '') ?? '';
}

/** How far a twin went, and where the viewer received something else. */
export interface Compared {
  /** How often the viewer received something, the number of events, and their own decisions. */
  readonly told: number;
  readonly events: number;
  readonly questions: number;
  /** How many answers of the original were repeated, and why no more. */
  readonly answers: number;
  readonly ended: string;
  /** The first difference; null if there is none. */
  readonly differs: string | null;
}

/** Plays the same choices in a twin, as far as possible, and compares what its viewer receives. */
export function compare(original: Original, viewer: Viewer): Compared {
  const play = new Play(original.kind, [viewer], original.otherwise(viewer));
  const was = original.told.get(viewer)?.items ?? [];
  const is = play.told.get(viewer) ?? NOTHING;
  const queue = original.answers;
  play.watch(() => {});
  let at = 0;
  /** A twin with fewer questions gets further with the same number of decisions. */
  const isBeyond = (i: number): boolean => original.isCut && i >= was.length;
  const result = (ended: string): Compared => {
    const place = is.items.findIndex((item, i) => item !== was[i] && !isBeyond(i));
    const { events, questions } = is;
    const differs = place < 0 ? null : firstDifference(was[place], is.items[place]);
    return { told: place < 0 ? is.items.length : place, events, questions, answers: at, ended, differs };
  };
  for (;;) {
    // A decision may exist in only one of the two games: then it is passed or skipped.
    for (; (queue[at]?.events ?? play.events) < play.events; at++) {
      const skipped = queue[at];
      // The twin had only one such option and took it: from here on the two games may differ.
      if (skipped?.isChoice) return result(`no choice at ${skipped.window}`);
    }
    play.show();
    const last = is.items.length - 1;
    if (isBeyond(last)) return result('end');
    if (is.items[last] !== was[last]) return result('difference');
    const { decision } = play.table;
    if (decision === null) return result('over');
    const options = decision.options;
    const pass = options.findIndex(({ verb }) => verb === 'pass');
    let next = queue[at];
    while (next && next.option.verb === 'pass' && !isAt(next, play) && isLater(queue, at, play))
      next = queue[++at];
    if (next === undefined) return result('end');
    if (!isAt(next, play)) {
      if (pass < 0 && options.length > 1) return result(`asked at ${decision.window}, not at ${next.window}`);
      play.choose(Math.max(0, pass));
      continue;
    }
    const place = placeOf(play, viewer, next);
    if (place < 0) return result(`no ${next.option.verb} at ${next.window}`);
    play.choose(place);
    at++;
  }
}

const isAt = ({ seat, window, events }: Answered, { table, events: now }: Play): boolean =>
  table.decision?.seat === seat && table.decision.window === window && events === now;

/** Does the original reach this decision later, with only passes before it? */
function isLater(queue: readonly Answered[], from: number, play: Play): boolean {
  for (let i = from; i < queue.length; i++) {
    const next = queue[i] as Answered;
    if (isAt(next, play)) return true;
    if (next.option.verb !== 'pass' || next.events > play.events) return false;
  }
  return false;
}

/**
 * The same option by the viewer's id. If another card lies here, an option with it, which has another text; but not where the viewer
 * is shown which card it was.
 */
function placeOf(play: Play, viewer: Viewer, { option, def, ids }: Answered): number {
  const { options = [] } = play.table.decision ?? {};
  const same = options.findIndex((o) => play.called(viewer, o) === ids.get(viewer));
  if (same >= 0 || option.verb === 'discard' || defOf(play.table, option) === def) return same;
  return options.findIndex((o) => withoutText(o) === withoutText(option));
}

const defOf = ({ state }: Table, option: Option): number =>
  'card' in option ? (state.def[option.card] ?? NONE) : NONE;

/** An option without what depends on the text of its card. */
const withoutText = (o: Option): string => JSON.stringify({ ...o, use: null, node: null });
