/** Measures what a table in memory takes with five players and a spectator who look at it; their sockets are not counted. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DECKS } from '@methuselah/cards';
import { Dice, RULES_VERSION, type Viewer } from '@methuselah/engine';
import { type DecisionModel, patched, type TableModel } from '@methuselah/host';
import { openLog } from '../../packages/server/src/log/index.ts';
import { beginning } from '../../packages/server/src/table/events.ts';
import { LiveTable } from '../../packages/server/src/table/live.ts';
import type { TableMessage } from '../../packages/server/src/table/messages.ts';
import type { Surroundings } from '../../packages/server/src/table/surroundings.ts';
import { begin, surroundingsOf } from './waking.ts';

const VIEWERS: readonly Viewer[] = [...DECKS.keys(), 'spectator'];

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

/** A table that goes on, after so many decisions; nothing of what was said of it is kept. */
async function played(around: Surroundings, game: number, decisions: number): Promise<LiveTable> {
  const id = `live ${game}`;
  const facts = { rules: `${RULES_VERSION}`, options: '{}', isPublic: false, created: 0, due: null };
  await around.log.createTable(id, facts, [beginning(begin(game, 'person'), 0)]);
  const table = new LiveTable(id, around);
  const models = new Map<Viewer, TableModel>();
  const hear = (viewer: Viewer, text: string): void => {
    const message = JSON.parse(text) as TableMessage;
    const was = models.get(viewer);
    if (message.is === 'view') models.set(viewer, message.model);
    else if (was && message.model) models.set(viewer, patched(was, message.model));
  };
  for (const viewer of VIEWERS) await table.join(viewer, 'en', (text) => hear(viewer, text));
  const dice = new Dice(game);
  for (let made = 0; made < decisions; made++) {
    const asked = [...models.values()].flatMap(({ decision }) => decision ?? []);
    const { id: question, seat, options, pass } = asked[dice.roll(asked.length)] as DecisionModel;
    const option = pass !== null && dice.roll(4) > 0 ? pass : (options[dice.roll(options.length)]?.id ?? '');
    const answer = { is: 'option', option, whatever: false } as const;
    await table.do(seat, `${made}`, { is: 'answer', question, answer });
  }
  models.clear();
  return table;
}

/** Bytes of a table. */
export async function memory(tables: number, decisions: number): Promise<number> {
  const log = await openLog(':memory:');
  const around = surroundingsOf(log);
  // The first ones load what all share.
  for (let game = 1; game <= tables / 4; game++)
    await (await played(around, tables + game, decisions)).close();
  const before = heap();
  const kept: LiveTable[] = [];
  for (let game = 1; game <= tables; game++) kept.push(await played(around, game, decisions));
  const bytes = (heap() - before) / kept.length;
  for (const table of kept) await table.close();
  await log.close();
  return bytes;
}
