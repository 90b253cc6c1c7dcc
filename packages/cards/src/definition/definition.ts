import type {
  Amount,
  CardType,
  Cost,
  LibraryCard,
  Mode,
  Requirement,
  VampireCard,
} from '@methuselah/engine/language';

/**
 * What a card does. What it is (its name, clan, cost, Disciplines, …) is in the catalogue and has no place here: `cards.ts` puts
 * both together.
 */

/** Facts of a vampire. */
type VampireFact =
  | 'kind'
  | 'id'
  | 'name'
  | 'clan'
  | 'capacity'
  | 'group'
  | 'sect'
  | 'disciplines'
  | 'title'
  | 'city'
  | 'votes'
  | 'circle'
  | 'slaveTo'
  | 'traits'
  | 'keywords'
  | 'unique'
  | 'advancedOf';

/** What a vampire does. */
export type VampireDefinition = Omit<VampireCard, VampireFact>;

/** Facts of a library card, and what is written otherwise beside them. */
type LibraryFact =
  | 'kind'
  | 'id'
  | 'name'
  | 'keywords'
  | 'unique'
  | 'trifle'
  | 'outOfTurn'
  | 'burnOption'
  | 'requires'
  | 'cost'
  | 'becomes'
  | 'modes';

/** What a library card does. */
export interface LibraryDefinition extends Omit<LibraryCard, LibraryFact> {
  /** What it asks for beside a clan. */
  readonly requires?: Omit<Requirement, 'clan'>;
  /** What it costs beside pool or blood. */
  readonly cost?: Omit<Cost, 'pool' | 'blood'>;
  /** What X is in its cost. */
  readonly costX?: Amount;
  /** It comes into play as a vampire of the capacity that is printed on it. */
  readonly becomes?: true;
  readonly modes: readonly ModeDefinition[];
}

/** The Disciplines are those printed before this part of the text; the type is left out where the card has only one. */
export interface ModeDefinition extends Omit<Mode, 'type'> {
  readonly type?: CardType;
}

/** What a card does; what it is comes from the catalogue. */
export type Definition = VampireDefinition | LibraryDefinition;

/** The definitions of several files, by the number of the card. */
export function definitions<D extends Definition>(
  files: readonly Readonly<Record<number, D>>[],
): ReadonlyMap<number, D> {
  const all = new Map<number, D>();
  for (const [id, definition] of files.flatMap((file) => Object.entries(file))) {
    if (all.has(Number(id))) throw new Error(`The card ${id} is defined twice.`);
    all.set(Number(id), definition);
  }
  return all;
}
