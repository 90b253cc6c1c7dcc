import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from '../shared/csv.ts';
import type { PrintedCard } from './text.ts';

/** The published card lists, from a folder of one's own: their texts are not in this repository. */

export function printedCards(folder: string): Map<number, PrintedCard> {
  const read = (file: string) => readCsv(readFileSync(join(folder, file), 'utf8'));
  const of = (kind: PrintedCard['kind']) => (row: Readonly<Record<string, string>>) => ({
    id: Number(row.Id),
    name: row.Name ?? '',
    kind,
    types: (row.Type ?? '').split('/'),
    text: row['Card Text'] ?? '',
  });
  const all = [...read('vtescrypt.csv').map(of('crypt')), ...read('vteslib.csv').map(of('library'))];
  return new Map(all.map((card) => [card.id, card]));
}

/** How many winning tournament decks of the last years have a card, by id; from `played.csv`, if it is there. */
export function decksWith(folder: string): ReadonlyMap<number, number> {
  try {
    const rows = readCsv(readFileSync(join(folder, 'played.csv'), 'utf8'));
    return new Map(rows.map((row) => [Number(row.id), Number(row.decks_last5)]));
  } catch {
    return new Map();
  }
}

/** The ids of the cards that come next, in order; from `waves.json`, if it is there. */
export function wavesOf(folder: string): readonly { readonly id: number; readonly wave: string }[] {
  try {
    return JSON.parse(readFileSync(join(folder, 'waves.json'), 'utf8'));
  } catch {
    return [];
  }
}
