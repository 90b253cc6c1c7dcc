import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CARDS } from '@methuselah/cards';
import { Dice, type GameRecord, poolOfRecord, replay } from '@methuselah/engine';
import { tableOf } from '@methuselah/engine/internal';
import { type Chair, localeFor } from '@methuselah/host';
import { openReplay } from '@methuselah/host/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Lobby } from '../src/lobby/lobby.ts';
import type { EventLog } from '../src/log/index.ts';
import { Records } from '../src/records/records.ts';
import { written } from '../src/table/events.ts';
import { playOut } from './finished.ts';
import { Place } from './logs.ts';
import { ask, begunTable, Node, Person } from './nodes.ts';
import { create, newTable } from './people.ts';
import { playAll } from './play.ts';

const folder = mkdtempSync(join(tmpdir(), 'methuselah-records-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the command says of a record. */
function verified(text: string): unknown {
  const file = join(folder, 'record.json');
  writeFileSync(file, text);
  const command = new URL('../../cli/bin/methuselah', import.meta.url).pathname;
  const { stdout, stderr } = spawnSync(command, ['record', 'verify', '--json', file], { encoding: 'utf8' });
  return stderr === '' ? JSON.parse(stdout) : stderr;
}

/** The victory points at the end of a record. */
function pointsOf(record: GameRecord): number[] {
  const played = replay(record, poolOfRecord(record, CARDS));
  if (!played.ok) throw new Error(played.message);
  expect(played.game.optionCount).toBe(0);
  return tableOf(played.game).state.seats.map(({ victoryPoints }) => victoryPoints);
}

describe.each(['SQLite', 'PostgreSQL'] as const)('records in %s', (kind) => {
  let place: Place;
  let log: EventLog;
  let node: Node;
  beforeAll(async () => {
    place = await Place.of(kind);
    log = await place.log();
    // Tables are played by the tests alone.
    node = await Node.start({ ...log, dueBy: async () => [] });
  });
  afterAll(async () => {
    await node.server.close();
    await place.remove();
  });

  const recordAt = (table: string) => ask<GameRecord>(node.origin, `/api/v1/tables/${table}/record`);
  const kept = async (): Promise<unknown> =>
    (await log.database.query('SELECT count(*) AS count FROM record'))[0]?.count;

  test('a finished game can be downloaded, and plays to the same end', async () => {
    const id = '0123456789abcdefghijkl';
    const chairs: readonly Chair[] = ['person', 'novice', 'person', 'heuristic', 'novice'];
    const begin = newTable(3, chairs);
    await create(log, id, { ...begin, signs: [2, 0, 1, 4, 3] }, 1000, null);
    // Before the end it is as if there were no table.
    const before = await recordAt(id);
    expect([before.status, before.json]).toEqual([404, { error: 'noTable' }]);
    expect((await recordAt('0123456789abcdefghijkz')).text).toBe(before.text);
    const events = await playOut(log, id);
    const [one, other] = await Promise.all([recordAt(id), recordAt(id)]);
    expect(one.status).toBe(200);
    expect(other.text).toBe(one.text);
    expect(one.json).toMatchObject({ chairs, signs: [2, 0, 1, 4, 3], seed: begin.seed });
    expect(verified(one.text)).toMatchObject({
      agree: 1,
      differ: 0,
      records: [{ ok: true, hash: one.json.seal.end }],
    });
    const { victoryPoints } = JSON.parse(events.at(-1)?.body ?? '{}');
    expect(pointsOf(one.json)).toEqual(victoryPoints);
    expect(openReplay(one.text, CARDS, await localeFor('en'))).not.toHaveProperty('is', 'refused');
    // Somebody who changes it is found out.
    const forged = { ...one.json, decisions: one.json.decisions.slice(0, -1) };
    expect(verified(JSON.stringify(forged))).toMatchObject({ agree: 0, differ: 1 });
  });

  test('has nothing of what was taken back', async () => {
    const begin = newTable(5, ['person', 'person', 'novice']);
    const [whole, taken] = ['wholewholewholewholewh', 'takentakentakentakenta'];
    await create(log, whole, begin, 1000);
    await create(log, taken, begin, 1000);
    const events = await playOut(log, whole);
    const place = events.findIndex(({ seat, kind }) => seat === 1 && kind === 'choose');
    const at = events[place]?.at ?? 0;
    // The first event has the place 0. The choice is none that was offered: if it counted, the game could not go on.
    const choice = { kind: 'choose', seat: 1, option: 'taken back', by: 'person' } as const;
    const undone = { kind: 'undo', undo: 1, from: place + 1, answer: null } as const;
    const back = [choice, undone].map((event) => written(event, at, null));
    const progress = { due: null, turn: 1, ended: events.at(-1)?.at ?? 0, result: '[]' };
    await log.append(taken, 1, [...events.slice(0, place), ...back, ...events.slice(place)], progress);
    const [one, other] = [await recordAt(whole), await recordAt(taken)];
    expect(other.status).toBe(200);
    expect(other.json.decisions).toEqual(one.json.decisions);
    expect(other.json.seal).toEqual(one.json.seal);
  });

  test('is put down once, by whichever node comes first or by the sweep', async () => {
    const id = 'abcdefghijklmnopqrstuv';
    await create(log, id, newTable(4, ['novice', 'novice']), 1000, null);
    const errors: unknown[] = [];
    const nodes = [log, await place.log()].map(
      (each) => new Records(each, new Lobby(each, Date.now), CARDS, (error) => errors.push(error)),
    );
    const [here, there] = nodes as [Records, Records];
    const before = await kept();
    await here.sweep();
    expect(await kept()).toBe(before);
    await playOut(log, id);
    await Promise.all([here.settle(id), there.settle(id), here.sweep(), there.sweep()]);
    expect([await kept(), errors]).toEqual([Number(before) + 1, []]);
    expect(await there.find(id)).toEqual(await here.find(id));
    expect(await here.find('nowhere')).toBeNull();
  });
});

test('two people play to the end over sockets, and download their game', async () => {
  const place = await Place.of('SQLite');
  const node = await Node.start(await place.log());
  const people = [await Person.at(node.origin, 'Ada'), await Person.at(node.origin, 'Ben')] as const;
  const table = await begunTable(people);
  const wires = await Promise.all(people.map((person) => person.sit(table)));
  for (const wire of wires) await wire.shown();
  await playAll(wires, new Dice(7), 20);
  expect((await people[0].ask('GET', `/tables/${table}/record`)).status).toBe(404);
  await playAll(wires, new Dice(8), Number.POSITIVE_INFINITY);
  for (const wire of wires) await wire.until(() => wire.page.model.end);
  const { status, text, json } = await people[0].ask<GameRecord>('GET', `/tables/${table}/record`);
  expect(status).toBe(200);
  expect(json.players.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
  expect(verified(text)).toMatchObject({ agree: 1 });
  expect(pointsOf(json).reduce((sum, points) => sum + points)).toBeLessThanOrEqual(2);
  for (const wire of wires) await wire.end();
  await node.server.close();
  await place.remove();
});
