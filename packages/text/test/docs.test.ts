import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLAYABLE_CARDS } from '@methuselah/cards';
import { REASON_KEYS } from '@methuselah/engine/internal';
import { cardText, LANGS } from '@methuselah/text';
import { REASON_WORDS } from '@methuselah/text/internal';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const guide = readFileSync(join(root, 'docs/CARDS.md'), 'utf8');

it('docs/CARDS.md shows the texts of its example as they are', () => {
  const card = PLAYABLE_CARDS.find(({ name }) => name === 'Bonding');
  if (card === undefined) throw new Error('The example is gone.');
  const texts = LANGS.map((lang) => `${lang}  ${cardText(card, lang).split('\n').join('\n    ')}`).join('\n');
  expect(guide).toContain(`<!-- texts -->\n\`\`\`\n${texts}\n\`\`\`\n<!-- /texts -->`);
});

it('docs/CARDS.md shows the definition of its example as it is', () => {
  const shown = /<!-- definition -->\n```ts\n(.*?)\n```/s.exec(guide)?.[1] ?? '';
  const indented = shown.replaceAll(/^/gm, '  ');
  const source = readFileSync(join(root, 'packages/cards/src/library/modifier/dominate.ts'), 'utf8');
  expect(source).toContain(indented);
  expect(shown).toContain('100236');
});

it('docs/RULES.md lists every reason with the rules that it is given for', () => {
  const rules = new Map<string, Set<string>>();
  for (const file of globSync('packages/engine/src/**/*.ts', { cwd: root }))
    for (const [, rule = '', key = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /reason\('(R-[^']+)',\s+'(\w+)'\)/g,
    ))
      rules.set(key, (rules.get(key) ?? new Set()).add(rule));
  const rows = REASON_KEYS.map(
    (key) => `| ${REASON_WORDS.en[key]} | ${[...(rules.get(key) ?? [])].sort().join(', ')} |`,
  );
  expect(REASON_KEYS.filter((key) => !rules.has(key))).toEqual([]);
  const page = readFileSync(join(root, 'docs/RULES.md'), 'utf8');
  expect(page).toContain(`<!-- reasons -->\n${rows.join('\n')}\n<!-- /reasons -->`);
});
