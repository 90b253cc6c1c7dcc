import { DECKS } from '@methuselah/cards';
import { LANGS } from '@methuselah/text';
import { expect, test } from '@playwright/test';
import { Clicker } from './clicker.ts';
import { addressOf, complaints, isOver, scrolls, settled } from './play.ts';

test.use({ serviceWorkers: 'allow' });

/** Every deck and every language, in other pairs on a phone than on a desktop. */
for (const [at, { key: deck }] of DECKS.entries())
  test(
    `a whole game with the ${deck} deck`,
    { tag: at === 0 ? '@phone' : '@all' },
    async ({ page }, { project }) => {
      const lang = LANGS[(at + (project.name === 'phone' ? 2 : 0)) % LANGS.length] ?? 'en';
      const said = complaints(page);
      await page.goto(addressOf({ lang, seed: at + 1, motion: 'off' }));
      await page.locator(`label:has(input[name=deck][value=${deck}])`).click();
      await page.locator('button[type=submit].play').click();
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);

      const clicker = new Clicker(page, at + 1);
      while (!(await isOver(page))) {
        await clicker.decide();
        expect(said).toEqual([]);
        expect(await page.evaluate(scrolls), 'the page scrolls').toBe(false);
      }

      const end = page.getByRole('dialog');
      await expect(end.locator('tbody').first().getByRole('row')).toHaveCount(5);
      await expect(end.getByRole('img')).toBeVisible();
      const points = await end.locator('tbody').first().locator('td:nth-of-type(2)').allInnerTexts();
      expect(points.reduce((sum, n) => sum + Number(n), 0)).toBeGreaterThan(0);
      expect(said).toEqual([]);
    },
  );
