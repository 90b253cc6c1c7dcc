import AxeBuilder from '@axe-core/playwright';
import { LANGS } from '@methuselah/text';
import { expect, type Page, test } from '@playwright/test';
import { WORDS } from '../src/words/index.ts';
import { MANUAL } from '../src/words/manual.ts';
import { REPLAY } from '../src/words/replay.ts';
import { openFile, openStart, settled, sitAt } from './play.ts';
import { handedOver, moments } from './positions.ts';

/** Fails on any accessibility violation that axe finds. */
async function expectNoViolations(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
  expect(found, where).toEqual([]);
  // The label of a card is its name and more.
  for (const label of await page
    .locator('[data-card]')
    .evaluateAll((all) => all.map((card) => card.ariaLabel)))
    expect(label, where).toMatch(/\p{L}{2,}.*, .*\p{L}{2,}/u);
}

for (const [at, lang] of LANGS.entries())
  test(
    `axe finds no accessibility violations (${lang})`,
    { tag: lang === 'fr' ? [] : '@all' },
    async ({ page }, { project }) => {
      const isPhone = project.name === 'phone';
      const theme = at % 2 === (isPhone ? 0 : 1) ? 'light' : 'dark';
      const how = { lang, theme, motion: 'off' } as const;
      const [{ start, table }, replay] = await Promise.all([WORDS[lang](), REPLAY[lang]()]);
      const { saves } = await MANUAL[lang]();
      const saved = await moments();
      const dialog = page.getByRole('dialog');

      await openStart(page, how);
      await expect(page.getByRole('button', { name: start.play, exact: true })).toBeEnabled();
      await expectNoViolations(page, 'start');
      for (const name of [start.help, start.saves, start.settings]) {
        await page.getByRole('button', { name, exact: true }).click();
        await expect(dialog).toBeVisible();
        await expectNoViolations(page, name);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }

      for (const moment of ['table', 'combat', 'referendum'] as const) {
        await sitAt(page, saved[moment], how);
        await settled(page);
        if (moment !== 'table') await expect(page.locator(`[data-stage=${moment}]`)).toBeVisible();
        await expectNoViolations(page, moment);
      }
      await page.locator('section.hand [data-card]').first().click();
      await expect(dialog).toBeVisible();
      await expectNoViolations(page, 'the list of a card');
      await dialog.getByRole('button', { name: table.open }).click();
      await expect(page.locator('dialog[open] h2')).toBeVisible();
      await expectNoViolations(page, 'an opened card');

      await sitAt(page, saved.end, how);
      await expect(page.locator('dialog[open] svg[role=img]')).toBeVisible();
      await expectNoViolations(page, 'the end');
      await dialog.getByRole('button', { name: start.end.replay }).click();
      await expect(page.getByRole('slider')).toBeVisible();
      await page.getByRole('slider').fill('157');
      await expectNoViolations(page, 'a replay');
      await page.getByRole('button', { name: replay.marks, exact: true }).click();
      await expectNoViolations(page, 'the events of a replay');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: replay.chart, exact: true }).click();
      await expectNoViolations(page, 'the chart of a replay');

      await openStart(page, how);
      await page.getByRole('button', { name: start.saves }).click();
      await expectNoViolations(page, 'saved games');
      await openFile(page, saves.import, await handedOver());
      await expect(page.locator('main.curtain')).toBeVisible();
      await expectNoViolations(page, 'the curtain');
    },
  );
