import {
  bleedOf,
  type CardId,
  currentAction,
  type Frame,
  type GameEvent,
  NONE,
  type Seat,
  type Table,
  type Viewer,
} from '@methuselah/engine';
import { announcedFacts, clauseOf, type Naming, playedCard, toldAs } from './events.ts';
import { Influence } from './influence.ts';
import { StoryNames } from './naming.ts';
import { depthOf, type Line, lineOf, Page, type StoryLine } from './page.ts';
import { type Reader, seatText, type Tongue } from './tongue.ts';

/**
 * The story of a game as one reader may know it: a header for each turn, a line for each thing of interest, as deep as actions,
 * blocks and combat lie within one another. What follows from a thing (pool, blood, cards moved) stands on its line.
 */
export class GameStory {
  private readonly r: Reader;
  private readonly page: Page;
  private readonly name: Naming;
  private influence: Influence | null = null;
  /** The card that the next action is announced with. */
  private actionCard: { readonly id: CardId; readonly text: string; readonly line: Line } | null = null;
  private leaving: Seat = NONE;
  /** Whose title is being yielded. */
  private yielding: CardId = NONE;

  constructor(t: Table, viewer: Viewer, tongue: Tongue, write: (line: StoryLine) => void) {
    const names = new StoryNames({ t, viewer, tongue });
    this.r = { t, viewer, tongue };
    this.page = new Page(this.r, names, write);
    this.name = (id, of) => names.name(id, of);
  }

  /** The first turn has begun before anybody listens. */
  open(): void {
    this.turn(this.t.state.turn, this.t.state.active);
  }

  /** Tells an event, as it happens, as far as the reader may know it (`Game.onEvent` with a viewer). */
  tell(e: GameEvent): void {
    if (isInfluence(this.t)) {
      if (this.influence === null) this.page.end();
      this.influence ??= new Influence();
      if (this.influence.take(e)) return;
    }
    this.endInfluence();
    this.event(e);
  }

  /** Writes what is still held back: before anything else is written to the same place. */
  flush(): void {
    this.endInfluence();
    this.page.end();
  }

  /** What is held back as it reads so far: it may still change, or come to nothing. */
  held(): readonly StoryLine[] {
    return [...this.influenceLines(), ...this.page.held()];
  }

  private endInfluence(): void {
    const lines = this.influenceLines();
    this.influence = null;
    for (const line of lines) this.page.write(line);
  }

  private influenceLines(): StoryLine[] {
    return this.influence?.lines(this.r).flatMap((text) => lineOf(1, text)) ?? [];
  }

  private get t(): Table {
    return this.r.t;
  }
  private get words() {
    return this.r.tongue.words;
  }
  private clause(e: GameEvent): string {
    return clauseOf(this.r, e, this.name);
  }

  private event(e: GameEvent): void {
    const { t, page } = this;
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
        if (e.amount === 3 || e.amount === 4) page.begin(depth, this.clause(e));
        else if (e.amount === 1 && isVainBleed(t)) page.begin(depth, story.vainBleed);
        return;

      case 'combatBegan':
      case 'referendum':
        page.begin(depth - 1, this.clause(e));
        return;
      case 'tallied':
        page.begin(depth, this.clause(e), 'success');
        return;
      case 'inflicted':
        return page.damage(e.card, e.amount);

      case 'pool':
        if (isEdgePool(t) && e.amount > 0) page.begin(depth, story.edgePool);
        return page.pool(e.seat, e.amount);
      case 'victoryPoint':
        return page.victoryPoints(e.seat, e.amount);
      case 'counters':
        return page.counters(e.card, e.amount);

      case 'burned':
        return page.line?.about === 'oust' ? undefined : page.note(this.clause(e));
      case 'removed':
        return e.seat === this.leaving ? undefined : page.note(this.clause(e));
      case 'attached':
        return page.current().card === e.card ? undefined : page.note(this.clause(e));
      case 'title':
        // Who yields it loses it: that needs no saying.
        if (e.amount !== NONE || this.yielding !== e.card) return page.note(this.clause(e));
        this.yielding = NONE;
        return;
      case 'titleYielded':
        this.yielding = e.card;
        return page.note(this.clause(e));
      case 'titleContested':
        // Out of play it has no part in any contest.
        return e.amount === 0 && !isInPlay(t, e.card) ? undefined : page.note(this.clause(e));
      case 'discarded':
        if (t.state.frames.length !== 3) return page.note(this.clause(e));
        if (t.state.phase === 'unlock')
          page.begin(1, options.usesBurnOption(seatText(this.r, e.seat), this.name(e.card)));
        else if (t.state.phase === 'discard') page.begin(1, this.clause(e));
        else page.note(this.clause(e));
        return;
      case 'locked':
      case 'unlocked':
        // Locking to act or block, and unlocking at the start of a turn, go without saying.
        return topFrame(t)?.kind === 'effect' ? page.note(this.clause(e)) : undefined;

      case 'ousted':
      case 'withdrew':
        this.leaving = e.seat;
        page.begin(0, this.clause(e), 'oust');
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
        page.begin(depth, this.clause(e));
        return;
      case 'cast':
      case 'ballot':
        return page.note(this.clause(e), { counts: true });
      case 'cancelled':
      case 'strike':
      case 'prevented':
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
        return page.note(this.clause(e));

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
    const pools = seats.flatMap((p, seat) =>
      p.ousted ? [] : [this.words.story.pool(seatText(this.r, seat), p.pool, edge === seat)],
    );
    this.page.turn(this.words.events.turnBegan(turn, seatText(this.r, active)), pools);
  }

  private play(e: GameEvent, depth: number): void {
    const { text, ability } = this.t.pool.uses[e.amount] ?? {};
    // What must happen is nobody's doing: its card is the cause.
    if (ability?.duty) {
      this.page.begin(depth, this.name(e.card), 'cause', e.card);
      return;
    }
    const isAction = text?.action !== undefined;
    const isBegun = topFrame(this.t)?.kind === 'action';
    const line = this.page.begin(isAction && isBegun ? depth - 1 : depth, this.clause(e), 'play', e.card);
    if (isAction) this.actionCard = { id: e.card, text: playedCard(this.r, e, this.name), line };
  }

  private announce(e: GameEvent, depth: number): void {
    const { id = NONE, text = null, line = null } = this.actionCard ?? {};
    this.actionCard = null;
    const kind = toldAs(this.t, currentAction(this.t)?.action ?? 'special');
    const facts = announcedFacts(this.r, e, this.name, text);
    this.page.instead(line, depth, this.words.events.announced[kind](facts), 'action', id);
  }

  /** Attempts that fail in a row are one line; one that succeeds at once is just a block. */
  private attempt(e: GameEvent, depth: number): void {
    const who = this.name(e.card);
    const line = this.page.line?.about === 'attempt' ? this.page.line : null;
    if (e.type === 'attempt') (line ?? this.page.begin(depth, '', 'attempt')).attempting = who;
    else if (line === null) this.page.begin(depth, this.clause(e));
    else {
      line.attempting = '';
      if (e.type === 'attemptFailed') line.failed.set(who, (line.failed.get(who) ?? 0) + 1);
      else this.page.begin(depth, this.clause(e));
    }
  }
}

// ---------------------------------------------------------------------------------------------- helpers

const topFrame = (t: Table): Frame | undefined => t.state.frames[t.state.frames.length - 1];

const isInPlay = (t: Table, id: CardId): boolean =>
  t.state.cards.some((c) => c.id === id && (c.region === 'ready' || c.region === 'torpor'));

/** Transfers and what comes of them: the phase itself, not what a card does in it. */
const isInfluence = (t: Table): boolean =>
  t.state.phase === 'influence' && topFrame(t)?.kind === 'impulse' && t.state.frames.length === 3;

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
