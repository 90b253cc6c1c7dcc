/**
 * Differences between two versions of plain data, as plain data. Things are found by their key in an object; a list is replaced as
 * a whole, unless it still has as many items as before.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What to do with an object or a list: set these keys, remove those, and change the things under others. */
export interface Patch {
  readonly set?: { readonly [key: string]: Json };
  readonly cut?: readonly string[];
  readonly in?: { readonly [key: string]: Patch };
}

type Container = { readonly [key: string]: Json };

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** Both are objects, or both are lists of one length. */
const isAlike = (a: Container, b: Container): boolean =>
  Array.isArray(a) ? Array.isArray(b) && a.length === b.length : !Array.isArray(b);

/** A patch that is being made. */
interface Made {
  set?: Record<string, Json>;
  cut?: string[];
  in?: Record<string, Patch>;
}

/** How to make `now` of `was`; null if they are equal. Shared parts are not looked into. Most parts are equal: nothing is made for those. */
export function patchOf(was: object, now: object): Patch | null {
  const [before, after] = [was as Container, now as Container];
  const made: Made = {};
  if (Array.isArray(was) && Array.isArray(now)) {
    for (let place = 0; place < now.length; place++)
      if (was[place] !== now[place]) compare(made, `${place}`, was[place], now[place]);
    return inOrder(made);
  }
  for (const key of Object.keys(after)) {
    const [a, b] = [before[key], after[key]];
    if (a !== b && b !== undefined) compare(made, key, a, b);
  }
  for (const key of Object.keys(before))
    if (after[key] === undefined && before[key] !== undefined) made.cut = [...(made.cut ?? []), key];
  return inOrder(made);
}

function compare(made: Made, key: string, a: Json | undefined, b: Json): void {
  const patch = isContainer(a) && isContainer(b) && isAlike(a, b) ? patchOf(a, b) : undefined;
  if (patch === null) return;
  if (patch === undefined || isLarger(patch, b)) {
    made.set ??= {};
    made.set[key] = b;
  } else {
    made.in ??= {};
    made.in[key] = patch;
  }
}

/** The same changes are the same text, in whichever order they were found. */
function inOrder({ set, cut, in: inside }: Made): Patch | null {
  if (!set && !cut && !inside) return null;
  return { ...(set && { set }), ...(cut && { cut }), ...(inside && { in: inside }) };
}

/** A short list is sent whole rather than changed in most of its places. */
const isLarger = ({ set }: Patch, now: Json): boolean =>
  Array.isArray(now) && set !== undefined && Object.keys(set).length * 2 > now.length;

/** The data with a patch applied; the data itself does not change. */
export function patched<T extends object>(was: T, patch: Patch): T {
  const now: Record<string, Json> | Json[] = Array.isArray(was)
    ? [...was]
    : { ...(was as Record<string, Json>) };
  const fields = now as Record<string, Json>;
  for (const [key, value] of Object.entries(patch.set ?? {})) fields[key] = value;
  for (const key of patch.cut ?? []) delete fields[key];
  for (const [key, inner] of Object.entries(patch.in ?? {})) {
    const value = fields[key];
    if (isContainer(value)) fields[key] = patched(value, inner) as Json;
  }
  return now as T;
}
