import { LANGS, type Lang } from '@methuselah/text';
import { expect, type Page, test } from '@playwright/test';
import { WORDS } from '../src/words/index.ts';
import { MANUAL } from '../src/words/manual.ts';
import { REPLAY } from '../src/words/replay.ts';
import { violationsIn } from './axe.ts';
import { type Begin, decisionOf, openFile, openStart, settled, sitAt, toTransfers } from './play.ts';
import { beforeOusting, handedOver, moments } from './positions.ts';

/** Axe in every state of the page; `learn.spec.ts` has those of lessons and of the first game. */

/** Fails on any accessibility violation that axe finds. */
async function expectNoViolations(page: Page, where: string): Promise<void> {
  expect(await violationsIn(page), where).toEqual([]);
  // The label of a card is its name and more.
  for (const label of await page
    .locator('[data-card]')
    .evaluateAll((all) => all.map((card) => card.ariaLabel)))
    expect(label, where).toMatch(/\p{L}{2,}.*, .*\p{L}{2,}/u);
}

type Walk = (page: Page, lang: Lang, how: Begin) => Promise<void>;
const menuOf = (page: Page) => page.locator('.menu:popover-open');

const start: Walk = async (page, lang, how) => {
  const { start: words } = await WORDS[lang]();
  const dialog = page.getByRole('dialog');
  await openStart(page, how);
  await expect(page.getByRole('button', { name: words.play, exact: true })).toBeEnabled();
  await expectNoViolations(page, 'start');
  for (const name of [words.help, words.saves, words.settings]) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(dialog).toBeVisible();
    await expectNoViolations(page, name);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await page.locator('.learn summary').click();
  await page.locator('.detail summary').click();
  await expect(page.locator('.detail .list')).toBeVisible();
  await expectNoViolations(page, 'the lists of lessons and of a deck');
};

/** From the viewer's decision in the middle of a turn to their next one. */
const turn: Walk = async (page, lang, how) => {
  const { table: words, advice, speed } = await WORDS[lang]();
  await sitAt(page, (await moments()).table, how);
  await settled(page);
  await expectNoViolations(page, 'table');
  await page.getByRole('button', { name: advice.ask }).click();
  await expect(page.locator('[data-decision] .advice[role=status]')).toBeVisible();
  await expectNoViolations(page, 'advice');
  await page.locator('.board.own [data-seat]').first().click();
  await expect(menuOf(page)).toBeVisible();
  await expectNoViolations(page, 'the list of a seat');
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toHaveCount(0);
  await toTransfers(page);
  await expectNoViolations(page, 'transfers');
  const before = await decisionOf(page);
  await page.locator('.tools .until').click();
  await settled(page, before);
  // At a desk the log is always open.
  const log = page.getByRole('button', { name: words.log, exact: true });
  if (await log.isVisible()) await log.click();
  await expect(page.locator('[role=log]').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByLabel(speed.sinceYourTurn).filter({ visible: true }).first()).toBeVisible();
  await expectNoViolations(page, 'the log, and what the others did');
};

const stages: Walk = async (page, lang, how) => {
  const { table: words } = await WORDS[lang]();
  const saved = await moments();
  const dialog = page.getByRole('dialog');
  for (const moment of ['action', 'combat', 'referendum'] as const) {
    await sitAt(page, saved[moment], how);
    await settled(page);
    await expect(page.locator(`[data-stage=${moment}]`)).toBeVisible();
    await expectNoViolations(page, moment);
  }
  await page.locator('section.hand [data-card]').first().click();
  await expect(dialog).toBeVisible();
  await expectNoViolations(page, 'the list of a card');
  await dialog.getByRole('button', { name: words.open }).click();
  await expect(page.locator('dialog[open] h2')).toBeVisible();
  await expectNoViolations(page, 'an opened card');
  await page.locator('dialog[open] p button[aria-pressed]').first().click();
  await expect(page.locator('dialog[open] .explained b')).toBeVisible();
  await expectNoViolations(page, 'a word of a card explained');
};

const end: Walk = async (page, lang, how) => {
  const [{ start: words }, replay] = await Promise.all([WORDS[lang](), REPLAY[lang]()]);
  await sitAt(page, (await moments()).end, how);
  await expect(page.locator('dialog[open] svg[role=img]')).toBeVisible();
  await expectNoViolations(page, 'the end');
  await page.getByRole('dialog').getByRole('button', { name: words.end.replay }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.getByRole('slider').fill('157');
  await expectNoViolations(page, 'a replay');
  await page.getByRole('button', { name: replay.marks, exact: true }).click();
  await expectNoViolations(page, 'the events of a replay');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: replay.chart, exact: true }).click();
  await expectNoViolations(page, 'the chart of a replay');
};

const others: Walk = async (page, lang, how) => {
  const [{ start: words, client }, { saves }] = await Promise.all([WORDS[lang](), MANUAL[lang]()]);
  await sitAt(page, await beforeOusting(), { ...how, speed: 'quick' });
  await settled(page);
  await page.locator('[data-decision] [data-pass]').click();
  await expect(page.getByRole('button', { name: client.watchOn })).toBeVisible();
  await expectNoViolations(page, 'ousted');
  await openStart(page, how);
  await page.getByRole('button', { name: words.saves }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await expectNoViolations(page, 'saved games');
  await openFile(page, saves.import, await handedOver());
  await expect(page.locator('main.curtain')).toBeVisible();
  await expectNoViolations(page, 'the curtain');
};

/** In `npm test` in French; on a phone what is drawn in another way there. */
const WALKS: readonly (readonly [where: string, walk: Walk, tags: string[]])[] = [
  ['on the start screen', start, ['@desk']],
  ['in a turn', turn, []],
  ['in actions, combats and referendums, and on cards', stages, []],
  ['at the end and in a replay', end, ['@desk']],
  ['for those who are out, and between players', others, ['@desk', '@long']],
];

for (const [at, lang] of LANGS.entries())
  for (const [where, walk, tags] of WALKS)
    test(
      `axe finds no violations ${where} (${lang})`,
      {
        tag: lang === 'fr' ? tags : '@all',
      },
      async ({ page }, { project }) => {
        const theme = at % 2 === (project.name === 'phone' ? 0 : 1) ? 'light' : 'dark';
        await walk(page, lang, { lang, theme, motion: 'off' });
      },
    );
