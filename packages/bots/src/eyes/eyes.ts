import type { CardId, Phase, Poll, Pool, Seat, Target } from '@methuselah/engine';
import {
  type ActionFrame,
  amountOf,
  asSeenBy,
  bleedOf,
  blockTax,
  type CardInPlay,
  type CombatFrame,
  candidates,
  canSee,
  capacityOf,
  cardOf,
  clanOf,
  currentAction,
  currentCombat,
  currentReferendum,
  type DamageFrame,
  discardable,
  type EffectContext,
  type EffectFrame,
  ifActing,
  interceptOf,
  isPrinted,
  isRestricted,
  matches,
  NONE,
  type PlayFrame,
  pollOf,
  prey,
  type ReferendumFrame,
  seatsOf,
  seatTarget,
  stealthOf,
  strengthOf,
  type Table,
  votesOf,
  whyConditionFails,
  whyRequirementFails,
} from '@methuselah/engine/internal';
import {
  type Amount,
  type CardNoun,
  type Condition,
  type Cost,
  type Filter,
  isSeatNoun,
  type Pick,
  type Printed,
  type Requirement,
  type Restriction,
  type SeatNoun,
  type Who,
} from '@methuselah/engine/language';

import type { Change } from './ledger.ts';

export type CardText = Pool['cards'][number];
export type UseText = Pool['uses'][number];

/**
 * What one seat can see of a table; bots know the game only through this. Answers are computed on demand, so that a
 * decision pays only for what it asks. A new instance is made for each decision.
 */
export class Eyes {
  readonly seat: Seat;
  readonly prey: Seat;
  readonly predator: Seat;
  /** All cards of the game as data: public. */
  readonly cards: Pool;
  readonly #t: Table;
  #ledger: Change[] | null = null;
  #minions: CardId[][] | null = null;
  #uncontrolled: CardId[] = [];
  #onHost: Map<CardId, CardId[]> | null = null;
  #seen: Table | null = null;
  #supposed: { readonly context: EffectContext; readonly table: Table } | null = null;

  constructor(table: Table, seat: Seat) {
    this.#t = table;
    this.seat = seat;
    this.cards = table.pool;
    this.prey = prey(table, seat);
    this.predator = this.predatorOf(seat);
  }

  // ---- what is priced
  /** Notes a change that was priced, and returns its worth. */
  priced(change: Change): number {
    this.#ledger?.push(change);
    return change.worth;
  }
  /** The changes priced while `ask` runs. */
  heard(ask: () => unknown): readonly Change[] {
    const changes: Change[] = [];
    this.#noting(changes, ask);
    return changes;
  }
  /** What is only tried is not noted. */
  tried<T>(ask: () => T): T {
    return this.#ledger === null ? ask() : this.#noting(null, ask);
  }
  #noting<T>(ledger: Change[] | null, ask: () => T): T {
    const before = this.#ledger;
    this.#ledger = ledger;
    try {
      return ask();
    } finally {
      this.#ledger = before;
    }
  }

  // ---- the table
  get turn(): number {
    return this.#t.state.turn;
  }
  get phase(): Phase {
    return this.#t.state.phase;
  }
  get active(): Seat {
    return this.#t.state.active;
  }
  get edge(): Seat {
    return this.#t.state.edge;
  }
  get isMyTurn(): boolean {
    return this.#t.state.active === this.seat;
  }
  get seats(): number {
    return this.#t.state.seats.length;
  }
  isIn(seat: Seat): boolean {
    return this.#t.state.seats[seat]?.ousted === false;
  }
  get playersLeft(): number {
    let left = 0;
    for (let s = 0; s < this.seats; s++) if (this.isIn(s)) left += 1;
    return left;
  }
  preyOf(seat: Seat): Seat {
    return prey(this.#t, seat);
  }
  predatorOf(seat: Seat): Seat {
    const n = this.seats;
    for (let i = 1; i <= n; i++) if (this.isIn((seat - i + n) % n)) return (seat - i + n) % n;
    return NONE;
  }

  // ---- seats
  pool(seat: Seat): number {
    return this.#t.state.seats[seat]?.pool ?? 0;
  }
  victoryPoints(seat: Seat): number {
    return this.#t.state.seats[seat]?.victoryPoints ?? 0;
  }
  handCount(seat: Seat): number {
    return this.#t.state.seats[seat]?.hand.length ?? 0;
  }
  libraryCount(seat: Seat): number {
    return this.#t.state.seats[seat]?.library.length ?? 0;
  }
  cryptCount(seat: Seat): number {
    return this.#t.state.seats[seat]?.crypt.length ?? 0;
  }
  get transfers(): number {
    return this.#t.state.seats[this.seat]?.transfers ?? 0;
  }
  /** The seat's own hand. */
  get hand(): readonly CardId[] {
    return this.#t.state.seats[this.seat]?.hand ?? [];
  }

  // ---- cards
  canSee(id: CardId): boolean {
    return id >= 0 && canSee(this.#t, this.seat, id);
  }
  /** What is printed on a card, if this seat can see it. */
  text(id: CardId): CardText | null {
    if (id < 0 || !canSee(this.#t, this.seat, id)) return null;
    return this.#t.pool.cards[this.#t.state.def[id] ?? NONE] ?? null;
  }
  /** The text of a card in our own hand. */
  inHand(id: CardId): CardText {
    return this.#t.pool.cards[this.#t.state.def[id] ?? NONE] as CardText;
  }
  use(place: number): UseText | undefined {
    return this.#t.pool.uses[place];
  }
  /** A card on the table: location, counters, locked or not. `text` tells which card it is, if visible. */
  card(id: CardId): Readonly<CardInPlay> | undefined {
    if (id < 0) return undefined;
    const { cards } = this.#t.state;
    const place = this.#t.index.stale ? NONE : (this.#t.index.at[id] ?? NONE);
    const there = cards[place];
    if (there?.id === id) return there;
    for (const c of cards) if (c.id === id) return c;
    return undefined;
  }
  /** All cards on the table. */
  get onTable(): readonly Readonly<CardInPlay>[] {
    return this.#t.state.cards;
  }
  controller(id: CardId): Seat {
    return this.card(id)?.controller ?? NONE;
  }
  counters(id: CardId): number {
    return this.card(id)?.counters ?? 0;
  }
  /** A seat's minions, ready or in torpor. */
  minions(seat: Seat): readonly CardId[] {
    return (this.#minions ?? this.#look())[seat] ?? [];
  }
  /** Our uncontrolled vampires. */
  get uncontrolled(): readonly CardId[] {
    if (this.#minions === null) this.#look();
    return this.#uncontrolled;
  }
  #look(): CardId[][] {
    const { state, pool } = this.#t;
    const minions: CardId[][] = state.seats.map(() => []);
    const own: CardId[] = [];
    for (const c of state.cards) {
      if (c.region === 'uncontrolled') {
        if (c.controller === this.seat) own.push(c.id);
      } else if (
        (c.region === 'ready' || c.region === 'torpor') &&
        pool.cards[state.def[c.id] ?? NONE]?.isMinion
      )
        minions[c.controller]?.push(c.id);
    }
    this.#minions = minions;
    this.#uncontrolled = own;
    return minions;
  }
  /** The cards attached to a card. */
  attached(host: CardId): readonly CardId[] {
    if (this.#onHost === null) {
      this.#onHost = new Map();
      for (const c of this.#t.state.cards) {
        if (c.host === NONE || c.region !== 'attached') continue;
        const list = this.#onHost.get(c.host);
        if (list) list.push(c.id);
        else this.#onHost.set(c.host, [c.id]);
      }
    }
    return this.#onHost.get(host) ?? [];
  }

  // ---- minions: all of this is public for a visible card
  isReady(id: CardId): boolean {
    return this.card(id)?.region === 'ready';
  }
  isLocked(id: CardId): boolean {
    return this.card(id)?.locked === true;
  }
  isAwake(id: CardId): boolean {
    return !this.isLocked(id) || this.restricted('wake', id);
  }
  capacity(id: CardId): number {
    return this.text(id) === null ? 0 : capacityOf(this.#t, id);
  }
  bleed(id: CardId): number {
    return bleedOf(this.#t, id);
  }
  stealth(id: CardId): number {
    return stealthOf(this.#t, id);
  }
  /** The blood or life that an attempt to block costs this minion. */
  blockTax(id: CardId): number {
    const { blood, any } = blockTax(this.#t, id);
    return blood + any;
  }
  intercept(id: CardId): number {
    return interceptOf(this.#t, id);
  }
  strength(id: CardId): number {
    return strengthOf(this.#t, id);
  }
  votes(id: CardId): number {
    return votesOf(this.#t, id);
  }
  clan(id: CardId): string {
    return this.text(id) === null ? '' : clanOf(this.#t, id);
  }
  restricted(what: Restriction, target: Target): boolean {
    return isRestricted(this.#t, what, target);
  }
  restrictedSeat(what: Restriction, seat: Seat): boolean {
    return isRestricted(this.#t, what, seatTarget(seat));
  }

  // ---- nouns, filters, amounts and conditions: the engine's evaluators, on what this seat sees
  /** Outside an action, "the acting minion" is the minion that would use the card. */
  #read(context: EffectContext): Table {
    if (this.#seen === null) this.#seen = asSeenBy(this.#t, this.seat);
    if (this.action !== undefined || this.card(context.by) === undefined) return this.#seen;
    const { context: known, table } = this.#supposed ?? {};
    if (table && known?.by === context.by && known.seat === context.seat && known.use === context.use)
      return table;
    const supposed = ifActing(this.#seen, context);
    this.#supposed = { context, table: supposed };
    return supposed;
  }
  cardMeant(context: EffectContext, noun: CardNoun): CardId {
    const id = cardOf(this.#read(context), context, noun);
    return id < 0 ? NONE : id;
  }
  seatsMeant(context: EffectContext, noun: SeatNoun): readonly Seat[] {
    return seatsOf(this.#read(context), context, noun).filter((seat) => seat !== NONE);
  }
  /** The cards a noun refers to, if it refers to cards. */
  cardsMeant(context: EffectContext, who: Who): readonly CardId[] {
    if (isSeatNoun(who)) return [];
    if (typeof who === 'object' && 'all' in who) return this.allThatFit(context, who.all);
    const id = this.cardMeant(context, who);
    return this.card(id) ? [id] : [];
  }
  /** Is a card that is played in this way what the text speaks of? */
  isPrinted(use: number, printed: Printed): boolean {
    const compiled = this.cards.uses[use];
    return compiled !== undefined && isPrinted(this.cards, compiled, printed);
  }
  fits(context: EffectContext, id: CardId, filter: Filter): boolean {
    return matches(this.#read(context), context, id, filter);
  }
  allThatFit(context: EffectContext, filter: Filter): CardId[] {
    const table = this.#read(context);
    return table.state.cards.map(({ id }) => id).filter((id) => matches(table, context, id, filter));
  }
  /** `them`: the Methuselah who gains or burns it. An X not chosen yet counts as 2. */
  amount(context: EffectContext, amount: Amount, them: Seat = NONE): number {
    if (typeof amount === 'number') return amount;
    return amountOf(this.#read(context), context.x === 0 ? { ...context, x: 2 } : context, amount, them);
  }
  holds(context: EffectContext, condition: Condition): boolean {
    return whyConditionFails(this.#read(context), context, condition) === null;
  }
  candidates(context: EffectContext, pick: Pick): readonly Target[] {
    const found: Target[] = [];
    candidates(this.#read(context), context, pick, found);
    return found;
  }
  /** Does this minion meet the requirement? */
  meets(minion: CardId, requires: Requirement): boolean {
    return this.text(minion) !== null && whyRequirementFails(this.#t, minion, requires) === null;
  }
  /** The cards in our hand that may be discarded for a cost. */
  discardable(context: EffectContext, cost: Cost): readonly CardId[] {
    return context.seat === this.seat ? discardable(this.#t, context, cost) : [];
  }

  // ---- in progress
  get action(): Readonly<ActionFrame> | undefined {
    return currentAction(this.#t);
  }
  get combat(): Readonly<CombatFrame> | undefined {
    return currentCombat(this.#t);
  }
  get referendum(): Readonly<ReferendumFrame> | undefined {
    return currentReferendum(this.#t);
  }
  get poll(): Poll | null {
    return pollOf(this.#t);
  }
  /** The topmost use or effect with a choice to make. */
  get asking(): Readonly<PlayFrame | EffectFrame | ActionFrame | DamageFrame> | undefined {
    const { frames } = this.#t.state;
    for (let i = frames.length - 1; i >= 0; i--) {
      const f = frames[i];
      if (f?.kind === 'play' || f?.kind === 'effect' || f?.kind === 'action' || f?.kind === 'damage')
        return f;
      if (f?.kind !== 'impulse') return undefined;
    }
    return undefined;
  }
  /** Damage that may be prevented now. */
  get damage(): Readonly<DamageFrame> | undefined {
    const { frames } = this.#t.state;
    for (let i = frames.length - 1; i >= 0; i--)
      if (frames[i]?.kind === 'damage') return frames[i] as DamageFrame;
    return undefined;
  }
  /** The Methuselahs who may block. */
  mayBlock(directedAt: readonly Seat[], acting: Seat): readonly Seat[] {
    return directedAt.length > 0 ? directedAt : [this.preyOf(acting), this.predatorOf(acting)];
  }
}
