import type { Session } from '../accounts/accounts.ts';
import { ownDeckId } from '../accounts/decks.ts';
import { Logins } from '../accounts/logins.ts';
import { TooBusy } from '../accounts/passwords.ts';
import { Ratings } from '../ratings/ratings.ts';
import type { Handlers, Parts } from './asked.ts';
import { Refused } from './errors.ts';
import { Buckets } from './limits.ts';
import type { PEOPLE_ROUTES } from './people-routes.ts';

export type PeopleRoute = keyof typeof PEOPLE_ROUTES;

export const peopleHandlers = (parts: Parts): Pick<Handlers, PeopleRoute> => ({
  ...loginHandlers(parts),
  ...deckHandlers(parts),
  ...recordHandlers(parts),
  ...ratingHandlers(parts),
});

type LoginRoute = 'register' | 'signIn' | 'newPassword';

function loginHandlers({ accounts, database, limits, now }: Parts): Pick<Handlers, LoginRoute> {
  const logins = new Logins(database, accounts, limits.passwordCost);
  const tries = new Buckets(limits.passwords, now);
  /** Whoever tries passwords from many addresses finds no more of them for one login. */
  const tried = async <T>(login: string, look: () => Promise<T>): Promise<T> => {
    if (!tries.take(login)) throw new Refused('tooMany');
    return look().catch((error: unknown) => {
      throw error instanceof TooBusy ? new Refused('tooMany') : error;
    });
  };
  return {
    async register({ session: { account, kind }, body: { login, password } }) {
      const why = await tried(login, () => logins.register(account.id, login, password));
      if (why !== null) throw new Refused(why);
      return { name: account.name, session: kind, login };
    },
    async signIn({ body: { login, password }, setCookie }) {
      const signedIn = await tried(login, () => logins.signIn(login, password));
      if (signedIn === null) throw new Refused('wrongLogin');
      setCookie(signedIn.token);
      return { name: signedIn.name, session: 'cookie', login };
    },
    async newPassword({ session: { account, login }, token, body }) {
      if (login === null || token === null) throw new Refused('noLogin');
      const why = await tried(login, () => logins.change(account.id, token, body));
      if (why !== null) throw new Refused(why);
      return null;
    },
  };
}

type DeckRoute = 'myDecks' | 'putDeck' | 'removeDeck';

const deckHandlers = ({ decks }: Parts): Pick<Handlers, DeckRoute> => ({
  myDecks: async ({ session }) => ({ decks: [...(await decks.list(session.account.id))] }),
  async putDeck({ session, params: { deckId }, body }) {
    const kept = await decks.put(session.account.id, { id: deckId, ...body });
    if (kept === 'tooMany') throw new Refused('tooMany');
    if ('id' in kept) return kept;
    throw new Refused('badDeck', kept);
  },
  async removeDeck({ session, params: { deckId } }) {
    if (!(await decks.remove(session.account.id, deckId))) throw new Refused('notFound');
    return null;
  },
});

/** Who says that they play with a deck of their own must have it. */
export function checkingDecks(handlers: Handlers, { decks }: Parts): Handlers {
  const checked =
    <A extends ChoosesDeck, R>(handler: (asked: A) => Promise<R>) =>
    async (asked: A): Promise<R> => {
      const id = ownDeckId(asked.body.deck);
      const { account } = asked.session;
      if (id !== null && (await decks.find(account.id, id)) === null) throw new Refused('noDeck');
      return handler(asked);
    };
  return {
    ...handlers,
    newTable: checked(handlers.newTable),
    quick: checked(handlers.quick),
    join: checked(handlers.join),
    ready: checked(handlers.ready),
  };
}
interface ChoosesDeck {
  readonly session: Session;
  readonly body: { readonly deck: string | null };
}

const recordHandlers = ({ records }: Parts): Pick<Handlers, 'record'> => ({
  async record({ params }) {
    const record = await records.find(params.table);
    if (record === null) throw new Refused('noTable');
    return { ...record };
  },
});

function ratingHandlers({ database }: Parts): Pick<Handlers, 'statistics' | 'ratings'> {
  const ratings = new Ratings(database);
  return {
    async statistics({ session }) {
      const statistics = await ratings.of(session.account.id);
      return { ...statistics, decks: [...statistics.decks] };
    },
    ratings: async () => ({ players: [...(await ratings.best())] }),
  };
}
