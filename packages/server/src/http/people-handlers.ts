import { Logins } from '../accounts/logins.ts';
import { TooBusy } from '../accounts/passwords.ts';
import { Refused } from './errors.ts';
import type { Handlers, Parts } from './handlers.ts';
import { Buckets } from './limits.ts';
import type { PEOPLE_ROUTES } from './people-routes.ts';

export type PeopleRoute = keyof typeof PEOPLE_ROUTES;

export const peopleHandlers = (parts: Parts): Pick<Handlers, PeopleRoute> => ({
  ...loginHandlers(parts),
  ...recordHandlers(parts),
});

type LoginRoute = 'register' | 'signIn' | 'newPassword';

function loginHandlers({ accounts, database, limits, now }: Parts): Pick<Handlers, LoginRoute> {
  const logins = new Logins(database, accounts);
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

const recordHandlers = ({ records }: Parts): Pick<Handlers, 'record'> => ({
  async record({ params }) {
    const record = await records.find(params.table);
    if (record === null) throw new Refused('noTable');
    return { ...record };
  },
});
