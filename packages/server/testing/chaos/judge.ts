import { CARDS } from '@methuselah/cards';
import { type LogEvent, openLog } from '../../src/log/index.ts';
import { TableState } from '../../src/table/state.ts';
import type { Scene } from './scene.ts';

export interface Judged {
  readonly tables: number;
  readonly acknowledged: number;
  readonly events: number;
  /** How often somebody was told to try again. */
  readonly unavailable: number;
  /** Acknowledged and not in the log; there more than once; in another order than they were acknowledged in. */
  readonly lost: number;
  readonly duplicated: number;
  readonly disordered: number;
  readonly problems: readonly string[];
}

/** Holds what the players were told against the logs. */
export async function judge({ url, tables }: Scene): Promise<Judged> {
  const log = await openLog(url);
  const problems: string[] = [];
  const count = { acknowledged: 0, events: 0, unavailable: 0, lost: 0, duplicated: 0, disordered: 0 };
  for (const [at, { id, players }] of tables.entries()) {
    const events = await log.read(id, 0);
    count.events += events.length;
    if (events.some(({ seq }, place) => seq !== place)) problems.push(`The log of table ${at} has a gap.`);
    const places = placesOf(events);
    count.duplicated += [...places.values()].filter((all) => all.length > 1).length;
    for (const [seat, { acknowledged, unavailable }] of players.entries()) {
      count.unavailable += unavailable;
      count.acknowledged += acknowledged.length;
      const found = acknowledged.map((command) => places.get(`${seat}:${command}`)?.[0]);
      count.lost += found.filter((place) => place === undefined).length;
      count.disordered += found.filter(
        (place, index) => index > 0 && (place ?? 0) < (found[index - 1] ?? 0),
      ).length;
    }
    try {
      TableState.of(events, CARDS);
    } catch (error) {
      problems.push(`The log of table ${at} cannot be played: ${error}`);
    }
  }
  await log.close();
  for (const what of ['lost', 'duplicated', 'disordered'] as const)
    if (count[what] > 0) problems.push(`${count[what]} decisions are ${what}.`);
  if (count.acknowledged === 0) problems.push('Nothing was acknowledged.');
  return { tables: tables.length, ...count, problems };
}

function placesOf(events: readonly LogEvent[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const { command, seq } of events)
    if (command !== null) places.set(command, [...(places.get(command) ?? []), seq]);
  return places;
}
