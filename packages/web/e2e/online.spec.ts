import { expect, test } from '@playwright/test';
import { WORDS } from '../src/words/index.ts';
import { ONLINE } from '../src/words/online.ts';
import { violationsIn } from './axe.ts';
import { OnlineSite } from './onlinesite.ts';
import { addressAt, asked, decide, faultsOf, type Guest, guest, modelOf, playOn, tableOf } from './people.ts';
import { scrolls } from './play.ts';

/** Online play with a real server: a process over a file of its own, behind the built page. */

const en = await ONLINE.en();
let site: OnlineSite;
test.beforeEach(async () => {
  site = await OnlineSite.open();
});
test.afterEach(() => site.close());

/** A table is played as fast as people choose. For `page.evaluate`. */
async function withoutBeat(table: string): Promise<void> {
  const address = `/api/v1/tables/${table}`;
  const { options } = await (await fetch(address)).json();
  const body = JSON.stringify({ options: { ...options, pace: { ...options.pace, beat: 0 } } });
  await fetch(address, { method: 'PATCH', headers: { 'Content-Type': 'application/json' }, body });
}

/** A new table of one's own, with so many chairs. */
async function create({ page }: Guest, seats: number, preset: keyof typeof en.options.presets = 'casual') {
  await page.getByRole('button', { name: en.create }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('label.pick', { hasText: String(seats) }).click();
  await dialog.getByText(en.options.presets[preset], { exact: true }).click();
  await dialog.getByRole('button', { name: en.options.make }).click();
  await expect(page.getByRole('list', { name: en.room.chairs }).getByRole('listitem')).toHaveCount(seats);
  const table = await tableOf(page);
  await page.evaluate(withoutBeat, table);
  return table;
}
const takeDeck = ({ page }: Guest, deck: string) =>
  page.locator(`label:has(input[name=deck][value=${deck}])`).click();
async function ready(player: Guest, deck: string, lang: 'en' | 'it' = 'en'): Promise<void> {
  const { room } = await ONLINE[lang]();
  await takeDeck(player, deck);
  await player.page.getByRole('button', { name: room.beReady, exact: true }).click();
}
const begin = ({ page }: Guest) => page.getByRole('button', { name: en.room.begin }).click();

test('two friends meet by a link, play, talk, reload and outlive a restart of the server', async ({
  browser,
}) => {
  const ada = await guest(browser, site, 'Ada');
  const table = await create(ada, 3);
  await takeDeck(ada, 'ventrue');
  const it = await ONLINE.it();
  const ben = await guest(browser, site, 'Ben', { table, lang: 'it', size: 'phone' });
  await ben.page.locator('.go').getByRole('button', { name: it.room.sit }).click();
  await ready(ben, 'toreador', 'it');
  await expect(ada.page.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText(en.room.ready);
  await expect(ada.page.getByRole('button', { name: en.room.begin })).toBeDisabled();
  await ada.page.getByRole('button', { name: en.room.fill }).click();
  await begin(ada);
  await expect(ben.page.locator('.table:not(.region)')).toBeVisible();

  // A few decisions of both.
  const people = [ada, ben];
  const some = async (many: number): Promise<void> => {
    let done = 0;
    await Promise.race(people.map(({ page }) => playOn(page, () => done++ >= many)));
  };
  await some(12);
  expect((await modelOf(ada.page))?.viewer).not.toBe((await modelOf(ben.page))?.viewer);
  await expect(ben.page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(ben.page.locator('.top .turn')).toContainText(/Turno|Tuo/i);
  expect(await ben.page.evaluate(scrolls)).toBe(false);

  // Talk, in the language of whoever reads it.
  await ada.page.getByRole('tab', { name: en.chat.chat }).click();
  await ada.page.getByLabel(en.chat.write).fill('Good luck!');
  await ada.page.keyboard.press('Enter');
  await ada.page.getByRole('button', { name: en.chat.say }).click();
  await ada.page.getByRole('button', { name: en.talk.noBlock(null), exact: true }).click();
  const { table: itTable } = await WORDS.it();
  await ben.page.getByRole('button', { name: itTable.log }).click();
  await ben.page.getByRole('tab', { name: it.chat.chat }).click();
  const lines = ben.page.getByRole('log', { name: it.chat.chat });
  await expect(lines).toContainText('Good luck!');
  await expect(lines).toContainText(it.talk.noBlock(null));
  await ben.page.keyboard.press('Escape');

  // Whoever loads the page again sits where they sat.
  const seat = (await modelOf(ben.page))?.viewer;
  await ben.page.reload();
  await expect(ben.page.locator('.table:not(.region)')).toBeVisible();
  expect((await modelOf(ben.page))?.viewer).toBe(seat);
  await some(6);

  // The server goes and comes back: what was played is still there, and is played on.
  const before = (await modelOf(ada.page))?.step ?? 0;
  await site.stop('SIGTERM');
  // An answer that is on its way is said to be unsent.
  await expect(ada.page.getByText(en.table.lost).or(ada.page.getByText(en.table.unsent))).toBeVisible();
  await site.start();
  await expect(ada.page.locator('[data-line=open]')).toHaveCount(1);
  await expect(ada.page.getByText(en.table.lost)).toBeHidden();
  await some(6);
  expect((await modelOf(ada.page))?.step).toBeGreaterThan(before);
  for (const each of people) expect(faultsOf(each)).toEqual([]);
});

test('what is decided while the server is away counts once it is back', async ({ browser }) => {
  const ada = await guest(browser, site, 'Ada');
  await create(ada, 2);
  await takeDeck(ada, 'ventrue');
  await ada.page.getByRole('button', { name: en.room.fill }).click();
  await begin(ada);
  const before = await asked(ada.page);
  await site.stop('SIGKILL');
  await decide(ada.page);
  await expect(ada.page.getByText(en.table.unsent)).toBeVisible();
  await site.start();
  expect(await asked(ada.page, before ?? '')).not.toBe(before);
  expect(faultsOf(ada)).toEqual([]);
});

test('strangers find public tables, and games to watch', { tag: '@all' }, async ({ browser }) => {
  const ada = await guest(browser, site, 'Ada');
  await ada.page.getByRole('button', { name: en.quick }).click();
  await expect(ada.page.getByRole('heading', { name: en.tableOf('Ada') })).toBeVisible();
  const ben = await guest(browser, site, 'Ben');
  await ben.page
    .getByRole('listitem')
    .filter({ hasText: en.tableOf('Ada') })
    .getByRole('button', { name: en.join })
    .click();
  await expect(ada.page.getByRole('listitem').filter({ hasText: 'Ben' })).toBeVisible();
  await ready(ben, 'tremere');
  await takeDeck(ada, 'nosferatu');
  await ada.page.getByRole('button', { name: en.room.fill }).click();
  await begin(ada);
  await expect(ben.page.locator('.table:not(.region)')).toBeVisible();

  const cleo = await guest(browser, site, 'Cleo');
  const game = cleo.page.getByRole('listitem').filter({ hasText: /Ada.*Ben|Ben.*Ada/ });
  await game.getByRole('button', { name: en.watch }).click();
  await expect(cleo.page.locator('.table:not(.region)')).toBeVisible();
  const watched = await modelOf(cleo.page);
  expect(watched?.viewer).toBe('spectator');
  expect(watched?.decision).toBeNull();
  expect(watched?.seats.flatMap(({ handCards }) => handCards)).toEqual([]);
  for (const each of [ada, ben, cleo]) expect(faultsOf(each)).toEqual([]);
});

test('a game by day goes on after everybody has left and the server was down', { tag: '@long' }, async ({
  browser,
}) => {
  const ada = await guest(browser, site, 'Ada');
  const table = await create(ada, 2, 'byDay');
  await takeDeck(ada, 'ventrue');
  const ben = await guest(browser, site, 'Ben', { table });
  await ben.page.locator('.go').getByRole('button', { name: en.room.sit }).click();
  await ready(ben, 'toreador');
  await begin(ada);
  let done = 0;
  await Promise.race([ada, ben].map(({ page }) => playOn(page, () => done++ >= 10)));
  // One of them is asked, and has a day for it; the other is told until when.
  const first = await Promise.race([ada, ben].map(async (each) => ((await asked(each.page)) ? each : ada)));
  const other = first === ada ? ben : ada;
  await expect(first.page).toHaveTitle(`• ${en.yourTurn} – Methuselah`);
  await expect(first.page.locator('[data-clock].running').first()).toHaveText(/2[34]\u00a0h/);
  await expect(other.page.getByText(/^until /)).toBeVisible();
  await expect(other.page.getByRole('button', { name: en.notify.ask })).toBeVisible();
  const step = (await modelOf(first.page))?.step;

  for (const { page } of [ada, ben]) await page.goto('about:blank');
  await site.stop('SIGKILL');
  await site.start();
  await first.page.goto(addressAt(site, {}));
  const mine = first.page.getByRole('listitem').filter({ hasText: other.name });
  await expect(mine).toContainText(en.yourTurn);
  await expect(mine).toContainText(/until /);
  await mine.getByRole('button', { name: en.goOn }).click();
  const question = await asked(first.page);
  expect((await modelOf(first.page))?.step).toBe(step);
  await decide(first.page);
  await expect.poll(async () => (await modelOf(first.page))?.decision?.id).not.toBe(question);
  for (const each of [ada, ben]) expect(faultsOf(each)).toEqual([]);
});

test('a choice is taken back if the other one agrees, and stands if they do not', { tag: '@all' }, async ({
  browser,
}) => {
  const ada = await guest(browser, site, 'Ada');
  const table = await create(ada, 2, 'byDay');
  await takeDeck(ada, 'ventrue');
  const ben = await guest(browser, site, 'Ben', { table });
  await ben.page.locator('.go').getByRole('button', { name: en.room.sit }).click();
  await ready(ben, 'toreador');
  await begin(ada);
  // Both play until one of them has transfers to make.
  let isFound = false;
  const toTransfers = async (player: Guest): Promise<Guest> => {
    for (let last: string | null = ''; ; ) {
      last = await asked(player.page, last ?? '');
      const { influence } = (await modelOf(player.page))?.decision ?? {};
      isFound ||= (influence?.transfers ?? 0) > 2;
      if (isFound) return player;
      await decide(player.page);
    }
  };
  const first = await Promise.race([ada, ben].map(toTransfers));
  const other = first === ada ? ben : ada;
  const undo = first.page.getByRole('button', { name: (await WORDS.en()).table.undo, exact: true });
  const left = async () => (await modelOf(first.page))?.decision?.influence?.transfers;
  const transfers = (await left()) ?? 0;
  for (const agrees of [false, true]) {
    const { options = [] } = (await modelOf(first.page))?.decision ?? {};
    const transfer = options.find(({ icon }) => icon === 'transfer');
    await first.page.locator('[data-decision] .all').click();
    await first.page.locator(`[popover]:popover-open [data-option="${transfer?.id}"]`).click();
    await expect(undo).toBeEnabled();
    await undo.click();
    await expect(first.page.getByText(en.undo.asked(other.name))).toBeVisible();
    await expect(other.page.getByText(en.undo.asks(first.name))).toBeVisible();
    await other.page.getByRole('button', { name: agrees ? en.undo.yes : en.undo.no, exact: true }).click();
    await expect(first.page.getByText(agrees ? en.undo.granted : en.undo.refused)).toBeVisible();
    await expect(other.page.getByText(en.undo.asks(first.name))).toBeHidden();
  }
  // Of two transfers one was taken back.
  await expect.poll(left).toBe(transfers - 1);
  for (const each of [ada, ben]) expect(faultsOf(each)).toEqual([]);
});

test('axe finds no violations in the lobby, in a room, at the table and in the chat', {
  tag: '@long',
}, async ({ browser }) => {
  for (const size of ['desk', 'phone'] as const) {
    const ada = await guest(browser, site, 'Ada', { size });
    const { page } = ada;
    await expect(page.getByText(en.noneOpen)).toBeVisible();
    expect(await violationsIn(page), `lobby, ${size}`).toEqual([]);
    await page.getByRole('button', { name: 'Ada', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violationsIn(page), `account, ${size}`).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: en.create }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violationsIn(page), `new table, ${size}`).toEqual([]);
    await page.getByRole('button', { name: en.options.make }).click();
    await takeDeck(ada, 'ventrue');
    await expect(page.locator('.detail .type').first()).toBeVisible();
    expect(await violationsIn(page), `room, ${size}`).toEqual([]);
    await page.evaluate(withoutBeat, tableOf(page));
    await page.getByRole('button', { name: en.room.fill }).click();
    await begin(ada);
    await asked(page);
    expect(await violationsIn(page), `table, ${size}`).toEqual([]);
    if (size === 'phone') await page.getByRole('button', { name: (await WORDS.en()).table.log }).click();
    await page.getByRole('tab', { name: en.chat.chat }).click();
    await page.getByRole('button', { name: en.chat.say }).click();
    expect(await violationsIn(page), `chat, ${size}`).toEqual([]);
    await page.context().close();
  }
});

test('without a server the start screen says so, and nothing else changes', async ({ page }) => {
  const { start } = await WORDS.en();
  await page.goto('./?test&lang=en#/');
  await page.getByRole('button', { name: start.online }).click();
  await expect(page.getByText(en.needsServer)).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#/');
  await page.goto('./?test&lang=en#/online');
  await expect(page.getByRole('heading', { name: en.noServer.title })).toBeVisible();
});

/** A whole game with a person in every chair. */
test('five people play a game to its end, with a spectator', { tag: '@all' }, async ({ browser }) => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dirk', 'Eve'] as const;
  const decks = ['ventrue', 'toreador', 'tremere', 'malkavian', 'nosferatu'] as const;
  const ada = await guest(browser, site, names[0]);
  const table = await create(ada, 5, 'byDay');
  await takeDeck(ada, decks[0]);
  const players = [ada];
  for (const [at, name] of names.entries()) {
    if (at === 0) continue;
    const lang = at === 1 ? 'it' : 'en';
    const player = await guest(browser, site, name, { table, lang, size: at === 2 ? 'phone' : 'desk' });
    const { room } = await ONLINE[lang]();
    await player.page.locator('.go').getByRole('button', { name: room.sit }).click();
    await ready(player, decks[at] ?? 'ventrue', lang);
    players.push(player);
  }
  await begin(ada);
  const zoe = await guest(browser, site, 'Zoe', { table });
  await expect(zoe.page.locator('.table:not(.region)')).toBeVisible();

  let turns = 0;
  const eve = players[4] ?? ada;
  const play = async (player: Guest): Promise<void> => {
    if (player !== eve) return playOn(player.page);
    // In the middle of the game she closes her page, and opens the link again.
    await playOn(player.page, () => turns++ > 20);
    const { page } = player;
    const context = page.context();
    await page.close();
    const again = await context.newPage();
    await again.goto(addressAt(site, { table }));
    await playOn(again);
    Object.assign(player, { page: again });
  };
  await Promise.all(players.map(play));

  for (const { page } of [...players, zoe]) {
    const end = page.getByRole('dialog');
    await expect(end.locator('tbody').first().getByRole('row')).toHaveCount(5);
    await expect(end.getByRole('img').first()).toBeVisible();
  }
  await zoe.page.getByRole('dialog').getByRole('button', { name: en.end.replay }).click();
  await expect(zoe.page.getByRole('slider')).toBeVisible();
  for (const each of [...players, zoe]) expect(faultsOf(each)).toEqual([]);
});
