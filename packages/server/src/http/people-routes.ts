/** The routes of what people have beside their tables. */
import { API, type Route } from './route.ts';

export const PEOPLE_ROUTES = {
  register: {
    method: 'POST',
    path: `${API}/accounts`,
    says: 'Give yourself a login and a password, as a guest: you keep everything, and can sign in elsewhere.',
    who: 'person',
    body: 'login',
    reply: 'me',
    status: 201,
    limit: 'passwords',
  },
  signIn: {
    method: 'POST',
    path: `${API}/session`,
    says: 'Sign in. Sets a cookie. A guest who does so without an account of their own is that guest no longer.',
    who: 'anybody',
    body: 'login',
    reply: 'me',
    status: 200,
    limit: 'passwords',
  },
  newPassword: {
    method: 'PUT',
    path: `${API}/me/password`,
    says: 'Change your password. All other sessions and tokens of yours end.',
    who: 'person',
    body: 'newPassword',
    reply: 'nothing',
    status: 204,
    limit: 'passwords',
  },
  record: {
    method: 'GET',
    path: `${API}/tables/:table/record`,
    says: 'The record of a finished game: everything that was dealt and decided.',
    who: 'anybody',
    body: 'none',
    reply: 'record',
    status: 200,
  },
} as const satisfies Readonly<Record<string, Route>>;
