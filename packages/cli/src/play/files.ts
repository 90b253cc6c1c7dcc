import { CARDS } from '@methuselah/cards';
import { type Divergence, poolOfRecord, type Refusal } from '@methuselah/engine';
import { chairsOf, loadSession, type SavedTable, Session } from '@methuselah/host';
import { type Locale, refusalText } from '@methuselah/text/internal';
import { isReadable } from '../line/files.ts';
import { LARGEST_RECORD, readRecordFile } from '../records/records.ts';
import type { PlayWords } from '../words/sections/play.ts';

/** A loaded game, or a message to the player saying why it cannot be loaded. */
export type Loaded =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly why: string };

/** Loads a save or any other record, and verifies it by replaying it. */
export function loadTable(
  file: string,
  locale: Locale,
  words: PlayWords,
  chairs: (saved: SavedTable) => ReturnType<typeof chairsOf> = chairsOf,
): Loaded {
  if (!isReadable(file)) return { ok: false, why: words.noFile(file) };
  const session = sessionOf(file, locale, chairs);
  return session instanceof Session
    ? { ok: true, session }
    : { ok: false, why: `${file}: ${refusalText(session, locale)}` };
}

function sessionOf(
  file: string,
  locale: Locale,
  chairs: (saved: SavedTable) => ReturnType<typeof chairsOf>,
): Session | Refusal | Divergence {
  const read = isReadable(file, LARGEST_RECORD)
    ? readRecordFile(file)
    : ({ ok: false, refused: 'tooLarge', message: '' } as const);
  if (!read.ok) return read;
  const saved: SavedTable = read.record;
  return loadSession(saved, poolOfRecord(saved, CARDS), chairs(saved), locale);
}
