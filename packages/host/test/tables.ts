import { answer, BOTS } from '@methuselah/bots';
import {
  type Asks,
  type Game,
  type RecordedGame,
  recordGame,
  type Seat,
  type Viewer,
} from '@methuselah/engine';
import { NONE, tableOf } from '@methuselah/engine/internal';
import { modelOf, type TableModel } from '@methuselah/host';
import { fifthPool, fifthSetup } from '@methuselah/testkit';
import { LANGS, type Lang } from '@methuselah/text';
import { LOCALES } from '../src/words/all.ts';

export const CHAIRS = ['person', 'heuristic', 'novice', 'prudent', 'random'] as const;
export const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 4, 'spectator', 'all'];

/** A five-player game of bots with prebuilt decks; `look` is called before each decision. */
export function botGame(
  seed: number,
  look: (game: RecordedGame, at: number) => void,
  asks: Asks = 'choices',
): RecordedGame {
  const setup = { ...fifthSetup(seed, 5, fifthPool), asks };
  const game = recordGame(setup, { snapshotEvery: Number.MAX_SAFE_INTEGER });
  const bots = CHAIRS.map((_, seat) => BOTS[seat % 2 === 0 ? 'prudent' : 'novice'](seed * 31 + seat));
  for (let at = 0; game.optionCount > 0; at++) {
    look(game, at);
    const bot = bots[game.decider];
    game.chooseAt(game.optionCount === 1 || bot === undefined ? 0 : answer(game, bot));
  }
  look(game, NONE);
  return game;
}

export const nobodyOut = (_: Seat): undefined => undefined;

export const modelIn = (game: Game, viewer: Viewer, lang: Lang): TableModel =>
  modelOf(game, viewer, LOCALES[lang], CHAIRS, nobodyOut, {
    step: tableOf(game).state.decisions,
    keys: game.keys(viewer),
  });

/** Cycles through the languages. */
export const langAt = (at: number): Lang => LANGS[Math.abs(at) % LANGS.length] ?? 'en';
