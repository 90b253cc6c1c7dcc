import { CARDS } from '@methuselah/cards';
import { expect, test } from 'vitest';
import type { EventLog, Snapshot } from '../src/log/index.ts';
import { NO_PAGES } from '../src/table/presence.ts';
import { Snapshots } from '../src/table/snapshots.ts';
import { TableState } from '../src/table/state.ts';
import { newTable } from './people.ts';

test('a snapshot is of the event that it names, however long the one before it takes', async () => {
  const table = TableState.begin(newTable(1, ['random', 'random']), 0, CARDS);
  let [now, seq] = [0, 0];
  const goOn = (): void => {
    const next = table.next(now, { answerAs: () => 0 }, NO_PAGES);
    if (next.is === 'only') table.takeOnly();
    else if (next.is === 'write') table.apply(next.event, now, ++seq);
    else now = next.until ?? now + 1;
  };
  const goOnTo = (event: number): void => {
    while (seq < event) goOn();
  };
  const saved: Snapshot[] = [];
  const isFree = Promise.withResolvers<void>();
  const saveSnapshot = async (_table: string, snapshot: Snapshot): Promise<void> => {
    await isFree.promise;
    saved.push(snapshot);
  };
  const snapshots = new Snapshots('table', { saveSnapshot } as Partial<EventLog> as EventLog);
  const hashes: string[] = [];
  for (const event of [10, 20]) {
    goOnTo(event);
    hashes.push(table.hash());
    snapshots.keep(table, event);
  }
  goOnTo(30);
  isFree.resolve();
  await snapshots.saved();
  expect(saved.map(({ seq: at, hash }) => [at, hash])).toEqual([
    [10, hashes[0]],
    [20, hashes[1]],
  ]);
});
