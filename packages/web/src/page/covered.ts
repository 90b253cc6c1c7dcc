import { page } from '../page.svelte.ts';

/** Does a dialog lie over the page, or is one about to? When it closes it is gone at once, and says so only later. */
export function isCovered(): boolean {
  const dialogs = [...document.querySelectorAll('dialog')];
  return dialogs.length > 0 ? dialogs.some(({ open }) => open) : page.dialog !== null || page.opened !== null;
}
