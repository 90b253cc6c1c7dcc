import {
  type CardId,
  type GameEvent,
  type GameRecord,
  newGame,
  type Pool,
  type Seat,
} from '@methuselah/engine';
import {
  currentReferendum,
  NONE,
  predator,
  replayOn,
  seatName,
  type Table,
  tableOf,
} from '@methuselah/engine/internal';
import type { GameCourse, Mark } from '../contract/index.ts';
import type { HostTongue } from '../words/words.ts';
import { capital } from './look.ts';

/** What happened when in a recorded game: it is played again once. */
export function courseOf(record: GameRecord, pool: Pool, tongue: HostTongue): GameCourse {
  const { seed, players, first, turnLimit, decisions } = record;
  const game = newGame({ pool, seed, players, first, turnLimit });
  const table = tableOf(game);
  const marks: Mark[] = [];
  const pools: GameCourse['pools'][number][] = [];
  const row = (): void => {
    const { decisions: step, turn, seats } = table.state;
    pools.push({ step, turn, pool: seats.map(({ pool }) => pool) });
  };
  const mark = (is: Mark['is'], seat: Seat, text: string): void => {
    marks.push({ step: table.state.decisions, is, seat, text: capital(text) });
  };
  const turnBegan = (): void => {
    const { turn, active } = table.state;
    row();
    mark('turn', active, tongue.words.events.turnBegan(turn, seatName(table, active)));
  };
  // The first turn has begun before anybody listens.
  turnBegan();
  game.onEvent((event) => {
    if (event.type === 'turnBegan') turnBegan();
    else for (const [is, text] of markOf(table, event, tongue)) mark(is, event.seat, text);
  });
  replayOn(game, record);
  row();
  return { steps: decisions.length, marks, pools };
}

/** What an event is remembered for, if it is. */
function markOf(t: Table, e: GameEvent, tongue: HostTongue): readonly (readonly [Mark['is'], string])[] {
  const { events } = tongue.words;
  const name = (id: CardId): string => {
    const card = t.pool.cards[t.state.def[id] ?? NONE]?.card;
    return card ? tongue.cardName(card) : tongue.words.names.nothing;
  };
  switch (e.type) {
    case 'ousted': {
      const by = predator(t, e.seat);
      const text =
        by === NONE || by === e.seat
          ? events.ousted(seatName(t, e.seat))
          : tongue.host.ousts(seatName(t, by), seatName(t, e.seat));
      return [['oust', text]];
    }
    case 'withdrew':
      return [['oust', events.withdrew(seatName(t, e.seat))]];
    case 'combatBegan':
      return [['combat', events.combatBegan(name(e.card), name(e.other))]];
    case 'referendum':
      return [['referendum', events.referendum(name(e.card), currentReferendum(t)?.bloodHunt ?? false)]];
    default:
      return [];
  }
}
