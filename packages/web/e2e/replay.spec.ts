import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { client } from '../src/words/en/client.ts';
import { replay } from '../src/words/en/replay.ts';
import { start } from '../src/words/en/start.ts';
import { REPLAY } from '../src/words/replay.ts';
import { addressOf, complaints, openFile, sitAt } from './play.ts';
import { moments } from './positions.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('from the end of a game to its replay, and by a link to another browser', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  const said = complaints(page);
  const { end } = await moments();
  await sitAt(page, end, { motion: 'off' });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible();
  await dialog.getByRole('button', { name: start.end.replay }).click();

  // The scrubber: the table follows it.
  const slider = page.getByRole('slider', { name: replay.position });
  await expect(slider).toHaveValue('0');
  const steps = Number(await slider.getAttribute('max'));
  expect(steps).toBe(JSON.parse(end).decisions.length);
  await slider.fill(String(Math.round(steps / 2)));
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^Step ${Math.round(steps / 2)} of ${steps}, Turn \\d+`),
  );
  await page.getByRole('button', { name: replay.stepOn, exact: true }).click();
  await expect(slider).toHaveValue(String(Math.round(steps / 2) + 1));
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue(String(Math.round(steps / 2)));

  // The marks: a combat's mark leads to the combat.
  await page.getByRole('button', { name: replay.marks, exact: true }).click();
  const kinds = page.locator('#replay-events');
  for (const kind of ['turn', 'oust', 'referendum'] as const)
    await kinds.getByRole('button', { name: replay.markKinds[kind], exact: true }).click();
  await kinds.locator('li button').first().click();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-stage=combat]')).toBeVisible();
  const step = await slider.inputValue();

  // The viewpoint: at first one's own seat. A hand that one player does not see is visible to everyone.
  const eyes = page.getByLabel(replay.eyes);
  await expect(eyes).toHaveValue('0');
  const inHand = (): Promise<number> => page.locator('[data-card].in-hand').count();
  const own = await inHand();
  await eyes.selectOption('all');
  await expect.poll(inHand).toBeGreaterThan(own);
  const open = await inHand();
  await eyes.selectOption('1');
  await expect.poll(inHand).toBeLessThan(open);

  // The link: it shows the same to others.
  await page.getByRole('button', { name: replay.copyLink, exact: true }).click();
  await expect(page.getByRole('status')).toContainText(replay.linkCopied(Number(step)));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(16_000);
  const shown = await page.locator('main').ariaSnapshot();
  const other = await browser.newPage({ viewport: page.viewportSize(), serviceWorkers: 'block' });
  await other.goto(link);
  await expect(other.getByRole('slider')).toHaveValue(step);
  await expect(other.getByLabel(replay.eyes)).toHaveValue('1');
  await expect.poll(() => other.locator('main').ariaSnapshot()).toBe(shown);
  await other.close();
  expect(said).toEqual([]);
});

test('a game’s file opens in the replay', { tag: '@desk' }, async ({ page }) => {
  const { combat } = await moments();
  await page.goto(`${addressOf({ motion: 'off' })}#/replay`);
  await openFile(page, replay.openFile, combat);
  const steps = JSON.parse(combat).decisions.length;
  await expect(page.getByRole('slider')).toHaveAttribute('max', String(steps));
  await page.getByRole('slider').press('End');
  await expect(page.locator('[data-stage=combat]')).toBeVisible();
});

test('a broken link or file is reported, and another can be opened', { tag: '@desk' }, async ({ page }) => {
  const { combat } = await moments();
  await page.goto(`${addressOf({ motion: 'off' })}#/replay?g=broken&step=3`);
  await expect(page.getByRole('alert')).toHaveText(replay.brokenLink);
  await openFile(page, replay.openFile, '{"no": "game"}');
  await expect(page.getByRole('alert')).toHaveText('This file is damaged, or holds no game.');
  await openFile(page, replay.openFile, '');
  await expect(page.getByRole('alert')).toHaveText(client.files.empty);
  // With a byte order mark and CRLF, and gzipped.
  await openFile(page, replay.openFile, gzipSync(`\uFEFF${combat}\r\n`));
  await expect(page.getByRole('slider')).toBeVisible();
  // The open game stays.
  const shown = await page.locator('main').ariaSnapshot();
  for (const [content, sentence] of [
    [' '.repeat(20_000_000), client.files.tooLarge],
    [combat.slice(0, combat.length / 2), 'This file is damaged, or holds no game.'],
  ] as const) {
    await page.evaluate((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'game.json'));
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer }));
    }, content);
    await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
    expect(await page.locator('main').ariaSnapshot()).toBe(shown);
  }
});

test('the decision bar of a replay can be scrolled by keyboard if it does not fit', { tag: '@desk' }, async ({
  page,
}) => {
  const { combat } = await moments();
  await page.goto(`${addressOf({ lang: 'fr', motion: 'off' })}#/replay`);
  await openFile(page, (await REPLAY.fr()).openFile, combat);
  await expect(page.getByRole('slider')).toBeVisible();
  // A style sheet, not an attribute: it applies to elements drawn later, too.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '.decision .bar { height: 12px !important; min-height: 0 !important; padding: 0 !important; overflow-y: auto !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  await expect
    .poll(() =>
      page
        .locator('.decision .bar')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    )
    .toBeGreaterThan(0);
  const { violations } = await new AxeBuilder({ page }).withRules('scrollable-region-focusable').analyze();
  expect(violations).toEqual([]);
});
