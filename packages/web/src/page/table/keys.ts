import { page } from '../../page.svelte.ts';
import { playing } from '../../playing.ts';
import { settings } from '../../settings.svelte.ts';
import { isCovered } from '../covered.ts';
import { adviser } from './adviser.svelte.ts';
import type { TableUi } from './tableui.svelte.ts';

/** Buttons other than cards handle Space and Enter themselves. */
const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, select, textarea, a, summary, button:not([data-card]), [role=button]') !== null;

/** Keyboard shortcuts of the table. True if the key was one. */
export function pressKey(ui: TableUi, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isCovered()) return false;
  const { words } = ui;
  const key = event.key.toLowerCase();
  const { keys } = settings;
  if (key === keys.log) {
    ui.logOpen = !ui.logOpen;
    return true;
  }
  if (ui.isReadonly) return false;
  if (/^[1-9]$/.test(key)) return number(ui, Number(key) - 1);
  switch (key) {
    case keys.pass: {
      if (takesKeys(event.target)) return false;
      const { decision } = ui;
      const pass = decision?.options.find(({ id }) => id === decision.pass);
      if (pass) {
        ui.did = words.passed(pass.text);
        // A plan of transfers is carried out by the same button.
        const confirm = document.querySelector<HTMLElement>('[data-plan]');
        if (confirm) confirm.click();
        else ui.choose(pass);
      } else if (decision) ui.said = words.cannotPass;
      return true;
    }
    case keys.hold:
      playing.at.hold(!page.holding);
      return true;
    case keys.undo:
      if (page.canUndo) playing.at.undo();
      return true;
    case keys.advice:
      if (ui.decision && settings.advice !== 'off') adviser.toggle();
      return true;
    case keys.why: {
      const card = document.activeElement?.closest<HTMLElement>('[data-card]');
      if (card) card.click();
      else page.dialog = 'help';
      return true;
    }
    default:
      return false;
  }
}

/** A digit chooses from the open list, else from the bar. */
function number(ui: TableUi, at: number): boolean {
  const list = document.querySelectorAll<HTMLElement>('[popover]:popover-open [data-option]');
  const bar = document.querySelectorAll<HTMLElement>('.entries .entry, .entries [data-fill]');
  const button = (list.length > 0 ? list : bar)[at];
  button?.click();
  return button !== undefined && !ui.isReadonly;
}
