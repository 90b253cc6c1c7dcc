import type { TableModel } from '@methuselah/host';
import type { Lang } from '@methuselah/text';
import type { Page } from '@playwright/test';
import type { WorkerClient } from '../src/asking.ts';
import { WORDS } from '../src/words/index.ts';
import { MANUAL } from '../src/words/manual.ts';

/** Plays the page by its buttons, like a player. Shared by tests, benchmarks and screenshots. */

export interface Begin {
  readonly lang?: Lang;
  readonly seed?: number;
  readonly theme?: 'dark' | 'light';
  readonly speed?: 'instant' | 'quick' | 'slow';
  readonly motion?: 'auto' | 'off';
}

/** What the page exposes with `?test` in the address. */
interface Exposed {
  readonly client: WorkerClient;
  readonly page: {
    readonly isBusy: boolean;
    model: TableModel | null;
    readonly curtain: object | null;
    readonly signs: readonly number[];
    notice: string;
  };
  readonly play: {
    record(): Promise<string | null>;
    hold(on: boolean): Promise<void>;
    undo(): Promise<void>;
  };
}
declare global {
  var __methuselah: Exposed;
}

/** The address of the page, with a seed and without delays. */
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

/** Opens the start screen, and waits until it is complete. */
export async function openStart(page: Page, how: Begin = {}): Promise<void> {
  await page.goto(addressOf(how));
  await page.locator('.detail .type').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('details.seats[open]:not(:has(.pick))'));
  await fontsLoaded(page);
}

/** Waits until the page's fonts are loaded. */
export const fontsLoaded = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.fonts.ready.then(() => null));

/** Opens the page and starts a game. */
export async function begin(page: Page, how: Begin = {}): Promise<void> {
  await page.goto(addressOf(how));
  await page.locator('button[type=submit].play').click();
  await settled(page);
  await fontsLoaded(page);
}

/**
 * Waits for a decision other than `after`, or the end of the game. What a page is waited for with is kept until the page goes: an element
 * would keep the whole table of that moment.
 */
export async function settled(page: Page, after = ''): Promise<void> {
  await page.waitForFunction((before): boolean => {
    const shown = globalThis.__methuselah?.page;
    const id = shown?.model?.decision?.id;
    if (!shown?.model || shown.isBusy || shown.curtain) return false;
    if (shown.model.end !== null) return true;
    return id !== undefined && id !== before && document.querySelector(`[data-decision="${id}"]`) !== null;
  }, after);
}

/** Resumes a saved game, by opening its file on the start screen. A page that is already there is not loaded again. */
export async function sitAt(page: Page, saved: string, how: Begin = {}): Promise<void> {
  const { lang = 'en' } = how;
  const [{ start }, { saves }] = await Promise.all([WORDS[lang](), MANUAL[lang]()]);
  await page.goto(`${addressOf(how)}#/`);
  await page.getByRole('button', { name: start.saves }).click();
  await openFile(page, saves.import, saved);
  await page.waitForURL(/#\/table$/);
  await fontsLoaded(page);
}

/** Presses a button that opens a file picker, and gives it a file. */
export async function openFile(page: Page, button: string, content: string | Buffer): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).click();
  await (await asked).setFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
}

/** Closes the notice, which in tests stays open until then. */
export const dismiss = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.__methuselah.page.notice = '';
  });

/** What Playwright itself warns of where a test allows no service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Collects console errors and warnings, and uncaught exceptions, from now on. */
export function complaints(page: Page): string[] {
  const all: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && message.text() !== BLOCKED) all.push(message.text());
  });
  page.on('pageerror', (error) => all.push(String(error)));
  return all;
}

/** Does the document scroll in any direction? For `page.evaluate`. */
export const scrolls = (): boolean => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
};

export const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => globalThis.__methuselah.page.model?.end !== null);
export const decisionOf = (page: Page): Promise<string> =>
  page.evaluate(() => globalThis.__methuselah.page.model?.decision?.id ?? '');

export type Choice = 'pass' | 'act';

/** Takes a decision: passes or chooses the first option; if that is not possible, the other. */
export async function decide(page: Page, choice: Choice): Promise<void> {
  const before = await decisionOf(page);
  const bar = page.locator('[data-decision]');
  const pass = bar.locator('[data-pass]');
  const entry = bar.locator('.entries :is(.entry:not([data-votes]), .all)').first();
  const canAct = (await entry.count()) > 0;
  if (choice === 'pass' ? (await pass.count()) > 0 : !canAct) await pass.click();
  else {
    await entry.click();
    // A card with several options opens their list first.
    if ((await entry.getAttribute('data-option').catch(() => null)) === null) {
      const option = page.locator('[popover]:popover-open [data-option]').first();
      if ((await decisionOf(page)) === before) await option.click();
    }
  }
  await settled(page, before);
}

/** Passes until there are four transfers to make. */
export async function toTransfers(page: Page): Promise<void> {
  for (;;) {
    const transfers = await page.evaluate(
      () => globalThis.__methuselah.page.model?.decision?.influence?.transfers,
    );
    if (transfers === 4) return;
    const before = await decisionOf(page);
    await page.locator('[data-decision] [data-pass]').click();
    await settled(page, before);
  }
}

/** Acts twice, passes once, and so on, until the game is over or `until` is true. */
export async function playOn(
  page: Page,
  { most = 2000, until = async () => false }: { most?: number; until?: () => Promise<boolean> } = {},
): Promise<void> {
  for (let n = 0; n < most && !(await isOver(page)) && !(await until()); n++)
    await decide(page, n % 3 === 2 ? 'pass' : 'act');
}
