import { expect, test } from '@playwright/test';
import { settled, sitAt } from './play.ts';
import { moments } from './positions.ts';

/** What a screen reader reads of the table. `--update-snapshots` rewrites the snapshots; review them afterwards. */
test('a screen reader gets the table in sentences', async ({ page }, { project }) => {
  const { combat, referendum } = await moments();
  await sitAt(page, combat, { motion: 'off' });
  await settled(page);
  await expect(page.locator('main')).toMatchAriaSnapshot({ name: `combat-${project.name}.aria.yml` });
  await sitAt(page, referendum, { motion: 'off' });
  await settled(page);
  await expect(page.locator('[data-stage]')).toMatchAriaSnapshot({ name: 'referendum.aria.yml' });
});
