import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLAYABLE_CARDS } from '@methuselah/cards';
import { cardText, LANGS, type Lang } from '@methuselah/text';
import { describe, expect, it } from 'vitest';
import { ADDED, OTHERWISE } from './digest/otherwise.ts';
import { type Bounds, digest } from './digest/tokens.ts';
import type { DigestLang } from './digest/words.ts';

/** For each way to play a card, our text has the numbers, signs, icons and keywords of the official one. */
const official: Readonly<Record<DigestLang, Readonly<Record<string, Readonly<Record<string, Bounds>>>>>> =
  JSON.parse(readFileSync(join(import.meta.dirname, 'digest/official.json'), 'utf8'));

it('knows the official English text of every card', () => {
  expect(PLAYABLE_CARDS.filter(({ id }) => !(String(id) in official.en)).map(({ name }) => name)).toEqual([]);
});

describe.each(LANGS.filter((lang) => lang in official) as (Lang & DigestLang)[])('%s', (lang) => {
  const printed = PLAYABLE_CARDS.filter(({ id }) => String(id) in official[lang]);
  it.each(printed.map((card) => [card.name, card] as const))('%s', (name, card) => {
    const theirs = official[lang][card.id] ?? {};
    const ours = digest(cardText(card, lang), lang);
    const otherwise = OTHERWISE[name] ?? [];
    const added = ADDED[lang]?.[name] ?? [];
    expect(Object.keys(ours).sort()).toEqual(Object.keys(theirs).sort());
    for (const [mode, bounds] of Object.entries(theirs)) {
      const own = ours[mode] as Bounds;
      const missing = bounds.must.filter((token) => !own.may.includes(token) && !otherwise.includes(token));
      const extra = own.must.filter((token) => !bounds.may.includes(token) && !added.includes(token));
      expect({ mode, missing, extra }).toEqual({ mode, missing: [], extra: [] });
    }
  });
});
