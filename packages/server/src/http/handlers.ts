import { DECKS } from '@methuselah/cards';
import type { Session } from '../accounts/accounts.ts';
import { isSeating } from '../lobby/begin.ts';
import type { FoundRoom, LobbyRefusal } from '../lobby/lobby.ts';
import { type Changed, getReady, join, leave, type Room, setChair, setOptions } from '../lobby/room.ts';
import type { Handlers, Parts } from './asked.ts';
import { Refused } from './errors.ts';
import { type ListRoute, listHandlers } from './list-handlers.ts';
import { checkingDecks, type PeopleRoute, peopleHandlers } from './people-handlers.ts';
import { BODIES, type Reply } from './schemas.ts';
import { tableFor } from './shown.ts';

export function handlersOf(parts: Parts): Handlers {
  const handlers = {
    ...accountHandlers(parts),
    ...tableHandlers(parts),
    ...peopleHandlers(parts),
    ...listHandlers(parts),
  };
  return checkingDecks(handlers, parts);
}

type AccountRoute = 'newGuest' | 'me' | 'rename' | 'signOut' | 'tokens' | 'newToken' | 'revoke';

const accountHandlers = ({ accounts }: Parts): Pick<Handlers, AccountRoute> => ({
  async newGuest({ body, setCookie }) {
    const { account, token } = await accounts.newGuest(body.name);
    setCookie(token);
    return { name: account.name, session: 'cookie', login: null };
  },
  me: async ({ session: { account, kind, login } }) => ({ name: account.name, session: kind, login }),
  async rename({ session, body }) {
    await accounts.rename(session.account.id, body.name);
    return { name: body.name, session: session.kind, login: session.login };
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

function tableHandlers({ lobby, database }: Parts): Omit<Handlers, AccountRoute | PeopleRoute | ListRoute> {
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
