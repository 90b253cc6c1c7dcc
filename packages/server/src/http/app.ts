import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { z } from 'zod';
import type { Accounts, Session } from '../accounts/accounts.ts';
import { Decks } from '../accounts/decks.ts';
import type { Listing } from '../lobby/listing.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { type EventLog, LogUnavailable } from '../log/index.ts';
import type { Records } from '../records/records.ts';
import { plainly } from '../table/plainly.ts';
import type { Tables } from '../table/tables.ts';
import type { Asked, Handlers } from './asked.ts';
import type { Counts } from './counts.ts';
import { type ApiDocument, DOCUMENT_POLICY, documentPage } from './document.ts';
import { type ErrorKey, Refused, refusalText, statusOf } from './errors.ts';
import { cookieOf, isFromHere, mayMeasure, proofIn } from './guard.ts';
import { handlersOf } from './handlers.ts';
import { Buckets, type Limits, MOST_BODY_BYTES } from './limits.ts';
import { openApi } from './openapi.ts';
import { API, paramsIn, ROUTES, type Route, type RouteKey } from './routes.ts';
import { BODIES, PARAMS, REPLIES } from './schemas.ts';

const HEADERS: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** How long a request may take to arrive. */
const REQUEST_MS = 30_000;

/** Answers requests for the page. */
type Page = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface AppParts {
  readonly log: EventLog;
  readonly accounts: Accounts;
  readonly lobby: Lobby;
  readonly listing: Listing;
  readonly tables: Tables;
  readonly records: Records;
  readonly counts: Counts;
  readonly limits: Limits;
  /** Where the page is, if a proxy stands before the server; null: at the address that a request names. */
  readonly publicOrigin: string | null;
  /** How many proxies say for whom they ask. */
  readonly proxies: number;
  /** Who sends it may read the metrics; null: whoever is on this machine may. */
  readonly metricsToken: string | null;
  /** Answers what is not in the API; null: nobody does. */
  readonly page: Page | null;
  /** Gets the lines of the operators' log; null: nobody does. */
  readonly logTo: { write(line: string): void } | null;
  now(): number;
}

/** What is logged of a request: the route, never what was asked for. */
const LOGGED = {
  req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url ?? null }),
  res: ({ statusCode }: { readonly statusCode: number }) => ({ statusCode }),
  err: (error: Error) => ({ type: error.name, message: plainly(error), stack: '' }),
};

/** Is this not for the API? That answers everything under its prefix, and what it has routes for. */
const isElsewhere = ({ is404, url }: FastifyRequest): boolean => is404 && !url.startsWith('/api/');

/** The HTTP side of the server. */
export function appOf(parts: AppParts): FastifyInstance {
  const { counts, tables, logTo, proxies, page, metricsToken } = parts;
  const app = Fastify({
    bodyLimit: MOST_BODY_BYTES,
    trustProxy: (_address: string, hop: number) => hop < proxies,
    logger: logTo === null ? false : { level: 'info', stream: logTo, serializers: LOGGED },
    // A visit to the page is some hundred files.
    logController: new LogController({
      disableRequestLogging: (request) => page !== null && isElsewhere(request as FastifyRequest),
    }),
    requestTimeout: REQUEST_MS,
    // Answers of its own are not in our list: to what is no HTTP, while it closes, and to a bad address.
    clientErrorHandler: (_error, socket) => {
      if (socket.writable) socket.end(refusalText('badRequest'));
    },
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply: FastifyReply) =>
      page !== null && isElsewhere(request) ? handOver(page, request, reply) : refuse(reply, 'badRequest'),
  });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', gateOf(parts));
  app.addHook('onResponse', async (_request, reply) => counts.request(reply.statusCode));
  app.setNotFoundHandler((_request, reply) => refuse(reply, 'notFound'));
  app.setErrorHandler((error, request, reply) => {
    const key = keyOf(error);
    if (key === 'internal') request.log.error(`internal: ${plainly(error)}`);
    refuse(reply, key, error instanceof Refused ? error.problems : null);
  });
  serve(app, parts);
  describe(app);
  app.get('/metrics', async ({ raw }, reply) => {
    if (!mayMeasure(raw, metricsToken, proxies)) throw new Refused('notFound');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(counts.text(tables.size));
  });
  return app;
}

/** The API describes itself, for programs and for people. */
function describe(app: FastifyInstance): void {
  const api = openApi();
  const document = JSON.stringify(api);
  // What zod writes of a schema is not typed so closely.
  const html = documentPage(api as ApiDocument);
  for (const path of [API, `${API}/`])
    app.get(path, async (_request, reply) =>
      reply.header('Content-Security-Policy', DOCUMENT_POLICY).type('text/html; charset=utf-8').send(html),
    );
  app.get(`${API}/openapi.json`, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  );
}

/** Lets through what is not too much, and hands the page what is the page's. */
function gateOf({ limits, now, page }: AppParts) {
  const requests = new Buckets(limits.requests, now);
  const files = new Buckets(limits.files, now);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.headers(HEADERS);
    const isFile = page !== null && isElsewhere(request);
    if (!(isFile ? files : requests).take(request.ip)) throw new Refused('tooMany');
    if (isFile) await handOver(page, request, reply);
  };
}

function handOver(page: Page, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.hijack();
  return page(request.raw, reply.raw);
}

const refuse = (reply: FastifyReply, key: ErrorKey, problems: Refused['problems'] = null): FastifyReply =>
  reply
    .headers(HEADERS)
    .status(statusOf(key))
    .send(problems === null ? { error: key } : { error: key, problems });

function keyOf(error: unknown): ErrorKey {
  if (error instanceof Refused) return error.key;
  if (error instanceof LogUnavailable) return 'unavailable';
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return 'tooLarge';
  return status >= 400 && status < 500 ? 'badRequest' : 'internal';
}

function serve(app: FastifyInstance, parts: AppParts): void {
  const limited = {
    guests: new Buckets(parts.limits.guests, parts.now),
    passwords: new Buckets(parts.limits.passwords, parts.now),
    decks: new Buckets(parts.limits.decks, parts.now),
  };
  const handlers = handlersOf({
    ...parts,
    database: parts.log.database,
    decks: new Decks(parts.log.database, parts.now),
  });
  for (const key of Object.keys(ROUTES) as RouteKey[]) {
    const route: Route = ROUTES[key];
    const handler = handlers[key] as (asked: Asked<RouteKey>) => ReturnType<Handlers[RouteKey]>;
    app.route({
      method: route.method,
      url: route.path,
      handler: async (request, reply) => {
        if (route.limit && !limited[route.limit].take(request.ip)) throw new Refused('tooMany');
        const said = await handler(await askedOf(route, request, reply, parts));
        reply.status(route.status);
        // What the schema does not name is not sent.
        return route.reply === 'nothing' ? reply.send() : REPLIES[route.reply].parse(said);
      },
    });
  }
}

async function askedOf(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { accounts, publicOrigin }: AppParts,
): Promise<Asked<RouteKey>> {
  const proof = proofIn(request.headers);
  if (route.method !== 'GET' && !isFromHere(request.headers, proof, publicOrigin))
    throw new Refused('badOrigin');
  const session = proof === null || route.who === 'anybody' ? null : await accounts.find(proof.token);
  checkWho(route, session);
  const given = (request.params ?? {}) as Readonly<Record<string, unknown>>;
  const params = Object.fromEntries(
    paramsIn(route.path).map((name) => [name, checked(PARAMS[name], given[name], 'notFound')]),
  );
  const isSecure = publicOrigin?.startsWith('https:') ?? request.protocol === 'https';
  // The types of the parts follow from the route, which the compiler cannot see through a table of routes.
  const asked: unknown = {
    session,
    params,
    body: checked(BODIES[route.body], route.method === 'GET' ? null : request.body),
    token: proof?.token ?? null,
    setCookie: (token: string | null) => reply.header('Set-Cookie', cookieOf(token, isSecure)),
  };
  return asked as Asked<RouteKey>;
}

function checkWho({ who }: Route, session: Session | null): void {
  if (who === 'anybody') return;
  if (session === null) throw new Refused('noSession');
  if (who === 'person' && session.kind !== 'cookie') throw new Refused('notByToken');
}

function checked(schema: z.ZodType, value: unknown, otherwise: ErrorKey = 'badRequest'): unknown {
  const { success, data } = schema.safeParse(value);
  if (!success) throw new Refused(otherwise);
  return data;
}
