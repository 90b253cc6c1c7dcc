import { createInterface, type Interface } from 'node:readline';
import type { HostLocale } from '@methuselah/host';
import type { PlayWords } from '../words/sections/play.ts';

const WIDTH = 100;
const MIN_WIDTH = 40;

/** The width of the terminal; 100 if stdout is not one. */
export const screenWidth = (): number =>
  process.stdout.isTTY ? Math.max(MIN_WIDTH, process.stdout.columns || WIDTH) : WIDTH;

/** Line input and output: a person at a terminal, or a script through a pipe. */
export class Terminal {
  readonly isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  readonly #input: Interface;
  readonly #typed: string[] = [];
  #waiting: ((line: string | null) => void) | null = null;
  #ended = false;

  constructor() {
    this.#input = createInterface({
      input: process.stdin,
      ...(this.isTerminal ? { output: process.stdout } : {}),
      terminal: this.isTerminal,
      prompt: '> ',
    });
    this.#input.on('line', (line) => {
      const waiting = this.#waiting;
      this.#waiting = null;
      if (waiting) waiting(line);
      else this.#typed.push(line);
    });
    this.#input.on('close', () => {
      this.#ended = true;
      if (this.#waiting && this.isTerminal) console.log('');
      this.#waiting?.(null);
    });
  }

  get width(): number {
    return screenWidth();
  }

  write(lines: readonly string[]): void {
    for (const line of lines) console.log(line);
  }

  /** The next line of input; null at its end. Lines from a pipe are echoed. */
  async read(): Promise<string | null> {
    const known = this.#typed.shift();
    if (known === undefined && this.isTerminal && !this.#ended) this.#input.prompt();
    const line =
      known ??
      (this.#ended
        ? null
        : await new Promise<string | null>((resolve) => {
            this.#waiting = resolve;
          }));
    if (line !== null && !this.isTerminal) console.log(`> ${line}`);
    return line;
  }

  /** Clears the screen and the scrollback. */
  clear(): void {
    if (this.isTerminal) process.stdout.write('\x1b[2J\x1b[3J\x1b[H');
  }

  close(): void {
    this.#input.close();
  }
}

/** The terminal and its language. */
export interface TerminalContext {
  readonly terminal: Terminal;
  readonly locale: HostLocale;
  readonly words: PlayWords;
}
