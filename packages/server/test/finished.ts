/** Games that are played to their end at once, as their log tells them. */
import { answerAs } from '@methuselah/bots';
import { CARDS } from '@methuselah/cards';
import { optionId } from '@methuselah/engine/internal';
import type { EventLog, LogEvent, NewEvent } from '../src/log/index.ts';
import { type LaterEvent, written } from '../src/table/events.ts';
import { NO_PAGES } from '../src/table/presence.ts';
import { TableState } from '../src/table/state.ts';

/** What follows the events so far. People choose as a bot would. */
function courseAfter(past: readonly LogEvent[]): readonly NewEvent[] {
  let now = past.at(-1)?.at ?? 0;
  const table = TableState.of(past, CARDS);
  if (table === null) throw new Error('The log is empty.');
  const events: NewEvent[] = [];
  const write = (event: LaterEvent): void => {
    table.apply(event, now, past.length + events.length);
    events.push(written(event, now, null));
  };
  while (table.ended === null) {
    const next = table.next(now, { answerAs }, NO_PAGES);
    if (next.is === 'only') table.takeOnly();
    else if (next.is === 'write') write(next.event);
    else if (next.until !== null && next.until > now) now = next.until;
    else write(chosen(table));
  }
  return events;
}

function chosen({ fold: { game, t } }: TableState): LaterEvent {
  const option = t.decision?.options[answerAs(game, 'novice', t.state.decisions)];
  if (!option) throw new Error('Nobody is asked anything.');
  return { kind: 'choose', seat: game.decider, option: optionId(t, option), by: 'person' };
}

/** Plays a table to its end. */
export async function playOut(log: EventLog, table: string): Promise<readonly NewEvent[]> {
  const past = await log.read(table, 0);
  const events = courseAfter(past);
  const ended = events.at(-1)?.at ?? 0;
  const { victoryPoints } = JSON.parse(events.at(-1)?.body ?? '{}');
  const progress = { due: null, turn: 1, ended, result: JSON.stringify(victoryPoints) };
  const { is } = await log.append(table, past.length, events, progress);
  if (is !== 'appended') throw new Error(is);
  return events;
}
