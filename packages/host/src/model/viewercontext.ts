import type { CardId, CardKey, Game, Keyring, Option, Seat, Target, Viewer } from '@methuselah/engine';
import {
  type CardInPlay,
  type CompiledCard,
  canSee,
  type Frame,
  framesFor,
  isClanTarget,
  isSeatTarget,
  NONE,
  optionId,
  type Table,
  tableOf,
  targetClan,
  targetSeat,
} from '@methuselah/engine/internal';
import { clanText } from '@methuselah/text/internal';
import type { HostLocale } from '../words/words.ts';

/** A game from one viewer's point of view, in their language; it names only what they may know. */
export class ViewerContext {
  readonly game: Game;
  readonly t: Table;
  readonly viewer: Viewer;
  readonly locale: HostLocale;
  /** The stack of frames (action, combat, card being played…), without what is hidden from the viewer. */
  readonly frames: readonly Frame[];
  readonly #keys: Keyring;
  /** Where nothing has moved, nobody asks for a card. */
  #allInPlay: ReadonlyMap<CardId, CardInPlay> | null = null;
  #allSeen: ReadonlyMap<number, readonly CardInPlay[]> | null = null;

  constructor(game: Game, viewer: Viewer, locale: HostLocale, keys: Keyring) {
    this.game = game;
    this.t = tableOf(game);
    this.viewer = viewer;
    this.locale = locale;
    this.frames = framesFor(this.t, viewer);
    this.#keys = keys;
  }

  get #inPlay(): ReadonlyMap<CardId, CardInPlay> {
    this.#allInPlay ??= new Map(this.t.state.cards.map((card) => [card.id, card]));
    return this.#allInPlay;
  }
  /** The cards on the table that the viewer sees, by definition. */
  get #seen(): ReadonlyMap<number, readonly CardInPlay[]> {
    const { cards, def } = this.t.state;
    this.#allSeen ??= Map.groupBy(
      cards.filter(({ id }) => this.sees(id)),
      ({ id }) => def[id] ?? NONE,
    );
    return this.#allSeen;
  }

  inPlay(id: CardId): CardInPlay | undefined {
    return this.#inPlay.get(id);
  }

  /** The viewer's key of a card, and id of an option. */
  key(id: CardId): CardKey {
    return this.#keys.key(id);
  }
  optionId(option: Option): string {
    return this.#keys.optionId(optionId(this.t, option));
  }

  sees(id: CardId): boolean {
    const card = this.#inPlay.get(id);
    // R-SETUP-11: cards on the table are face up, but for those of the uncontrolled regions
    return card !== undefined && card.region !== 'uncontrolled' ? true : canSee(this.t, this.viewer, id);
  }

  /** The definition of a card, if the viewer may see it. */
  def(id: CardId): CompiledCard | undefined {
    return this.sees(id) ? this.t.pool.cards[this.t.state.def[id] ?? NONE] : undefined;
  }

  number(id: CardId): number | null {
    return this.def(id)?.card.id ?? null;
  }

  /** The name of a card. A hidden one on the table is named by its position. */
  card(id: CardId): string {
    const { names } = this.locale.words;
    if (id === NONE) return names.nothing;
    const def = this.def(id);
    if (def) return this.locale.cardName(def.card);
    const card = this.#inPlay.get(id);
    if (card?.region !== 'uncontrolled') return names.hidden;
    const row = this.t.state.cards.filter(
      ({ region, controller }) => region === 'uncontrolled' && controller === card.controller,
    );
    return names.uncontrolled(row.indexOf(card) + 1);
  }

  /** Tells a card on the table from others of its name: " (2)", " (Sarah)", " (2, Sarah)"; empty if there are no others. */
  twin(id: CardId): string {
    const card = this.#inPlay.get(id);
    if (card === undefined || card.controller === this.viewer) return this.ordinal(id);
    const isElsewhere = this.#alike(id).some(({ controller }) => controller !== card.controller);
    return inBrackets([this.#place(card), isElsewhere ? this.seat(card.controller) : '']);
  }

  /** The number of a card among its controller's cards of that name: " (2)"; empty if there are no others. */
  ordinal(id: CardId): string {
    const card = this.#inPlay.get(id);
    return card === undefined ? '' : inBrackets([this.#place(card)]);
  }

  /** As in the log, uncontrolled cards are counted apart from those in play. */
  #place(card: CardInPlay): string {
    const isUncontrolled = ({ region }: CardInPlay): boolean => region === 'uncontrolled';
    const own = this.#alike(card.id).filter(
      (other) => other.controller === card.controller && isUncontrolled(other) === isUncontrolled(card),
    );
    return own.length > 1 ? `${own.indexOf(card) + 1}` : '';
  }

  /** Visible cards on the table with the name of this one; none if it is hidden. */
  #alike(id: CardId): readonly CardInPlay[] {
    return this.sees(id) ? (this.#seen.get(this.t.state.def[id] ?? NONE) ?? []) : [];
  }

  seat(seat: Seat): string {
    return this.t.names[seat] ?? this.locale.words.names.seat(seat + 1);
  }

  target(target: Target): string {
    if (isClanTarget(target))
      return this.locale.words.names.clan(clanText(this.locale, this.t.pool.clans[targetClan(target)] ?? ''));
    return isSeatTarget(target) ? this.seat(targetSeat(target)) : this.card(target);
  }
}

const inBrackets = (marks: readonly string[]): string => {
  const shown = marks.filter((mark) => mark !== '');
  return shown.length === 0 ? '' : ` (${shown.join(', ')})`;
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
