import { BadInput } from './badinput.ts';

const HELP = `methuselah: the cards and decks of Vampire: The Eternal Struggle

methuselah cards [--json] [--all] [--lang en|fr|es|it|pt] [name…]
  The cards that can be played here, or those with these names or numbers, and what they do.
  A name may be in any of the five languages.
  --json  for programs: number, name, set, whether it can be played, its custom parts, its text in every language
  --all   every card ever published

methuselah deck <file or name> [--lang en|fr|es|it|pt]
  Reads and checks a deck list: a text file, - for what is piped in, or a prebuilt deck by its name.
  Ends with 0 when the deck is legal and can be played here, otherwise with 1.

methuselah help
  This. Input that makes no sense ends every command with 2.
`;

/** What each command does; it gives the exit code. Loaded when it is asked for. */
const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  cards: async (args) => (await import('./cards.ts')).cards(args),
  deck: async (args) => (await import('./deck.ts')).deck(args),
  help: async () => {
    process.stdout.write(HELP);
    return 0;
  },
};

// Whoever reads may stop early, as head does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const [word = 'help', ...args] = process.argv.slice(2);
const name = word === '--help' || word === '-h' || args.includes('--help') ? 'help' : word;
try {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new BadInput(`There is no command "${name}". See: methuselah help`);
  process.exitCode = await command(args);
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
