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

/** A game as one viewer looks at it, in their language: names of what they may know. */
export class ViewerContext {
  readonly game: Game;
  readonly t: Table;
  readonly viewer: Viewer;
  readonly locale: HostLocale;
  /** What is under way, as far as the viewer may know. */
  readonly frames: readonly Frame[];
  readonly #keys: Keyring;
  readonly #inPlay = new Map<CardId, CardInPlay>();
  /** The cards on the table that the viewer sees, by definition. */
  readonly #seen = new Map<number, CardInPlay[]>();

  constructor(game: Game, viewer: Viewer, locale: HostLocale, keys: Keyring) {
    this.game = game;
    this.t = tableOf(game);
    this.viewer = viewer;
    this.locale = locale;
    this.frames = framesFor(this.t, viewer);
    this.#keys = keys;
    const { cards, def } = this.t.state;
    for (const card of cards) {
      this.#inPlay.set(card.id, card);
      if (!this.sees(card.id)) continue;
      const alike = this.#seen.get(def[card.id] ?? NONE);
      if (alike) alike.push(card);
      else this.#seen.set(def[card.id] ?? NONE, [card]);
    }
  }

  inPlay(id: CardId): CardInPlay | undefined {
    return this.#inPlay.get(id);
  }

  /** What the viewer calls a card, and an option. */
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

  /** The definition of a card that the viewer may see. */
  def(id: CardId): CompiledCard | undefined {
    return this.sees(id) ? this.t.pool.cards[this.t.state.def[id] ?? NONE] : undefined;
  }

  number(id: CardId): number | null {
    return this.def(id)?.card.id ?? null;
  }

  /** A card that the viewer may not see is known by its place, if it lies on the table. */
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

  /** What tells a card on the table from others of its name: " (2)", " (Sarah)", " (2, Sarah)"; empty if there are none. */
  twin(id: CardId): string {
    const card = this.#inPlay.get(id);
    if (card === undefined || card.controller === this.viewer) return this.ordinal(id);
    const isElsewhere = this.#alike(id).some(({ controller }) => controller !== card.controller);
    return marked([this.#place(card), isElsewhere ? this.seat(card.controller) : '']);
  }

  /** Which of its controller's cards of that name it is: " (2)"; empty if there are none. */
  ordinal(id: CardId): string {
    const card = this.#inPlay.get(id);
    return card === undefined ? '' : marked([this.#place(card)]);
  }

  /** As the log counts them: those that are in play, and apart from them the uncontrolled ones. */
  #place(card: CardInPlay): string {
    const isOut = ({ region }: CardInPlay): boolean => region === 'uncontrolled';
    const own = this.#alike(card.id).filter(
      (other) => other.controller === card.controller && isOut(other) === isOut(card),
    );
    return own.length > 1 ? `${own.indexOf(card) + 1}` : '';
  }

  /** The cards of its name on the table that the viewer sees; none, if it is hidden itself. */
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

const marked = (marks: readonly string[]): string => {
  const told = marks.filter((mark) => mark !== '');
  return told.length === 0 ? '' : ` (${told.join(', ')})`;
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
