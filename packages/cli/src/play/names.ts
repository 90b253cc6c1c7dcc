import {
  type CardId,
  canSee,
  isClanTarget,
  isSeatTarget,
  NONE,
  type Seat,
  seatName,
  type Table,
  type Target,
  targetClan,
  targetSeat,
} from '@methuselah/engine';
import { clanText, type Tongue } from '@methuselah/text';

/** Names as who sits on a seat may know them. */
export class Names {
  readonly #t: Table;
  readonly #seat: Seat;
  readonly #tongue: Tongue;

  constructor(t: Table, seat: Seat, tongue: Tongue) {
    this.#t = t;
    this.#seat = seat;
    this.#tongue = tongue;
  }

  card(id: CardId): string {
    const { names } = this.#tongue.words;
    if (id === NONE) return names.nothing;
    if (!canSee(this.#t, this.#seat, id)) return names.hidden;
    const card = this.#t.pool.cards[this.#t.state.def[id] ?? NONE]?.card;
    return card ? this.#tongue.cardName(card) : names.card(id);
  }

  /** A minion with whose it is: "Bramble (Sarah)". */
  minion(id: CardId): string {
    const controller = this.#t.state.cards.find((c) => c.id === id)?.controller;
    return controller === undefined ? this.card(id) : `${this.card(id)} (${this.seat(controller)})`;
  }

  seat(seat: Seat): string {
    return seatName(this.#t, seat);
  }

  target(target: Target): string {
    if (isClanTarget(target)) return clanText(this.#tongue, this.#t.pool.clans[targetClan(target)] ?? '');
    return isSeatTarget(target) ? this.seat(targetSeat(target)) : this.minion(target);
  }
}

/** For comparing what is typed: without accents, in small letters. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim();
