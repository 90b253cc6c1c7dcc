/** The game of a table: how it is set up, what of it is written, and how it is told again. */
import type { CardSource, GameSetup, Seat } from '@methuselah/engine';
import { botDice, optionId, type PlayedGame, playedGame, TURN_LIMIT } from '@methuselah/engine/internal';
import { Fold, type Pace } from '@methuselah/host';
import type { Begin, TableEvent } from './events.ts';
import { poolFor } from './pools.ts';

/** The log of a table does not fit its game. */
export class Diverged extends Error {
  override readonly name = 'Diverged';
}

/** Another release plays this table, by its own rules. */
export class OtherRules extends Error {
  override readonly name = 'OtherRules';
}

/** Is there nothing to choose? Such a choice is not written. A player still looks at the only card they may find, and the like. */
export function isFormality({ t, chairs }: Fold): boolean {
  if (t.decision?.options.length !== 1) return false;
  return chairs[t.decision.seat] !== 'person' || t.decision.options[0]?.verb === 'pass';
}

/** The index of a choice that was written, after the formalities before it. */
export function placeAfterOnly(fold: Fold, seat: Seat, option: string, takeOnly: () => void): number {
  while (isFormality(fold)) takeOnly();
  const { t, game } = fold;
  const place = t.decision?.options.findIndex((offered) => optionId(t, offered) === option) ?? -1;
  if (place < 0 || game.decider !== seat) throw new Diverged(`Seat ${seat} has no such choice.`);
  return place;
}

/** The same game from its beginning on: `play` makes the choices that were written, as far as the table has come. */
export function retold(begin: Begin, cards: CardSource): Retold;
export function retold<G extends PlayedGame>(
  begin: Begin,
  cards: CardSource,
  newGame: (setup: GameSetup) => G,
): Retold<G>;
export function retold(
  begin: Begin,
  cards: CardSource,
  newGame: (setup: GameSetup) => PlayedGame = playedGame,
): Retold {
  const fold = new Fold(newGame(setupOf(begin, cards)), begin.chairs);
  const takeOnly = (): void => fold.game.chooseAt(0);
  return {
    fold,
    play(events, until) {
      for (const event of events) {
        if (event.kind === 'chair') fold.seat(event.seat, event.chair);
        if (event.kind === 'choose')
          fold.game.chooseAt(placeAfterOnly(fold, event.seat, event.option, takeOnly));
      }
      while (fold.step < until.step && isFormality(fold)) takeOnly();
    },
  };
}
export interface Retold<G extends PlayedGame = PlayedGame> {
  readonly fold: Fold<G>;
  play(events: readonly TableEvent[], until: Pick<Fold, 'step'>): void;
}

export function setupOf({ seed, players }: Begin, cards: CardSource): GameSetup {
  const pool = poolFor(players, cards);
  return { pool, seed, players, turnLimit: TURN_LIMIT, asks: 'all' };
}

/** The beat gets up to a third longer, by dice of its own. */
export function paceOf({ options: { pace }, jitter }: Begin): Pace {
  const most = Math.floor(pace.beat / 3);
  return { beat: pace.beat, jitter: (step) => (most === 0 ? 0 : (botDice(jitter, step, 0) >>> 0) % most) };
}
