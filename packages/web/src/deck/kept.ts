import type { WrittenDeck } from '@methuselah/cards/decklist';

/** A deck as this device keeps it. */
export interface KeptDeck extends Required<WrittenDeck> {
  readonly id: string;
  /** When it was changed, in milliseconds. */
  readonly changed: number;
}

const isEntry = (entry: unknown): boolean =>
  typeof entry === 'object' &&
  entry !== null &&
  'id' in entry &&
  'count' in entry &&
  Number.isSafeInteger(entry.id) &&
  Number.isSafeInteger(entry.count);

function isKept(deck: unknown): deck is KeptDeck {
  if (typeof deck !== 'object' || deck === null) return false;
  const { id, name, author, description, changed, crypt, library } = deck as Readonly<
    Record<string, unknown>
  >;
  return (
    [id, name, author, description].every((text) => typeof text === 'string') &&
    typeof changed === 'number' &&
    [crypt, library].every((list) => Array.isArray(list) && list.every(isEntry))
  );
}

/** Reads what is stored, which may be anything. */
export function readKept(json: string | null): KeptDeck[] {
  try {
    const kept: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}
