// You and a bot at a table, told in French. Plain JavaScript, for Node 20 and browsers.
import { answer, BOTS } from '@methuselah/bots';
import { DECKS, PLAYABLE_CARDS, toDeck } from '@methuselah/cards';
import { compilePool, loadGame, newGame, saveGame } from '@methuselah/engine';
import { cardText, tellStory } from '@methuselah/text';

// A game needs cards, a seed, and players with decks. The same seed and choices give the same game.
const pool = compilePool(PLAYABLE_CARDS);
const players = DECKS.slice(0, 2).map((deck) => ({ name: deck.key, deck: toDeck(deck) }));
const game = newGame({ pool, seed: 2026, players, turnLimit: 12 });
tellStory(game, 'fr', 'spectator', (line) => console.log(line));

// It always stands at one decision with every legal option. Seat 1 is a bot; you always take the last option.
const bot = BOTS.heuristic(7);
for (let decision = game.decision; decision !== null; decision = game.decision) {
  if (decision.seat === 1) game.chooseAt(answer(game, bot));
  else game.choose(decision.id, decision.options[decision.options.length - 1].id);
}

// What a seat or a spectator may know, and nothing more.
for (const seat of game.view('spectator').seats)
  console.log(
    `${seat.name}: ${seat.pool} pool, ${seat.victoryPoints} victory points, ${seat.hand} cards in hand`,
  );

// What a card says, in one of five languages.
for (const card of PLAYABLE_CARDS.slice(-1)) console.log(`${card.name}: ${cardText(card, 'fr')}`);

// A game can be saved at any decision and goes on from there, in this process or another.
const loaded = loadGame(JSON.stringify(saveGame(game)), pool);
console.log(loaded.ok && loaded.game.hash() === game.hash() ? 'Saved and loaded.' : 'Lost.');
