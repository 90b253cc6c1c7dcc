import { play } from '../../client.ts';
import { page } from '../../page.svelte.ts';
import type { NewTable } from '../../protocol.ts';
import { hasRoom, persist } from '../../room.ts';
import { go, route } from '../../route.svelte.ts';
import { type Slot, saves } from '../../saves.ts';
import { tabs } from '../../tabs.ts';

/** From the start to a table or a replay, and what becomes of the game that was being played. */

/** Where there is hardly room for another game, the player is asked first. */
export async function sitDown(table: NewTable, anyway = false): Promise<void> {
  if (anyway || (await hasRoom())) {
    await begin(null, () => play.newTable(table));
    return;
  }
  page.beginAnyway = () => sitDown(table, true);
  page.dialog = 'room';
}
/** A game from a file, or from a copy that stays as it is. */
export async function sitDownAt(saved: string): Promise<void> {
  await begin(null, () => play.loadTable(saved));
}

/** A game goes on where it is kept, unless another page plays it. */
export async function goOn(id: string): Promise<void> {
  if (page.model && saves.playing === id) go('table');
  else if (await tabs.hold(id)) await takeUp(id);
  else {
    page.elsewhere = { id, isLost: false };
    page.dialog = null;
    go('table');
  }
}
/** The player wants the game here that another page plays. */
export async function takeOver(id: string): Promise<void> {
  await tabs.take(id);
  await takeUp(id);
}
async function takeUp(id: string): Promise<void> {
  const saved = await saves.takeUp(id);
  if (saved !== null && (await begin(id, () => play.loadTable(saved)))) return;
  tabs.release();
  go('start');
}

/** Who comes back to the table goes on with the game that this tab had last, or with the latest. */
export async function comeBack(): Promise<void> {
  const games = (await saves.list()).filter(({ name }) => name === '');
  const last = games.find(({ id }) => id === lastHere()) ?? games[0];
  // In the meantime they may have gone elsewhere, or begun another.
  if (route.at !== 'table' || page.model) return;
  if (last) await goOn(last.id);
  else go('start');
}

/** Looks at a game again: a saved one, or the one on the table. */
export function watch(save: string | null): void {
  page.dialog = null;
  page.record = null;
  go('replay', save === null ? '' : `save=${save}`);
}

/** False if the table was refused: what was there stays. */
async function begin(id: string | null, table: () => Promise<boolean>): Promise<boolean> {
  const back = saves.play(id);
  if (!(await table())) {
    back();
    return false;
  }
  if (saves.playing !== null) {
    await tabs.hold(saves.playing);
    rememberHere(saves.playing);
  }
  persist();
  // That nothing is kept concerns the next game, too.
  if (page.isKept) page.notice = '';
  if (page.dialog !== 'room' || page.isKept) page.dialog = null;
  page.elsewhere = null;
  go('table');
  return true;
}

// A tab that is loaded again has the same game, whatever other tabs play.
const HERE = 'methuselah.game';
function lastHere(): string | null {
  try {
    return sessionStorage.getItem(HERE);
  } catch {
    return null;
  }
}
function rememberHere(id: string): void {
  try {
    sessionStorage.setItem(HERE, id);
  } catch {
    // The latest game will do.
  }
}

export const fileName = ({ name, turn }: Slot): string =>
  `methuselah-${name.replace(/[^\p{L}\p{N}]+/gu, '-') || turn}.json`;
