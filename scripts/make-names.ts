// Writes packages/cards/src/names.ts: what the playable cards, and those that they name, are called in other languages.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FIFTH_EDITION, LANGS } from '@methuselah/cards';
import { CATALOGUE } from '@methuselah/cards/catalogue';

/** Every text in a definition that is a name of some card: its own, and those of the cards that it names. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const wanted = new Set(FIFTH_EDITION.flatMap(textsIn));
const ids = new Set(FIFTH_EDITION.map((card) => card.id));
const others = LANGS.filter((lang) => lang !== 'en');
const lines = CATALOGUE.filter(
  (card) =>
    wanted.has(card.name) && (ids.has(card.id) || !FIFTH_EDITION.some(({ name }) => name === card.name)),
)
  .map((card) => {
    const names = others
      .map((lang): [string, string] => [lang, card.names[lang] ?? card.name])
      .filter(([, name]) => name !== card.name);
    return names.length === 0
      ? ''
      : `  ${JSON.stringify(card.name)}: ${JSON.stringify(Object.fromEntries(names))},\n`;
  })
  .sort();

const text = `import type { Lang } from './lang.ts';

/** Names of cards where they are not the English ones. Written by scripts/make-names.ts from the catalogue. */
const NAMES: Readonly<Record<string, Partial<Record<Lang, string>>>> = {
${lines.join('')}};

/** What a card is called in a language; the English name where it has no other. */
export const nameIn = (name: string, lang: Lang): string => NAMES[name]?.[lang] ?? name;
`;
writeFileSync(fileURLToPath(new URL('../packages/cards/src/names.ts', import.meta.url)), text);
