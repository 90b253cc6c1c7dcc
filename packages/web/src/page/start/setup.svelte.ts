import type { NewTable } from '../../protocol.ts';
import { settings } from '../../settings.svelte.ts';
import { FIRST_TABLE, newTable, readSetup, type TableSetup, withBots } from './table.ts';

const KEY = 'methuselah.table';

function stored(): TableSetup | null {
  try {
    return readSetup(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/** Hints are turned off by a first game to its end: who has played one has not asked for easy bots. */
const firstTable = (): TableSetup => (settings.hints ? FIRST_TABLE : withBots(FIRST_TABLE, 'heuristic'));

/** The table being set up on the start screen; stored for the next visit. */
class SetupState {
  #setup = $state.raw(stored() ?? firstTable());
  /** The seed as typed, for a practice game; empty: the host draws a secret one. */
  seed = $state(settings.seed === null ? '' : `${settings.seed}`);
  /** A game with this seed was refused. */
  isSeedRefused = $state(false);

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

  get hasSeedFault(): boolean {
    return !/^\d{0,9}$/.test(this.seed.trim());
  }

  /** The table to play at; it is offered again at the next visit. */
  table(): NewTable {
    this.now = this.#setup;
    const seed = this.seed.trim();
    const typed = seed === '' || this.hasSeedFault ? null : Number(seed);
    return newTable(this.#setup, typed, typed ?? crypto.getRandomValues(new Uint32Array(1))[0]);
  }
}

export const setup = new SetupState();
