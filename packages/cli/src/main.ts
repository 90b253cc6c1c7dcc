import { methuselah } from './methuselah.ts';
import { sanitizeConsole } from './print/sanitize.ts';

// Ignore EPIPE: a reader such as `head` may close stdout early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

sanitizeConsole();

process.exitCode = await methuselah(process.argv.slice(2));
