/** Types that make sure that every optional field of the card language has a reader. */

/** The names of the optional fields. */
export type OptionalField<T> = T extends object
  ? { [K in keyof T]-?: Partial<Record<K, never>> extends Pick<T, K> ? K : never }[keyof T]
  : never;

/** Replaces a record type whose reader has missed these fields, or has named fields that do not exist. */
export interface Unread<Field> {
  readonly unread: Field;
}

/**
 * A record for a reader that reads several of its fields together.
 *
 * The reader names every optional field, so that it stops compiling when a field is added.
 */
export type Reading<T, Named extends PropertyKey> = [
  Exclude<OptionalField<T>, Named> | Exclude<Named, OptionalField<T>>,
] extends [never]
  ? T
  : Unread<Exclude<OptionalField<T>, Named> | Exclude<Named, OptionalField<T>>>;

/** The same for a union of records: the reader names the fields by kind. */
export type ReadingOf<All, Kind extends keyof All, Named> = Reading<
  All[Kind],
  Kind extends keyof Named ? Extract<Named[Kind], PropertyKey> : never
>;

/** The fields named by two readers together, where each reads some of them. */
export type BothNamed<A, B> = {
  readonly [Kind in keyof A | keyof B]:
    | (Kind extends keyof A ? A[Kind] : never)
    | (Kind extends keyof B ? B[Kind] : never);
};

/** A reader for every field of a record: a new field does not compile until it has one. */
export type FieldReaders<T, A, B, C, Answer> = {
  readonly [K in keyof T]-?: (value: NonNullable<T[K]>, a: A, b: B, c: C) => Answer;
};

/** The reader of a field that is present, bound to its value. */
export type GivenField<A, B, C, Answer> = (a: A, b: B, c: C) => Answer;

function bind<T, K extends keyof T, A, B, C, Answer>(
  record: T,
  field: K,
  readers: FieldReaders<T, A, B, C, Answer>,
): GivenField<A, B, C, Answer> | null {
  const value = record[field];
  if (value === undefined || value === null) return null;
  const read = readers[field];
  return (a, b, c) => read(value, a, b, c);
}

/**
 * The readers of the fields present in a record, in the order of the table. Cached per record: card definitions do not change.
 */
export function givenFields<T extends object, A, B, C, Answer>(
  readers: FieldReaders<T, A, B, C, Answer>,
): (record: T) => readonly GivenField<A, B, C, Answer>[] {
  const fields = Object.keys(readers) as (keyof T)[];
  const known = new WeakMap<T, readonly GivenField<A, B, C, Answer>[]>();
  // Consecutive calls are mostly about the same record, so remember the last one.
  let last: T | null = null;
  let ofLast: readonly GivenField<A, B, C, Answer>[] = [];
  return (record) => {
    if (record === last) return ofLast;
    let given = known.get(record);
    if (given === undefined) {
      given = fields.flatMap((field) => bind(record, field, readers) ?? []);
      known.set(record, given);
    }
    last = record;
    ofLast = given;
    return given;
  };
}
