import { type Seat, seatName } from '@methuselah/engine';
import type { Session } from '@methuselah/host';
import type { StoryLine, Tongue } from '@methuselah/text';
import { bad, faint, strong } from '../colour.ts';
import { table, wrapped } from '../columns.ts';

/** The story of a game as lines of a terminal. */

export function storyLines(story: readonly StoryLine[], width: number): string[] {
  return story.flatMap((line) => printed(line, width));
}

/** A line, indented as deep as it lies; what is too long goes on below, indented a little further. */
function printed(line: StoryLine, width: number): string[] {
  switch (line.is) {
    case 'turn':
      return [
        '',
        ...wrapped(`${strong(line.text.padEnd(26))} ${faint(line.pools.join(' · '))}`, width, '', '    '),
      ];
    case 'out':
      return wrapped(bad(`*** ${line.text}`), width);
    case 'line': {
      const indent = '  '.repeat(line.depth);
      return wrapped(line.depth > 2 ? faint(line.text) : line.text, width, indent, `${indent}    `);
    }
  }
}

/** How a game ended: a row for each player, the most victory points first. */
export function endLines(session: Session, { words: { result } }: Tongue): string[] {
  const { game } = session;
  const t = game.table;
  const { seats, limitReached, turnLimit } = t.state;
  const fate = (seat: Seat): string => {
    const turn = session.outOn(seat);
    if (turn === undefined) return result.stillStanding;
    return seats[seat]?.withdrawing ? result.withdrew : result.oustedOnTurn(turn);
  };
  const last = (seat: Seat): number => session.outOn(seat) ?? Number.MAX_SAFE_INTEGER;
  const rows = seats
    .map((p, seat) => ({ p, seat }))
    .sort((a, b) => b.p.victoryPoints - a.p.victoryPoints || last(b.seat) - last(a.seat))
    .map(({ p, seat }) => [seatName(t, seat), fate(seat), String(p.victoryPoints), String(p.pool)]);
  const [head = '', ...lines] = table(
    [[result.player, result.fate, result.victoryPoints, result.pool], ...rows],
    2,
  );
  return [
    '',
    strong(head),
    ...lines,
    '',
    ...(limitReached ? [result.limitReached(turnLimit)] : []),
    strong(game.winner < 0 ? result.tie : result.wins(seatName(t, game.winner))),
  ];
}
