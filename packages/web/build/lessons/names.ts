import { PLAYABLE_CARDS } from '@methuselah/cards';
import type { Seat } from '@methuselah/engine';
import { plain, suggest } from '@methuselah/testkit';

/** Finds the players and cards that a lesson names; an unknown name is a fault of the file. */
export interface Names {
  readonly seat: (name: string) => Seat;
  readonly card: (name: string) => number;
  readonly fail: (problem: string) => never;
}

export const namesOf = (players: readonly string[], fail: (problem: string) => never): Names => ({
  seat(name) {
    const seat = players.findIndex((player) => plain(player) === plain(name));
    return seat < 0 ? fail(`There is no player named ${name}.${suggest(name, players)}`) : seat;
  },
  card(name) {
    const found = PLAYABLE_CARDS.find((card) => plain(card.name) === plain(name));
    if (found) return found.id;
    const known = PLAYABLE_CARDS.map((card) => card.name);
    return fail(`There is no card named ${name}.${suggest(name, known)}`);
  },
  fail,
});
