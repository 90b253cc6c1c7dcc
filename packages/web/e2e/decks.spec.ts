import { DECKS, toDeck } from '@methuselah/cards';
import { LANGS, type Lang } from '@methuselah/text';
import { expect, type Page, test } from '@playwright/test';
import { BUILDER } from '../src/words/builder.ts';
import { builder as words } from '../src/words/en/builder.ts';
import { violationsIn } from './axe.ts';
import { addressOf, type Begin, complaints, settled } from './play.ts';

/** Decks: the shelf, the builder, lists of other programs, trials. */

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 700;
/** On a wide screen, catalogue and deck are always there. */
async function tab(page: Page, key: keyof typeof words.tabs): Promise<void> {
  if (isPhone(page) || (key !== 'cards' && key !== 'deck')) await page.locator(`#tab-${key}`).click();
}
async function open(page: Page, query = '', how: Begin = {}): Promise<void> {
  await page.goto(`${addressOf(how)}#/decks${query}`);
  await page.locator('main h1').waitFor();
}
const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const size = (page: Page, part: string) => page.getByRole('heading', { name: new RegExp(`^${part} \\d+$`) });

test('a preconstructed deck that is changed becomes one of the player’s own', async ({ page }) => {
  const said = complaints(page);
  await open(page);
  await expect(page.locator('a[href*=precon]')).toHaveCount(41);
  // Which others can be played grows with the cards.
  expect(await page.getByText(words.shelf.playable, { exact: true }).count()).toBeGreaterThanOrEqual(5);
  await page.locator('a[href$="precon=tremere"]').click();
  await tab(page, 'deck');
  await expect(size(page, 'Crypt')).toHaveText('Crypt 12');
  await expect(page.getByText(words.law.legal, { exact: true })).toBeVisible();
  await page
    .getByRole('button', { name: words.card.takeOut('Lauren') })
    .filter({ visible: true })
    .first()
    .click();
  await expect(size(page, 'Crypt')).toHaveText('Crypt 11');
  await expect(page.getByText(words.law.cryptTooSmall(11, 12))).toBeVisible();
  await page.getByLabel(words.name, { exact: true }).fill('My deck');
  await expect(page).toHaveURL(/deck=\d/);
  await page.reload();
  await tab(page, 'deck');
  await expect(size(page, 'Crypt')).toHaveText('Crypt 11');
  await page.getByRole('button', { name: words.allDecks }).click();
  await page.getByRole('button', { name: words.shelf.remove('My deck') }).click();
  await expect(page.getByText(words.shelf.none)).toBeVisible();
  expect(said).toEqual([]);
});

test('the catalogue is searched by name in any language, by text and by facts', async ({ page }) => {
  await open(page, '?new');
  const field = page.getByRole('textbox', { name: words.search.label });
  const rows = page.locator('.search [data-row]');
  await field.fill('diriger les ind');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Govern the Unaligned');
  await field.press('Enter');
  await field.press('Enter');
  await expect(page.locator('.search output').first()).toHaveText('2');
  // Words of a text, and of no name.
  await field.fill('change the target of the bleed');
  await expect(rows.filter({ hasText: 'Deflection' })).toHaveCount(1);
  await field.fill('ayelech');
  await field.press('ArrowDown');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('+');
  await expect(page.locator('.search output').first()).toHaveText('1');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await field.fill('');
  await page.getByRole('button', { name: words.search.filters }).click();
  await choice(page, words.search.clan).selectOption({ label: 'Tremere' });
  await choice(page, words.search.capacity).selectOption('9+');
  await choice(page, words.search.group).selectOption('2');
  await expect(rows.first()).toContainText('Tremere; ');
  for (const text of await rows.allTextContents()) expect(text).toMatch(/Tremere; .*Group 2/);
  await page.getByRole('button', { name: words.search.clear }).click();
  await tab(page, 'deck');
  await expect(size(page, 'Library')).toHaveText('Library 2');
});

test('a list with mistakes is read, with suggestions, and written in other formats', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: words.shelf.open }).click();
  const list =
    'Deck Name: Few\n\nCrypt (2)\n2x Ayelech\n\nLibrary (5)\n3x Govern teh Unaligned\n2x Blood Doll';
  await page.getByLabel(words.list.paste, { exact: true }).fill(list);
  await page.getByRole('button', { name: words.list.read, exact: true }).click();
  await expect(page.getByText(words.list.readAs(words.list.formats.text, 2, 2))).toBeVisible();
  await expect(page.getByText(words.list.line(7))).toBeVisible();
  await page.getByRole('button', { name: words.list.take('Govern the Unaligned') }).click();
  await page.getByRole('button', { name: words.list.asNew }).click();
  await tab(page, 'deck');
  await expect(size(page, 'Library')).toHaveText('Library 5');
  await tab(page, 'list');
  await choice(page, words.list.format).selectOption('lackey');
  await expect(page.locator('pre')).toHaveText(
    '2\tBlood Doll\n3\tGovern the Unaligned\nCrypt:\n2\tAyelech\n',
  );
});

test('a shared link opens the same deck', { tag: '@desk' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '?precon=ventrue');
  await tab(page, 'list');
  await page.getByRole('button', { name: words.list.share }).click();
  await expect(page.getByText(words.list.shared)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await expect(size(other, 'Library')).toHaveText('Library 77');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Ventrue (Fifth Edition)');
});

test('a game begins with the deck', async ({ page }) => {
  const said = complaints(page);
  await open(page, '?precon=nosferatu');
  await page.getByRole('button', { name: words.play, exact: true }).click();
  await settled(page);
  await expect(page).toHaveURL(/#\/table$/);
  const { players }: { players: { deck: { crypt: number[] } }[] } = JSON.parse(
    (await page.evaluate(() => globalThis.__methuselah.play.record())) ?? '{}',
  );
  const [nosferatu] = DECKS.filter(({ key }) => key === 'nosferatu').map(toDeck);
  expect(players.map(({ deck }) => deck)).toContainEqual(nosferatu);
  expect(said).toEqual([]);
});

test('a deck with cards that cannot be played is not played', { tag: '@desk' }, async ({ page }) => {
  await open(page, '?new');
  await page.getByRole('textbox', { name: words.search.label }).fill('abactor');
  const [row] = [page.locator('[data-row]').first()];
  await expect(row).toContainText('Abactor');
  await row.click();
  await expect(page.getByRole('dialog')).toContainText(words.card.notPlayable);
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: words.search.label }).press('Enter');
  await expect(page.getByText(words.law.notPlayable(1))).toBeVisible();
  await expect(page.getByRole('button', { name: words.play, exact: true })).toBeDisabled();
});

test('a trial goes on in the background, can be stopped, and reports', { tag: '@desk' }, async ({ page }) => {
  await open(page, '?precon=malkavian');
  await tab(page, 'trial');
  await page.getByRole('button', { name: words.trial.start(200) }).click();
  await tab(page, 'numbers');
  await tab(page, 'trial');
  await expect(page.getByText(words.trial.points)).toBeVisible();
  await page.getByRole('button', { name: words.trial.cancel }).click();
  await expect(page.getByText(words.trial.stopped)).toBeVisible();
  await expect(page.getByText(words.trial.cards)).toBeVisible();
  await expect(page.getByRole('button', { name: words.trial.start(200) })).toBeEnabled();
});

test('hands are drawn as a game begins', { tag: '@phone' }, async ({ page }) => {
  await open(page, '?precon=toreador');
  await tab(page, 'hands');
  await page.getByRole('button', { name: words.hands.draw }).click();
  await expect(page.locator('.hands li')).toHaveCount(4 + 7);
  await page.getByRole('button', { name: words.hands.card }).click();
  await expect(page.locator('.hands li')).toHaveCount(4 + 8);
  await expect(page.getByText(words.hands.left(69))).toBeVisible();
});

/** Axe in every pane. */
async function walk(page: Page, lang: Lang, theme: 'dark' | 'light'): Promise<void> {
  const texts = await BUILDER[lang]();
  await open(page, '', { lang, theme });
  await page.getByRole('button', { name: texts.shelf.open }).click();
  expect(await violationsIn(page), 'the shelf').toEqual([]);
  // Cards that can be played, cards that cannot, and faults.
  await open(page, '?precon=v5-lasombra', { lang, theme });
  for (const key of ['cards', 'deck', 'numbers', 'hands', 'list', 'trial'] as const) {
    await tab(page, key);
    if (key === 'cards') await page.getByRole('button', { name: texts.search.filters }).click();
    if (key === 'hands') await page.getByRole('button', { name: texts.hands.draw }).click();
    expect(await violationsIn(page), key).toEqual([]);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide, `${key} fits the width`).toBe(false);
  }
}
for (const lang of LANGS)
  test(`axe finds nothing, and all fits: ${lang}`, { tag: lang === 'fr' ? '@long' : '@all' }, async ({
    page,
  }) => {
    await walk(page, lang, lang === 'fr' || lang === 'it' ? 'light' : 'dark');
  });
