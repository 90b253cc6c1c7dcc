import type { Lang } from '@methuselah/cards/lang';
import type { ErrorWords } from '../errors/words.ts';

/** A sentence that is ready, or one of the words for errors in the language of who is told. */
type Sentence = string | ((words: ErrorWords) => string);

/** Told in a sentence, without a stack. */
abstract class Told extends Error {
  readonly #sentence: Sentence;

  constructor(sentence: Sentence) {
    super(typeof sentence === 'string' ? sentence : 'See its sentence.');
    this.#sentence = sentence;
  }
  in(words: ErrorWords): string {
    return typeof this.#sentence === 'string' ? this.#sentence : this.#sentence(words);
  }
}

/** What was asked for makes no sense: the command ends with 2. */
export class BadInput extends Told {}

/** What was asked about is wrong: the command ends with 1. */
export class Wrong extends Told {}

/** An option of a command; what it does is said in `help/`. Without a value it is on or off. */
export interface OptionSpec {
  /** What the value is called in the help: a place (`help/words.ts`) has its name in each language. */
  readonly value?: string;
  /** All the values there are. */
  readonly values?: readonly string[];
}

/** One way to use a command: what may follow its name. */
export interface Form {
  readonly takes: string;
  readonly options?: Readonly<Record<string, OptionSpec>>;
  /** Words that may follow, beside the names of files: for completion. */
  readonly words?: readonly string[];
}

/** A command: an entry of the table (`commands.ts`) and a file of its name in `commands/` with its `run`. */
export interface Command extends Form {
  readonly name: string;
  readonly alias?: string;
  /** The first word after the name, if there are several ways to use it. */
  readonly verbs?: Readonly<Record<string, Form>>;
  /** The verb of a command without words, and of one whose first word is none. */
  readonly otherwise?: { readonly alone: string; readonly withWords: string };
  /** Lines to type. */
  readonly examples: readonly string[];
}

/** Gives the exit code: 0 all is well, 1 what was asked about is wrong. Throws BadInput for 2. */
export type Run = (given: Given) => number | Promise<number>;

/** What was typed, understood. */
export interface Given {
  readonly verb: string;
  readonly words: readonly string[];
  readonly lang: Lang;
  readonly has: (option: string) => boolean;
  readonly text: (option: string) => string | undefined;
  readonly whole: (option: string, otherwise: number, least: number, most: number) => number;
}
