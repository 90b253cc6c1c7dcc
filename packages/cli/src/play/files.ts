import { readFileSync, writeFileSync } from 'node:fs';
import { readRecord } from '@methuselah/engine';
import { chairsOf, type SavedTable, Session } from '@methuselah/host';
import { refusalText, type Tongue } from '@methuselah/text';
import type { PlayWords } from './words.ts';

/** Games in files. What goes wrong is a sentence to the player. */
export type Loaded =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly why: string };

export function loadTable(
  file: string,
  tongue: Tongue,
  words: PlayWords,
  chairs: (saved: SavedTable) => ReturnType<typeof chairsOf> = chairsOf,
): Loaded {
  const text = textOf(file);
  if (text === null) return { ok: false, why: words.noFile(file) };
  const read = readRecord(text);
  if (!read.ok) return { ok: false, why: `${file}: ${refusalText(read, tongue)}` };
  const saved: SavedTable = read.record;
  const session = Session.of(saved, chairs(saved), tongue);
  return session instanceof Session
    ? { ok: true, session }
    : { ok: false, why: `${file}: ${refusalText(session, tongue)}` };
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Null, if it is written. */
export function saveTable(file: string, session: Session, words: PlayWords): string | null {
  try {
    writeFileSync(file, JSON.stringify(session.saved()));
    return null;
  } catch {
    return words.notWritten(file);
  }
}
