import { expect, test } from '@playwright/test';
import { addressOf } from './play.ts';

/** An unsupported browser shows a message, never an empty page. */

test.describe('a browser that is too old', () => {
  test.use({ locale: 'it-IT' });
  test('is told so in its language', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
    await page.goto(addressOf());
    await expect(page.getByRole('alert')).toContainText('Questo browser è troppo vecchio');
    await expect(page.locator('#app')).toBeEmpty();
  });
});

test.describe('a page with a file that fails to load', () => {
  test.use({ locale: 'fr-FR' });
  for (const part of ['index', 'lang-fr-'])
    test(`(${part}) says so`, async ({ page }) => {
      await page.route(new RegExp(`assets/${part}[\\w-]+\\.js`), (route) => route.abort());
      await page.goto('./');
      await expect(page.getByRole('alert')).toContainText('Le jeu n’a pas pu être chargé');
    });
  test('(the table) says so, and loads on retry', async ({ page }) => {
    await page.route(/assets\/Table-[\w-]+\.js/, (route) => route.abort());
    await page.goto(addressOf());
    await page.locator('button[type=submit].play').click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('[data-decision]').first()).toBeVisible();
  });
});

test.describe('a browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('is told so in five languages', async ({ page }) => {
    await page.goto('./');
    const told = page.locator('noscript p');
    await expect(told).toHaveText([/please allow/, /veuillez/, /permite/, /consenti/, /permita/]);
    for (const sentence of await told.all()) await expect(sentence).toBeVisible();
  });
});
