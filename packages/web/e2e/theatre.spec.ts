import type { Beat } from '@methuselah/host';
import { expect, type Page, test } from '@playwright/test';
import { theatre } from '../src/words/en/theatre.ts';
import { MANUAL } from '../src/words/manual.ts';
import { decide, settled, sitAt } from './play.ts';
import { moments } from './positions.ts';

/** The stage as a theatre: what it shows at every size, and what it acts out. */

const SIZES = [
  [320, 568],
  [390, 844],
  [1024, 768],
  [1366, 768],
  [1920, 1080],
] as const;

/** Parts of the stage that lie over each other or leave it, in words. */
function faults(): string[] {
  const stage = document.querySelector('[data-stage]');
  if (!stage) return ['There is no stage.'];
  const edge = stage.getBoundingClientRect();
  const parts = [
    ...stage.querySelectorAll('h2, .portrait, .facts, .stats, .where, [data-plate], .terms, .total, tr'),
  ]
    .map((part) => ({ name: `${part.tagName} ${part.className}`, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const out = parts
    .filter(({ box }) => box.top < edge.top - 1 || box.bottom > edge.bottom + 1 || box.right > edge.right + 1)
    .map(({ name }) => `${name} leaves the stage`);
  const over = parts.flatMap(({ name, box: a }, at) =>
    parts
      .slice(at + 1)
      .filter(
        ({ box: b }) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3,
      )
      .map((other) => `${name} lies over ${other.name}`),
  );
  return [...out, ...over];
}

test('the stage is readable at every size', { tag: '@all' }, async ({ page }) => {
  const saved = await moments();
  for (const moment of ['action', 'combat', 'referendum'] as const)
    await test.step(moment, async () => {
      await sitAt(page, saved[moment], { motion: 'off' });
      await settled(page);
      await expect(page.locator(`[data-stage=${moment}]`)).toBeVisible();
      if (moment !== 'referendum') await expect(page.locator('[data-stage] .portrait').first()).toBeVisible();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => page.evaluate(faults), `${moment} at ${width}×${height}`).toEqual([]);
      }
    });
});

test('a referendum seats every vote, and says how it stands', { tag: '@desk' }, async ({ page }) => {
  const { referendum } = await moments();
  await sitAt(page, referendum, { motion: 'off' });
  await settled(page);
  const stage = await page.evaluate(() => globalThis.__methuselah.page.model?.stage);
  if (stage?.is !== 'referendum') throw new Error('There is a referendum.');
  const votes = stage.rows.reduce((sum, row) => sum + row.for + row.against + row.possible, 0);
  await expect(page.locator('[data-stage] .bench')).toHaveCount(votes);
  await expect(page.locator('[data-stage] .verdict')).toHaveText(
    stage.for > stage.against ? theatre.passing : theatre.failing,
  );
});

/** Lets these happen on the table that is shown. */
const happen = (page: Page, beats: readonly Beat[]): Promise<void> =>
  page.evaluate((all) => {
    Object.assign(globalThis.__methuselah.page, { beats: all });
  }, beats);

test('strikes move only what is cheap to move, for less than 600 ms', { tag: '@desk' }, async ({ page }) => {
  const { combat } = await moments();
  await sitAt(page, combat);
  await settled(page);
  // The stage of a combat is loaded when one begins.
  await expect(page.locator('.portrait')).toHaveCount(2);
  const keys = await page
    .locator('.portrait')
    .evaluateAll((all) => all.map((portrait) => Number((portrait as HTMLElement).dataset.portrait)));
  const [one = 0, other = 0] = keys as unknown as Extract<Beat, { is: 'hit' }>['on'][];
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    const seen: unknown[] = [];
    Object.assign(globalThis, { seen });
    Element.prototype.animate = function (frames, timing) {
      seen.push({ frames, timing });
      return animate.call(this, frames, timing);
    };
  });
  await happen(page, [
    { is: 'hit', step: 1, on: other as never, by: one as never, n: 2 },
    { is: 'counters', step: 1, on: other as never, n: -2 },
    { is: 'torpor', step: 1, on: other as never },
  ]);
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'seen').length)).toBeGreaterThan(3);
  const seen: { frames: Record<string, unknown>[]; timing: { duration: number; delay?: number } }[] =
    await page.evaluate(() => Reflect.get(globalThis, 'seen'));
  for (const { frames, timing } of seen) {
    expect(timing.duration + (timing.delay ?? 0)).toBeLessThan(600);
    for (const frame of frames)
      for (const name of Object.keys(frame))
        expect(['translate', 'scale', 'rotate', 'transform', 'opacity', 'offset']).toContain(name);
  }
});

test('an ousting is shown over the table, and a click goes through it', { tag: '@phone' }, async ({
  page,
}) => {
  const { table } = await moments();
  await sitAt(page, table);
  await settled(page);
  await happen(page, [
    {
      is: 'ousted',
      step: 1,
      seat: 2,
      by: 1,
      text: 'Bertrand ousts Cassia',
      note: '+6 pool, +1 victory point',
    },
  ]);
  await expect(page.locator('.moment')).toContainText('Bertrand ousts Cassia');
  await expect(page.locator('.moment')).toContainText('+6 pool, +1 victory point');
  await decide(page, 'act');
});

test('the end is said to the player', { tag: '@desk' }, async ({ page }) => {
  const { end } = await moments();
  await sitAt(page, end, { motion: 'off' });
  await expect(page.locator('dialog[open] h2')).toHaveText(/^(You won! |Ousted|You are |A tie)/);
  await expect(page.locator('dialog[open] tr.own')).toHaveCount(1);
});

test('sounds are off until wanted', { tag: '@desk' }, async ({ page }) => {
  await page.addInitScript(() => {
    const opened: string[] = [];
    Object.assign(globalThis, { opened });
    const { AudioContext } = globalThis;
    globalThis.AudioContext = class extends AudioContext {
      constructor() {
        super();
        opened.push('opened');
      }
    };
  });
  const opened = (): Promise<number> => page.evaluate(() => Reflect.get(globalThis, 'opened').length);
  const { table } = await moments();
  await sitAt(page, table);
  await settled(page);
  await happen(page, [{ is: 'vote', step: 1, seat: 0, n: 1, side: 'for' }]);
  await decide(page, 'act');
  expect(await opened()).toBe(0);
  const words = (await MANUAL.en()).settings;
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByText(words.theme)).toBeVisible();
  await page.getByRole('radio', { name: words.sounds.quiet }).check();
  await expect.poll(opened).toBe(1);
});
