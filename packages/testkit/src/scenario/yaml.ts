import { isMap, isScalar, isSeq, type LineCounter, type Node } from 'yaml';
import { type Place, ScenarioError, suggest } from './error.ts';
import type { Line, Named } from './scenario.ts';

export const QUOTE_NUMBERS =
  'Put the line in quotes, or give the card a name of its own in the position, as in "- Hired Knife as K1".';

export const QUOTE_COLONS = 'A text with a colon in it must be put in quotes.';

/** Reads strings, numbers, lists and mappings of a YAML file; errors name the line. */
export class YamlReader {
  readonly #file: string;
  readonly #lines: LineCounter;
  readonly #source: readonly string[];
  /** The scenario's name, once known. */
  protected name = '';

  constructor(file: string, lines: LineCounter, source: string) {
    this.#file = file;
    this.#lines = lines;
    this.#source = source.split('\n');
  }

  /** Is there an unquoted card number in this line or the one before? */
  protected numbered(line: number): boolean {
    return this.#source.slice(Math.max(0, line - 2), line).some((row) => /^[^"']* #\d/.test(row));
  }

  protected at(offset: number): Place {
    return { file: this.#file, scenario: this.name, line: this.#lines.linePos(offset).line };
  }
  protected placeOf(node: unknown): Place {
    return this.at((node as Node | null)?.range?.[0] ?? 0);
  }
  protected fail(node: unknown, problem: string): never {
    throw new ScenarioError('malformed', this.placeOf(node), problem);
  }

  /** The entries of a mapping with known keys only; `other` keys are valid elsewhere and get a better message. */
  protected map(
    node: unknown,
    what: string,
    known: readonly string[],
    other: readonly string[] = [],
  ): Map<string, unknown> {
    const entries = new Map<string, unknown>();
    if (isEmpty(node)) return entries;
    if (!isMap(node)) this.fail(node, `${what} must be written as "key: value" lines.`);
    for (const { key, value } of node.items) {
      const word = isScalar(key) ? String(key.value) : '';
      if (!known.includes(word))
        this.fail(
          key,
          `${what} has no "${word}".${suggest(word, [...known, ...other]) || ` It may have: ${known.join(', ')}.`}`,
        );
      entries.set(word, value);
    }
    return entries;
  }
  protected list(node: unknown, what: string): readonly unknown[] {
    if (isEmpty(node)) return [];
    if (!isSeq(node)) this.fail(node, `"${what}" must be a list: [one, two], or a line with "- " for each.`);
    return node.items;
  }
  protected text(node: unknown, what: string): string {
    if (isScalar(node) && node.type === 'PLAIN' && /^\d/.test(node.comment ?? ''))
      this.fail(node, `" #${node.comment}" is a remark to YAML. ${QUOTE_NUMBERS}`);
    if (isScalar(node) && (typeof node.value === 'string' || typeof node.value === 'number'))
      return String(node.value);
    return this.fail(node, `"${what}" must be a text.`);
  }
  protected number(node: unknown, what: string, otherwise: number): number {
    if (node === undefined) return otherwise;
    if (isScalar(node) && typeof node.value === 'number' && node.value >= 0) return node.value;
    return this.fail(node, `"${what}" must be a number.`);
  }
  protected flag(node: unknown, what: string): boolean {
    if (node === undefined) return false;
    if (isScalar(node) && typeof node.value === 'boolean') return node.value;
    return this.fail(node, `"${what}" must be true or false.`);
  }
  /** The lines of a text with their locations; those of a block begin below its key. */
  protected rows(node: unknown, what: string): Line[] {
    const rows = this.text(node, what).split('\n');
    const first = this.placeOf(node);
    const offset = isScalar(node) && node.type === 'BLOCK_LITERAL' ? 1 : 0;
    return rows.map((text, i) => ({ text, place: { ...first, line: first.line + offset + i } }));
  }
  protected named(node: unknown, what: string): Named | null {
    return isEmpty(node) ? null : { name: this.text(node, what), place: this.placeOf(node) };
  }
}

export const isEmpty = (node: unknown): boolean =>
  node === undefined || node === null || (isScalar(node) && (node.value === null || node.value === ''));
