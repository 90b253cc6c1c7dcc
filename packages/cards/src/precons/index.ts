/** The preconstructed decks that were ever published for the Fifth Edition and beside it: facts, and a few words of our own. */
import data from '../../data/precons.json' with { type: 'json' };
import type { Lang } from '../catalogue/lang.ts';
import { DECKS, type DeckEntry, type DeckList, type Difficulty } from '../decks.ts';
import type { PlanKey, PreconWords } from './plans/words.ts';

export type { PlanKey, PreconWords } from './plans/words.ts';

/** The products, in the order in which they are listed; the names are those printed on the boxes. */
export const PRODUCTS = {
  V5: 'Fifth Edition',
  V5A: 'Fifth Edition: Anarchs',
  V5C: 'Fifth Edition: Companion',
  FB: 'First Blood',
  NB: 'New Blood',
  NB2: 'New Blood II',
  NB3: 'New Blood III',
  SP: 'Sabbat',
  SV5: 'Fifth Edition: Sabbat',
} as const;
/** A product by the code of its set. */
export type Product = keyof typeof PRODUCTS;

/** A preconstructed deck. */
export interface Precon extends DeckList {
  readonly product: Product;
  /** The clan it is named for; undefined if several share it. */
  readonly clan?: string;
  readonly difficulty: Difficulty;
  /** Its plan in a sentence: `PreconWords.plans`. */
  readonly plan: PlanKey;
}

const entries = (text: string): DeckEntry[] =>
  text.split(' ').map((entry) => {
    const [id, count] = entry.split('x');
    return { id: Number(id), count: Number(count) };
  });

const clanOf = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

/** The decks that come with the game are those of the first box. */
const FIRST: readonly Precon[] = DECKS.map(({ key, crypt, library, difficulty }) => ({
  key,
  product: 'V5',
  name: clanOf(key),
  clan: clanOf(key),
  difficulty,
  plan: key as PlanKey,
  crypt,
  library,
}));

/** All preconstructed decks, by product. */
export const PRECONS: readonly Precon[] = [
  ...FIRST,
  ...data.map(
    (deck): Precon => ({
      ...deck,
      product: deck.product as Product,
      difficulty: deck.difficulty as Difficulty,
      plan: deck.plan as PlanKey,
      crypt: entries(deck.crypt),
      library: entries(deck.library),
    }),
  ),
];

/** "Malkavian (New Blood)" */
export const preconName = ({ name, product }: Precon): string => `${name} (${PRODUCTS[product]})`;

/** The cards of a deck that cannot be played yet. */
export const missingFrom = (
  { crypt, library }: Pick<DeckList, 'crypt' | 'library'>,
  isPlayable: (id: number) => boolean,
): number[] => [...crypt, ...library].map(({ id }) => id).filter((id) => !isPlayable(id));

/** A deck for learning: half the size of a legal one, to be played against others of its kind or put together with another. */
export const isHalf = ({ crypt }: Precon): boolean => crypt.reduce((sum, { count }) => sum + count, 0) < 12;

/** What is said of the decks in a language, loaded on demand. */
export const PRECON_WORDS: Readonly<Record<Lang, () => Promise<PreconWords>>> = {
  en: async () => (await import('./plans/en.ts')).words,
  fr: async () => (await import('./plans/fr.ts')).words,
  es: async () => (await import('./plans/es.ts')).words,
  it: async () => (await import('./plans/it.ts')).words,
  pt: async () => (await import('./plans/pt.ts')).words,
};
