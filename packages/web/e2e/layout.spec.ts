import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS, type Lang } from '@methuselah/text';
import { expect, type Page, test } from '@playwright/test';
import { WORDS } from '../src/words/index.ts';
import { faultsOf, regionsOf } from './looking.ts';
import { openStart, scrolls, settled, sitAt } from './play.ts';
import { moments } from './positions.ts';

/**
 * The layout of each screen. Pixels are not compared, since machines render differently: the places of the main regions are
 * (`layout.json`, rewritten by `--update-snapshots`). In every language no regions overlap and no text is cut off.
 */

const SHOWN = ['start', 'table', 'action', 'combat', 'referendum', 'end', 'replay'] as const;
type Shown = (typeof SHOWN)[number];

async function show(page: Page, what: Shown, lang: Lang): Promise<void> {
  const how = { lang, motion: 'off' } as const;
  if (what === 'start') {
    return openStart(page, how);
  }
  const saved = await moments();
  if (what === 'replay') {
    await sitAt(page, saved.end, how);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: (await WORDS[lang]()).start.end.replay })
      .click();
    await page.getByRole('slider').fill(String(JSON.parse(saved.combat).decisions.length));
    await expect(page.locator('[data-stage=combat]')).toBeVisible();
    return;
  }
  await sitAt(page, saved[what], how);
  if (what === 'end') await expect(page.locator('dialog[open] svg[role=img]')).toBeVisible();
  else await settled(page);
}

for (const lang of LANGS)
  test(`no regions overlap and no text is cut off (${lang})`, {
    tag: lang === 'fr' ? [] : '@all',
  }, async ({ page }) => {
    for (const what of SHOWN) {
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
  for (const what of SHOWN) {
    await show(page, what, 'en');
    layout[what] = await page.evaluate(regionsOf);
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
  const moved = SHOWN.flatMap((what) => {
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
