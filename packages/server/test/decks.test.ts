import { CARDS, DECKS, PLAYABLE, toDeck } from '@methuselah/cards';
import { findCards } from '@methuselah/cards/catalogue';
import { writeDeckList } from '@methuselah/cards/decklist';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deckOf } from '../src/accounts/decks.ts';
import type { Reply } from '../src/http/schemas.ts';
import type { EventLog } from '../src/log/index.ts';
import type { Begin } from '../src/table/events.ts';
import { Place } from './logs.ts';
import { Node, Person } from './nodes.ts';

const prebuilt = (key: string) => DECKS.find((deck) => deck.key === key) as (typeof DECKS)[number];
const listOf = (key: string): string => writeDeckList({ ...prebuilt(key), author: '' });

describe('a deck list', () => {
  test('is the deck that it describes', () => {
    const sorted = (ids: readonly number[]) => ids.toSorted();
    const read = deckOf(listOf('tremere'));
    const { crypt, library } = toDeck(prebuilt('tremere'));
    expect('crypt' in read && [sorted(read.crypt), sorted(read.library)]).toEqual([
      sorted(crypt),
      sorted(library),
    ]);
  });

  test.each([
    [
      '',
      [
        { key: 'cryptTooSmall', count: 0 },
        { key: 'libraryTooSmall', count: 0 },
      ],
    ],
    ['Library\n1x No Such Card At All', [{ key: 'unknownName', line: 2, text: '1x No Such Card At All' }]],
    ['Library\n500x Villein', [{ key: 'badCount', line: 2 }]],
    ['Library\n99x Villein\n99x Deflection\n99x Conditioning', [{ key: 'tooManyCards', line: 4 }]],
  ])('%j has problems', (list, problems) => {
    const read = deckOf(list);
    for (const problem of problems) expect(read).toContainEqual(expect.objectContaining(problem));
  });

  test('with a card that nobody can play yet is not played', () => {
    const known = new Set(PLAYABLE);
    const missing = findCards('Abactor').find(({ id }) => CARDS.card(id) === undefined && !known.has(id));
    expect(missing).toBeDefined();
    const read = deckOf(`${listOf('tremere')}\n1x Abactor`);
    expect(read).toEqual([{ key: 'notPlayable', cards: ['Abactor'] }]);
  });
});

describe.each(['SQLite', 'PostgreSQL'] as const)('decks of one’s own in %s', (kind) => {
  let place: Place;
  let log: EventLog;
  let node: Node;
  beforeAll(async () => {
    place = await Place.of(kind);
    log = await place.log();
    node = await Node.start(log);
  });
  afterAll(async () => {
    await node.server.close();
    await place.remove();
  });

  const decksOf = async (person: Person): Promise<string[]> =>
    (await person.does<Reply<'myDecks'>>('GET', '/me/decks')).decks.map(({ id, name }) => `${id} ${name}`);

  test('are kept, changed and forgotten, and refused with what is wrong with them', async () => {
    const [ada, ben] = [await Person.at(node.origin, 'Ada'), await Person.at(node.origin, 'Ben')];
    const list = listOf('tremere');
    expect(await ada.does<object>('PUT', '/me/decks/first', { name: 'Wizards', list })).toMatchObject({
      id: 'first',
      name: 'Wizards',
      list,
    });
    await ada.does('PUT', '/me/decks/first', { name: 'Warlocks', list });
    await ada.does('PUT', '/me/decks/second', { name: 'Artists', list: listOf('toreador') });
    const bad = await ada.ask('PUT', '/me/decks/second', { name: 'Bad', list: '12x Nobody At All' });
    expect(bad).toMatchObject({ status: 422, json: { error: 'badDeck' } });
    expect(bad.json).toMatchObject({
      problems: expect.arrayContaining([expect.objectContaining({ line: 1 })]),
    });
    expect(await decksOf(ada)).toEqual(['second Artists', 'first Warlocks']);
    expect(await decksOf(ben)).toEqual([]);
    expect((await ben.ask('DELETE', '/me/decks/first')).status).toBe(404);
    expect((await ada.ask('DELETE', '/me/decks/first')).status).toBe(204);
    expect(await decksOf(ada)).toEqual(['second Artists']);
    for (const [path, body] of [
      ['/me/decks/a%2Fb', { name: 'x', list }],
      ['/me/decks/x', { name: '', list }],
      ['/me/decks/x', { name: 'x', list: 'x'.repeat(12_001) }],
    ] as const)
      expect((await ada.ask('PUT', path, body)).status).toBeGreaterThanOrEqual(400);
  });

  test('are played with, and nobody else is told', async () => {
    const [ada, ben] = [await Person.at(node.origin, 'Ada'), await Person.at(node.origin, 'Ben')];
    await ada.does('PUT', '/me/decks/marked', { name: 'Marked', list: listOf('malkavian') });
    // A deck of another is none of one's own.
    expect((await ben.ask('POST', '/tables', { deck: 'own:marked' })).json).toEqual({ error: 'noDeck' });
    expect((await ben.ask('POST', '/tables/quick', { deck: 'own:marked' })).json).toEqual({
      error: 'noDeck',
    });
    const { id } = await ben.does('POST', '/tables', { seats: 2, deck: 'ventrue' });
    expect((await ada.ask('POST', `/tables/${id}/join`, { deck: 'own:other' })).json).toEqual({
      error: 'noDeck',
    });
    await ada.does('POST', `/tables/${id}/join`, { deck: 'own:marked' });
    expect((await ben.ask('PUT', `/tables/${id}/ready`, { isReady: true, deck: 'own:marked' })).status).toBe(
      409,
    );
    const room = await ada.does('PUT', `/tables/${id}/ready`, { isReady: true });
    expect(room.chairs[1]).toMatchObject({ isYou: true, deck: 'own:marked' });
    // A bot has a prebuilt one.
    const bot = { is: 'bot', bot: 'novice', deck: 'own:marked' };
    expect((await ben.ask('PUT', `/tables/${id}/chairs/1`, bot)).status).toBe(400);
    await ada.does('DELETE', '/me/decks/marked');
    expect((await ben.ask('POST', `/tables/${id}/start`, {})).json).toEqual({ error: 'noDeck' });
    await ada.does('PUT', '/me/decks/marked', { name: 'Marked', list: listOf('tremere') });
    await ben.does('POST', `/tables/${id}/start`, { seating: [0, 1] });
    const begin = JSON.parse((await log.read(id, 0))[0]?.body ?? '{}') as Begin;
    expect(begin.players[1]?.deck.crypt.toSorted()).toEqual(toDeck(prebuilt('tremere')).crypt.toSorted());
    await ben.does('GET', `/tables/${id}`);
    expect(ben.texts.join()).not.toMatch(/marked/i);
    expect(node.lines.join()).not.toMatch(/marked/i);
  });

  test('there are fifty at most', async () => {
    const ada = await Person.at(node.origin, 'Ada');
    const list = listOf('tremere');
    for (let count = 0; count < 50; count++)
      await ada.does('PUT', `/me/decks/d${count}`, { name: 'x', list });
    expect((await ada.ask('PUT', '/me/decks/more', { name: 'x', list })).status).toBe(429);
    await ada.does('PUT', '/me/decks/d49', { name: 'y', list });
  });
});
