import { Dice } from '@methuselah/engine';
import type { OptionModel } from '@methuselah/host';
import { expect, type Locator, type Page } from '@playwright/test';
import { decisionOf, settled } from './play.ts';
import { Adviser } from './positions.ts';

/** After this many decisions, most passes last until the player's next turn. */
const PATIENCE = 40;

/**
 * Plays like a person who knows the game and tries things: presses cards, chooses from their lists, presses the buttons of the
 * bar.
 */
export class Clicker {
  readonly #page: Page;
  readonly #dice: Dice;
  readonly #adviser = new Adviser();
  readonly #isPhone: boolean;
  #decisions = 0;

  constructor(page: Page, seed: number) {
    this.#page = page;
    this.#dice = new Dice(seed);
    this.#isPhone = (page.viewportSize()?.width ?? 0) < 700;
  }

  /** Takes one decision, and waits for the next. */
  async decide(): Promise<void> {
    this.#decisions++;
    const before = await decisionOf(this.#page);
    const option = await this.#wanted();
    await this.#take(option);
    await settled(this.#page, before);
  }

  /** Mostly the choice of a sensible player, sometimes any option. */
  async #wanted(): Promise<OptionModel> {
    const { decision, saved } = await this.#page.evaluate(async () => {
      const { page, play } = globalThis.__methuselah;
      return { decision: page.model?.decision ?? null, saved: (await play.record()) ?? '' };
    });
    const advised = this.#adviser.advice(saved);
    const options = decision?.options ?? [];
    const tried = options.filter(({ id }) => id !== decision?.pass);
    const option =
      tried.length > 0 && this.#dice.percent(15) ? tried[this.#dice.roll(tried.length)] : options[advised];
    if (!option) throw new Error(`There is no option ${advised} at ${decision?.id}.`);
    return option;
  }

  async #take({ id, cards, text }: OptionModel): Promise<void> {
    const bar = this.#page.locator('[data-decision]');
    const button = bar.locator(`[data-option="${id}"]`);
    const isThere = (await button.count()) > 0;
    const isPass = isThere && (await button.getAttribute('data-pass')) !== null;
    const ways = await this.#page.evaluate(waysTo, cards);
    const way = ways[this.#dice.roll(Math.max(1, ways.length))];
    if (isPass && this.#dice.percent(this.#decisions > PATIENCE ? 60 : 10))
      await bar.locator('.until').click();
    else if (way && this.#dice.percent(isThere ? 30 : 75)) await this.#byCard(id, way, text);
    else if (isThere) await button.click();
    else await this.#byList(bar.locator('.all'), id);
  }

  /** Presses a card of an option; if that does not choose it as a target, chooses from the card's list. */
  async #byCard(id: string, { key, attached, chip }: Way, text: string): Promise<void> {
    const before = await decisionOf(this.#page);
    if (chip !== null) await this.#page.locator(`[data-chip="${chip}"]`).tap();
    await this.#page.locator(`[data-card="${key}"]`).filter({ visible: true }).first().waitFor();
    const point = await this.#page.evaluate(pointOn, key);
    expect(point, `a card of "${text}" can be pressed`).not.toBeNull();
    await this.#press(point ?? { x: 0, y: 0 });
    const menu = this.#page.locator('[popover]:popover-open');
    if (attached !== null) await menu.getByRole('button', { name: attached }).first().click();
    await this.#page.waitForFunction(
      (was) =>
        globalThis.__methuselah.page.isBusy ||
        globalThis.__methuselah.page.model?.decision?.id !== was ||
        document.querySelector('[popover]:popover-open') !== null,
      before,
    );
    if (!(await menu.isVisible())) return;
    const entry = menu.locator(`[data-option="${id}"]`);
    await expect(entry, `"${text}" is in the list of its card`).toHaveCount(1);
    await entry.click();
  }

  async #byList(opener: Locator, id: string): Promise<void> {
    await opener.click();
    await this.#page.locator(`[popover]:popover-open [data-option="${id}"]`).click();
  }

  async #press({ x, y }: Point): Promise<void> {
    if (this.#isPhone) await this.#page.touchscreen.tap(x, y);
    else await this.#page.mouse.click(x, y);
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The card to press, the attached card to press next, and the seat that a phone must show first. */
interface Way {
  readonly key: number;
  readonly attached: string | null;
  readonly chip: number | null;
}

/** Ways to press these cards on the table. A card searched for in a library has none. */
function waysTo(cards: readonly number[]): Way[] {
  const { model } = globalThis.__methuselah.page;
  const isSeen = (card: number): boolean =>
    [...document.querySelectorAll(`[data-card="${card}"]`)].some((spot) => spot.checkVisibility());
  return cards.flatMap((card): Way[] => {
    const isShown = isSeen(card);
    const { host = null, name = '' } = model?.cards[card] ?? {};
    const key = isShown ? card : (host ?? card);
    const attached = key === card ? null : name;
    if (isSeen(key)) return [{ key, attached, chip: null }];
    const seat = model?.seats.find(({ ready, uncontrolled, torpor, table }) =>
      [ready, uncontrolled, torpor, table].flat().some((each) => each === key),
    );
    return seat && document.querySelector(`[data-chip="${seat.seat}"]`)
      ? [{ key, attached, chip: seat.seat }]
      : [];
  });
}

/** A point of a card that is not covered, once the card stands still; null if all of it is covered. */
async function pointOn(key: number): Promise<Point | null> {
  const STILL = 3;
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  const spots = [...document.querySelectorAll(`[data-card="${key}"]`)];
  const places = (): string => JSON.stringify(spots.map((spot) => spot.getBoundingClientRect()));
  for (const spot of spots) spot.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  // The cards of a board are fitted to what a frame has left for them: in the next one they are where they stay.
  for (let before = '', still = 0; still < STILL; await frame()) {
    still = before === places() ? still + 1 : 0;
    before = places();
  }
  for (const spot of spots) {
    const { left, top, width, height } = spot.getBoundingClientRect();
    for (const v of [0.5, 0.15, 0.85])
      for (const h of [0.5, 0.15, 0.3, 0.7, 0.85, 0.05]) {
        const point = { x: left + width * h, y: top + height * v };
        if (spot.contains(document.elementFromPoint(point.x, point.y))) return point;
      }
  }
  return null;
}
