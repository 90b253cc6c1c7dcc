/** A PostgreSQL of one's own, for tests and measurements: in a temporary folder, with nothing but a socket in it. */
import { type ChildProcess, execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { accessSync, chownSync, constants, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import pg from 'pg';

const KNOWN_FOLDERS = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
];
const START_MS = 60_000;
const LOOK_MS = 50;

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The folder of PostgreSQL's programs: `POSTGRES_BIN`, or the newest one found; null if there is none. */
export function findPostgres(): string | null {
  const { POSTGRES_BIN, PATH = '' } = process.env;
  const known = globSync(KNOWN_FOLDERS).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const folders = POSTGRES_BIN ? [POSTGRES_BIN] : [...known, ...PATH.split(delimiter)];
  const isWhole = (folder: string): boolean =>
    ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name)));
  return folders.find(isWhole) ?? null;
}

/** PostgreSQL refuses to run as root. */
function owner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string, user: string): number => {
    const { status, stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : Number.NaN;
  };
  const user = Number.isNaN(idOf('-u', 'postgres')) ? 'nobody' : 'postgres';
  return { uid: idOf('-u', user), gid: idOf('-g', user) };
}

/** A folder of one's own for a server. */
function ownFolder(): { folder: string; as: SpawnOptions } {
  const folder = mkdtempSync(join(tmpdir(), 'methuselah-postgres-'));
  const as = owner();
  if (as !== null) chownSync(folder, as.uid, as.gid);
  return { folder, as: { cwd: folder, ...as } };
}

/** Runs a line of shell, to which the folder is `$0`, when this process has ended, in whatever way: its pipe to the shell is closed then. */
function atTheEnd(line: string, folder: string, as: SpawnOptions): ChildProcess {
  const guard = spawn('sh', ['-c', `cat; ${line}`, folder], {
    ...as,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  return guard;
}

let made: string | null = null;
/** An empty database that was never started: made once in a process, which takes a second, and copied for each cluster. */
function emptyDatabase(bin: string): string {
  if (made !== null) return made;
  const { folder, as } = ownFolder();
  made = join(folder, 'data');
  // Only making it does not wait for the disk.
  const args = ['-D', made, '-U', 'methuselah', '--no-sync', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
  execFileSync(join(bin, 'initdb'), args, { ...as, stdio: 'pipe' });
  atTheEnd('rm -rf "$0"', folder, as);
  return made;
}

export class Cluster {
  readonly url: string;
  readonly #bin: string;
  readonly #folder: string;
  readonly #as: SpawnOptions;
  readonly #settings: string[] = [];
  #process: ChildProcess | null = null;
  #guard: ChildProcess | null = null;

  /** Made and started. Whoever started it ends it with `remove`. */
  static async start(): Promise<Cluster> {
    const cluster = new Cluster();
    await cluster.start();
    return cluster;
  }

  /** A standby of another one, made of what is there now and started: from then on it follows over an address. */
  static async standbyOf(primary: Cluster, url: string): Promise<Cluster> {
    const cluster = new Cluster(primary);
    const host = new URL(url).searchParams.get('host');
    cluster.#settings.push('-c', `primary_conninfo=host=${host} user=methuselah`);
    await cluster.start();
    return cluster;
  }

  constructor(primary: Cluster | null = null) {
    const bin = findPostgres();
    if (bin === null) throw new Error('There is no PostgreSQL: "npm run postgres" installs it.');
    this.#bin = bin;
    ({ folder: this.#folder, as: this.#as } = ownFolder());
    this.url = `postgres://methuselah@localhost/postgres?host=${encodeURIComponent(this.#folder)}`;
    const data = join(this.#folder, 'data');
    const [program, args] =
      primary === null
        ? ['cp', ['-a', emptyDatabase(bin), data]]
        : [
            join(bin, 'pg_basebackup'),
            ['-D', data, '-U', 'methuselah', '--no-sync', '-h', primary.#folder, '-R', '-c', 'fast'],
          ];
    execFileSync(program, args, { ...this.#as, stdio: 'pipe' });
  }

  /** Kills the server and all of its processes at once, as the end of its machine does. */
  async vanish(): Promise<void> {
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', `${this.#process?.pid}`], {
      encoding: 'utf8',
    });
    const gone = this.#ended('SIGKILL');
    for (const pid of stdout.split('\n').map(Number).filter(Boolean)) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    }
    await gone;
  }

  /** Starts it, and waits until it answers. */
  async start(): Promise<void> {
    const end = Date.now() + START_MS;
    const args = [
      '-D',
      join(this.#folder, 'data'),
      '-k',
      this.#folder,
      '-c',
      'listen_addresses=',
      ...this.#settings,
    ];
    let said = '';
    while (Date.now() < end) {
      const started = spawn(join(this.#bin, 'postgres'), args, {
        ...this.#as,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      this.#process = started;
      this.#watch(started);
      started.stderr?.on('data', (part) => {
        said = `${said}${part}`.slice(-4000);
      });
      // After a crash what is left of the old one may have to end first.
      while (started.exitCode === null && Date.now() < end) {
        if (await this.#answers()) return;
        await later(LOOK_MS);
      }
      await later(LOOK_MS);
    }
    throw new Error(`PostgreSQL does not start:\n${said}`);
  }

  /** Ends the server at once and tidies nothing up, as a crash does. */
  async crash(signal: 'SIGKILL' | 'SIGQUIT'): Promise<void> {
    await this.#ended(signal);
  }

  async remove(): Promise<void> {
    await this.#ended('SIGQUIT');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #answers(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end();
    }
  }

  /** Ends the server with this process. */
  #watch({ pid }: ChildProcess): void {
    this.#guard?.kill('SIGKILL');
    this.#guard = atTheEnd(`kill -QUIT ${pid}; rm -rf "$0"`, this.#folder, this.#as);
  }

  async #ended(signal: 'SIGKILL' | 'SIGQUIT'): Promise<void> {
    const running = this.#process;
    this.#guard?.kill('SIGKILL');
    if (running === null || running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await gone;
  }
}
