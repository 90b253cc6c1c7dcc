import type { Lang } from '@methuselah/cards/lang';
import { COMMON } from '../line/arguments.ts';
import type { Command, OptionSpec } from '../line/command.ts';
import { COMMANDS } from '../line/commands.ts';
import { faint, strong } from '../print/colour.ts';
import { type CommandSays, type HelpWords, PLACES, type Place } from './words.ts';

const HELP: Readonly<Record<Lang, () => Promise<{ readonly HELP: HelpWords }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  it: () => import('./it.ts'),
  pt: () => import('./pt.ts'),
};

/** What the help says, in a language. */
export const helpIn = async (lang: Lang): Promise<HelpWords> => (await HELP[lang]()).HELP;

export function saysOf({ name }: Command, words: HelpWords): CommandSays {
  const all: Readonly<Record<string, CommandSays>> = words.commands;
  const says = all[name];
  if (says === undefined) throw new RangeError(`There is no command ${name}.`);
  return says;
}

/** All commands, with up to two examples each. */
export function overview(words: HelpWords): string {
  const width = Math.max(...COMMANDS.map((command) => command.name.length)) + 2;
  return [
    words.title,
    '',
    ...COMMANDS.flatMap((command) => [
      `  ${strong(command.name.padEnd(width))}${saysOf(command, words).says}`,
      ...command.examples.slice(0, 2).map((line) => faint(`  ${''.padEnd(width)}  methuselah ${line}`)),
    ]),
    '',
    ...words.more,
    '',
  ].join('\n');
}

/** The help of one command: usage, options and examples. */
export function helpOn(command: Command, words: HelpWords): string {
  const { name, alias, verbs, examples } = command;
  const says = saysOf(command, words);
  const forms = verbs
    ? Object.entries(verbs).map(([verb, form]) => ({ verb: `${verb} `, form, says: says.verbs?.[verb] }))
    : [{ verb: '', form: command, says }];
  return [
    ...forms.flatMap(({ verb, form, says }) => [
      strong(`methuselah ${name} ${verb}${placed(form.takes, words)}`),
      `  ${says?.says}`,
      ...optionLines(form.options ?? {}, says?.options ?? {}, words),
      '',
    ]),
    ...(alias ? [words.aliasOf(alias, name), ''] : []),
    ...optionLines(
      { ...(verbs ? command.options : {}), ...COMMON },
      { ...says.options, ...words.common },
      words,
    ),
    '',
    ...examples.flatMap((line, i) => [`  methuselah ${line}`, faint(`      ${says.examples[i]}`)]),
    '',
  ].join('\n');
}

function optionLines(
  options: Readonly<Record<string, OptionSpec>>,
  says: Readonly<Record<string, string>>,
  words: HelpWords,
): string[] {
  const rows = Object.entries(options).map(([name, { value, values }]) => {
    const given = values?.join('|') ?? (value === undefined ? undefined : placed(value, words));
    return [`--${name}${given === undefined ? '' : ` ${given}`}`, says[name] ?? ''] as const;
  });
  const width = Math.max(0, ...rows.map(([option]) => option.length)) + 2;
  return rows.map(([option, text]) => `  ${option.padEnd(width)}${text}`);
}

const PLACE = new RegExp(PLACES.join('|'), 'g');
const placed = (takes: string, { places }: HelpWords): string =>
  takes.replace(PLACE, (place) => places[place as Place]);
