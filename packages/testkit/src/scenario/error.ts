/** The location of a problem. */
export interface Place {
  readonly file: string;
  /** The scenario's name; empty if not known yet. */
  readonly scenario: string;
  /** From 1, in the file. */
  readonly line: number;
}

/**
 * A problem with a scenario: it cannot be parsed (malformed), or the game went differently (failed). `problem` is the
 * sentence; `message` adds the location before it and, if failed, the table after it.
 */
export class ScenarioError extends Error {
  readonly kind: 'malformed' | 'failed';
  readonly place: Place;
  readonly problem: string;

  constructor(kind: 'malformed' | 'failed', place: Place, problem: string, details = '', cause?: unknown) {
    const said = sentence(problem);
    const name = place.scenario === '' ? '' : ` "${place.scenario}"`;
    super(
      `${place.file}:${place.line}:${name}\n  ${said}${details === '' ? '' : `\n${details}`}`,
      cause === undefined ? {} : { cause },
    );
    this.name = 'ScenarioError';
    this.kind = kind;
    this.place = place;
    this.problem = said;
  }
}

/** Ends the text with exactly one full stop. */
export const sentence = (text: string): string =>
  /[?!]["')]?$/.test(text.trim()) ? text.trim() : `${text.trim().replace(/[.\s:]+$/, '')}.`;

/** Normalizes text: case, spacing and a final full stop do not matter in a scenario. */
export const plain = (text: string): string =>
  text.trim().replace(/\.$/, '').replace(/\s+/g, ' ').toLowerCase();

/** Escapes text for use in a regular expression. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** ' Did you mean "…"?' with the known words nearest to an unknown one. */
export function suggest(wanted: string, known: Iterable<string>): string {
  const near = [...new Set(known)]
    .map((word) => ({ word, far: distance(plain(wanted), plain(word)) }))
    .filter(({ word, far }) => far <= Math.max(2, Math.floor(Math.max(wanted.length, word.length) * 0.4)))
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ word }) => `"${word}"`);
  return near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
}

/** Edit distance (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
