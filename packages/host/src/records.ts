import { type CardSource, poolOfRecord, readRecord } from '@methuselah/engine';
import { refusalText } from '@methuselah/text/internal';
import type { LessonTask, Orders, Refused } from './contract/index.ts';
import { verdictOf } from './lessons/facts.ts';
import { loadSession } from './loading.ts';
import { marked } from './model/index.ts';
import { cardsOfDecks } from './needed.ts';
import { Replay } from './replay.ts';
import { chairsOf } from './saved.ts';
import { type Bots, type SavedTable, Session } from './session.ts';
import { HostedTable, type Judge } from './table.ts';
import type { HostLocale } from './words/words.ts';

/** Reads games that were saved. A page loads this with the first of them. */

/** Continues a saved game, or returns a refusal. If it is over, it is shown from the step `watched` on. */
export function loadTable(
  json: string,
  cards: CardSource,
  bots: Bots,
  locale: HostLocale,
  orders: Orders,
  { task = null, watched }: { readonly task?: LessonTask | null; readonly watched?: number } = {},
): HostedTable | Refused {
  const read = readRecord(json);
  if (!read.ok) return { is: 'refused', text: refusalText(read, locale) };
  const saved: SavedTable = read.record;
  const session = loadSession(saved, poolOfRecord(saved, cards), chairsOf(saved), marked(locale));
  if (!(session instanceof Session)) return { is: 'refused', text: refusalText(session, locale) };
  const judge: Judge | null = task && ((model) => verdictOf(task, model));
  return HostedTable.resume(session, bots, locale, orders, {
    judge,
    ...(watched === undefined ? {} : { watched }),
  });
}

/** Opens a record for viewing, or returns a refusal. */
export const openReplay = (json: string, cards: CardSource, locale: HostLocale): Replay | Refused =>
  Replay.open(json, cards, locale);

/** The cards of the decks of a record; none if it is not one. */
export function cardsOfRecord(json: string): readonly number[] {
  const read = readRecord(json);
  return read.ok ? cardsOfDecks(read.record.players.map(({ deck }) => deck)) : [];
}
