/** The routes of the API: what each takes and gives. The document is made of this, and nothing else is served. */
import type { z } from 'zod';
import { PEOPLE_ROUTES } from './people-routes.ts';
import { API, type Route } from './route.ts';
import type { PARAMS } from './schemas.ts';

export { API, type Route };

const TABLE = `${API}/tables/:table` as const;

export const ROUTES = {
  newGuest: {
    method: 'POST',
    path: `${API}/guests`,
    says: 'Become a guest, without registration. Sets a cookie.',
    who: 'anybody',
    body: 'name',
    reply: 'me',
    status: 201,
    limit: 'guests',
  },
  me: {
    method: 'GET',
    path: `${API}/me`,
    says: 'Who you are.',
    who: 'session',
    body: 'none',
    reply: 'me',
    status: 200,
  },
  rename: {
    method: 'PATCH',
    path: `${API}/me`,
    says: 'Change your name. Chairs that you have taken keep the old one.',
    who: 'person',
    body: 'name',
    reply: 'me',
    status: 200,
  },
  signOut: {
    method: 'DELETE',
    path: `${API}/session`,
    says: 'End your session.',
    who: 'person',
    body: 'none',
    reply: 'nothing',
    status: 204,
  },
  tokens: {
    method: 'GET',
    path: `${API}/tokens`,
    says: 'Your tokens for programs.',
    who: 'person',
    body: 'none',
    reply: 'tokens',
    status: 200,
  },
  newToken: {
    method: 'POST',
    path: `${API}/tokens`,
    says: 'Make a token with which a program acts for you: Authorization: Bearer.',
    who: 'person',
    body: 'label',
    reply: 'newToken',
    status: 201,
  },
  revoke: {
    method: 'DELETE',
    path: `${API}/tokens/:token`,
    says: 'Take a token back.',
    who: 'person',
    body: 'none',
    reply: 'nothing',
    status: 204,
  },
  decks: {
    method: 'GET',
    path: `${API}/decks`,
    says: 'The prebuilt decks.',
    who: 'anybody',
    body: 'none',
    reply: 'decks',
    status: 200,
  },
  tables: {
    method: 'GET',
    path: `${API}/tables`,
    says: 'Public tables whose game has not begun, the oldest first.',
    who: 'session',
    body: 'none',
    reply: 'tables',
    status: 200,
  },
  running: {
    method: 'GET',
    path: `${API}/tables/running`,
    says: 'Public games that go on and may be watched, the newest first.',
    who: 'session',
    body: 'none',
    reply: 'running',
    status: 200,
  },
  mine: {
    method: 'GET',
    path: `${API}/me/tables`,
    says: 'Your tables: before their game, while it goes on, and the last that have ended.',
    who: 'session',
    body: 'none',
    reply: 'mine',
    status: 200,
  },
  newTable: {
    method: 'POST',
    path: `${API}/tables`,
    says: 'Make a table and take its first chair. Who knows the id of a private one may join it.',
    who: 'session',
    body: 'newTable',
    reply: 'table',
    status: 201,
  },
  quick: {
    method: 'POST',
    path: `${API}/tables/quick`,
    says: 'Take a chair at the oldest public table that has one, or make a table.',
    who: 'session',
    body: 'quick',
    reply: 'table',
    status: 200,
  },
  table: {
    method: 'GET',
    path: TABLE,
    says: 'A table: its chairs and options.',
    who: 'session',
    body: 'none',
    reply: 'table',
    status: 200,
  },
  change: {
    method: 'PATCH',
    path: TABLE,
    says: 'Change the options, as its host. Nobody else is ready afterwards.',
    who: 'session',
    body: 'change',
    reply: 'table',
    status: 200,
  },
  chair: {
    method: 'PUT',
    path: `${TABLE}/chairs/:place`,
    says: 'Open a chair or give it to a bot, as the host. Who sits there has to go.',
    who: 'session',
    body: 'chair',
    reply: 'table',
    status: 200,
  },
  seat: {
    method: 'PUT',
    path: `${TABLE}/seats/:place`,
    says: 'Give the seat of a player who is not there to a bot for good, or back to the player, as the host.',
    who: 'session',
    body: 'seat',
    reply: 'nothing',
    status: 204,
  },
  join: {
    method: 'POST',
    path: `${TABLE}/join`,
    says: 'Take a chair.',
    who: 'session',
    body: 'join',
    reply: 'table',
    status: 200,
  },
  ready: {
    method: 'PUT',
    path: `${TABLE}/ready`,
    says: 'Say with which deck you play, and whether the game may begin.',
    who: 'session',
    body: 'ready',
    reply: 'table',
    status: 200,
  },
  leave: {
    method: 'POST',
    path: `${TABLE}/leave`,
    says: 'Leave before the game. A host hands over.',
    who: 'session',
    body: 'none',
    reply: 'nothing',
    status: 204,
  },
  start: {
    method: 'POST',
    path: `${TABLE}/start`,
    says: 'Begin the game, as the host.',
    who: 'session',
    body: 'start',
    reply: 'table',
    status: 200,
  },
  health: {
    method: 'GET',
    path: '/healthz',
    says: 'Does the server reach its database?',
    who: 'anybody',
    body: 'none',
    reply: 'health',
    status: 200,
  },
  ...PEOPLE_ROUTES,
} as const satisfies Readonly<Record<string, Route>>;

export type RouteKey = keyof typeof ROUTES;

type ParamName = keyof typeof PARAMS;
/** The names of the parameters in a path. */
type NamesIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
export type ParamsOf<K extends RouteKey> = {
  readonly [Name in NamesIn<(typeof ROUTES)[K]['path']> & ParamName]: z.output<(typeof PARAMS)[Name]>;
};
/** The parameters in a path. */
export const paramsIn = (path: string): ParamName[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, param]) => param as ParamName);
