/**
 * A node in a process of its own, for measurements and faults: as the command starts it, with nothing limited, and told over its channel
 * what to do. `DATABASE_URL` names its database.
 */
import { flushCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DEFAULT_LIMITS, type Rate } from '../src/http/limits.ts';
import { openLog } from '../src/log/index.ts';
import { TableServer } from '../src/server.ts';

/** What it is asked, and what it says. */
export type ToNode =
  | { readonly is: 'usage' }
  /** Tidies up first, which takes CPU time. */
  | { readonly is: 'tidyUsage' }
  /** Its clock jumps so far from that of the machine, in milliseconds. */
  | { readonly is: 'clock'; readonly offset: number };
export type FromNode =
  | { readonly is: 'listening'; readonly port: number }
  | { readonly is: 'usage'; readonly cpuMs: number; readonly heap: number; readonly rss: number };

const ANY: Rate = { burst: 1e9, perSecond: 1e9 };
/** Nothing is limited but what a reader may be behind, and what makes no sense. */
const LIMITS = { ...DEFAULT_LIMITS, guests: ANY, requests: ANY, messages: ANY, sockets: 1e9 };

let offset = 0;
const machineNow = Date.now;
Date.now = () => machineNow() + offset;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function usage(): FromNode {
  const { user, system } = process.cpuUsage();
  const { heapUsed, rss } = process.memoryUsage();
  return { is: 'usage', cpuMs: (user + system) / 1000, heap: heapUsed, rss };
}

const say = (message: FromNode): void => {
  process.send?.(message);
};

const { DATABASE_URL = ':memory:', IDLE_MS, BAD_MESSAGES } = process.env;
const log = await openLog(DATABASE_URL);
const server = new TableServer(log, {
  limits: { ...LIMITS, badMessages: Number(BAD_MESSAGES ?? LIMITS.badMessages) },
  logTo: { write: (line) => process.stdout.write(line) },
  ...(IDLE_MS === undefined ? {} : { idleMs: Number(IDLE_MS) }),
});
/** What the first time lets go of may hold something else until it is gone. */
function tidy(): void {
  collect();
  setImmediate(() => {
    collect();
    say(usage());
  });
}
process.on('message', (asked: ToNode) => {
  if (asked.is === 'clock') offset = asked.offset;
  else if (asked.is === 'tidyUsage') tidy();
  else say(usage());
});
// Whoever started it has gone.
process.on('disconnect', () => process.exit());
say({ is: 'listening', port: await server.listen(0, '127.0.0.1') });
// It may be killed at any time, and its code is compiled by then.
flushCompileCache();
