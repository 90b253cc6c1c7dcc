import type { Viewer } from '@methuselah/engine';
import type { Chair } from '@methuselah/host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventLog } from '../src/log/index.ts';
import { Place } from './logs.ts';
import { compareWire } from './wiretwins.ts';

/** `WIRE_TWINS=200 npx vitest run wiretwins` compares 200 games, and shows its progress; `WIRE_TWINS=101-200` a part of them. */
const WANTED = process.env.WIRE_TWINS;
const [, FIRST = '1', LAST = '6'] = /^(?:(\d+)-)?(\d+)$/.exec(WANTED ?? '6') ?? [];
const MOST = Number(process.env.WIRE_TWINS_UNTIL ?? (WANTED ? 250 : 60));
const MINUTES = 60_000;

const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 4, 'spectator'];
const PEOPLE: readonly Chair[] = Array.from({ length: 5 }, () => 'person');
const MIXED: readonly Chair[] = ['person', 'heuristic', 'person', 'novice', 'person'];

let place: Place;
let log: EventLog;
beforeAll(async () => {
  place = await Place.of('SQLite');
  log = await place.log(':memory:');
});
afterAll(() => place.remove());

test(
  'messages, their order and their times do not depend on what a viewer may not know',
  async () => {
    const differ: string[] = [];
    const counts = { games: 0, messages: 0, of: 0 };
    for (let seed = Number(FIRST); seed <= Number(LAST); seed++) {
      // Two games in three are among people; in the others bots are at the table.
      const chairs = seed % 3 === 2 ? MIXED : PEOPLE;
      const [first = 0] = [VIEWERS[seed % VIEWERS.length]];
      const viewer = typeof first === 'number' && chairs[first] !== 'person' ? 2 : first;
      const { messages, of, differs, reports } = await compareWire(log, { seed, viewer, chairs, most: MOST });
      counts.games++;
      counts.messages += messages;
      counts.of += of;
      if (differs) differ.push(`game ${seed}, ${viewer}: ${differs}`);
      expect(reports).toEqual([]);
      if (WANTED)
        process.stderr.write(
          `game ${seed} of ${LAST}: ${messages} of ${of} messages, ${differ.length} games differ\n`,
        );
    }
    console.info(counts);
    expect(differ).toEqual([]);
    expect(counts.messages).toBeGreaterThan(20 * counts.games);
  },
  MINUTES * 120,
);
