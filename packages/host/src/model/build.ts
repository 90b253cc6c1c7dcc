import type { Game, Viewer } from '@methuselah/engine';
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

/** A table as one viewer may know it, in their language. */
export function modelOf(
  game: Game,
  viewer: Viewer,
  tongue: HostTongue,
  chairs: readonly Chair[],
  outOn: OutOn,
): TableModel {
  const look = new Look(game, viewer, tongue);
  const shelf = new Shelf(look);
  const { decisions, turn, phase, active } = look.t.state;
  const seats = seatsOf(look, shelf, chairs);
  const stage = stageOf(look, shelf);
  const decision = decisionOf(look, shelf);
  return {
    viewer,
    step: decisions,
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
