/**
 * Parsers that can be put together. A parser gives every way to read the text from a place on: what it means, and where it
 * ends. The first reading of the whole text counts, so the more special alternative comes first.
 */
export type Parser<T> = (text: string, at: number) => Iterable<readonly [value: T, end: number]>;

type Values<P extends readonly Parser<unknown>[]> = {
  -readonly [K in keyof P]: P[K] extends Parser<infer T> ? T : never;
};

/**
 * Words with gaps: say`${who} gets ${number} stealth`. The words are the source of a regular expression, so parts may be optional
 * or have alternatives: say`(?:the )?acting (?:minion|vampire)`.
 */
export function say<P extends readonly Parser<unknown>[]>(
  words: TemplateStringsArray,
  ...gaps: P
): Parser<Values<P>> {
  const literals = words.raw.map((source) => new RegExp(source, 'iuy'));
  function* from(text: string, at: number, place: number): Iterable<readonly [unknown[], number]> {
    const literal = literals[place] as RegExp;
    literal.lastIndex = at;
    const match = literal.exec(text);
    if (match === null) return;
    const end = at + match[0].length;
    const gap = gaps[place];
    if (gap === undefined) {
      yield [[], end];
      return;
    }
    for (const [value, next] of gap(text, end))
      for (const [others, last] of from(text, next, place + 1)) yield [[value, ...others], last];
  }
  return (text, at) => from(text, at, 0) as Iterable<readonly [Values<P>, number]>;
}

/** What the words mean; `null` where they mean nothing after all. */
export function rule<V extends unknown[], T>(
  words: Parser<V>,
  meaning: (...values: V) => T | null,
): Parser<T> {
  return function* (text, at) {
    for (const [values, end] of words(text, at)) {
      const value = meaning(...values);
      if (value !== null) yield [value, end];
    }
  };
}

export const oneOf = <T>(...parsers: readonly Parser<T>[]): Parser<T> =>
  function* (text, at) {
    for (const parser of parsers) yield* parser(text, at);
  };

/** Words and what they mean. Each is the source of a regular expression. */
export const table = <T>(meanings: Readonly<Record<string, T>>): Parser<T> =>
  oneOf(
    ...Object.entries(meanings).map(([words, value]) => {
      const pattern = new RegExp(`(?:${words})(?![\\p{L}\\p{N}])`, 'iuy');
      return function* (text: string, at: number): Iterable<readonly [T, number]> {
        pattern.lastIndex = at;
        const match = pattern.exec(text);
        if (match !== null) yield [value, at + match[0].length];
      };
    }),
  );

/** A pattern whose first group is the value. */
export function match(source: string): Parser<string> {
  const pattern = new RegExp(source, 'iuy');
  return function* (text, at) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found !== null) yield [found[1] ?? found[0], at + found[0].length];
  };
}

export const always = <T>(value: T): Parser<T> =>
  function* (_text, at) {
    yield [value, at];
  };

/** The longer reading first. */
export const maybe = <T, U>(parser: Parser<T>, without: U): Parser<T | U> =>
  oneOf<T | U>(parser, always(without));

/** One or more, with a separator between them. */
export const listOf = <T>(parser: Parser<T>, separator: string): Parser<readonly T[]> =>
  function* (text, at) {
    const between = match(separator);
    function* more(found: readonly T[], from: number): Iterable<readonly [readonly T[], number]> {
      for (const [, start] of between(text, from))
        for (const [value, end] of parser(text, start)) yield* more([...found, value], end);
      yield [found, from];
    }
    for (const [value, end] of parser(text, at)) yield* more([value], end);
  };

/** None, one or more, one right after the other. */
export const anyOf = <T>(parser: Parser<T>): Parser<readonly T[]> =>
  function* (text, at) {
    function* more(found: readonly T[], from: number): Iterable<readonly [readonly T[], number]> {
      for (const [value, end] of parser(text, from)) yield* more([...found, value], end);
      yield [found, from];
    }
    yield* more([], at);
  };

/** A parser that is made when it is first used, for rules that contain themselves. */
export const later = <T>(make: () => Parser<T>): Parser<T> => {
  let made: Parser<T> | undefined;
  return (text, at) => {
    made ??= make();
    return made(text, at);
  };
};

/** The first reading of the whole text that means something. */
export function readWhole<T, U>(
  parser: Parser<T>,
  text: string,
  meaning: (value: T) => U | null | undefined,
): U | null {
  for (const [value, end] of parser(text, 0)) {
    if (end !== text.length) continue;
    const meant = meaning(value);
    if (meant !== null && meant !== undefined) return meant;
  }
  return null;
}
