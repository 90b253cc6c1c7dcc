import type { NewTable } from '../../protocol.ts';
import { settings } from '../../settings.svelte.ts';
import { FIRST_TABLE, type Laid, newTable, readLaid } from './table.ts';

const KEY = 'methuselah.table';

function kept(): Laid | null {
  try {
    return readLaid(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/** The table being set up on the start screen; stored for the next visit. */
class LaidTable {
  #laid = $state.raw(kept() ?? FIRST_TABLE);
  /** The seed as typed, for a practice game; empty: the host draws a secret one. */
  seed = $state(settings.seed === null ? '' : `${settings.seed}`);

  get now(): Laid {
    return this.#laid;
  }
  set now(laid: Laid) {
    this.#laid = laid;
    try {
      localStorage.setItem(KEY, JSON.stringify(laid));
    } catch {
      // Refused or full.
    }
  }

  table(): NewTable {
    const typed = /^\d{1,9}$/.test(this.seed) ? Number(this.seed) : null;
    return newTable(this.#laid, typed, typed ?? crypto.getRandomValues(new Uint32Array(1))[0]);
  }
}

export const laid = new LaidTable();
