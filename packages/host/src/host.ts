import { DECKS } from '@methuselah/cards';
import { type CardSource, type Pool, poolOf } from '@methuselah/engine';
import type { Refused, Reply, Request } from './contract/index.ts';
import { facesOf } from './model/index.ts';
import { REFUSALS } from './refusals.ts';
import { Replay } from './replay.ts';
import { HostedTable } from './table.ts';
import type { HostLocale } from './words/words.ts';

/** One game that is played, one record that is looked at: answers everything a page may ask. */
export class Host {
  readonly #cards: CardSource;
  #table: HostedTable | null = null;
  #replay: Replay | null = null;

  /** All cards that it may be asked for are there before it is asked. */
  constructor(cards: CardSource) {
    this.#cards = cards;
  }

  /** `tongue` is the one that the request names, or else the one of the last that did. */
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
        return { is: 'faces', faces: facesOf(this.#shown(), locale) };
      default:
        return this.#table?.handle(request) ?? noGame(locale);
    }
  }

  /** The game that is played as it is to be kept; null if there is none. Never a part of a reply. */
  saved(): string | null {
    return this.#table?.saved() ?? null;
  }

  /** The cards of the prebuilt decks, of the game and of the record. */
  #shown(): Pool {
    const open = [this.#table?.pool, this.#replay?.pool].flatMap((pool) => [...(pool?.byId.keys() ?? [])]);
    const dealt = DECKS.flatMap(({ crypt, library }) => [...crypt, ...library].map(({ id }) => id));
    return poolOf(new Set([...dealt, ...open]), this.#cards);
  }

  #sitDown(table: HostedTable | Refused): Reply {
    if (!(table instanceof HostedTable)) return table;
    this.#table = table;
    return table.news();
  }
}

const noGame = ({ lang }: HostLocale): Refused => ({ is: 'refused', text: REFUSALS[lang].noGame });
