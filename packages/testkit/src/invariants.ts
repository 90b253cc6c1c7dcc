import {
  type CardId,
  type Dice,
  type Game,
  type GameEvent,
  loadGame,
  type Seat,
  saveGame,
  type Viewer,
} from '@methuselah/engine';
import {
  type CardInPlay,
  canSee,
  capacityOf,
  cardShown,
  eventFor,
  handSizeOf,
  isRestricted,
  isSeatTarget,
  NONE,
  notate,
  optionId,
  rivalsOf,
  type SeatState,
  type State,
  seatTarget,
  type Table,
  type ToldCard,
  tableOf,
  targetSeat,
  titleOf,
} from '@methuselah/engine/internal';

/** Invariants of every decision of every game. Each function lists the violations. */

const COUNTS = [
  'pool',
  'victoryPoints',
  'masterActions',
  'transfers',
  'discardActions',
  'toReplace',
] as const;
const ZONES = ['library', 'crypt', 'hand', 'ashHeap', 'removed'] as const;

/** Cheap enough for every decision. */
export function violations(game: Game): string[] {
  const wrong: string[] = [];
  const t = tableOf(game);
  cardsInOneZone(t.state, wrong);
  cardsInPlay(t, wrong);
  titles(t, wrong);
  seats(t, wrong);
  rows(t.state, wrong);
  frames(t, wrong);
  decision(game, wrong);
  return wrong;
}

function cardsInOneZone(s: State, wrong: string[]): void {
  const times = new Uint8Array(s.def.length);
  const see = (id: CardId, where: string, owner: Seat): void => {
    if (!(id >= 0 && id < times.length)) wrong.push(`${where} holds ${id}, which is no card`);
    else {
      times[id] = (times[id] ?? 0) + 1;
      if (owner !== NONE && s.owner[id] !== owner) wrong.push(`${where} holds card ${id} of another owner`);
    }
  };
  s.seats.forEach((p, seat) => {
    for (const zone of ZONES) for (const id of p[zone]) see(id, `the ${zone} of seat ${seat}`, seat);
  });
  for (const c of s.cards) {
    see(c.id, 'the table', NONE);
    if (c.merged !== NONE) see(c.merged, 'a merged vampire', NONE);
  }
  for (const id of s.limbo) see(id, 'limbo', NONE);
  times.forEach((n, id) => {
    if (n !== 1) wrong.push(`card ${id} is in ${n} zones`);
  });
}

function cardsInPlay(t: Table, wrong: string[]): void {
  const { state, pool } = t;
  const onTable = new Set(state.cards.map((c) => c.id));
  for (const c of state.cards) {
    const def = pool.cards[state.def[c.id] ?? NONE];
    if (!def) {
      wrong.push(`card ${c.id} has no definition`);
      continue;
    }
    const what = `${def.card.name} (card ${c.id}, ${c.region})`;
    if (!isCount(c.counters)) wrong.push(`${what} has ${c.counters} counters`);
    const place = c.region === 'contested' ? c.was : c.region;
    const isOnAnother = place === 'attached' || place === 'contested';
    if (isOnAnother !== (c.host !== NONE)) wrong.push(`${what} has the host ${c.host}`);
    const host = state.cards.find((other) => other.id === c.host);
    if (host?.region === 'contested' && c.region !== 'contested')
      wrong.push(`${what} is in play on a contested card`);
    for (const other of copies(t, c)) {
      if (isOutWithHost(state, c) || isOutWithHost(state, other)) continue;
      if (c.region !== 'contested') wrong.push(`${what} is in play beside a copy of it`);
      if (other.controller === c.controller) wrong.push(`${what} is contested by seat ${c.controller} alone`);
    }
    if (c.host !== NONE && !onTable.has(c.host)) wrong.push(`${what} is on ${c.host}, which is not in play`);
    if (!state.seats[c.controller] || state.seats[c.controller]?.ousted)
      wrong.push(`${what} is controlled by seat ${c.controller}, who is not in the game`);
    const controlled = c.region === 'ready' || c.region === 'torpor';
    // State-based corrections stop when the game is over.
    if (!state.over && def.isVampire && controlled && c.counters > capacityOf(t, c.id))
      wrong.push(`${what} has ${c.counters} blood, over its capacity of ${capacityOf(t, c.id)}`);
    if (controlled && !def.isMinion) wrong.push(`${what} is no minion`);
    if (c.region === 'torpor' && !def.isVampire) wrong.push(`${what} is no vampire`);
    if ((def.isAlly || def.isRetainer) && c.counters === 0) wrong.push(`${what} has no life and is in play`);
  }
}

/** Copies of the same unique card, in play or contested. */
function copies({ state, pool }: Table, card: CardInPlay): CardInPlay[] {
  const key = (c: CardInPlay): number => pool.cards[state.def[c.id] ?? NONE]?.uniqueKey ?? NONE;
  if (card.region === 'uncontrolled' || key(card) === NONE) return [];
  return state.cards.filter((c) => c.id !== card.id && c.region !== 'uncontrolled' && key(c) === key(card));
}

/** Out of play only because its host is contested. */
const isOutWithHost = (s: State, c: CardInPlay): boolean =>
  c.region === 'contested' &&
  c.was !== 'contested' &&
  s.cards.some((host) => host.id === c.host && host.region === 'contested');

/** A unique title belongs to one vampire; a title card is on the vampire that has the title. */
function titles(t: Table, wrong: string[]): void {
  // State-based corrections stop when the game is over.
  if (t.state.over) return;
  for (const c of t.state.cards) {
    if (titleOf(t, c.id) !== NONE && rivalsOf(t, c.id).length > 0)
      wrong.push(`card ${c.id} has a title that card ${rivalsOf(t, c.id)[0]} claims too`);
    if (c.titleContested && c.region !== 'ready' && c.region !== 'torpor')
      wrong.push(`card ${c.id} contests a title and is ${c.region}`);
    if (c.titleCard !== NONE && t.state.cards.find((on) => on.id === c.titleCard)?.host !== c.id)
      wrong.push(`card ${c.id} has a title by card ${c.titleCard}, which is not on it`);
  }
}

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;

function seats(t: Table, wrong: string[]): void {
  const s = t.state;
  // Hands are being adjusted one after the other, or wait until a card has been played or cards drawn without discarding are put back.
  const isAdjusting =
    s.frames.some((f) => f.kind === 'hand' || (f.kind === 'effect' && f.step === 'moveCards')) ||
    cardShown(t) !== undefined;
  s.seats.forEach((p, seat) => {
    const who = `seat ${seat}`;
    for (const count of COUNTS) if (!isCount(p[count])) wrong.push(`${who} has ${p[count]} ${count}`);
    if (p.ousted || s.over) return;
    if (p.pool === 0) wrong.push(`${who} has no pool and is in the game`);
    const size = handSizeOf(t, seat);
    if (p.hand.length > size && !isAdjusting)
      wrong.push(`${who} holds ${p.hand.length} cards with a hand size of ${size}`);
    if (
      p.hand.length < size &&
      !isAdjusting &&
      p.library.length > 0 &&
      !isRestricted(t, 'draw', seatTarget(seat))
    )
      wrong.push(
        `${who} holds ${p.hand.length} cards of ${size} and has ${p.library.length} left in the library`,
      );
  });
  if (s.edge !== NONE && s.seats[s.edge]?.ousted !== false)
    wrong.push(`the Edge is with seat ${s.edge}, who is not in the game`);
}

function rows(s: State, wrong: string[]): void {
  const onTable = new Set(s.cards.map((c) => c.id));
  for (const row of s.rows) {
    const { subject } = row;
    const known =
      subject === NONE || (isSeatTarget(subject) ? targetSeat(subject) in s.seats : onTable.has(subject));
    if (!known)
      wrong.push(`row ${row.id} (${row.kind} ${row.what}) is about ${subject}, which is not in play`);
    if (!Number.isInteger(row.amount)) wrong.push(`row ${row.id} has the amount ${row.amount}`);
  }
}

function frames(t: Table, wrong: string[]): void {
  const s = t.state;
  for (const f of s.frames) {
    const rules = t.book.frames.get(f.kind);
    if (!rules) wrong.push(`there is no frame of the kind ${f.kind}`);
    else if (!rules.steps.has(f.step)) wrong.push(`the ${f.kind} frame has no step ${f.step}`);
  }
  if (s.signal !== null && s.cleaning === 0) wrong.push(`the signal ${s.signal} is left over`);
  if (s.cleaning > s.frames.length) wrong.push(`frame ${s.cleaning} of ${s.frames.length} is cleaning up`);
  if (s.over !== (s.frames.length === 0)) wrong.push(`over: ${s.over}, with ${s.frames.length} frames`);
}

function decision(game: Game, wrong: string[]): void {
  const t = tableOf(game);
  const pending = t.decision;
  if ((pending === null) !== game.over) wrong.push('a game is over, or somebody decides; never both');
  if (pending === null) return;
  if (t.state.seats[pending.seat]?.ousted !== false)
    wrong.push(`seat ${pending.seat} decides and is not in the game`);
  if (pending.options.length < 2) wrong.push(`a decision with ${pending.options.length} options`);
  const ids = new Set<string>();
  const words = new Set<string>();
  for (const o of pending.options) {
    const id = optionId(t, o);
    if (ids.has(id)) wrong.push(`two options of the ${pending.window} decision have the id ${id}`);
    ids.add(id);
    for (const viewer of [pending.seat, 'all'] as const) {
      const text = `${viewer}: ${notate(t, o, viewer)}`;
      if (words.has(text)) wrong.push(`two options of the ${pending.window} decision read alike for ${text}`);
      words.add(text);
    }
  }
}

// ---------------------------------------------------------------------------------------------- deep checks

/** Too slow for every decision; the fuzzer runs them at intervals. */
export function deepViolations(game: Game, dice: Dice): string[] {
  const wrong: string[] = [];
  if (tableOf(game).decision === null) return wrong;
  everyOptionApplies(game, wrong);
  madeUpOptionIsRefused(game, wrong);
  hiddenStaysHidden(game, dice, wrong);
  savedGameIsTheSame(game, wrong);
  return wrong;
}

/** Applies every option on a fork, and checks that the original does not change. */
function everyOptionApplies(game: Game, wrong: string[]): void {
  const before = game.hash();
  const words = game.decision?.options.map((o) => o.text) ?? [];
  words.forEach((text, place) => {
    const fork = game.fork();
    try {
      fork.chooseAt(place);
      for (const what of violations(fork)) wrong.push(`after "${text}": ${what}`);
    } catch (error) {
      wrong.push(`"${text}" is offered and fails: ${error instanceof Error ? error.message : error}`);
    }
  });
  if (game.hash() !== before) wrong.push('what happened on a fork changed the game itself');
  const again = game.decision?.options.map((o) => o.text) ?? [];
  if (again.join() !== words.join()) wrong.push('what happened on a fork changed the options');
}

function madeUpOptionIsRefused(game: Game, wrong: string[]): void {
  const pending = game.decision;
  if (pending === null) return;
  const before = game.hash();
  const offered = new Set(pending.options.map((o) => o.id));
  const tries = ['', 'pass/u1', 'act/u0/b9999', 'bribe', 'pick/c-1', `${pending.options[0]?.id}/n99`];
  for (const id of tries) {
    if (offered.has(id)) continue;
    const result = game.choose(pending.id, id);
    if (result.ok || result.refused !== 'unknownOption') wrong.push(`the made-up option "${id}" was taken`);
  }
  if (game.hash() !== before) wrong.push('a refused option changed the game');
}

/** Reshuffles what a viewer cannot see: each player's hand with the library, and uncontrolled region with the crypt. */
function shuffleHidden(t: Table, viewer: Viewer, dice: Dice): void {
  const s = t.state;
  s.seats.forEach((p: SeatState, seat) => {
    const uncontrolled = s.cards
      .filter((c) => c.region === 'uncontrolled' && c.controller === seat)
      .map((c) => c.id);
    for (const pile of [
      [...p.hand, ...p.library],
      [...uncontrolled, ...p.crypt],
    ]) {
      const hidden = pile.filter((id) => !canSee(t, viewer, id));
      const defs = dice.drawn(hidden.map((id) => s.def[id] ?? 0));
      for (const [place, id] of hidden.entries()) s.def[id] = defs[place] ?? 0;
    }
  });
}

function hiddenStaysHidden(game: Game, dice: Dice, wrong: string[]): void {
  const t = tableOf(game);
  for (const viewer of [...t.state.seats.keys(), 'spectator'] as const) {
    const view = JSON.stringify(game.view(viewer));
    const fork = game.fork();
    shuffleHidden(tableOf(fork), viewer, dice);
    if (JSON.stringify(fork.view(viewer)) !== view)
      wrong.push(`the view of ${viewer} changes when what it cannot see is shuffled`);
    const seen = new Set<string>();
    const hidden = new Set<string>();
    t.state.def.forEach((def, id) => {
      (canSee(t, viewer, id) ? seen : hidden).add(t.pool.cards[def]?.card.name ?? '');
    });
    for (const name of hidden) {
      // A hidden name may be part of a visible one.
      const rest = [...seen].filter((known) => known.includes(name));
      const text = rest.reduce((left, known) => left.replaceAll(inJson(known), ''), view);
      if (!seen.has(name) && text.includes(inJson(name)))
        wrong.push(`the view of ${viewer} names ${name}, which is hidden from it`);
    }
  }
}

const inJson = (name: string): string => JSON.stringify(name).slice(1, -1);

/** The decision without its id: loading a game restarts the ids. */
const question = ({ decision }: Game): string => JSON.stringify({ ...decision, id: '' });

function savedGameIsTheSame(game: Game, wrong: string[]): void {
  const loaded = loadGame(JSON.stringify(saveGame(game)), tableOf(game).pool);
  if (!loaded.ok) wrong.push(`a saved game is refused: ${loaded.message}`);
  else if (loaded.game.hash() !== game.hash()) wrong.push('a game saved and loaded has another hash');
  else if (question(loaded.game) !== question(game))
    wrong.push('a game saved and loaded asks for another decision');
}

/** Cards named in an event to a viewer who cannot see them, unless they are revealed. Call it while the event is emitted. */
export function leaks(t: Table, event: GameEvent): string[] {
  if (event.type === 'revealed') return [];
  const wrong: string[] = [];
  for (const viewer of [...t.state.seats.keys(), 'spectator'] as const)
    for (const { id, number } of cardsIn(eventFor(viewer, event)))
      if (number !== NONE && !canSee(t, viewer, id))
        wrong.push(
          `the event ${event.type} tells ${viewer} of ${t.pool.byId.get(number)?.card.name}, a hidden card`,
        );
  return wrong;
}

/** Every card mentioned anywhere in an event. */
export function cardsIn(part: unknown): ToldCard[] {
  if (typeof part !== 'object' || part === null) return [];
  if (isToldCard(part)) return [part];
  return Object.values(part).flatMap(cardsIn);
}
const isToldCard = (part: object): part is ToldCard => 'number' in part && 'known' in part;
