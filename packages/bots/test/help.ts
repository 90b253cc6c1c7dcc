import { DECKS, PLAYABLE_CARDS, toDeck } from '@methuselah/cards';
import { type CardId, compilePool, type Dice, type Game, newGame, type Seat } from '@methuselah/engine';
import { newTable, notate, parseOption, TURN_LIMIT, tableOf } from '@methuselah/engine/internal';
import { readScenarios, ScenarioError, startScenario } from '@methuselah/testkit';
import { answer, BOTS, type Bot } from '../src/index.ts';
import { Eyes } from '../src/internal.ts';

export const pool = compilePool(PLAYABLE_CARDS);

/** A game between the five prebuilt decks. */
export const fiveDecks = (seed: number): Game =>
  newGame({
    pool,
    seed,
    players: DECKS.map((deck, seat) => ({ name: `P${seat}`, deck: toDeck(deck) })),
    turnLimit: TURN_LIMIT,
  });

/** A position written as a scenario, after the given decisions in scenario notation. */
export const position = (yaml: string, ...taken: string[]): Game =>
  testPosition(`pool: fifth\n${yaml}`, ...taken);

/** The same with invented cards. */
export function testPosition(yaml: string, ...taken: string[]): Game {
  const [scenario] = [...readScenarios('position', `name: A position\n${yaml}`)];
  if (scenario === undefined || scenario instanceof ScenarioError)
    throw scenario ?? new Error('No position.');
  const game = startScenario(scenario);
  for (const text of taken) take(game, text);
  return game;
}

export function take(game: Game, text: string): void {
  const option = parseOption(tableOf(game), text, 'all');
  const options = tableOf(game).decision?.options ?? [];
  if (!option)
    throw new Error(
      `"${text}" is not among: ${options.map((o) => notate(tableOf(game), o, 'all')).join(' | ')}`,
    );
  game.chooseAt(options.indexOf(option));
}

/** The bot's choice in scenario notation. */
export function choice(game: Game, bot: Bot = BOTS.heuristic(1)): string {
  const place = answer(game, bot);
  const option = tableOf(game).decision?.options[place];
  return option ? notate(tableOf(game), option, 'all') : '';
}

/** Plays with one bot for all seats, for a number of decisions or to the end. */
export function playOn(game: Game, bot: Bot, decisions: number): void {
  for (let i = 0; i < decisions && !game.over; i++) game.chooseAt(answer(game, bot));
}

export const eyesOf = (game: Game, seat: Seat): Eyes => new Eyes(tableOf(game), seat);

/** A copy of the game in which the cards the seat cannot see are reshuffled among themselves. */
export function withOtherSecrets(game: Game, seat: Seat, dice: Dice): Game {
  const other = game.fork();
  const { state } = tableOf(other);
  const eyes = eyesOf(game, seat);
  const isCrypt = (id: CardId): boolean =>
    tableOf(game).pool.cards[state.def[id] ?? -1]?.card.kind === 'vampire';
  const hidden = state.def.map((_, id) => id).filter((id) => !eyes.canSee(id));
  for (const kind of [true, false]) {
    const ids = hidden.filter((id) => isCrypt(id) === kind);
    const defs = dice.drawn(ids.map((id) => state.def[id] as number));
    for (const [place, id] of ids.entries()) state.def[id] = defs[place] as number;
  }
  const table = newTable(tableOf(game).pool, state, tableOf(game).names, tableOf(game).asks);
  table.decision = tableOf(game).decision;
  // A new table drops caches derived from the old cards.
  Object.assign(tableOf(other), table);
  return other;
}
