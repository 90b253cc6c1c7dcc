import { CARDS, DECKS, PLAYABLE } from '@methuselah/cards';
import { CATALOGUE } from '@methuselah/cards/catalogue';
import { poolOf } from '@methuselah/engine';
import { facesOf, localeFor } from '@methuselah/host';
import { describe, expect, it } from 'vitest';
import { type CardFacts, emblem, subjectOf } from '../src/looks/emblem.ts';

const faces = facesOf(poolOf(PLAYABLE, CARDS), await localeFor('en'));
const faceOf = new Map(faces.map((face) => [face.card, face]));

/** What a person tells pictures apart by: motif or face, not the background. */
const shownOn = (facts: CardFacts): string => JSON.stringify(subjectOf(facts));

/** Cards whose pictures show the same. */
function alike(all: readonly CardFacts[], shown: (facts: CardFacts) => string): (readonly number[])[] {
  const groups = Map.groupBy(all, shown).values();
  return [...groups].filter((group) => group.length > 1).map((group) => group.map(({ card }) => card));
}

describe('the pictures of cards', () => {
  it.each(DECKS)('all differ in the deck $key, its motifs without their background', ({ crypt, library }) => {
    const cards = [...crypt, ...library].flatMap(({ id }) => faceOf.get(id) ?? []);
    expect(cards).toHaveLength(crypt.length + library.length);
    expect(alike(cards, shownOn)).toEqual([]);
    const motifOf = (facts: CardFacts): string => {
      const subject = subjectOf(facts);
      return subject.is === 'motif' ? subject.motif : subject.look;
    };
    expect(alike(cards, motifOf)).toEqual([]);
  });

  it('all differ among the playable cards', () => {
    expect(alike(faces, shownOn)).toEqual([]);
  });

  it('would all differ among the library cards ever published', () => {
    const cards = CATALOGUE.flatMap((card): CardFacts[] =>
      card.kind === 'library'
        ? [
            {
              card: card.id,
              types: card.types,
              clan: card.clans[0] ?? null,
              disciplines: Object.keys(card.disciplines).map((code) => ({ code })),
            },
          ]
        : [],
    );
    expect(cards.length).toBeGreaterThan(2000);
    expect(alike(cards, shownOn)).toEqual([]);
  });

  it('stay as they are, whatever the language', async () => {
    const french = facesOf(poolOf(PLAYABLE, CARDS), await localeFor('fr'));
    for (const face of french) {
      const english = faceOf.get(face.card);
      expect(english && emblem(english)).toBe(emblem(face));
    }
  });
});
