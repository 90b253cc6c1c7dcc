/** The engine as a library: two players who choose by dice. Run it with `npx node examples/play-a-game.ts`. */
import { Dice, loadGame, newGame, saveGame } from '@methuselah/engine';
import { testDeck, testPool } from '@methuselah/testkit';

// A game needs a pool of cards, a seed, and players with decks. The same seed and choices give the same game.
const game = newGame({
  pool: testPool,
  seed: 2026,
  players: [
    { name: 'Ada', deck: testDeck(0) },
    { name: 'Boris', deck: testDeck(1) },
  ],
  turnLimit: 20,
});

// The game always stands at one decision with every legal option. Choosing one, by its id, is the only input there is.
const dice = new Dice(1);
for (let decision = game.decision; decision !== null; decision = game.decision) {
  const option = decision.options[dice.roll(decision.options.length)];
  const result = game.choose(decision.id, option?.id ?? '');
  if (!result.ok) throw new Error(result.message);
  if (game.view('spectator').turn < 4) console.log(option?.text);
}

// What a seat or a spectator may know, and nothing more.
const { turn, seats } = game.view('spectator');
for (const seat of seats)
  console.log(`${seat.name}: ${seat.pool} pool, ${seat.victoryPoints} victory points`);
console.log(`The game ended in turn ${turn}.`);

// A game can be saved at any decision and goes on from there, in this process or another.
const loaded = loadGame(JSON.stringify(saveGame(game)), testPool);
console.log(loaded.ok && loaded.game.hash() === game.hash() ? 'Saved and loaded.' : 'Lost.');
