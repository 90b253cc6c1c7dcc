/** Plays a game between random players and tells it in English. */
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type Game,
  parseRecord,
  printRecord,
  readRecord,
  recordGame,
  replay,
  replayOn,
  seatName,
} from '@methuselah/engine';
import { testPool } from './cards/index.ts';
import { GameLog, standing } from './log.ts';
import { OustWatch, playOn, TURN_LIMIT, testSetup } from './selfplay.ts';

const USAGE = `npm start -- [--seed N] [--players 2..6] [--record file] [--replay file]
  --seed     the game to play; the same seed is the same game (1)
  --players  how many players (5)
  --record   writes the record of the game to a file: JSON, or words if the name ends in .txt
  --replay   tells the game of a record written before`;

class BadArgument extends Error {}
/** What was asked for is clear, but the record is not one to be told or written. */
class BadRecord extends Error {}

interface Arguments {
  readonly seed: number;
  readonly players: number;
  readonly record: string | undefined;
  readonly replay: string | undefined;
}

function readArguments(): Arguments {
  try {
    const { values } = parseArgs({
      options: {
        seed: { type: 'string', default: '1' },
        players: { type: 'string', default: '5' },
        record: { type: 'string' },
        replay: { type: 'string' },
      },
    });
    if (values.record !== undefined && values.replay !== undefined)
      throw new BadArgument('--record and --replay do not go together.');
    return {
      seed: whole('seed', values.seed, 0, 0x7fffffff),
      players: whole('players', values.players, 2, 6),
      record: values.record,
      replay: values.replay,
    };
  } catch (error) {
    throw new BadArgument(error instanceof Error ? error.message : String(error));
  }
}

function whole(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new BadArgument(`--${name} takes a whole number from ${least} to ${most}, not "${text}".`);
}

/** Tells what happens in a game from now on; the function returned tells how it ended. */
function tellGame(game: Game): () => void {
  const { table } = game;
  const log = new GameLog((line) => console.log(line));
  const watch = new OustWatch();
  console.log(
    `${table.names.join(', ')} sit down to play, clockwise; ${seatName(table, table.state.first)} begins.`,
  );
  log.open(table);
  game.onEvent((event) => {
    watch.see(table, event);
    log.tell(table, event);
  });
  return () => {
    log.flush(table);
    console.log('');
    for (const line of standing(table, watch.ousts)) console.log(line);
    console.log('');
    if (!game.over) console.log(`The record ends here, in turn ${table.state.turn}.`);
    else if (table.state.limitReached)
      console.log(`The limit of ${table.state.turnLimit} table turns is reached.`);
    if (game.over)
      console.log(game.winner < 0 ? 'Nobody wins: a tie.' : `${seatName(table, game.winner)} wins the game.`);
  };
}

function playNew({ seed, players, record }: Arguments): void {
  // Said before the game is told, not after; what stands in the file stays until there is a record to write.
  if (record !== undefined) closeSync(openSync(record, 'a'));
  const game = recordGame(testSetup(seed, players, TURN_LIMIT));
  const end = tellGame(game);
  playOn(game, seed, 'eager');
  end();
  if (record === undefined) return;
  const printed = record.endsWith('.txt') ? printRecord(game.record(), testPool) : null;
  if (printed && !printed.ok) throw new BadRecord(`${record}: ${printed.message}`);
  writeFileSync(record, printed ? printed.text : JSON.stringify(game.record()));
  console.log(`The record is in ${record}.`);
}

function playAgain(file: string): void {
  const text = readFileSync(file, 'utf8').trimStart();
  const read = text.startsWith('{') ? readRecord(text) : parseRecord(text, testPool);
  if (!read.ok) throw new BadRecord(`${file}: ${read.message}`);
  const begun = replay(read.record, testPool, { to: 0 });
  if (!begun.ok) throw new BadRecord(`${file}: ${begun.message}`);
  const end = tellGame(begun.game);
  const result = replayOn(begun.game, read.record);
  end();
  if (result !== null) throw new BadRecord(`${file}: ${result.message}`);
}

// Who reads on only so far (npm start | head) has read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  const given = readArguments();
  if (given.replay === undefined) playNew(given);
  else playAgain(given.replay);
} catch (error) {
  const system = error instanceof Error && 'syscall' in error;
  if (!(error instanceof BadArgument) && !(error instanceof BadRecord) && !system) throw error;
  console.error(error.message);
  if (!(error instanceof BadRecord)) console.error(USAGE);
  process.exitCode = error instanceof BadRecord ? 1 : 2;
}
