import { Dice } from '@methuselah/engine';
import { expect, type Page, test } from '@playwright/test';
import { WORDS } from '../src/words/index.ts';
import { addressOf, begin, complaints, decisionOf, isOver, settled, toTransfers } from './play.ts';
import { Adviser } from './positions.ts';

/** The focused element, and whether its focus is visible. */
const focus = () => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const isDrawn = (element: Element): boolean => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
  };
  // The focus of a transparent radio button is drawn by its label.
  const isSeen = [at, at.closest('label')].some((element) => element !== null && isDrawn(element));
  return { what: at.getAttribute('aria-label') ?? at.textContent, isSeen };
};

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
}

/** Presses a key until the focused element matches; focus must be visible at every stop. */
async function keyTo(page: Page, key: string, selector: string, most = 120): Promise<void> {
  for (let n = 0; n < most; n++) {
    const isThere = await page.evaluate((fits) => document.activeElement?.matches(fits), selector);
    if (isThere) return;
    await press(page, key);
    const at = await page.evaluate(focus);
    if (at) expect(at, `the focus on "${at.what}"`).toMatchObject({ isSeen: true });
  }
  throw new Error(`${key} does not come to ${selector}.`);
}

/** Index of an option in the open list, or in the bar. */
const placeOf = (page: Page, id: string, list: string): Promise<number> =>
  page.evaluate(
    ([wanted, all]) =>
      [...document.querySelectorAll<HTMLElement>(all)].findIndex(({ dataset }) => dataset.option === wanted),
    [id, list] as const,
  );

const LIST = '[popover]:popover-open [data-option]';
const BAR = '[data-decision] .entries .entry, [data-decision] .entries [data-fill]';

async function fromList(page: Page, id: string): Promise<void> {
  await page.waitForSelector(LIST);
  const at = await placeOf(page, id, LIST);
  expect(at, 'it is in the list').toBeGreaterThanOrEqual(0);
  if (at < 9) return press(page, `${at + 1}`);
  await keyTo(page, 'ArrowDown', `[data-option="${id}"]`);
  await press(page, 'Enter');
}

/** Selector of the arrow-key group that contains a card. */
const groupOf = (key: number): string => `:is(.regions, .hand):has([data-card="${key}"])`;

const idAt = (place: number): string =>
  globalThis.__methuselah.page.model?.decision?.options[place]?.id ?? '';

/** In the influence phase, a digit plans the transfers to a vampire, and the key that passes carries the plan out. */
async function planFor(page: Page, id: string, card: number | undefined): Promise<void> {
  const at = await page
    .locator('[data-fill]')
    .evaluateAll(
      (all, key) => all.findIndex((fill) => fill.matches(`[data-fill="${key}"]:enabled`)),
      card ?? -1,
    );
  if (at >= 0) {
    // Whoever is full comes out anyway.
    if ((await page.locator(`[data-fill="${card}"][aria-pressed]`).count()) === 0)
      await press(page, `${at + 1}`);
    await keyTo(page, 'Shift+Tab', '[data-decision], [data-card]');
    await press(page, 'Space');
  } else {
    await keyTo(page, 'Tab', '[data-decision] .entries > .all');
    await press(page, 'Enter');
    await fromList(page, id);
  }
}

async function take(page: Page, id: string, dice: Dice): Promise<void> {
  const before = await decisionOf(page);
  const { pass, card, isInfluence } = await page.evaluate((wanted) => {
    const decision = globalThis.__methuselah.page.model?.decision;
    const card = decision?.options.find((option) => option.id === wanted)?.cards[0];
    return { pass: decision?.pass, card, isInfluence: decision?.influence !== null };
  }, id);
  const key = card !== undefined && (await page.locator(groupOf(card)).count()) > 0 ? card : undefined;
  const at = await placeOf(page, id, BAR);
  if (id === pass) {
    await keyTo(page, 'Shift+Tab', '[data-decision], [data-card]');
    await press(page, 'Space');
  } else if (key !== undefined && dice.percent(10)) {
    await keyTo(page, 'Tab', `${groupOf(key)} [data-card]`);
    await press(page, 'Home');
    await keyTo(page, 'ArrowRight', `[data-card="${key}"]`);
    await press(page, 'Enter');
    await page.waitForFunction(
      ([list, was]) =>
        document.querySelector(list) || globalThis.__methuselah.page.model?.decision?.id !== was,
      [LIST, before] as const,
    );
    if ((await page.locator(LIST).count()) > 0) await fromList(page, id);
  } else if (isInfluence) await planFor(page, id, card);
  else if (at >= 0) await press(page, `${at + 1}`);
  else {
    await press(page, String(await page.locator(BAR).count()));
    await fromList(page, id);
  }
}

test('a key pressed while a dialog closes goes to the table', async ({ page }) => {
  const { start, table } = await WORDS.en();
  await begin(page, { seed: 2, motion: 'off' });
  await press(page, '?');
  await expect(page.getByRole('dialog', { name: start.help })).toBeVisible();
  await page.evaluate(() => {
    document.querySelector('dialog')?.close();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }));
  });
  await expect(page.getByRole('button', { name: table.hold, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the key that passes carries out a plan of transfers', async ({ page }) => {
  await begin(page, { motion: 'off' });
  await toTransfers(page);
  const before = await decisionOf(page);
  await press(page, '1');
  await expect(page.locator('[data-decision] output').first()).toHaveText('+4');
  await press(page, 'Space');
  await settled(page, before);
  const now = await page.evaluate(() => {
    const { model } = globalThis.__methuselah.page;
    return model?.seats[Number(model.viewer)]?.uncontrolled.map((key) => model.cards[key]?.counters);
  });
  expect(now?.[0]).toBe(4);
});

test('a whole game with the keyboard alone', { tag: '@all' }, async ({ page }) => {
  const said = complaints(page);
  const { start, table } = await WORDS.en();
  await page.goto(addressOf({ seed: 2, motion: 'off' }));
  await expect(page.getByRole('button', { name: start.play, exact: true })).toBeVisible();
  await keyTo(page, 'Tab', 'input[name=deck]');
  await press(page, 'ArrowLeft');
  await expect(page.locator('input[name=deck]:focus')).toHaveValue('tremere');
  await keyTo(page, 'Tab', 'button[type=submit].play');
  await press(page, 'Enter');
  await settled(page);

  // Help, hold, log and undo.
  const first = await decisionOf(page);
  await press(page, '?');
  await expect(page.getByRole('dialog', { name: start.help })).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByRole('dialog', { name: start.help })).toBeHidden();
  await press(page, 'h');
  await expect(page.getByRole('button', { name: table.hold, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await press(page, 'h');
  await expect(page.getByRole('button', { name: table.hold, exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await press(page, 'l');
  await expect(page.locator('[role=log] :focus, [popover]:popover-open')).toBeVisible();
  await press(page, 'Escape');
  await press(page, '1');
  if ((await page.locator(LIST).count()) > 0) await press(page, '1');
  // A plan of transfers is carried out by the key that passes.
  else if ((await page.locator('[data-plan]').count()) > 0) {
    await keyTo(page, 'Shift+Tab', '[data-decision], [data-card]');
    await press(page, 'Space');
  }
  await settled(page, first);
  await press(page, 'z');
  await expect.poll(() => decisionOf(page)).toBe(first);

  const dice = new Dice(2);
  const adviser = new Adviser();
  while (!(await isOver(page))) {
    const before = await decisionOf(page);
    await expect.poll(() => page.evaluate(focus), 'something has the focus').not.toBeNull();
    const saved = await page.evaluate(() => globalThis.__methuselah.play.record());
    const place = adviser.advice(saved ?? '');
    await take(page, await page.evaluate(idAt, place), dice);
    await settled(page, before);
    expect(said).toEqual([]);
  }

  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('dialog :focus')).toBeVisible();
  await keyTo(page, 'Tab', `dialog footer button:nth-of-type(3)`);
  await press(page, 'Enter');
  await expect(page).toHaveURL(/#\/replay/);
  await keyTo(page, 'Tab', 'input[type=range]');
  await press(page, 'End');
  await expect(page.locator('input[type=range]')).toHaveValue(/[1-9]\d+/);
});
