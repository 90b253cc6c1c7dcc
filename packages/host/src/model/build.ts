import type { Game, Keyring, Viewer } from '@methuselah/engine';
import { tableOf } from '@methuselah/engine/internal';
import { promptText } from '@methuselah/text/internal';
import type { Chair, TableModel } from '../contract/index.ts';
import type { HostTongue } from '../words/words.ts';
import { Shelf } from './cards.ts';
import { decisionOf } from './decision.ts';
import { endOf, type OutOn } from './end.ts';
import { Look } from './look.ts';
import { railsOf } from './rails.ts';
import { seatsOf } from './seats.ts';
import { marked, told } from './spans.ts';
import { stageOf } from './stage.ts';

/** How a viewer counts what happens, and what they call the cards. */
export interface Counted {
  readonly step: number;
  readonly keys: Keyring;
}

/** As a record counts: for who may know all that happened. */
export const asRecorded = (game: Game): Counted => ({
  step: tableOf(game).state.decisions,
  keys: game.keys('all'),
});

/** A table as one viewer may know it, in their language. */
export function modelOf(
  game: Game,
  viewer: Viewer,
  tongue: HostTongue,
  chairs: readonly Chair[],
  outOn: OutOn,
  { step, keys }: Counted,
): TableModel {
  const look = new Look(game, viewer, tongue, keys);
  const shelf = new Shelf(look);
  const { turn, phase, active } = look.t.state;
  const seats = seatsOf(look, shelf, chairs);
  const stage = stageOf(look, shelf);
  const decision = decisionOf(look, shelf);
  return {
    viewer,
    step,
    turn,
    phase,
    active,
    seats,
    cards: shelf.cards,
    rails: railsOf(look),
    stage,
    decision,
    waiting: decision === null ? told(look, promptText(look.t, viewer, marked(tongue)) ?? '') : '',
    writing: [],
    end: endOf(look, outOn),
  };
}
