/** What a finished game came to for the people who played it. */
import type { Room } from '../lobby/room.ts';
import type { TableEvent } from '../table/events.ts';

export interface SeatResult {
  readonly seat: number;
  readonly account: string;
  /** As the room names it. */
  readonly deck: string;
  readonly points: number;
  readonly isWin: boolean;
  /** False if a bot played the seat at the end: then the game is not this player's. */
  readonly isCounted: boolean;
}

/** Victory points that a game win needs. */
const LEAST_POINTS = 2;

/** The seat with the game win of a tournament: the most victory points, alone, and at least two; null if nobody has it. */
export function winnerOf(points: readonly number[]): number | null {
  const most = Math.max(...points);
  const seat = points.indexOf(most);
  return most >= LEAST_POINTS && points.lastIndexOf(most) === seat ? seat : null;
}

/** The results of the people at a table; none if its game has not ended. */
export function resultsOf(events: readonly TableEvent[], room: Room | null): readonly SeatResult[] {
  const [begin] = events;
  const end = events.find((event) => event.kind === 'end');
  if (begin?.kind !== 'begin' || end === undefined || !room?.begun) return [];
  const chairs = [...begin.chairs];
  for (const event of events) if (event.kind === 'chair') chairs[event.seat] = event.chair;
  const winner = winnerOf(end.victoryPoints);
  return room.begun.seats.flatMap((account, seat) => {
    const chair = room.chairs[begin.signs[seat] ?? -1];
    if (account === null || chair?.is !== 'person') return [];
    return {
      seat,
      account,
      deck: chair.deck ?? '',
      points: end.victoryPoints[seat] ?? 0,
      isWin: seat === winner,
      isCounted: chairs[seat] === 'person',
    };
  });
}
