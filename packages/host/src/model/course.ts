import type { GameEvent, GameRecord, Pool, Seat } from '@methuselah/engine';
import { beginning, NONE, replayOn, type ToldCard, tableOf, turnBegan } from '@methuselah/engine/internal';
import type { TableNames } from '@methuselah/text/internal';
import type { GameCourse, Mark } from '../contract/index.ts';
import type { HostLocale } from '../words/words.ts';
import { capital } from './viewercontext.ts';

/** The timeline of a recorded game, made by replaying it once. */
export function courseOf(record: GameRecord, pool: Pool, locale: HostLocale): GameCourse {
  const { decisions } = record;
  const begun = beginning(record, pool);
  if (!begun.ok) throw new Error(begun.message);
  const { game } = begun;
  const table = tableOf(game);
  const marks: Mark[] = [];
  const pools: GameCourse['pools'][number][] = [];
  const row = (): void => {
    const { decisions: step, turn, seats } = table.state;
    pools.push({ step, turn, pool: seats.map(({ pool }) => pool) });
  };
  const hear = (event: GameEvent): void => {
    if (event.type === 'turnBegan') row();
    const mark = markOf(table, event, locale);
    if (mark) marks.push({ step: table.state.decisions, ...mark, text: capital(mark.text) });
  };
  // The first turn began before anybody could listen.
  hear(turnBegan(table));
  game.onEvent(hear);
  replayOn(game, record);
  row();
  return { steps: decisions.length, marks, pools };
}

/** The mark of an event on the timeline; null if it has none. */
function markOf(t: TableNames, e: GameEvent, locale: HostLocale): Omit<Mark, 'step'> | null {
  const { events } = locale.words;
  const who = (seat: Seat): string => t.names[seat] ?? locale.words.names.seat(seat + 1);
  const name = ({ number }: ToldCard): string => {
    const known = t.pool.byId.get(number);
    return known ? locale.cardName(known.card) : locale.words.names.nothing;
  };
  if (e.type === 'turnBegan')
    return { is: 'turn', seat: e.seat, text: events.turnBegan(e.when.turn, who(e.seat)) };
  if (e.type === 'ousted') {
    const { seat, predator } = e;
    const isByAnother = predator !== NONE && predator !== seat;
    const text = isByAnother ? locale.host.ousts(who(predator), who(seat)) : events.ousted(who(seat));
    return { is: 'oust', seat, text };
  }
  if (e.type === 'withdrew') return { is: 'oust', seat: e.seat, text: events.withdrew(who(e.seat)) };
  if (e.type === 'combatBegan') {
    const text = events.combatBegan(name(e.minion), name(e.other));
    return { is: 'combat', seat: e.minion.controller, text };
  }
  if (e.type === 'referendum')
    return { is: 'referendum', seat: e.seat, text: events.referendum(name(e.card), e.bloodHunt) };
  return null;
}
