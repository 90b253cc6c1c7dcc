import { DECKS } from '@methuselah/cards';
import { Dice } from '@methuselah/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventLog } from '../src/log/index.ts';
import type { Begin } from '../src/table/events.ts';
import { Place } from './logs.ts';
import { begunTable, NO_BEAT, NO_LIMITS, Node, Person, Wire } from './nodes.ts';
import { answerTo, playAll } from './play.ts';

/** How many cards somebody sees in each hand. */
const handsSeen = ({ page }: Wire): number[] => page.model.seats.map(({ handCards }) => handCards.length);

/** Those of these texts that somebody was told. */
const toldOf = ({ texts }: Person, secrets: readonly string[]): string[] => {
  const all = texts.join('');
  return secrets.filter((secret) => all.includes(secret));
};

/** How a card is told that is in none but others' decks. */
function strangeTo(seat: number): string[] {
  const cardsIn = ({ crypt, library }: (typeof DECKS)[number]): number[] =>
    [...crypt, ...library].map(({ id }) => id);
  const own = new Set(cardsIn(DECKS[seat] as (typeof DECKS)[number]));
  return DECKS.flatMap(cardsIn).flatMap((id) => (own.has(id) ? [] : `"card":${id},`));
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dirk', 'Eve'];

describe.each(['SQLite', 'PostgreSQL'] as const)('over sockets, with %s', (kind) => {
  let place: Place;
  let log: EventLog;
  let node: Node;
  beforeAll(async () => {
    place = await Place.of(kind);
    log = await place.log();
    node = await Node.start(log, { limits: { ...NO_LIMITS, badMessages: 1e9 } });
  });
  afterAll(async () => {
    await node.server.close();
    await place.remove();
  });

  const people = (count: number): Promise<Person[]> =>
    Promise.all(NAMES.slice(0, count).map((name) => Person.at(node.origin, name)));
  const seated = async (count: number, options: object = NO_BEAT) => {
    const players = await people(count);
    const table = await begunTable(players, options);
    const wires = await Promise.all(players.map((player) => player.sit(table)));
    for (const wire of wires) await wire.shown();
    return { players, table, wires };
  };
  const headsOf = (table: string) => log.head(table);

  test('five people play, and nothing hidden is in what anybody hears', async () => {
    const { players, table, wires } = await seated(5);
    const watcher = await Person.at(node.origin, 'Watcher');
    const watching = await watcher.sit(table);
    await watching.shown();
    for (const [index, player] of players.entries()) expect(toldOf(player, strangeTo(index))).toEqual([]);
    await playAll(wires, new Dice(5), kind === 'SQLite' ? Number.POSITIVE_INFINITY : 60);
    if (kind === 'SQLite')
      for (const wire of [...wires, watching]) await wire.until(() => wire.page.model.end);
    const events = await log.read(table, 0);
    // Every acknowledged answer is in the log, once.
    const commands = events.flatMap(({ command }) => command ?? []);
    const acked = wires.flatMap(({ told }, seat) =>
      told.flatMap(({ is, command }) => (is === 'ack' ? `${seat}:${command}` : [])),
    );
    expect(acked.length).toBeGreaterThan(50);
    expect(commands.toSorted()).toEqual(acked.toSorted());
    expect(new Set(commands).size).toBe(commands.length);
    // The dice of the game and the bots, and the decks as they are written in the log.
    const { seed, bots, jitter, players: dealt } = JSON.parse(events[0]?.body ?? '{}') as Begin;
    const lists = dealt.flatMap(({ deck }) => [deck.crypt, deck.library].map((list) => JSON.stringify(list)));
    const secrets = [seed, bots, jitter, ...DECKS.map(({ name }) => name), ...lists].map(String);
    for (const person of [...players, watcher]) expect(toldOf(person, secrets)).toEqual([]);
    for (const wire of [...wires, watching]) await wire.end();
  });

  test('acknowledges before it shows, also what is sent again after a reconnect, which counts once', async () => {
    const { players, table, wires } = await seated(2);
    await playAll(wires, new Dice(1), 10);
    const [index, wire] = await Promise.race(
      wires.map(async (each, place) => {
        await each.until(() => each.page.model.decision);
        return [place, each] as const;
      }),
    );
    const message = { is: 'do', command: 'again', deed: answerTo(wire.page, new Dice(2)) };
    const texts = (players[index] as Person).texts;
    const before = texts.length;
    wire.send(message);
    await wire.outcome('again');
    await wire.until(() => texts.length > before + 1);
    expect(texts.slice(before, before + 2).map((text) => JSON.parse(text).is)).toEqual(['ack', 'patch']);
    // The connection is cut, and the answer may have been lost with it.
    wire.ws.terminate();
    const back = await (players[index] as Person).sit(table, 'it');
    back.send(message);
    expect(await back.outcome('again')).toEqual({ is: 'ack', command: 'again' });
    const commands = (await log.read(table, 0)).flatMap(({ command }) => command ?? []);
    expect(commands.filter((command) => command.endsWith(':again'))).toEqual([`${index}:again`]);
    // Another seat may use the same name.
    const other = wires[1 - index] as Wire;
    other.send({ is: 'do', command: 'again', deed: { is: 'hold', on: true } });
    expect(await other.outcome('again')).toEqual({ is: 'ack', command: 'again' });
    expect(await log.commandAt(table, `${1 - index}:again`)).not.toBeNull();
    await Promise.all([back.end(), other.end()]);
  });

  test('a spectator sees no hand and decides nothing; where they are not wanted, they see nothing', async () => {
    const { table, wires } = await seated(2);
    const watcher = await Person.at(node.origin, 'Watcher');
    const wire = await watcher.sit(table);
    await wire.shown();
    expect(wires.map(handsSeen)).toEqual([
      [7, 0],
      [0, 7],
    ]);
    expect(handsSeen(wire)).toEqual([0, 0]);
    expect(wire.page.model.decision).toBeNull();
    const head = await headsOf(table);
    const deed = answerTo((wires.find(({ page }) => page.model.decision) as Wire).page, new Dice(1));
    wire.send({ is: 'do', command: 'mine', deed });
    expect(await wire.outcome('mine')).toEqual({ is: 'refused', command: 'mine', why: 'notSeated' });
    expect(await headsOf(table)).toBe(head);
    wire.send({ is: 'lang', lang: 'it' });
    await wire.until(() => wire.page.texts.filter((text) => text.startsWith('{"is":"view"')).length === 2);
    wire.send({ is: 'leave' });
    await expect(wire.until(() => false)).rejects.toThrow('left');
    const closed = await begunTable(await people(2), { ...NO_BEAT, spectators: false });
    await expect(watcher.sit(closed)).rejects.toThrow('403');
    for (const each of wires) await each.end();
  });

  test('who is asked something learns why a card cannot be used, and nobody else does', async () => {
    const { wires } = await seated(2);
    const asked = wires.findIndex(({ page }) => page.model.decision !== null);
    const lines: number[] = [];
    for (const wire of wires) {
      wire.send({ is: 'why', card: null });
      const { lines: told = [] } = await wire.until(() => wire.told.find(({ is }) => is === 'why'));
      lines.push(told.length);
    }
    expect(lines[asked]).toBeGreaterThan(0);
    expect(lines[1 - asked]).toBe(0);
    for (const wire of wires) await wire.end();
  });

  test('an answer to a question of another seat is refused', async () => {
    const { table, wires } = await seated(2);
    const asked = wires.findIndex(({ page }) => page.model.decision !== null);
    const deed = answerTo((wires[asked] as Wire).page, new Dice(3));
    const head = await headsOf(table);
    const other = wires[1 - asked] as Wire;
    other.send({ is: 'do', command: 'theirs', deed });
    expect(await other.outcome('theirs')).toMatchObject({ is: 'refused', why: 'stale' });
    expect(await headsOf(table)).toBe(head);
    for (const each of wires) await each.end();
  });

  test('who has no business here gets no socket', async () => {
    const [ada, ben] = (await people(2)) as [Person, Person];
    const table = await begunTable([ada, ben]);
    const open = (headers: Record<string, string>, id = table) => Wire.open(node.origin, id, headers);
    const { Cookie = '' } = ada.headers;
    await expect(open({ Cookie, Origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(open({ Cookie })).rejects.toThrow('403');
    await expect(open({ Origin: node.origin })).rejects.toThrow('401');
    await expect(open({ Authorization: 'Bearer 0123456789abcdefghijkl' })).rejects.toThrow('401');
    await expect(open(ada.headers, '0123456789abcdefghijkl')).rejects.toThrow('404');
    await expect(open(ada.headers, 'x')).rejects.toThrow('404');
    const { id } = await ada.does('POST', '/tables', {});
    await expect(open(ada.headers, id)).rejects.toThrow('409');
  });

  test('a program says who it is with a token, by header or in its hello', async () => {
    const [ada, ben] = (await people(2)) as [Person, Person];
    const table = await begunTable([ada, ben]);
    const { token } = await ada.does<{ token: string }>('POST', '/tokens', { label: 'bot' });
    const byHeader = await Wire.open(node.origin, table, { Authorization: `Bearer ${token}` });
    byHeader.send({ is: 'hello', version: 1, lang: 'en' });
    await byHeader.shown();
    const byHello = await Wire.open(node.origin, table, {});
    byHello.send({ is: 'hello', version: 1, lang: 'en', token });
    await byHello.shown();
    expect(byHello.page.model).toEqual(byHeader.page.model);
    expect(handsSeen(byHello)).toEqual([7, 0]);
    const nobody = await Wire.open(node.origin, table, {});
    nobody.send({ is: 'hello', version: 1, lang: 'en', token: 'x' });
    await expect(nobody.shown()).rejects.toThrow('noSession');
    const old = await Wire.open(node.origin, table, ada.headers);
    old.send({ is: 'hello', version: 0, lang: 'en' });
    await expect(old.shown()).rejects.toThrow('version');
    await Promise.all([byHeader.end(), byHello.end()]);
  });

  test('a message that is too large, or comes before hello, ends the connection and nothing else', async () => {
    const { players, table, wires } = await seated(2);
    const [ada] = players as [Person];
    const early = await Wire.open(node.origin, table, ada.headers);
    early.send({ is: 'lang', lang: 'en' });
    await expect(early.shown()).rejects.toThrow('badMessage');
    const large = await ada.sit(table);
    large.send({ is: 'do', command: 'x'.repeat(9000) });
    await expect(large.until(() => false)).rejects.toThrow('1009');
    await playAll(wires, new Dice(1), 3);
    for (const each of wires) await each.end();
  });

  test('a server that ends says so, and keeps what is at its tables', async () => {
    const other = await Node.start(await place.log());
    const { players, table, wires } = await seated(2);
    const [ada] = players as [Person];
    ada.origin = other.origin;
    const there = await ada.sit(table);
    await there.shown();
    await playAll(wires, new Dice(4), 5);
    await other.server.close();
    await expect(there.until(() => false)).rejects.toThrow('1013 restart');
    expect(there.told).toEqual([{ is: 'bye', why: 'restart' }]);
    await expect(ada.sit(table)).rejects.toThrow();
    expect(await log.lastSnapshot(table)).not.toBeNull();
    await playAll(wires, new Dice(4), 5);
    for (const each of wires) await each.end();
  });
});
