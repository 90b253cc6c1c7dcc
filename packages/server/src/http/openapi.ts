import { z } from 'zod';
import { ERROR_KEYS, statusOf } from './errors.ts';
import { API, paramsIn, ROUTES, type Route } from './routes.ts';
import { BODIES, DOWN, LOBBY_DOWN, LOBBY_UP, PARAMS, REPLIES, UP } from './schemas.ts';

type Io = 'input' | 'output';

const schemaOf = (schema: z.ZodType, io: Io): object => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};
const json = (schema: object): object => ({ content: { 'application/json': { schema } } });
const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

function operationOf(key: string, { path, says, who, body, reply, status }: Route): object {
  return {
    operationId: key,
    summary: says,
    security: who === 'anybody' ? [] : who === 'person' ? [{ cookie: [] }] : [{ cookie: [] }, { bearer: [] }],
    parameters: paramsIn(path).map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: schemaOf(PARAMS[name], 'output'),
    })),
    ...(body === 'none' ? {} : { requestBody: { required: true, ...json(ref(`${body}Body`)) } }),
    responses: {
      [status]: { description: 'Done.', ...(reply === 'nothing' ? {} : json(ref(reply))) },
      default: { description: 'Not done.', ...json(ref('error')) },
    },
  };
}

const SOCKET = {
  operationId: 'socket',
  summary: 'A WebSocket to a table whose game has begun.',
  description:
    'Messages are JSON texts: socketUp from you, socketDown from the server. Say hello first. Who sits at the table plays; others watch if its host allows it.',
  security: [{ cookie: [] }, { bearer: [] }, {}],
  parameters: [{ name: 'table', in: 'path', required: true, schema: schemaOf(PARAMS.table, 'output') }],
  responses: {
    101: { description: 'The socket is open.' },
    default: { description: 'It is not.', ...json(ref('error')) },
  },
};

const LOBBY_SOCKET = {
  operationId: 'lobbySocket',
  summary: 'A WebSocket to the lobby: what is open, what goes on, and how one table changes before its game.',
  description: 'Messages are JSON texts: lobbyUp from you, lobbyDown from the server. Say hello first.',
  security: SOCKET.security,
  responses: SOCKET.responses,
};

/** The whole API as an OpenAPI document. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  const at = (path: string): Record<string, object> => {
    const known = path.replace(/:(\w+)/g, '{$1}');
    paths[known] ??= {};
    return paths[known];
  };
  for (const [key, route] of Object.entries(ROUTES))
    at(route.path)[route.method.toLowerCase()] = operationOf(key, route);
  at(`${API}/tables/:table/socket`).get = SOCKET;
  at(`${API}/lobby/socket`).get = LOBBY_SOCKET;
  const bodies = Object.entries(BODIES).filter(([name]) => name !== 'none');
  const replies = Object.entries(REPLIES).filter(([name]) => name !== 'nothing');
  return {
    openapi: '3.1.0',
    info: {
      title: 'Methuselah',
      version: '1',
      description: `Online tables. Errors: ${ERROR_KEYS.map((key) => `${key} (${statusOf(key)})`).join(', ')}.`,
    },
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'methuselah' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        ...Object.fromEntries(bodies.map(([name, schema]) => [`${name}Body`, schemaOf(schema, 'input')])),
        ...Object.fromEntries(replies.map(([name, schema]) => [name, schemaOf(schema, 'output')])),
        socketUp: schemaOf(UP, 'input'),
        socketDown: schemaOf(DOWN, 'output'),
        lobbyUp: schemaOf(LOBBY_UP, 'input'),
        lobbyDown: schemaOf(LOBBY_DOWN, 'output'),
      },
    },
  };
}
