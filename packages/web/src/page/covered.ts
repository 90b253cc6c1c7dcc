import { page } from '../page.svelte.ts';

/** Is a dialog open, or about to open? A closed one is gone at once, but its close event comes later. */
export function isCovered(): boolean {
  const dialogs = [...document.querySelectorAll('dialog')];
  return dialogs.length > 0 ? dialogs.some(({ open }) => open) : page.dialog !== null || page.opened !== null;
}
