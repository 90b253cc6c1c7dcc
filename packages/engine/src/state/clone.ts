import type { CardInPlay, EffectContext, Frame, Row, SeatState, Side, State, Strike } from './types.ts';

/** A copy that shares no mutable data. Written by hand for speed: bots clone at every decision. */
export function cloneState(s: State): State {
  return {
    turn: s.turn,
    active: s.active,
    first: s.first,
    phase: s.phase,
    edge: s.edge,
    over: s.over,
    turnLimit: s.turnLimit,
    limitReached: s.limitReached,
    seats: s.seats.map(cloneSeat),
    def: s.def.slice(),
    owner: s.owner, // immutable after setup
    cards: s.cards.map(cloneCard),
    limbo: s.limbo.slice(),
    frames: s.frames.map(cloneFrame),
    rows: s.rows.map(cloneRow),
    ledger: s.ledger.slice(), // entries are immutable
    due: s.due.slice(),
    signal: s.signal,
    signalTo: s.signalTo,
    cleaning: s.cleaning,
    rng: s.rng.slice(),
    nextRow: s.nextRow,
    decisions: s.decisions,
    dirty: s.dirty,
  };
}

function cloneSeat(p: SeatState): SeatState {
  return {
    pool: p.pool,
    victoryPoints: p.victoryPoints,
    ousted: p.ousted,
    library: p.library.slice(),
    crypt: p.crypt.slice(),
    hand: p.hand.slice(),
    toReplace: p.toReplace,
    ashHeap: p.ashHeap.slice(),
    removed: p.removed.slice(),
    masterActions: p.masterActions,
    transfers: p.transfers,
    discardActions: p.discardActions,
    outOfTurn: p.outOfTurn,
    withdrawing: p.withdrawing,
  };
}

function cloneCard(c: CardInPlay): CardInPlay {
  return {
    id: c.id,
    controller: c.controller,
    region: c.region,
    host: c.host,
    counters: c.counters,
    locked: c.locked,
    actsFrom: c.actsFrom,
    title: c.title,
    domain: c.domain,
    titleContested: c.titleContested,
    titleCard: c.titleCard,
    was: c.was,
    merged: c.merged,
    level: c.level,
    bound0: c.bound0,
    bound1: c.bound1,
  };
}

export function cloneContext(c: EffectContext): EffectContext {
  return {
    seat: c.seat,
    card: c.card,
    def: c.def,
    by: c.by,
    use: c.use,
    picks: c.picks.slice(),
    x: c.x,
    subject: c.subject,
  };
}

function cloneRow(r: Row): Row {
  return {
    id: r.id,
    kind: r.kind,
    what: r.what,
    subject: r.subject,
    amount: r.amount,
    node: r.node,
    context: r.context, // a row's context is immutable
    scope: r.scope,
    uses: r.uses,
    limited: r.limited,
  };
}

const cloneStrike = (s: Strike | null): Strike | null => (s === null ? null : { ...s });
const cloneSide = (s: Side): Side => ({
  ...s,
  strike: cloneStrike(s.strike),
  committed: cloneStrike(s.committed),
});

function cloneFrame(f: Frame): Frame {
  switch (f.kind) {
    case 'game':
    case 'turn':
    case 'prevention':
    case 'diablerie':
    case 'hand':
      return { ...f };
    case 'award':
      return { ...f, asked: f.asked.slice() };
    case 'impulse':
    case 'triggers':
      return { ...f, order: f.order.slice() };
    case 'play':
      return { ...f, context: cloneContext(f.context), discards: f.discards.slice() };
    case 'action':
      return {
        ...f,
        context: cloneContext(f.context),
        directedAt: f.directedAt.slice(),
        targets: f.targets.slice(),
        declined: f.declined.slice(),
        attempts: f.attempts.slice(),
        discards: f.discards.slice(),
      };
    case 'combat':
      return {
        ...f,
        sides: [cloneSide(f.sides[0]), cloneSide(f.sides[1])],
        stolen: f.stolen.slice(),
      };
    case 'damage':
      return { ...f, packets: f.packets.map((p) => ({ ...p })), order: f.order.slice() };
    case 'referendum':
      return {
        ...f,
        context: cloneContext(f.context),
        ballots: f.ballots.map((b) => ({ ...b })),
        cardVotes: f.cardVotes.slice(),
      };
    case 'effect':
      return { ...f, context: cloneContext(f.context), list: f.list.slice() };
  }
}
