/** `verify` and `backup` of the command line. */
import { BadArgument } from '@methuselah/site/command';
import { databaseIn } from '../command/environment.ts';
import type { Environment } from '../command/settings.ts';
import { isPostgres, reasonOf, Trouble } from '../command/trouble.ts';
import { openToRead } from '../log/index.ts';
import { backUp } from './backup.ts';

type Say = (line: string) => void;

function only(args: readonly string[], most: number): string | undefined {
  const option = args.find((each) => each.startsWith('-'));
  const more = option ?? args[most];
  if (more !== undefined) throw new BadArgument(`"${more}" was not expected here.`);
  return args[0];
}

export function backup(args: readonly string[], env: Environment, say: Say): void {
  const to = only(args, 1);
  if (to === undefined) throw new BadArgument('backup takes the name of the file to be made.');
  const from = databaseIn(env);
  if (isPostgres(from)) throw new BadArgument('backup copies a SQLite file; pg_dump copies a PostgreSQL.');
  try {
    backUp(from, to);
  } catch (error) {
    throw new Trouble(`No backup was made: ${reasonOf(error)}.`);
  }
  say(`${from} was copied to ${to}.`);
}

/** How often progress is told, in tables. */
const TOLD_EVERY = 100;

/** 0 if every table is whole, 1 if one is not. */
export async function verify(args: readonly string[], env: Environment, say: Say, tell: Say): Promise<0 | 1> {
  const database = only(args, 1) ?? databaseIn(env);
  const log = await openToRead(database).catch((error: unknown) => {
    const what = isPostgres(database) ? 'The database' : database;
    throw new Trouble(`${what} cannot be verified: ${reasonOf(error)}.`);
  });
  const { CARDS } = await import('@methuselah/cards');
  const { verified } = await import('./verify.ts');
  const found = { whole: 0, otherRules: 0, wrong: 0 };
  let [events, snapshots] = [0, 0];
  for await (const table of verified(log, CARDS)) {
    found[table.is]++;
    events += table.events;
    if (table.hasSnapshot) snapshots++;
    if (table.is === 'wrong') say(`Table ${table.table.slice(0, 6)}…: ${table.why}.`);
    if (table.done % TOLD_EVERY === 0) tell(`${table.done} of ${table.all} tables`);
  }
  await log.close();
  const { whole, otherRules, wrong } = found;
  const all = whole + otherRules + wrong;
  say(`${whole} of ${all} tables are whole (${events} events, ${snapshots} snapshots).`);
  if (otherRules > 0) say(`${otherRules} tables have the rules of another release, which can verify them.`);
  if (wrong > 0) say(`${wrong} tables are not whole.`);
  return wrong === 0 ? 0 : 1;
}
