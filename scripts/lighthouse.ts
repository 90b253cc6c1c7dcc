/**
 * Runs Lighthouse on the built page as on a phone, and takes the median of a few runs. Prints the four scores; exits with 1
 * when one is too low. `--brief`: one run, in which performance is not judged.
 */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumOptions } from '../packages/web/build/chromium.ts';
import { servedPage } from '../packages/web/build/served.ts';
import { listen, siteOf } from '../packages/web/serve.ts';
import { isBrief } from './shared/arguments.ts';

const RUNS = isBrief() ? 1 : 5;
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 90 } as const;

const { folder, address, close } = await servedPage();

/** A free port. */
const spare = siteOf(folder);
const port = await listen(spare, 0, false);
await new Promise((closed) => spare.close(closed));

const { executablePath, args } = chromiumOptions();

/** Lighthouse's defaults are a phone with a slow network. A fresh browser, so that nothing is cached. */
async function run(): Promise<Result['lhr']> {
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(address, {
      port,
      logLevel: 'error',
      onlyCategories: Object.keys(LEAST),
    });
    if (!result) throw new Error('Lighthouse gave no answer.');
    return result.lhr;
  } finally {
    await browser.close();
  }
}
type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>;

const scoreOf = (lhr: Result['lhr'], name: string): number =>
  Math.round((lhr.categories[name]?.score ?? 0) * 100);

const runs: Result['lhr'][] = [];
try {
  while (runs.length < RUNS) {
    runs.push(await run());
    console.error(`${runs.length} of ${RUNS}`);
  }
} finally {
  close();
}
for (const [name, least] of Object.entries(LEAST)) {
  const sorted = runs.toSorted((a, b) => scoreOf(a, name) - scoreOf(b, name));
  const middle = sorted[RUNS >> 1];
  if (!middle) continue;
  const score = scoreOf(middle, name);
  const isLow = score < least && !(isBrief() && name === 'performance');
  const all = sorted.map((lhr) => scoreOf(lhr, name)).join(' ');
  console.log(
    `${name.padEnd(16)}${String(score).padStart(4)}   (${least} or more; runs: ${all})${isLow ? '   TOO LOW' : ''}`,
  );
  if (!isLow) continue;
  process.exitCode = 1;
  for (const { id, weight } of middle.categories[name]?.auditRefs ?? []) {
    const audit = middle.audits[id];
    if (audit && weight > 0 && (audit.score ?? 1) < 0.9)
      console.log(`  ${id}: ${audit.displayValue ?? audit.title}`);
  }
}
