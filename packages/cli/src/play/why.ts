import {
  BASIC_ACTIONS,
  type CardId,
  currentAction,
  type Game,
  NONE,
  type Reason,
  type Seat,
} from '@methuselah/engine';
import { type Lang, reasonText, TERMS, type Tongue } from '@methuselah/text';
import { bad, faint, good, strong } from '../colour.ts';
import { labelled } from '../text.ts';
import { folded, Names } from './names.ts';
import type { Surroundings } from './terminal.ts';
import type { PlayWords } from './words.ts';

/** What a minion may do without a card, and why it may not. */
interface Deed {
  readonly text: string;
  readonly why: (minion: CardId) => Reason | null;
}

/** Why something is not offered to a seat now: its cards in hand, its minions, its actions. */
export class Why {
  readonly #game: Game;
  readonly #seat: Seat;
  readonly #names: Names;
  readonly #tongue: Tongue;
  readonly #lang: Lang;
  readonly #words: PlayWords;

  constructor(game: Game, seat: Seat, { tongue, lang, words }: Surroundings) {
    this.#game = game;
    this.#seat = seat;
    this.#names = new Names(game.table, seat, tongue);
    this.#tongue = tongue;
    this.#lang = lang;
    this.#words = words;
  }

  /** About everything, or what is named. */
  lines(about: string): string[] {
    const name = folded(about);
    const isAsked = (text: string): boolean => folded(text).includes(name);
    const actions = this.#deeds().filter(({ text }) => isAsked(text));
    const byAction = name !== '' && actions.length > 0;
    const minions = this.#minions().filter((id) => byAction || isAsked(this.#names.card(id)));
    const deeds = byAction ? actions : this.#deeds();
    const cards = this.#cards().filter((id) => isAsked(this.#names.card(id)));
    const found = [
      ...this.#together(
        cards.map((id) => ({ what: this.#names.card(id), why: this.#game.explainCard(this.#seat, id) })),
      ),
      ...minions.flatMap((id) =>
        this.#together(
          deeds.map(({ text, why }) => ({ what: text, why: why(id) })),
          (what) => `${this.#names.card(id)} (${what})`,
        ),
      ),
    ];
    if (found.length > 0) return found;
    return byAction
      ? [this.#tongue.words.reasons.noReadyMinionMeetsIt]
      : [this.#words.nothingToExplain(about)];
  }

  /** The cards in hand, one of each name; then those in play that have something to use. */
  #cards(): CardId[] {
    const { state, pool } = this.#game.table;
    const seen = new Set<number>();
    const hand = (state.seats[this.#seat]?.hand ?? []).filter((id) => {
      const def = state.def[id] ?? NONE;
      return seen.has(def) ? false : seen.add(def);
    });
    const inPlay = state.cards.filter(
      ({ id, controller, region }) =>
        controller === this.#seat &&
        region !== 'uncontrolled' &&
        (pool.cards[state.def[id] ?? NONE]?.playUses.length ?? 0) > 0,
    );
    return [...hand, ...inPlay.map(({ id }) => id)];
  }

  #minions(): CardId[] {
    const { state, pool } = this.#game.table;
    return state.cards
      .filter(
        ({ id, controller, region }) =>
          controller === this.#seat &&
          (region === 'ready' || region === 'torpor') &&
          pool.cards[state.def[id] ?? NONE]?.isMinion,
      )
      .map(({ id }) => id);
  }

  #deeds(): Deed[] {
    const { actions } = this.#tongue.words.terms;
    const game = this.#game;
    return [
      ...(currentAction(game.table) === undefined
        ? []
        : [{ text: TERMS.block[this.#lang], why: (minion: CardId) => game.explainBlock(minion) }]),
      ...BASIC_ACTIONS.map((action) => ({
        text: actions[action],
        why: (minion: CardId) => game.explainAction(minion, action),
      })),
    ];
  }

  /** What has the same reason stands on one line. */
  #together(
    asked: readonly { readonly what: string; readonly why: Reason | null }[],
    naming = (what: string): string => what,
  ): string[] {
    const groups = new Map<string, { readonly why: Reason | null; readonly what: string[] }>();
    for (const { what, why } of asked) {
      const key = why === null ? '' : `${why.rule} ${why.key}`;
      const group = groups.get(key) ?? { why, what: [] };
      group.what.push(what);
      groups.set(key, group);
    }
    return [...groups.values()].map(({ why, what }) => this.#said(naming(what.join(', ')), why));
  }

  #said(what: string, why: Reason | null): string {
    return why === null
      ? `${good('✓')} ${labelled(this.#lang, strong(what))}${this.#words.canNow}`
      : `${bad('✗')} ${labelled(this.#lang, strong(what))}${reasonText(why, this.#tongue)} ${faint(`(${why.rule})`)}`;
  }
}
