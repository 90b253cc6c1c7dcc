import { expect, type Page, test } from '@playwright/test';
import { begin, decisionOf, settled, toTransfers } from './play.ts';

const own = (page: Page) =>
  page.evaluate(() => {
    const { model } = globalThis.__methuselah.page;
    return model?.seats[Number(model.viewer)]?.pool;
  });

test('transfers are planned for all vampires, carried out with one press and taken back with one', {
  tag: '@phone',
}, async ({ page }) => {
  await begin(page, { motion: 'off' });
  await toTransfers(page);
  const pool = (await own(page)) ?? 0;
  const before = await decisionOf(page);
  const panel = page.locator('[data-decision] [role=group]');
  const rows = panel.locator('li');
  await rows.nth(0).locator('.step').last().click();
  await rows.nth(1).locator('[data-fill]').click();
  await expect(panel.locator('.left')).toContainText('0 transfers left');
  await expect(rows.nth(0).locator('output')).toHaveText('+1');
  await expect(rows.nth(1).locator('output')).toHaveText('+3');
  await rows.nth(1).locator('.step').first().click();
  const confirm = page.locator('[data-decision] [data-pass]');
  await expect(confirm).toContainText('1 transfer unused');
  await confirm.click();
  await settled(page, before);
  expect(await own(page)).toBe(pool - 3);
  await page.evaluate(() => globalThis.__methuselah.play.undo());
  await expect.poll(() => decisionOf(page)).toBe(before);
  expect(await own(page)).toBe(pool);
});

test(
  'the strip tells what the others did, and opens their turn in the log',
  { tag: '@desk' },
  async ({ page }, { project }) => {
    await begin(page, { motion: 'off' });
    // The first turn has none before it.
    await toTransfers(page);
    const before = await decisionOf(page);
    await page.locator('[data-decision] [data-pass]').click();
    await settled(page, before);
    await toTransfers(page);
    if (project.name === 'phone') await page.locator('[data-decision]').press('l');
    const recap = page.locator('section', { has: page.locator('h3', { hasText: 'Since your last turn' }) });
    await expect(recap.locator('li').first()).toBeVisible();
    await recap.locator('li button').first().click();
    await expect(page.locator('[role=log] details[open] summary:focus')).toHaveCount(1);
  },
);
