import type { Game, Seat } from '@methuselah/engine';
import { seatName, type Table, tableOf, turnBegan } from '@methuselah/engine/internal';
import { GameStory, type Locale, type StoryLine } from '@methuselah/text/internal';
import { OustWatch } from './ousts.ts';

/** The story of a game as terminal lines. */

/** Prints what happens in a game from now on; call the returned function to print the result. */
export function tellGame(
  game: Game,
  locale: Locale,
  write: (line: string) => void = (line) => console.log(line),
): () => void {
  const table = tableOf(game);
  const { result } = locale.words;
  const story = new GameStory(table, locale, (line) => {
    for (const text of printed(line)) write(text);
  });
  const watch = new OustWatch();
  write(result.sitDown(table.names, seatName(table, table.state.first)));
  // The first turn began before the listener was attached.
  story.tell(turnBegan(table));
  game.onEvent((event) => {
    watch.see(event);
    story.tell(event);
  });
  return () => {
    story.flush();
    write('');
    for (const text of standing(table, watch.ousts, locale)) write(text);
    write('');
    if (!game.over) write(result.recordEnds(table.state.turn));
    else if (table.state.limitReached) write(result.limitReached(table.state.turnLimit));
    if (game.over) write(game.winner < 0 ? result.tie : result.wins(seatName(table, game.winner)));
  };
}

const WIDTH = 100;

/** Indents a line by its depth; wrapped lines are indented a little further. */
export function printed(line: StoryLine): string[] {
  switch (line.is) {
    case 'turn':
      return ['', line.text.padEnd(28) + line.pools.join(' · ')];
    case 'out':
      return wrapped(0, `*** ${line.text}`);
    case 'line':
      return wrapped(line.depth, line.text);
  }
}

function wrapped(depth: number, text: string): string[] {
  const lines: string[] = [];
  let indent = '  '.repeat(depth);
  let rest = text;
  while (indent.length + rest.length > WIDTH) {
    const at = rest.lastIndexOf(' ', WIDTH - indent.length);
    if (at <= 0) break;
    lines.push(indent + rest.slice(0, at));
    rest = rest.slice(at + 1);
    indent = `${'  '.repeat(depth)}    `;
  }
  return [...lines, indent + rest];
}

/** The final standing: one row per player, most victory points first. */
export function standing(
  t: Table,
  ousts: readonly { readonly seat: Seat; readonly turn: number }[],
  { words: { result } }: Locale,
): string[] {
  const rows = t.state.seats
    .map((p, seat) => ({ name: seatName(t, seat), p, out: ousts.find((o) => o.seat === seat)?.turn }))
    .sort((a, b) => b.p.victoryPoints - a.p.victoryPoints || (b.out ?? Infinity) - (a.out ?? Infinity))
    .map(({ name, p, out }) => {
      const fate =
        p.ousted && p.withdrawing
          ? result.withdrew
          : out === undefined
            ? result.stillStanding
            : result.oustedOnTurn(out);
      return [name, String(p.victoryPoints), String(p.pool), fate] as const;
    });
  const table = [[result.player, result.victoryPoints, result.pool, result.fate] as const, ...rows];
  const width = (column: 0 | 1 | 2): number => Math.max(...table.map((row) => row[column].length)) + 2;
  const [first, second, third] = [width(0), width(1), width(2)];
  return table.map(
    ([name, points, pool, fate]) =>
      `${name.padEnd(first)}${points.padStart(second - 2)}${pool.padStart(third)}  ${fate}`,
  );
}
