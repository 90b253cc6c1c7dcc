import type { CardId, GameEvent, Seat, Viewer } from '@methuselah/engine';
import {
  type ByType,
  byType,
  type EventOf,
  type Moment,
  NONE,
  type ToldCard,
} from '@methuselah/engine/internal';
import { announcedText, clauseOf, type Naming, playedCard } from './events.ts';
import { Influence } from './influence.ts';
import { type Locale, seatText, type TableNames, type Telling } from './locale.ts';
import { StoryNames } from './naming.ts';
import { depthOf, type Line, lineOf, Page, type StoryLine } from './page.ts';

/** Not logged: unimportant, or implied by other events. */
const notLogged = (): void => {};

/**
 * The log of a game for one reader: a header for each turn and a line for each thing worth telling, nested as actions, blocks and
 * combat are. Consequences (pool, blood, cards moved) stand on the line of their cause.
 */
export class GameStory {
  private readonly telling: Telling;
  private readonly page: Page;
  private readonly names: StoryNames;
  private readonly name: Naming;
  private influence: Influence | null = null;
  /** The card that announces the next action. */
  private actionCard: { readonly id: CardId; readonly text: string; readonly line: Line } | null = null;
  private leaving: Seat = NONE;
  /** The vampire that is yielding its title. */
  private yielding: CardId = NONE;

  /** The reader's own seat, if they have one, is told of the end of its game in the second person. */
  constructor(t: TableNames, locale: Locale, write: (line: StoryLine) => void, reader: Viewer = 'spectator') {
    this.telling = { t, locale, reader };
    this.names = new StoryNames(this.telling);
    this.page = new Page(this.telling, this.names, write);
    this.name = (card, of) => this.names.name(card, of);
  }

  /** Logs an event, already limited to what the reader may know (`eventFor`). */
  tell(e: GameEvent): void {
    this.names.active = e.when.active;
    if (isInfluence(e.when)) {
      if (this.influence === null) this.page.end();
      this.influence ??= new Influence(seatText(this.telling, e.when.active));
      if (this.influence.take(e)) return;
    }
    this.endInfluence();
    byType(GameStory.TELL, e, this);
  }

  /** Writes all unfinished lines; call it before writing anything else to the same place. */
  flush(): void {
    this.endInfluence();
    this.page.end();
  }

  /** Unfinished lines as they read so far; they may change or disappear. */
  held(): readonly StoryLine[] {
    return [...this.influenceLines(), ...this.page.held()];
  }

  private endInfluence(): void {
    const lines = this.influenceLines();
    this.influence = null;
    for (const line of lines) this.page.write(line);
  }

  private influenceLines(): StoryLine[] {
    return this.influence?.lines(this.telling).flatMap((text) => lineOf(1, text)) ?? [];
  }

  private get words() {
    return this.telling.locale.words;
  }
  private clause(e: GameEvent): string {
    return clauseOf(this.telling, e, this.name);
  }

  /** Starts a new line. */
  private begin(e: GameEvent): void {
    this.page.begin(depthOf(e.when), this.clause(e));
  }
  /** Starts the line of a combat or referendum, one level above its own events. */
  private beginScene(e: EventOf<'combatBegan' | 'referendum'>): void {
    this.page.begin(depthOf(e.when) - 1, this.clause(e));
  }
  /** Adds a consequence to the open line. */
  private note(e: GameEvent): void {
    this.page.note(e.when, this.clause(e));
  }

  private static readonly TELL: ByType<GameStory, void> = {
    turnBegan: (e, story) => story.turn(e),
    phaseBegan: (_e, story) => story.flush(),
    gameOver: (_e, story) => story.flush(),

    played: (e, story) => story.play(e),
    used: (e, story) => story.play(e),
    announced: (e, story) => story.announce(e),
    attempt: (e, story) => story.attempt(e),
    attemptFailed: (e, story) => story.attempt(e),
    blocked: (e, story) => story.attempt(e),
    resolved: (e, story) => story.resolve(e),

    combatBegan: (e, story) => story.beginScene(e),
    referendum: (e, story) => story.beginScene(e),
    tallied(e, story) {
      story.page.begin(depthOf(e.when), story.clause(e), 'success');
    },
    inflicted: (e, story) => story.page.damage(e),

    pool(e, story) {
      if (e.why === 'edge') story.page.begin(depthOf(e.when), story.words.story.edgePool);
      story.page.pool(e);
    },
    victoryPoint: (e, story) => story.page.victoryPoints(e),
    counters: (e, story) => story.page.counters(e),

    burned(e, story) {
      if (story.page.line?.about !== 'oust') story.note(e);
    },
    removed(e, story) {
      if (e.seat !== story.leaving) story.note(e);
    },
    attached(e, story) {
      if (story.page.current(e.when).card !== e.card.id) story.note(e);
    },
    title(e, story) {
      // Yielding a title implies losing it.
      if (e.title !== null || story.yielding !== e.card.id) story.note(e);
      else story.yielding = NONE;
    },
    titleYielded(e, story) {
      story.yielding = e.card.id;
      story.note(e);
    },
    titleContested(e, story) {
      // Cards out of play take no part in a contest.
      if (e.contested || isInPlay(e.card)) story.note(e);
    },
    discarded: (e, story) => story.discard(e),
    locked: (e, story) => story.turnCard(e),
    unlocked: (e, story) => story.turnCard(e),

    ousted: (e, story) => story.leave(e),
    withdrew: (e, story) => story.leave(e),

    redirected: (e, story) => story.begin(e),
    range: (e, story) => story.begin(e),
    maneuver: (e, story) => story.begin(e),
    press: (e, story) => story.begin(e),
    marked: (e, story) => story.begin(e),
    infernal: (e, story) => story.begin(e),
    champion: (e, story) => story.begin(e),
    diablerie: (e, story) => story.begin(e),
    contestPaid: (e, story) => story.begin(e),
    yielded: (e, story) => story.begin(e),
    contestEnded: (e, story) => story.begin(e),
    titlePaid: (e, story) => story.begin(e),
    withdrawing: (e, story) => story.begin(e),
    merged: (e, story) => story.begin(e),

    cast: (e, story) => story.count(e),
    ballot: (e, story) => story.count(e),
    cancelled: (e, story) => story.note(e),
    strike: (e, story) => story.note(e),
    prevented: (e, story) => story.note(e),
    prisciShifted: (e, story) => story.note(e),
    votesCancelled: (e, story) => story.note(e),
    scarce: (e, story) => story.note(e),
    edge: (e, story) => story.note(e),
    toTorpor: (e, story) => story.note(e),
    toReady: (e, story) => story.note(e),
    toUncontrolled: (e, story) => story.note(e),
    contested: (e, story) => story.note(e),
    control: (e, story) => story.note(e),
    sect: (e, story) => story.note(e),
    namedCounters: (e, story) => story.note(e),
    clan: (e, story) => story.note(e),
    toHand: (e, story) => story.note(e),
    toDeck: (e, story) => story.note(e),
    revealed: (e, story) => story.note(e),
    withdrawalFailed: (e, story) => story.note(e),
    drewCrypt: (e, story) => story.note(e),

    gameBegan: notLogged,
    drew: notLogged,
    shuffled: notLogged,
    transfers: notLogged,
    entered: notLogged,
    roundBegan: notLogged,
    combatEnded: notLogged,
  };

  private turn({ when, seat, pools, edge }: EventOf<'turnBegan'>): void {
    this.flush();
    this.leaving = NONE;
    const { events, story } = this.words;
    const told = pools.flatMap((pool, each) =>
      pool === null ? [] : [story.pool(seatText(this.telling, each), pool, edge === each)],
    );
    this.page.turn(events.turnBegan(when.turn, seatText(this.telling, seat)), told);
  }

  private resolve(e: EventOf<'resolved'>): void {
    // Blocks and successes are implied by the events that follow.
    if (e.outcome === 'ended' || e.outcome === 'inVain') this.begin(e);
    else if (e.outcome === 'successful' && e.bleed !== null && e.bleed < 1)
      this.page.begin(depthOf(e.when), this.words.story.vainBleed);
  }

  private discard(e: EventOf<'discarded'>): void {
    const { options } = this.words;
    if (e.why === 'burnOption')
      this.page.begin(1, options.usesBurnOption(seatText(this.telling, e.seat), this.name(e.card)));
    else if (e.why === 'discardPhase') this.page.begin(1, this.clause(e));
    else this.note(e);
  }

  /** Locking to act or block, and unlocking at the start of a turn, are not logged. */
  private turnCard(e: EventOf<'locked' | 'unlocked'>): void {
    if (e.when.by !== null) this.note(e);
  }

  private leave(e: EventOf<'ousted' | 'withdrew'>): void {
    this.leaving = e.seat;
    this.page.begin(0, this.clause(e), 'oust');
  }

  /** Repeated votes are all logged. */
  private count(e: EventOf<'cast' | 'ballot'>): void {
    this.page.note(e.when, this.clause(e), { counts: true });
  }

  private play(e: EventOf<'played'> | EventOf<'used'>): void {
    const depth = depthOf(e.when);
    // A mandatory effect is caused by its card, not by a player.
    if (e.type === 'used' && e.isDuty) {
      this.page.begin(depth, this.name(e.card), 'cause', e.card.id);
      return;
    }
    const line = this.page.begin(depth, this.clause(e), 'play', e.card.id);
    if (e.isAction) this.actionCard = { id: e.card.id, text: playedCard(this.telling, e, this.name), line };
  }

  private announce(e: EventOf<'announced'>): void {
    const { id = NONE, text = null, line = null } = this.actionCard ?? {};
    this.actionCard = null;
    const told = announcedText(this.telling, e, this.name, text);
    this.page.instead(line, depthOf(e.when) - 1, told, 'action', id);
  }

  /** Consecutive failed attempts share a line; an attempt that succeeds at once is logged as a block. */
  private attempt(e: EventOf<'attempt' | 'attemptFailed' | 'blocked'>): void {
    const depth = depthOf(e.when);
    const who = this.name(e.blocker);
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

const isInPlay = ({ region }: ToldCard): boolean => region === 'ready' || region === 'torpor';

/** Transfers and their results; not the effects of cards in that phase. */
const isInfluence = ({ phase, within, by }: Moment): boolean =>
  phase === 'influence' && within.length === 0 && by === null;
