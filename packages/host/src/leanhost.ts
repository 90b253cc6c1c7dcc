import { type CardSource, poolOf } from '@methuselah/engine';
import type { Refused, Reply, Request } from './contract/index.ts';
import { facesOf } from './model/index.ts';
import type { Replay } from './replay.ts';
import type { Bots } from './session.ts';
import { HostedTable, type Why } from './table.ts';
import type { HostLocale } from './words/words.ts';

/** What only some requests need: a page loads it before the first of them. */
export interface OnDemand {
  readonly newTables: Pick<typeof import('./newtable.ts'), 'beginTable'>;
  readonly records: Pick<typeof import('./records.ts'), 'loadTable' | 'openReplay'>;
  readonly why: Why;
}

/** Holds one game in play and one opened record, and answers all requests of a page. */
export class LeanHost {
  readonly #cards: CardSource;
  readonly #bots: Bots;
  readonly #onDemand: OnDemand;
  #table: HostedTable | null = null;
  #replay: Replay | null = null;

  /** What a request needs (`needed.ts`) must be available before it is handled. */
  constructor(cards: CardSource, bots: Bots, onDemand: OnDemand) {
    this.#cards = cards;
    this.#bots = bots;
    this.#onDemand = onDemand;
  }

  /** Advice has to be loaded (`withAdvice`) before it is asked for. `locale` belongs to the language of this request, or of the last request that named one. */
  handle(request: Request, locale: HostLocale): Reply {
    switch (request.is) {
      case 'new':
        return this.#openTable(
          this.#onDemand.newTables.beginTable(request.table, this.#cards, this.#bots, locale, request.orders),
        );
      case 'load':
        return this.#openTable(
          this.#onDemand.records.loadTable(
            request.saved,
            this.#cards,
            this.#bots,
            locale,
            request.orders,
            request,
          ),
        );
      case 'replay': {
        const opened = this.#onDemand.records.openReplay(request.record, this.#cards, locale);
        if ('is' in opened) return opened;
        this.#replay = opened;
        return opened.opened();
      }
      case 'seek':
        return this.#replay?.at(request.step, request.viewer) ?? noGame(locale);
      case 'advice':
        return this.#table ? { is: 'advice', advice: this.#table.advice(locale) } : noGame(locale);
      case 'why':
        return this.#table
          ? { is: 'why', lines: this.#table.why(request.card, this.#onDemand.why) }
          : noGame(locale);
      case 'lang':
        this.#replay?.speak(locale);
        return this.#table?.speak(locale) ?? { is: 'done' };
      case 'faces':
        return { is: 'faces', faces: facesOf(poolOf(request.cards, this.#cards), locale) };
      case 'prepare':
        return { is: 'done' };
      default:
        return this.#table?.handle(request) ?? noGame(locale);
    }
  }

  /** The game in play, for saving; null if there is none. Never part of a reply. */
  saved(): string | null {
    return this.#table?.saved() ?? null;
  }

  /** The cards of the open game and the open record. */
  get cards(): readonly number[] {
    return [this.#table?.pool, this.#replay?.pool].flatMap((pool) => [...(pool?.byId.keys() ?? [])]);
  }

  #openTable(table: HostedTable | Refused): Reply {
    if (!(table instanceof HostedTable)) return table;
    this.#table = table;
    return table.news();
  }
}

const noGame = ({ host }: HostLocale): Refused => ({ is: 'refused', text: host.refusals.noGame });
