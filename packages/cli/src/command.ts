import type { Lang } from '@methuselah/cards/lang';

/** What was asked for makes no sense: told without a stack, and the command ends with 2. */
export class BadInput extends Error {}

/** What was asked about is wrong: told without a stack, and the command ends with 1. */
export class Wrong extends Error {}

/** An option of a command. Without a value it is on or off. */
export interface OptionSpec {
  readonly says: string;
  /** What the value is called in the help. */
  readonly value?: string;
  /** All the values there are. */
  readonly values?: readonly string[];
}

/** One way to use a command: what may follow its name. */
export interface Form {
  readonly takes: string;
  readonly says: string;
  readonly options?: Readonly<Record<string, OptionSpec>>;
  /** Words that may follow, beside the names of files: for completion. */
  readonly words?: readonly string[];
}

/** A command: an entry of the table (`commands.ts`) and a file with its `run`, loaded when it is asked for. */
export interface Command extends Form {
  readonly name: string;
  readonly alias?: string;
  /** The first word after the name, if there are several ways to use it. */
  readonly verbs?: Readonly<Record<string, Form>>;
  /** The verb of a command without words, and of one whose first word is none. */
  readonly otherwise?: { readonly alone: string; readonly withWords: string };
  /** A line to type, and what comes of it. */
  readonly examples: readonly (readonly [line: string, says: string])[];
  readonly load: () => Promise<{ readonly run: Run }>;
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
