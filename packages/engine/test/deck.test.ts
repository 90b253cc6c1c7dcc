import { compilePool, type Deck, deckProblems } from '@methuselah/engine';
import { testDeck, testPool, VAMPIRES } from '@methuselah/testkit';
import { describe, expect, it } from 'vitest';

/** Ids of the invented cards: vampires of the groups 1, 2 and 3, and a master card. */
const BRAMBLE = 2;
const MIREILLE = 13;
const ROSALIND = 18;
const OLD_DEBT = 101;

const copies = (n: number, ...ids: number[]): number[] => ids.flatMap((id) => Array<number>(n).fill(id));
const deck = (crypt: number[], library: number[]): Deck => ({ crypt, library });
const keys = (d: Deck): string[] => deckProblems(testPool, d).map((p) => `${p.rule} ${p.key}`);

describe('deck construction', () => {
  it('R-DECK-01: a crypt has at least 12 cards and no maximum', () => {
    expect(keys(deck(copies(11, BRAMBLE), copies(60, OLD_DEBT)))).toEqual(['R-DECK-01 cryptTooSmall']);
    expect(keys(deck([], copies(60, OLD_DEBT)))).toEqual(['R-DECK-01 cryptTooSmall']);
    for (const size of [12, 13, 500])
      expect(keys(deck(copies(size, BRAMBLE), copies(60, OLD_DEBT)))).toEqual([]);
  });

  it('R-DECK-02: a library has 60 to 90 cards', () => {
    expect(keys(deck(copies(12, BRAMBLE), copies(59, OLD_DEBT)))).toEqual(['R-DECK-02 libraryTooSmall']);
    expect(keys(deck(copies(12, BRAMBLE), copies(91, OLD_DEBT)))).toEqual(['R-DECK-02 libraryTooLarge']);
    for (const size of [60, 75, 90])
      expect(keys(deck(copies(12, BRAMBLE), copies(size, OLD_DEBT)))).toEqual([]);
  });

  it('R-DECK-03: any number of copies of a card, in either deck', () => {
    expect(keys(deck(copies(40, BRAMBLE), copies(90, OLD_DEBT)))).toEqual([]);
    expect(keys(deck([...copies(11, BRAMBLE), 1], [...copies(59, OLD_DEBT), 300]))).toEqual([]);
  });

  it('R-DECK-04: the vampires of a crypt are of one group or of two consecutive ones', () => {
    const library = copies(60, OLD_DEBT);
    expect(keys(deck(copies(12, BRAMBLE), library))).toEqual([]);
    expect(keys(deck(copies(6, BRAMBLE, MIREILLE), library))).toEqual([]);
    expect(keys(deck(copies(6, MIREILLE, ROSALIND), library))).toEqual([]);
    expect(keys(deck(copies(6, BRAMBLE, ROSALIND), library))).toEqual(['R-DECK-04 groupsTooFarApart']);
    // Three groups in a row are too many, though each has a neighbour.
    expect(keys(deck(copies(4, BRAMBLE, MIREILLE, ROSALIND), library))).toEqual([
      'R-DECK-04 groupsTooFarApart',
    ]);
  });

  it('R-DECK-06: the group of a vampire counts for construction alone', () => {
    // The same vampires with other groups make the same game: nothing in play asks for it.
    const regrouped = VAMPIRES.map((v) => ({ ...v, group: v.group === 'any' ? v.group : v.group + 4 }));
    const pool = compilePool(regrouped);
    for (const def of pool.cards)
      expect({ ...def, card: null }).toEqual({ ...testPool.byId.get(def.card.id), card: null });
  });

  it('R-GEN-06: vampires belong in the crypt and everything else in the library', () => {
    const swapped = deckProblems(
      testPool,
      deck([...copies(11, BRAMBLE), OLD_DEBT], [...copies(59, OLD_DEBT), BRAMBLE]),
    );
    expect(swapped).toEqual([
      { rule: 'R-GEN-06', key: 'wrongDeck', card: OLD_DEBT },
      { rule: 'R-GEN-06', key: 'wrongDeck', card: BRAMBLE },
    ]);
    expect(keys(deck([...copies(12, BRAMBLE), 999_999], copies(60, OLD_DEBT)))).toEqual([
      'R-GEN-06 unknownCard',
    ]);
  });

  it('tells every problem at once, and none of a legal deck', () => {
    expect(keys(deck([BRAMBLE, ROSALIND], [OLD_DEBT]))).toEqual([
      'R-DECK-01 cryptTooSmall',
      'R-DECK-02 libraryTooSmall',
      'R-DECK-04 groupsTooFarApart',
    ]);
    for (let seat = 0; seat < 5; seat++) expect(keys(testDeck(seat))).toEqual([]);
  });
});
