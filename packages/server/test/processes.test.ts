import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Dice } from '@methuselah/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventLog } from '../src/log/index.ts';
import { Place } from './logs.ts';
import { begunTable, NO_BEAT, Node, Person } from './nodes.ts';
import { playAll } from './play.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const BOT = fileURLToPath(new URL('../../../examples/online-bot.js', import.meta.url));

let place: Place;
let log: EventLog;
const started = new Set<ChildProcess>();
beforeAll(async () => {
  place = await Place.of('PostgreSQL');
  log = await place.log();
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await place.remove();
});

/** A node in a process of its own. */
async function nodeProcess(): Promise<{ readonly child: ChildProcess; readonly origin: string }> {
  const env = { ...process.env, DATABASE_URL: place.url };
  const child = spawn(process.execPath, [MAIN, '--port', '0'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  started.add(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /listening at (http:[\w/:.]+)/.exec(line)?.[1];
    if (origin !== undefined) {
      child.stdout.resume();
      return { child, origin };
    }
  }
  throw new Error('It does not listen.');
}

test('players of one table are on two nodes, one is killed, and the game goes on', async () => {
  const here = await Node.start(log);
  const { child, origin } = await nodeProcess();
  const people = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => Person.at(here.origin, name)));
  const table = await begunTable(people);
  const [ada, ben, cleo] = people as [Person, Person, Person];
  for (const person of [ben, cleo]) person.origin = origin;
  const wires = await Promise.all(people.map((person) => person.sit(table)));
  for (const wire of wires) await wire.shown();
  await playAll(wires, new Dice(3), 40);
  const kept = wires.flatMap(({ told }, seat) =>
    told.flatMap(({ is, command }) => (is === 'ack' ? `${seat}:${command}` : [])),
  );
  child.kill('SIGKILL');
  await once(child, 'exit');
  // Those who were there come here.
  for (const person of [ben, cleo]) person.origin = here.origin;
  const again = [wires[0], await ben.sit(table), await cleo.sit(table)].filter((wire) => wire !== undefined);
  for (const wire of again) await wire.shown();
  expect(await playAll(again, new Dice(4), 20)).toBeGreaterThanOrEqual(20);
  const commands = (await log.read(table, 0)).flatMap(({ command }) => command ?? []);
  expect(new Set(commands).size).toBe(commands.length);
  expect(commands).toEqual(expect.arrayContaining(kept));
  expect(ada.origin).toBe(here.origin);
  for (const wire of again) await wire.end();
  await here.server.close();
});

test('a node that is told to end says goodbye and ends well', async () => {
  const { child, origin } = await nodeProcess();
  const people = await Promise.all(['Ada', 'Ben'].map((name) => Person.at(origin, name)));
  const table = await begunTable(people);
  const wire = await (people[0] as Person).sit(table);
  await wire.shown();
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(wire.told).toEqual([{ is: 'bye', why: 'restart' }]);
  expect((await log.lastSnapshot(table))?.seq).toBe(await log.head(table));
});

test('the bot of the examples plays a game to its end, knowing no more than the document says', async () => {
  const here = await Node.start(log);
  const [ada, ben] = [await Person.at(here.origin, 'Ada'), await Person.at(here.origin, 'Ben')];
  const options = { ...NO_BEAT, spectators: false };
  const { id } = await ada.does('POST', '/tables', { seats: 2, options, deck: 'tremere' });
  const ends = [ada, ben].map(async (owner) => {
    const { token } = await owner.does<{ token: string }>('POST', '/tokens', { label: 'bot' });
    const env = { ...process.env, TOKEN: token };
    const child = spawn(process.execPath, [BOT, here.origin, id], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started.add(child);
    const said: string[] = [];
    child.stdout.on('data', (data) => said.push(String(data)));
    const [code] = await once(child, 'exit');
    return [code, said.join('')];
  });
  const isReady = async (): Promise<boolean> =>
    (await ada.does('GET', `/tables/${id}`)).chairs.every((chair) => chair.is === 'person' && chair.isReady);
  const begin = async (): Promise<void> => {
    while (!(await isReady()));
    await ada.does('POST', `/tables/${id}/start`, {});
  };
  await Promise.race([begin(), ...ends]);
  const over = [0, 'The game is over.\n'];
  expect(await Promise.all(ends)).toEqual([over, over]);
  expect((await log.read(id, 0)).at(-1)?.kind).toBe('end');
  await here.server.close();
});
