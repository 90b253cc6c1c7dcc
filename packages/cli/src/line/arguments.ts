import { parseArgs } from 'node:util';
import { LANGS, type Lang } from '@methuselah/cards/lang';
import type { ErrorWords } from '../errors/words.ts';
import { type Arguments, BadInput, type Command, type Form, type OptionSpec } from './command.ts';

/** Options of every command. */
export const COMMON: Readonly<Record<string, OptionSpec>> = {
  lang: { value: 'LANG', values: LANGS },
  help: {},
};

export const formsOf = (command: Command): readonly Form[] => [
  command,
  ...Object.values(command.verbs ?? {}),
];

/** Parses what follows a command's name; throws BadInput for anything the command does not take. */
export function readArguments(
  command: Command,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Arguments {
  const all: Record<string, OptionSpec> = { ...COMMON };
  for (const { options } of formsOf(command)) Object.assign(all, options);
  const { values, positionals } = parse(command, args, all);
  const { verb, words } = verbOf(command, positionals);
  const form = command.verbs?.[verb] ?? command;
  const known = { ...COMMON, ...command.options, ...form.options };
  for (const [name, value] of Object.entries(values)) {
    if (!Object.hasOwn(known, name))
      throw new BadInput((w) => `${w.notFor(`--${name}`, `${command.name} ${verb}`)} ${see(w, command)}`);
    const allowed = known[name]?.values;
    if (allowed && typeof value === 'string' && !allowed.includes(value) && name !== 'lang')
      throw new BadInput((w) => w.takes(`--${name}`, allowed.join(', '), value));
  }
  const text = (option: string): string | undefined => {
    const value = values[option];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    verb,
    words,
    lang: language(text('lang'), env),
    has: (option) => option in values,
    text,
    integer: (option, fallback, least, most) => {
      const given = text(option);
      return given === undefined ? fallback : parseInteger(option, given, least, most);
    },
  };
}

const see = (words: ErrorWords, { name }: Command): string => words.see(`methuselah ${name} --help`);

function parse(command: Command, args: readonly string[], options: Readonly<Record<string, OptionSpec>>) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(options).map(([name, { value }]) => [
          name,
          { type: value === undefined ? 'boolean' : 'string' } as const,
        ]),
      ),
    });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const { message } = error;
    throw new BadInput((w) => `${misreadText(message, w)} ${see(w, command)}`);
  }
}

/** Translates the message of node's parseArgs, which is English only. */
function misreadText(message: string, words: ErrorWords): string {
  const option = /'(--?[^' ]+)/.exec(message)?.[1] ?? '';
  if (message.startsWith('Unknown option')) return words.unknownOption(option);
  return /does not take/.test(message) ? words.noValue(option) : words.valueMissing(option);
}

function verbOf({ name, verbs, defaultVerb }: Command, words: readonly string[]) {
  const [first, ...rest] = words;
  if (verbs === undefined) return { verb: '', words };
  if (first !== undefined && Object.hasOwn(verbs, first)) return { verb: first, words: rest };
  if (defaultVerb) return { verb: first === undefined ? defaultVerb.alone : defaultVerb.withWords, words };
  const known = `${name} ${Object.keys(verbs).join(' | ')}`;
  throw new BadInput((w) =>
    first === undefined
      ? `${w.sayWhatToDo(known)} ${w.see(`methuselah ${name} --help`)}`
      : w.noVerb(`${name} ${first}`, known),
  );
}

export function parseInteger(option: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new BadInput((w) => w.takesWhole(`--${option}`, least, most, text));
}

/** The language asked for; else the locale of the environment if supported; else English. */
export function language(asked: string | undefined, env: NodeJS.ProcessEnv = process.env): Lang {
  const set = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const lang = LANGS.find((known) => known === (asked ?? set.slice(0, 2).toLowerCase()));
  if (lang === undefined && asked !== undefined)
    throw new BadInput((w) => w.noLanguage(asked, LANGS.join(', ')));
  return lang ?? 'en';
}

/** Removes --lang and its value from anywhere in the arguments, and returns that value. */
export function withoutLang(args: readonly string[]): {
  readonly rest: readonly string[];
  readonly asked: string | undefined;
} {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const [option = '', value] = at < 0 ? [] : args.slice(at);
  if (option.includes('=')) return { rest: args.toSpliced(at, 1), asked: option.slice('--lang='.length) };
  if (value === undefined || value.startsWith('-')) return { rest: args, asked: undefined };
  return { rest: args.toSpliced(at, 2), asked: value };
}
