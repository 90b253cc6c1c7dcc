import { readFileSync } from 'node:fs';
import { LANGS, type Lang } from '@methuselah/cards/lang';
import { RUNS } from './commands/index.ts';
import { errorsIn } from './errors/errors.ts';
import { helpIn, helpOn, overview } from './help/help.ts';
import { language, readArguments, withoutLang } from './line/arguments.ts';
import { BadFile, BadInput } from './line/command.ts';
import { COMMANDS } from './line/commands.ts';

/** Keep these imports few: they load for every command. A command's own modules load when it runs. */

function commandNamed(name: string): (typeof COMMANDS)[number] {
  const found = COMMANDS.find((command) => command.name === name || command.alias === name);
  if (!found) throw new BadInput((w) => `${w.noCommand(name)} ${w.see('methuselah help')}`);
  return found;
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

async function run([name = 'help', ...args]: readonly string[], asked: string | undefined): Promise<number> {
  if (name === 'help' || name === '--help' || name === '-h') {
    const [about] = args.filter((word) => !word.startsWith('-'));
    const words = await helpIn(language(asked));
    return say(about === undefined ? overview(words) : helpOn(commandNamed(about), words));
  }
  if (name === '--version') {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    return say(`methuselah ${version}\n`);
  }
  const command = commandNamed(name);
  if (args.includes('--help') || args.includes('-h'))
    return say(helpOn(command, await helpIn(language(asked))));
  const given = readArguments(command, asked === undefined ? args : ['--lang', asked, ...args]);
  return (await RUNS[command.name]()).run(given);
}

/** Does what was typed after the command's name, and returns the exit code. */
export async function methuselah(typed: readonly string[]): Promise<number> {
  const { rest, asked } = withoutLang(typed);
  try {
    return await run(rest, asked);
  } catch (error) {
    if (!(error instanceof BadInput) && !(error instanceof BadFile)) throw error;
    const known = LANGS.includes(asked as Lang) ? asked : undefined;
    console.error(error.in(await errorsIn(language(known))));
    return error instanceof BadFile ? 1 : 2;
  }
}
