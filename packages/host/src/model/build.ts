import type { Game, Keyring, Viewer } from '@methuselah/engine';
import { tableOf } from '@methuselah/engine/internal';
import { promptText } from '@methuselah/text/internal';
import type { Chair, SeatModel, TableModel } from '../contract/index.ts';
import type { HostLocale } from '../words/words.ts';
import { type Cards, Shelf } from './cards.ts';
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
  /** As long as it is the same, nothing has changed on the table but whose turn it is to choose what; undefined: it is not known. */
  readonly layout?: string;
}

/** As counted in a record: steps are decisions, and keys reveal everything. */
export const asRecorded = (game: Game): Counted => ({
  step: tableOf(game).state.decisions,
  keys: game.keys('all'),
});

/** What of a model depends on its layout alone, by the seats of the model. */
const LAID = new WeakMap<
  readonly SeatModel[],
  { readonly layout: string; readonly viewer: Viewer; readonly locale: HostLocale; readonly cards: Cards }
>();

/** The seats and their cards: those of the last model, if they lie as they did. */
function laidOut(
  context: ViewerContext,
  chairs: readonly Chair[],
  layout: string | undefined,
  last: TableModel | null,
): { readonly shelf: Shelf; readonly seats: readonly SeatModel[] } {
  const { viewer, locale } = context;
  const laid = last && LAID.get(last.seats);
  if (laid && laid.layout === layout && laid.viewer === viewer && laid.locale === locale)
    return { shelf: Shelf.again(context, laid.cards), seats: last.seats };
  const shelf = Shelf.laid(context, last?.cards);
  const seats = seatsOf(context, shelf, chairs);
  if (layout !== undefined) LAID.set(seats, { layout, viewer, locale, cards: shelf.share() });
  return { shelf, seats };
}

/** The table as one viewer may see it, in their language. It shares with `last` the cards that are as they were. */
export function modelOf(
  game: Game,
  viewer: Viewer,
  locale: HostLocale,
  chairs: readonly Chair[],
  outOn: OutOn,
  { step, keys, layout }: Counted,
  last: TableModel | null = null,
): TableModel {
  const context = new ViewerContext(game, viewer, locale, keys);
  const { shelf, seats } = laidOut(context, chairs, layout, last);
  const { turn, phase, active } = context.t.state;
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
