import { playTestGame, reportOf, type TestedGame } from '@methuselah/bots/decktest';
import { CARDS, DECKS, toDeck } from '@methuselah/cards';
import { poolOfDecks } from '@methuselah/engine';
import { describe, expect, test } from 'vitest';

const [deck, ...field] = DECKS.map(toDeck);

describe('a game of a deck that is tried', () => {
  const pool = poolOfDecks(DECKS.map(toDeck), CARDS);
  if (!deck) throw new Error('No deck.');
  const trial = { deck, field, seats: 3, bot: 'random', seed: 5 } as const;
  const games = [0, 1, 2, 3].map((number) => playTestGame(trial, number, pool));

  test('is the same each time', () => {
    expect(playTestGame(trial, 2, pool)).toEqual(games[2]);
  });

  test('counts every card that was drawn, played, discarded or kept', () => {
    for (const { cards } of games) {
      const ids = new Set(deck.library);
      let drawn = 0;
      for (const [id, course] of cards) {
        expect(ids.has(id)).toBe(true);
        expect(course.drawn).toBeLessThanOrEqual(deck.library.filter((other) => other === id).length);
        // A card may be played again from elsewhere, but not without having been drawn.
        expect(course.drawn).toBeGreaterThan(0);
        drawn += course.drawn;
      }
      expect(drawn).toBeGreaterThanOrEqual(7);
    }
  });

  test('knows what it lost, and by what it was ousted', () => {
    for (const { lost, ousted, isWon, victoryPoints } of games) {
      // Vampires are brought out with pool.
      expect(lost.influence).toBeGreaterThan(0);
      if (ousted) expect(lost[ousted.by]).toBeGreaterThan(0);
      if (isWon) expect([ousted, victoryPoints > 0]).toEqual([null, true]);
    }
  });
});

describe('the report', () => {
  const nothing = { bleed: 0, referendum: 0, effect: 0, influence: 0, cost: 0, other: 0 };
  const game = (points: number, more: Partial<TestedGame> = {}): TestedGame => ({
    victoryPoints: points,
    isWon: points > 1,
    ousted: points > 1 ? null : { turn: 10 + points, by: 'bleed' },
    turns: 20,
    dealt: { ...nothing, bleed: 6 * points },
    lost: { ...nothing, bleed: 8, influence: 4 },
    cards: new Map([
      [1, { drawn: 2, played: 2, discarded: 0, turnsHeld: 1 }],
      [2, { drawn: 2, played: 0, discarded: 1, turnsHeld: 7 }],
    ]),
    ...more,
  });

  test('is the mean of the games', () => {
    const report = reportOf([game(0), game(1), game(3), game(0)], 5);
    expect(report).toMatchObject({
      games: 4,
      victoryPoints: 1,
      byPoints: [2, 1, 0, 1],
      won: { share: 0.25 },
      chance: 0.2,
      ousted: 3,
      endedBy: { ...nothing, bleed: 3 },
      dealt: { ...nothing, bleed: 6 },
      lost: { ...nothing, bleed: 8, influence: 4 },
      turns: 20,
    });
    expect(report.oustedIn).toBeCloseTo(31 / 3);
  });

  test('puts the cards first that stay in the hand', () => {
    expect(reportOf([game(0), game(1, { cards: new Map() })], 5).cards).toEqual([
      { card: 2, drawn: 1, played: 0, discarded: 0.5, turnsHeld: 3.5, share: 0 },
      { card: 1, drawn: 1, played: 1, discarded: 0, turnsHeld: 0.5, share: 1 },
    ]);
  });

  test('of no games is empty', () => {
    expect(reportOf([], 5)).toMatchObject({
      games: 0,
      victoryPoints: 0,
      won: null,
      oustedIn: null,
      cards: [],
    });
  });
});
