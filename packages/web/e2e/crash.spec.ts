import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { client } from '../src/words/en/client.ts';
import { manual } from '../src/words/en/manual.ts';
import { start } from '../src/words/en/start.ts';
import { addressOf, begin, decide, decisionOf, dismiss, openFile, settled, sitAt } from './play.ts';
import { moments } from './positions.ts';

const STILL = { motion: 'off' } as const;
/** The notice, not the numbers of the transfers, which are announced as well. */
const notice = (page: Page) => page.locator('.notice[role=status]').filter({ hasText: /\w/ });

/** Everything on the table, as a screen reader gets it. */
const tableOf = (page: Page): Promise<string> => page.locator('main').ariaSnapshot();

test('after a crash of the worker, the page says so and goes on from the last decision', async ({ page }) => {
  await begin(page, { seed: 5, ...STILL });
  for (const choice of ['act', 'pass', 'act'] as const) await decide(page, choice);
  const before = await decisionOf(page);
  const shown = await tableOf(page);
  await page.evaluate(() => {
    const { worker } = globalThis.__methuselah.client;
    worker.dispatchEvent(new ErrorEvent('error', { message: 'lost for a test' }));
  });
  expect(await tableOf(page)).toBe(shown);
  await decide(page, 'act');
  await expect(notice(page)).toContainText(client.restarted);
  expect(await decisionOf(page)).not.toBe(before);
  // Nothing is lost: decisions can still be undone.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => decisionOf(page)).toBe(before);
  await expect.poll(() => tableOf(page)).toBe(shown);
});

test('when the worker dies during a request, the decision can be taken again', async ({ page }) => {
  await page.clock.install();
  await begin(page, { seed: 5, ...STILL });
  await decide(page, 'act');
  const before = await decisionOf(page);
  await page.evaluate(() => globalThis.__methuselah.client.worker.terminate());
  await page.locator('[data-decision] .entries .entry, [data-pass]').first().click();
  const option = page.locator('[popover]:popover-open [data-option]').first();
  if (await option.isVisible()) await option.click();
  await page.clock.fastForward(11_000);
  await expect(notice(page)).toContainText(client.restarted);
  await expect.poll(() => decisionOf(page)).toBe(before);
  await decide(page, 'act');
  expect(await decisionOf(page)).not.toBe(before);
});

for (const [what, deny] of [
  [
    'is full',
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'is denied',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    },
  ],
] as const)
  test(`browser storage ${what}: the game goes on, the player is told once, and can export it`, async ({
    page,
  }) => {
    await page.addInitScript(deny);
    await page.goto(addressOf({ seed: 5, ...STILL }));
    await page.locator('button[type=submit].play').click();
    await settled(page);
    if (what === 'is full') {
      await page.getByRole('dialog').getByText(client.room.full).waitFor();
      await page.keyboard.press('Escape');
    } else {
      await notice(page).getByText(client.notKept).waitFor();
      await notice(page).getByRole('button').click();
    }
    await expect(notice(page)).toHaveCount(0);
    for (const choice of ['act', 'pass', 'act'] as const) await decide(page, choice);
    await expect(notice(page)).toHaveCount(0);

    const before = await decisionOf(page);
    const shown = await tableOf(page);
    await page.getByRole('button', { name: start.settings }).click();
    await page.getByRole('button', { name: start.saves }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').locator('[data-act=export]').click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^methuselah-.+\.json$/);
    const saved = await readFile(await download.path(), 'utf8');
    await page.reload();
    await sitAt(page, saved, { seed: 6, ...STILL });
    await settled(page);
    expect(await decisionOf(page)).toBe(before);
    expect(await tableOf(page)).toBe(shown);
  });

test('a reloaded page, or one opened in another tab, goes on at the same decision', async ({
  page,
  context,
}) => {
  await begin(page, { seed: 5, ...STILL });
  for (const choice of ['act', 'pass', 'act'] as const) await decide(page, choice);
  const before = await decisionOf(page);
  const shown = await tableOf(page);
  await page.reload();
  await settled(page);
  expect(await decisionOf(page)).toBe(before);
  expect(await tableOf(page)).toBe(shown);

  await page.close();
  const again = await context.newPage();
  await again.goto(addressOf({ seed: 5, ...STILL }));
  await again.getByRole('button', { name: start.goOn }).click();
  await settled(again);
  expect(await decisionOf(again)).toBe(before);
  expect(await tableOf(again)).toBe(shown);
  await decide(again, 'act');
});

test('a notice disappears by itself, but not while hovered or focused', async ({ page }) => {
  await page.clock.install();
  await page.goto('./?lang=en');
  await page.getByRole('button', { name: start.saves }).click();
  await openFile(page, manual.saves.import, 'no game');
  await notice(page).hover();
  await page.clock.fastForward(60_000);
  await expect(notice(page)).toBeVisible();
  await notice(page).getByRole('button').focus();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(60_000);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('dialog').getByRole('button').first().focus();
  await page.clock.fastForward(6000);
  await expect(notice(page)).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(notice(page)).toHaveCount(0);
});

test('a file that is no game is refused with a message, and nothing is lost', { tag: '@all' }, async ({
  page,
}) => {
  const { combat } = await moments();
  await sitAt(page, combat, STILL);
  await settled(page);
  const before = await decisionOf(page);
  const record = JSON.parse(combat);
  const broken = {
    'nothing in it': '',
    '20 MB': ' '.repeat(20_000_000),
    'half of it': combat.slice(0, combat.length / 2),
    'half of it, packed': gzipSync(combat).subarray(0, 1000),
    'other decisions': JSON.stringify({ ...record, decisions: [...record.decisions].reverse() }),
    'other players': JSON.stringify({ ...record, players: record.players.slice(1) }),
  };
  await page.getByRole('button', { name: start.settings }).click();
  await page.getByRole('button', { name: start.saves }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  const kept = await page.getByRole('dialog').getByRole('listitem').allInnerTexts();
  for (const [what, content] of Object.entries(broken)) {
    await openFile(page, manual.saves.import, content);
    await expect(notice(page), what).toHaveText(/\w+ \w+ .*[.!]/);
    await dismiss(page);
    await expect(notice(page), what).toHaveCount(0);
    expect(await decisionOf(page), what).toBe(before);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: start.settings }).click();
  await page.getByRole('button', { name: start.saves }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(kept);
  await page.keyboard.press('Escape');
  await decide(page, 'act');
  expect(await decisionOf(page)).not.toBe(before);
});
