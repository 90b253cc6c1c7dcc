import type { LogLine, Span } from '@methuselah/host';

/** The log as a tree: turns, their actions and other lines, and the steps of an action. */
export interface Turn {
  /** Index of its first line in the log. */
  readonly at: number;
  /** Null for lines before the first turn. */
  readonly head: LogLine | null;
  readonly lines: readonly Entry[];
}
export interface Entry {
  readonly at: number;
  readonly line: LogLine;
  readonly within: readonly LogLine[];
}

export function treeOf(log: readonly LogLine[]): readonly Turn[] {
  const turns: {
    at: number;
    head: LogLine | null;
    lines: { at: number; line: LogLine; within: LogLine[] }[];
  }[] = [];
  log.forEach((line, at) => {
    if (line.is === 'turn') {
      turns.push({ at, head: line, lines: [] });
      return;
    }
    if (turns.length === 0) turns.push({ at, head: null, lines: [] });
    const lines = turns.at(-1)?.lines ?? [];
    const above = line.depth > 1 ? lines.at(-1) : undefined;
    if (above) above.within.push(line);
    else lines.push({ at, line, within: [] });
  });
  return turns;
}

export const plainText = (text: readonly Span[]): string =>
  text.map((span) => (typeof span === 'string' ? span : span.text)).join('');
