import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS, type Lang } from '@methuselah/text';
import { expect, type Page, test } from '@playwright/test';
import { WORDS } from '../src/words/index.ts';
import { crowd } from './crowd.ts';
import { faultsOf, regionsOf, sizesOf } from './looking.ts';
import { openStart, scrolls, settled, sitAt } from './play.ts';
import { moments } from './positions.ts';

/**
 * The layout of each screen. Pixels are not compared, since machines render differently: the places of the main regions are
 * (`layout.json`, rewritten by `--update-snapshots`). At every size nothing lies over anything, no text is cut off, every button
 * can be pressed, and cards and stage are large enough.
 */

const PAGES = ['start', 'table', 'action', 'combat', 'referendum', 'end', 'replay'] as const;
/** What a table can show: also six long options, full boards, and open hands in a replay. */
const TABLES = ['table', 'action', 'combat', 'referendum', 'options', 'crowd', 'replay'] as const;
const HARDEST = ['options', 'crowd'] as const;
type Shown = (typeof PAGES)[number] | (typeof TABLES)[number];

/** Each project's screens, its own first. */
const SIZES: Readonly<Record<string, readonly (readonly [width: number, height: number])[]>> = {
  desk: [
    [1440, 900],
    [768, 1024],
    [1024, 768],
    [1366, 768],
    [1920, 1080],
    [2560, 1440],
  ],
  phone: [
    [390, 844],
    [320, 568],
    [360, 640],
    [375, 667],
    [412, 915],
    [844, 390],
    [667, 375],
  ],
};

async function show(page: Page, what: Shown, lang: Lang): Promise<void> {
  const how = { lang, motion: 'off' } as const;
  if (what === 'start') {
    return openStart(page, how);
  }
  const saved = await moments();
  if (what === 'replay') {
    const { start } = await WORDS[lang]();
    await sitAt(page, saved.end, how);
    await page.getByRole('dialog').getByRole('button', { name: start.end.replay }).click();
    await page.getByRole('slider').fill(String(JSON.parse(saved.combat).decisions.length));
    await expect(page.locator('[data-stage=combat]')).toBeVisible();
    return;
  }
  await sitAt(page, saved[what === 'crowd' ? 'action' : what], how);
  if (what === 'end') await expect(page.locator('dialog[open] svg[role=img]')).toBeVisible();
  else await settled(page);
  if (what === 'crowd') await page.evaluate(crowd);
}

/** Changes the size of the screen, and waits until the page has been laid out for it and nothing moves. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    await new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** Cards and stages that are too small. A replay has less room for them; a crowd beyond prey and predator shrinks. */
async function tooSmall(page: Page, what: Shown, width: number, height: number): Promise<readonly string[]> {
  const { own, near, far, hand, stage } = await page.evaluate(sizesOf);
  const isDesk = width > 700 && height > 520;
  const isLarge = width >= 1440 && height >= 900 && what !== 'replay';
  const least = isLarge
    ? { own: 88, near: 88, far: what === 'crowd' ? 44 : 64, hand: 110 }
    : { own: 44, near: 30, far: 28, hand: 40 };
  const faults: string[] = [];
  const check = (part: string, sizes: readonly number[], atLeast: number): void => {
    if (sizes.some((size) => size < atLeast)) faults.push(`${part}: ${sizes.join(' ')}, not ${atLeast}`);
  };
  check('own minions', own, least.own);
  check('minions of prey and predator', near, least.near);
  check('minions of the others', far, least.far);
  check('hand', hand, least.hand);
  if (stage) {
    check('width of the stage', [stage.width], isLarge ? 420 : 280);
    check('height of the stage', [stage.height], isLarge ? 250 : isDesk ? 170 : 72);
  }
  return faults;
}

/** In short: what is hardest to fit, on the project's own screen, the smallest, and the largest or flattest. */
const RUNS = [
  { lang: 'fr', name: 'the hardest fits on the smallest and the largest screen', tables: HARDEST, tag: [] },
  ...LANGS.map((lang) => ({
    lang,
    name: 'everything fits on every screen',
    tables: TABLES,
    tag: [lang === 'fr' ? '@long' : '@all'],
  })),
] as const;

for (const { lang, name, tables, tag } of RUNS)
  test(`tables: ${name} (${lang})`, { tag: [...tag] }, async ({ page }, { project }) => {
    const [own = [0, 0], ...all] = SIZES[project.name] ?? [];
    const others = tables === HARDEST ? [all[0] ?? own, all.at(-1) ?? own] : all;
    for (const what of tables)
      await test.step(what, async () => {
        await resize(page, ...own);
        await show(page, what, lang);
        // A card under the mouse would be shown large.
        await page.mouse.move(0, 0);
        if (what === 'replay') {
          await page.locator('.controls select').last().selectOption('all');
          await expect(page.locator('.board:not(.own) .hand').first()).toBeAttached();
        }
        for (const [width, height] of [own, ...others]) {
          await resize(page, width, height);
          const at = `${what} at ${width}×${height}`;
          expect.soft(await page.evaluate(faultsOf), at).toEqual([]);
          expect.soft(await tooSmall(page, what, width, height), at).toEqual([]);
          expect.soft(await page.evaluate(scrolls), at).toBe(false);
        }
      });
  });

for (const lang of LANGS)
  test(`start and end: nothing overlaps and no text is cut off (${lang})`, {
    tag: lang === 'fr' ? [] : '@all',
  }, async ({ page }) => {
    for (const what of ['start', 'end'] as const) {
      await show(page, what, lang);
      expect.soft(await page.evaluate(faultsOf), what).toEqual([]);
      expect(await page.evaluate(scrolls), what).toBe(false);
    }
  });

type Box = readonly number[];
type Layout = Readonly<Record<string, Readonly<Record<string, Box>>>>;
const FILE = join(import.meta.dirname, 'layout.json');
/** For rounding: the fonts are the page's own. */
const TOLERANCE = 4;

test('the regions are where layout.json says', async ({ page }, { project, config }) => {
  const layout: Record<string, Record<string, Box>> = {};
  const [own, ...others] = SIZES[project.name] ?? [];
  for (const what of PAGES) {
    await show(page, what, 'en');
    layout[what] = await page.evaluate(regionsOf);
    if (what !== 'table' && what !== 'combat') continue;
    for (const [width, height] of others) {
      await resize(page, width, height);
      layout[`${what} ${width}×${height}`] = await page.evaluate(regionsOf);
    }
    if (own) await resize(page, ...own);
  }
  const all: Record<string, Layout> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  if (config.updateSnapshots === 'changed') {
    all[project.name] = layout;
    const text = JSON.stringify(all, null, 2).replace(/\[[\s\d,]+\]/g, (box) =>
      JSON.stringify(JSON.parse(box)).replaceAll(',', ', '),
    );
    writeFileSync(FILE, `${text}\n`);
  }
  const before = all[project.name] ?? {};
  const screens = new Set([...Object.keys(before), ...Object.keys(layout)]);
  const moved = [...screens].flatMap((what) => {
    const names = new Set([...Object.keys(before[what] ?? {}), ...Object.keys(layout[what] ?? {})]);
    return [...names].flatMap((name) => {
      const [was = [], is = []] = [before[what]?.[name], layout[what]?.[name]];
      const stays =
        was.length === is.length && was.every((n, at) => Math.abs(n - (is[at] ?? 0)) <= TOLERANCE);
      return stays ? [] : [`${what}, ${name}: was at ${was.join(' ')}, is at ${is.join(' ')}`];
    });
  });
  expect(moved).toEqual([]);
});
