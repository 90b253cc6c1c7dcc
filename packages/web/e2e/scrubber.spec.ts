import { expect, type Page, test } from '@playwright/test';
import { begin, decide } from './play.ts';

const slider = (page: Page) => page.getByRole('slider', { name: 'Position in the game' });
const stepOf = (page: Page) => slider(page).inputValue().then(Number);

/** Takes a few decisions and opens their replay. */
async function openReplay(page: Page): Promise<void> {
  await begin(page);
  for (const choice of ['act', 'act', 'pass', 'act'] as const) await decide(page, choice);
  await page.evaluate(() => {
    location.hash = '#/replay';
  });
  await expect(slider(page)).toBeVisible();
}

test('keys move through a replay by steps and turns, and start playback', { tag: '@desk' }, async ({
  page,
}) => {
  await openReplay(page);
  expect(await stepOf(page)).toBe(0);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  expect(await stepOf(page)).toBe(1);
  await page.keyboard.press('Shift+ArrowRight');
  const turn = await stepOf(page);
  expect(turn).toBeGreaterThan(1);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Step \d+ of \d+, Turn 2, \w+$/);
  await page.keyboard.press('Shift+ArrowLeft');
  const before = await stepOf(page);
  expect(before).toBeLessThan(turn);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(() => stepOf(page)).toBeGreaterThan(before);
});

test('the replay of a running game shows nobody else’s cards; its chart has a label and a table', {
  tag: '@desk',
}, async ({ page }) => {
  await openReplay(page);
  await expect(page.getByRole('combobox', { name: 'Seen by' })).toBeDisabled();
  await page.getByRole('button', { name: 'Pools, turn by turn' }).click();
  await expect(page.getByRole('img', { name: /^Pools over \d+ turns\. / })).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Pools, turn by turn' }).getByRole('columnheader'),
  ).toHaveCount(6);
});
