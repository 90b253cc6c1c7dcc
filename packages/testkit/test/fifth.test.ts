import { PLAYABLE_CARDS } from '@methuselah/cards';
import { compilePool, deckProblems } from '@methuselah/engine';
import { tableOf } from '@methuselah/engine/internal';
import { expect, test } from 'vitest';
import { type CardCounts, CardWatch, featuresOf, reportCards } from '../src/cardcoverage.ts';
import { noCounts, Watch } from '../src/coverage.ts';
import { curiousSetup, fifthListener, fifthSetup } from '../src/fifth.ts';
import { playGame } from '../src/selfplay.ts';

const plainPool = compilePool(PLAYABLE_CARDS);
const SEATS = 5;

/** Plays a game of curious players with the prebuilt decks, counting what its cards do. */
function watched(seed: number, counts: CardCounts, setup = fifthSetup(seed, SEATS)) {
  const cards = new CardWatch(counts, fifthListener, null);
  const watch = new Watch(noCounts(), cards);
  return playGame({
    seed,
    seats: SEATS,
    style: 'curious',
    setup,
    counts,
    atDecision(game, taken) {
      cards.listen(false);
      if (taken === 0) watch.attach(tableOf(game));
    },
    onChoice(game, chosen) {
      cards.choice(tableOf(game), chosen);
      cards.listen(true);
    },
    onEvent: (event, game) => cards.event(tableOf(game), event),
  });
}

test('instrumented cards play the same game', () => {
  const counts: CardCounts = {};
  const { record, game } = watched(3, counts);
  const plain = playGame({
    seed: 3,
    seats: SEATS,
    style: 'uniform',
    setup: { ...fifthSetup(3, SEATS), pool: plainPool },
  });
  const heard = playGame({ seed: 3, seats: SEATS, style: 'uniform', setup: fifthSetup(3, SEATS) });
  expect(heard.record).toEqual(plain.record);
  // Curious players with the same counts play the same game.
  const again = watched(3, {});
  expect(again.record).toEqual(record);
  expect(again.game.hash()).toBe(game.hash());
});

test('every counted feature is in the report, which lists missing ones', () => {
  const counts: CardCounts = {};
  const isCounted = (thing: string): boolean => Object.keys(counts).some((key) => key.endsWith(`: ${thing}`));
  // Both modes and statics are counted.
  for (let seed = 1; seed <= 12 && !(isCounted('superior') && isCounted('intercept')); seed++)
    watched(seed, counts, curiousSetup(seed, SEATS, counts));
  expect([isCounted('superior'), isCounted('intercept')]).toEqual([true, true]);
  const known = new Set(
    featuresOf(PLAYABLE_CARDS).flatMap(({ card, features }) => features.map((t) => `${card}: ${t}`)),
  );
  expect(Object.keys(counts).filter((key) => !known.has(key))).toEqual([]);
  const never = [...known].find((key) => counts[key] === undefined);
  expect(reportCards(PLAYABLE_CARDS, counts, {}, 1).join('\n')).toContain(`  ${never} 0`);
});

test('the decks of curious players are legal, and full of the least exercised cards', () => {
  const counts: CardCounts = {};
  for (const { card, features } of featuresOf(PLAYABLE_CARDS))
    for (const thing of features) counts[`${card}: ${thing}`] = 1000;
  counts['Kevlar Vest: ability 1'] = 0;
  const isOwn = (seed: number) =>
    JSON.stringify(curiousSetup(seed, SEATS, counts).players) !==
    JSON.stringify(fifthSetup(seed, SEATS).players);
  const seed = Array.from({ length: 50 }, (_, i) => i).find(isOwn) as number;
  const vest = plainPool.byName.get('Kevlar Vest')?.[0]?.card.id;
  const gun = plainPool.byName.get('.44 Magnum')?.[0]?.card.id;
  for (const { deck } of curiousSetup(seed, SEATS, counts).players) {
    expect(deckProblems(plainPool, deck)).toEqual([]);
    expect(deck.library.filter((id) => id === vest).length).toBeGreaterThan(5);
    // Cards it refers to are added with it.
    expect(deck.library.filter((id) => id === gun).length).toBeGreaterThan(5);
  }
});
