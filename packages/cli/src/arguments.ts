import { parseArgs } from 'node:util';
import { LANGS, type Lang } from '@methuselah/cards/lang';
import { BadInput, type Command, type Form, type Given, type OptionSpec } from './command.ts';

/** Every command has these. */
export const COMMON: Readonly<Record<string, OptionSpec>> = {
  lang: { value: 'LANG', values: LANGS, says: 'the language of what is told (else by LC_ALL or LANG)' },
  help: { says: 'what the command does, with examples' },
};

export const formsOf = (command: Command): readonly Form[] => [
  command,
  ...Object.values(command.verbs ?? {}),
];

/** What was typed after the name of a command; anything that has no meaning there is refused. */
export function readArguments(
  command: Command,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Given {
  const all: Record<string, OptionSpec> = { ...COMMON };
  for (const { options } of formsOf(command)) Object.assign(all, options);
  const { values, positionals } = parse(command, args, all);
  const { verb, words } = verbOf(command, positionals);
  const form = command.verbs?.[verb] ?? command;
  const known = { ...COMMON, ...command.options, ...form.options };
  for (const [name, value] of Object.entries(values)) {
    if (!Object.hasOwn(known, name))
      throw new BadInput(`--${name} is not for ${command.name} ${verb}. ${see(command)}`);
    const allowed = known[name]?.values;
    if (allowed && typeof value === 'string' && !allowed.includes(value) && name !== 'lang')
      throw new BadInput(`--${name} takes ${allowed.join(', ')}, not "${value}".`);
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
    whole: (option, otherwise, least, most) => {
      const given = text(option);
      return given === undefined ? otherwise : whole(option, given, least, most);
    },
  };
}

export const see = (command: Command): string => `See: methuselah ${command.name} --help`;

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
    throw new BadInput(`${error.message.split(/(?<=\.) /)[0]} ${see(command)}`);
  }
}

function verbOf({ name, verbs, otherwise }: Command, words: readonly string[]) {
  const [first, ...rest] = words;
  if (verbs === undefined) return { verb: '', words };
  if (first !== undefined && Object.hasOwn(verbs, first)) return { verb: first, words: rest };
  if (otherwise) return { verb: first === undefined ? otherwise.alone : otherwise.withWords, words };
  const known = `${name} ${Object.keys(verbs).join(' | ')}`;
  throw new BadInput(
    first === undefined
      ? `Say what to do: ${known}. See: methuselah ${name} --help`
      : `There is no ${name} ${first}; there is ${known}.`,
  );
}

export function whole(option: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new BadInput(`--${option} takes a whole number from ${least} to ${most}, not "${text}".`);
}

/** As asked for; else as the machine is set, if it is one of the five; else English. */
function language(asked: string | undefined, env: NodeJS.ProcessEnv): Lang {
  const set = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const lang = LANGS.find((known) => known === (asked ?? set.slice(0, 2).toLowerCase()));
  if (lang === undefined && asked !== undefined)
    throw new BadInput(`There is no language "${asked}"; there are ${LANGS.join(', ')}.`);
  return lang ?? 'en';
}
