import { broughtBy } from '@methuselah/engine/internal';
import type { Card } from '@methuselah/engine/language';
import type { Lang } from '@methuselah/text';
import type { CardWords } from '@methuselah/text/internal';
import type { Shard, ShardTexts } from './shard.ts';

/** The cards loaded so far, and their texts in the requested languages. */
export class CardShelf {
  readonly #shardOf = new Map<number, Shard>();
  readonly #cards = new Map<number, Card>();
  readonly #words = new Map<Lang, PrebuiltWords>();
  /** Shards that are loaded or being loaded. */
  readonly #loading = new Map<string, Promise<void>>();
  readonly #shards: readonly Shard[];

  constructor(shards: readonly Shard[]) {
    this.#shards = shards;
    for (const shard of shards) for (const id of shard.ids) this.#shardOf.set(id, shard);
  }

  /** A loaded card. The host gets its cards from here. */
  readonly cardOf = (id: number): Card | undefined => this.#cards.get(id);

  /** Loads cards and those that they can bring into play, and returns the numbers of all. Unknown numbers load nothing. */
  async loadCards(ids: Iterable<number>): Promise<ReadonlySet<number>> {
    const loaded = new Set(ids);
    await this.#load(loaded);
    for (const id of loaded) {
      const card = this.cardOf(id);
      const brought = card === undefined ? [] : broughtBy(card);
      await this.#load(brought);
      for (const other of brought) loaded.add(other);
    }
    return loaded;
  }

  async #load(ids: Iterable<number>): Promise<void> {
    const loading = this.#shardsOf(ids).map((shard) =>
      this.#once(`${this.#shards.indexOf(shard)}`, async () => {
        for (const card of (await shard.cards()).CARDS) this.#cards.set(card.id, card);
      }),
    );
    await Promise.all(loading);
  }

  /** Loads the texts of cards in a language. */
  async loadTexts(ids: Iterable<number>, lang: Lang): Promise<CardWords> {
    const words = this.#words.get(lang) ?? new PrebuiltWords();
    this.#words.set(lang, words);
    const loading = this.#shardsOf(ids).map((shard) =>
      this.#once(`${this.#shards.indexOf(shard)} ${lang}`, async () =>
        words.add((await shard.texts[lang]()).TEXTS),
      ),
    );
    await Promise.all(loading);
    return words;
  }

  #shardsOf(ids: Iterable<number>): Shard[] {
    const found = new Set<Shard>();
    for (const id of ids) {
      const shard = this.#shardOf.get(id);
      if (shard) found.add(shard);
    }
    return [...found];
  }

  /** A failed load is retried when it is needed again. */
  #once(key: string, load: () => Promise<void>): Promise<void> {
    const known = this.#loading.get(key);
    if (known) return known;
    const loading = load().catch((error: unknown) => {
      this.#loading.delete(key);
      throw error;
    });
    this.#loading.set(key, loading);
    return loading;
  }
}

/** Texts composed at build time. */
class PrebuiltWords implements CardWords {
  readonly #names = new Map<string, string>();
  readonly #texts = new Map<string, string>();
  readonly #uses = new Map<string, string>();
  readonly #keywords = new Map<string, string>();

  add({ names, texts, uses, keywords }: ShardTexts): void {
    for (const [id, name] of Object.entries(names)) this.#names.set(id, name);
    for (const [id, text] of Object.entries(texts)) this.#texts.set(id, text);
    for (const [key, text] of Object.entries(uses)) this.#uses.set(key, text);
    for (const [word, said] of Object.entries(keywords)) this.#keywords.set(word, said);
  }

  readonly name: CardWords['name'] = ({ id, name }) => this.#names.get(`${id}`) ?? name;
  readonly text: CardWords['text'] = ({ id }) => this.#texts.get(`${id}`) ?? '';
  readonly ability: CardWords['ability'] = ({ uses }, use) => this.#uses.get(uses[use]?.key ?? '') ?? '';
  readonly keyword: CardWords['keyword'] = (word) => this.#keywords.get(word) ?? word;
}
