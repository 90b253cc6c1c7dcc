import { expect, type Page, test } from '@playwright/test';
import { WORDS } from '../src/words/index.ts';
import { addressOf, begin, decide, decisionOf, settled, sitAt } from './play.ts';
import { moments } from './positions.ts';

const { advice: words } = await WORDS.en();
const reason = (page: Page) => page.locator('[data-decision] .advice[role=status]');
const marks = (page: Page) => page.locator('[data-decision] button .advised');
/** The key of the card in hand or of the minion that the advised option uses; null if it passes. */
const advisedCard = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    const { decision } = globalThis.__methuselah.page.model ?? {};
    const reply = await globalThis.__methuselah.client.ask({ is: 'advice' });
    const option = decision?.options.find(({ id }) => reply.is === 'advice' && id === reply.advice?.option);
    const [key] = option?.cards ?? [];
    const isTarget = decision?.options.every(({ icon, id }) => icon === 'target' || id === decision.pass);
    return key === undefined || isTarget ? null : String(key);
  });
const button = (page: Page) => page.getByRole('button', { name: words.ask });

test('A marks an option and says why; again, and it is hidden', { tag: '@desk' }, async ({ page }) => {
  await begin(page);
  await expect(reason(page)).toHaveCount(0);
  await page.keyboard.press('a');
  await expect(reason(page)).toHaveText(/\S\. \S.*\./);
  await expect(marks(page)).toHaveCount(1);
  await expect(marks(page).getByRole('img', { name: words.advised })).toBeVisible();
  await page.keyboard.press('a');
  await expect(reason(page)).toHaveCount(0);
  await expect(marks(page)).toHaveCount(0);
});

test('the button asks as well, and the advice goes with its decision', { tag: '@phone' }, async ({
  page,
}) => {
  const { table } = await moments();
  await sitAt(page, table, { motion: 'off' });
  await settled(page);
  await button(page).click();
  await expect(reason(page)).toBeVisible();
  await expect(reason(page)).toBeInViewport();
  const before = await decisionOf(page);
  await decide(page, 'pass');
  await settled(page, before);
  await expect(reason(page)).toHaveCount(0);
});

test('the menu of a card marks the advised entry', { tag: '@desk' }, async ({ page }) => {
  const { table } = await moments();
  await sitAt(page, table, { motion: 'off' });
  await settled(page);
  await button(page).click();
  await expect(reason(page)).toBeVisible();
  const option = page.locator('.menu:popover-open [data-option]:has(.advised)');
  for (let i = 0; i < 30; i++) {
    const key = await advisedCard(page);
    if (key !== null) {
      await page.locator(`.table [data-card="${key}"]`).first().click();
      await expect(option).toHaveCount(1);
      return;
    }
    const before = await decisionOf(page);
    await decide(page, 'pass');
    await settled(page, before);
    await page.keyboard.press('a');
    await expect(reason(page)).toBeVisible();
  }
  throw new Error('No card was advised.');
});

test('advice at every decision, or never', { tag: '@desk' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('methuselah.settings', '{"advice":"on"}'));
  await begin(page);
  for (let i = 0; i < 3; i++) {
    await expect(reason(page)).toBeVisible();
    await expect(marks(page)).toHaveCount(1);
    await decide(page, 'pass');
  }
  await page.addInitScript(() => localStorage.setItem('methuselah.settings', '{"advice":"off"}'));
  await page.goto(addressOf());
  await begin(page);
  await expect(button(page)).toHaveCount(0);
  await page.keyboard.press('a');
  await expect(reason(page)).toHaveCount(0);
});
