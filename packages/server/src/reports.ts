/** For operators: `node packages/server/src/reports.ts` prints what players have reported, `… close <id>` puts a report away. */
import { closeReport, openReports } from './chat/reports.ts';
import { databaseIn } from './command/environment.ts';
import { openLog } from './log/index.ts';

const USAGE = `node packages/server/src/reports.ts             what players have reported
node packages/server/src/reports.ts close <id>  put a report away

  DATABASE_URL, METHUSELAH_DATA  as for the server`;

async function main([verb, id, ...more]: readonly string[]): Promise<number> {
  if (more.length > 0 || (verb !== undefined && (verb !== 'close' || id === undefined))) {
    console.error(USAGE);
    return 2;
  }
  const log = await openLog(databaseIn(process.env));
  try {
    if (id !== undefined) {
      if (await closeReport(log.database, id, Date.now())) return 0;
      console.error(`There is no open report ${id}.`);
      return 1;
    }
    const reports = await openReports(log.database);
    console.log(reports.length === 0 ? 'There are no open reports.' : reports.join('\n\n'));
    return 0;
  } finally {
    await log.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The database does not answer.');
  process.exitCode = 1;
}
