import type { Seat } from '@methuselah/engine';
import type { LogLine } from '@methuselah/host';
import type { Component } from 'svelte';

/** What an online game adds to the table and its dialogs. They come with the online part of the page. */
export interface Extras {
  /** In the head of a seat, and on its chip: its clock, and whether its player is there. */
  readonly Seat: Component<{ seat: Seat; brief?: boolean }>;
  /** The log with the chat beside it. */
  readonly Log: Component<{ log: readonly LogLine[] }>;
  /** On the button that opens the log: how many lines of the chat are unread. */
  readonly Unread: Component;
  /** In the top bar: how the connection is. */
  readonly Connection: Component;
  /** Below whom the table waits for: until when. */
  readonly Waiting: Component;
  /** In the place of the button that asks for advice. */
  readonly Advice: Component;
  /** In the place of what can be done after a game. */
  readonly EndFoot: Component;
}

class OnlineExtras {
  /** Null at a table of one's own. */
  now = $state.raw<Extras | null>(null);
}
export const extras = new OnlineExtras();
