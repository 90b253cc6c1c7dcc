import { page } from './page.svelte.ts';
import { settings } from './settings.svelte.ts';
import { isTest } from './testing.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

/** A decision that has just appeared ignores input, to avoid accidental choices. */
export function guard(): void {
  if (isTest || settings.guard === 0) return;
  page.isGuarded = true;
  clearTimeout(timer);
  timer = setTimeout(() => {
    page.isGuarded = false;
  }, settings.guard);
}

/** Is input ignored? A press that is ignored is told. */
export function isGuarded(): boolean {
  if (page.isGuarded) page.notice = page.words?.speed.tooSoon ?? '';
  return page.isGuarded;
}
