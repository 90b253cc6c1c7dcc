import { DECKS } from '@methuselah/cards';
import type { z } from 'zod';
import type { Accounts, Session } from '../accounts/accounts.ts';
import { isSeating } from '../lobby/begin.ts';
import type { Listing } from '../lobby/listing.ts';
import type { FoundRoom, Lobby, LobbyRefusal } from '../lobby/lobby.ts';
import { type Changed, getReady, join, leave, type Room, setChair, setOptions } from '../lobby/room.ts';
import type { Database } from '../log/index.ts';
import type { Tables } from '../table/tables.ts';
import { Refused } from './errors.ts';
import type { ParamsOf, ROUTES, RouteKey } from './routes.ts';
import { BODIES, type Reply } from './schemas.ts';
import { runningFor, tableFor } from './shown.ts';

/** What a request asks for, after everything about it was checked. */
export interface Asked<K extends RouteKey> {
  readonly session: (typeof ROUTES)[K]['who'] extends 'anybody' ? Session | null : Session;
  readonly params: ParamsOf<K>;
  readonly body: z.output<(typeof BODIES)[(typeof ROUTES)[K]['body']]>;
  /** What proved who asks; null if nothing did. */
  readonly token: string | null;
  /** Begins a session in the browser; null ends it. */
  setCookie(token: string | null): void;
}
export type Handlers = {
  readonly [K in RouteKey]: (asked: Asked<K>) => Promise<Reply<(typeof ROUTES)[K]['reply']>>;
};

interface Parts {
  readonly accounts: Accounts;
  readonly lobby: Lobby;
  readonly listing: Listing;
  readonly tables: Tables;
  readonly database: Database;
}

export const handlersOf = (parts: Parts): Handlers => ({
  ...accountHandlers(parts),
  ...tableHandlers(parts),
  ...listHandlers(parts),
});

type AccountRoute = 'newGuest' | 'me' | 'rename' | 'signOut' | 'tokens' | 'newToken' | 'revoke';

const accountHandlers = ({ accounts }: Parts): Pick<Handlers, AccountRoute> => ({
  async newGuest({ body, setCookie }) {
    const { account, token } = await accounts.newGuest(body.name);
    setCookie(token);
    return { name: account.name, session: 'cookie' };
  },
  me: async ({ session }) => ({ name: session.account.name, session: session.kind }),
  async rename({ session, body }) {
    await accounts.rename(session.account.id, body.name);
    return { name: body.name, session: session.kind };
  },
  async signOut({ token, setCookie }) {
    if (token !== null) await accounts.end(token);
    setCookie(null);
    return null;
  },
  tokens: async ({ session }) => ({ tokens: [...(await accounts.tokens(session.account.id))] }),
  async newToken({ session, body }) {
    const made = await accounts.newToken(session.account.id, body.label);
    if (made === null) throw new Refused('tooMany');
    return made;
  },
  async revoke({ session, params }) {
    if (!(await accounts.revoke(session.account.id, params.token))) throw new Refused('notFound');
    return null;
  },
});

type ListRoute = 'running' | 'mine';

const listHandlers = ({ lobby, listing, tables }: Parts): Pick<Handlers, ListRoute> => ({
  running: async () => ({ tables: (await listing.running()).map(runningFor) }),
  async mine({ session: { account } }) {
    const { running, ended } = await listing.of(account.id);
    const open = await lobby.listOf(account.id);
    return {
      open: open.map((found) => tableFor(found, account.id)),
      running: await Promise.all(
        running.map(async ({ id, names, began, accounts, turn }) => {
          const seat = accounts.indexOf(account.id);
          const held = tables.hold(id);
          const stands = (await held.table.standing(seat)) ?? { turn, isYourTurn: false, deadline: null };
          held.release();
          return { id, seat, names: [...names], began, ...stands };
        }),
      ),
      ended: ended.map(({ id, names, victoryPoints, accounts, ended: at, began }) => ({
        id,
        names: [...names],
        victoryPoints: [...victoryPoints],
        seat: accounts.indexOf(account.id),
        ended: at ?? began,
      })),
    };
  },
});

function tableHandlers({ lobby, database }: Parts): Omit<Handlers, AccountRoute | ListRoute> {
  const shown = (found: FoundRoom | LobbyRefusal | null, { account }: Session): Reply<'table'> => {
    if (found === null) throw new Refused('noTable');
    if (typeof found === 'string') throw new Refused(found);
    return tableFor(found, account.id);
  };
  const change = (id: string, to: (room: Room) => Changed) => lobby.change(id, to);
  return {
    decks: async () => ({ decks: DECKS.map(({ key, name, difficulty }) => ({ key, name, difficulty })) }),
    tables: async ({ session }) => ({
      tables: (await lobby.list()).map((found) => tableFor(found, session.account.id)),
    }),
    newTable: async ({ session, body }) => shown(await lobby.create(session.account, body), session),
    async quick({ session, body }) {
      const asked = { ...BODIES.newTable.parse({}), isPublic: true, deck: body.deck };
      return shown(await lobby.quick(session.account, asked), session);
    },
    table: async ({ session, params }) => shown(await lobby.find(params.table), session),
    change: async ({ session, params, body: { isPublic, options } }) =>
      shown(
        await change(params.table, (room) =>
          setOptions(room, session.account.id, {
            isPublic: isPublic ?? room.isPublic,
            options: options ?? room.options,
          }),
        ),
        session,
      ),
    chair: async ({ session, params: { table, place }, body }) =>
      shown(await change(table, (room) => setChair(room, session.account.id, place, body)), session),
    join: async ({ session, params, body: { deck, place } }) =>
      shown(await change(params.table, (room) => join(room, session.account, deck, place)), session),
    ready: async ({ session, params, body: { isReady, deck } }) =>
      shown(await change(params.table, (room) => getReady(room, session.account.id, isReady, deck)), session),
    async leave({ session, params }) {
      const left = await change(params.table, (room) => leave(room, session.account.id));
      if (typeof left === 'string') throw new Refused(left);
      return null;
    },
    async start({ session, params, body: { seating } }) {
      const chairs = (await lobby.find(params.table))?.room.chairs.length ?? 0;
      if (seating !== 'random' && !isSeating(seating, chairs)) throw new Refused('badRequest');
      return shown(await lobby.begin(params.table, session.account.id, seating), session);
    },
    async health() {
      await database.query('SELECT 1 AS one');
      return { ok: true };
    },
  };
}
