import { CARDS, DECKS, toDeck } from '@methuselah/cards';
import { poolOfDecks } from '@methuselah/engine';
import type { CardType } from '@methuselah/engine/language';
import { facesOf, localeFor } from '@methuselah/host';
import type { Lang } from '@methuselah/text';

/** Sample cards of a deck, and its card types. Computed at build time, so that showing a deck needs no card data. */
export interface Sample {
  readonly crypt: readonly SampleCard[];
  readonly library: readonly SampleCard[];
  /** The types of its library, most frequent first. */
  readonly parts: readonly {
    readonly type: CardType | 'vampire';
    readonly label: string;
    readonly n: number;
  }[];
}
export interface SampleCard {
  readonly card: number;
  readonly name: string;
  readonly type: CardType | 'vampire';
  readonly capacity: number | null;
}
/** By deck key. */
export type Samples = Readonly<Record<string, Sample>>;

const SHOWN = { crypt: 5, library: 8 } as const;

export async function samplesIn(lang: Lang): Promise<Samples> {
  const faces = new Map(
    facesOf(poolOfDecks(DECKS.map(toDeck), CARDS), await localeFor(lang)).map((face) => [face.card, face]),
  );
  const cardsOf = (list: readonly { readonly id: number }[]): SampleCard[] =>
    list.flatMap(({ id }) => {
      const face = faces.get(id);
      return face ? [{ card: id, name: face.name, type: typeOf(face.types), capacity: face.capacity }] : [];
    });
  return Object.fromEntries(
    DECKS.map(({ key, crypt, library }): [string, Sample] => {
      const byCount = library.toSorted((a, b) => b.count - a.count);
      const ofType = Map.groupBy(library, ({ id }) => typeOf(faces.get(id)?.types ?? []));
      const parts = [...ofType].map(([type, cards]) => ({
        type,
        label: labelOf(cards.map(({ id }) => faces.get(id))),
        n: cards.reduce((sum, { count }) => sum + count, 0),
      }));
      return [
        key,
        {
          crypt: cardsOf(crypt)
            .sort((a, b) => (b.capacity ?? 0) - (a.capacity ?? 0))
            .slice(0, SHOWN.crypt),
          library: cardsOf(byCount.slice(0, SHOWN.library)),
          parts: parts.sort((a, b) => b.n - a.n),
        },
      ];
    }),
  );
}

/** A card with several types counts as the first. */
const typeOf = (types: readonly (CardType | 'vampire')[]): CardType | 'vampire' => types[0] ?? 'vampire';

type Typed = { readonly types: readonly unknown[]; readonly typeText: string } | undefined;
/** The name of a type, from a card that has no other type. */
const labelOf = (faces: readonly Typed[]): string =>
  (faces.find((face) => face?.types.length === 1) ?? faces[0])?.typeText ?? '';
