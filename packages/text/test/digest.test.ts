import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLAYABLE_CARDS } from '@methuselah/cards';
import { cardText, LANGS, type Lang } from '@methuselah/text';
import { describe, expect, it } from 'vitest';
import { type Bounds, digest } from './digest/tokens.ts';
import type { DigestLang } from './digest/words.ts';

/** For each way to play a card, our text has the numbers, signs, icons and keywords of the official one. */
const official: Readonly<Record<DigestLang, Readonly<Record<string, Readonly<Record<string, Bounds>>>>>> =
  JSON.parse(readFileSync(join(import.meta.dirname, 'digest/official.json'), 'utf8'));

/** Keywords that our texts express differently, and why. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  'Alexa Draper': ['1'], // "a card": French and Spanish have the digit
  '47th Street Royals': ['47', '3 bleed'], // its name; in French the number stands after the bleed
  'Juliet Parr': ['malkavian'], // a justicar is one of their clan
  Unmada: ['malkavian'],
  'Effective Management': ['uncontrolled'], // where cards that are drawn from a crypt go
  'IR Goggles': ['equipment'], // its type
  'Flak Jacket': ['equipment'],
  'Deep Ecology': ['2 bleed'], // the number stands after the bleed
  'Party Out Of Bounds': ['2 bleed'],
  'The Warrens': ['nosferatu'], // "this vampire": the card requires a Nosferatu
  'Blood Tears of Kephran': ['equipment'], // its type
  Cooler: ['equipment', 'blood', '1 blood', '4 blood'], // counters: they are no blood until they are moved
  'Monstrous Form': ['1 maneuver'], // "lock this card and maneuver"
  Nephandus: ['1 less damage'], // "−1 damage"
  'Renegade Garou': ['blood'], // life comes from the bank as it is
  'Taste of Vitae': ['torpor'], // "a ready vampire": not one going to torpor
};

/** What our texts add to the official ones of a language, and why. */
const ADDED: Readonly<Partial<Record<DigestLang, Readonly<Record<string, readonly string[]>>>>> = {
  en: {
    'Effective Management': ['1 crypt'],
    'Luca Italicus': ['2'], // "from round 2"
    Cooler: ['1 counter', '4 counter', 'counter'],
    'Hide the Mind': ['[aus]'], // the icon stands with the name at both levels
    Nephandus: ['-1 damage'],
    'Outcast Mage': ['1 maneuver'], // "one"
  },
  fr: {
    '47th Street Royals': ['3'],
    'Luca Italicus': ['2'],
    'Deep Ecology': ['2'],
    'Party Out Of Bounds': ['2'],
    'Chiropteran Marauder': ['aggravated'],
    Nephandus: ['-1 damage'],
  }, // the number stands after the bleed
  es: {
    Intimidation: ['Ⓓ'],
    'Luca Italicus': ['2'],
    Nephandus: ['-1 damage'],
    'Rolling with the Punches': ['prevent'], // said of this strike and of the later ones
  }, // a bleed is directed: the sign is there at the basic level and in other languages
};

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
