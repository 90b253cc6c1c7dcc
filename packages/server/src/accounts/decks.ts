/** Decks that people have written down, which nobody else is told of before they are played to the end. */
import { toDeck } from '@methuselah/cards';
import { type CatalogueCard, fullName } from '@methuselah/cards/catalogue';
import { checkDeck, readDeckList } from '@methuselah/cards/decklist';
import type { Deck, DeckProblem } from '@methuselah/engine';
import { fitsDeck } from '@methuselah/engine/internal';
import type { Database, Row } from '../log/index.ts';

/** Decks of one account. */
const MOST_DECKS = 50;
/** Unknown names for which others are suggested: looking for them takes long. */
const SUGGESTIONS = 3;
const MOST_PROBLEMS = 50;

const LIST = 'SELECT id, name, list, changed FROM deck WHERE account_id = ? ORDER BY name, id';
const FIND = 'SELECT list FROM deck WHERE account_id = ? AND id = ?';
const COUNT = 'SELECT count(*) AS count FROM deck WHERE account_id = ? AND id <> ?';
const PUT = `INSERT INTO deck (account_id, id, name, list, changed) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (account_id, id) DO UPDATE SET name = excluded.name, list = excluded.list, changed = excluded.changed`;
const REMOVE = 'DELETE FROM deck WHERE account_id = ? AND id = ? RETURNING id';

export const DECK_PROBLEMS = [
  'unknownName',
  'unknownNumber',
  'severalCards',
  'badCount',
  'tooManyCards',
  'unreadable',
  'cryptTooSmall',
  'libraryTooSmall',
  'libraryTooLarge',
  'groupsTooFarApart',
  'unknownCard',
  'wrongDeck',
  'notPlayable',
] as const;

/** What is wrong with a deck list. */
export interface DeckFault {
  readonly key: (typeof DECK_PROBLEMS)[number];
  /** The line of the list, counted from 1, and what is in it. */
  readonly line?: number;
  readonly text?: string;
  /** How many cards there are. */
  readonly count?: number;
  /** The cards that it is about, or that may be meant, by name. */
  readonly cards?: readonly string[];
}

export interface KeptDeck {
  readonly id: string;
  readonly name: string;
  readonly list: string;
  readonly changed: number;
}

const names = (cards: readonly CatalogueCard[]): string[] => cards.map((card) => fullName(card));

const faultOf = (problem: DeckProblem): DeckFault =>
  'count' in problem ? { key: problem.key, count: problem.count } : { key: problem.key };

/** The deck that a list describes, or what is wrong with it. */
export function deckOf(list: string): Deck | readonly DeckFault[] {
  const read = readDeckList(list, undefined, SUGGESTIONS);
  const { illegal, notPlayable } = checkDeck(read);
  const faults: DeckFault[] = [
    ...read.problems.map(({ key, line, text, candidates }) => ({
      key,
      line,
      text,
      cards: names(candidates),
    })),
    ...illegal.map(faultOf),
    ...(notPlayable.length > 0 ? [{ key: 'notPlayable' as const, cards: names(notPlayable) }] : []),
  ];
  const deck = toDeck(read);
  if (faults.length === 0 && !fitsDeck(deck)) faults.push({ key: 'tooManyCards' });
  return faults.length === 0 ? deck : faults.slice(0, MOST_PROBLEMS);
}

const isDeck = (deck: Deck | readonly DeckFault[]): deck is Deck => 'crypt' in deck;

const keptOf = (row: Row): KeptDeck => ({
  id: String(row.id),
  name: String(row.name),
  list: String(row.list),
  changed: Number(row.changed),
});

/** The id in a deck's name as it is given in a room; null if it is none of these. */
export const ownDeckId = (key: string | null): string | null =>
  key?.startsWith('own:') ? key.slice('own:'.length) : null;

export class Decks {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  async list(account: string): Promise<readonly KeptDeck[]> {
    return (await this.#database.query(LIST, [account])).map(keptOf);
  }

  /** Keeps a deck, or says what is wrong with it; `tooMany`: there are enough. */
  async put(
    account: string,
    { id, name, list }: Pick<KeptDeck, 'id' | 'name' | 'list'>,
  ): Promise<KeptDeck | readonly DeckFault[] | 'tooMany'> {
    const deck = deckOf(list);
    if (!isDeck(deck)) return deck;
    const [row] = await this.#database.query(COUNT, [account, id]);
    if (Number(row?.count) >= MOST_DECKS) return 'tooMany';
    const kept = { id, name, list, changed: this.#now() };
    await this.#database.query(PUT, [account, id, name, list, kept.changed]);
    return kept;
  }

  /** False if there is no such deck. */
  async remove(account: string, id: string): Promise<boolean> {
    return (await this.#database.query(REMOVE, [account, id])).length > 0;
  }

  /** A deck to play with; null if there is none, or it can no longer be played. */
  async find(account: string, id: string): Promise<Deck | null> {
    const [row] = await this.#database.query(FIND, [account, id]);
    const deck = row === undefined ? [] : deckOf(String(row.list));
    return isDeck(deck) ? deck : null;
  }
}
