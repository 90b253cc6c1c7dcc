import type { KnownCommand } from '../line/commands.ts';

/** Help texts of a language. The types require one for each command, verb, option and example. */
export interface HelpWords {
  readonly title: string;
  /** Lines below the list of commands. */
  readonly more: readonly string[];
  readonly aliasOf: (alias: string, name: string) => string;
  /** Names of the placeholders. */
  readonly places: Readonly<Record<Place, string>>;
  /** The options of every command. */
  readonly common: Readonly<Record<'lang' | 'help', string>>;
  readonly commands: { readonly [C in KnownCommand as C['name']]: CommandWords<C> };
}

export const PLACES = ['FILE', 'FOLDER', 'DECK', 'NAME', 'NUMBER', 'WORD', 'LANG'] as const;
export type Place = (typeof PLACES)[number];

type Saying<F> = { readonly says: string } & (F extends { readonly options: infer O }
  ? { readonly options: { readonly [N in keyof O]: string } }
  : unknown);
/** One string per element, in the same order. */
type Each<T extends readonly unknown[]> = { readonly [I in keyof T]: string };
type CommandWords<C extends KnownCommand> = Saying<C> & {
  readonly examples: Each<C['examples']>;
} & (C extends { readonly verbs: infer V }
    ? { readonly verbs: { readonly [N in keyof V]: Saying<V[N]> } }
    : unknown);

/** The same texts with loose keys, for code that iterates over the command table. */
export interface FormSays {
  readonly says: string;
  readonly options?: Readonly<Record<string, string>>;
}
export interface CommandSays extends FormSays {
  readonly examples: readonly string[];
  readonly verbs?: Readonly<Record<string, FormSays>>;
}
