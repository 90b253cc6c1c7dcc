import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import type { Slot } from '../src/saves.ts';
import { client } from '../src/words/en/client.ts';
import { manual } from '../src/words/en/manual.ts';
import { start } from '../src/words/en/start.ts';
import { addressOf, begin, decide, decisionOf, settled, sitAt } from './play.ts';
import { beforeOusting } from './positions.ts';

const STILL = { motion: 'off' } as const;
const { elsewhere, room } = client;
const dialog = (page: Page) => page.getByRole('dialog');
const seedOf = (page: Page): Promise<number> =>
  page.evaluate(async () => JSON.parse((await globalThis.__methuselah.play.record()) ?? '{}').seed);

/** Everything in a store of IndexedDB. */
const storedIn = (page: Page, name: 'games' | 'slots'): Promise<readonly unknown[]> =>
  page.evaluate(
    (store) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('methuselah');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction(store).objectStore(store).getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result);
          };
        };
      }),
    name,
  );
/** Number of decisions of each stored game, by seed. */
const keptIn = async (page: Page): Promise<Record<number, number>> => {
  const games = (await storedIn(page, 'games')).map((game) => JSON.parse(String(game)));
  return Object.fromEntries(games.map(({ seed, decisions }) => [seed, decisions.length]));
};
const isKept = (page: Page, seed: number, decisions: (n: number) => boolean): Promise<void> =>
  expect.poll(async () => decisions((await keptIn(page))[seed] ?? -1)).toBe(true);

test('five unfinished games are all kept, counted, resumed, and deleted only on request', {
  tag: '@all',
}, async ({ page }) => {
  const seeds = [1, 2, 3, 4, 5];
  const decisions = new Map<number, string>();
  for (const seed of seeds) {
    await begin(page, { seed, ...STILL });
    await decide(page, 'act');
    decisions.set(seed, await decisionOf(page));
    await isKept(page, seed, (n) => n >= 0);
    // Another address, so that the page is loaded again.
    await page.goto('about:blank');
  }
  await page.goto(addressOf(STILL));
  for (const seed of [...seeds].reverse()) {
    await page.getByRole('button', { name: start.unfinished(5) }).click();
    const rows = dialog(page).getByRole('listitem');
    await expect(rows).toHaveCount(5);
    // Newest first: resumed games come before the others.
    await rows.nth(4).locator('[data-act=play]').click();
    await settled(page);
    const now = await seedOf(page);
    expect(await decisionOf(page)).toBe(decisions.get(now));
    decisions.delete(now);
    expect(seeds).toContain(seed);
    await page.goto(`${addressOf(STILL)}#/`);
  }
  expect(decisions.size).toBe(0);

  await page.getByRole('button', { name: start.unfinished(5) }).click();
  const remove = dialog(page).locator('[data-act=trash]').first();
  await remove.click();
  await dialog(page).getByRole('button', { name: manual.saves.no, exact: true }).click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(5);
  await remove.click();
  await dialog(page).getByRole('button', { name: manual.saves.yes, exact: true }).click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: start.unfinished(4) })).toBeVisible();
});

test('a game open in another tab is taken over only on request, and only one tab writes it', async ({
  page,
  context,
}) => {
  await begin(page, { seed: 5, ...STILL });
  await decide(page, 'act');
  const other = await context.newPage();
  await other.goto(addressOf(STILL));
  await other.getByRole('button', { name: start.goOn }).click();
  await other.getByText(elsewhere.text).waitFor();
  // The first tab is not affected.
  await decide(page, 'act');
  const before = await decisionOf(page);

  await other.getByRole('button', { name: elsewhere.here }).click();
  await settled(other);
  expect(await decisionOf(other)).toBe(before);
  await page.getByText(elsewhere.lost).waitFor();
  await expect(page.locator('[data-decision]')).toHaveCount(0);
  await decide(other, 'act');
  const after = await decisionOf(other);

  // A reload does not take the game back; the button does.
  await page.reload();
  await page.getByText(elsewhere.text).waitFor();
  await page.getByRole('button', { name: elsewhere.here }).click();
  await settled(page);
  expect(await decisionOf(page)).toBe(after);
  await other.getByText(elsewhere.lost).waitFor();
  await other.getByRole('button', { name: start.failed.start }).click();
  await other.getByRole('button', { name: start.newGame }).waitFor();

  // A closed tab holds no game.
  await page.close();
  await other.getByRole('button', { name: start.goOn }).click();
  await settled(other);
  expect(await decisionOf(other)).toBe(after);
});

test('two tabs with two games each reload their own', { tag: '@all' }, async ({ page, context }) => {
  await begin(page, { seed: 5, ...STILL });
  const other = await context.newPage();
  await begin(other, { seed: 6, ...STILL });
  await page.reload();
  await settled(page);
  expect(await seedOf(page)).toBe(5);
  await other.reload();
  await settled(other);
  expect(await seedOf(other)).toBe(6);
});

test('a tab that does not know that it has lost its game does not overwrite it', async ({
  page,
  context,
}) => {
  // Without locks and channels no tab is notified: the stored game is checked before it is written.
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'locks');
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });
  await begin(page, { seed: 5, ...STILL });
  await decide(page, 'act');
  const other = await context.newPage();
  await other.goto(addressOf(STILL));
  await other.getByRole('button', { name: start.goOn }).click();
  await settled(other);
  await decide(other, 'act');
  await decide(other, 'act');
  const after = await decisionOf(other);
  const kept = await keptIn(other);

  await page.locator('[data-decision] .entries .entry, [data-pass]').last().click();
  await page.getByText(elsewhere.lost).waitFor();
  expect(await keptIn(other)).toEqual(kept);
  await other.reload();
  await settled(other);
  expect(await decisionOf(other)).toBe(after);
});

test('when storage is full, the last stored state is kept and the player is told what to do', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      if ('full' in globalThis) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  await begin(page, { seed: 5, ...STILL });
  await decide(page, 'act');
  await isKept(page, 5, (n) => n > 0);
  const kept = await keptIn(page);
  await page.evaluate(() => Object.assign(globalThis, { full: true }));
  await decide(page, 'act');
  await dialog(page).getByText(room.full).waitFor();
  expect(await keptIn(page)).toEqual(kept);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: room.export }).click(),
  ]);
  const { seed, decisions } = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(seed).toBe(5);
  expect(decisions.length).toBeGreaterThan(kept[5] ?? 0);
  await dialog(page).getByRole('button', { name: start.saves }).click();
  await page.getByRole('dialog', { name: start.saves }).waitFor();
  await page.keyboard.press('Escape');

  // Storage has space again.
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'full'));
  await decide(page, 'act');
  const before = await decisionOf(page);
  await isKept(page, 5, (n) => n > (kept[5] ?? 0));
  await page.reload();
  await settled(page);
  expect(await decisionOf(page)).toBe(before);
});

test('when storage is nearly full, starting a game asks first; then it requests persistent storage', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.storage.estimate = async () => ({ quota: 50_000_000, usage: 45_000_000 });
    navigator.storage.persisted = async () => false;
    navigator.storage.persist = async () => {
      Object.assign(globalThis, { persisted: true });
      return true;
    };
  });
  await page.goto(addressOf(STILL));
  await page.locator('button[type=submit].play').click();
  await dialog(page).getByText(room.low).waitFor();
  expect(await page.evaluate(() => 'persisted' in globalThis)).toBe(false);
  await dialog(page).getByRole('button', { name: room.anyway }).click();
  await settled(page);
  await expect(dialog(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'persisted' in globalThis)).toBe(true);
});

test('somebody who was ousted watches the rest on where they were, after a reload and from the start screen', {
  tag: '@long',
}, async ({ page }) => {
  const how = { speed: 'quick', ...STILL } as const;
  const shown = () =>
    page.evaluate(() => {
      const { model } = globalThis.__methuselah.page;
      return { step: model?.step ?? 0, isOver: model?.end !== null };
    });
  const watchOn = page.getByRole('button', { name: client.watchOn });
  await sitAt(page, await beforeOusting(), how);
  await settled(page);
  await page.locator('[data-decision] [data-pass]').click();
  await watchOn.waitFor();
  const out = await shown();
  expect(out.isOver).toBe(false);

  await page.reload();
  await watchOn.waitFor();
  expect(await shown()).toEqual(out);
  await expect(dialog(page)).toHaveCount(0);

  await watchOn.click();
  // Stored, not only shown: a reload may come before that.
  await expect
    .poll(async () => (await storedIn(page, 'slots')).map((slot) => (slot as Slot).watched)[0])
    .toBeGreaterThan(out.step);
  await page.reload();
  await watchOn.waitFor();
  const later = await shown();
  expect(later.step).toBeGreaterThan(out.step);
  expect(later.isOver).toBe(false);

  await page.goto(addressOf(how));
  await page.getByRole('button', { name: start.goOn }).click();
  await watchOn.waitFor();
  expect(await shown()).toEqual(later);
  await page.getByRole('button', { name: client.toEnd }).click();
  await expect(dialog(page)).toBeVisible();
  expect((await shown()).isOver).toBe(true);

  // Whoever has seen the end is not shown it as unfinished.
  await expect.poll(() => storedIn(page, 'slots')).toMatchObject([{ over: true }]);
  await page.reload();
  await settled(page);
  expect((await shown()).isOver).toBe(true);
  await page.goto(addressOf(how));
  await expect(page.getByRole('button', { name: start.play, exact: true })).toBeVisible();
});
