/** Games that are played to their end at once, as their log tells them. */
import { answerAs } from '@methuselah/bots';
import { CARDS } from '@methuselah/cards';
import { optionId } from '@methuselah/engine/internal';
import type { EventLog, NewEvent } from '../src/log/index.ts';
import { type Begin, type LaterEvent, written } from '../src/table/events.ts';
import { NO_PAGES } from '../src/table/presence.ts';
import { TableState } from '../src/table/state.ts';

/** What follows the first event. People choose as a bot would. */
export function courseOf(begin: Begin, at: number): readonly NewEvent[] {
  const table = TableState.begin(begin, at, CARDS);
  const events: NewEvent[] = [];
  let now = at;
  const write = (event: LaterEvent): void => {
    table.apply(event, now);
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

/** Plays a table to its end, of whose log there is only the beginning. */
export async function playOut(log: EventLog, table: string): Promise<readonly NewEvent[]> {
  const [first] = await log.read(table, 0);
  const begin = { kind: 'begin', ...JSON.parse(first?.body ?? '{}') } as Begin;
  const events = courseOf(begin, first?.at ?? 0);
  const ended = events.at(-1)?.at ?? 0;
  const { victoryPoints } = JSON.parse(events.at(-1)?.body ?? '{}');
  const progress = { due: null, turn: 1, ended, result: JSON.stringify(victoryPoints) };
  const { is } = await log.append(table, 1, events, progress);
  if (is !== 'appended') throw new Error(is);
  return events;
}
