import { randomInt } from 'node:crypto';

/**
 * Everything that is printed passes through here: names, lines of files and messages may hold characters that move the
 * cursor, clear the screen or turn the direction of writing. Only our own colours are left in it. No file can write
 * these, since they carry a number that is drawn anew each time.
 */
const OURS = String(randomInt(100_000, 1_000_000));

/** A colour on or off, as `shown` knows it. */
export const colourCode = (code: number): string => `\x1b[${code};${OURS}m`;

const COLOUR = new RegExp(String.raw`\x1b\[(\d+);${OURS}m`);
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** A text for a terminal: lines, our colours, and a sign for every character that would do something to it. */
export function shown(text: string): string {
  return text
    .split(COLOUR)
    .map((part, i) =>
      i % 2 === 1 ? `\x1b[${part}m` : part.replaceAll('\t', '  ').replaceAll(UNSEEN, visible),
    )
    .join('');
}

const visible = (character: string): string => (character === '\n' ? '\n' : '\ufffd');

/** Makes `console`, by which every command prints, show texts so. */
export function showAll(): void {
  console.log = (text = '') => void process.stdout.write(`${shown(String(text))}\n`);
  console.error = (text = '') => void process.stderr.write(`${shown(String(text))}\n`);
}
