import { COMMON } from './arguments.ts';
import { faint, strong } from './colour.ts';
import type { Command, OptionSpec } from './command.ts';
import { COMMANDS } from './commands.ts';

/** All commands, an example or two of each. */
export function overview(): string {
  const width = Math.max(...COMMANDS.map((command) => command.name.length)) + 2;
  return [
    'methuselah: Vampire: The Eternal Struggle in the terminal',
    '',
    ...COMMANDS.flatMap((command) => [
      `  ${strong(command.name.padEnd(width))}${command.says}`,
      ...command.examples.slice(0, 2).map(([line]) => faint(`  ${''.padEnd(width)}  methuselah ${line}`)),
    ]),
    '',
    'methuselah COMMAND --help tells all of a command. All of them take --lang en|fr|es|it|pt.',
    'They end with 0 if all is well, with 1 if what was asked about is wrong, with 2 if the input makes no sense.',
    'NO_COLOR, FORCE_COLOR: no colours, or colours even in a file. --version: which version this is.',
    '',
  ].join('\n');
}

/** One command: how it is typed, its options, examples. */
export function helpOn(command: Command): string {
  const { name, alias, verbs, examples } = command;
  const forms = verbs ? Object.entries(verbs).map(([verb, form]) => [`${verb} `, form] as const) : [];
  return [
    ...(forms.length > 0 ? forms : ([['', command]] as const)).flatMap(([verb, form]) => [
      strong(`methuselah ${name} ${verb}${form.takes}`),
      `  ${form.says}`,
      ...optionLines(form.options ?? {}),
      '',
    ]),
    ...(alias ? [`${alias} is another name of ${name}.`, ''] : []),
    ...optionLines({ ...(verbs ? command.options : {}), ...COMMON }),
    '',
    ...examples.flatMap(([line, says]) => [`  methuselah ${line}`, faint(`      ${says}`)]),
    '',
  ].join('\n');
}

function optionLines(options: Readonly<Record<string, OptionSpec>>): string[] {
  const rows = Object.entries(options).map(([name, { value, values, says }]) => {
    const given = values?.join('|') ?? value;
    return [`--${name}${given === undefined ? '' : ` ${given}`}`, says] as const;
  });
  const width = Math.max(0, ...rows.map(([option]) => option.length)) + 2;
  return rows.map(([option, says]) => `  ${option.padEnd(width)}${says}`);
}
