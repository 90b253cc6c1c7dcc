import {
  ACTION_KINDS,
  bleedOf,
  type CardId,
  type CombatFrame,
  capacityOf,
  type Frame,
  type GameEvent,
  isClanTarget,
  isSeatTarget,
  NONE,
  SECTS,
  type Seat,
  type Sect,
  seatName,
  type Table,
  type Target,
  TITLES,
  targetClan,
  targetSeat,
} from '@methuselah/engine';

/**
 * The story of a game in English: a header for each turn, a line for each thing of interest, indented as actions, blocks
 * and combat lie within one another. What follows from a thing (pool, blood, cards moved) stands on its line.
 */

const WIDTH = 100;

interface Line {
  readonly depth: number;
  text: string;
  /** What it tells of, so that consequences find it. */
  about: 'play' | 'action' | 'attempt' | 'success' | 'oust' | 'cause' | 'other';
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

interface Influence {
  readonly moved: Map<CardId, number>;
  /** With the definition it came out with: it may be merged in the same phase. */
  readonly broughtOut: Map<CardId, number>;
  /** Pool burned for scarce vampires. */
  readonly scarce: Map<CardId, number>;
  drawn: number;
}

export class GameLog {
  private readonly write: (line: string) => void;
  private line: Line | null = null;
  private influence: Influence | null = null;
  /** The card that the next action is announced with. */
  private actionCard: { readonly id: CardId; readonly text: string } | null = null;
  private leaving: Seat = NONE;
  /** Whose title is being yielded. */
  private yielding: CardId = NONE;
  /** A combat's minions and names are kept: they may be gone when it is told how it ended. */
  private readonly names = new Map<CardId, string>();

  constructor(write: (line: string) => void) {
    this.write = write;
  }

  /** The first turn has begun before anybody listens. */
  open(t: Table): void {
    this.turn(t, t.state.turn, t.state.active);
  }

  /** Tells an event, as it happens. */
  tell(t: Table, e: GameEvent): void {
    if (this.isInfluence(t)) this.tellInfluence(t, e);
    else this.tellEvent(t, e);
  }

  /** Writes what is still held back: before anything else is written to the same place. */
  flush(t: Table): void {
    this.endInfluence(t);
    this.endLine(t);
  }

  // -------------------------------------------------------------------------------------------- names

  /** Cards of the active Methuselah, or of who is spoken of, go by their name alone; the others' by whose they are. */
  private name(t: Table, id: CardId, of: Seat = t.state.active): string {
    if (id < 0) return 'nobody';
    const def = t.state.def[id] ?? NONE;
    const name = t.pool.cards[def]?.card.name ?? 'a card';
    const card = t.state.cards.find((c) => c.id === id);
    if (!card) return this.names.get(id) ?? name;
    const alike = t.state.cards.filter(
      (c) =>
        t.pool.cards[t.state.def[c.id] ?? NONE]?.card.name === name &&
        c.controller === card.controller &&
        c.region !== 'uncontrolled',
    );
    const number = alike.length > 1 ? ` ${alike.indexOf(card) + 1}` : '';
    const told =
      card.controller === of
        ? `${name}${number}`
        : `${possessive(seatName(t, card.controller))} ${name}${number}`;
    this.names.set(id, told);
    return told;
  }

  private isInPlay(t: Table, id: CardId): boolean {
    return t.state.cards.some((c) => c.id === id && (c.region === 'ready' || c.region === 'torpor'));
  }

  /** The title a vampire claims, with its city or clan. */
  private title(t: Table, id: CardId): string {
    const card = t.state.cards.find((c) => c.id === id);
    const title = titleName(TITLES[card?.title ?? NONE] ?? '');
    return card === undefined || card.domain === '' ? title : `${title} of ${card.domain}`;
  }

  private target(t: Table, target: Target): string {
    if (isClanTarget(target)) return `the clan ${t.pool.clans[targetClan(target)]}`;
    return isSeatTarget(target) ? seatName(t, targetSeat(target)) : this.name(t, target);
  }

  // -------------------------------------------------------------------------------------------- lines

  private begin(t: Table, depth: number, text: string, about: Line['about'] = 'other', card = NONE): void {
    this.endInfluence(t);
    this.endLine(t);
    this.line = { depth, text, about, card, failed: new Map(), attempting: '', notes: [] };
  }

  private endLine(t: Table): void {
    const { line } = this;
    this.line = null;
    if (!line) return;
    if (line.about === 'attempt') this.endAttempts(line);
    const notes = line.notes.map((note) => this.words(t, note)).filter((text) => text !== '');
    if (line.about === 'cause' && notes.length === 0) return;
    this.print(line.depth, [line.text, notes.join(', ')].filter((part) => part !== '').join(': '));
  }

  private words(t: Table, note: Note): string {
    switch (note.is) {
      case 'pool':
        if (note.n === 0) return '';
        return `${seatName(t, note.seat)} ${signed(note.n)} pool (${t.state.seats[note.seat]?.pool ?? 0})`;
      case 'victoryPoints':
        return `${seatName(t, note.seat)} gains ${note.n === 1 ? 'a victory point' : `${note.n} victory points`}`;
      case 'counters':
        return note.n === 0 ? '' : `${this.name(t, note.card)} ${signed(note.n)} ${this.has(t, note.card)}`;
      case 'damage': {
        const kinds = [
          note.normal > 0 ? `${note.normal}` : '',
          note.aggravated > 0 ? `${note.aggravated} aggravated` : '',
        ];
        const left = note.lost > 0 ? ` (${this.left(t, note.card)} left)` : '';
        return `${this.name(t, note.card)} takes ${kinds.filter((k) => k !== '').join(' and ')} damage${left}`;
      }
      case 'text':
        return note.text;
    }
  }

  private unit(t: Table, id: CardId): string {
    const def = t.pool.cards[t.state.def[id] ?? NONE];
    return def?.isVampire ? 'blood' : def?.isAlly || def?.isRetainer ? 'life' : 'counters';
  }
  private has(t: Table, id: CardId): string {
    const card = t.state.cards.find((c) => c.id === id);
    return `${this.unit(t, id)}${card ? ` (${card.counters})` : ''}`;
  }
  private left(t: Table, id: CardId): string {
    return `${t.state.cards.find((c) => c.id === id)?.counters || 'no'} ${this.unit(t, id)}`;
  }

  /** Long lines go on below, indented a little further. */
  private print(depth: number, text: string): void {
    if (text === '') return;
    let indent = '  '.repeat(depth);
    let rest = text;
    while (indent.length + rest.length > WIDTH) {
      const at = rest.lastIndexOf(' ', WIDTH - indent.length);
      if (at <= 0) break;
      this.write(indent + rest.slice(0, at));
      rest = rest.slice(at + 1);
      indent = `${'  '.repeat(depth)}    `;
    }
    this.write(indent + rest);
  }

  /** The line that a consequence belongs to; what a successful action does has one of its own, if others came between. */
  private current(t: Table): Line {
    const top = t.state.frames.findLast((f) => SCENES.includes(f.kind) || f.kind === 'play');
    const about = this.line?.about ?? 'other';
    if (
      top?.kind === 'action' &&
      top.outcome === 'successful' &&
      about !== 'action' &&
      about !== 'success' &&
      about !== 'oust'
    ) {
      const what = top.action === 'bleed' ? 'The bleed succeeds' : 'The action succeeds';
      this.begin(t, depthOf(t), what, 'success', top.cast.card);
    }
    if (!this.line) this.begin(t, depthOf(t), this.cause(t), 'cause');
    return (
      this.line ?? {
        depth: 0,
        text: '',
        about: 'other',
        card: NONE,
        failed: new Map(),
        attempting: '',
        notes: [],
      }
    );
  }

  /** Why something happens that nobody has just done. */
  private cause(t: Table): string {
    const top = t.state.frames[t.state.frames.length - 1];
    return top?.kind === 'effect' && top.cast.card >= 0 ? this.name(t, top.cast.card) : '';
  }

  private note(t: Table, text: string): void {
    const { notes } = this.current(t);
    if (!notes.some((note) => note.is === 'text' && note.text === text)) notes.push({ is: 'text', text });
  }

  private count(t: Table, is: 'pool' | 'victoryPoints', seat: Seat, n: number): void {
    const { notes } = this.current(t);
    for (const note of notes) {
      if (note.is !== is || note.seat !== seat) continue;
      note.n += n;
      return;
    }
    notes.push({ is, seat, n });
  }

  private counters(t: Table, card: CardId, n: number): void {
    const { notes } = this.current(t);
    for (const note of notes) {
      if (note.is === 'damage' && note.card === card && n < 0) note.lost -= n;
      else if (note.is === 'counters' && note.card === card) note.n += n;
      else continue;
      return;
    }
    notes.push({ is: 'counters', card, n });
  }

  private damage(t: Table, card: CardId, n: number): void {
    const { notes } = this.current(t);
    let note = notes.find((known) => known.is === 'damage' && known.card === card);
    if (note?.is !== 'damage') {
      note = { is: 'damage', card, normal: 0, aggravated: 0, lost: 0 };
      notes.push(note);
    }
    if (n < 0) note.aggravated -= n;
    else note.normal += n;
  }

  // -------------------------------------------------------------------------------------------- influence phase

  private isInfluence(t: Table): boolean {
    const top = t.state.frames[t.state.frames.length - 1];
    return t.state.phase === 'influence' && top?.kind === 'impulse' && t.state.frames.length === 3;
  }

  private tellInfluence(t: Table, e: GameEvent): void {
    if (this.influence === null) {
      this.endLine(t);
      this.influence = { moved: new Map(), broughtOut: new Map(), scarce: new Map(), drawn: 0 };
    }
    const { moved, broughtOut } = this.influence;
    if (e.type === 'counters') moved.set(e.card, (moved.get(e.card) ?? 0) + e.amount);
    else if (e.type === 'scarce') this.influence.scarce.set(e.card, e.amount);
    else if (e.type === 'toReady') broughtOut.set(e.card, e.def);
    else if (e.type === 'drewCrypt') this.influence.drawn += 1;
    else if (e.type !== 'pool' && e.type !== 'transfers' && e.type !== 'drew') {
      this.endInfluence(t);
      this.tellEvent(t, e);
    }
  }

  private endInfluence(t: Table): void {
    const { influence } = this;
    this.influence = null;
    if (!influence) return;
    const parts: string[] = [];
    for (const [id, n] of influence.moved) {
      const card = t.state.cards.find((c) => c.id === id);
      const name = t.pool.cards[t.state.def[id] ?? NONE]?.card.name;
      const has = card ? ` (${card.counters} of ${capacityOf(t, id)})` : '';
      if (n !== 0 && !influence.broughtOut.has(id)) parts.push(`${signed(n)} to ${name}${has}`);
    }
    if (influence.drawn > 0) parts.push('draws a vampire from the crypt');
    if (parts.length > 0) this.print(1, `Influence: ${parts.join(', ')}`);
    for (const [id, def] of influence.broughtOut) {
      const card = t.pool.cards[def]?.card;
      const title = card?.kind === 'vampire' && card.title ? `, ${titleName(card.title)}` : '';
      const clan = t.pool.cards[def]?.clan;
      const what = card?.kind === 'vampire' ? ` (${clan}, capacity ${card.capacity}${title})` : '';
      const pool = influence.scarce.get(id);
      const price = pool === undefined ? '' : `: scarce, −${pool} pool`;
      this.print(1, `${seatName(t, t.state.active)} brings out ${card?.name ?? 'a card'}${what}${price}`);
    }
  }

  // -------------------------------------------------------------------------------------------- events

  private tellEvent(t: Table, e: GameEvent): void {
    const depth = depthOf(t);
    switch (e.type) {
      case 'turnBegan':
        return this.turn(t, e.amount, e.seat);
      case 'phaseBegan':
        return this.flush(t);
      case 'gameOver':
        return this.flush(t);

      case 'played':
      case 'used':
        return this.play(t, e, depth);
      case 'announced':
        return this.announce(t, e, depth - 1);
      case 'attempt':
      case 'attemptFailed':
      case 'blocked':
        return this.attempt(t, e, depth);
      case 'redirected':
        return this.begin(t, depth, `The bleed is redirected to ${this.target(t, e.other)}`);
      case 'resolved':
        if (e.amount === 3) this.begin(t, depth, 'The action ends without effect');
        else if (e.amount === 1 && isVainBleed(t)) this.begin(t, depth, 'The bleed comes to nothing');
        return;
      case 'cancelled':
        return this.note(t, `${this.name(t, e.card)} is cancelled`);

      case 'combatBegan':
        return this.begin(t, depth - 1, `Combat: ${this.name(t, e.card)} against ${this.name(t, e.other)}`);
      case 'range':
        return this.begin(t, depth, `Round ${roundOf(t)}, ${e.amount === 1 ? 'long' : 'close'} range`);
      case 'maneuver':
        return this.begin(
          t,
          depth,
          `${this.name(t, e.card)} maneuvers to ${e.amount === 1 ? 'long' : 'close'} range`,
        );
      case 'press':
        return this.begin(
          t,
          depth,
          `${this.name(t, e.card)} presses to ${e.amount === 1 ? 'continue' : 'end'} the combat`,
        );
      case 'strike':
        return this.note(t, this.strike(t, e));
      case 'inflicted':
        return this.damage(t, e.card, e.amount);
      case 'prevented':
        return this.note(t, `${this.name(t, e.card)} prevents ${e.amount}`);

      case 'referendum':
        if (bloodHunt(t))
          return this.begin(t, depth - 1, `A blood hunt is called on ${this.name(t, e.card)}`);
        return this.begin(t, depth - 1, `Referendum on ${this.name(t, e.card)}`);
      case 'cast':
        return this.note(
          t,
          `${e.card === NONE ? seatName(t, e.seat) : this.name(t, e.card)} ${Math.abs(e.amount)} ${e.amount > 0 ? 'for' : 'against'}`,
        );
      case 'ballot':
        return this.note(
          t,
          `${this.name(t, e.card)} ${Math.abs(e.amount) === 1 ? 'a ballot' : `${Math.abs(e.amount)} ballots`} ${e.amount > 0 ? 'for' : 'against'}`,
        );
      case 'prisciShifted':
        return this.note(
          t,
          `the prisci block ${e.amount > 0 ? 'is for' : e.amount < 0 ? 'is against' : 'abstains'}`,
        );
      case 'votesCancelled':
        return this.note(t, `the votes of ${this.name(t, e.card)} are cancelled`);
      case 'tallied': {
        const passed = e.amount > e.other;
        return this.begin(
          t,
          depth,
          `It ${passed ? 'passes' : 'fails'}, ${e.amount} to ${e.other}`,
          'success',
        );
      }
      case 'marked':
        return this.begin(t, depth, `${seatName(t, e.seat)} marks ${this.name(t, e.card)}`);
      case 'infernal':
        return this.begin(t, depth, `${this.name(t, e.card)}, infernal, is unlocked`);
      case 'scarce':
        return this.note(t, `${this.name(t, e.card)} is scarce`);
      case 'champion':
        return this.begin(t, depth, `${this.name(t, e.card)} fights in place of ${this.name(t, e.other)}`);
      case 'diablerie':
        return this.begin(t, depth, `${this.name(t, e.card)} diablerises ${this.name(t, e.other)}`);

      case 'pool':
        if (isEdgePool(t) && e.amount > 0) this.begin(t, depth, 'The Edge');
        return this.count(t, 'pool', e.seat, e.amount);
      case 'counters':
        return this.counters(t, e.card, e.amount);
      case 'edge':
        return this.note(t, e.seat === NONE ? 'the Edge is lost' : `${seatName(t, e.seat)} takes the Edge`);
      case 'toTorpor':
        return this.note(t, `${this.name(t, e.card)} goes to torpor`);
      case 'toReady':
        return this.note(t, `${this.name(t, e.card)} is ready again`);
      case 'burned':
        if (this.line?.about === 'oust') return;
        return this.note(t, `${this.name(t, e.card)} is burned`);
      case 'removed':
        return e.seat === this.leaving ? undefined : this.note(t, `${this.name(t, e.card)} leaves the game`);
      case 'attached':
        if (this.current(t).card === e.card) return;
        return this.note(t, `${this.name(t, e.card)} is put on ${this.name(t, e.other)}`);
      case 'entered':
        return;
      case 'contested':
        return this.note(t, `${this.name(t, e.card)} is contested`);
      case 'contestPaid':
        return this.begin(t, depth, `${seatName(t, e.seat)} contests ${this.name(t, e.card)}`);
      case 'yielded':
        return this.begin(t, depth, `${seatName(t, e.seat)} yields ${this.name(t, e.card)}`);
      case 'contestEnded':
        return this.begin(t, depth, `${this.name(t, e.card)} is contested no more`);
      case 'control':
        return this.note(t, `${seatName(t, e.seat)} now controls ${this.name(t, e.card, e.seat)}`);
      case 'title':
        // Who yields it loses it: that needs no saying.
        if (e.amount === NONE && this.yielding === e.card) {
          this.yielding = NONE;
          return;
        }
        return this.note(
          t,
          e.amount === NONE
            ? `${this.name(t, e.card)} loses its title`
            : `${this.name(t, e.card)} is now ${this.title(t, e.card)}`,
        );
      case 'titlePaid':
        return this.begin(t, depth, `${this.name(t, e.card)} contests the title of ${this.title(t, e.card)}`);
      case 'titleYielded':
        this.yielding = e.card;
        return this.note(t, `${this.name(t, e.card)} yields the title of ${this.title(t, e.card)}`);
      case 'titleContested':
        // Out of play it has no part in any contest.
        if (e.amount === 0 && !this.isInPlay(t, e.card)) return;
        return this.note(
          t,
          e.amount === 1
            ? `${this.name(t, e.card)} contests the title of ${this.title(t, e.card)}`
            : `${this.name(t, e.card)} is ${this.title(t, e.card)} without a rival`,
        );
      case 'sect':
        return this.note(t, `${this.name(t, e.card)} is now ${SECT_WORDS[SECTS[e.amount] ?? 'camarilla']}`);
      case 'clan':
        return this.note(t, `${this.name(t, e.card)} is now of the clan ${t.pool.clans[e.amount] ?? ''}`);
      case 'discarded':
        if (t.state.phase === 'unlock' && t.state.frames.length === 3)
          return this.begin(
            t,
            1,
            `${seatName(t, e.seat)} discards ${this.name(t, e.card)} by its burn option`,
          );
        return t.state.phase === 'discard' && t.state.frames.length === 3
          ? this.begin(t, 1, `Discards ${this.name(t, e.card)}`)
          : this.note(t, `${seatName(t, e.seat)} discards ${this.name(t, e.card)}`);
      case 'toHand':
        return this.note(t, `${seatName(t, e.seat)} takes ${this.name(t, e.card)} into hand`);
      case 'locked':
        return this.lockedOrUnlocked(t, e, 'locks');
      case 'unlocked':
        return this.lockedOrUnlocked(t, e, 'unlocks');

      case 'ousted':
        this.leaving = e.seat;
        return this.begin(t, 0, `*** ${seatName(t, e.seat)} is ousted`, 'oust');
      case 'withdrawing':
        return this.begin(t, depth, `${seatName(t, e.seat)} announces to withdraw`);
      case 'withdrawalFailed':
        return this.note(t, `${seatName(t, e.seat)} can no longer withdraw`);
      case 'withdrew':
        this.leaving = e.seat;
        return this.begin(t, 0, `*** ${seatName(t, e.seat)} withdraws`, 'oust');
      case 'merged':
        return this.begin(t, depth, `${seatName(t, e.seat)} merges the two cards of ${this.name(t, e.card)}`);
      case 'victoryPoint':
        return this.count(t, 'victoryPoints', e.seat, 1);

      case 'drewCrypt':
        return this.note(t, `${seatName(t, e.seat)} draws from the crypt`);
      case 'gameBegan':
      case 'drew':
      case 'shuffled':
      case 'transfers':
      case 'roundBegan':
      case 'combatEnded':
        return;
    }
  }

  private turn(t: Table, turn: number, active: Seat): void {
    this.flush(t);
    this.leaving = NONE;
    const pools = t.state.seats.flatMap((p, seat) =>
      p.ousted ? [] : [`${seatName(t, seat)} ${p.pool}${t.state.edge === seat ? ' (Edge)' : ''}`],
    );
    this.write('');
    this.write(`Turn ${turn}, ${seatName(t, active)}`.padEnd(28) + pools.join(' · '));
  }

  private play(t: Table, e: GameEvent, depth: number): void {
    const use = t.pool.uses[e.amount];
    const level = use?.superior ? ' (superior)' : '';
    const card = `${this.name(t, e.card, e.seat)}${level}`;
    if (use?.text.action) {
      this.actionCard = { id: e.card, text: card };
      return;
    }
    const verb = e.type === 'played' ? 'plays' : 'uses';
    const by = e.other >= 0 && e.other !== e.card ? ` with ${this.name(t, e.other, e.seat)}` : '';
    const picks = topPlay(t)?.cast.picks.filter((p) => p !== NONE && p !== e.other) ?? [];
    const on = picks.length > 0 ? ` on ${picks.map((p) => this.target(t, p)).join(' and ')}` : '';
    this.begin(t, depth, `${seatName(t, e.seat)} ${verb} ${card}${by}${on}`, 'play', e.card);
  }

  private announce(t: Table, e: GameEvent, depth: number): void {
    const f = t.state.frames.findLast((frame) => frame.kind === 'action');
    const minion = this.name(t, e.card);
    const card = this.actionCard?.text ?? null;
    const id = this.actionCard?.id ?? NONE;
    this.actionCard = null;
    const withCard = card === null ? '' : ` with ${card}`;
    const aim = f?.targets[0] ?? NONE;
    const words = (): string => {
      switch (ACTION_KINDS[e.amount]) {
        case 'bleed':
          return `${minion} bleeds ${this.target(t, e.other)}${withCard}`;
        case 'hunt':
          return `${minion} hunts${withCard}`;
        case 'equip':
          return card === null
            ? `${minion} takes equipment from ${this.name(t, f?.cast.subject ?? NONE)}`
            : `${minion} equips with ${card}`;
        case 'employ':
          return `${minion} employs ${card}`;
        case 'recruit':
          return `${minion} recruits ${card}`;
        case 'political':
          return `${minion} calls a referendum${withCard}`;
        case 'leaveTorpor':
          return `${minion} tries to leave torpor`;
        case 'rescue':
          return `${minion} goes to rescue ${this.name(t, aim)} from torpor`;
        case 'enterCombat':
          return `${minion} hunts down ${this.name(t, aim)}`;
        case 'becomeAnarch':
          return `${minion} goes to become Anarch${withCard}`;
        case 'diablerise':
          return `${minion} goes to diablerise ${this.name(t, aim)}`;
        default: {
          const against =
            aim >= 0
              ? ` on ${this.name(t, aim)}`
              : isSeatTarget(e.other)
                ? ` against ${this.target(t, e.other)}`
                : '';
          return `${minion} acts${withCard}${against}`;
        }
      }
    };
    this.begin(t, depth, words(), 'action', id);
  }

  /** Attempts that fail in a row are one line; one that succeeds at once is just a block. */
  private attempt(t: Table, e: GameEvent, depth: number): void {
    const who = this.name(t, e.card);
    switch (e.type) {
      case 'attempt':
        if (this.line?.about !== 'attempt') this.begin(t, depth, '', 'attempt');
        if (this.line) this.line.attempting = who;
        return;
      case 'attemptFailed':
        if (this.line?.about !== 'attempt') return this.begin(t, depth, `${possessive(who)} attempt fails`);
        this.line.attempting = '';
        this.line.failed.set(who, (this.line.failed.get(who) ?? 0) + 1);
        return;
      default:
        if (this.line?.about === 'attempt') this.line.attempting = '';
        this.begin(t, depth, `${who} blocks`);
    }
  }

  private endAttempts({ failed, attempting, depth }: Line): void {
    const tries = [...failed].map(([who, n]) => (n === 1 ? who : `${who} (${n} times)`));
    const verb = tries.length === 1 ? 'attempts' : 'attempt';
    if (tries.length > 0) this.print(depth, `${listed(tries)} ${verb} to block in vain`);
    if (attempting !== '') this.print(depth, `${attempting} attempts to block`);
  }

  private strike(t: Table, e: GameEvent): string {
    const combat = combatOf(t);
    const strike = combat?.first === e.card ? combat.strike1 : combat?.strike2;
    const card = t.pool.cards[t.pool.uses[e.amount]?.def ?? NONE]?.card.name;
    const weapon = e.other >= 0 && e.other !== e.card ? this.name(t, e.other) : card;
    const means = weapon === undefined || weapon === this.name(t, e.card) ? '' : ` with ${weapon}`;
    const who = this.name(t, e.card);
    switch (strike?.kind) {
      case 'dodge':
        return `${who} dodges${means}`;
      case 'combatEnds':
        return `${who} ends the combat${means}`;
      case 'none':
        return `${who} cannot strike`;
      case 'stealBlood':
        return `${who} steals blood${means}`;
      case 'destroyEquipment':
        return `${who} goes for the equipment${means}`;
      case 'stealEquipment':
        return `${who} grabs for the equipment${means}`;
      default:
        return `${who} strikes${means}`;
    }
  }

  /** Locking to act or block, and unlocking at the start of a turn, go without saying. */
  private lockedOrUnlocked(t: Table, e: GameEvent, verb: string): void {
    const top = t.state.frames[t.state.frames.length - 1];
    if (top?.kind === 'effect') this.note(t, `${this.name(t, e.card)} ${verb}`);
  }
}

// ---------------------------------------------------------------------------------------------- helpers

const SCENES: readonly Frame['kind'][] = ['action', 'combat', 'referendum'];

const depthOf = (t: Table): number => 1 + t.state.frames.filter((f) => SCENES.includes(f.kind)).length;

const combatOf = (t: Table): CombatFrame | undefined => t.state.frames.findLast((f) => f.kind === 'combat');
const roundOf = (t: Table): number => combatOf(t)?.round ?? 0;
const topPlay = (t: Table) => t.state.frames.findLast((f) => f.kind === 'play');
const bloodHunt = (t: Table): boolean =>
  t.state.frames.findLast((f) => f.kind === 'referendum')?.bloodHunt ?? false;

/** In the unlock phase only the Edge gives pool outside a card's effect. */
function isEdgePool(t: Table): boolean {
  const top = t.state.frames[t.state.frames.length - 1];
  return top?.kind === 'impulse' && top.window === 'unlock';
}

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
const possessive = (name: string): string => (name.endsWith('s') ? `${name}'` : `${name}'s`);
const SECT_WORDS: Readonly<Record<Sect, string>> = {
  camarilla: 'Camarilla',
  anarch: 'Anarch',
  independent: 'Independent',
  sabbat: 'Sabbat',
  laibon: 'Laibon',
};
const titleName = (title: string): string =>
  title === 'innerCircle' ? 'Inner Circle member' : title === 'own' ? 'with votes of its own' : title;

/** A bleed that succeeded with nothing left of it. */
function isVainBleed(t: Table): boolean {
  const top = t.state.frames.findLast((f) => f.kind === 'action');
  return top?.kind === 'action' && top.action === 'bleed' && bleedOf(t, top.minion) < 1;
}

/** The final standing: a row for each player, the most victory points first. */
export function standing(
  t: Table,
  ousts: readonly { readonly seat: Seat; readonly turn: number }[],
): string[] {
  const rows = t.state.seats
    .map((p, seat) => ({ name: seatName(t, seat), p, out: ousts.find((o) => o.seat === seat)?.turn }))
    .sort((a, b) => b.p.victoryPoints - a.p.victoryPoints || (b.out ?? Infinity) - (a.out ?? Infinity));
  const width = Math.max(...rows.map((row) => row.name.length), 'Player'.length) + 2;
  return [
    `${'Player'.padEnd(width)}Victory points  Pool  Fate`,
    ...rows.map(({ name, p, out }) => {
      const fate =
        p.ousted && p.withdrawing
          ? 'withdrew'
          : out === undefined
            ? 'still standing'
            : `ousted on turn ${out}`;
      return `${name.padEnd(width)}${String(p.victoryPoints).padStart(14)}${String(p.pool).padStart(6)}  ${fate}`;
    }),
  ];
}
