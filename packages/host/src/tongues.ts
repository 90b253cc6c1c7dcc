import type { Lang } from '@methuselah/text';
import { CARD_WORDS, type CardWords } from '@methuselah/text/internal';
import type { BareTongue, HostTongue } from './words/words.ts';

const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly TONGUE: BareTongue }>>> = {
  en: () => import('./words/en.ts'),
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  it: () => import('./words/it.ts'),
  pt: () => import('./words/pt.ts'),
};

/** One language with what its cards say, loaded when it is asked for. */
export const tongueWith = async (lang: Lang, cards: CardWords): Promise<HostTongue> =>
  speaking((await LOADERS[lang]()).TONGUE, cards);

/** One language, loaded when it is asked for; its cards speak from their data. */
export const tongueFor = (lang: Lang): Promise<HostTongue> => tongueWith(lang, CARD_WORDS[lang]);

const known = new Map<BareTongue, HostTongue>();

/** The same language with the same cards is the same object. */
export function speaking(bare: BareTongue, cards: CardWords): HostTongue {
  const spoken = known.get(bare);
  if (spoken?.cards === cards) return spoken;
  const tongue = { ...bare, cardName: cards.name, cards };
  known.set(bare, tongue);
  return tongue;
}
