/** A process that appends to tables and prints what was acknowledged, until it is killed:  writer.ts <url> <table>… */
import { openLog } from '../src/log/index.ts';
import { event } from './logs.ts';

const [url = '', ...tables] = process.argv.slice(2);
const log = await openLog(url);
for (const table of tables)
  void (async () => {
    for (let seq = 1; ; seq++) {
      const command = `command ${seq}`;
      const { is } = await log.append(table, seq, [event(command)]);
      console.log(`${is} ${table} ${command}`);
    }
  })();
