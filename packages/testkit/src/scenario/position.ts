import type { CardId, Pool, Region, Seat, Target } from '@methuselah/engine';
import {
  type CardInPlay,
  capacityOf,
  DIRTY,
  emptyState,
  NONE,
  newTable,
  type State,
  seatTarget,
  turnFrame,
} from '@methuselah/engine/internal';
import { SECTS, TITLES } from '@methuselah/engine/language';
import { type Place, plain, ScenarioError, suggest } from './error.ts';
import { NOTATION_WORDS } from './notation.ts';
import type { CardText, Named, PlayerText, PositionScenario, Zone } from './scenario.ts';

/** The scenario's labels for single cards, in lower case. */
export type Labels = ReadonlyMap<string, CardId>;

export interface Position {
  readonly state: State;
  readonly labels: Labels;
}

/** Builds the position of a scenario: a state about to begin the given phase. */
export const positionOf = (scenario: PositionScenario, pool: Pool): Position => new Setup(scenario, pool);

type Definition = Pool['cards'][number];

/** The cards of a pool by name. Kept, as many scenarios are set up with the same pool. */
const named = new WeakMap<Pool, ReadonlyMap<string, Definition>>();
function namesIn(pool: Pool): ReadonlyMap<string, Definition> {
  const known = named.get(pool);
  if (known) return known;
  const names = new Map([...pool.byId.values()].map((def) => [plain(def.name), def]));
  named.set(pool, names);
  return names;
}

class Setup implements Position {
  readonly state: State;
  readonly labels = new Map<string, CardId>();
  readonly #scenario: PositionScenario;
  readonly #pool: Pool;
  readonly #names: ReadonlyMap<string, Definition>;
  readonly #labelled: Named[] = [];
  /** Vampires with a given amount of blood. */
  readonly #filled: { readonly card: CardInPlay; readonly place: Place }[] = [];
  /** Cards to bind once all cards are placed. */
  readonly #bindings: { readonly card: CardInPlay; readonly to: readonly Named[] }[] = [];

  constructor(scenario: PositionScenario, pool: Pool) {
    this.#scenario = scenario;
    this.#pool = pool;
    this.#names = namesIn(pool);
    const names = new Set<string>();
    for (const player of scenario.players) {
      if (names.has(plain(player.name))) fail(player.place, `Two players are named ${player.name}.`);
      names.add(plain(player.name));
    }
    const s = emptyState(
      pool,
      scenario.players.map(() => ({ crypt: [], library: [] })),
      scenario.seed,
    );
    this.state = s;
    s.turn = scenario.tableTurn;
    s.active = scenario.turn === null ? 0 : this.#seat(scenario.turn);
    s.edge = scenario.edge === null ? NONE : this.#seat(scenario.edge);
    s.phase = scenario.phase;
    s.frames.push(turnFrame(s.active, scenario.phase));
    scenario.players.forEach((player, seat) => {
      this.#player(player, seat);
    });
    for (const { card, to } of this.#bindings) this.#bind(card, to);
    this.#checkLabels();
    this.#checkBlood();
    // Title cards and contests are derived from what is in play.
    s.dirty |= DIRTY.titles;
    if (s.seats[s.active]?.ousted)
      fail(scenario.place, `${scenario.players[s.active]?.name} is ousted and has no turn.`);
  }

  #seat({ name, place }: Named): Seat {
    const players = this.#scenario.players.map((p) => p.name);
    const seat = players.findIndex((p) => plain(p) === plain(name));
    if (seat < 0) fail(place, `There is no player named ${name}.${suggest(name, players)}`);
    return seat;
  }

  #player({ place, numbers, ousted, withdrawing, zones }: PlayerText, seat: Seat): void {
    const p = this.state.seats[seat];
    if (p === undefined) return;
    p.pool = numbers.pool ?? (ousted ? 0 : p.pool);
    p.victoryPoints = numbers.victoryPoints ?? 0;
    p.ousted = ousted;
    p.withdrawing = withdrawing;
    if (!ousted && p.pool < 1)
      fail(place, 'A player without pool is ousted: give it pool, or write "ousted: true".');
    if (numbers.handSize !== undefined) this.#handSize(seat, numbers.handSize);
    const pile = (zone: Zone): CardId[] => zones[zone].map((card) => this.#add(card, seat, zone));
    p.hand = pile('hand');
    // The top of a deck is the end of its array.
    p.library = pile('library').reverse();
    p.crypt = pile('crypt').reverse();
    p.ashHeap = pile('ash');
    p.removed = pile('removed');
    for (const zone of ['ready', 'torpor', 'uncontrolled', 'table'] as const)
      for (const card of zones[zone]) this.#place(card, seat, zone);
  }

  #handSize(seat: Seat, size: number): void {
    const context = { seat, card: NONE, def: NONE, by: NONE, use: NONE, picks: [], x: 0, subject: NONE };
    this.state.rows.push({
      id: this.state.nextRow++,
      kind: 'stat',
      what: 'handSize',
      subject: seatTarget(seat),
      amount: size - 7,
      node: NONE,
      context,
      scope: 'game',
      uses: 0,
      limited: false,
    });
  }

  #define({ name, place }: Named): Definition {
    const def = this.#names.get(plain(name));
    if (def !== undefined) return def;
    const known = this.#pool.cards.map((c) => c.name);
    return fail(
      place,
      `There is no card named ${name} in the pool "${this.#scenario.pool}".${suggest(name, known)}`,
    );
  }

  /** Adds a card to the game, in no zone yet. */
  #add(card: CardText, seat: Seat, zone: Zone | 'on'): CardId {
    const def = this.#define(card);
    const { name } = def.card;
    if (zone === 'ready' || zone === 'torpor') {
      if (!def.isMinion) fail(card.place, `${name} is not a minion: it cannot be ${inZone(zone)}.`);
      if (zone === 'torpor' && !def.isVampire)
        fail(card.place, `${name} is not a vampire: it cannot be in torpor.`);
    } else if (zone === 'crypt' || zone === 'uncontrolled') {
      if (!def.isVampire) fail(card.place, `${name} is not a vampire: it cannot be ${inZone(zone)}.`);
    } else if (zone !== 'ash' && zone !== 'removed' && def.card.kind === 'vampire')
      fail(card.place, `${name} is a vampire: it cannot be ${inZone(zone)}.`);
    if (zone === 'table' && def.isMinion)
      fail(card.place, `${name} is a minion: it belongs in "ready", not in "table".`);
    const onTable =
      zone === 'ready' || zone === 'torpor' || zone === 'uncontrolled' || zone === 'table' || zone === 'on';
    if (!onTable && (card.counters || card.locked || card.on.length > 0 || card.title !== null))
      fail(card.place, `${name} is ${inZone(zone)}: it has no counters, locks or cards on it there.`);
    this.state.def.push(def.index);
    this.state.owner.push(card.owner === null ? seat : this.#seat(card.owner));
    const id = this.state.def.length - 1;
    if (card.label !== null) this.#label(card.label, id, card.place);
    return id;
  }

  #label(label: string, id: CardId, place: Place): void {
    const word = plain(label);
    if (this.labels.has(word)) fail(place, `Two cards are named ${label}.`);
    if (NOTATION_WORDS.has(word))
      fail(place, `"${label}" is a word of the notation: name the card otherwise.`);
    if (this.#scenario.players.some((p) => plain(p.name) === word))
      fail(place, `A player is named ${label}: name the card otherwise.`);
    this.labels.set(word, id);
    this.#labelled.push({ name: label, place });
  }
  /** A label must not be a word of a card name, where it would be found by mistake. */
  #checkLabels(): void {
    for (const { name, place } of this.#labelled)
      for (const def of new Set(this.state.def)) {
        const of = this.#pool.cards[def]?.card.name ?? '';
        if (plain(of).split(/\W+/).includes(plain(name)))
          fail(place, `"${name}" is a word of the name ${of}: name the card otherwise.`);
      }
  }

  /** Checked last: cards in play may change a vampire's capacity. */
  #checkBlood(): void {
    const names = this.#scenario.players.map((p) => p.name);
    const table = newTable(this.#pool, this.state, names);
    for (const { card, place } of this.#filled) {
      const { name = '' } = this.#pool.cards[this.state.def[card.id] ?? NONE]?.card ?? {};
      const capacity = capacityOf(table, card.id);
      if (card.counters > capacity)
        fail(place, `${name} has a capacity of ${capacity}: it cannot have ${card.counters} blood.`);
    }
  }

  #place(text: CardText, seat: Seat, zone: 'ready' | 'torpor' | 'uncontrolled' | 'table'): void {
    const def = this.#define(text);
    const twin = this.state.cards.some(
      (c) => c.region !== 'uncontrolled' && c.region !== 'contested' && this.state.def[c.id] === def.index,
    );
    if (twin && zone !== 'uncontrolled' && !text.contested && def.card.kind === 'vampire')
      fail(
        text.place,
        `${def.card.name} is in play twice: there is only one of each vampire, or both are contested.`,
      );
    this.#putDown(text, seat, zone, zone, NONE);
  }

  #putDown(text: CardText, seat: Seat, zone: Zone | 'on', region: Region, host: CardId): CardInPlay {
    const def = this.#define(text);
    const id = this.#add(text, seat, zone);
    const card: CardInPlay = {
      id,
      // A master card on another player's minion stays under its owner's control.
      controller:
        zone === 'on' && def.isMaster && !def.isTrophy && text.owner !== null ? this.#seat(text.owner) : seat,
      region: text.contested ? 'contested' : region,
      host,
      counters: countersOf(def, text, region),
      locked: text.locked,
      actsFrom: text.justRecruited ? this.state.turn + 1 : 0,
      ...titleOf(def, text),
      titleContested: text.titleContested,
      titleCard: NONE,
      was: region,
      merged: NONE,
      level: text.superior ? 2 : 1,
      bound0: NONE,
      bound1: NONE,
    };
    this.state.cards.push(card);
    if (def.isVampire && text.counters !== null && region !== 'uncontrolled')
      this.#filled.push({ card, place: text.place });
    if (text.bound.length > 0) this.#bindings.push({ card, to: text.bound });
    if (text.sect !== null) this.#belongs(seat, id, 'sect', this.#sect(text.sect, text.place));
    if (text.clan !== null) this.#belongs(seat, id, 'clan', this.#clan(text.clan, text.place));
    if (text.merged) this.#merge(card, def, seat, text);
    for (const on of text.on) {
      const below = this.#putDown(on, seat, 'on', 'attached', id);
      if (text.contested) below.region = 'contested';
    }
    return card;
  }

  #belongs(seat: Seat, subject: CardId, what: 'sect' | 'clan', amount: number): void {
    this.state.rows.push({
      id: this.state.nextRow++,
      kind: 'belongs',
      what,
      subject,
      amount,
      node: NONE,
      context: { seat, card: NONE, def: NONE, by: NONE, use: NONE, picks: [], x: 0, subject: NONE },
      scope: 'game',
      uses: NONE,
      limited: false,
    });
  }
  #sect(word: string, place: Place): number {
    const index = (SECTS as readonly string[]).indexOf(word);
    return index < 0 ? fail(place, `There is no sect "${word}": the sects are ${SECTS.join(', ')}.`) : index;
  }
  #clan(word: string, place: Place): number {
    const index = this.#pool.clans.indexOf(word);
    return index < 0
      ? fail(place, `There is no clan "${word}" in the pool.${suggest(word, this.#pool.clans)}`)
      : index;
  }
  /** Puts the base card under the advanced one: both are one vampire. */
  #merge(card: CardInPlay, def: Definition, seat: Seat, text: CardText): void {
    const both = this.#pool.cards[def.whenMerged];
    if (both === undefined)
      return fail(text.place, `${def.card.name} is no advanced vampire: it has nothing to merge with.`);
    this.state.def[card.id] = both.index;
    if (text.title === null) Object.assign(card, { title: both.title, domain: both.domain });
    this.state.def.push(def.base);
    this.state.owner.push(seat);
    card.merged = this.state.def.length - 1;
  }

  #bind(card: CardInPlay, to: readonly Named[]): void {
    const [first, second, ...rest] = to;
    if (rest[0] !== undefined) fail(rest[0].place, 'A card is bound to two cards at the most.');
    card.bound0 = first === undefined ? NONE : this.#target(first);
    card.bound1 = second === undefined ? NONE : this.#target(second);
  }
  #target(named: Named): Target {
    const seat = this.#scenario.players.findIndex((p) => plain(p.name) === plain(named.name));
    return seat < 0 ? this.#inPlay(named) : seatTarget(seat);
  }
  #inPlay(named: Named): CardId {
    const labelled = this.labels.get(plain(named.name));
    if (labelled !== undefined) return labelled;
    const def = this.#define(named);
    const found = this.state.cards.filter((c) => this.state.def[c.id] === def.index);
    const [card] = found;
    if (card === undefined) fail(named.place, `${def.card.name} is not in play.`);
    if (found.length > 1)
      fail(named.place, `There are ${found.length} cards named ${def.card.name} in play.`);
    return card.id;
  }
}

function fail(place: Place, problem: string): never {
  throw new ScenarioError('malformed', place, problem);
}

function inZone(zone: Zone | 'on'): string {
  switch (zone) {
    case 'hand':
      return 'in a hand';
    case 'library':
      return 'in a library';
    case 'crypt':
      return 'in a crypt';
    case 'ready':
      return 'in the ready region';
    case 'torpor':
      return 'in torpor';
    case 'uncontrolled':
      return 'in the uncontrolled region';
    case 'table':
      return 'on the table by itself';
    case 'ash':
      return 'in an ash heap';
    case 'removed':
      return 'out of the game';
    case 'on':
      return 'on another card';
  }
}

/** Unless given: full blood for a vampire, printed life for an ally or retainer, 0 for other cards. */
function countersOf(def: Definition, { counters, place, superior }: CardText, region: Region): number {
  const { card } = def;
  const hasLife = def.isAlly || def.isRetainer;
  if (counters === null) {
    if (region === 'uncontrolled') return 0;
    if (def.isVampire) return def.capacity;
    if (!hasLife || card.kind !== 'library') return 0;
    return (superior ? card.atSuperior?.life : undefined) ?? card.life ?? 1;
  }
  const { word, amount } = counters;
  const right = def.isVampire ? 'blood' : hasLife ? 'life' : 'counters';
  if (word !== right) fail(place, `${card.name} has ${right}, not ${word}.`);
  if (hasLife && amount < 1) fail(place, `${card.name} without life is burned: give it at least 1.`);
  return amount;
}

/** "prince of London", "primogen"; else the printed title. */
function titleOf(
  def: Definition,
  { title, place }: CardText,
): { readonly title: number; readonly domain: string } {
  if (title === null) return { title: def.title, domain: def.domain };
  if (!def.isVampire) fail(place, `${def.card.name} is not a vampire: it has no title.`);
  if (title === 'none') return { title: NONE, domain: '' };
  const [word = '', domain = ''] = title.split(' of ');
  const index = (TITLES as readonly string[]).indexOf(word);
  if (index < 0) fail(place, `There is no title "${word}": the titles are ${TITLES.join(', ')}.`);
  return { title: index, domain: domain === '' && CLAN_TITLES.includes(word) ? def.clan : domain };
}
const CLAN_TITLES: readonly string[] = ['justicar', 'innerCircle', 'kholo'];
