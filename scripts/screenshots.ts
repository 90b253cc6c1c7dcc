/**
 * Makes the README's screenshots, docs/pictures/*.png, at three sizes:
 * npm run screenshots -- [NAME]... [--into FOLDER]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../packages/web/build/chromium.ts';
import { servedPage } from '../packages/web/build/served.ts';
import { addressOf, fontsLoaded, openStart, settled, sitAt } from '../packages/web/e2e/play.ts';
import { fullBoards, moments } from '../packages/web/e2e/positions.ts';
import { withPalette } from './shared/png.ts';

const { values, positionals: wanted } = parseArgs({
  options: { into: { type: 'string', default: join(import.meta.dirname, '../docs/pictures') } },
  allowPositionals: true,
});
const PICTURES = resolve(values.into);

const SCREENS = {
  desk: { viewport: { width: 1440, height: 900 } },
  wide: { viewport: { width: 1920, height: 1080 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>;

const still = { motion: 'off' } as const;

async function sit(page: Page, saved: string): Promise<void> {
  await sitAt(page, saved, still);
  await settled(page);
}

/** What is shown, on which screens. */
const SCENES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  start: (page) => openStart(page, still),
  table: async (page) => sit(page, await fullBoards()),
  combat: async (page) => sit(page, (await moments()).combat),
  referendum: async (page) => sit(page, (await moments()).referendum),
  end: async (page) => {
    await sitAt(page, (await moments()).end, still);
    await page.locator('dialog[open] svg[role=img]').waitFor();
  },
  lesson: async (page) => {
    await page.goto(`${addressOf(still)}#/table?lesson=bleed`);
    await page.locator('.bubble:popover-open [data-moment]:not(:empty)').waitFor();
    await fontsLoaded(page);
  },
  replay: async (page) => {
    await SCENES.end?.(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();
    const slider = page.locator('input[type=range]');
    const middle = await slider.evaluate((input: HTMLInputElement) => Math.round(Number(input.max) * 0.7));
    await slider.fill(String(middle));
    await page.locator('[popovertarget=replay-chart]').click();
    await page.locator('#replay-chart svg[role=img]').waitFor();
  },
};

mkdirSync(PICTURES, { recursive: true });
const { address, close } = await servedPage();
const browser = await chromium.launch(chromiumOptions());
for (const [scene, show] of Object.entries(SCENES))
  for (const [screen, options] of Object.entries(SCREENS)) {
    const name = `${scene}-${screen}`;
    if (wanted.length > 0 && !wanted.includes(name) && !wanted.includes(scene)) continue;
    const page = await browser.newPage({
      ...options,
      baseURL: address,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await show(page);
    await page.mouse.move(0, 0);
    await page.waitForLoadState('networkidle');
    writeFileSync(join(PICTURES, `${name}.png`), withPalette(await page.screenshot()));
    await page.close();
    console.error(`${name}.png`);
  }
await browser.close();
close();
