import type { Viewer } from '@methuselah/engine';
import { type Fed, Feed, type HostLocale } from '@methuselah/host';
import { Channel, type Listener } from './channel.ts';
import { readEvent } from './events.ts';
import { retold } from './game.ts';
import type { TableState } from './state.ts';
import type { Surroundings } from './surroundings.ts';
import { standing } from './undo.ts';

/** A table as its log makes it up to an event. */
export interface TableAt {
  readonly table: TableState;
  readonly head: number;
}

/** With whose eyes, and in which language. */
type Looking = Pick<Feed, 'viewer' | 'locale'>;
export interface Joining extends Looking {
  readonly listener: Listener;
}
interface Told {
  readonly feed: Feed;
  readonly told: Fed;
}

/** Who looks at a table, by seat and language. */
export class Audience {
  readonly #id: string;
  readonly #with: Pick<Surroundings, 'log' | 'cards' | 'now'>;
  /** They see it so many milliseconds later than it is. */
  readonly #behind: number;
  readonly #channels = new Map<string, Channel>();

  constructor(id: string, surroundings: Pick<Surroundings, 'log' | 'cards' | 'now'>, behind = 0) {
    this.#id = id;
    this.#with = surroundings;
    this.#behind = behind;
  }

  get isEmpty(): boolean {
    return this.#channels.size === 0;
  }
  get #now(): number {
    return this.#with.now() - this.#behind;
  }

  /** Shows the table to somebody from now on, beginning with all of it. Returns how to leave. */
  async join(viewer: Viewer, locale: HostLocale, listener: Listener, at: TableAt): Promise<() => void> {
    const [leave] = (await this.joinAll([{ viewer, locale, listener }], at)) as [() => void];
    return leave;
  }

  /** The same for several, who are told the game in one replay. */
  async joinAll(joining: readonly Joining[], at: TableAt): Promise<(() => void)[]> {
    const told = await this.#told(at, joining);
    return joining.map((each, place) => this.#join(each, told[place] as Told, at));
  }

  #join({ viewer, locale, listener }: Joining, { feed, told }: Told, { table }: TableAt): () => void {
    const key = `${viewer} ${locale.lang}`;
    const known = this.#channels.get(key);
    if (known) feed.close();
    const channel = known ?? new Channel(feed, table, this.#now, this.#behind);
    this.#channels.set(key, channel);
    const leave = channel.join(listener, told, table);
    return () => {
      leave();
      if (channel.isEmpty && this.#channels.get(key) === channel) {
        channel.close();
        this.#channels.delete(key);
      }
    };
  }

  /** Tells all what has changed. */
  tell(table: TableState): void {
    for (const channel of this.#channels.values()) channel.tell(table, this.#now);
  }

  /** Shows the whole table to who follows a state that was given up. */
  async retell(at: TableAt): Promise<void> {
    const lost = [...this.#channels.values()].filter((channel) => !channel.isOf(at.table));
    if (lost.length === 0) return;
    for (const [place, { feed, told }] of (await this.#told(at, lost)).entries())
      lost[place]?.restart(feed, told, at.table, this.#now);
  }

  /** The game from its beginning: what each viewer follows from now on, and the log so far. It is played again once for all of them. */
  async #told({ table, head }: TableAt, viewers: readonly Looking[]): Promise<Told[]> {
    const events = await this.#with.log.read(this.#id, 0);
    const past = retold(table.begin, this.#with.cards);
    const feeds = viewers.map(({ viewer, locale }) => new Feed(table.fold, viewer, locale, past.fold));
    past.play(standing(events.filter(({ seq }) => seq <= head)).map(readEvent), table.fold);
    return feeds.map((feed) => {
      feed.goLive();
      return { feed, told: feed.take(table.asking) };
    });
  }

  close(): void {
    for (const channel of this.#channels.values()) channel.close();
    this.#channels.clear();
  }
}
