import { expect, test } from '@playwright/test';
import { addressOf, complaints, decide, scrolls, settled } from './play.ts';

test('one click starts a game, without console errors', async ({ page }) => {
  const said = complaints(page);
  await page.goto(addressOf());
  const play = page.locator('button[type=submit].play');
  await expect(play).toHaveText('Play');
  expect(await page.evaluate(scrolls)).toBe(false);
  await play.click();
  await settled(page);
  await expect(page).toHaveURL(/#\/table$/);
  await expect(page.locator('[data-decision]')).toBeVisible();
  for (const choice of ['act', 'act', 'pass', 'act'] as const) await decide(page, choice);
  expect(await page.evaluate(scrolls)).toBe(false);
  expect(said).toEqual([]);
});

test('the page has no inline scripts or styles, and a security policy', async ({ page }) => {
  const response = await page.goto('./');
  const html = (await response?.text()) ?? '';
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
  expect(html).not.toMatch(/<style|\son\w+=/);
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
});
