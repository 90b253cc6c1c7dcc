import { expect, type Locator, test } from '@playwright/test';
import { decks } from '../src/words/en/decks.ts';
import { manual } from '../src/words/en/manual.ts';
import { plans } from '../src/words/en/plans.ts';
import { start } from '../src/words/en/start.ts';
import { addressOf, complaints, decide, openStart, scrolls, settled } from './play.ts';

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test('one click starts a game, without console errors', { tag: '@desk' }, async ({ page }) => {
    const said = complaints(page);
    await page.goto(addressOf());
    const play = page.locator('button[type=submit].play');
    await expect(play).toHaveText('Play');
    expect(await page.evaluate(scrolls)).toBe(false);
    await play.click();
    await settled(page);
    await expect(page).toHaveURL(/#\/table$/);
    await expect(page.locator('[data-decision]')).toBeVisible();
    for (const choice of ['act', 'act', 'pass', 'act'] as const) await decide(page, choice);
    expect(await page.evaluate(scrolls)).toBe(false);
    expect(said).toEqual([]);
  });
});

test('the page has no inline scripts or styles, and a security policy', { tag: '@desk' }, async ({
  page,
}) => {
  const response = await page.goto('./');
  const html = (await response?.text()) ?? '';
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
  expect(html).not.toMatch(/<style|\son\w+=/);
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
});

test('a newcomer plays against easy bots; whoever chooses a level keeps it', { tag: '@phone' }, async ({
  page,
}) => {
  await openStart(page, { motion: 'off' });
  const level = (name: string) => page.getByRole('radio', { name, exact: true });
  await expect(level(decks.botLevels.novice)).toBeChecked();
  await expect(page.locator('.pick', { hasText: decks.botLevels.novice })).toBeInViewport({ ratio: 1 });
  await page.locator('.pick', { hasText: decks.botLevels.heuristic }).click();
  await page.reload();
  await expect(level(decks.botLevels.heuristic)).toBeChecked();
  const seats = page.locator('details.seats');
  if ((await seats.getAttribute('open')) === null) await seats.locator('summary').click();
  await expect(page.getByLabel(start.ofSeat(start.who, 2))).toHaveValue('heuristic');
});

test('a deck shows three of its vampires, and all its cards when opened', { tag: '@desk' }, async ({
  page,
}) => {
  await openStart(page, { motion: 'off' });
  const deck = page.locator('.deck', { hasText: 'Tremere' });
  await expect(deck.locator('img')).toHaveCount(3);
  await deck.click();
  const detail = page.locator('.detail');
  await expect(detail).toContainText(plans.tremere);
  await expect(detail.locator('.vampire')).toHaveCount(9);
  await expect(detail.locator('.list')).toBeHidden();
  await detail.locator('summary').click();
  const copies = await detail.locator('.list .card b').allTextContents();
  expect(copies.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(77);
  await detail.getByRole('button', { name: 'Theft of Vitae' }).click();
  await expect(page.locator('dialog[open] h2')).toHaveText('Theft of Vitae');
});

test('a seed that is no number is told at its field, even if it was folded away', { tag: '@phone' }, async ({
  page,
}) => {
  await openStart(page, { motion: 'off' });
  const seats = page.locator('details.seats');
  if ((await seats.getAttribute('open')) === null) await seats.locator('summary').click();
  const seed = page.getByLabel(start.seed);
  await seed.fill('seven');
  await seats.locator('summary').click();
  await expect(seed).toBeHidden();
  const play = page.locator('button[type=submit].play');
  await play.click();
  await expect(page.getByRole('alert')).toHaveText(manual.badSeed);
  await expect(seed).toBeFocused();
  await expect(page).not.toHaveURL(/#\/table$/);
  await seed.fill('8');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await play.click();
  await settled(page);
});

test('a player has the same sign on the start screen, and at the table', { tag: '@desk' }, async ({
  page,
}) => {
  const shapes = (rows: Locator): Promise<readonly (string | null)[]> =>
    rows.evaluateAll((all) => all.map((row) => row.querySelector('path')?.getAttribute('d') ?? null));
  await openStart(page, { motion: 'off' });
  const details = page.locator('details.seats');
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
  await expect(page.locator('.seats li .sign')).toHaveCount(5);
  const onStart = await shapes(page.locator('.seats li .sign'));
  const names = await page
    .locator('.seats li .name')
    .evaluateAll((all) => all.map((field) => 'value' in field && field.value));
  expect(new Set(onStart).size).toBe(5);
  await page.locator('button[type=submit].play').click();
  await settled(page);
  const { signs, seats } = await page.evaluate(() => ({
    signs: globalThis.__methuselah.page.signs,
    seats: globalThis.__methuselah.page.model?.seats.map(({ name }) => name) ?? [],
  }));
  // With this seed, nobody sits where they are listed first.
  expect(seats).not.toEqual(names);
  expect(signs.map((sign) => names[sign])).toEqual(seats);
  const colours = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const of = (name: string): string[] =>
      [0, 1, 2, 3, 4].map((n) => style.getPropertyValue(`--${name}-${n}`));
    return { seats: of('seat'), signs: of('sign') };
  });
  expect(colours.seats).toEqual(signs.map((sign) => colours.signs[sign]));
});

test('a seat takes any deck that can be played', { tag: '@desk' }, async ({ page }) => {
  await openStart(page, { motion: 'off' });
  const details = page.locator('details.seats');
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
  const deck = page.getByLabel(start.ofSeat(start.deck, 1));
  const other = deck.locator('optgroup option').first();
  const name = (await other.textContent()) ?? '';
  await deck.selectOption({ label: name });
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.locator('button[type=submit].play').click();
  await settled(page);
  // It is offered again at the next visit.
  await page.goto(addressOf());
  await expect(page.getByRole('heading', { name })).toBeVisible();
});
