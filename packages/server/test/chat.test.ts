import { spawnSync } from 'node:child_process';
import { Dice } from '@methuselah/engine';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Chat, type ChatListener } from '../src/chat/chat.ts';
import { type ChatLine, delayOf, type Speaker, TALK_KEYS } from '../src/chat/lines.ts';
import { cleaned } from '../src/chat/text.ts';
import { DEFAULT_LIMITS } from '../src/http/limits.ts';
import type { EventLog } from '../src/log/index.ts';
import { Place } from './logs.ts';
import { begunTable, NO_LIMITS, Node, Person, type Wire } from './nodes.ts';
import { VirtualTime } from './people.ts';
import { playAll } from './play.ts';

describe('a text', () => {
  test.each([
    ['Bleed me, I dare you', 'Bleed me, I dare you'],
    ['  two\n\tlines \u2028 ', 'two lines'],
    ['pool: \u202e5\u202c', 'pool: 5'],
    ['\u2066\u200fx\u2069\u0000\u001b[31m\u007f\u00ad\ufeff', 'x[31m'],
    ['e\u0301', 'é'],
    [`z${'\u0335'.repeat(40)}`, `z${'\u0335'.repeat(3)}`],
    ['👩‍👩‍👧 ❤️ می‌خواهم', '👩‍👩‍👧 ❤️ می‌خواهم'],
    ['a\u200d\u200c', 'a'],
    ['\ud800lone', 'lone'],
    ['🦇'.repeat(300), '🦇'.repeat(300)],
  ])('%j is shown as %j', (text, shown) => {
    expect(cleaned(text)).toBe(shown);
  });

  test.each(['', ' \n ', '\u202e\u200b', '\u200d', 'x'.repeat(301)])('%j is not shown', (text) => {
    expect(cleaned(text)).toBeNull();
  });
});

test('where spectators are behind, they hear players as late, and players do not hear them', () => {
  const seen = (from: number | null, to: number | null, delay: number) =>
    delayOf({ seat: from }, { seat: to, delay });
  expect([seen(0, 1, 0), seen(null, 1, 0), seen(0, null, 0), seen(null, null, 0)]).toEqual([0, 0, 0, 0]);
  expect([seen(0, 1, 9), seen(null, 1, 9), seen(0, null, 9), seen(null, null, 9)]).toEqual([0, null, 9, 0]);
});

const NAMES = ['Ada', 'Ben', 'Cleo'];

describe.each(['SQLite', 'PostgreSQL'] as const)('with %s', (kind) => {
  let place: Place;
  let log: EventLog;
  /** Two nodes over one database. */
  let nodes: readonly [Node, Node];
  beforeAll(async () => {
    place = await Place.of(kind);
    log = await place.log();
    nodes = [await Node.start(log), await Node.start(await place.log())];
  });
  afterAll(async () => {
    await Promise.all(nodes.map(({ server }) => server.close()));
    await place.remove();
  });

  const open: Wire[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((wire) => wire.end()));
  });
  const sits = async (person: Person, table: string, node = nodes[0]): Promise<Wire> => {
    person.origin = node.origin;
    const wire = await person.sit(table);
    open.push(wire);
    await wire.shown();
    return wire;
  };
  const begun = async (): Promise<{ readonly players: Person[]; readonly table: string }> => {
    const players = await Promise.all(NAMES.slice(0, 2).map((name) => Person.at(nodes[0].origin, name)));
    return { players, table: await begunTable(players) };
  };
  let count = 0;
  const says = async (wire: Wire, up: object): Promise<unknown> => {
    const command = `say${count++}`;
    wire.send({ command, ...up });
    return wire.outcome(command);
  };
  const texts = ({ lines }: Wire): (string | object)[] =>
    lines.map((line) => ('text' in line ? line.text : line.talk));

  test('what is said reaches everybody at the table, on every node, in one order', async () => {
    const { players, table } = await begun();
    const [ada, ben] = players as [Person, Person];
    const wires = [
      await sits(ada, table),
      await sits(ben, table, nodes[1]),
      await sits(await Person.at(nodes[1].origin, 'Watcher'), table, nodes[1]),
    ] as const;
    expect(wires.map(({ lines }) => lines)).toEqual([[], [], []]);
    const before = wires.map(({ page }) => page.texts.length);
    const head = await log.head(table);
    // All at once: each line gets a place of its own.
    const outcomes = await Promise.all([
      says(wires[0], { is: 'chat', text: ' Block\u202e him ' }),
      says(wires[1], { is: 'talk', key: 'deal', to: 0 }),
      says(wires[2], { is: 'chat', text: 'Go on' }),
      says(wires[0], { is: 'chat', text: 'Please' }),
    ]);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ is: 'ack' });
    for (const wire of wires) await wire.until(() => wire.lines.length === 4);
    expect(wires[1].lines).toEqual(wires[0].lines);
    expect(wires[2].lines).toEqual(wires[0].lines);
    expect(wires[0].lines.map(({ n }) => n)).toEqual([0, 1, 2, 3]);
    const said = wires[0].lines.map(({ n: _, at: __, ...line }) => line);
    expect(said).toContainEqual({ seat: 0, name: 'Ada', text: 'Block him' });
    expect(said).toContainEqual({ seat: 1, name: 'Ben', talk: { key: 'deal', to: 0 } });
    expect(said).toContainEqual({ seat: null, name: 'Watcher', text: 'Go on' });
    // The table is as it was: nothing in its log, no message of its own.
    expect(await log.head(table)).toBe(head);
    expect(wires.map(({ page }) => page.texts.length)).toEqual(before);
    // Who comes later is shown all of it.
    const later = await sits(await Person.at(nodes[0].origin, 'Late'), table);
    await later.until(() => later.lines.length === 4);
    expect(later.told).toHaveLength(1);
    expect(later.lines).toEqual(wires[0].lines);
    await playAll([wires[0], wires[1]], new Dice(1), 5);
  });

  test('a line that is sent again counts once', async () => {
    const { players, table } = await begun();
    const [ada] = players as [Person];
    const wire = await sits(ada, table);
    const message = { is: 'chat', command: 'once', text: 'Once' };
    wire.send(message);
    await wire.outcome('once');
    wire.ws.terminate();
    const back = await sits(ada, table, nodes[1]);
    await back.until(() => back.lines.length === 1);
    back.send(message);
    expect(await back.outcome('once')).toEqual({ is: 'ack', command: 'once' });
    expect(await says(back, { is: 'chat', text: 'Twice' })).toMatchObject({ is: 'ack' });
    await back.until(() => back.lines.length === 2);
    expect(texts(back)).toEqual(['Once', 'Twice']);
  });

  test('is heard at its table only', async () => {
    const [one, other] = [await begun(), await begun()];
    const [here, there] = [
      await sits(one.players[0] as Person, one.table),
      await sits(other.players[0] as Person, other.table),
    ];
    await says(here, { is: 'chat', text: 'Here' });
    await says(there, { is: 'chat', text: 'There' });
    await here.until(() => here.lines.length === 1);
    await there.until(() => there.lines.length === 1);
    expect([texts(here), texts(there)]).toEqual([['Here'], ['There']]);
    // A spectator has no phrases, and what cannot be shown is refused.
    const watching = await sits(other.players[1] as Person, one.table);
    expect(await says(watching, { is: 'talk', key: 'deal', to: 0 })).toMatchObject({ why: 'notSeated' });
    expect(await says(here, { is: 'chat', text: '\u202e' })).toMatchObject({ why: 'badText' });
    expect(await says(here, { is: 'chat', text: 'x'.repeat(301) })).toMatchObject({ why: 'badText' });
    expect(await says(here, { is: 'chat', text: '' })).toMatchObject({ why: 'badMessage' });
    expect(await says(here, { is: 'talk', key: 'toString', to: 0 })).toMatchObject({ why: 'badMessage' });
    for (const key of TALK_KEYS)
      expect(await says(here, { is: 'talk', key, to: null })).toMatchObject({ is: 'ack' });
    await here.until(() => here.lines.length === 1 + TALK_KEYS.length);
  });

  test('who says too much is refused for a while, at all of their tables', async () => {
    const limits = { ...NO_LIMITS, chat: { burst: 2, perSecond: 0.001 } };
    const strict = await Node.start(await place.log(), { limits });
    const { players, table } = await begun();
    const [ada, ben] = players as [Person, Person];
    const wires = [await sits(ada, table, strict), await sits(ada, table, strict)] as const;
    expect(await says(wires[0], { is: 'chat', text: '1' })).toMatchObject({ is: 'ack' });
    expect(await says(wires[1], { is: 'talk', key: 'hello', to: null })).toMatchObject({ is: 'ack' });
    expect(await says(wires[0], { is: 'chat', text: '3' })).toMatchObject({ is: 'refused', why: 'tooMany' });
    expect(await says(await sits(ben, table, strict), { is: 'chat', text: '4' })).toMatchObject({
      is: 'ack',
    });
    expect(DEFAULT_LIMITS.chat.burst).toBeLessThan(20);
    await Promise.all(open.splice(0).map((wire) => wire.end()));
    await strict.server.close();
  });

  test('a line can be reported, and the operators read what was said, but not in their log', async () => {
    const { players, table } = await begun();
    const [ada, ben] = players as [Person, Person];
    const [wire, reporting] = [await sits(ada, table), await sits(ben, table, nodes[1])];
    await says(wire, { is: 'chat', text: 'A marked insult' });
    await reporting.until(() => reporting.lines.length === 1);
    const report = { is: 'report', line: 0, reason: 'A marked\u0007 reason' };
    expect(await says(reporting, report)).toMatchObject({ is: 'ack' });
    expect(await says(reporting, report)).toMatchObject({ is: 'ack' });
    expect(await says(reporting, { ...report, line: 1 })).toMatchObject({ why: 'noLine' });
    expect(await says(reporting, { ...report, reason: '\u0007' })).toMatchObject({ why: 'badText' });
    const reports = (...words: string[]) => {
      const env = { ...process.env, DATABASE_URL: place.url };
      const command = new URL('../src/reports.ts', import.meta.url).pathname;
      return spawnSync(process.execPath, [command, ...words], { encoding: 'utf8', env });
    };
    const printed = reports();
    expect([printed.status, printed.stderr]).toEqual([0, '']);
    expect(printed.stdout.match(/A marked insult/g)).toHaveLength(1);
    expect(printed.stdout).toContain(': A marked reason');
    expect(printed.stdout).toMatch(new RegExp(`table ${table}, line 0\n  said by     Ada \\(`));
    const id = printed.stdout.slice(0, 12);
    expect(reports('close', id).status).toBe(0);
    expect(reports('close', id)).toMatchObject({ status: 1, stderr: `There is no open report ${id}.\n` });
    expect(reports('shut').status).toBe(2);
    expect(reports().stdout).toBe('There are no open reports.\n');
    for (const { lines } of nodes) expect(lines.join()).not.toContain('marked');
  });
});

describe('in virtual time', () => {
  let place: Place;
  let log: EventLog;
  beforeAll(async () => {
    place = await Place.of('SQLite');
    log = await place.log();
  });
  afterAll(() => place.remove());

  const time = new VirtualTime();
  const chatOver = (over: EventLog): Chat =>
    new Chat({
      log: over,
      now: () => time.now,
      schedule: time.schedule,
      report: () => {},
    });
  const speaker = (name: string, seat: number | null, delay: number): Speaker => ({
    account: name,
    name,
    seat,
    delay,
  });

  test('spectators who are behind hear the players later, and only each other at once', async () => {
    const chat = chatOver(log);
    const [ada, ann, bob] = [speaker('Ada', 0, 5000), speaker('Ann', null, 5000), speaker('Bob', null, 5000)];
    const heard: string[] = [];
    const hears =
      ({ name }: Speaker): ChatListener =>
      (lines) => {
        for (const line of lines) heard.push(`${time.now} ${name}: ${'text' in line ? line.text : ''}`);
      };
    const leaves = [];
    for (const each of [ada, ann]) leaves.push(await chat.join('t', each, hears(each)));
    // Whoever joins waits for what is being read.
    const read = async (): Promise<void> => (await chat.join('t', ada, () => {}))();
    time.now = 1000;
    await chat.say('t', ada, 'a', { text: 'from Ada' });
    await chat.say('t', ann, 'b', { text: 'from Ann' });
    await read();
    time.now = 2000;
    leaves.push(await chat.join('t', bob, hears(bob)));
    expect(heard).toEqual(['1000 Ada: from Ada', '1000 Ann: from Ann', '2000 Bob: from Ann']);
    // What somebody is not shown they cannot report.
    expect(await chat.tellOn('t', bob, 0, 'Rude')).toBe('noLine');
    expect(await chat.tellOn('t', ada, 1, 'Rude')).toBe('noLine');
    expect(await chat.tellOn('t', bob, 1, 'Rude')).toBeNull();
    heard.length = 0;
    while (time.goOn());
    expect(heard).toEqual(['6000 Ann: from Ada', '6000 Bob: from Ada']);
    expect(await chat.tellOn('t', bob, 0, 'Rude')).toBeNull();
    // Who has left is shown nothing more.
    await chat.say('t', ada, 'c', { text: 'more' });
    await read();
    for (const leave of leaves) leave();
    heard.length = 0;
    expect(time.goOn()).toBe(false);
    expect(heard).toEqual([]);
    chat.close();
  });

  test('a node that could not be woken, or read, shows what it has missed when it is', async () => {
    let isAway = true;
    const { database } = log;
    const query: typeof database.query = (sql, params) =>
      isAway && sql.includes('n > ?') ? Promise.reject(new Error('away')) : database.query(sql, params);
    const listeners = new Set<Parameters<EventLog['onNews']>[0]>();
    const deaf = chatOver({
      ...log,
      database: { ...database, query },
      onNews: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    });
    const chat = chatOver(log);
    const heard: ChatLine[] = [];
    const ada = speaker('Ada', 0, 0);
    await deaf.join('u', ada, (lines) => heard.push(...lines));
    await chat.say('u', ada, 'a', { text: 'one' });
    for (const listener of listeners) listener({ is: 'beside', table: 'u' });
    expect(heard).toEqual([]);
    isAway = false;
    for (const listener of listeners) listener({ is: 'missed' });
    await deaf.join('u', speaker('Ben', 1, 0), () => {});
    expect(heard.map(({ n }) => n)).toEqual([0]);
    deaf.close();
    expect(listeners.size).toBe(0);
    chat.close();
  });
});
