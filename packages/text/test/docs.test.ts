import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIFTH_EDITION } from '@methuselah/cards';
import { cardText, LANGS } from '@methuselah/text';
import { expect, it } from 'vitest';

const guide = readFileSync(join(import.meta.dirname, '../../../docs/CARDS.md'), 'utf8');

it('docs/CARDS.md shows the texts of its example as they are', () => {
  const card = FIFTH_EDITION.find(({ name }) => name === 'Bonding');
  if (card === undefined) throw new Error('The example is gone.');
  const texts = LANGS.map((lang) => `${lang}  ${cardText(card, lang).split('\n').join('\n    ')}`).join('\n');
  expect(guide).toContain(`<!-- texts -->\n\`\`\`\n${texts}\n\`\`\`\n<!-- /texts -->`);
});
