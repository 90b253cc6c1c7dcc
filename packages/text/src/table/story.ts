import type { CardId, GameEvent, Seat } from '@methuselah/engine';
import { type EventOf, type Moment, NONE, type ToldCard } from '@methuselah/engine/internal';
import { announcedText, clauseOf, type Naming, playedCard } from './events.ts';
import { Influence } from './influence.ts';
import { type Locale, seatText, type TableNames, type Telling } from './locale.ts';
import { StoryNames } from './naming.ts';
import { depthOf, type Line, lineOf, Page, type StoryLine } from './page.ts';

/**
 * The story of a game as one reader may know it: a header for each turn, a line for each thing of interest, as deep as actions,
 * blocks and combat lie within one another. What follows from a thing (pool, blood, cards moved) stands on its line.
 */
export class GameStory {
  private readonly telling: Telling;
  private readonly page: Page;
  private readonly names: StoryNames;
  private readonly name: Naming;
  private influence: Influence | null = null;
  /** The card that the next action is announced with. */
  private actionCard: { readonly id: CardId; readonly text: string; readonly line: Line } | null = null;
  private leaving: Seat = NONE;
  /** Whose title is being yielded. */
  private yielding: CardId = NONE;

  constructor(t: TableNames, locale: Locale, write: (line: StoryLine) => void) {
    this.telling = { t, locale };
    this.names = new StoryNames(this.telling);
    this.page = new Page(this.telling, this.names, write);
    this.name = (card, of) => this.names.name(card, of);
  }

  /** Tells an event, as far as its reader may know it (`eventFor`). */
  tell(e: GameEvent): void {
    this.names.active = e.when.active;
    if (isInfluence(e.when)) {
      if (this.influence === null) this.page.end();
      this.influence ??= new Influence(seatText(this.telling, e.when.active));
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
    return this.influence?.lines(this.telling).flatMap((text) => lineOf(1, text)) ?? [];
  }

  private get words() {
    return this.telling.locale.words;
  }
  private clause(e: GameEvent): string {
    return clauseOf(this.telling, e, this.name);
  }

  private event(e: GameEvent): void {
    const { page } = this;
    const depth = depthOf(e.when);
    const { story, options } = this.words;
    switch (e.type) {
      case 'turnBegan':
        return this.turn(e);
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
        if (e.outcome === 'ended' || e.outcome === 'inVain') page.begin(depth, this.clause(e));
        else if (e.outcome === 'successful' && e.bleed !== null && e.bleed < 1)
          page.begin(depth, story.vainBleed);
        return;

      case 'combatBegan':
      case 'referendum':
        page.begin(depth - 1, this.clause(e));
        return;
      case 'tallied':
        page.begin(depth, this.clause(e), 'success');
        return;
      case 'inflicted':
        return page.damage(e);

      case 'pool':
        if (e.why === 'edge') page.begin(depth, story.edgePool);
        return page.pool(e);
      case 'victoryPoint':
        return page.victoryPoints(e);
      case 'counters':
        return page.counters(e);

      case 'burned':
        return page.line?.about === 'oust' ? undefined : page.note(e.when, this.clause(e));
      case 'removed':
        return e.seat === this.leaving ? undefined : page.note(e.when, this.clause(e));
      case 'attached':
        return page.current(e.when).card === e.card.id ? undefined : page.note(e.when, this.clause(e));
      case 'title':
        // Who yields it loses it: that needs no saying.
        if (e.title !== null || this.yielding !== e.card.id) return page.note(e.when, this.clause(e));
        this.yielding = NONE;
        return;
      case 'titleYielded':
        this.yielding = e.card.id;
        return page.note(e.when, this.clause(e));
      case 'titleContested':
        // Out of play it has no part in any contest.
        return !e.contested && !isInPlay(e.card) ? undefined : page.note(e.when, this.clause(e));
      case 'discarded':
        if (e.why === 'burnOption')
          page.begin(1, options.usesBurnOption(seatText(this.telling, e.seat), this.name(e.card)));
        else if (e.why === 'discardPhase') page.begin(1, this.clause(e));
        else page.note(e.when, this.clause(e));
        return;
      case 'locked':
      case 'unlocked':
        // Locking to act or block, and unlocking at the start of a turn, go without saying.
        return e.when.by !== null ? page.note(e.when, this.clause(e)) : undefined;

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
        return page.note(e.when, this.clause(e), { counts: true });
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
        return page.note(e.when, this.clause(e));

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

  private turn({ when, seat, pools, edge }: EventOf<'turnBegan'>): void {
    this.flush();
    this.leaving = NONE;
    const { events, story } = this.words;
    const told = pools.flatMap((pool, each) =>
      pool === null ? [] : [story.pool(seatText(this.telling, each), pool, edge === each)],
    );
    this.page.turn(events.turnBegan(when.turn, seatText(this.telling, seat)), told);
  }

  private play(e: EventOf<'played'> | EventOf<'used'>, depth: number): void {
    // What must happen is nobody's doing: its card is the cause.
    if (e.type === 'used' && e.isDuty) {
      this.page.begin(depth, this.name(e.card), 'cause', e.card.id);
      return;
    }
    const line = this.page.begin(depth, this.clause(e), 'play', e.card.id);
    if (e.isAction) this.actionCard = { id: e.card.id, text: playedCard(this.telling, e, this.name), line };
  }

  private announce(e: EventOf<'announced'>, depth: number): void {
    const { id = NONE, text = null, line = null } = this.actionCard ?? {};
    this.actionCard = null;
    this.page.instead(line, depth, announcedText(this.telling, e, this.name, text), 'action', id);
  }

  /** Attempts that fail in a row are one line; one that succeeds at once is just a block. */
  private attempt(e: EventOf<'attempt' | 'attemptFailed' | 'blocked'>, depth: number): void {
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

/** Transfers and what comes of them: the phase itself, not what a card does in it. */
const isInfluence = ({ phase, within, by }: Moment): boolean =>
  phase === 'influence' && within.length === 0 && by === null;
