/** Something around the server is not as it has to be: said in a sentence, without a stack. */
import { type EventLog, openLog } from '../log/index.ts';

export class Trouble extends Error {
  override readonly name = 'Trouble';
}

/** Several attempts at once fail with an error that says nothing itself. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return (error.message || reasonOf(error.cause)).replace(/\.$/, '');
}

/** Where a PostgreSQL is, without the name and password of who uses it. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'of DATABASE_URL';
  const { host, pathname, searchParams } = new URL(url);
  return `${pathname.slice(1) || 'postgres'} at ${searchParams.get('host') ?? (host || 'localhost')}`;
}

export const isPostgres = (database: string): boolean => /^postgres(?:ql)?:\/\//.test(database);

export async function openedLog(database: string): Promise<EventLog> {
  try {
    return await openLog(database);
  } catch (error) {
    throw new Trouble(
      isPostgres(database)
        ? `The database ${placeOf(database)} cannot be used: ${reasonOf(error)}. DATABASE_URL says where it is.`
        : `The tables cannot be kept in ${database}: ${reasonOf(error)}. METHUSELAH_DATA names another folder.`,
    );
  }
}
