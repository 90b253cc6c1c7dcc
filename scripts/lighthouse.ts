/** What Lighthouse says about the built page on a phone. Prints the four scores; exits with 1 when one is too low. */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumOptions } from '../packages/web/build/chromium.ts';
import { servedPage } from '../packages/web/build/served.ts';
import { listen, siteOf } from '../packages/web/serve.ts';

const LEAST = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 90 } as const;

const { folder, address, close } = await servedPage();

/** A port that nobody listens on. */
const spare = siteOf(folder);
const port = await listen(spare, 0, false);
await new Promise((closed) => spare.close(closed));

const { executablePath, args } = chromiumOptions();
const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
try {
  // Its own settings are those of a phone with a slow network.
  const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: Object.keys(LEAST) });
  if (!result) throw new Error('Lighthouse gave no answer.');
  const { categories, audits } = result.lhr;
  for (const [name, least] of Object.entries(LEAST)) {
    const category = categories[name];
    const score = Math.round((category?.score ?? 0) * 100);
    const isLow = score < least;
    console.log(
      `${name.padEnd(16)}${String(score).padStart(4)}   (${least} or more)${isLow ? '   TOO LOW' : ''}`,
    );
    if (!isLow) continue;
    process.exitCode = 1;
    for (const { id, weight } of category?.auditRefs ?? []) {
      const audit = audits[id];
      if (audit && weight > 0 && (audit.score ?? 1) < 0.9)
        console.log(`  ${id}: ${audit.displayValue ?? audit.title}`);
    }
  }
} finally {
  await browser.close();
  close();
}
