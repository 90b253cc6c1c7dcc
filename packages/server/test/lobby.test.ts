import { createHash } from 'node:crypto';
import { RULES_VERSION } from '@methuselah/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Account, Accounts } from '../src/accounts/accounts.ts';
import { type FoundRoom, Lobby, type LobbyRefusal } from '../src/lobby/lobby.ts';
import { getReady, join, leave, type NewRoom, setChair, setOptions } from '../src/lobby/room.ts';
import type { EventLog } from '../src/log/index.ts';
import type { Begin } from '../src/table/events.ts';
import { Place } from './logs.ts';
import { PLAIN } from './people.ts';

const DAY_MS = 24 * 3600 * 1000;
const NEW: NewRoom = {
  isPublic: true,
  seats: 3,
  options: { pace: { beat: 0, bank: null, each: null }, ...PLAIN },
  deck: 'ventrue',
};

function found(room: FoundRoom | LobbyRefusal | null): FoundRoom {
  if (room === null || typeof room === 'string') throw new Error(`There is no room: ${room}.`);
  return room;
}

describe.each(['SQLite', 'PostgreSQL'] as const)('before the game, in %s', (kind) => {
  let place: Place;
  let log: EventLog;
  let accounts: Accounts;
  let lobby: Lobby;
  let now = 1_800_000_000_000;
  beforeAll(async () => {
    place = await Place.of(kind);
    log = await place.log();
    accounts = new Accounts(log.database, () => now);
    lobby = new Lobby(log, () => now);
  });
  afterAll(() => place.remove());

  const guest = async (name: string): Promise<Account> => (await accounts.newGuest(name)).account;
  const roomOf = async (id: string): Promise<FoundRoom> => found(await lobby.find(id));

  test('a guest is known by a token of which only the hash is kept, until it expires', async () => {
    const { account, token } = await accounts.newGuest('Ada');
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    const key = createHash('sha256').update(token).digest('hex');
    expect(await accounts.find(token)).toEqual({ key, account, kind: 'cookie', login: null });
    expect(await accounts.find(token.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')))).toBeNull();
    const rows = await log.database.query('SELECT * FROM session WHERE account_id = ?', [account.id]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.token_hash).toBe(key);
    now += 89 * DAY_MS;
    expect(await accounts.find(token)).not.toBeNull();
    // It was used in its last days, and so it goes on.
    now += 89 * DAY_MS;
    expect(await accounts.find(token)).not.toBeNull();
    now += 91 * DAY_MS;
    expect(await accounts.find(token)).toBeNull();
    await accounts.sweep();
    expect(await log.database.query('SELECT * FROM session WHERE account_id = ?', [account.id])).toEqual([]);
  });

  test('a token acts for its owner until it is taken back', async () => {
    const account = await guest('Ben');
    const made = await accounts.newToken(account.id, 'my bot');
    const { token = '', id = '' } = made ?? {};
    expect(await accounts.find(token)).toMatchObject({ account, kind: 'token', login: null });
    expect(JSON.stringify(await accounts.tokens(account.id))).not.toContain(token);
    expect(await accounts.revoke((await guest('Cleo')).id, id)).toBe(false);
    expect(await accounts.revoke(account.id, id)).toBe(true);
    expect(await accounts.find(token)).toBeNull();
    for (let count = 0; count < 5; count++) await accounts.newToken(account.id, 'more');
    expect(await accounts.newToken(account.id, 'too many')).toBeNull();
  });

  test('chairs are taken, opened, given to bots and left; a host hands over', async () => {
    const [ada, ben, cleo] = [await guest('Ada'), await guest('Ben'), await guest('Cleo')];
    const { id } = found(await lobby.create(ada, NEW));
    const sit = (who: Account, at: number | null = null) =>
      lobby.change(id, (room) => join(room, who, null, at));
    expect(await sit(ben, 0)).toBe('taken');
    expect(await sit(ben, 7)).toBe('noChair');
    found(await sit(ben, 2));
    expect(await sit(ben)).toBe('seated');
    found(await sit(cleo));
    expect(await sit(await guest('Dirk'))).toBe('full');
    const bot = { is: 'bot', bot: 'novice', deck: null } as const;
    expect(await lobby.change(id, (room) => setChair(room, ben.id, 1, bot))).toBe('notHost');
    expect(await lobby.change(id, (room) => setChair(room, ada.id, 0, bot))).toBe('taken');
    found(await lobby.change(id, (room) => setChair(room, ada.id, 1, bot)));
    expect((await roomOf(id)).room.chairs[1]).toEqual(bot);
    found(await lobby.change(id, (room) => leave(room, ada.id)));
    expect((await roomOf(id)).room.host).toBe(ben.id);
    expect(await lobby.change(id, (room) => leave(room, ada.id))).toBe('notSeated');
    expect(await lobby.change(id, (room) => leave(room, ben.id))).toBeNull();
    expect(await lobby.find(id)).toBeNull();
  });

  test('a game begins when all are ready, once, with their decks at their seats', async () => {
    const [ada, ben] = [await guest('Same'), await guest('Same')];
    const { id } = found(await lobby.create(ada, NEW));
    found(await lobby.change(id, (room) => join(room, ben, 'tremere', null)));
    const start = () => lobby.begin(id, ada.id, [2, 1, 0]);
    expect(await start()).toBe('openChairs');
    found(
      await lobby.change(id, (room) => setChair(room, ada.id, 2, { is: 'bot', bot: 'random', deck: null })),
    );
    expect(await start()).toBe('notReady');
    expect(await lobby.seats(id)).toBe('notBegun');
    found(await lobby.change(id, (room) => getReady(room, ben.id, true, null)));
    expect(await lobby.begin(id, ben.id, 'random')).toBe('notHost');
    const options = { ...NEW.options, spectators: false };
    found(await lobby.change(id, (room) => setOptions(room, ada.id, { options })));
    expect(await start()).toBe('notReady');
    found(await lobby.change(id, (room) => getReady(room, ben.id, true, null)));
    const both = await Promise.all([start(), start()]);
    expect(both.filter((each) => each === 'begun')).toHaveLength(1);
    expect(await lobby.seats(id)).toEqual({
      accounts: [null, ben.id, ada.id],
      names: ['Bot 3', 'Same', 'Same 2'],
      spectators: false,
      delay: 0,
      rules: RULES_VERSION,
    });
    const [first, ...more] = await log.read(id, 0);
    expect(more).toEqual([]);
    const begin = { kind: first?.kind, ...JSON.parse(first?.body ?? '') } as Begin;
    expect(begin.players.map(({ name }) => name)).toEqual(['Bot 3', 'Same', 'Same 2']);
    expect(begin.chairs).toEqual(['random', 'person', 'person']);
    expect(begin.signs).toEqual([2, 1, 0]);
    expect(new Set([begin.seed, begin.bots, begin.jitter].map(String)).size).toBe(3);
    expect(await lobby.change(id, (room) => leave(room, ada.id))).toBe('begun');
    expect((await lobby.list()).map((room) => room.id)).not.toContain(id);
  });

  test('a node that ends while a game begins leaves it to the next one', async () => {
    const ada = await guest('Ada');
    const { id } = found(await lobby.create(ada, { ...NEW, seats: 2 }));
    found(
      await lobby.change(id, (room) => setChair(room, ada.id, 1, { is: 'bot', bot: 'random', deck: null })),
    );
    const createTable = async () => Promise.reject(new Error('The node has ended.'));
    await expect(new Lobby({ ...log, createTable }, () => now).begin(id, ada.id, 'random')).rejects.toThrow(
      'ended',
    );
    expect(await log.head(id)).toBe(-1);
    expect(await lobby.seats(id)).toMatchObject({ accounts: expect.arrayContaining([ada.id, null]) });
    expect(await log.head(id)).toBe(0);
  });

  test('quick match fills the oldest public table, and makes one when there is none', async () => {
    for (const { id } of await lobby.list()) await log.database.query('DELETE FROM room WHERE id = ?', [id]);
    const people = await Promise.all(['A', 'B', 'C', 'D', 'E'].map(guest));
    found(await lobby.create(people[0] as Account, { ...NEW, isPublic: false }));
    const first = found(await lobby.quick(people[0] as Account, NEW));
    now += 1;
    // All at once: each gets a chair of their own, and one finds no room.
    const rooms = await Promise.all(people.slice(1, 3).map((each) => lobby.quick(each, NEW)));
    expect(rooms.map((room) => found(room).id)).toEqual([first.id, first.id]);
    const second = found(await lobby.quick(people[3] as Account, NEW));
    expect(second.id).not.toBe(first.id);
    expect(found(await lobby.quick(people[4] as Account, NEW)).id).toBe(second.id);
    expect((await lobby.list()).map(({ id }) => id)).toEqual([first.id, second.id]);
    now += DAY_MS + 1;
    await lobby.sweep();
    expect(await lobby.list()).toEqual([]);
  });

  test('a host has only so many rooms', async () => {
    const ada = await guest('Ada');
    for (let count = 0; count < 5; count++) found(await lobby.create(ada, NEW));
    expect(await lobby.create(ada, NEW)).toBe('tooMany');
  });
});
