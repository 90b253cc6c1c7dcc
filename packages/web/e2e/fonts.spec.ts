import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openStart, settled, sitAt } from './play.ts';
import { moments } from './positions.ts';

/** The page is drawn in its own fonts, whatever a machine has installed. */

const ROOT = join(import.meta.dirname, '../../..');
const DIST = join(import.meta.dirname, '../dist');
/** For all font files that are fetched at once, together. */
const MAX_BYTES = 60_000;

/** Every character in the sources of texts, in all languages, and of card names. */
function characters(): string {
  const sources = [
    'packages/cards/src/{crypt,library}/**/*.ts',
    'packages/host/src/words/*.ts',
    'packages/text/src/**/*.ts',
    'packages/web/src/page/**/*.svelte',
    'packages/web/src/words/**/*.ts',
  ].flatMap((pattern) => globSync(pattern, { cwd: ROOT }));
  const all = new Set(sources.flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8')]));
  return [...all].filter((sign) => /[^\s\p{C}]/u.test(sign)).join('');
}

/** The fonts in which a text is drawn; those of the machine are marked. */
async function fontsOf(page: Page, text: string, family: string): Promise<string[]> {
  await page.evaluate(
    async ([words, font]) => {
      const probe = document.createElement('p');
      probe.id = 'probe';
      probe.textContent = words;
      probe.style.fontFamily = font;
      document.body.append(probe);
      // Not the fallback fonts: a machine need not have them.
      const own = ['Signs', '"Source Sans 3"', 'Grenze'];
      await Promise.all(own.map((family) => document.fonts.load(`1em ${family}`, words)));
    },
    [text, family] as const,
  );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#probe' });
  let names: string[] = [];
  // There are none before layout.
  await expect
    .poll(async () => {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      names = fonts.map(({ familyName, isCustomFont }) =>
        isCustomFont ? familyName : `machine: ${familyName}`,
      );
      names = [...new Set(names)];
      return names.length;
    })
    .toBeGreaterThan(0);
  await devtools.detach();
  await page.evaluate(() => document.querySelector('#probe')?.remove());
  return names;
}

test('every character that the page can show is drawn in its own fonts', async ({ page }) => {
  await openStart(page);
  const text = characters();
  expect(text).toMatch(/é.*ñ|ñ.*é/);
  expect(text).toMatch(/ż/);
  expect((await fontsOf(page, text, 'var(--font)')).toSorted()).toEqual([
    'Methuselah Signs',
    'Source Sans 3 ExtraLight',
  ]);
  expect((await fontsOf(page, text, 'var(--font-title)')).toSorted()).toEqual([
    'Grenze SemiBold',
    'Methuselah Signs',
  ]);
});

/** Texts in a font that is not the page's own. */
function foreignTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility() || !node.textContent?.trim()) continue;
    const { fontFamily } = getComputedStyle(parent);
    if (!/^Signs, ("Source Sans 3"|Grenze), /.test(fontFamily))
      found.push(`${node.textContent}: ${fontFamily}`);
  }
  return found;
}

test('no text uses another font, and all of the page’s fonts are loaded', async ({ page }) => {
  await openStart(page, { lang: 'fr' });
  expect(await page.evaluate(foreignTexts)).toEqual([]);
  const { referendum } = await moments();
  await sitAt(page, referendum, { lang: 'fr', motion: 'off' });
  await settled(page);
  expect(await page.evaluate(foreignTexts)).toEqual([]);
  const loaded = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );
  expect(loaded).toEqual(expect.arrayContaining(['Source Sans 3', 'Grenze', 'Signs']));
});

test('the fonts are small, preloaded, and cached for offline play', async ({ page }) => {
  const files = globSync('assets/*.woff2', { cwd: DIST }).toSorted();
  expect(files.length).toBe(5);
  const rare = files.filter((file) => file.includes('latin-ext'));
  const atOnce = files.filter((file) => !rare.includes(file));
  expect(atOnce.reduce((sum, file) => sum + statSync(join(DIST, file)).size, 0)).toBeLessThan(MAX_BYTES);
  const kept = readFileSync(join(DIST, 'sw.js'), 'utf8');
  for (const file of [...files, 'fonts.txt']) expect(kept).toContain(file);
  expect(
    readFileSync(join(DIST, 'fonts.txt'), 'utf8').match(/SIL OPEN FONT LICENSE Version 1\.1/g),
  ).toHaveLength(2);
  await page.goto('./');
  const preloaded = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(2)));
  expect(preloaded.toSorted()).toEqual(atOnce.filter((file) => !file.includes('signs')));
});
