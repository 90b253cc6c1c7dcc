import { deflateRawSync, gzipSync } from 'node:zlib';
import { attacks, MARKUP } from '@methuselah/testkit';
import { expect, type Page, test } from '@playwright/test';
import { manual } from '../src/words/en/manual.ts';
import { start } from '../src/words/en/start.ts';
import { addressOf, begin, complaints, decide, decisionOf, dismiss, openFile, settled } from './play.ts';

const STILL = { motion: 'off' } as const;
/** The notice, not the numbers of the transfers, which are announced as well. */
const notice = (page: Page) => page.locator('.notice[role=status]').filter({ hasText: /\w/ });
/** Waits for the notice, quicker than by asking again and again, and looks whether it is a sentence. */
async function told(page: Page, what: string): Promise<void> {
  await notice(page).waitFor();
  await expect(notice(page), what).toHaveText(SENTENCE);
}
const SENTENCE = /^\p{Lu}[^\p{Cc}]{5,600}[.!]/u;
const FILES = attacks().filter(({ is }) => is === 'record' || is === 'words');
const SOME_GB = 3_000_000_000;

/** A small gzip file that unpacks to gigabytes of zeros. */
function bomb(): Buffer {
  const part = gzipSync(Buffer.alloc(30_000_000));
  return Buffer.concat(Array.from({ length: SOME_GB / 30_000_000 }, () => part));
}

async function openSaves(page: Page): Promise<void> {
  await page.getByRole('button', { name: start.settings, exact: true }).click();
  await page.getByRole('button', { name: start.saves }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
}

/** Every file is read by the tests of the command as well, with the same functions: CI opens some of them in the page. */
const SAMPLES = [
  { which: 'some', every: 6, tag: ['@long'] },
  { which: 'all', every: 1, tag: ['@all'] },
];
for (const { which, every, tag } of SAMPLES)
  test(`hostile files are refused with a message, and the game goes on (${which})`, { tag }, async ({
    page,
  }) => {
    const said = complaints(page);
    await begin(page, { seed: 5, ...STILL });
    await decide(page, 'act');
    const before = await decisionOf(page);
    await openSaves(page);
    const files: (readonly [string, string | Buffer])[] = [
      ['a bomb', bomb()],
      ['a deep bomb', gzipSync('['.repeat(7_500_000))],
      ...FILES.filter(({ opens }, at) => !opens && at % every === 0).map(
        ({ name, text }) => [name, text] as const,
      ),
    ];
    for (const [what, content] of files) {
      await openFile(page, manual.saves.import, content);
      await told(page, what);
      await dismiss(page);
      await notice(page).waitFor({ state: 'detached' });
    }
    expect(await decisionOf(page)).toBe(before);
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await decide(page, 'act');
    expect(await decisionOf(page)).not.toBe(before);
    expect(said).toEqual([]);
  });

test('hostile links are refused with a message', async ({ page }) => {
  const said = complaints(page);
  const packed = (text: string | Buffer): string => deflateRawSync(text).toString('base64url');
  const links = {
    'a bomb': packed(Buffer.alloc(200_000_000, '1')),
    'a deep bomb': packed('['.repeat(7_500_000)),
    ...Object.fromEntries(
      FILES.filter(({ is, opens }) => is === 'record' && !opens)
        .map(({ name, text }) => [name, packed(text)] as const)
        .filter(([, link]) => link.length < 30_000)
        .slice(0, 12),
    ),
  };
  const alert = page.locator('main [role=alert]');
  for (const [what, link] of Object.entries(links)) {
    // Only the part after the sign # changes: the page is loaded once.
    await page.goto(`${addressOf(STILL)}#/`);
    await alert.waitFor({ state: 'detached' });
    await page.goto(`${addressOf(STILL)}#/replay?g=${link}`);
    await alert.waitFor();
    await expect(alert, what).toHaveText(SENTENCE);
  }
  expect(said).toEqual([]);
});

test('names of players in a file are shown as plain text', async ({ page }) => {
  const said = complaints(page);
  const named = FILES.find(({ text, opens }) => opens && text.includes(MARKUP));
  await page.goto(`${addressOf(STILL)}#/replay`);
  await openFile(page, (await import('../src/words/en/replay.ts')).replay.openFile, named?.text ?? '');
  await page.getByText(MARKUP).first().waitFor();
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  expect(said).toEqual([]);
});

test('an injected script does not run, on any web host', async ({ page }) => {
  // A host that sends no policy: only the one in the page applies.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    return route.fulfill({ response, headers });
  });
  const said = complaints(page);
  await begin(page, STILL);
  expect(said).toEqual([]);
  const stopped = await page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const stopped: string[] = [];
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          stopped.push(effectiveDirective);
          if (stopped.length === 3) resolve(stopped);
        });
        const script = document.createElement('script');
        script.textContent = 'globalThis.ran = true';
        document.body.append(script);
        const markup = document.createElement('div');
        markup.innerHTML = '<img src="data:," onerror="globalThis.ran = true">';
        document.body.append(markup);
        fetch('https://example.org/').catch(() => {});
      }),
  );
  expect([...stopped].sort()).toEqual(['connect-src', 'script-src-attr', 'script-src-elem']);
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
});

test('a saved game survives opening a hostile file', async ({ page }) => {
  await begin(page, { seed: 5, ...STILL });
  await decide(page, 'act');
  const before = await decisionOf(page);
  await openSaves(page);
  await openFile(page, manual.saves.import, '{"__proto__":{"players":[]}}');
  await expect(notice(page)).toHaveText(SENTENCE);
  await page.reload();
  await settled(page);
  expect(await decisionOf(page)).toBe(before);
});
