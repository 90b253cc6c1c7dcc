import type { Refused, Reply, Request } from './contract/index.ts';
import { facesOf } from './model/index.ts';
import { POOL } from './pool.ts';
import { REFUSALS } from './refusals.ts';
import { Replay } from './replay.ts';
import { HostedTable } from './table.ts';
import type { HostTongue } from './words/words.ts';

/** One game that is played, one record that is looked at: answers everything a page may ask. */
export class Host {
  #table: HostedTable | null = null;
  #replay: Replay | null = null;

  /** `tongue` is the one that the request names, or else the one of the last that did. */
  handle(request: Request, tongue: HostTongue): Reply {
    switch (request.is) {
      case 'new':
        return this.#sitDown(HostedTable.begin(request.table, tongue, request.orders));
      case 'load':
        return this.#sitDown(HostedTable.load(request.saved, tongue, request.orders));
      case 'replay': {
        const opened = Replay.open(request.record, tongue);
        if (!(opened instanceof Replay)) return opened;
        this.#replay = opened;
        return opened.opened();
      }
      case 'seek':
        return this.#replay?.at(request.step, request.viewer) ?? noGame(tongue);
      case 'lang':
        this.#replay?.speak(tongue);
        return this.#table?.speak(tongue) ?? { is: 'done' };
      case 'faces':
        return { is: 'faces', faces: facesOf(POOL, tongue) };
      default:
        return this.#table?.handle(request) ?? noGame(tongue);
    }
  }

  /** The game that is played as it is to be kept; null if there is none. Never a part of a reply. */
  saved(): string | null {
    return this.#table?.saved() ?? null;
  }

  #sitDown(table: HostedTable | Refused): Reply {
    if (!(table instanceof HostedTable)) return table;
    this.#table = table;
    return table.news();
  }
}

const noGame = ({ lang }: HostTongue): Refused => ({ is: 'refused', text: REFUSALS[lang].noGame });
