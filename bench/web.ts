/**
 * Measures the built page in Chromium against its budgets: what is loaded, how soon a tap is painted on a slow machine, what
 * a whole game leaves behind. Progress goes to stderr, one JSON object to stdout. Exits with 1 when a budget is missed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { servedPage } from '../packages/web/build/served.ts';
import { begin, decide, isOver } from '../packages/web/e2e/play.ts';
import { chromiumOptions } from '../scripts/browser.ts';

const LANGS = ['en', 'fr', 'es', 'it', 'pt'];
const THROTTLE = 4;
const SEED = 7;
const KB = 1000;

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

/** In kB, packed. */
const packed = (files: readonly string[]): number =>
  round(
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(ASSETS, file)), { level: 9 }).length, 0) /
      KB,
  );

/** What a page loads until a player is asked the first time; by name, as the browser sees it. */
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
  // A card's text is part of the cards; they are counted in the language that is largest.
  const cards = Math.max(...LANGS.map((lang) => packed(all.filter(isOf(`cards-${lang}`)))));
  const inWorker = isOf('worker', 'names');
  const isTable = (file: string): boolean =>
    file.endsWith('.js') && !inWorker(file) && !isOf('icons', 'lang', 'cards')(file);
  // The words of the page and of the table; what is loaded only when it is opened (help, rules, glossary) is told beside.
  const language = (lang: string): number => packed(all.filter(isOf(`lang-${lang}-words`)));
  const opened = (lang: string): number =>
    packed(all.filter((file) => isOf(`lang-${lang}`)(file) && !isOf(`lang-${lang}-words`)(file)));
  return {
    budgets: [
      budget('table JS, kB gz', 60, packed(first.filter(isTable))),
      budget('CSS, kB gz', 12, packed(first.filter((file) => file.endsWith('.css')))),
      budget('icons, kB gz', 25, packed(all.filter(isOf('icons')))),
      budget('worker with cards, kB gz', 150, round(packed(all.filter(inWorker)) + cards)),
      ...LANGS.map((lang) => budget(`language ${lang}, kB gz`, 15, language(lang))),
    ],
    info: {
      first,
      allOfIt: packed(all),
      languagesWhenOpened: Object.fromEntries(LANGS.map((lang) => [lang, opened(lang)])),
    },
  };
}

// ---------------------------------------------------------------------------------------------- taps

/** Notes for each click how long it took until the next frame was drawn. */
function watchTaps(): void {
  const taps: number[] = [];
  Object.assign(globalThis, { taps });
  addEventListener(
    'click',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        // The message comes after the frame is drawn.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => taps.push(performance.now() - timeStamp);
        port2.postMessage(null);
      }),
    true,
  );
}

async function wholeGame(page: Page): Promise<number> {
  let decisions = 0;
  for (; !(await isOver(page)) && decisions < 1500; decisions++) {
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

async function game(browser: Browser, address: string): Promise<{ budgets: Budget[]; info: object }> {
  const page = await browser.newPage({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(watchTaps);
  await begin(page, { seed: SEED });
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const decisions = await wholeGame(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const taps = (await page.evaluate(() => (globalThis as unknown as { taps: number[] }).taps)).sort(
    (a, b) => a - b,
  );
  const at = (share: number): number =>
    round(taps[Math.min(taps.length - 1, Math.floor(taps.length * share))] ?? 0);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const heap = round(await heapOf(session));
  await page.close();
  return {
    budgets: [
      budget(`tap to paint at ${THROTTLE}× throttle, median ms`, 200, at(0.5)),
      budget(`tap to paint at ${THROTTLE}× throttle, p95 ms`, 200, at(0.95)),
      budget('DOM nodes after a whole game', 2500, nodes),
      budget('JS heap after a whole game, MB', 40, heap),
    ],
    info: { seed: SEED, decisions, taps: taps.length, slowest: at(1) },
  };
}

// ---------------------------------------------------------------------------------------------- all

const browser = await chromium.launch(chromiumOptions());
const size = sizes(await loaded(browser, address));
const played = await game(browser, address);
await browser.close();
close();
const budgets = [...size.budgets, ...played.budgets];
console.log(JSON.stringify({ budgets, sizes: size.info, game: played.info }, null, 2));
if (budgets.some(({ ok }) => !ok)) process.exitCode = 1;
