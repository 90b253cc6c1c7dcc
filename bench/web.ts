/**
 * Measures the built page in Chromium against its budgets: download size, time from a tap to the next paint on a slow
 * machine, memory left after a whole game, presses in a turn of one's own. Progress goes to stderr, one JSON object to
 * stdout. Exits with 1 when a budget is missed. With `--brief` a game ends after some decisions, and only the sizes are judged.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DECKS } from '@methuselah/cards';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../packages/web/build/chromium.ts';
import { servedPage } from '../packages/web/build/served.ts';
import { SHARDS } from '../packages/web/build/shards.ts';
import { begin, decide, isOver } from '../packages/web/e2e/play.ts';
import { isBrief } from '../scripts/shared/arguments.ts';
import { clicksOf, MOST_CLICKS } from './clicks.ts';

const LANGS = ['en', 'fr', 'es', 'it', 'pt'];
const THROTTLE = 4;
const SEED = 7;
const KB = 1000;
const MOST_DECISIONS = isBrief() ? 10 : 1500;

const { folder, address, close } = await servedPage();
const ASSETS = join(folder, 'assets');

interface Budget {
  readonly name: string;
  readonly limit: number;
  readonly value: number;
  readonly ok: boolean;
}
const budget = (name: string, limit: number, value: number): Budget => ({
  name,
  limit,
  value,
  ok: value <= limit,
});
const round = (n: number, digits = 1): number => Number(n.toFixed(digits));

// ---------------------------------------------------------------------------------------------- sizes

/** Gzipped size in kB. */
const gzippedKb = (files: readonly string[]): number =>
  round(
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(ASSETS, file)), { level: 9 }).length, 0) /
      KB,
  );

/** The files a page loads until the player's first decision, by name as seen by the browser. */
async function loaded(browser: Browser, address: string): Promise<readonly string[]> {
  const page = await browser.newPage({
    baseURL: address,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const files = new Set<string>();
  page.context().on('request', (request) => {
    const file = /\/assets\/(.+)$/.exec(new URL(request.url()).pathname)?.[1];
    if (file) files.add(file);
  });
  await begin(page, { seed: SEED });
  await page.close();
  return [...files];
}

function sizes(first: readonly string[]): { budgets: Budget[]; info: object } {
  const all = readdirSync(ASSETS);
  const isOf =
    (...kinds: readonly string[]) =>
    (file: string) =>
      kinds.some((kind) => file.startsWith(`${kind}-`));
  // The cards of the five prebuilt decks, with their texts in the language in which these are largest.
  const prebuilt = new Set(DECKS.flatMap(({ crypt, library }) => [...crypt, ...library].map(({ id }) => id)));
  const shards = [...SHARDS.keys()].filter((at) => SHARDS[at]?.some(({ id }) => prebuilt.has(id)));
  const ofShards = (kind: string): number =>
    gzippedKb(all.filter(isOf(...shards.map((at) => `${kind}${at}`))));
  const cards = ofShards('cards-') + Math.max(...LANGS.map((lang) => ofShards(`cards-${lang}-`)));
  // What begins a table, the bots, and what advice shares with them.
  const inWorker = isOf('worker', 'newtable', 'bots', 'heuristic');
  const isTable = (file: string): boolean =>
    file.endsWith('.js') && !inWorker(file) && !isOf('icons', 'lang', 'cards')(file);
  // The texts of the page and table, and the deck that is shown first. What is loaded on demand (help, rules, reasons, glossary) is
  // reported separately.
  const atOnce = (lang: string) => isOf(`lang-${lang}-words`, `lang-${lang}-deck-malkavian`);
  const language = (lang: string): number => gzippedKb(all.filter(atOnce(lang)));
  const opened = (lang: string): number =>
    gzippedKb(all.filter((file) => isOf(`lang-${lang}`)(file) && !atOnce(lang)(file)));
  return {
    budgets: [
      budget('table JS, kB gz', 75, gzippedKb(first.filter(isTable))),
      // Font-face declarations and fallback fonts take 0.4 kB of it.
      budget('CSS, kB gz', 16, gzippedKb(first.filter((file) => file.endsWith('.css')))),
      budget('icons, kB gz', 25, gzippedKb(all.filter(isOf('icons')))),
      // It starts after the first paint; each family of words that cards need adds to it.
      budget('worker with bots and cards, kB gz', 170, round(gzippedKb(all.filter(inWorker)) + cards)),
      ...LANGS.map((lang) => budget(`language ${lang}, kB gz`, 16, language(lang))),
    ],
    info: {
      first,
      allOfIt: gzippedKb(all),
      languagesWhenOpened: Object.fromEntries(LANGS.map((lang) => [lang, opened(lang)])),
    },
  };
}

// ---------------------------------------------------------------------------------------------- taps

interface Taps {
  /** Milliseconds from a tap to the next frame, and to the frame that shows its result. */
  readonly painted: number[];
  readonly answered: number[];
}
declare global {
  var taps: Taps;
}

function watchTaps(): void {
  const taps: Taps = { painted: [], answered: [] };
  globalThis.taps = taps;
  /** A message posted in an animation frame arrives after that frame is painted. */
  const onceDrawn = (isDrawn: () => boolean, then: () => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      const isThere = isDrawn();
      port1.onmessage = () => (isThere ? then() : onceDrawn(isDrawn, then));
      port2.postMessage(null);
    });
  };
  let last = 0;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const tap = ++last;
      const before = globalThis.__methuselah.page.model;
      onceDrawn(
        () => true,
        () => taps.painted.push(performance.now() - timeStamp),
      );
      onceDrawn(
        () => tap !== last || globalThis.__methuselah.page.model !== before,
        () => tap === last && taps.answered.push(performance.now() - timeStamp),
      );
    },
    true,
  );
}

/** Waits until the page is idle, since a person taps only what has been drawn. */
const untilIdle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((rests) => requestIdleCallback(rests)));

async function wholeGame(page: Page): Promise<number> {
  let decisions = 0;
  for (; !(await isOver(page)) && decisions < MOST_DECISIONS; decisions++) {
    await untilIdle(page);
    await decide(page, decisions % 3 === 2 ? 'pass' : 'act');
    if (decisions % 25 === 0) console.error(`${decisions} decisions`);
  }
  return decisions;
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}
const DESK = { name: 'desk', width: 1440, height: 900 };
const PHONE = { name: 'phone', width: 390, height: 844 };

async function game(browser: Browser, size: Size, throttle: number, most: number) {
  const page = await browser.newPage({
    baseURL: address,
    viewport: { width: size.width, height: size.height },
  });
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(watchTaps);
  await begin(page, { seed: SEED });
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  console.error(`a game: ${size.name}, ${throttle}× throttle`);
  const decisions = await wholeGame(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const { painted, answered } = await page.evaluate(() => globalThis.taps);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const heap = round(await heapOf(session));
  await page.close();
  const name = `tap to paint, ${size.name}, ${throttle}× throttle`;
  return {
    budgets: [
      budget(`${name}, median ms`, most, quantile(painted, 0.5)),
      budget(`${name}, p95 ms`, most, quantile(painted, 0.95)),
      budget(`DOM nodes after a whole game, ${size.name}`, 2500, nodes),
      budget(`JS heap after a whole game, ${size.name}, MB`, 40, heap),
    ],
    info: {
      size: size.name,
      throttle,
      decisions,
      taps: painted.length,
      slowest: quantile(painted, 1),
      answerDrawn: {
        median: quantile(answered, 0.5),
        p95: quantile(answered, 0.95),
        slowest: quantile(answered, 1),
      },
    },
  };
}

/** The quantile of some values. */
function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}

// ---------------------------------------------------------------------------------------------- all

const GAMES = isBrief() ? 1 : 20;
const clicks = { desk: await clicksOf(GAMES, 'desk'), phone: await clicksOf(GAMES, 'tallPhone') };
const clickBudgets = [
  budget('clicks a turn, first 5 rounds, desk', MOST_CLICKS.early, clicks.desk.early.clicks),
  budget('clicks a turn, later, desk', MOST_CLICKS.late, clicks.desk.late.clicks),
];

const browser = await chromium.launch(chromiumOptions());
const size = sizes(await loaded(browser, address));
const games = [
  await game(browser, DESK, 1, 100),
  await game(browser, DESK, THROTTLE, 200),
  await game(browser, PHONE, THROTTLE, 200),
];
await browser.close();
close();
const budgets = [...size.budgets, ...clickBudgets, ...games.flatMap((played) => played.budgets)];
console.log(
  JSON.stringify({ budgets, clicks, sizes: size.info, games: games.map(({ info }) => info) }, null, 2),
);
const judged = isBrief() ? size.budgets : budgets;
if (judged.some(({ ok }) => !ok)) process.exitCode = 1;
