import type { NewTable } from '../../protocol.ts';
import { settings } from '../../settings.svelte.ts';
import { FIRST_TABLE, newTable, readSetup, type TableSetup } from './table.ts';

const KEY = 'methuselah.table';

function stored(): TableSetup | null {
  try {
    return readSetup(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/** The table being set up on the start screen; stored for the next visit. */
class SetupState {
  #setup = $state.raw(stored() ?? FIRST_TABLE);
  /** The seed as typed, for a practice game; empty: the host draws a secret one. */
  seed = $state(settings.seed === null ? '' : `${settings.seed}`);

  get now(): TableSetup {
    return this.#setup;
  }
  set now(setup: TableSetup) {
    this.#setup = setup;
    try {
      localStorage.setItem(KEY, JSON.stringify(setup));
    } catch {
      // Refused or full.
    }
  }

  table(): NewTable {
    const typed = /^\d{1,9}$/.test(this.seed) ? Number(this.seed) : null;
    return newTable(this.#setup, typed, typed ?? crypto.getRandomValues(new Uint32Array(1))[0]);
  }
}

export const setup = new SetupState();
