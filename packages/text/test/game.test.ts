import { DECKS, LANGS, type Lang, nameIn, PLAYABLE_CARDS, toDeck } from '@methuselah/cards';
import { compilePool, type Game, newGame } from '@methuselah/engine';
import { decisionText, reasonText, tellStory } from '@methuselah/text';
import { REASON_WORDS } from '@methuselah/text/internal';
import { expect, test } from 'vitest';

/** The public functions, which only need a game and the name of a language. */

const pool = compilePool(PLAYABLE_CARDS);
const begin = (): Game =>
  newGame({
    pool,
    seed: 7,
    turnLimit: 6,
    players: DECKS.slice(0, 2).map((deck) => ({ name: deck.key, deck: toDeck(deck) })),
  });

/** The log of a game in which everybody takes the last option. */
function told(lang: Lang): string[] {
  const game = begin();
  const lines: string[] = [];
  tellStory(game, lang, 'all', (line) => lines.push(line));
  while (game.optionCount > 0) game.chooseAt(game.optionCount - 1);
  return lines;
}

test('a log has a line for each turn, in its language', () => {
  expect(told('en')[0]).toMatch(/^Turn 1, \w+: malkavian 30 · nosferatu 30$/);
  expect(told('fr')[0]).toMatch(/^Tour 1, \w+: malkavian 30 · nosferatu 30$/);
  expect(told('fr').filter((line) => line.startsWith('Tour '))).toHaveLength(6);
});

test('a log names cards in its language', () => {
  const [english, french] = [told('en').join('\n'), told('fr').join('\n')];
  // Whole names only: "Crow" is a vampire, "Murder of Crows" a retainer.
  const named = PLAYABLE_CARDS.filter(({ name }) =>
    new RegExp(`(?<!\\p{L})${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u').test(english),
  );
  expect(named.filter((card) => nameIn(card, 'fr') !== card.name)).not.toEqual([]);
  expect(named.filter((card) => !french.includes(nameIn(card, 'fr')))).toEqual([]);
});

test('a log reveals nothing hidden to a spectator', () => {
  const game = begin();
  const lines: string[] = [];
  tellStory(game, 'en', 'spectator', (line) => lines.push(line));
  while (game.optionCount > 0 && game.view('spectator').phase !== 'discard') game.chooseAt(0);
  const hand = game.view('all').seats.flatMap(({ hand }) => (typeof hand === 'number' ? [] : hand));
  const names = hand.map((id) => pool.byId.get(id)?.card.name ?? '');
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => lines.some((line) => line.includes(name)))).toEqual([]);
});

test.each(LANGS)('a decision in %s has words for every option', (lang) => {
  const game = begin();
  for (let i = 0; i < 30 && !game.over; i++) {
    const text = decisionText(game, lang);
    expect(text?.prompt).toMatch(/\S/);
    expect(text?.options).toHaveLength(game.optionCount);
    expect(new Set(text?.options).size).toBe(game.optionCount);
    game.chooseAt(i % game.optionCount);
  }
});

test('there is nothing to decide when the game is over', () => {
  const game = begin();
  while (game.optionCount > 0) game.chooseAt(0);
  expect(decisionText(game, 'en')).toBeNull();
});

test('a reason is worded as on the page', () => {
  const game = begin();
  const seat = game.decider;
  const reasons = game
    .view('all')
    .cards.map(({ key }) => game.explainCard(seat, key))
    .filter((reason) => reason !== null);
  expect(reasons.length).toBeGreaterThan(0);
  for (const reason of reasons) expect(reasonText(reason, 'fr')).toBe(REASON_WORDS.fr[reason.key]);
});
