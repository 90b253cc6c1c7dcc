import { type DeckTest, playTestGame, reportOf, type TestedGame } from '@methuselah/bots/decktest';
import { type CardSource, poolOfDecks } from '@methuselah/engine';
import { cardsOfDecks } from '@methuselah/host';
import type { CardShelf } from '../cards/shelf.ts';
import type { Trial, TrialProgress } from '../protocol.ts';

/** Milliseconds between two reports. */
const PAUSE = 300;

/** Plays the games of a trial one after the other, and tells how it goes. */
export async function runTrial(
  { deck, field, games, seats, seed }: Trial,
  shelf: CardShelf,
  known: CardSource['known'],
  tell: (progress: TrialProgress) => void,
): Promise<void> {
  await shelf.loadCards(cardsOfDecks([deck, ...field]));
  const pool = poolOfDecks([deck, ...field], { card: shelf.cardOf, known });
  const test: DeckTest = { deck, field, seats, seed, bot: 'heuristic' };
  const played: TestedGame[] = [];
  let told = 0;
  for (let number = 0; number < games; number++) {
    played.push(playTestGame(test, number, pool));
    const now = performance.now();
    if (now - told < PAUSE && played.length < games) continue;
    told = now;
    tell({ done: played.length, report: reportOf(played, seats) });
  }
}
