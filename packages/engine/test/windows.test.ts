import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { WINDOW_TABLE } from '../src/flow/windows.ts';
import { WINDOWS } from '../src/language/language.ts';

it('docs/ARCHITECTURE.md shows the current table of windows', () => {
  const doc = readFileSync(new URL('../../../docs/ARCHITECTURE.md', import.meta.url), 'utf8');
  const rows = WINDOWS.map((w) => {
    const { rule, order, types, verbs } = WINDOW_TABLE[w];
    return `| \`${w}\` | ${rule} | ${order} | ${types} | ${verbs || '—'} |`;
  });
  const table = ['| window | rule | order | cards | verbs |', '|---|---|---|---|---|', ...rows].join('\n');
  expect(doc.split('<!-- windows -->')[1]?.split('<!-- /windows -->')[0]?.trim()).toBe(table);
});
