// Draws the mutants to try from all mutants of the rules.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { applyBreak, isRealBreak } from '../rules/breaks.ts';
import { Compiler } from './compiles.ts';
import { type Mutant, mutantsIn } from './mutants.ts';

export const RULES = 'packages/engine/src/rules/**/*.ts';

/** A mutant with its number among all mutants of the rules, for --only. */
export interface Numbered extends Mutant {
  readonly number: number;
}

export interface Wanted {
  readonly count: number;
  readonly seed: number;
  /** The name of a file, with or without folders and ending. */
  readonly file: string | undefined;
  /** The number of one mutant. */
  readonly only: number | undefined;
  /** Only the first stage, the plain scenarios: a quick look that shows too many survivors. */
  readonly quick: boolean;
}

export function allMutants(folder: string): Numbered[] {
  return globSync(RULES, { cwd: folder })
    .sort()
    .flatMap((file) => mutantsIn(file, readFileSync(join(folder, file), 'utf8')))
    .map((mutant, index) => ({ ...mutant, number: index + 1 }));
}

/** How many places are mutated: some in more than one way. */
export function countPlaces(mutants: readonly Mutant[]): number {
  return new Set(mutants.map(({ file, start, end }) => `${file}:${start}:${end}`)).size;
}

export interface Sample {
  readonly drawn: readonly Numbered[];
  /** Drawn too, and left out: the type check refuses them. */
  readonly refused: number;
}

/**
 * In an order by the seed and by what each mutant is, not by its number: code that changes leaves the others in their
 * places, and so the scores of two versions can be compared.
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

/** The same seed gives the same mutants, in the order of the source. */
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
