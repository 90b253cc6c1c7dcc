import { randomInt } from 'node:crypto';

/**
 * All output passes through here: names, file contents and messages may hold characters that move the cursor, clear the
 * screen or reverse the text direction. Only our own colour codes remain. A file cannot forge them: they carry a random
 * number of this process.
 */
const NONCE = String(randomInt(100_000, 1_000_000));

/** A colour code that `sanitized` recognizes as ours. */
export const colourCode = (code: number): string => `\x1b[${code};${NONCE}m`;

const COLOUR = new RegExp(String.raw`\x1b\[(\d+);${NONCE}m`);
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Text that is safe for a terminal: newlines and our colours stay, control characters are replaced by U+FFFD. */
export function sanitized(text: string): string {
  return text
    .split(COLOUR)
    .map((part, i) =>
      i % 2 === 1 ? `\x1b[${part}m` : part.replaceAll('\t', '  ').replaceAll(UNPRINTABLE, visible),
    )
    .join('');
}

const visible = (character: string): string => (character === '\n' ? '\n' : '\ufffd');

/** Makes `console.log` and `console.error`, which all commands print with, sanitize their text. */
export function sanitizeConsole(): void {
  console.log = (text = '') => void process.stdout.write(`${sanitized(String(text))}\n`);
  console.error = (text = '') => void process.stderr.write(`${sanitized(String(text))}\n`);
}
