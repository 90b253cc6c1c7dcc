import { WINDOWS } from '../language/language.ts';
import type { CompiledCard, CompiledStatic, CompiledTrigger, CompiledUse, Pool } from '../language/pool.ts';
import { type CardId, type CardInPlay, NONE, type State } from '../state/types.ts';

/** Indexes derived from the state and its cards, so that lookups need no search. */

/** Derived from the state when stale; never saved, never hashed. */
export interface TableIndex {
  stale: boolean;
  /** Card id to its index in state.cards, or NONE. */
  at: number[];
  /** The cards on the table, in order. */
  onTable: CardId[];
  /** By seat: minions, ready or in torpor; and uncontrolled vampires. */
  minions: CardId[][];
  uncontrolled: CardId[][];
  /** Vampires in torpor, of all controllers. */
  torpid: CardId[];
  statics: Map<string, { readonly card: CardId; readonly text: CompiledStatic }[]>;
  triggers: Map<string, { readonly card: CardId; readonly text: CompiledTrigger }[]>;
  /** Contested cards, which are out of play with everything on them. */
  contested: CardId[];
  /** Mandatory actions of cards in play. */
  mandatory: { readonly card: CardId; readonly use: CompiledUse }[];
  /** Uses of cards in play, by window. */
  uses: ({ readonly card: CardId; readonly use: CompiledUse }[] | undefined)[];
  /** By window: the seats that may have a use there, as a bit set; and those that may in another Methuselah's phase. */
  users: number[];
  guests: number[];
}

/** By window; copied before it is written to. */
const NO_SEATS: number[] = WINDOWS.map(() => 0);

export const emptyIndex = (seats = 0): TableIndex => ({
  stale: true,
  at: [],
  onTable: [],
  minions: listsFor(seats),
  uncontrolled: listsFor(seats),
  torpid: [],
  statics: new Map(),
  triggers: new Map(),
  contested: [],
  mandatory: [],
  uses: [],
  users: NO_SEATS,
  guests: NO_SEATS,
});

function listsFor(seats: number): CardId[][] {
  const lists: CardId[][] = [];
  for (let seat = 0; seat < seats; seat++) lists.push([]);
  return lists;
}

/** Builds a new index; the old one is not changed, since a fork may share it. */
export function buildIndex(state: State, pool: Pool, before: TableIndex): TableIndex {
  const index = emptyIndex(state.seats.length);
  index.stale = false;
  index.users = NO_SEATS.slice();
  index.guests = NO_SEATS.slice();
  index.at = placesOf(state, before);
  for (let i = 0; i < state.cards.length; i++) {
    const card = state.cards[i] as CardInPlay;
    index.onTable.push(card.id);
    const def = pool.cards[state.def[card.id] ?? NONE];
    if (!def) continue;
    if (card.region === 'uncontrolled') {
      index.uncontrolled[card.controller]?.push(card.id);
      continue;
    }
    // R-CONTEST-03: a contested card is out of play, and its text with it
    if (card.region === 'contested') {
      index.contested.push(card.id);
      continue;
    }
    // R-MASTER-13: a trophy does nothing until it is on a vampire
    if (def.isTrophy && card.host === NONE) continue;
    if (isOfContestedTitle(state, card, def)) continue;
    if (card.region === 'torpor') index.torpid.push(card.id);
    if (def.isMinion && (card.region === 'ready' || card.region === 'torpor'))
      index.minions[card.controller]?.push(card.id);
    addTexts(index, card.id, def);
    for (const use of def.playUses) addUsers(index, state, card, use);
  }
  return index;
}

/** ruling:G00042#1: the card of a title is out of play while that title is contested, and its text with it. */
function isOfContestedTitle(state: State, { id, host }: CardInPlay, { card }: CompiledCard): boolean {
  if (card.kind !== 'library' || card.titleCard === undefined) return false;
  const holder = state.cards.find((c) => c.id === host);
  return holder?.titleCard === id && holder.titleContested;
}

/** Copies the old places, since most cards are not on the table; resets those that were and sets those that are. */
function placesOf(state: State, before: TableIndex): number[] {
  const at = before.at.length === 0 ? new Array<number>(state.def.length).fill(NONE) : before.at.slice();
  for (const id of before.onTable) at[id] = NONE;
  for (let i = 0; i < state.cards.length; i++) at[(state.cards[i] as CardInPlay).id] = i;
  return at;
}

/** Adds the statics, triggers and uses of a card in play. */
function addTexts({ statics, triggers, uses, mandatory }: TableIndex, card: CardId, def: CompiledCard): void {
  for (const text of def.statics) {
    const list = statics.get(text.key);
    if (list) list.push({ card, text });
    else statics.set(text.key, [{ card, text }]);
  }
  for (const text of def.triggers) {
    const list = triggers.get(text.text.at);
    if (list) list.push({ card, text });
    else triggers.set(text.text.at, [{ card, text }]);
  }
  for (const use of def.playUses) {
    const inPlay = { card, use };
    for (const place of use.windowPlaces) {
      const inWindow = uses[place];
      if (inWindow) inWindow.push(inPlay);
      else uses[place] = [inPlay];
    }
    if (use.text.action?.mandatory) mandatory.push(inPlay);
  }
}

/** Adds the seats that may use an ability: its card's controller, the host's controller, or everybody. */
function addUsers({ at, users, guests }: TableIndex, state: State, card: CardInPlay, use: CompiledUse): void {
  const host = use.by === 'host' && card.host !== NONE ? state.cards[at[card.host] ?? NONE] : undefined;
  const seat = (use.by === 'host' ? host : card)?.controller;
  const who = use.forOthers ? -1 : seat === undefined ? 0 : 1 << seat;
  for (const place of use.windowPlaces) {
    users[place] = (users[place] ?? 0) | who;
    // R-UNLOCK-02: "during a phase" means during your own phase
    if (!use.ownPhase) guests[place] = (guests[place] ?? 0) | who;
  }
}

/** The windows in which some card in a hand could be played, by the role of the player. */
export type HandWindows = CompiledCard['windowsBy'] & {
  readonly all: number;
  /** Some card in the hand has a burn option. */
  readonly burnOption: boolean;
};

export function windowsOf(state: State, pool: Pool, hand: readonly CardId[]): HandWindows {
  let [active, actor, acting, reacting, combatant, anybody] = [0, 0, 0, 0, 0, 0];
  let burnOption = false;
  for (const id of hand) {
    const def = pool.cards[state.def[id] ?? NONE];
    if (def === undefined) continue;
    const by = def.windowsBy;
    burnOption ||= def.burnOption;
    active |= by.active;
    actor |= by.actor;
    acting |= by.acting;
    reacting |= by.reacting;
    combatant |= by.combatant;
    anybody |= by.anybody;
  }
  const all = active | actor | acting | reacting | combatant | anybody;
  return { active, actor, acting, reacting, combatant, anybody, all, burnOption };
}
