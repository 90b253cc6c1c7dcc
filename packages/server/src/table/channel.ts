import type { Viewer } from '@methuselah/engine';
import { type Fed, type Feed, type HostLocale, isEqual, patchOf } from '@methuselah/host';
import type { Desk, PatchMessage, TableMessage, ViewMessage } from './messages.ts';
import type { TableState } from './state.ts';

/** The log from its beginning. */
type Told = Pick<Fed, 'log' | 'turns'>;

/** Gets messages as JSON text, in order. */
export type Listener = (text: string) => void;

/** All who look at a table with the same eyes and in the same language: they get the same messages. */
export class Channel {
  #feed: Feed;
  readonly #listeners = new Set<Listener>();
  #n = 0;
  #last: { readonly fed: Fed; readonly desk: Desk };

  readonly #behind: number;

  /** `behind`: how much later than it was all of it is shown. */
  constructor(feed: Feed, table: TableState, now: number, behind: number) {
    this.#feed = feed;
    this.#behind = behind;
    this.#last = { fed: feed.take(table.asking), desk: this.#deskOf(table, feed, now) };
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }
  close(): void {
    this.#feed.close();
  }

  get viewer(): Viewer {
    return this.#feed.viewer;
  }
  get locale(): HostLocale {
    return this.#feed.locale;
  }
  #deskOf(table: TableState, feed: Feed, now: number): Desk {
    const desk = deskOf(table, feed, now);
    return this.#behind === 0 ? desk : later(desk, this.#behind);
  }

  /** Does it follow this state, and not one that was given up? */
  isOf({ fold }: TableState): boolean {
    return this.#feed.fold === fold;
  }

  /** Sends the whole table, with all of its log, to a new listener. Returns how to leave. */
  join(listener: Listener, told: Told, table: TableState): () => void {
    listener(this.#view(told, table));
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Follows another state from now on, and sends the whole table to all. */
  restart(feed: Feed, told: Fed, table: TableState, now: number): void {
    this.#feed.close();
    this.#feed = feed;
    this.#last = { fed: told, desk: this.#deskOf(table, feed, now) };
    this.#n++;
    const text = this.#view(told, table);
    for (const listener of this.#listeners) listener(text);
  }

  #view({ log, turns }: Told, { begin }: TableState): string {
    const { fed, desk } = this.#last;
    const { signs } = begin;
    const view: ViewMessage = {
      is: 'view',
      n: this.#n,
      ...fed,
      beats: [],
      logFrom: 0,
      log,
      turns,
      desk,
      signs,
    };
    return JSON.stringify(view);
  }

  /** Tells all listeners what has changed, if anything has. */
  tell(table: TableState, now: number): void {
    const fed = this.#feed.take(table.asking);
    const desk = this.#deskOf(table, this.#feed, now);
    const changes = changed(this.#last, { fed, desk });
    this.#last = { fed, desk };
    if (changes === null) return;
    this.#n++;
    const message: TableMessage = { is: 'patch', n: this.#n, ...changes };
    const text = JSON.stringify(message);
    for (const listener of this.#listeners) listener(text);
  }
}

type Changes = Omit<PatchMessage, 'is' | 'n'>;

function changed(
  was: { readonly fed: Fed; readonly desk: Desk },
  { fed, desk }: { readonly fed: Fed; readonly desk: Desk },
): Changes | null {
  const model = patchOf(was.fed.model, fed.model);
  const patch = patchOf(was.desk, desk);
  // Lines and turns that are finished are not fed again. Whether something has happened is seen from the rest. A turn without deeds is in the log.
  const hasLog = !isEqual(fed.log, was.fed.log.slice(fed.logFrom - was.fed.logFrom));
  const turns = fed.turns.filter(({ step, deeds }) => {
    const known = was.fed.turns.find((turn) => turn.step === step);
    return !isEqual(deeds, known?.deeds ?? []);
  });
  const changes: Changes = {
    ...(model === null ? {} : { model }),
    ...(fed.beats.length === 0 ? {} : { beats: fed.beats }),
    ...(hasLog ? { logFrom: fed.logFrom, log: fed.log } : {}),
    ...(turns.length === 0 ? {} : { turns }),
    ...newSince(was.fed.since, fed.since),
    ...(patch === null ? {} : { desk: patch }),
  };
  return Object.keys(changes).length === 0 ? null : changes;
}

function newSince(was: Fed['since'], now: Fed['since']): Pick<Changes, 'since' | 'sinceFrom'> {
  let same = 0;
  while (same < was.length && same < now.length && isEqual(was[same], now[same])) same++;
  return same === was.length && same === now.length ? {} : { sinceFrom: same, since: now.slice(same) };
}

/** A desk whose times are so much later. */
function later(desk: Desk, ms: number): Desk {
  const { closes, waits, away } = desk;
  const at = (time: number | null): number | null => time && time + ms;
  return {
    ...desk,
    closes: at(closes),
    waits: waits && { ...waits, since: at(waits.since), until: at(waits.until) },
    away: away && { ...away, until: away.until + ms },
  };
}

function deskOf(table: TableState, { viewer }: Feed, now: number): Desk {
  const { asking, thinking, presence } = table;
  const isAsked = typeof viewer === 'number' && asking.question(viewer) !== null;
  const seat = asking.closes <= now ? asking.waitsFor : null;
  return {
    hold: typeof viewer === 'number' && asking.wishes(viewer).hold,
    closes: isAsked ? asking.closes : null,
    left: thinking.left,
    waits:
      seat === null
        ? null
        : { seat, since: thinking.isTimed ? thinking.since : null, until: thinking.deadline },
    present: presence.present,
    away: seat === null ? null : table.away,
    standsIn: presence.standIns,
    undo: table.undo.request,
    canUndo: typeof viewer === 'number' && table.mayUndo(viewer),
  };
}
