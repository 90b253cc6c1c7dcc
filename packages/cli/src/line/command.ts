import type { Lang } from '@methuselah/cards/lang';
import type { ErrorWords } from '../errors/words.ts';

/** Finished text, or a function that makes it from the error words of the user's language. */
type Sentence = string | ((words: ErrorWords) => string);

/** An error shown to the user as a sentence, without a stack. */
abstract class UserError extends Error {
  readonly #sentence: Sentence;

  constructor(sentence: Sentence) {
    super(typeof sentence === 'string' ? sentence : 'See its sentence.');
    this.#sentence = sentence;
  }
  in(words: ErrorWords): string {
    return typeof this.#sentence === 'string' ? this.#sentence : this.#sentence(words);
  }
}

/** The command line is invalid: exit code 2. */
export class BadInput extends UserError {}

/** The command line is fine, but a file it names is not: exit code 1. */
export class BadFile extends UserError {}

/** An option of a command; its description is in `help/`. Without `value` it is a flag. */
export interface OptionSpec {
  /** Placeholder shown in the help; those in `PLACES` (`help/words.ts`) are translated. */
  readonly value?: string;
  /** The allowed values, if they are a fixed list. */
  readonly values?: readonly string[];
}

/** One way to use a command: its arguments and options. */
export interface Form {
  readonly takes: string;
  readonly options?: Readonly<Record<string, OptionSpec>>;
  /** Words other than file names that completion offers. */
  readonly words?: readonly string[];
}

/** A command: an entry in the table (`commands.ts`), with its `run` in `commands/<name>.ts`. */
export interface Command extends Form {
  readonly name: string;
  readonly alias?: string;
  /** Subcommands, by the first word after the name. */
  readonly verbs?: Readonly<Record<string, Form>>;
  /** The verb if no word follows, and if the first word is not a verb. */
  readonly defaultVerb?: { readonly alone: string; readonly withWords: string };
  /** Example command lines, without `methuselah`. */
  readonly examples: readonly string[];
}

/** Returns the exit code: 0 for success, 1 if the check or file failed. Throws BadInput for 2. */
export type Run = (given: Arguments) => number | Promise<number>;

/** The parsed command line. */
export interface Arguments {
  readonly verb: string;
  readonly words: readonly string[];
  readonly lang: Lang;
  readonly has: (option: string) => boolean;
  readonly text: (option: string) => string | undefined;
  readonly integer: (option: string, fallback: number, least: number, most: number) => number;
}
