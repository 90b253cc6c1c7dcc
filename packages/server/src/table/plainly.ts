import { LogUnavailable } from '../log/index.ts';
import { Diverged, OtherRules } from './game.ts';

/** Errors whose messages are our own, or the database's about itself. Others may quote what they could not read. */
const PLAIN = [LogUnavailable, Diverged, OtherRules];

/** What an operator may read of an error: what it is and where it came up, but nothing that was in hand. */
export function plainly(error: unknown): string {
  if (!(error instanceof Error)) return 'no error';
  if (PLAIN.some((kind) => error instanceof kind)) return `${error.name}: ${error.message}`;
  const [, ...frames] = error.stack?.split(/\n\s+at /) ?? [];
  return [error.name, ...frames.slice(0, 5)].join(' at ');
}
