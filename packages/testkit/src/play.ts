/** Plays a game with the five decks between random players and tells it. */
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { nameIn } from '@methuselah/cards';
import { parseRecord, printRecord, readRecord, recordGame, replay, replayOn } from '@methuselah/engine';
import { LANGS, type Lang, type Tongue, tongueOf } from '@methuselah/text';
import { fifthPool, fifthSetup } from './fifth.ts';
import { tellGame } from './log.ts';
import { playOn } from './selfplay.ts';

const USAGE = `npm start -- [--seed N] [--players 2..6] [--lang ${LANGS.join('|')}] [--record file] [--replay file]
  --seed     the game to play; the same seed is the same game (1)
  --players  how many players (5)
  --lang     the language it is told in (en)
  --record   writes the record of the game to a file: JSON, or words if the name ends in .txt
  --replay   tells the game of a record written before`;

class BadArgument extends Error {}
/** What was asked for is clear, but the record is not one to be told or written. */
class BadRecord extends Error {}

interface Arguments {
  readonly seed: number;
  readonly players: number;
  readonly tongue: Tongue;
  readonly record: string | undefined;
  readonly replay: string | undefined;
}

function readArguments(): Arguments {
  try {
    const { values } = parseArgs({
      options: {
        seed: { type: 'string', default: '1' },
        players: { type: 'string', default: '5' },
        lang: { type: 'string', default: 'en' },
        record: { type: 'string' },
        replay: { type: 'string' },
      },
    });
    if (values.record !== undefined && values.replay !== undefined)
      throw new BadArgument('--record and --replay do not go together.');
    return {
      seed: whole('seed', values.seed, 0, 0x7fffffff),
      players: whole('players', values.players, 2, 6),
      tongue: toldIn(language(values.lang)),
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

function language(given: string): Lang {
  const known = LANGS.find((lang) => lang === given);
  if (known === undefined) throw new BadArgument(`--lang takes ${LANGS.join(', ')}, not "${given}".`);
  return known;
}

const toldIn = (lang: Lang): Tongue => tongueOf(lang, (card) => nameIn(card.name, lang));

function playNew({ seed, players, record, tongue }: Arguments): void {
  // Said before the game is told, not after; what stands in the file stays until there is a record to write.
  if (record !== undefined) closeSync(openSync(record, 'a'));
  const game = recordGame(fifthSetup(seed, players, fifthPool));
  const end = tellGame(game, tongue);
  playOn(game, seed, 'eager');
  end();
  if (record === undefined) return;
  const printed = record.endsWith('.txt') ? printRecord(game.record(), fifthPool) : null;
  if (printed && !printed.ok) throw new BadRecord(`${record}: ${printed.message}`);
  writeFileSync(record, printed ? printed.text : JSON.stringify(game.record()));
  console.log(tongue.words.result.recordWritten(record));
}

function playAgain(file: string, tongue: Tongue): void {
  const text = readFileSync(file, 'utf8').trimStart();
  const read = text.startsWith('{') ? readRecord(text) : parseRecord(text, fifthPool);
  if (!read.ok) throw new BadRecord(`${file}: ${read.message}`);
  const begun = replay(read.record, fifthPool, { to: 0 });
  if (!begun.ok) throw new BadRecord(`${file}: ${begun.message}`);
  const end = tellGame(begun.game, tongue);
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
  else playAgain(given.replay, given.tongue);
} catch (error) {
  const system = error instanceof Error && 'syscall' in error;
  if (!(error instanceof BadArgument) && !(error instanceof BadRecord) && !system) throw error;
  console.error(error.message);
  if (!(error instanceof BadRecord)) console.error(USAGE);
  process.exitCode = error instanceof BadRecord ? 1 : 2;
}
