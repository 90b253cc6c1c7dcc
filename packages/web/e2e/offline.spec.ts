import { expect, type Page, test } from '@playwright/test';
import { offline } from '../src/words/en/offline.ts';
import { start } from '../src/words/en/start.ts';
import { complaints, decide, decisionOf, settled } from './play.ts';
import { Site } from './site.ts';

test.use({ serviceWorkers: 'allow' });

const STILL = { motion: 'off' } as const;
const versionOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-version');
const dialog = (page: Page) => page.getByRole('dialog');

/** The service worker has cached everything and controls the page. */
const isKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(() => navigator.serviceWorker.ready.then((kept) => kept.update()).then(() => {}));
const versionsKept = (page: Page): Promise<number> => page.evaluate(async () => (await caches.keys()).length);
/** Only one version is cached. */
const hasOneVersion = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => (await caches.keys()).length === 1);
const isVersion = (page: Page, version: string): Promise<unknown> =>
  page.locator(`html[data-version="${version}"]`).waitFor({ state: 'attached' });

async function play(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isKept(page);
  await page.locator('button[type=submit].play').click();
  await settled(page);
  await decide(page, 'act');
}

test('once opened, the page loads and plays without its server', async ({ page }) => {
  const site = await Site.open();
  await page.goto(site.address());
  await isKept(page);
  await site.close();
  await expect(page.request.get(site.address())).rejects.toThrow(/ECONNREFUSED/);

  await page.reload();
  await page.locator('button[type=submit].play').click();
  await settled(page);
  const first = await decisionOf(page);
  await decide(page, 'act');
  expect(await decisionOf(page)).not.toBe(first);
  await expect(page.locator('[data-decision]')).toBeVisible();

  // A language that was never shown works, too.
  await page.goto(`${site.address({ lang: 'pt' })}#/`);
  await page.reload();
  await expect(page.locator('button.play').first()).toHaveText(/Jogar|Continuar/);
});

test('a new version does not interrupt a game until the player asks for it', { tag: '@long' }, async ({
  page,
}) => {
  const said = complaints(page);
  const site = await Site.open();
  await play(page, site.address(STILL));
  site.publish('B');
  await lookForUpdate(page);
  await page.getByText(offline.ready).waitFor();

  // The old version goes on, with parts that were not loaded yet and are no longer on the server.
  await decide(page, 'act');
  await page.getByRole('button', { name: start.settings, exact: true }).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await versionOf(page)).toBeNull();
  const before = await decisionOf(page);

  await page.getByRole('button', { name: offline.update }).click();
  await isVersion(page, 'B');
  await settled(page);
  expect(await decisionOf(page)).toBe(before);
  await expect(page.getByText(offline.ready)).toHaveCount(0);
  // The old version is deleted, and the new one is complete.
  await hasOneVersion(page);
  await site.close();
  await page.reload();
  await settled(page);
  expect(await versionOf(page)).toBe('B');
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => name.match(/assets\/.+/) ?? []),
  );
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((name) => !/B\.\w+$/.test(name))).toEqual([]);
  expect(said).toEqual([]);
});

test('a postponed update comes with the next load, and other open tabs keep their version', {
  tag: '@all',
}, async ({ page, context }) => {
  const said = complaints(page);
  const site = await Site.open();
  await play(page, site.address(STILL));
  site.publish('B');
  await lookForUpdate(page);
  await page.getByRole('button', { name: offline.later }).click();
  await expect(page.getByText(offline.ready)).toHaveCount(0);

  const other = await context.newPage();
  await other.goto(site.address(STILL));
  await isVersion(other, 'B');
  await isKept(other);
  // The first tab keeps its version, with all its parts.
  expect(await versionOf(page)).toBeNull();
  await decide(page, 'act');
  await page.getByRole('button', { name: start.settings, exact: true }).click();
  await dialog(page).getByRole('button', { name: start.saves }).click();
  await expect(page.getByRole('dialog', { name: start.saves })).toBeVisible();
  expect(await versionsKept(page)).toBe(2);
  const before = await decisionOf(page);

  await other.close();
  await page.reload();
  await settled(page);
  expect(await versionOf(page)).toBe('B');
  expect(await decisionOf(page)).toBe(before);
  await hasOneVersion(page);
  expect(said).toEqual([]);
  await site.close();
});

test('a page that was only just opened updates without asking', { tag: '@all' }, async ({ page }) => {
  const site = await Site.open();
  await page.goto(site.address(STILL));
  await isKept(page);
  site.publish('B');
  await page.reload({ waitUntil: 'commit' });
  // The page reloads itself. Evaluating anything before would count as user activation.
  await page.waitForEvent('framenavigated');
  await isVersion(page, 'B');
  await site.close();
});

test('a host that is half updated does not break the old version', { tag: '@all' }, async ({ page }) => {
  const site = await Site.open();
  await page.goto(site.address(STILL));
  await isKept(page);
  site.publish('B', ['index.html']);
  await page.evaluate(async () => {
    const kept = await navigator.serviceWorker.ready;
    const found = new Promise<void>((gone) =>
      kept.addEventListener('updatefound', () =>
        kept.installing?.addEventListener('statechange', ({ target }) => {
          if (target instanceof ServiceWorker && target.state === 'redundant') gone();
        }),
      ),
    );
    await Promise.all([found, kept.update().catch(() => {})]);
  });
  await page.reload();
  await page.locator('button[type=submit].play').click();
  await settled(page);
  await site.close();
});
