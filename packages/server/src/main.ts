/** Serves the page and online tables: `npm start`. */
import { stat } from 'node:fs/promises';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import {
  BadArgument,
  buildPage,
  FIRST_PORT,
  freePort,
  openBrowser,
  PAGE_FOLDER,
  whyNotListen,
} from '@methuselah/site/command';
import { filesOf } from '@methuselah/site/files';
import { addressesIn, greeting } from './command/invitation.ts';
import { type Settings, settingsOf, USAGE } from './command/settings.ts';
import { openedLog, Trouble } from './command/trouble.ts';
import { backup, verify } from './upkeep/commands.ts';

/** npm hands on a Ctrl+C of which the terminal has told the server already. A second one comes later. */
const SAME_MS = 300;

async function serve(settings: Settings): Promise<void> {
  const { publicOrigin, proxies, metricsToken, hasLog, isForOthers } = settings;
  // What is said to a person is not in the way of a program that reads the log.
  const say = (line: string): void => (hasLog ? console.error(line) : console.log(line));
  if (settings.builds) await buildPage();
  const hasPage = (await stat(join(PAGE_FOLDER, 'index.html')).catch(() => null)) !== null;
  const log = await openedLog(settings.database);
  // Rules and cards take their time to load: what is wrong before is told at once, and the next start finds them compiled.
  enableCompileCache();
  const { TableServer } = await import('./server.ts');
  const page = hasPage ? filesOf(PAGE_FOLDER) : null;
  const logTo = hasLog ? process.stdout : null;
  const server = new TableServer(log, { publicOrigin, proxies, metricsToken, logTo, page });
  const end = async (): Promise<void> => {
    await server.close();
    await log.close();
  };
  const first = settings.port ?? FIRST_PORT;
  const port = await freePort(first, settings.port === null, (tried) =>
    server.listen(tried, isForOthers ? '0.0.0.0' : '127.0.0.1'),
  ).catch(async (error: unknown) => {
    await end();
    throw new Trouble(whyNotListen(first, error));
  });
  endOnSignal(end, say);
  flushCompileCache();
  const others = isForOthers ? addressesIn(networkInterfaces()) : null;
  const columns = process.stdout.isTTY ? process.stdout.columns : 0;
  for (const line of greeting({ port, publicOrigin, hasPage, others, columns })) say(line);
  if (settings.opensBrowser && hasPage) openBrowser(`http://localhost:${port}/`);
}

/** The first signal lets everything finish, the second one does not. */
function endOnSignal(end: () => Promise<void>, say: (line: string) => void): void {
  let since: number | null = null;
  const hear = (): void => {
    if (since === null) {
      since = performance.now();
      say('Ending: every table is kept. (Ctrl+C again ends at once.)');
      end().catch((error: unknown) => {
        say(error instanceof Error ? error.message : String(error));
        process.exitCode = 1;
      });
    } else if (performance.now() - since > SAME_MS) process.exit(1);
  };
  process.on('SIGTERM', hear);
  process.on('SIGINT', hear);
}

async function main(): Promise<void> {
  const [command, ...args] = process.argv.slice(2);
  if (command === 'backup') return backup(args, process.env, console.log);
  if (command === 'verify') {
    process.exitCode = await verify(args, process.env, console.log, console.error);
    return;
  }
  const settings = settingsOf(process.argv.slice(2), process.env, process.stdout.isTTY === true);
  if (settings === null) console.log(USAGE);
  else await serve(settings);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof BadArgument) && !(error instanceof Trouble)) throw error;
  console.error(error.message);
  if (error instanceof BadArgument) console.error(USAGE);
  process.exitCode = error instanceof BadArgument ? 2 : 1;
}
