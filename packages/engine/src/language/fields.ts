/** Records of the card language whose fields may be left out: each field has a reader. */

/** The names of the fields that may be left out. */
export type OptionalField<T> = T extends object
  ? { [K in keyof T]-?: Partial<Record<K, never>> extends Pick<T, K> ? K : never }[keyof T]
  : never;

/** What stands in place of a record whose reader has not named these fields, or has named fields that it does not have. */
export interface Unread<Field> {
  readonly unread: Field;
}

/**
 * A record for a reader that reads several of its fields together. It names every field that may be left out: with a new field,
 * the reader does not compile until it has named that one, too.
 */
export type Reading<T, Named extends PropertyKey> = [
  Exclude<OptionalField<T>, Named> | Exclude<Named, OptionalField<T>>,
] extends [never]
  ? T
  : Unread<Exclude<OptionalField<T>, Named> | Exclude<Named, OptionalField<T>>>;

/** The same for one of several kinds of records: the reader names the fields by kind. */
export type ReadingOf<All, Kind extends keyof All, Named> = Reading<
  All[Kind],
  Kind extends keyof Named ? Extract<Named[Kind], PropertyKey> : never
>;

/** The fields that two readers name, of which one reads what the other does not. */
export type BothNamed<A, B> = {
  readonly [Kind in keyof A | keyof B]:
    | (Kind extends keyof A ? A[Kind] : never)
    | (Kind extends keyof B ? B[Kind] : never);
};

/** A reader for every field of a record: a new field does not compile until it is read. */
export type FieldReaders<T, A, B, C, Answer> = {
  readonly [K in keyof T]-?: (value: NonNullable<T[K]>, a: A, b: B, c: C) => Answer;
};

/** A field that is given, with what it says. */
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
 * The readers of the fields that a record gives, in the order of the table. They are looked up once for each record:
 * definitions of cards do not change.
 */
export function givenFields<T extends object, A, B, C, Answer>(
  readers: FieldReaders<T, A, B, C, Answer>,
): (record: T) => readonly GivenField<A, B, C, Answer>[] {
  const fields = Object.keys(readers) as (keyof T)[];
  const known = new WeakMap<T, readonly GivenField<A, B, C, Answer>[]>();
  // Card after card is asked about the same record: it need not be looked up again.
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
