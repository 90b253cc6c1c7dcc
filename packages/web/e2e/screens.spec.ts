import { expect, type Page, test } from '@playwright/test';
import { start } from '../src/words/en/start.ts';
import { faultsOf } from './looking.ts';
import { addressOf, begin, complaints, decide, decisionOf, scrolls, settled, sitAt } from './play.ts';
import { moments } from './positions.ts';

/** Screens other than a desktop or an upright phone, and what the browser does around the page. */

const STILL = { motion: 'off' } as const;

const SCREENS = [
  ['the smallest phone', 320, 568],
  ['a large screen', 2560, 1440],
  ['a desk at 200 %', 720, 450],
] as const;

test('all options are visible on the smallest phone, a large screen and a desk at 200 %', {
  tag: '@long',
}, async ({ page }) => {
  const how = { lang: 'fr', ...STILL } as const;
  const saved = await moments();
  await page.goto(addressOf(how));
  for (const moment of ['start', 'table', 'combat', 'referendum'] as const) {
    if (moment !== 'start') {
      await sitAt(page, saved[moment], how);
      await settled(page);
    }
    for (const [what, width, height] of SCREENS)
      await test.step(`${moment} on ${what}`, async () => {
        await page.setViewportSize({ width, height });
        if (moment === 'start') {
          await expect(page.locator('button[type=submit].play')).toBeInViewport({ ratio: 1 });
          return;
        }
        await expect(page.locator('[data-decision]').first()).toBeInViewport();
        for (const button of await page.locator('[data-decision] [data-option]').all())
          await expect(button, `${moment} on ${what}`).toBeInViewport({ ratio: 0.9 });
        expect(await page.evaluate(scrolls), `${moment} on ${what}`).toBe(false);
      });
  }
});

const shown = (page: Page): Promise<string> => page.locator('main').ariaSnapshot();

test('a phone turned to landscape and back shows the same game', async ({ page }) => {
  const said = complaints(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page, STILL);
  await decide(page, 'act');
  const [before, upright] = [await decisionOf(page), await shown(page)];
  await page.locator('section.hand [data-card]').first().click();
  await expect(page.locator('.menu:popover-open')).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator('.menu:popover-open')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  expect(await page.evaluate(faultsOf)).toEqual([]);
  expect(await decisionOf(page)).toBe(before);
  await decide(page, 'act');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => decisionOf(page)).toBe(before);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => shown(page)).toBe(upright);
  expect(said).toEqual([]);
});

test('browser back and forward move through the page and close dialogs', async ({ page }) => {
  await begin(page, STILL);
  await decide(page, 'act');
  const before = await decisionOf(page);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: start.settings, exact: true }).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: start.goOn })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.goForward();
  await settled(page);
  expect(await decisionOf(page)).toBe(before);
  await page.evaluate(() => {
    location.hash = '#/replay';
  });
  await expect(page.getByRole('slider')).toBeVisible();
  await page.goBack();
  await settled(page);
  expect(await decisionOf(page)).toBe(before);
  await decide(page, 'act');
});

test('reduced motion turns off all animations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    Element.prototype.animate = () => {
      throw new Error('Something moves.');
    };
  });
  const said = complaints(page);
  await begin(page, { seed: 5, motion: 'auto' });
  for (const choice of ['act', 'pass', 'act'] as const) await decide(page, choice);
  expect(said).toEqual([]);
});
