import { type CardSource, type RecordedGame, recordGame } from '@methuselah/engine';
import type { SavedTable } from '@methuselah/host';
import type { LogEvent } from '../log/index.ts';
import { readEvent } from '../table/events.ts';
import { retold } from '../table/game.ts';
import { standing } from '../table/undo.ts';

/** Where a finished game is: after all that could happen. */
const END = { step: Number.POSITIVE_INFINITY };

/** The record of a finished game, as a page opens it and the command verifies it; null if the log is not that of one. */
export function recordOf(log: readonly LogEvent[], cards: CardSource): SavedTable | null {
  const [begin, ...events] = standing(log).map(readEvent);
  if (begin?.kind !== 'begin' || !events.some(({ kind }) => kind === 'end')) return null;
  const { fold, play } = retold(begin, cards, (setup): RecordedGame => recordGame(setup));
  play(events, END);
  const { chairs, signs } = begin;
  return { ...fold.game.record(), chairs, signs };
}
