import { PLAYABLE_CARDS } from '@methuselah/cards';
import { cardText, LANGS, type Lang } from '@methuselah/text';
import {
  GLOSSARIES,
  GLOSSARY_KEYS,
  markWords,
  REASON_WORDS,
  RULE_WORDS,
  TABLE_WORDS,
  TERMS,
} from '@methuselah/text/internal';
import { describe, expect, it } from 'vitest';
import { lint } from '../src/lint.ts';

/** All fixed texts of a language. */
function* fixedTexts(words: unknown): Generator<string> {
  if (typeof words === 'string') yield words;
  else if (typeof words === 'object' && words !== null)
    for (const value of Object.values(words)) yield* fixedTexts(value);
}

const textsIn = (lang: Lang): string[] => [
  ...PLAYABLE_CARDS.map((card) => cardText(card, lang)),
  ...fixedTexts(TABLE_WORDS[lang]),
  ...fixedTexts(RULE_WORDS[lang]),
  ...fixedTexts(REASON_WORDS[lang]),
  ...Object.values(TERMS).flatMap((words) => words[lang] ?? []),
];
const joined = (parts: ReturnType<typeof markWords>): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
const keysIn = (text: string, lang: Lang): string[] =>
  markWords(text, GLOSSARIES[lang]).flatMap((part) => (typeof part === 'string' ? [] : [part.key]));

describe.each(LANGS)('%s', (lang) => {
  const glossary = GLOSSARIES[lang];
  const entries = GLOSSARY_KEYS.map((key) => ({ key, ...glossary[key] }));

  it('explains every word in a sentence or two', () => {
    expect(Object.keys(glossary).sort()).toEqual([...GLOSSARY_KEYS].sort());
    for (const { key, word, explanation } of entries) {
      expect(word, key).not.toBe('');
      expect(explanation, key).toMatch(/^\p{Lu}.*\.$/u);
      expect(explanation.match(/\.(?= )/g)?.length ?? 0, explanation).toBeLessThanOrEqual(1);
      expect(explanation.length, explanation).toBeLessThanOrEqual(160);
      expect(lint(explanation, lang), key).toEqual([]);
    }
    expect(new Set(entries.map(({ explanation }) => explanation)).size).toBe(entries.length);
  });

  it('has only forms that occur, each for one word', () => {
    const all = entries.flatMap(({ forms }) => forms);
    expect(all.filter((form, i) => all.indexOf(form) !== i)).toEqual([]);
    const met = new Set<string>();
    for (const text of textsIn(lang))
      for (const part of markWords(text, glossary)) if (typeof part !== 'string') met.add(part.text);
    const isMet = (form: string): boolean =>
      met.has(form) || met.has(form.charAt(0).toUpperCase() + form.slice(1));
    expect(all.filter((form) => !isMet(form))).toEqual([]);
    for (const { key, forms } of entries) expect(forms, key).not.toEqual([]);
  });

  it('marks words without changing the text', () => {
    for (const text of textsIn(lang)) expect(joined(markWords(text, glossary))).toBe(text);
  });

  it('has something to explain on nearly every card of the library', () => {
    const library = PLAYABLE_CARDS.filter((card) => card.kind === 'library');
    const explained = library.filter((card) => keysIn(cardText(card, lang), lang).length > 0);
    expect(explained.length / library.length).toBeGreaterThanOrEqual(0.95);
  });
});

describe('finding words', () => {
  it('takes the longest, whole words only, at the beginning of a sentence too', () => {
    expect(markWords('Strike: hand strike.', GLOSSARIES.en)).toEqual([
      { key: 'strike', text: 'Strike' },
      ': ',
      { key: 'handStrike', text: 'hand strike' },
      '.',
    ]);
    expect(markWords('handy prints', GLOSSARIES.en)).toEqual(['handy prints']);
    expect(markWords('', GLOSSARIES.en)).toEqual([]);
  });

  it('knows the signs for directed and ranged', () => {
    expect(keysIn('Ⓓ Bleed with +2 bleed.', 'en')).toEqual(['directed', 'bleed', 'bleed']);
    expect(keysIn('2R damage', 'en')).toEqual(['ranged', 'damage']);
  });

  it('in other languages', () => {
    expect(keysIn('Inclinez ce vampire pour l’action.', 'fr')).toEqual(['lock', 'vampire', 'action']);
    expect(keysIn('En tu fase de enderezamiento, quema 1 de sangre.', 'es')).toEqual([
      'unlockPhase',
      'burn',
      'blood',
    ]);
    expect(keysIn('Il servitore agente ottiene +1 furtività.', 'it')).toEqual(['actingMinion', 'stealth']);
    expect(keysIn('Receba 2 sub-votos.', 'pt')).toEqual(['ballot']);
  });
});
