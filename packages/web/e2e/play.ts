import type { TableModel } from '@methuselah/host';
import type { Lang } from '@methuselah/text';
import type { Page } from '@playwright/test';
import type { Client } from '../src/asking.ts';
import { WORDS } from '../src/words/index.ts';
import { MANUAL } from '../src/words/manual.ts';

/** Plays the page as a player would: by its buttons. Shared by the tests, the measurements and the pictures. */

export interface Begin {
  readonly lang?: Lang;
  readonly seed?: number;
  readonly theme?: 'dark' | 'light';
  readonly speed?: 'instant' | 'quick' | 'slow';
  readonly motion?: 'auto' | 'off';
}

/** What the page shows to who asks for it in the address (`?test`). */
interface Shown {
  readonly client: Client;
  readonly page: {
    readonly isBusy: boolean;
    readonly model: TableModel | null;
    readonly curtain: object | null;
    notice: string;
  };
  readonly play: {
    record(): Promise<string | null>;
    hold(on: boolean): Promise<void>;
    undo(): Promise<void>;
  };
}
declare global {
  var __methuselah: Shown;
}

/** The address of the page, with a game of a seed that waits for nobody. */
export function addressOf({
  lang = 'en',
  seed = 7,
  theme = 'dark',
  speed = 'instant',
  motion = 'auto',
}: Begin = {}): string {
  const query = new URLSearchParams({ test: '', lang, seed: String(seed), theme, speed, motion, guard: '0' });
  return `./?${query}`;
}

/** Opens the start screen; all of it is there. */
export async function openStart(page: Page, how: Begin = {}): Promise<void> {
  await page.goto(addressOf(how));
  await page.locator('.detail .types li').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('details[open]:not(:has(.pick))'));
  await drawn(page);
}

/** Waits until everything is drawn in the typefaces of the page. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.fonts.ready.then(() => null));

/** Opens the page and sits down to a game. */
export async function begin(page: Page, how: Begin = {}): Promise<void> {
  await page.goto(addressOf(how));
  await page.locator('button[type=submit].play').click();
  await settled(page);
  await drawn(page);
}

/** Waits until the player is asked something, or the game is over. */
export async function settled(page: Page, after = ''): Promise<void> {
  await page.waitForFunction((before) => {
    const shown = globalThis.__methuselah?.page;
    const id = shown?.model?.decision?.id;
    return (
      shown &&
      !shown.isBusy &&
      shown.model &&
      !shown.curtain &&
      (shown.model.end !== null ||
        (id !== undefined && id !== before && document.querySelector(`[data-decision="${id}"]`)))
    );
  }, after);
}

/** A game goes on that was saved: its file is opened on the start screen. */
export async function sitAt(page: Page, saved: string, how: Begin = {}): Promise<void> {
  const { lang = 'en' } = how;
  const [{ start }, { saves }] = await Promise.all([WORDS[lang](), MANUAL[lang]()]);
  await page.goto(addressOf(how));
  await page.getByRole('button', { name: start.saves }).click();
  await openFile(page, saves.import, saved);
  await page.waitForURL(/#\/table$/);
  await drawn(page);
}

/** Presses a button that asks for a file, and gives it one. */
export async function openFile(page: Page, button: string, content: string | Buffer): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).click();
  await (await asked).setFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
}

/** The sentence that is shown is taken away: for a test it stays until then. */
export const dismiss = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.__methuselah.page.notice = '';
  });

/** What the browser complains about from now on. */
export function complaints(page: Page): string[] {
  const all: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) all.push(message.text());
  });
  page.on('pageerror', (error) => all.push(String(error)));
  return all;
}

/** Does the page itself scroll, in any direction? For `page.evaluate`. */
export const scrolls = (): boolean => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
};

export const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => globalThis.__methuselah.page.model?.end !== null);
export const decisionOf = (page: Page): Promise<string> =>
  page.evaluate(() => globalThis.__methuselah.page.model?.decision?.id ?? '');

export type Choice = 'pass' | 'act';

/** Takes a decision: passes, or does the first thing that is offered; what is not possible gives way to the other. */
export async function decide(page: Page, choice: Choice): Promise<void> {
  const before = await decisionOf(page);
  const bar = page.locator('[data-decision]');
  const pass = bar.locator('[data-pass]');
  const entry = bar.locator('.entries > button').first();
  const canAct = (await entry.count()) > 0;
  if (choice === 'pass' ? (await pass.count()) > 0 : !canAct) await pass.click();
  else {
    await entry.click();
    // A card with several ways of using it opens their list first.
    if ((await entry.getAttribute('data-option').catch(() => null)) === null) {
      const option = page.locator('[popover]:popover-open [data-option]').first();
      if ((await decisionOf(page)) === before) await option.click();
    }
  }
  await settled(page, before);
}

/** Decides in turns of acting and passing, until the game is over or `until` says so. */
export async function playOn(
  page: Page,
  { most = 2000, until = async () => false }: { most?: number; until?: () => Promise<boolean> } = {},
): Promise<void> {
  for (let n = 0; n < most && !(await isOver(page)) && !(await until()); n++)
    await decide(page, n % 3 === 2 ? 'pass' : 'act');
}
