import { expect, type Page, test } from '@playwright/test';
import { start } from '../src/words/en/start.ts';
import { addressOf, complaints, settled } from './play.ts';

/** Names of the cards that only the player at the screen may see: hand and uncontrolled region. */
const hiddenOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { model } = globalThis.__methuselah.page;
    const own = model?.seats.find(({ seat }) => seat === model.viewer);
    return [...(own?.handCards ?? []), ...(own?.uncontrolled ?? [])].map(
      (key) => model?.cards[key]?.name ?? '',
    );
  });

/** The whole document, visible or not. */
const everything = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);
/** The whole model, shown or not. */
const known = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(globalThis.__methuselah.page.model));

test('hot-seat: a curtain separates two players, and neither sees the other’s hand', {
  tag: '@desk',
}, async ({ page }) => {
  const said = complaints(page);
  await page.goto(addressOf({ seed: 11, motion: 'off' }));
  const details = page.locator('details.seats');
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
  await page.locator('label.pick', { hasText: /^2$/ }).click();
  await page.getByLabel(start.ofSeat(start.who, 2)).selectOption('person');
  await page.locator('button[type=submit].play').click();

  const hands = new Map<string, readonly string[]>();
  let turns = 0;
  for (let n = 0; n < 60 && turns < 6; n++) {
    const ready = page.locator('main.curtain button');
    await page.waitForFunction(() => {
      const { page: shown } = globalThis.__methuselah;
      const isThere = shown.curtain || shown.model?.decision;
      return !shown.isBusy && isThere && document.querySelector('main') !== null;
    });
    if ((await page.evaluate(() => globalThis.__methuselah.page.curtain)) !== null) {
      turns++;
      await expect(ready).toBeFocused();
      // Behind the curtain, no hand is in the document or in the model.
      const html = await everything(page);
      const model = await known(page);
      for (const name of [...hands.values()].flat()) {
        expect(html).not.toContain(name);
        expect(model).not.toContain(name);
      }
      await ready.click();
      await settled(page);
    }
    const who = await page.evaluate(() => String(globalThis.__methuselah.page.model?.viewer));
    const own = await hiddenOf(page);
    expect(own.length).toBeGreaterThan(0);
    const others = [...hands].filter(([seat]) => seat !== who).flatMap(([, names]) => names);
    const html = await everything(page);
    for (const name of others.filter((other) => !own.includes(other))) expect(html).not.toContain(name);
    hands.set(who, own);

    const pass = page.locator('[data-decision] [data-pass]');
    const before = await page.evaluate(() => globalThis.__methuselah.page.model?.decision?.id ?? '');
    if ((await pass.count()) > 0) await pass.click();
    else await page.locator('[data-decision] [data-option]').first().click();
    await page.waitForFunction(
      (was) =>
        !globalThis.__methuselah.page.isBusy &&
        (globalThis.__methuselah.page.curtain || globalThis.__methuselah.page.model?.decision?.id !== was),
      before,
    );
    // Discarded and played cards may be known; only those still in hand are secret.
    if (!(await page.evaluate(() => globalThis.__methuselah.page.curtain)))
      hands.set(who, await hiddenOf(page));
  }
  expect(turns).toBe(6);
  expect(hands.size).toBe(2);
  expect(said).toEqual([]);
});
