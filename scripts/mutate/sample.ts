// Samples the mutants to try.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { applyBreak, isRealBreak } from '../rules/breaks.ts';
import { Compiler } from './compiles.ts';
import { type Mutant, mutantsIn } from './mutants.ts';

export const RULES = 'packages/engine/src/rules/**/*.ts';

/** A mutant with its number among all mutants, for --only. */
export interface Numbered extends Mutant {
  readonly number: number;
}

export interface Wanted {
  readonly count: number;
  readonly seed: number;
  /** A file name, with or without folders and extension. */
  readonly file: string | undefined;
  /** The number of a single mutant. */
  readonly only: number | undefined;
  /** Only the first stage, the scenarios: quick, but reports too many survivors. */
  readonly quick: boolean;
}

export function allMutants(folder: string): Numbered[] {
  return globSync(RULES, { cwd: folder })
    .sort()
    .flatMap((file) => mutantsIn(file, readFileSync(join(folder, file), 'utf8')))
    .map((mutant, index) => ({ ...mutant, number: index + 1 }));
}

/** Number of mutated places; some have several mutants. */
export function countPlaces(mutants: readonly Mutant[]): number {
  return new Set(mutants.map(({ file, start, end }) => `${file}:${start}:${end}`)).size;
}

export interface Sample {
  readonly drawn: readonly Numbered[];
  /** Sampled, but left out because they do not compile. */
  readonly refused: number;
}

/**
 * Orders mutants by the seed and their content, not by their number: a change to the code leaves the order of the other
 * mutants unchanged, so that scores of two versions are comparable.
 */
export function shuffled<Each extends Mutant>(mutants: readonly Each[], seed: number): Each[] {
  const seen = new Map<string, number>();
  return mutants
    .map((mutant) => {
      const { file, what, code, original, text } = mutant;
      const key = JSON.stringify([seed, file, what, code, original, text]);
      const same = seen.get(key) ?? 0;
      seen.set(key, same + 1);
      return { mutant, place: createHash('sha256').update(`${key}${same}`).digest('hex') };
    })
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ mutant }) => mutant);
}

/** The same seed gives the same mutants, in source order. */
export function sampleOf(folder: string, mutants: readonly Numbered[], wanted: Wanted): Sample {
  const compiler = new Compiler(folder);
  const inOrder = shuffled(mutants, wanted.seed);
  const drawn: Numbered[] = [];
  let refused = 0;
  for (let from = 0; drawn.length < wanted.count && from < inOrder.length; ) {
    const next = inOrder.slice(from, from + wanted.count - drawn.length);
    from += next.length;
    const real = next
      .map((mutant) => changed(folder, mutant))
      .filter(({ source, text }) => isRealBreak(source, text));
    const accepted = compiler.accepted(real);
    drawn.push(...accepted.map(({ mutant }) => mutant));
    refused += real.length - accepted.length;
  }
  return { drawn: drawn.sort((a, b) => a.number - b.number), refused };
}

function changed(folder: string, mutant: Numbered) {
  const path = join(folder, mutant.file);
  const source = readFileSync(path, 'utf8');
  return { mutant, path, source, text: applyBreak(source, mutant) };
}

export function isWanted({ file, number }: Numbered, wanted: Wanted): boolean {
  if (wanted.only !== undefined && wanted.only !== number) return false;
  if (wanted.file === undefined) return true;
  return file.endsWith(`/${wanted.file}`) || basename(file, '.ts') === wanted.file || file === wanted.file;
}
