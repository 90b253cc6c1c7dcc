import type {
  Amount,
  CardType,
  Cost,
  LibraryCard,
  Mode,
  NewCard,
  NewVampire,
  Requirement,
  VampireCard,
} from '@methuselah/engine/language';

/** What a card does. Its facts (name, clan, cost, Disciplines, …) are in the catalogue; `cards.ts` joins both. */

/** Fields of a vampire that come from the catalogue. */
type VampireFact =
  | 'kind'
  | 'id'
  | 'name'
  | 'clan'
  | 'capacity'
  | 'group'
  | 'sect'
  | 'disciplines'
  | 'path'
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

/** Fields of a library card that come from the catalogue, or are defined differently below. */
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
  /** Requirements other than a clan or a Path. */
  readonly requires?: Omit<Requirement, 'clan' | 'path'>;
  /** Costs other than pool or blood. */
  readonly cost?: Omit<Cost, 'pool' | 'blood'>;
  /** The value of X in its cost. */
  readonly costX?: Amount;
  /** It becomes a vampire of the printed capacity, or another type of card. */
  readonly becomes?: Omit<NewVampire, 'capacity'> | NewCard;
  readonly modes: readonly ModeDefinition[];
}

/** One way to play a card. Its Disciplines are printed before that part of the text; the type is omitted if there is only one. */
export interface ModeDefinition extends Omit<Mode, 'type'> {
  readonly type?: CardType;
}

/** What a card does; its facts come from the catalogue. */
export type Definition = VampireDefinition | LibraryDefinition;

/** Merges the definitions of several files, by card id. */
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
