import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { folder, plainEnv, root } from './command.ts';

/** A real pseudo-terminal: `script` runs the command in one and relays input and output. */
export class Pty {
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;
  #raw = '';
  #mark = 0;
  #heard: () => void = () => {};
  #isOver = false;

  constructor(args: readonly string[], columns = 100) {
    const command = [join(root, 'node_modules/.bin/methuselah'), ...args]
      .map((word) => `'${word}'`)
      .join(' ');
    const line = `stty cols ${columns} rows 50; exec ${command}`;
    this.#child = spawn('script', scriptArguments(line), {
      cwd: folder,
      env: { ...plainEnv, TERM: 'xterm' },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.#raw += text;
      this.#heard();
    });
    this.#ended = new Promise((resolve) => {
      this.#child.on('close', (code) => {
        this.#isOver = true;
        this.#heard();
        resolve(code);
      });
    });
  }

  /** Types a line and returns the output up to the next prompt or the end. */
  async type(line: string): Promise<string> {
    if (this.#isOver)
      throw new Error(`The command has ended; nothing reads "${line}". It said: ${this.shown}`);
    this.#mark = this.#raw.length;
    this.#child.stdin?.write(`${line}\r`);
    return this.prompt();
  }

  /** The output since the last input, up to the prompt or the end. */
  async prompt(until = /\n> $/): Promise<string> {
    while (!this.#isOver && !until.test(this.shown))
      await new Promise<void>((resolve) => {
        this.#heard = resolve;
      });
    return this.shown;
  }

  get shown(): string {
    return stripVTControlCharacters(this.raw).replaceAll('\r', '');
  }
  get raw(): string {
    return this.#raw.slice(this.#mark);
  }
  get isOver(): boolean {
    return this.#isOver;
  }
  /** The exit code. */
  get ended(): Promise<number | null> {
    return this.#ended;
  }
  kill(): void {
    this.#child.kill();
  }
}

const scriptArguments = (line: string): string[] =>
  process.platform === 'linux' ? ['-qefc', line, '/dev/null'] : ['-q', '/dev/null', 'sh', '-c', line];
