import { play } from '../../client.ts';
import { page } from '../../page.svelte.ts';
import type { NewTable } from '../../protocol.ts';
import { go } from '../../route.svelte.ts';
import { type Slot, saves } from '../../saves.ts';

/** From the start to a table or a replay, and what becomes of the game that was being played. */

export const sitDown = (table: NewTable): Promise<void> => begin(() => play.newTable(table));
export const sitDownAt = (saved: string): Promise<void> => begin(() => play.loadTable(saved));

/** The game that was being played goes on; to the start, if there is none. */
export async function goOn(): Promise<void> {
  await saves.takeUp();
  if (await play.goOn()) go('table');
  else go('start');
}

/** Looks at a game again: a saved one, or the one on the table. */
export function watch(save: string | null): void {
  page.dialog = null;
  page.record = null;
  go('replay', save === null ? '' : `save=${save}`);
}

async function begin(table: () => Promise<boolean>): Promise<void> {
  const stay = saves.leave();
  if (!(await table())) return stay();
  // That nothing is kept concerns the next game, too.
  if (page.isKept) page.notice = '';
  page.dialog = null;
  go('table');
}

export const fileName = ({ name, turn }: Slot): string =>
  `methuselah-${name.replace(/[^\p{L}\p{N}]+/gu, '-') || turn}.json`;
