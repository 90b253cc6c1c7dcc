import type { Seat } from '@methuselah/engine';
import { NONE } from '@methuselah/engine/internal';
import type { EndModel, Session, TableModel } from '@methuselah/host';
import { bad, faint, good, strong } from '../print/colour.ts';
import { wrapped } from '../print/columns.ts';
import { endLines, storyLines } from './log.ts';
import { sceneLines } from './scene.ts';
import { decisionLines, tableParts } from './table.ts';
import type { TerminalContext } from './terminal.ts';

const RULE = 100;

/** Prints what people at the terminal see. */
export class Screen {
  readonly #context: TerminalContext;
  /** The seat last at the keyboard, and the seats as last printed. */
  #last: Seat = NONE;
  #shown: readonly string[] = [];

  constructor(context: TerminalContext) {
    this.#context = context;
  }

  get #width(): number {
    return this.#context.terminal.width;
  }

  write(lines: readonly string[]): void {
    this.#context.terminal.write(lines);
  }
  say(text: string): void {
    this.write(wrapped(text, this.#width));
  }
  refuse(text: string): void {
    this.say(bad(text));
  }
  confirm(text: string): void {
    this.say(good(text));
  }

  /** Prints what happened since the seat last saw the story: everything, or only who left the game. */
  news(session: Session, seat: Seat, how: 'all' | 'out' = 'all'): void {
    const story = session.news(seat).filter(({ is }) => how === 'all' || is === 'out');
    this.write(storyLines(story, this.#width));
  }

  end(end: EndModel | null): void {
    if (end) this.write(endLines(end, this.#context.locale));
  }

  /** Clears the screen between two people at one keyboard; false at the end of input. */
  async handOver(seat: Seat, name: string, isShared: boolean): Promise<boolean> {
    if (this.#last === seat) return true;
    const { terminal, words } = this.#context;
    this.#last = seat;
    this.#shown = [];
    if (!isShared) return true;
    terminal.clear();
    this.say(strong(words.handOver(name)));
    if (!terminal.isTerminal) return true;
    if ((await terminal.read()) === null) return false;
    terminal.clear();
    return true;
  }

  /** Another game, or another point of it, is shown from now on. */
  forget(who: 'same' | 'anybody'): void {
    this.#shown = [];
    if (who === 'anybody') this.#last = NONE;
  }

  /** Prints the table if it has changed or `again` is set, the current action or combat, and the options. */
  show(model: TableModel, again: boolean): void {
    this.write([
      '',
      ...this.#table(model, again),
      ...sceneLines(model, this.#context).flatMap((line) => wrapped(line, this.#width, '', '    ')),
      ...(model.decision ? decisionLines(model.decision, this.#width) : []),
    ]);
  }

  /** All seats if another seat has changed; only the viewer's own if nothing else has. */
  #table(model: TableModel, again: boolean): string[] {
    const { head, seats } = tableParts(model, this.#context.locale, this.#width);
    const texts = seats.map((lines) => lines.join('\n'));
    const changed = texts.map((text, i) => again || text !== this.#shown[i]);
    this.#shown = texts;
    if (!changed.includes(true)) return [];
    if (changed.lastIndexOf(true) === changed.indexOf(true) && changed.at(-1))
      return [...(seats.at(-1) ?? []), ''];
    return [faint('─'.repeat(Math.min(this.#width, RULE))), head, ...seats.flat(), ''];
  }
}
