/**
 * Differences between two versions of plain data, as plain data. Each names what it changes by the path to it: keys of objects and
 * places of lists, from the outside in.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What to do: set what is at these paths, remove what is at those, and replace some items of the lists at others. */
export interface Patch {
  readonly set?: { readonly [path: string]: Json };
  readonly cut?: readonly string[];
  readonly splice?: { readonly [path: string]: Splice };
}
/** From a place on, so many items of a list are replaced by these. */
type Splice = readonly [at: number, count: number, ...items: Json[]];

type Container = { readonly [key: string]: Json };

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** One change of a patch that is being made. */
type Change =
  | { readonly is: 'set'; readonly path: string; readonly value: Json }
  | { readonly is: 'cut'; readonly path: string }
  | { readonly is: 'splice'; readonly path: string; readonly value: Splice };

/** How to make `now` of `was`; null if they are equal. Shared parts are not looked into. Most parts are equal: nothing is made for those. */
export function patchOf(was: object, now: object): Patch | null {
  const made: Change[] = [];
  compareFields(made, '', was as Container, now as Container);
  if (made.length === 0) return null;
  const set: Record<string, Json> = {};
  const cut: string[] = [];
  const splice: Record<string, Splice> = {};
  for (const change of made)
    if (change.is === 'set') set[change.path] = change.value;
    else if (change.is === 'cut') cut.push(change.path);
    else splice[change.path] = change.value;
  return {
    ...(isEmpty(set) ? {} : { set }),
    ...(cut.length === 0 ? {} : { cut }),
    ...(isEmpty(splice) ? {} : { splice }),
  };
}

function isEmpty(record: object): boolean {
  for (const _ in record) return false;
  return true;
}

/** Adds what has changed; true if all of it was set. What is set in most of its parts is set as a whole, but for the outermost. */
function compareFields(made: Change[], path: string, was: Container, now: Container): boolean {
  const [before, keys] = [made.length, Object.keys(now)];
  let set = 0;
  for (const key of keys) {
    const [a, b] = [was[key], now[key]];
    if (a !== b && b !== undefined && compare(made, below(path, key), a, b)) set++;
  }
  for (const key of Object.keys(was))
    if (now[key] === undefined && was[key] !== undefined) {
      made.push({ is: 'cut', path: below(path, key) });
      set++;
    }
  return path !== '' && set * 2 > keys.length && setWhole(made, before, path, now);
}

function compare(made: Change[], path: string, a: Json | undefined, b: Json): boolean {
  if (isContainer(a) && isContainer(b)) {
    if (Array.isArray(a) && Array.isArray(b)) return compareLists(made, path, a, b);
    if (!Array.isArray(a) && !Array.isArray(b)) return compareFields(made, path, a, b);
  }
  return setWhole(made, made.length, path, b);
}

/** As many things as before are compared one by one; of other lists, what is between an equal beginning and an equal end is replaced. */
function compareLists(made: Change[], path: string, was: readonly Json[], now: readonly Json[]): boolean {
  const before = made.length;
  if (was.length === now.length && now.every(isContainer)) {
    let set = 0;
    for (let place = 0; place < now.length; place++) {
      const [a, b] = [was[place], now[place] as Json];
      if (a !== b && compare(made, below(path, `${place}`), a, b)) set++;
    }
    return set * 2 > now.length && setWhole(made, before, path, now);
  }
  const shorter = Math.min(was.length, now.length);
  let [from, after] = [0, 0];
  while (from < shorter && isEqual(was[from], now[from])) from++;
  while (after < shorter - from && isEqual(was.at(-1 - after), now.at(-1 - after))) after++;
  if (from === was.length && from === now.length) return false;
  if (from + after === 0) return setWhole(made, before, path, now);
  const items = now.slice(from, now.length - after);
  made.push({ is: 'splice', path, value: [from, was.length - from - after, ...items] });
  return false;
}

/** Instead of what was added since `before`. */
function setWhole(made: Change[], before: number, path: string, value: Json): true {
  made.length = before;
  made.push({ is: 'set', path, value });
  return true;
}

/** Are two things the same plain data? */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => isEqual(a[key], b[key]));
}

// ---------------------------------------------------------------------------------------------- paths

const below = (path: string, key: string): string => (path === '' ? escaped(key) : `${path}/${escaped(key)}`);
const escaped = (key: string): string =>
  key.includes('/') || key.includes('~') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
const keysOf = (path: string): string[] =>
  path.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The data with a patch applied; the data itself does not change, and what is not on a path of the patch is shared with it. */
export function patched<T extends object>(was: T, { set = {}, cut = [], splice = {} }: Patch): T {
  const isCopy = new WeakSet<object>();
  const copied = <C extends object>(container: C): C => {
    if (isCopy.has(container)) return container;
    const copy = (Array.isArray(container) ? [...container] : { ...container }) as C;
    isCopy.add(copy);
    return copy;
  };
  const now = copied(was) as Record<string, Json>;
  /** Changes what is at a path, in copies of all that is around it. */
  const change = (path: string, run: (inside: Record<string, Json>, key: string) => void): void => {
    const keys = keysOf(path);
    let inside = now;
    for (const key of keys.slice(0, -1)) {
      const next = inside[key];
      if (!isContainer(next)) return;
      inside[key] = copied(next);
      inside = inside[key] as Record<string, Json>;
    }
    run(inside, keys.at(-1) ?? '');
  };
  for (const [path, value] of Object.entries(set))
    change(path, (inside, key) => {
      inside[key] = value;
    });
  for (const path of cut)
    change(path, (inside, key) => {
      delete inside[key];
    });
  for (const [path, [at, count, ...items]] of Object.entries(splice))
    change(path, (inside, key) => {
      const list = inside[key];
      if (Array.isArray(list)) inside[key] = list.toSpliced(at, count, ...items);
    });
  return now as T;
}
