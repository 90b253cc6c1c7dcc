import type { Game, Keyring, Viewer } from '@methuselah/engine';
import { tableOf } from '@methuselah/engine/internal';
import { promptText } from '@methuselah/text/internal';
import type { Chair, TableModel } from '../contract/index.ts';
import type { HostLocale } from '../words/words.ts';
import { Shelf } from './cards.ts';
import { decisionOf } from './decision.ts';
import { endOf, type OutOn } from './end.ts';
import { railsOf } from './rails.ts';
import { seatsOf } from './seats.ts';
import { marked, told } from './spans.ts';
import { stageOf } from './stage.ts';
import { ViewerContext } from './viewercontext.ts';

/** The step of the game, and the keys of cards for one viewer. */
export interface Counted {
  readonly step: number;
  readonly keys: Keyring;
}

/** As counted in a record: steps are decisions, and keys reveal everything. */
export const asRecorded = (game: Game): Counted => ({
  step: tableOf(game).state.decisions,
  keys: game.keys('all'),
});

/** The table as one viewer may see it, in their language. It shares with `last` the cards that are as they were. */
export function modelOf(
  game: Game,
  viewer: Viewer,
  locale: HostLocale,
  chairs: readonly Chair[],
  outOn: OutOn,
  { step, keys }: Counted,
  last: TableModel | null = null,
): TableModel {
  const context = new ViewerContext(game, viewer, locale, keys);
  const shelf = new Shelf(context, last?.cards);
  const { turn, phase, active } = context.t.state;
  const seats = seatsOf(context, shelf, chairs);
  const stage = stageOf(context, shelf);
  const decision = decisionOf(context, shelf);
  return {
    viewer,
    step,
    turn,
    phase,
    active,
    seats,
    cards: shelf.cards,
    rails: railsOf(context),
    stage,
    decision,
    waiting: decision === null ? told(context, promptText(context.t, viewer, marked(locale)) ?? '') : '',
    writing: [],
    end: endOf(context, outOn),
  };
}
