import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { CARDS } from '@methuselah/cards';
import { Dice, RULES_VERSION } from '@methuselah/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LiveTable } from '../src/table/live.ts';
import { TableState } from '../src/table/state.ts';
import { Place } from './logs.ts';
import { begunTable, Node, Person } from './nodes.ts';
import { create, newTable, surroundings, VirtualTime } from './people.ts';
import { playAll } from './play.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The sources of a later release, in which a version and a rule are others. */
function laterRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'methuselah-release-'));
  const isSource = (path: string): boolean =>
    !/\/(?:test|e2e|node_modules|dist|web)(?:\/|$)/.test(path.slice(ROOT.length));
  cpSync(join(ROOT, 'packages'), join(folder, 'packages'), { recursive: true, filter: isSource });
  mkdirSync(join(folder, 'node_modules/@methuselah'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@methuselah')
      symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@methuselah', name));
  const change = (file: string, from: string, to: string): void => {
    const path = join(folder, 'packages/engine/src', file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  };
  change('record/version.ts', 'RULES_VERSION = 1', 'RULES_VERSION = 2');
  change('rules/setup.ts', 'pool: 30', 'pool: 29');
  return folder;
}

let place: Place;
let folder: string;
let child: ChildProcess | null = null;
beforeAll(async () => {
  place = await Place.of('PostgreSQL');
  folder = laterRelease();
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await place.remove();
  rmSync(folder, { recursive: true });
});

async function laterNode(): Promise<string> {
  const env = { ...process.env, DATABASE_URL: place.url };
  const args = [join(folder, 'packages/server/src/main.ts'), '--port', '0'];
  const started = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  child = started;
  for await (const line of createInterface({ input: started.stdout })) {
    const origin = /listening at (http:[\w/:.]+)/.exec(line)?.[1];
    if (origin !== undefined) {
      started.stdout.resume();
      return origin;
    }
  }
  throw new Error('It does not listen.');
}

test('a table that stands the same under our rules goes on under them, and no other does', async () => {
  const log = await place.log();
  const time = new VirtualTime();
  const begin = { ...newTable(1, ['person', 'person']), rules: 99 };
  for (const [id, change] of [
    ['same', (hash: string) => hash],
    ['other', () => 'another'],
    ['unknown', null],
  ] as const) {
    await create(log, id, begin, time.now);
    const written = TableState.of(await log.read(id, 0), CARDS)?.write();
    if (written && change)
      await log.saveSnapshot(id, { seq: 0, state: JSON.stringify(written), hash: change(written.hash) });
    const table = new LiveTable(id, surroundings(log, time));
    expect(await table.opens()).toBe(id === 'same' ? null : 'otherRules');
    expect((await log.read(id, 1)).map(({ kind }) => kind)).toEqual(id === 'same' ? ['rules'] : []);
    expect((await log.table(id))?.rules).toBe(id === 'same' ? `${RULES_VERSION}` : '99');
    await table.close();
    // Once is enough.
    const again = new LiveTable(id, surroundings(log, time));
    expect(await again.opens()).toBe(id === 'same' ? null : 'otherRules');
    expect(await log.head(id)).toBe(id === 'same' ? 1 : 0);
    await again.close();
  }
});

test('a table of the last release ends where it began, and new ones begin on the new release', async () => {
  const log = await place.log();
  const old = await Node.start(log);
  const people = await Promise.all(['Ada', 'Ben'].map((name) => Person.at(old.origin, name)));
  const table = await begunTable(people);
  const wires = await Promise.all(people.map((person) => person.sit(table)));
  for (const wire of wires) await wire.shown();
  await playAll(wires, new Dice(3), 20);
  const origin = await laterNode();
  const [ada] = people as [Person];
  ada.origin = origin;
  await expect(ada.sit(table)).rejects.toThrow('503');
  const there = await Promise.all(people.map((person) => Object.assign(person, { origin })));
  const next = await begunTable(there);
  const seats = await Promise.all(there.map((person) => person.sit(next)));
  for (const wire of seats) await wire.shown();
  expect(seats[0]?.page.model.seats.map(({ pool }) => pool)).toEqual([29, 29]);
  await playAll(seats, new Dice(4), 10);
  ada.origin = old.origin;
  await expect(ada.sit(next)).rejects.toThrow('503');
  // The old one goes on to its end.
  await playAll(wires, new Dice(3), Number.POSITIVE_INFINITY);
  for (const wire of wires) await wire.until(() => wire.page.model.end);
  expect((await log.read(table, 0)).at(-1)?.kind).toBe('end');
  for (const wire of [...wires, ...seats]) await wire.end();
  await old.server.close();
});
