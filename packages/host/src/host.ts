import { type CardSource, poolOf } from '@methuselah/engine';
import type { Refused, Reply, Request } from './contract/index.ts';
import { facesOf } from './model/index.ts';
import { Replay } from './replay.ts';
import { HostedTable } from './table.ts';
import type { HostLocale } from './words/words.ts';

/** One game that is played, one record that is looked at: answers everything a page may ask. */
export class Host {
  readonly #cards: CardSource;
  #table: HostedTable | null = null;
  #replay: Replay | null = null;

  /** The cards that a request needs (`cardsNeeded`) are there before it is asked. */
  constructor(cards: CardSource) {
    this.#cards = cards;
  }

  /** `locale` is the one that the request names, or else the one of the last that did. */
  handle(request: Request, locale: HostLocale): Reply {
    switch (request.is) {
      case 'new':
        return this.#sitDown(HostedTable.begin(request.table, this.#cards, locale, request.orders));
      case 'load':
        return this.#sitDown(HostedTable.load(request.saved, this.#cards, locale, request.orders));
      case 'replay': {
        const opened = Replay.open(request.record, this.#cards, locale);
        if (!(opened instanceof Replay)) return opened;
        this.#replay = opened;
        return opened.opened();
      }
      case 'seek':
        return this.#replay?.at(request.step, request.viewer) ?? noGame(locale);
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

  /** The game that is played as it is to be kept; null if there is none. Never a part of a reply. */
  saved(): string | null {
    return this.#table?.saved() ?? null;
  }

  /** The cards of the game and of the record that are open. */
  get cards(): readonly number[] {
    return [this.#table?.pool, this.#replay?.pool].flatMap((pool) => [...(pool?.byId.keys() ?? [])]);
  }

  #sitDown(table: HostedTable | Refused): Reply {
    if (!(table instanceof HostedTable)) return table;
    this.#table = table;
    return table.news();
  }
}

const noGame = ({ host }: HostLocale): Refused => ({ is: 'refused', text: host.refusals.noGame });
