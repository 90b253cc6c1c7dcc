import { play } from '../../client.ts';
import { page } from '../../page.svelte.ts';
import type { NewTable } from '../../protocol.ts';
import { hasRoom, persist } from '../../room.ts';
import { go, route } from '../../route.svelte.ts';
import { type Slot, saves } from '../../saves.ts';
import { tabs } from '../../tabs.ts';

/** Starts, resumes and replays games. */

/** If storage is nearly full, asks the player first. */
export async function sitDown(table: NewTable, anyway = false): Promise<void> {
  if (anyway || (await hasRoom())) {
    await begin(null, () => play.newTable(table));
    return;
  }
  page.beginAnyway = () => sitDown(table, true);
  page.dialog = 'room';
}
/** Starts from a file, or from a saved copy, which stays unchanged. */
export async function sitDownAt(saved: string): Promise<void> {
  await begin(null, () => play.loadTable(saved));
}

/** Resumes an autosaved game, unless another tab plays it. */
export async function goOn(id: string): Promise<void> {
  if (page.model && saves.playing === id) go('table');
  else if (await tabs.hold(id)) await loadClaimed(id);
  else {
    page.elsewhere = { id, isLost: false };
    page.dialog = null;
    go('table');
  }
}
/** Takes the game from the tab that plays it, when the player confirms. */
export async function takeOver(id: string): Promise<void> {
  await tabs.take(id);
  await loadClaimed(id);
}
async function loadClaimed(id: string): Promise<void> {
  const saved = await saves.claim(id);
  const watched = await saves.watchedTo(id);
  if (saved !== null && (await begin(id, () => play.loadTable(saved, watched)))) return;
  tabs.release();
  go('start');
}

/** Resumes the last game of this tab, else the newest. */
export async function resumeLast(): Promise<void> {
  const games = (await saves.list()).filter(({ name }) => name === '');
  const last = games.find(({ id }) => id === lastGameOfTab()) ?? games[0];
  // Meanwhile the player may have left the table or started another game.
  if (route.at !== 'table' || page.model) return;
  if (last) await goOn(last.id);
  else go('start');
}

/** Opens the replay of a saved game, or of the current one. */
export function watch(save: string | null): void {
  page.dialog = null;
  page.record = null;
  go('replay', save === null ? '' : `save=${save}`);
}

/** False if the table is refused; the current game stays. */
async function begin(id: string | null, table: () => Promise<boolean>): Promise<boolean> {
  const back = saves.play(id);
  if (!(await table())) {
    back();
    return false;
  }
  if (saves.playing !== null) {
    await tabs.hold(saves.playing);
    rememberGameOfTab(saves.playing);
  }
  persist();
  // That nothing is stored concerns the next game, too.
  if (page.isKept) page.notice = '';
  if (page.dialog !== 'room' || page.isKept) page.dialog = null;
  page.elsewhere = null;
  go('table');
  return true;
}

// sessionStorage: a reloaded tab resumes its own game, whatever other tabs play.
const KEY = 'methuselah.game';
function lastGameOfTab(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
function rememberGameOfTab(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // The newest game is resumed instead.
  }
}

export const fileName = ({ name, turn }: Slot): string =>
  `methuselah-${name.replace(/[^\p{L}\p{N}]+/gu, '-') || turn}.json`;
