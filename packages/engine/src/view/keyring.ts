import { canSee, handFor, type Viewer, withCards } from '../query/visibility.ts';
import { type CardId, NONE } from '../state/types.ts';
import type { GameEvent } from '../table/events.ts';
import { findCard, type Table } from '../table/table.ts';

declare const isKey: unique symbol;
/** A viewer's key for a card: valid while the viewer can see where the card is, and unrelated to earlier keys. */
export type CardKey = number & { readonly [isKey]: true };

/** A keyring as plain data. */
export interface WrittenKeyring {
  readonly viewer: Viewer;
  readonly last: number;
  readonly keys: readonly (readonly [id: CardId, key: number])[];
}

/**
 * The card keys of one viewer, numbered in the order in which the viewer first sees the cards.
 *
 * Card ids reveal the order of drawing, so only the viewer `all` gets them as keys.
 */
export class Keyring {
  readonly #viewer: Viewer;
  #keys = new Map<CardId, CardKey>();
  /** A copy has the same map until one of the two changes. */
  #isShared = false;
  #last = 0;

  constructor(viewer: Viewer, like?: Keyring) {
    this.#viewer = viewer;
    if (like === undefined) return;
    this.#keys = like.#keys;
    this.#last = like.#last;
    this.#isShared = true;
    like.#isShared = true;
  }

  /** To be called before a change. */
  #own(): void {
    if (!this.#isShared) return;
    this.#keys = new Map(this.#keys);
    this.#isShared = false;
  }

  static read({ viewer, last, keys }: WrittenKeyring): Keyring {
    const ring = new Keyring(viewer);
    ring.#last = last;
    for (const [id, key] of keys) ring.#keys.set(id, key as CardKey);
    return ring;
  }

  write(): WrittenKeyring {
    return { viewer: this.#viewer, last: this.#last, keys: [...this.#keys] };
  }

  copy(): Keyring {
    return new Keyring(this.#viewer, this);
  }

  /**
   * Called at each decision: gives keys to cards now visible on the table or in a hand, and drops those of cards out of sight.
   */
  look(t: Table): void {
    if (this.#viewer === 'all') return;
    for (const id of this.#keys.keys()) {
      if (findCard(t, id) !== undefined || canSee(t, this.#viewer, id)) continue;
      this.#own();
      this.#keys.delete(id);
    }
    for (const { id } of t.state.cards) this.key(id);
    for (const id of t.state.limbo) this.key(id);
    for (const seat of t.state.seats.keys()) for (const id of handFor(t, this.#viewer, seat)) this.key(id);
  }

  key(id: CardId): CardKey {
    if (this.#viewer === 'all') return id as CardKey;
    const known = this.#keys.get(id);
    if (known !== undefined) return known;
    this.#own();
    const key = ++this.#last as CardKey;
    this.#keys.set(id, key);
    return key;
  }

  /** The card with this key; undefined if there is none. */
  card(key: number): CardId | undefined {
    if (this.#viewer === 'all') return key;
    for (const [id, of] of this.#keys) if (of === key) return id;
    return undefined;
  }

  /** An event with keys instead of ids. */
  event(event: GameEvent): GameEvent {
    if (this.#viewer === 'all') return event;
    return withCards(event, (card) => (card.id < 0 ? card : { ...card, id: this.key(card.id) }));
  }

  /** The same, but a card without a key gets none: which cards have one does not depend on who listens. */
  knownIn(event: GameEvent): GameEvent {
    if (this.#viewer === 'all') return event;
    return withCards(event, (card) => ({ ...card, id: this.#keys.get(card.id) ?? NONE }));
  }

  /** An option id with keys instead of card ids. */
  optionId(id: string): string {
    return id.replace(
      /\/([cbt])(\d+)/g,
      (_, part: string, card: string) => `/${part}${this.key(Number(card))}`,
    );
  }

  /** Notation text with keys instead of the card ids that distinguish cards of one name. */
  words(text: string): string {
    return text.replace(/ #(\d+)/g, (_, card: string) => ` #${this.key(Number(card))}`);
  }
}
