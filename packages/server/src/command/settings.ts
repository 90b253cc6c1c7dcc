/** What the command line and the environment say. */
import { parseArgs } from 'node:util';
import { BadArgument, portOf } from '@methuselah/site/command';
import { databaseIn } from './environment.ts';

export const USAGE = `npm start -- [--port N] [--host] [--no-open] [--log]
npm run verify -- [database]
npm run backup -- <file>
  --port     where to listen (PORT, or the first free one from 8080)
  --host     lets others in your network join: prints the address for them
  --no-open  does not open a browser
  --log      writes the operators' log to stdout, a JSON object a line; by itself where stdout is not a terminal
  --help     prints this
  verify     plays the log of every table again and holds it against its snapshot; changes nothing
  backup     copies the SQLite file while the server runs

Without anything else the tables are kept in ~/.methuselah. The environment can say more:
  METHUSELAH_DATA           another folder for them
  DATABASE_URL              a PostgreSQL instead (postgres://…), or the path of a SQLite file
  METHUSELAH_ORIGIN         where players find the page, if a proxy stands before the server (https://play.example)
  METHUSELAH_PROXIES        how many proxies do (1 with METHUSELAH_ORIGIN, otherwise 0)
  METHUSELAH_METRICS_TOKEN  who sends it as a bearer token may read /metrics; without it only this machine may
Running a server for others is described in docs/OPERATIONS.md.`;

export interface Settings {
  /** Null: the first free one. */
  readonly port: number | null;
  /** Also for other machines of the network? */
  readonly isForOthers: boolean;
  readonly opensBrowser: boolean;
  /** Build the page first? */
  readonly builds: boolean;
  readonly hasLog: boolean;
  /** The path of a SQLite file, or the address of a PostgreSQL. */
  readonly database: string;
  readonly publicOrigin: string | null;
  readonly proxies: number;
  readonly metricsToken: string | null;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Throws a `BadArgument` that says what is wrong; null if help is asked for. */
export function settingsOf(args: readonly string[], env: Environment, isTerminal: boolean): Settings | null {
  const values = optionsIn(args);
  if (values.help) return null;
  const publicOrigin = originIn(env);
  return {
    port:
      values.port !== undefined ? portOf('--port', values.port) : env.PORT ? portOf('PORT', env.PORT) : null,
    isForOthers: values.host,
    opensBrowser: values.open && isTerminal,
    builds: values.build,
    hasLog: values.log ?? (!isTerminal || env.NODE_ENV === 'production'),
    database: databaseIn(env),
    publicOrigin,
    proxies: proxiesIn(env, publicOrigin),
    metricsToken: env.METHUSELAH_METRICS_TOKEN || null,
  };
}

function optionsIn(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowNegative: true,
      options: {
        port: { type: 'string' },
        host: { type: 'boolean', default: false },
        open: { type: 'boolean', default: true },
        log: { type: 'boolean' },
        build: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    throw new BadArgument(error instanceof Error ? error.message : String(error));
  }
}

function originIn({ METHUSELAH_ORIGIN: text }: Environment): string | null {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  throw new BadArgument(`METHUSELAH_ORIGIN takes an address such as https://play.example, not "${text}".`);
}

function proxiesIn({ METHUSELAH_PROXIES: text }: Environment, publicOrigin: string | null): number {
  if (!text) return publicOrigin === null ? 0 : 1;
  const proxies = Number(text);
  if (Number.isInteger(proxies) && proxies >= 0) return proxies;
  throw new BadArgument(`METHUSELAH_PROXIES takes a whole number from 0, not "${text}".`);
}
