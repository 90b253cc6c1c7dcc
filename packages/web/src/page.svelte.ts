import type { Seat } from '@methuselah/engine';
import type { Face, LogLine, TableModel } from '@methuselah/host';
import type { Lang } from '@methuselah/text';
import type { PageWords } from './words/index.ts';

/** What the whole page shares: where we are, the language, the table as it was last told. */
class PageState {
  lang = $state<Lang>('en');
  words = $state.raw<PageWords | null>(null);
  /** The table that is shown now; null before a game. */
  model = $state.raw<TableModel | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  faces = $state.raw<ReadonlyMap<number, Face>>(new Map());
  canUndo = $state(false);
  /** The number of a card that is opened large; null if none is. */
  opened = $state<number | null>(null);
  /** A sentence to the player, shown for a while and read aloud. */
  notice = $state('');
  /** What lies over the page. */
  dialog = $state<'settings' | 'saves' | 'help' | 'end' | 'room' | null>(null);
  /** The record (JSON) that is opened in the replay viewer; null: that of the game that is played. */
  record = $state.raw<string | null>(null);
  /** Hot-seat: who is to take the screen; until then nothing of the table is shown. */
  curtain = $state.raw<{ readonly seat: Seat; readonly name: string } | null>(null);
  /** Standing orders are suspended. */
  holding = $state(false);
  /** The table has been asked something and has not answered yet. */
  isBusy = $state(false);
  /** What the others did is shown, moment by moment; or it waits, since the only person is out of the game. */
  showing = $state<'moments' | 'out' | null>(null);
  /** The browser keeps games; if not, they are lost with the page unless exported. */
  isKept = $state(true);
  /** A game that another page plays: this one asked for it, or has lost it. */
  elsewhere = $state.raw<{ readonly id: string; readonly isLost: boolean } | null>(null);
  /** There is hardly room for another game: what begins it all the same. Null: there is none for this one. */
  beginAnyway = $state.raw<(() => void) | null>(null);
}

export const page = new PageState();
