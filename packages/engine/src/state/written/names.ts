import type { Pool } from '../../language/pool.ts';

/** Names for the numbers of a pool; names are the same in every pool. */
export interface Names {
  readonly name: (number: number) => string;
  readonly number: (name: string) => number | undefined;
}
export interface PoolNames {
  readonly defs: Names;
  readonly uses: Names;
  readonly scripts: Names;
  readonly nodes: Names;
  readonly clans: Names;
  readonly keywords: Names;
}

/** NONE has no name. The reverse map is built when a state is first read. */
function names(of: readonly string[]): Names {
  let numbers: ReadonlyMap<string, number> | null = null;
  return {
    name: (number) => of[number] ?? '',
    number: (name) => {
      numbers ??= new Map(of.map((each, number) => [each, number]));
      return numbers.get(name);
    },
  };
}

const KNOWN = new WeakMap<Pool, PoolNames>();

export function namesOf(pool: Pool): PoolNames {
  const known = KNOWN.get(pool);
  if (known) return known;
  const made: PoolNames = {
    defs: names(pool.cards.map(({ key }) => key)),
    uses: names(pool.uses.map(({ key }) => key)),
    scripts: names(pool.scriptKeys),
    nodes: names(pool.nodeKeys),
    clans: names(pool.clans),
    keywords: names(pool.keywords),
  };
  KNOWN.set(pool, made);
  return made;
}
