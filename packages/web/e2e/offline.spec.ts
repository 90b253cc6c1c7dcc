import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listen, siteOf } from '../serve.ts';
import { addressOf, decide, decisionOf, settled } from './play.ts';

const DIST = join(import.meta.dirname, '../dist');

test('once it was opened, the page opens and plays without its server', async ({ page }) => {
  const server = siteOf(DIST);
  const port = await listen(server, 0, false);
  const address = `http://localhost:${port}/${addressOf().slice(2)}`;
  await page.goto(address);
  // Ready is the service worker that has kept everything.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await expect(page.request.get(address)).rejects.toThrow(/ECONNREFUSED/);

  await page.reload();
  await page.locator('button[type=submit].play').click();
  await settled(page);
  const first = await decisionOf(page);
  await decide(page, 'act');
  expect(await decisionOf(page)).not.toBe(first);
  await expect(page.locator('[data-decision]')).toBeVisible();

  // A language that was never shown is there too.
  await page.goto(`http://localhost:${port}/${addressOf({ lang: 'pt' }).slice(2)}#/`);
  await page.reload();
  await expect(page.locator('button.play').first()).toHaveText(/Jogar|Continuar/);
});
