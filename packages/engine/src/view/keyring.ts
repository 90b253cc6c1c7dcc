import { canSee, handFor, type Viewer, withCards } from '../query/visibility.ts';
import type { CardId } from '../state/types.ts';
import type { GameEvent } from '../table/events.ts';
import { findCard, type Table } from '../table/table.ts';

declare const isKey: unique symbol;
/** A card as one viewer is given it. It lasts as long as they can see the card lie somewhere, and says nothing of before. */
export type CardKey = number & { readonly [isKey]: true };

/**
 * The keys of the cards for one viewer, in the order in which they came to see them. The ids of the engine tell in which order
 * cards were drawn: they are for who knows all, whose keys they are.
 */
export class Keyring {
  readonly #viewer: Viewer;
  readonly #keys = new Map<CardId, CardKey>();
  readonly #cards = new Map<number, CardId>();
  #last = 0;

  constructor(viewer: Viewer, like?: Keyring) {
    this.#viewer = viewer;
    if (like === undefined) return;
    this.#keys = new Map(like.#keys);
    this.#cards = new Map(like.#cards);
    this.#last = like.#last;
  }

  copy(): Keyring {
    return new Keyring(this.#viewer, this);
  }

  /** At each question: what lies on the table or in a hand that is seen has a key; what is out of sight has lost it. */
  look(t: Table): void {
    if (this.#viewer === 'all') return;
    for (const [id, key] of this.#keys) {
      if (findCard(t, id) !== undefined || canSee(t, this.#viewer, id)) continue;
      this.#keys.delete(id);
      this.#cards.delete(key);
    }
    for (const { id } of t.state.cards) this.key(id);
    for (const id of t.state.limbo) this.key(id);
    for (const seat of t.state.seats.keys()) for (const id of handFor(t, this.#viewer, seat)) this.key(id);
  }

  key(id: CardId): CardKey {
    if (this.#viewer === 'all') return id as CardKey;
    const known = this.#keys.get(id);
    if (known !== undefined) return known;
    const key = ++this.#last as CardKey;
    this.#keys.set(id, key);
    this.#cards.set(key, id);
    return key;
  }

  /** The card of a key; undefined if the viewer has no such key. */
  card(key: number): CardId | undefined {
    return this.#viewer === 'all' ? key : this.#cards.get(key);
  }

  /** An event with keys instead of ids. */
  event(event: GameEvent): GameEvent {
    if (this.#viewer === 'all') return event;
    return withCards(event, (card) => (card.id < 0 ? card : { ...card, id: this.key(card.id) }));
  }

  /** The id of an option, in which cards on the table stand by their ids, with keys instead. */
  optionId(id: string): string {
    return id.replace(
      /\/([cbt])(\d+)/g,
      (_, part: string, card: string) => `/${part}${this.key(Number(card))}`,
    );
  }

  /** Words of the notation, in which cards of one name are told apart by their ids, with keys instead. */
  words(text: string): string {
    return text.replace(/ #(\d+)/g, (_, card: string) => ` #${this.key(Number(card))}`);
  }
}
