import type { EndModel, HostLocale } from '@methuselah/host';
import type { StoryLine } from '@methuselah/text/internal';
import { bad, faint, strong } from '../print/colour.ts';
import { table, wrapped } from '../print/columns.ts';

/** The story of a game as terminal lines. */

export function storyLines(story: readonly StoryLine[], width: number): string[] {
  return story.flatMap((line) => printed(line, width));
}

/** Indents a line by its depth; wrapped lines are indented a little further. */
function printed(line: StoryLine, width: number): string[] {
  switch (line.is) {
    case 'turn':
      return [
        '',
        ...wrapped(`${strong(line.text.padEnd(26))} ${faint(line.pools.join(' · '))}`, width, '', '    '),
      ];
    case 'out':
      return wrapped(bad(`*** ${line.text}`), width, '', '    ');
    case 'line': {
      const indent = '  '.repeat(line.depth);
      return wrapped(line.depth > 2 ? faint(line.text) : line.text, width, indent, `${indent}    `);
    }
  }
}

/** The final result: one row per player, most victory points first. */
export function endLines({ title, note, rows }: EndModel, { words: { result } }: HostLocale): string[] {
  const [head = '', ...lines] = table(
    [
      [result.player, result.fate, result.victoryPoints, result.pool],
      ...rows.map(({ name, fate, victoryPoints, pool }) => [name, fate, `${victoryPoints}`, `${pool}`]),
    ],
    2,
  );
  return ['', strong(head), ...lines, '', ...(note === '' ? [] : [note]), strong(title)];
}
