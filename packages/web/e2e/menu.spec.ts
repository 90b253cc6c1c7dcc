import { expect, type Page, test } from '@playwright/test';
import { decisionOf, settled, sitAt } from './play.ts';
import { moments } from './positions.ts';

const list = (page: Page) => page.locator('.menu:popover-open');

/** Points where cards of the hand can be pressed, and are not covered by the next card. */
const places = (page: Page): Promise<{ key: string; x: number; y: number }[]> =>
  page.locator('section.hand [data-card]').evaluateAll((all) =>
    all.flatMap((card) => {
      const { left, top, width, height } = card.getBoundingClientRect();
      const place = { key: card.getAttribute('data-card') ?? '', x: left + width / 8, y: top + height / 2 };
      return card.contains(document.elementFromPoint(place.x, place.y)) ? [place] : [];
    }),
  );

test('the list of the card pressed last stays open, however busy the page is', async ({ page, context }, {
  project,
}) => {
  const { table } = await moments();
  await sitAt(page, table, { motion: 'off' });
  await settled(page);
  const cards = (await places(page)).slice(0, 3);
  expect(cards.length).toBe(3);
  const names = await page.evaluate(
    (keys) => keys.map((key) => globalThis.__methuselah.page.model?.cards[Number(key)]?.name ?? ''),
    cards.map(({ key }) => key),
  );
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const press = ({ x, y }: { x: number; y: number }): Promise<unknown>[] =>
    project.name === 'phone'
      ? [
          devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
          devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
        ]
      : (['mousePressed', 'mouseReleased'] as const).map((type) =>
          devtools.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 }),
        );
  // Three presses at once while the table changes; on a phone only one, since the list covers the cards.
  const pressed = project.name === 'phone' ? cards.slice(0, 1) : cards;
  await Promise.all([
    page.evaluate(() => globalThis.__methuselah.play.hold(true)),
    ...pressed.flatMap(press),
    page.evaluate(() => globalThis.__methuselah.play.hold(false)),
  ]);
  await expect(list(page).getByRole('heading')).toHaveText(names[pressed.length - 1] ?? '');
  await expect.poll(() => page.evaluate(() => globalThis.__methuselah.page.isBusy)).toBe(false);
  await expect(list(page).getByRole('heading')).toHaveText(names[pressed.length - 1] ?? '');
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
});

test('a list of options closes with its decision', { tag: '@desk' }, async ({ page }) => {
  // A desk has room for more options than this decision has.
  await page.setViewportSize({ width: 390, height: 844 });
  const { table } = await moments();
  await sitAt(page, table, { motion: 'off' });
  await settled(page);
  const before = await decisionOf(page);
  await page.locator('[data-decision] [data-pass]').click();
  await settled(page, before);
  await page.locator('[data-decision] .entries :is(.entry:not([data-option]), .all)').first().click();
  await expect(list(page)).toBeVisible();
  await page.evaluate(() => globalThis.__methuselah.play.undo());
  await expect.poll(() => decisionOf(page)).toBe(before);
  await expect(list(page)).toHaveCount(0);
});
