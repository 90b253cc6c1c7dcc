import { CARDS, DECKS, toDeck } from '@methuselah/cards';
import { poolOfDecks } from '@methuselah/engine';
import type { CardType } from '@methuselah/engine/language';
import { type Face, facesOf, localeFor } from '@methuselah/host';
import type { Lang } from '@methuselah/text';
import { plans as en } from '../../../words/en/plans.ts';
import { plans as es } from '../../../words/es/plans.ts';
import { plans as fr } from '../../../words/fr/plans.ts';
import { plans as it } from '../../../words/it/plans.ts';
import { plans as pt } from '../../../words/pt/plans.ts';
import type { DeckPlans } from '../../../words/sections/decks.ts';

export const PLANS: Readonly<Record<Lang, DeckPlans>> = { en, fr, es, it, pt };

/** The plan of a deck, and all its cards by type. Computed at build time, so that showing a deck needs no card data. */
export interface Sample {
  readonly plan: string;
  /** Largest capacity first. */
  readonly crypt: readonly SampleVampire[];
  /** The card types of its library, most frequent first. */
  readonly parts: readonly SamplePart[];
}
export interface SampleCard {
  readonly card: number;
  readonly name: string;
  readonly n: number;
}
export interface SampleVampire extends SampleCard {
  readonly capacity: number;
}
export interface SamplePart {
  readonly type: CardType | 'vampire';
  readonly label: string;
  readonly n: number;
  /** Most copies first. */
  readonly cards: readonly SampleCard[];
}
/** By deck key. */
export type Samples = Readonly<Record<string, Sample>>;

interface Counted extends SampleCard {
  readonly face: Face;
}

export async function samplesIn(lang: Lang): Promise<Samples> {
  const faces = new Map(
    facesOf(poolOfDecks(DECKS.map(toDeck), CARDS), await localeFor(lang)).map((face) => [face.card, face]),
  );
  const cardsOf = (list: readonly { readonly id: number; readonly count: number }[]): Counted[] =>
    list.flatMap(({ id, count }) => {
      const face = faces.get(id);
      return face ? [{ card: id, name: face.name, n: count, face }] : [];
    });
  return Object.fromEntries(
    DECKS.map(({ key, crypt, library }): [string, Sample] => [
      key,
      {
        plan: Object.entries(PLANS[lang]).find(([deck]) => deck === key)?.[1] ?? '',
        crypt: cryptOf(cardsOf(crypt)),
        parts: partsOf(cardsOf(library)),
      },
    ]),
  );
}

const cryptOf = (cards: readonly Counted[]): SampleVampire[] =>
  cards
    .map(({ card, name, n, face }) => ({ card, name, n, capacity: face.capacity ?? 0 }))
    .sort((a, b) => b.capacity - a.capacity);

/** A card with several types counts as the first. */
const typeOf = ({ face }: Counted): SamplePart['type'] => face.types[0] ?? 'vampire';

function partsOf(cards: readonly Counted[]): SamplePart[] {
  const parts = [...Map.groupBy(cards, typeOf)].map(([type, ofType]) => ({
    type,
    label: labelOf(ofType),
    n: ofType.reduce((sum, { n }) => sum + n, 0),
    cards: ofType.map(({ card, name, n }) => ({ card, name, n })).sort((a, b) => b.n - a.n),
  }));
  return parts.sort((a, b) => b.n - a.n);
}

/** The name of a type, from a card that has no other type. */
const labelOf = (cards: readonly Counted[]): string =>
  (cards.find(({ face }) => face.types.length === 1) ?? cards[0])?.face.typeText ?? '';
