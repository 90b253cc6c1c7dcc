import { compilePool, type Deck, deckProblems, newGame, problemInWords } from '@methuselah/engine';
import { LIBRARY, testDeck, testPool, VAMPIRES } from '@methuselah/testkit';
import { describe, expect, it } from 'vitest';

/** Ids of invented cards: vampires of groups 1, 2, 3 and any, an advanced one, and library cards. */
const BRAMBLE = 2;
const CORVIN = 3;
const MIREILLE = 13;
const ROSALIND = 18;
const HESTER = 75;
const HESTER_ADVANCED = 76;
const JUNO = 82;
const OLD_DEBT = 101;
const LEVY = 300;

const copies = (n: number, ...ids: number[]): number[] => ids.flatMap((id) => Array<number>(n).fill(id));
const deck = (crypt: number[], library: number[]): Deck => ({ crypt, library });
const problems = (d: Deck) => deckProblems(testPool, d);
const keys = (d: Deck): string[] => problems(d).map((p) => `${p.rule} ${p.key}`);
const words = (d: Deck): string[] => problems(d).map((p) => problemInWords(testPool, p));
const CRYPT = copies(12, BRAMBLE);
const LIBRARY_60 = copies(60, OLD_DEBT);

describe('deck construction', () => {
  it('R-DECK-01: a crypt has at least 12 cards and no maximum', () => {
    for (const size of [0, 1, 11])
      expect(problems(deck(copies(size, BRAMBLE), LIBRARY_60))).toEqual([
        { rule: 'R-DECK-01', key: 'cryptTooSmall', count: size, least: 12 },
      ]);
    for (const size of [12, 13, 500]) expect(keys(deck(copies(size, BRAMBLE), LIBRARY_60))).toEqual([]);
  });

  it('R-DECK-02: a library has 60 to 90 cards', () => {
    for (const size of [0, 59])
      expect(problems(deck(CRYPT, copies(size, OLD_DEBT)))).toEqual([
        { rule: 'R-DECK-02', key: 'libraryTooSmall', count: size, least: 60 },
      ]);
    for (const size of [91, 200])
      expect(problems(deck(CRYPT, copies(size, OLD_DEBT)))).toEqual([
        { rule: 'R-DECK-02', key: 'libraryTooLarge', count: size, most: 90 },
      ]);
    for (const size of [60, 61, 75, 89, 90]) expect(keys(deck(CRYPT, copies(size, OLD_DEBT)))).toEqual([]);
  });

  it('R-DECK-03: any number of copies of a card, in either deck', () => {
    expect(keys(deck(copies(40, BRAMBLE), copies(90, OLD_DEBT)))).toEqual([]);
    expect(keys(deck([...copies(11, BRAMBLE), 1], [...copies(59, OLD_DEBT), LEVY]))).toEqual([]);
  });

  it('R-DECK-04: the vampires of a crypt belong to one group or two consecutive ones', () => {
    expect(keys(deck(copies(12, BRAMBLE), LIBRARY_60))).toEqual([]);
    expect(keys(deck(copies(12, ROSALIND), LIBRARY_60))).toEqual([]);
    expect(keys(deck(copies(6, BRAMBLE, MIREILLE), LIBRARY_60))).toEqual([]);
    expect(keys(deck(copies(6, MIREILLE, ROSALIND), LIBRARY_60))).toEqual([]);
    expect(keys(deck(copies(6, ROSALIND, MIREILLE), LIBRARY_60))).toEqual([]);
    expect(problems(deck(copies(6, ROSALIND, CORVIN, BRAMBLE), LIBRARY_60))).toEqual([
      {
        rule: 'R-DECK-04',
        key: 'groupsTooFarApart',
        groups: [
          { group: 1, cards: [CORVIN, BRAMBLE] },
          { group: 3, cards: [ROSALIND] },
        ],
      },
    ]);
    // Three consecutive groups are too many, although each has a neighbour.
    expect(problems(deck(copies(4, BRAMBLE, MIREILLE, ROSALIND), LIBRARY_60))).toEqual([
      {
        rule: 'R-DECK-04',
        key: 'groupsTooFarApart',
        groups: [
          { group: 1, cards: [BRAMBLE] },
          { group: 2, cards: [MIREILLE] },
          { group: 3, cards: [ROSALIND] },
        ],
      },
    ]);
    // A single card of a third group is enough.
    expect(keys(deck([...CRYPT, ROSALIND], LIBRARY_60))).toEqual(['R-DECK-04 groupsTooFarApart']);
  });

  it('R-DECK-05: a vampire of group ANY can be combined with every group', () => {
    expect(keys(deck(copies(12, JUNO), LIBRARY_60))).toEqual([]);
    for (const other of [BRAMBLE, MIREILLE, ROSALIND])
      expect(keys(deck(copies(6, JUNO, other), LIBRARY_60))).toEqual([]);
    expect(keys(deck(copies(4, JUNO, BRAMBLE, MIREILLE), LIBRARY_60))).toEqual([]);
    // It does not bridge groups that are too far apart, and is not named among the groups.
    expect(problems(deck(copies(4, BRAMBLE, JUNO, ROSALIND), LIBRARY_60))).toEqual([
      {
        rule: 'R-DECK-04',
        key: 'groupsTooFarApart',
        groups: [
          { group: 1, cards: [BRAMBLE] },
          { group: 3, cards: [ROSALIND] },
        ],
      },
    ]);
    // It counts towards the crypt size like any other.
    expect(keys(deck(copies(11, JUNO), LIBRARY_60))).toEqual(['R-DECK-01 cryptTooSmall']);
  });

  it('R-DECK-06: the group of a vampire matters only for deck construction', () => {
    // The same vampires with other groups play the same game.
    const regrouped = VAMPIRES.map((v) => ({ ...v, group: v.group === 'any' ? v.group : v.group + 4 }));
    const pool = compilePool([...regrouped, ...LIBRARY]);
    expect(pool.cards.length).toBe(testPool.cards.length);
    pool.cards.forEach((def, index) => {
      expect({ ...def, card: null }).toEqual({ ...testPool.cards[index], card: null });
    });
  });

  it('R-CRYPT-12: an advanced vampire is a vampire card like any other, with or without its base card', () => {
    expect(keys(deck(copies(12, HESTER_ADVANCED), LIBRARY_60))).toEqual([]);
    expect(keys(deck(copies(6, HESTER_ADVANCED, HESTER), LIBRARY_60))).toEqual([]);
  });

  it('R-GEN-06: vampires belong in the crypt and everything else in the library', () => {
    const swapped = deck(
      [...copies(12, BRAMBLE), OLD_DEBT],
      [...copies(59, OLD_DEBT), ...copies(2, BRAMBLE)],
    );
    expect(problems(swapped)).toEqual([
      { rule: 'R-GEN-06', key: 'wrongDeck', card: OLD_DEBT, deck: 'crypt', count: 1 },
      { rule: 'R-GEN-06', key: 'wrongDeck', card: BRAMBLE, deck: 'library', count: 2 },
    ]);
    expect(problems(deck([...CRYPT, 999_999], [...LIBRARY_60, -1, -1]))).toEqual([
      { rule: 'R-GEN-06', key: 'unknownCard', card: 999_999, deck: 'crypt', count: 1 },
      { rule: 'R-GEN-06', key: 'unknownCard', card: -1, deck: 'library', count: 2 },
    ]);
  });

  it('a deck cannot contain the definition of a merged vampire', () => {
    const advanced = testPool.byId.get(HESTER_ADVANCED);
    expect(advanced?.whenMerged).toBeGreaterThan(0);
    expect(testPool.cards[advanced?.whenMerged ?? -1]?.card.id).toBe(HESTER_ADVANCED);
    expect(testPool.byName.get('Hester Lorne Awakened')).toEqual([advanced]);
  });

  it('reports every problem at once, and none for a legal deck', () => {
    expect(keys(deck([BRAMBLE, ROSALIND, OLD_DEBT, 12345], [OLD_DEBT, BRAMBLE]))).toEqual([
      'R-DECK-01 cryptTooSmall',
      'R-DECK-02 libraryTooSmall',
      'R-GEN-06 wrongDeck',
      'R-GEN-06 unknownCard',
      'R-GEN-06 wrongDeck',
      'R-DECK-04 groupsTooFarApart',
    ]);
    expect(keys(deck([], []))).toEqual(['R-DECK-01 cryptTooSmall', 'R-DECK-02 libraryTooSmall']);
    for (let seat = 0; seat < 5; seat++) expect(keys(testDeck(seat))).toEqual([]);
  });

  it('puts each problem into words', () => {
    expect(words(deck([BRAMBLE, ROSALIND, OLD_DEBT, 12345], [OLD_DEBT, BRAMBLE]))).toEqual([
      'The crypt has 4 cards; it needs at least 12.',
      'The library has 2 cards; it needs at least 60.',
      'The crypt holds Old Debt, which is a library card.',
      'The crypt holds card 12345, which is unknown.',
      'The library holds Bramble, which is a vampire and belongs in the crypt.',
      'The vampires are of the groups 1 (Bramble) and 3 (Rosalind Tarn); only one group, or two that follow each other, may be in a crypt.',
    ]);
    expect(words(deck(CRYPT, copies(91, OLD_DEBT)))).toEqual([
      'The library has 91 cards; it may have 90 at the most.',
    ]);
  });
});

describe('a game with such decks', () => {
  const game = (mine: Deck) => () =>
    newGame({
      pool: testPool,
      seed: 1,
      players: [
        { name: 'Alexis', deck: deck(CRYPT, LIBRARY_60) },
        { name: 'Nora', deck: mine },
      ],
    });

  it('R-GEN-06: is refused with a card in the wrong deck, or unknown', () => {
    expect(game(deck([...CRYPT, OLD_DEBT], LIBRARY_60))).toThrow(
      'Nora cannot play: The crypt holds Old Debt, which is a library card.',
    );
    expect(game(deck(CRYPT, [...LIBRARY_60, BRAMBLE]))).toThrow(
      'Nora cannot play: The library holds Bramble, which is a vampire and belongs in the crypt.',
    );
    expect(game(deck([...CRYPT, 12345], LIBRARY_60))).toThrow(
      'Nora cannot play: The crypt holds card 12345, which is unknown.',
    );
  });

  it('is played with decks that break other construction rules', () => {
    for (const mine of [
      deck(copies(1, BRAMBLE, ROSALIND), copies(3, OLD_DEBT)),
      deck(CRYPT, copies(120, OLD_DEBT)),
      deck([], []),
    ])
      expect(game(mine)().over).toBe(false);
  });
});
