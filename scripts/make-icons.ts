// Renders the icons of the installed page (packages/web/public/*.png) from its icon.svg in a browser. The maskable one has
// square corners and a smaller emblem, since a system may crop it to any shape. node scripts/make-icons.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../packages/web/build/chromium.ts';

const at = (name: string): string =>
  fileURLToPath(new URL(`../packages/web/public/${name}`, import.meta.url));

const icon = readFileSync(at('icon.svg'), 'utf8');
const maskable = icon.replace(' rx="104"', '').replace('scale(1.14)', 'scale(.94)');
writeFileSync(at('icon-maskable.svg'), maskable);

const browser = await chromium.launch(chromiumOptions());
for (const [name, svg, size] of [
  ['icon-192.png', icon, 192],
  ['icon-512.png', icon, 512],
  ['icon-maskable-512.png', maskable, 512],
] as const) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: at(name), omitBackground: true });
  await page.close();
}
await browser.close();
