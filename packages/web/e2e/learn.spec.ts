import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS, type Lang } from '@methuselah/text';
import { expect, type Page, test } from '@playwright/test';
import { WORDS } from '../src/words/index.ts';
import { violationsIn } from './axe.ts';
import { addressOf, complaints, decisionOf, fontsLoaded, isOver, settled } from './play.ts';

/** Plays the lessons and the first game by pressing what the coach points at. */

/** A folder for a picture of each moment; without it, none are made. */
const PICTURES = process.env.METHUSELAH_PICTURES;
const LESSONS = ['bring-out', 'bleed', 'block', 'combat', 'votes', 'torpor'] as const;
const MOST_PRESSES = 60;
/** How often to look, in milliseconds: there are hundreds of presses. */
const OFTEN = { intervals: [20, 50] };

let pictures = 0;
async function picture(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  const { width = 0 } = page.viewportSize() ?? {};
  await page.screenshot({
    path: join(PICTURES, `${width}-${String(++pictures).padStart(3, '0')}-${name}.png`),
  });
}

/** What the coach says and points at, once it has found its place; null if it is silent. */
interface Pointing {
  readonly moment: string;
  readonly canPress: boolean;
  readonly sign: string;
}
const pointing = (page: Page): Promise<Pointing | null> =>
  page.evaluate(() => {
    const said = document.querySelector('.bubble:popover-open [data-moment]');
    const at = document.querySelector('[data-coached]');
    const { model, isBusy } = globalThis.__methuselah.page;
    if (!said || !at || isBusy) return null;
    const moment = said.getAttribute('data-moment') ?? '';
    const where = ['data-option', 'data-card', 'data-seat', 'data-entry', 'data-fill', 'data-plan'].map(
      (name) => at.getAttribute(name),
    );
    const canPress = !document.querySelector('.bubble:popover-open [data-got-it]');
    return { moment, canPress, sign: [moment, model?.decision?.id, ...where].join(' ') };
  });

/** Is the bubble on the screen, and beside what it points at? */
async function expectBeside(page: Page): Promise<void> {
  await expect(async () => {
    const boxes = await page.evaluate(() => {
      const rect = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON();
      return {
        bubble: rect('.bubble:popover-open'),
        at: rect('[data-coached]'),
        width: innerWidth,
        height: innerHeight,
      };
    });
    const { bubble, at, width, height } = boxes;
    expect(bubble.left).toBeGreaterThanOrEqual(0);
    expect(bubble.top).toBeGreaterThanOrEqual(0);
    expect(bubble.right).toBeLessThanOrEqual(width);
    expect(bubble.bottom).toBeLessThanOrEqual(height);
    const isApart =
      bubble.right <= at.left ||
      bubble.left >= at.right ||
      bubble.bottom <= at.top ||
      bubble.top >= at.bottom;
    expect(isApart).toBe(true);
  }).toPass(OFTEN);
}

/** Has the coach something to say about the decision at hand? Its bubble may take a moment to find its place. */
const says = (page: Page): Promise<boolean> =>
  page.evaluate(() => (document.querySelector('[data-said]')?.textContent ?? '') !== '');

/** Presses what the coach points at, or says "Got it". Gives what was said. */
async function press(page: Page): Promise<string> {
  const now = await pointing(page);
  if (!now) throw new Error('The coach is silent.');
  await expectBeside(page);
  await picture(page, now.moment);
  await page.locator(now.canPress ? '[data-coached]' : '.bubble [data-got-it]').click();
  // While a menu opens, the coach still points at its card: pressing that again would press what the bubble covers by then.
  await expect
    .poll(async () => {
      const next = await pointing(page);
      if (next) return next.sign !== now.sign;
      return (await page.locator('[data-verdict]').count()) > 0 || !(await says(page));
    }, OFTEN)
    .toBe(true);
  return now.moment;
}

/** Presses as the coach says, once its bubble is in place. */
async function follow(page: Page): Promise<string> {
  await expect.poll(() => pointing(page), OFTEN).not.toBeNull();
  return press(page);
}

/** Waits until the coach speaks or the lesson is judged. */
const spoken = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => document.querySelector('[data-verdict], .bubble:popover-open [data-moment]:not(:empty)') !== null,
  );

async function followToGoal(page: Page): Promise<void> {
  const isJudged = async (): Promise<boolean> => (await page.locator('[data-verdict]').count()) > 0;
  for (let n = 0; n < MOST_PRESSES; n++) {
    await expect.poll(async () => (await isJudged()) || (await pointing(page)) !== null, OFTEN).toBe(true);
    if (await isJudged()) break;
    await press(page);
  }
  await expect(page.locator('[data-verdict="reached"]')).toBeVisible();
}

for (const lang of LANGS)
  test(`all lessons, one after the other, as the coach says (${lang})`, {
    tag: lang === 'en' ? '@phone' : '@all',
  }, async ({ page }) => {
    const said = complaints(page);
    const { learn } = await WORDS[lang]();
    await page.goto(addressOf({ lang }));
    await page.locator('.learn summary').click();
    await expect(page.locator('.learn li')).toHaveCount(LESSONS.length);
    await fontsLoaded(page);
    await picture(page, `start-${lang}`);
    await page.locator('.learn li a').first().click();
    for (const name of LESSONS) {
      await page.waitForURL(`**/*#/table?lesson=${name}`);
      // The verdict of the lesson before is gone at once, not when this one is there.
      expect(await page.locator('[data-verdict]').count()).toBe(0);
      await followToGoal(page);
      await picture(page, `${name}-reached-${lang}`);
      const next = page.locator('[data-next]');
      await expect(next).toHaveText(name === 'torpor' ? learn.firstGame : learn.nextLesson);
      await next.click();
    }
    await page.waitForURL(/#\/table$/);
    expect(said).toEqual([]);
  });

/** Plays on without the coach: passes where that is possible, in the turns of others until one's own. */
async function playOn(page: Page, isTaught: boolean): Promise<void> {
  const before = await decisionOf(page);
  const isMine = await page.evaluate(() => {
    const { model } = globalThis.__methuselah.page;
    return model?.active === model?.viewer;
  });
  const until = page.locator('.tools .until');
  const pass = page.locator('[data-pass]');
  if ((await pass.count()) > 0) await (isMine && !isTaught ? pass : until).click();
  else await page.locator('[data-decision] [data-option]').first().click();
  await settled(page, before);
}

for (const lang of LANGS)
  test(`the first game to its end, as the coach says (${lang})`, {
    tag: lang === 'en' ? ['@desk', '@long'] : '@all',
  }, async ({ page }) => {
    const said = complaints(page);
    await page.goto(addressOf({ lang }));
    await page.locator('[data-first-game]').click();
    await settled(page);
    await spoken(page);
    await fontsLoaded(page);
    const heard: string[] = [];
    while (!(await isOver(page))) {
      if (await says(page)) heard.push(await follow(page));
      else await playOn(page, heard.includes('pool'));
      // Until then the coach says what it said before.
      await settled(page);
    }
    expect(new Set(heard)).toEqual(
      new Set(['you', 'prey', 'predator', 'transfer', 'block', 'bleed', 'pool']),
    );
    await picture(page, `first-game-end-${lang}`);
    expect(said).toEqual([]);
  });

const opened = async (page: Page, lesson: string, lang: Lang = 'en'): Promise<void> => {
  await page.goto(`${addressOf({ lang })}#/table?lesson=${lesson}`);
  await spoken(page);
};

test('a wrong move explains itself and is taken back', { tag: '@desk' }, async ({ page }) => {
  await opened(page, 'bleed');
  await page.locator('[data-pass]').click();
  const judged = page.locator('[data-verdict="wrong"]');
  await expect(judged).toContainText('nobody was bled');
  await picture(page, 'wrong');
  await judged.getByRole('button', { name: 'Take it back' }).click();
  await expect(judged).toHaveCount(0);
  await followToGoal(page);
});

test('a lesson leaves the saved games alone, and the game goes on after it', { tag: '@desk' }, async ({
  page,
}) => {
  await page.goto(addressOf());
  await page.locator('button[type=submit].play').click();
  await settled(page);
  const before = await decisionOf(page);
  await page.evaluate(() => {
    location.hash = '#/table?lesson=bring-out';
  });
  await followToGoal(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Lessons' }).click();
  await expect(page.locator('.learn li a').first()).toContainText('done');
  await page.locator('.go .play').first().click();
  await settled(page);
  expect(await decisionOf(page)).toBe(before);
  const saved = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('methuselah', 1);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('slots').objectStore('slots').count();
          asked.onsuccess = () => resolve(asked.result);
        };
      }),
  );
  expect(saved).toBe(1);
});

test('the coach of the first game can be switched off at once, and stays so', { tag: '@desk' }, async ({
  page,
}) => {
  await page.goto(addressOf());
  await page.locator('[data-first-game]').click();
  await spoken(page);
  await page.getByRole('button', { name: 'No more tips' }).click();
  await expect(page.locator('.bubble')).toHaveCount(0);
  await page.reload();
  await settled(page);
  await expect(page.locator('.bubble')).toHaveCount(0);
});

test('the coach speaks to screen readers, and its buttons are reached by keyboard', { tag: '@desk' }, async ({
  page,
}) => {
  await opened(page, 'bring-out');
  await expect(page.locator('[aria-live=polite]', { hasText: 'Your vampires wait here' })).toHaveCount(1);
  await page.locator('.bubble [data-got-it]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-moment=transfer]')).toBeVisible();
});

test('on the smallest phone, in a long language, everything has room', { tag: '@desk' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const lesson of ['combat', 'votes']) {
    await opened(page, lesson, 'fr');
    await followToGoal(page);
    await picture(page, `${lesson}-reached`);
  }
});

test('axe finds no violations in a lesson and in the first game', { tag: '@desk' }, async ({ page }) => {
  await page.goto(addressOf({ motion: 'off' }));
  await page.locator('.learn summary').click();
  await expect(page.locator('.learn li')).toHaveCount(LESSONS.length);
  expect(await violationsIn(page)).toEqual([]);
  await page.locator('.learn li a').nth(1).click();
  await spoken(page);
  expect(await violationsIn(page)).toEqual([]);
  await page.locator('[data-pass]').click();
  await expect(page.locator('[data-verdict=wrong]')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await page.goto(addressOf({ motion: 'off' }));
  await page.locator('[data-first-game]').click();
  await settled(page);
  await spoken(page);
  expect(await violationsIn(page)).toEqual([]);
});
