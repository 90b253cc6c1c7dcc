import type { TableModel } from '@methuselah/host';
import type { Lang } from '@methuselah/text';
import type { Browser, Page } from '@playwright/test';
import { ONLINE } from '../src/words/online.ts';
import type { OnlineSite } from './onlinesite.ts';
import { complaints } from './play.ts';

/** People at online tables, each with a browser of their own. */

export const SIZES = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

export interface Guest {
  readonly name: string;
  readonly page: Page;
  readonly said: string[];
}

export interface How {
  readonly lang?: Lang;
  readonly size?: keyof typeof SIZES;
  /** The table that they were sent a link to. */
  readonly table?: string;
}

/** The address of a table, as a link to it has it, without delays of the page. */
export function addressAt(site: OnlineSite, { lang = 'en', table }: How): string {
  const query = new URLSearchParams({ test: '', lang, speed: 'instant', motion: 'off', guard: '0' });
  return `${site.origin}/?${query}#/online${table === undefined ? '' : `?table=${table}`}`;
}

/** What the browser itself reports when a connection fails, which tests cause. */
const LOST = /WebSocket connection|Failed to load resource|ERR_/;

/** Somebody comes with a browser of their own, and says their name. */
export async function guest(browser: Browser, site: OnlineSite, name: string, how: How = {}): Promise<Guest> {
  const context = await browser.newContext({ ...SIZES[how.size ?? 'desk'], serviceWorkers: 'block' });
  const page = await context.newPage();
  const said = complaints(page);
  await page.goto(addressAt(site, how));
  const words = await ONLINE[how.lang ?? 'en']();
  await page.getByLabel(words.name.label).fill(name);
  await page.getByRole('button', { name: words.name.enter, exact: true }).click();
  return { name, page, said };
}
/** Complaints other than about lost connections. */
export const faultsOf = ({ said }: Guest): readonly string[] => said.filter((text) => !LOST.test(text));

export const tableOf = (page: Page): string =>
  new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('table') ?? '';

export const modelOf = (page: Page): Promise<TableModel | null> =>
  page.evaluate(() => globalThis.__methuselah.page.model);

/** Waits for the next decision of a player, other than `after`; null once the game is over. */
export async function asked(page: Page, after = ''): Promise<string | null> {
  const found = await page.waitForFunction((before) => {
    const shown = globalThis.__methuselah?.page;
    if (shown?.model?.end) return { id: null };
    const id = shown?.model?.decision?.id;
    const isDrawn = id !== undefined && document.querySelector(`[data-decision="${id}"]`) !== null;
    return !shown?.isBusy && isDrawn && id !== before ? { id } : null;
  }, after);
  return (await found.jsonValue())?.id ?? null;
}

/** Options that a simple player likes, by their icon, the dearest first. */
const LIKED = [
  'bringOut',
  'bleed',
  'equipment',
  'ally',
  'retainer',
  'strike',
  'for',
  'yes',
  'target',
] as const;

/** Presses buttons as a simple player would: brings out vampires, bleeds, and passes on the rest. */
export async function decide(page: Page): Promise<void> {
  const bar = page.locator('[data-decision]');
  if ((await bar.locator('[data-fill]').count()) > 0) {
    const fill = bar.locator('[data-fill]:not([disabled]):not([aria-pressed])').first();
    if ((await fill.count()) > 0) await fill.click();
    await bar.locator('[data-pass]').click();
    return;
  }
  const option = await page.evaluate((liked) => {
    const { decision, active } = globalThis.__methuselah.page.model ?? {};
    const options = decision?.options ?? [];
    // In the turns of others they wait for their own.
    if (decision?.pass && decision.seat !== active) return null;
    const dear = liked.flatMap((icon) => options.filter((each) => each.icon === icon))[0];
    return (dear ?? options.find(({ id }) => id === decision?.pass) ?? options[0])?.id ?? '';
  }, LIKED);
  if (option === null) return bar.locator('.until').click();
  const button = bar.locator(`[data-option="${option}"]`).first();
  if ((await button.count()) > 0) return button.click();
  await bar.locator('.all').first().click();
  await page.locator(`[popover]:popover-open [data-option="${option}"]`).click();
}

/** Takes every decision of a player until the game is over, or `until` says so. */
export async function playOn(page: Page, until: () => boolean = () => false): Promise<void> {
  let last: string | null = '';
  for (;;) {
    last = await asked(page, last ?? '');
    if (last === null || until()) return;
    await decide(page);
  }
}
