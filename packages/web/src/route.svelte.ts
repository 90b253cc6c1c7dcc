import type { Place } from './words/sections/start.ts';

/**
 * The current screen, from the hash of the address: `#/`, `#/table`, `#/table?lesson=bleed`, `#/replay?step=12&eyes=0`,
 * `#/online?table=…`, `#/decks?deck=…`.
 */

const placeOf = (path: string): Place =>
  path === 'table' || path === 'replay' || path === 'online' || path === 'decks' ? path : 'start';

class Route {
  #hash = $state(location.hash);
  constructor() {
    addEventListener('hashchange', () => {
      this.#hash = location.hash;
    });
  }
  get at(): Place {
    return placeOf(/^#\/(\w*)/.exec(this.#hash)?.[1] ?? '');
  }
  get query(): URLSearchParams {
    return new URLSearchParams(this.#hash.split('?')[1] ?? '');
  }
  /** The name of the lesson at the table; null in a game. */
  get lesson(): string | null {
    return this.at === 'table' ? this.query.get('lesson') : null;
  }
  /** The id of the online table; null in the lobby. */
  get onlineTable(): string | null {
    return this.at === 'online' ? this.query.get('table') : null;
  }
}

export const route = new Route();

export function go(to: Place, query = ''): void {
  location.hash = `#/${to === 'start' ? '' : to}${query && `?${query}`}`;
}
