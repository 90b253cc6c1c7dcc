import { readFileSync } from 'node:fs';
import { readArguments } from './arguments.ts';
import { BadInput, type Command, Wrong } from './command.ts';
import { COMMANDS } from './commands.ts';
import { helpOn, overview } from './help.ts';

/** Only what every command needs is loaded here: the rest comes with the command that is asked for. */

// Whoever reads may stop early, as head does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

function commandNamed(name: string): Command {
  const found = COMMANDS.find((command) => command.name === name || command.alias === name);
  if (!found) throw new BadInput(`There is no command "${name}". See: methuselah help`);
  return found;
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

async function run([name = 'help', ...args]: readonly string[]): Promise<number> {
  if (name === 'help' || name === '--help' || name === '-h') {
    const [about] = args.filter((word) => !word.startsWith('-'));
    return say(about === undefined ? overview() : helpOn(commandNamed(about)));
  }
  if (name === '--version') {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    return say(`methuselah ${version}\n`);
  }
  const command = commandNamed(name);
  if (args.includes('--help') || args.includes('-h')) return say(helpOn(command));
  const given = readArguments(command, args);
  return (await command.load()).run(given);
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof BadInput) && !(error instanceof Wrong)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof Wrong ? 1 : 2;
}
