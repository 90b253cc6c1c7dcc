import {
  bleedOf,
  type CardId,
  canSee,
  currentAction,
  type Frame,
  type GameEvent,
  NONE,
  type Seat,
  type Table,
  type Viewer,
} from '@methuselah/engine';
import { announcedFacts, clauseOf, countersOn, playedCard, unitOf } from './events.ts';
import { Influence } from './influence.ts';
import { hiddenName, printedName, type Reader, seatText, type Tongue } from './tongue.ts';

/**
 * The story of a game as one reader may know it: a header for each turn, a line for each thing of interest, as deep as actions,
 * blocks and combat lie within one another. What follows from a thing (pool, blood, cards moved) stands on its line.
 */
export type StoryLine =
  | { readonly is: 'turn'; readonly text: string; readonly pools: readonly string[] }
  /** Somebody is out of the game. */
  | { readonly is: 'out'; readonly text: string }
  | { readonly is: 'line'; readonly text: string; readonly depth: number };

interface Line {
  readonly depth: number;
  readonly text: string;
  /** What it tells of, so that consequences find it. */
  readonly about: 'play' | 'action' | 'attempt' | 'success' | 'oust' | 'cause' | 'other';
  /** The card in its words, of which it goes without saying where it went. */
  readonly card: CardId;
  /** Attempts to block in a row: how often each minion failed, and who is attempting now. */
  readonly failed: Map<string, number>;
  attempting: string;
  /** What followed, in order; what comes again is added up. */
  readonly notes: Note[];
}

type Note =
  | { readonly is: 'pool' | 'victoryPoints'; readonly seat: Seat; n: number }
  | { readonly is: 'counters'; readonly card: CardId; n: number }
  | { readonly is: 'damage'; readonly card: CardId; normal: number; aggravated: number; lost: number }
  | { readonly is: 'text'; readonly text: string };

export class GameStory {
  private readonly r: Reader;
  private readonly write: (line: StoryLine) => void;
  private line: Line | null = null;
  private influence: Influence | null = null;
  /** The card that the next action is announced with. */
  private actionCard: { readonly id: CardId; readonly text: string } | null = null;
  private leaving: Seat = NONE;
  /** Whose title is being yielded. */
  private yielding: CardId = NONE;
  /** A combat's minions and names are kept: they may be gone when it is told how it ended. */
  private readonly names = new Map<CardId, string>();

  constructor(t: Table, viewer: Viewer, tongue: Tongue, write: (line: StoryLine) => void) {
    this.r = { t, viewer, tongue };
    this.write = write;
  }

  /** The first turn has begun before anybody listens. */
  open(): void {
    this.turn(this.t.state.turn, this.t.state.active);
  }

  /** Tells an event, as it happens, as far as the reader may know it (`Game.onEvent` with a viewer). */
  tell(e: GameEvent): void {
    if (!this.isInfluence()) return this.event(e);
    if (this.influence === null) {
      this.endLine();
      this.influence = new Influence();
    }
    if (this.influence.take(e)) return;
    this.endInfluence();
    this.event(e);
  }

  /** Writes what is still held back: before anything else is written to the same place. */
  flush(): void {
    this.endInfluence();
    this.endLine();
  }

  private get t(): Table {
    return this.r.t;
  }
  private get words() {
    return this.r.tongue.words;
  }

  // -------------------------------------------------------------------------------------------- names

  /** Cards of the active Methuselah, or of who is spoken of, go by their name alone; the others' by whose they are. */
  private name(id: CardId, of: Seat = this.t.state.active): string {
    const { t, r } = this;
    if (id < 0) return this.words.names.nobody;
    const card = t.state.cards.find((c) => c.id === id);
    const isSeen = canSee(t, r.viewer, id);
    if (!card) return this.names.get(id) ?? (isSeen ? printedName(r, id) : hiddenName(r, id));
    const called = isSeen ? this.numbered(id) : hiddenName(r, id);
    const told = card.controller === of ? called : this.words.names.of(seatText(r, card.controller), called);
    if (isSeen) this.names.set(id, told);
    return told;
  }

  /** Cards of one name and controller are numbered as they came into play. */
  private numbered(id: CardId): string {
    const { t, r } = this;
    const name = printedName(r, id);
    const controller = t.state.cards.find((c) => c.id === id)?.controller;
    const alike = t.state.cards.filter(
      (c) => c.controller === controller && c.region !== 'uncontrolled' && printedName(r, c.id) === name,
    );
    return alike.length > 1 ? `${name} ${alike.findIndex((c) => c.id === id) + 1}` : name;
  }

  private clause(e: GameEvent): string {
    return clauseOf(this.r, e, (id, of) => this.name(id, of));
  }

  // -------------------------------------------------------------------------------------------- lines

  private begin(depth: number, text: string, about: Line['about'] = 'other', card = NONE): Line {
    this.flush();
    const line: Line = { depth, text, about, card, failed: new Map(), attempting: '', notes: [] };
    this.line = line;
    return line;
  }

  private endLine(): void {
    const { line } = this;
    this.line = null;
    if (!line) return;
    if (line.about === 'attempt') return this.endAttempts(line);
    const notes = line.notes.map((note) => this.noteText(note)).filter((text) => text !== '');
    if (line.about === 'cause' && notes.length === 0) return;
    const text = this.words.story.line(line.text, notes);
    if (line.about === 'oust') this.write({ is: 'out', text });
    else this.print(line.depth, text);
  }

  private print(depth: number, text: string): void {
    if (text !== '') this.write({ is: 'line', text: capital(text), depth });
  }

  private noteText(note: Note): string {
    const { t, r } = this;
    const { events } = this.words;
    switch (note.is) {
      case 'pool':
        return note.n === 0
          ? ''
          : events.pool(seatText(r, note.seat), note.n, t.state.seats[note.seat]?.pool ?? 0);
      case 'victoryPoints':
        return events.victoryPoint(seatText(r, note.seat), note.n);
      case 'counters':
        return note.n === 0
          ? ''
          : events.counters(this.name(note.card), note.n, unitOf(t, note.card), countersOn(t, note.card));
      case 'damage': {
        const left = { n: countersOn(t, note.card) ?? 0, unit: unitOf(t, note.card) };
        const name = this.name(note.card);
        return events.inflicted(name, note.normal, note.aggravated, note.lost > 0 ? left : null);
      }
      case 'text':
        return note.text;
    }
  }

  /** The line that a consequence belongs to; what a successful action does has one of its own, if others came between. */
  private current(): Line {
    const { t } = this;
    const top = t.state.frames.findLast((f) => SCENES.includes(f.kind) || f.kind === 'play');
    const about = this.line?.about ?? 'other';
    if (
      top?.kind === 'action' &&
      top.outcome === 'successful' &&
      about !== 'action' &&
      about !== 'success' &&
      about !== 'oust'
    ) {
      const text = this.words.events.resolved('successful', top.action === 'bleed');
      return this.begin(depthOf(t), text, 'success', top.cast.card);
    }
    return this.line ?? this.begin(depthOf(t), this.cause(), 'cause');
  }

  /** Why something happens that nobody has just done. */
  private cause(): string {
    const top = this.t.state.frames[this.t.state.frames.length - 1];
    return top?.kind === 'effect' && top.cast.card >= 0 ? this.name(top.cast.card) : '';
  }

  private note(text: string): void {
    const { notes } = this.current();
    if (!notes.some((note) => note.is === 'text' && note.text === text)) notes.push({ is: 'text', text });
  }

  private count(is: 'pool' | 'victoryPoints', seat: Seat, n: number): void {
    const { notes } = this.current();
    const known = notes.find((note) => note.is === is && note.seat === seat);
    if (known?.is === 'pool' || known?.is === 'victoryPoints') known.n += n;
    else notes.push({ is, seat, n });
  }

  private counters(card: CardId, n: number): void {
    const { notes } = this.current();
    for (const note of notes) {
      if (note.is === 'damage' && note.card === card && n < 0) note.lost -= n;
      else if (note.is === 'counters' && note.card === card) note.n += n;
      else continue;
      return;
    }
    notes.push({ is: 'counters', card, n });
  }

  private damage(card: CardId, n: number): void {
    const { notes } = this.current();
    let note = notes.find((known) => known.is === 'damage' && known.card === card);
    if (note?.is !== 'damage') {
      note = { is: 'damage', card, normal: 0, aggravated: 0, lost: 0 };
      notes.push(note);
    }
    if (n < 0) note.aggravated -= n;
    else note.normal += n;
  }

  // -------------------------------------------------------------------------------------------- influence phase

  private isInfluence(): boolean {
    const { state } = this.t;
    const top = state.frames[state.frames.length - 1];
    return state.phase === 'influence' && top?.kind === 'impulse' && state.frames.length === 3;
  }

  private endInfluence(): void {
    const lines = this.influence?.lines(this.r) ?? [];
    this.influence = null;
    for (const text of lines) this.print(1, text);
  }

  // -------------------------------------------------------------------------------------------- events

  private event(e: GameEvent): void {
    const { t } = this;
    const depth = depthOf(t);
    const { story, options } = this.words;
    switch (e.type) {
      case 'turnBegan':
        return this.turn(e.amount, e.seat);
      case 'phaseBegan':
      case 'gameOver':
        return this.flush();

      case 'played':
      case 'used':
        return this.play(e, depth);
      case 'announced':
        return this.announce(e, depth - 1);
      case 'attempt':
      case 'attemptFailed':
      case 'blocked':
        return this.attempt(e, depth);
      case 'resolved':
        // A block and a success are told by what comes of them.
        if (e.amount === 3) this.begin(depth, this.clause(e));
        else if (e.amount === 1 && isVainBleed(t)) this.begin(depth, story.vainBleed);
        return;

      case 'combatBegan':
      case 'referendum':
        this.begin(depth - 1, this.clause(e));
        return;
      case 'tallied':
        this.begin(depth, this.clause(e), 'success');
        return;
      case 'inflicted':
        return this.damage(e.card, e.amount);

      case 'pool':
        if (isEdgePool(t) && e.amount > 0) this.begin(depth, story.edgePool);
        return this.count('pool', e.seat, e.amount);
      case 'victoryPoint':
        return this.count('victoryPoints', e.seat, e.amount);
      case 'counters':
        return this.counters(e.card, e.amount);

      case 'burned':
        return this.line?.about === 'oust' ? undefined : this.note(this.clause(e));
      case 'removed':
        return e.seat === this.leaving ? undefined : this.note(this.clause(e));
      case 'attached':
        return this.current().card === e.card ? undefined : this.note(this.clause(e));
      case 'title':
        // Who yields it loses it: that needs no saying.
        if (e.amount !== NONE || this.yielding !== e.card) return this.note(this.clause(e));
        this.yielding = NONE;
        return;
      case 'titleYielded':
        this.yielding = e.card;
        return this.note(this.clause(e));
      case 'titleContested':
        // Out of play it has no part in any contest.
        return e.amount === 0 && !isInPlay(t, e.card) ? undefined : this.note(this.clause(e));
      case 'discarded':
        if (t.state.frames.length !== 3) return this.note(this.clause(e));
        if (t.state.phase === 'unlock')
          this.begin(1, options.usesBurnOption(seatText(this.r, e.seat), this.name(e.card)));
        else if (t.state.phase === 'discard') this.begin(1, this.clause(e));
        else this.note(this.clause(e));
        return;
      case 'locked':
      case 'unlocked':
        // Locking to act or block, and unlocking at the start of a turn, go without saying.
        return topFrame(t)?.kind === 'effect' ? this.note(this.clause(e)) : undefined;

      case 'ousted':
      case 'withdrew':
        this.leaving = e.seat;
        this.begin(0, this.clause(e), 'oust');
        return;

      case 'redirected':
      case 'range':
      case 'maneuver':
      case 'press':
      case 'marked':
      case 'infernal':
      case 'champion':
      case 'diablerie':
      case 'contestPaid':
      case 'yielded':
      case 'contestEnded':
      case 'titlePaid':
      case 'withdrawing':
      case 'merged':
        this.begin(depth, this.clause(e));
        return;
      case 'cancelled':
      case 'strike':
      case 'prevented':
      case 'cast':
      case 'ballot':
      case 'prisciShifted':
      case 'votesCancelled':
      case 'scarce':
      case 'edge':
      case 'toTorpor':
      case 'toReady':
      case 'toUncontrolled':
      case 'contested':
      case 'control':
      case 'sect':
      case 'clan':
      case 'toHand':
      case 'withdrawalFailed':
      case 'drewCrypt':
        return this.note(this.clause(e));

      case 'gameBegan':
      case 'drew':
      case 'shuffled':
      case 'transfers':
      case 'entered':
      case 'roundBegan':
      case 'combatEnded':
        return;
    }
  }

  private turn(turn: number, active: Seat): void {
    this.flush();
    this.leaving = NONE;
    const { seats, edge } = this.t.state;
    this.write({
      is: 'turn',
      text: capital(this.words.events.turnBegan(turn, seatText(this.r, active))),
      pools: seats.flatMap((p, seat) =>
        p.ousted ? [] : [this.words.story.pool(seatText(this.r, seat), p.pool, edge === seat)],
      ),
    });
  }

  private play(e: GameEvent, depth: number): void {
    if (this.t.pool.uses[e.amount]?.text.action)
      this.actionCard = { id: e.card, text: playedCard(this.r, e, (id, of) => this.name(id, of)) };
    else this.begin(depth, this.clause(e), 'play', e.card);
  }

  private announce(e: GameEvent, depth: number): void {
    const { id = NONE, text = null } = this.actionCard ?? {};
    this.actionCard = null;
    const kind = currentAction(this.t)?.action ?? 'special';
    const facts = announcedFacts(this.r, e, (card, of) => this.name(card, of), text);
    this.begin(depth, this.words.events.announced[kind](facts), 'action', id);
  }

  /** Attempts that fail in a row are one line; one that succeeds at once is just a block. */
  private attempt(e: GameEvent, depth: number): void {
    const who = this.name(e.card);
    const line = this.line?.about === 'attempt' ? this.line : null;
    if (e.type === 'attempt') (line ?? this.begin(depth, '', 'attempt')).attempting = who;
    else if (line === null) this.begin(depth, this.clause(e));
    else {
      line.attempting = '';
      if (e.type === 'attemptFailed') line.failed.set(who, (line.failed.get(who) ?? 0) + 1);
      else this.begin(depth, this.clause(e));
    }
  }

  private endAttempts({ failed, attempting, depth }: Line): void {
    const { story, events } = this.words;
    const tries = [...failed].map(([minion, times]) => ({ minion, times }));
    if (tries.length > 0) this.print(depth, story.attemptsInVain(tries));
    if (attempting !== '') this.print(depth, events.attempt(attempting));
  }
}

// ---------------------------------------------------------------------------------------------- helpers

const SCENES: readonly Frame['kind'][] = ['action', 'combat', 'referendum'];
const depthOf = (t: Table): number => 1 + t.state.frames.filter((f) => SCENES.includes(f.kind)).length;
const topFrame = (t: Table): Frame | undefined => t.state.frames[t.state.frames.length - 1];

const isInPlay = (t: Table, id: CardId): boolean =>
  t.state.cards.some((c) => c.id === id && (c.region === 'ready' || c.region === 'torpor'));

/** In the unlock phase only the Edge gives pool outside a card's effect. */
function isEdgePool(t: Table): boolean {
  const top = topFrame(t);
  return top?.kind === 'impulse' && top.window === 'unlock';
}

/** A bleed that succeeded with nothing left of it. */
function isVainBleed(t: Table): boolean {
  const top = currentAction(t);
  return top?.action === 'bleed' && bleedOf(t, top.minion) < 1;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
