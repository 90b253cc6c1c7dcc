/**
 * Makes the README's screenshots, docs/pictures/*.png, by playing games in the page until there is something to show:
 * npm run screenshots -- [NAME]... [--into FOLDER]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../packages/web/build/chromium.ts';
import { servedPage } from '../packages/web/build/served.ts';
import { begin, decide, isOver, openStart } from '../packages/web/e2e/play.ts';
import { withPalette } from './shared/png.ts';

const { values, positionals: wanted } = parseArgs({
  options: { into: { type: 'string', default: join(import.meta.dirname, '../docs/pictures') } },
  allowPositionals: true,
});
const PICTURES = resolve(values.into);
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const MOST_DECISIONS = 150;

interface Model {
  readonly turn: number;
  readonly stage: { readonly is: string } | null;
  readonly end: object | null;
}
const modelOf = (page: Page): Promise<Model | null> =>
  page.evaluate(() => globalThis.__methuselah.page.model as unknown as Model | null);

/** Plays game after game until one reaches a wanted position. */
async function meet(page: Page, isMet: (model: Model) => boolean): Promise<void> {
  for (let seed = 1; seed <= 30; seed++) {
    await begin(page, { seed });
    for (let n = 0; n < MOST_DECISIONS && !(await isOver(page)); n++) {
      const model = await modelOf(page);
      if (model && isMet(model)) return;
      await decide(page, n % 5 === 4 ? 'pass' : 'act');
    }
    await page.evaluate(() => indexedDB.deleteDatabase('methuselah'));
    await page.goto('about:blank');
  }
  throw new Error('No game came to it.');
}

async function picture(
  browser: Browser,
  address: string,
  name: string,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const isPhone = name === 'phone';
  const page = await browser.newPage({
    baseURL: address,
    viewport: isPhone ? PHONE : DESK,
    hasTouch: isPhone,
    deviceScaleFactor: isPhone ? 2 : 1,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await work(page);
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  writeFileSync(join(PICTURES, `${name}.png`), withPalette(await page.screenshot()));
  await page.close();
  console.error(`${name}.png`);
}

/** Opens the replay of a whole game: its player is out and the bots have finished it. */
async function replay(page: Page): Promise<void> {
  await begin(page, { seed: 3 });
  for (let n = 0; n < 40 && !(await isOver(page)); n++) await decide(page, 'act');
  await page.evaluate(() => {
    location.hash = '#/replay';
  });
  const slider = page.locator('input[type=range]');
  await slider.waitFor();
  const middle = await slider.evaluate((input: HTMLInputElement) => Math.round(Number(input.max) * 0.7));
  await slider.fill(String(middle));
  await page.locator('[popovertarget=replay-chart]').click();
  await page.locator('#replay-chart svg[role=img]').waitFor();
}

mkdirSync(PICTURES, { recursive: true });
const { address, close } = await servedPage();
const browser = await chromium.launch(chromiumOptions());
const PICTURE: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  start: (page) => openStart(page),
  table: (page) => meet(page, ({ turn, stage }) => turn > 14 && stage?.is === 'action'),
  combat: (page) => meet(page, ({ turn, stage }) => turn > 8 && stage?.is === 'combat'),
  referendum: (page) => meet(page, ({ stage }) => stage?.is === 'referendum'),
  phone: (page) => meet(page, ({ turn, stage }) => turn > 10 && stage?.is === 'action'),
  replay,
};
for (const [name, work] of Object.entries(PICTURE))
  if (wanted.length === 0 || wanted.includes(name)) await picture(browser, address, name, work);
await browser.close();
close();
