import type { Seat } from '@methuselah/engine';
import type { Beat, Face, LogLine, SinceLine, TableModel, Verdict } from '@methuselah/host';
import type { Lang } from '@methuselah/text';
import { endedScene, type Scene } from './scene.ts';
import { settings } from './settings.svelte.ts';
import type { PageWords } from './words/index.ts';

/** State shared by the whole page: language, current table, open dialog. */
class PageState {
  lang = $state<Lang>('en');
  words = $state.raw<PageWords | null>(null);
  /** The table shown now; null before a game. */
  model = $state.raw<TableModel | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  /** What happened in each turn, in short, by the step of its line in the log. */
  turns = $state.raw<ReadonlyMap<number, readonly string[]>>(new Map());
  /** What the others have done since the player's last turn. */
  since = $state.raw<readonly SinceLine[]>([]);
  /** What happened between the table shown before and this one; acted out once. */
  beats = $state.raw<readonly Beat[]>([]);
  /** A scene that has just ended, which the stage shows for another moment. */
  ended = $state.raw<Scene | null>(null);
  /** The signs of the players of the current game, by seat. */
  signs = $state.raw<readonly number[]>([]);
  faces = $state.raw<ReadonlyMap<number, Face>>(new Map());
  canUndo = $state(false);
  /** The table is that of a lesson, which is not stored. */
  isLesson = $state(false);
  /** A lesson is being opened: table and verdict are still those of the one before. */
  isOpening = $state(false);
  /** How the lesson stands; null in a game. */
  verdict = $state.raw<Verdict | null>(null);
  /** Number of the card opened large; null if none. */
  opened = $state<number | null>(null);
  /** A message to the player, shown for a while and read by screen readers. */
  notice = $state('');
  /** The open dialog. */
  dialog = $state<'settings' | 'saves' | 'help' | 'end' | 'room' | 'account' | 'newTable' | null>(null);
  /** The window title of a screen that has one of its own. */
  title = $state('');
  /** Record (JSON) for the replay viewer; null: that of the current game. */
  record = $state.raw<string | null>(null);
  /** Hot-seat: the player who takes the screen next. Until they confirm, the table is hidden. */
  curtain = $state.raw<{ readonly seat: Seat; readonly name: string } | null>(null);
  /** The coach of a lesson or of the first game speaks. */
  isCoached = $state(false);
  /** Standing orders are suspended. */
  holding = $state(false);
  /** The decision has just appeared and ignores presses. */
  isGuarded = $state(false);
  /** A request to the table is pending. */
  isBusy = $state(false);
  /** `moments`: what the others did is being shown. `out`: paused, because the only person was ousted. */
  showing = $state<'moments' | 'out' | null>(null);
  /** Does the browser store games? If not, they are lost with the tab unless exported. */
  isKept = $state(true);
  /** A game that another tab plays: it was requested here, or this tab lost it. */
  elsewhere = $state.raw<{ readonly id: string; readonly isLost: boolean } | null>(null);
  /** Storage is nearly full: starts the new game anyway. Null: storage is full for the current game. */
  beginAnyway = $state.raw<(() => void) | null>(null);

  /** What has happened between two tables is acted out, unless motion is off. */
  act(was: TableModel | null, now: TableModel, beats: readonly Beat[]): void {
    this.beats = beats;
    this.ended = settings.still ? null : endedScene(was, now, beats);
  }
}

export const page = new PageState();
