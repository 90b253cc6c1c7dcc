import { CARDS, DECKS, toDeck } from '@methuselah/cards';
import {
  type Deck,
  type Game,
  type GameRecord,
  LIMITS,
  type Option,
  type ParseResult,
  parseRecord,
  poolOfRecord,
  readRecord,
  replay,
} from '@methuselah/engine';
import { recordedOption, replayOn, tableOf } from '@methuselah/engine/internal';
import { BadFile } from '../line/command.ts';
import { readBytes } from '../line/files.ts';

/** Game records in files, as JSON or as readable text. */

export const LARGEST_RECORD = LIMITS.text;

/** Reads a record, or says why the file is not one. */
export function readRecordFile(file: string): ParseResult {
  const text = readBytes(file, LARGEST_RECORD)
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();
  if (text.startsWith('{')) return readRecord(text);
  if (/^Methuselah record\b/i.test(text)) return parseRecord(text, CARDS);
  return {
    ok: false,
    refused: 'corrupt',
    message: 'This is no record: neither JSON nor text that begins with "Methuselah record".',
  };
}

export function recordIn(file: string): GameRecord {
  const read = readRecordFile(file);
  if (!read.ok) throw new BadFile(`${file}: ${read.message}`);
  return read.record;
}

/** The game of a record, replayed up to decision `to`. */
export function gameAt(file: string, record: GameRecord, to: number): Game {
  const begun = replay(record, poolOfRecord(record, CARDS), { to });
  if (!begun.ok) throw new BadFile(`${file}: ${begun.message}`);
  return begun.game;
}

export function replayFurther(file: string, game: Game, record: GameRecord, to?: number): void {
  const left = replayOn(game, record, to);
  if (left) throw new BadFile(`${file}: ${left.message}`);
}

/** The option of the current decision that the recorded id stands for. */
export function optionOf(game: Game, record: GameRecord, id: string): Option | undefined {
  const table = tableOf(game);
  return table.decision === null ? undefined : recordedOption(table, table.decision, record, id);
}

const sorted = (deck: Deck): string =>
  JSON.stringify([deck.crypt, deck.library].map((ids) => ids.toSorted()));

/** The key of a prebuilt deck with the same cards; null if there is none. */
export function deckName(deck: Deck): string | null {
  const cards = sorted(deck);
  return DECKS.find((known) => sorted(toDeck(known)) === cards)?.key ?? null;
}
