/** Serves online tables: `node packages/server/src/main.ts [--port N] [--host]`. */
import { parseArgs } from 'node:util';
import { databaseIn } from './environment.ts';
import { openLog } from './log/index.ts';
import { TableServer } from './server.ts';

const USAGE = `node packages/server/src/main.ts [--port N] [--host]
  --port  where to listen (PORT, or 8081)
  --host  also for other machines of the network

  DATABASE_URL        a PostgreSQL (postgres://…) or a SQLite file
  METHUSELAH_DATA     the folder of the SQLite file otherwise (~/.methuselah)
  METHUSELAH_ORIGIN   where the page is (https://play.example), if a proxy stands before the server
  METHUSELAH_PROXIES  how many proxies do`;

const DEFAULT_PORT = 8081;

interface Settings {
  readonly port: number;
  readonly host: string;
  readonly database: string;
  readonly publicOrigin: string | null;
  readonly proxies: number;
}

/** What the command line and the environment say; null if they make no sense. */
function settings(env: NodeJS.ProcessEnv): Settings | null {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'boolean' } } });
    const port = Number(values.port ?? env.PORT ?? DEFAULT_PORT);
    const publicOrigin = env.METHUSELAH_ORIGIN ? new URL(env.METHUSELAH_ORIGIN).origin : null;
    const proxies = Number(env.METHUSELAH_PROXIES ?? (publicOrigin === null ? 0 : 1));
    if (!Number.isInteger(port) || port < 0 || port > 65_535) return null;
    if (!Number.isInteger(proxies) || proxies < 0) return null;
    return {
      port,
      host: values.host ? '0.0.0.0' : '127.0.0.1',
      database: databaseIn(env),
      publicOrigin,
      proxies,
    };
  } catch {
    return null;
  }
}

async function main({ port, host, database, publicOrigin, proxies }: Settings): Promise<void> {
  const log = await openLog(database);
  const server = new TableServer(log, { publicOrigin, proxies, logTo: process.stdout });
  let isEnding = false;
  const end = async (): Promise<void> => {
    if (isEnding) process.exit(1);
    isEnding = true;
    await server.close();
    await log.close();
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  await server.listen(port, host);
}

const asked = settings(process.env);
if (asked === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else await main(asked);
