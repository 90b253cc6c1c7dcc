import type { LogLine } from '@methuselah/host';
import { tick, untrack } from 'svelte';
import { page } from '../../page.svelte.ts';
import { plainText } from './chronicle.ts';
import type { TableUi } from './tableui.svelte.ts';

/** Where focus goes at a table, and what screen readers are told. To be called while the table's component is set up. */

/** Announces new log lines and the next decision to screen readers. */
export function announceNews(ui: TableUi, log: () => readonly LogLine[]): void {
  let read = untrack(log).length;
  $effect(() => {
    const lines = log();
    const fresh = lines.slice(Math.min(read, lines.length)).slice(-3);
    read = lines.length;
    const told = fresh.map(({ text }) => plainText(text));
    const asked = ui.decision && plainText(ui.decision.prompt);
    untrack(() => {
      ui.said = [ui.did, ...told, asked && `${ui.words.yourDecision} ${asked}`].filter(Boolean).join('. ');
      ui.did = '';
    });
  });
}

/** Focus stays in the decision bar after a choice. */
export function keepFocusInBar(ui: TableUi, root: () => HTMLElement): void {
  let decided = '';
  $effect(() => {
    const id = ui.decision?.id ?? '';
    if (id !== decided && document.activeElement === document.body)
      root().querySelector<HTMLElement>('[data-decision]')?.focus({ preventScroll: true });
    decided = id;
  });
}

/** Closing a card restores focus to where its menu was. */
export function returnFocusFromCard(ui: TableUi): void {
  let hadOpened = false;
  $effect(() => {
    const hasOpened = page.opened !== null;
    if (hadOpened && !hasOpened)
      tick().then(() => {
        if (document.activeElement === document.body && ui.beside instanceof HTMLElement) ui.beside.focus();
      });
    hadOpened = hasOpened;
  });
}
