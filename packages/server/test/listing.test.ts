import { Dice } from '@methuselah/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reply } from '../src/http/schemas.ts';
import type { EventLog } from '../src/log/index.ts';
import { Place } from './logs.ts';
import { begunTable, LobbyWire, NO_BEAT, Node, Person } from './nodes.ts';
import { playAll } from './play.ts';

const HELLO = { is: 'hello', version: 1 };

describe.each(['SQLite', 'PostgreSQL'] as const)('lists, with %s', (kind) => {
  let place: Place;
  let log: EventLog;
  let nodes: readonly [Node, Node];
  beforeAll(async () => {
    place = await Place.of(kind);
    log = await place.log();
    nodes = [await Node.start(log), await Node.start(await place.log())];
  });
  afterAll(async () => {
    for (const { server } of nodes) await server.close();
    await place.remove();
  });
  const people = (...names: readonly string[]): Promise<Person[]> =>
    Promise.all(names.map((name) => Person.at(nodes[0].origin, name)));
  const running = async (person: Person): Promise<Reply<'running'>['tables']> =>
    (await person.does<Reply<'running'>>('GET', '/tables/running')).tables;
  const mine = (person: Person): Promise<Reply<'mine'>> => person.does<Reply<'mine'>>('GET', '/me/tables');

  test('my tables are those at which I sit, before, during and after the game', async () => {
    const [ada, ben, eve] = (await people('Ada', 'Ben', 'Eve')) as [Person, Person, Person];
    const { id: open } = await ada.does('POST', '/tables', { isPublic: false });
    const each = 24 * 3600 * 1000;
    const going = await begunTable([ada, ben], { ...NO_BEAT, pace: { ...NO_BEAT.pace, each } });
    const before = await mine(ada);
    expect(before.open.map(({ id }) => id)).toEqual([open]);
    expect(before.running).toEqual([
      {
        id: going,
        seat: 0,
        names: ['Ada', 'Ben'],
        turn: 1,
        isYourTurn: expect.any(Boolean),
        deadline: before.running[0]?.deadline,
        began: expect.any(Number),
      },
    ]);
    expect(before.ended).toEqual([]);
    // Exactly one of them is waited for.
    const asked = [before, await mine(ben)].map(({ running: [first] }) => first);
    expect(asked.map((stands) => stands?.isYourTurn).toSorted()).toEqual([false, true]);
    for (const stands of asked)
      expect(stands?.deadline ?? null).toEqual(stands?.isYourTurn ? expect.any(Number) : null);
    expect(await mine(eve)).toEqual({ open: [], running: [], ended: [] });
    expect(JSON.stringify(before)).not.toMatch(/seed|nosferatu/);

    const over = await begunTable([ada, ben]);
    const wires = [await ada.sit(over), await ben.sit(over)];
    for (const wire of wires) await wire.shown();
    await playAll(wires, new Dice(1), Number.POSITIVE_INFINITY);
    const { ended, running: left } = await mine(ben);
    expect(left.map(({ id }) => id)).toEqual([going]);
    expect(ended).toEqual([
      {
        id: over,
        names: ['Ada', 'Ben'],
        seat: 1,
        victoryPoints: expect.any(Array),
        ended: expect.any(Number),
      },
    ]);
    const rows = wires[0]?.page.model.end?.rows.toSorted((a, b) => a.seat - b.seat) ?? [];
    expect(ended[0]?.victoryPoints).toEqual(rows.map(({ victoryPoints }) => victoryPoints));
    for (const wire of wires) await wire.end();
  });

  test('only the host gives the seat of an absent player to a bot', async () => {
    const [ada, ben] = (await people('Ada', 'Ben')) as [Person, Person];
    const id = await begunTable([ada, ben]);
    const give = async (person: Person, seat: number, body: object): Promise<unknown[]> => {
      const { status, json } = await person.ask<{ error: string } | null>(
        'PUT',
        `/tables/${id}/seats/${seat}`,
        body,
      );
      return [status, json?.error];
    };
    expect(await give(ben, 0, { is: 'bot' })).toEqual([403, 'notHost']);
    expect(await give(ada, 1, { is: 'bot', bot: 'random' })).toEqual([204, undefined]);
    expect(await give(ada, 5, { is: 'bot' })).toEqual([404, 'noChair']);
    const wire = await ben.sit(id);
    await wire.shown();
    expect(await give(ada, 1, { is: 'person' })).toEqual([204, undefined]);
    expect(await give(ada, 1, { is: 'bot' })).toEqual([409, 'taken']);
    await wire.end();
  });

  test('what goes on in public and may be watched is listed for all', async () => {
    const [ada, ben, eve] = (await people('Ada', 'Ben', 'Eve')) as [Person, Person, Person];
    const begin = async (isPublic: boolean, spectators: boolean): Promise<string> => {
      const options = { ...NO_BEAT, spectators };
      const { id } = await ada.does('POST', '/tables', { isPublic, seats: 3, options, deck: 'tremere' });
      await ben.does('POST', `/tables/${id}/join`, { deck: 'ventrue' });
      await ada.does('PUT', `/tables/${id}/chairs/2`, { is: 'bot', bot: 'random' });
      await ben.does('PUT', `/tables/${id}/ready`, { isReady: true });
      await ada.does('POST', `/tables/${id}/start`, { seating: [0, 1, 2] });
      return id;
    };
    const shown = await begin(true, true);
    for (const [isPublic, spectators] of [
      [true, false],
      [false, true],
    ] as const)
      await begin(isPublic, spectators);
    eve.origin = nodes[1].origin;
    const ids = (await running(eve)).map(({ id }) => id);
    expect(ids).toEqual([shown]);
    expect((await running(eve))[0]).toMatchObject({
      names: ['Ada', 'Ben', 'Bot 3'],
      turn: expect.any(Number),
      people: 2,
    });
  });

  test('the lobby tells at every node what changes, and of one room everything', async () => {
    const [ada, ben] = (await people('Ada', 'Ben')) as [Person, Person];
    ben.origin = nodes[1].origin;
    const wire = await LobbyWire.open(ben.origin, ben.headers);
    wire.send(HELLO);
    await wire.until(({ is }) => is === 'lobby');
    const { id } = await ada.does('POST', '/tables', {
      isPublic: true,
      seats: 2,
      options: NO_BEAT,
      deck: 'tremere',
    });
    await wire.until((down) => down.is === 'lobby' && down.open.find((table) => table.id === id));
    wire.send({ is: 'room', table: id });
    const room = <T>(holds: (table: Reply<'table'> | null) => T) =>
      wire.until((down) => down.is === 'room' && holds(down.table));
    await room((table) => table?.chairs[1]?.is === 'open');
    await ben.does('POST', `/tables/${id}/join`, { deck: 'ventrue' });
    await room((table) => table?.chairs[1]?.is === 'person' && table.chairs[1].isYou);
    await ben.does('PUT', `/tables/${id}/ready`, { isReady: true });
    await room((table) => table?.chairs[1]?.is === 'person' && table.chairs[1].isReady);
    await ada.does('POST', `/tables/${id}/start`, { seating: [1, 0] });
    await room((table) => table?.hasBegun && table.seat === 0);
    await wire.until((down) => down.is === 'lobby' && down.running.find((table) => table.id === id));
    const { id: other } = await ada.does('POST', '/tables', {});
    wire.send({ is: 'room', table: other });
    await room((table) => table?.id === other);
    await ada.does('POST', `/tables/${other}/leave`);
    await room((table) => table === null);
    // Nothing is said twice, and nothing of the decks of others.
    for (const is of ['lobby', 'room']) {
      const texts = wire.texts.filter((text) => text.startsWith(`{"is":"${is}"`));
      for (const [index, text] of texts.entries()) expect(text).not.toBe(texts[index + 1]);
    }
    expect(wire.texts.join()).not.toMatch(/tremere|seed/);
    await wire.end();
  });

  test('the lobby asks who comes', async () => {
    const [ada] = (await people('Ada')) as [Person];
    const open = (headers: Record<string, string>) => LobbyWire.open(nodes[0].origin, headers);
    await expect(open({ ...ada.headers, Origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(open({ Origin: nodes[0].origin })).rejects.toThrow('401');
    const { token } = await ada.does<{ token: string }>('POST', '/tokens', { label: 'bot' });
    const bot = await open({});
    bot.send({ ...HELLO, token });
    await bot.until(({ is }) => is === 'lobby');
    await bot.end();
    for (const [said, why] of [
      [{ ...HELLO, token: 'x' }, 'noSession'],
      [{ ...HELLO, version: 0 }, 'version'],
      [{ is: 'room', table: null }, 'badMessage'],
    ] as const) {
      const wire = await open({});
      wire.send(said);
      expect(await wire.until((down) => down.is === 'bye' && down.why)).toBe(why);
    }
  });
});
