import { NONE, type Seat, seatName } from '@methuselah/engine';
import type { Session } from '@methuselah/host';
import { isPassing, type Passing, passingFrom, passPlace } from '@methuselah/host';
import { optionText } from '@methuselah/text';
import { bad, faint, good, strong } from '../colour.ts';
import { wrapped } from '../columns.ts';
import { decisionLines, tableParts } from '../table.ts';
import { Ahead } from './ahead.ts';
import { Asked } from './asked.ts';
import { loadTable, saveTable } from './files.ts';
import { endLines, storyLines } from './log.ts';
import { Scene } from './scene.ts';
import type { Surroundings } from './terminal.ts';
import { passTo, readTyped, type Typed } from './typed.ts';

/** People at the terminal: they are shown what their seat may see, and asked until they choose. */
export class People {
  readonly #surroundings: Surroundings;
  #session: Session;
  #file: string | null;
  #passing = new Map<Seat, Passing>();
  readonly #ahead = new Ahead();
  /** Who sat at the keyboard last, and the seats as they were shown. */
  #last: Seat = NONE;
  #shown: readonly string[] = [];
  #isSaved = true;
  #isLeaving = false;

  constructor(session: Session, surroundings: Surroundings, file: string | null) {
    this.#session = session;
    this.#surroundings = surroundings;
    this.#file = file;
  }

  /** To the end of the game, or until they leave. */
  async play(): Promise<void> {
    const isNew = this.#session.game.table.state.decisions === 0;
    if (isNew) this.#say(this.#surroundings.words.begin);
    for (;;) {
      const seat = this.#hasPeople ? this.#session.toPerson(() => this.#hasPeople) : NONE;
      const { table } = this.#session.game;
      if (table.decision === null) return this.#end();
      if (seat === NONE) {
        if (!(await this.#watch())) return this.#keep();
        continue;
      }
      const passing = this.#passing.get(seat);
      if (passing && isPassing(table, seat, passing)) this.#choose(passPlace(table), 'ordered');
      else if (!this.#isTyped(seat)) {
        this.#passing.delete(seat);
        if (!(await this.#ask(seat))) return this.#keep();
      }
    }
  }

  get #hasPeople(): boolean {
    return this.#session.people.some((seat) => this.#session.outOn(seat) === undefined);
  }

  #end(): void {
    this.#write(this.#news());
    this.#write(endLines(this.#session, this.#surroundings.tongue));
    this.#keep();
  }

  /** Writes the game to the file it is kept in, if there is one. */
  #keep(): void {
    if (this.#file === null || this.#isSaved) return;
    const wrong = saveTable(this.#file, this.#session, this.#surroundings.words);
    this.#say(wrong ?? this.#surroundings.words.saved(this.#file));
  }

  #choose(place: number, how: 'typed' | 'ordered' = 'typed'): void {
    this.#session.choose(place, how);
    this.#isSaved = false;
    this.#isLeaving = false;
  }

  #write(lines: readonly string[]): void {
    this.#surroundings.terminal.write(lines);
  }
  #say(text: string): void {
    this.#write(wrapped(text, this.#surroundings.terminal.width));
  }

  /** What has happened, as the first person knows it: all of it, or only who went out. */
  #news(how: 'all' | 'out' = 'all'): string[] {
    const [first = NONE] = this.#session.people;
    const story = this.#session.news(first).filter(({ is }) => how === 'all' || is === 'out');
    return storyLines(story, this.#surroundings.terminal.width);
  }

  // -------------------------------------------------------------------------------------------- asking

  /** Asks a person until they choose; false if they leave. */
  async #ask(seat: Seat): Promise<boolean> {
    if (!(await this.#handOver(seat))) return false;
    this.#write(storyLines(this.#session.news(seat), this.#surroundings.terminal.width));
    this.#show(seat, false);
    for (;;) {
      const line = await this.#surroundings.terminal.read();
      if (line === null) return false;
      const typed = readTyped(line, this.#surroundings.words);
      if (typed.is === 'quit') {
        if (this.#mayLeave()) return false;
      } else if (this.#obey(typed, line, seat)) return true;
    }
  }

  /** No person is left in the game: it goes on turn by turn, or to its end; false if they leave. */
  async #watch(): Promise<boolean> {
    const { terminal, words } = this.#surroundings;
    const [first = NONE] = this.#session.people;
    this.#write(this.#news());
    this.#say(strong(words.out));
    while (!this.#session.game.over) {
      const line = await terminal.read();
      const typed = line === null ? ({ is: 'pass', rest: '' } as const) : readTyped(line, words);
      switch (typed.is) {
        case 'nothing':
          this.#playTurn();
          this.#write(this.#news());
          break;
        case 'pass':
          this.#session.toPerson();
          this.#isSaved = false;
          this.#write(this.#news('out'));
          break;
        case 'quit':
          if (this.#mayLeave()) return false;
          break;
        case 'options':
        case 'why':
          this.#say(bad(words.out));
          break;
        default:
          if (this.#obey(typed, line ?? '', first)) return true;
      }
    }
    return true;
  }

  #playTurn(): void {
    const { state } = this.#session.game.table;
    const { turn } = state;
    this.#session.toPerson(() => state.turn === turn);
    this.#isSaved = false;
  }

  /** Who has not saved is told so first. */
  #mayLeave(): boolean {
    if (this.#isSaved || this.#isLeaving || this.#file !== null) return true;
    this.#isLeaving = true;
    this.#say(bad(this.#surroundings.words.notSaved));
    return false;
  }

  /** Between two people at one keyboard the screen is cleared; false if nobody is there any more. */
  async #handOver(seat: Seat): Promise<boolean> {
    if (this.#last === seat) return true;
    const isAnother = this.#session.people.length > 1;
    this.#last = seat;
    this.#shown = [];
    if (!isAnother) return true;
    this.#surroundings.terminal.clear();
    this.#say(strong(this.#surroundings.words.handOver(seatName(this.#session.game.table, seat))));
    if (!this.#surroundings.terminal.isTerminal) return true;
    if ((await this.#surroundings.terminal.read()) === null) return false;
    this.#surroundings.terminal.clear();
    return true;
  }

  /** The table, as far as it has changed or is asked for; what is under way; what may be chosen. */
  #show(seat: Seat, again: boolean): void {
    const { game } = this.#session;
    const { terminal, tongue } = this.#surroundings;
    const { width } = terminal;
    const scene = new Scene(game.table, seat, this.#surroundings);
    this.#write([
      '',
      ...this.#table(seat, again),
      ...scene.lines().flatMap((line) => wrapped(line, width, '', '    ')),
      ...decisionLines(game, seat, tongue, width),
    ]);
  }

  /** All seats, if another one has changed; only the own one, if nothing else has. */
  #table(seat: Seat, again: boolean): string[] {
    const { terminal, tongue, lang } = this.#surroundings;
    const { width } = terminal;
    const { head, seats } = tableParts(this.#session.game, seat, tongue, lang, width);
    const texts = seats.map((lines) => lines.join('\n'));
    const changed = texts.map((text, i) => again || text !== this.#shown[i]);
    this.#shown = texts;
    if (!changed.includes(true)) return [];
    if (changed.lastIndexOf(true) === changed.indexOf(true) && changed.at(-1))
      return [...(seats.at(-1) ?? []), ''];
    return [faint('─'.repeat(Math.min(width, RULE))), head, ...seats.flat(), ''];
  }

  #about(seat: Seat): Asked {
    return new Asked(this.#session, seat, this.#surroundings);
  }

  // -------------------------------------------------------------------------------------------- commands

  /** True, if the decision is no longer the one that was asked. */
  #obey(typed: Typed, line: string, seat: Seat): boolean {
    switch (typed.is) {
      case 'options':
        return this.#take(typed.numbers, seat);
      case 'pass':
        return this.#pass(typed.rest, line, seat);
      case 'undo':
        return this.#undo();
      case 'load':
        return this.#load(typed.rest);
      case 'save':
        this.#save(typed.rest);
        return false;
      case 'why':
        this.#about(seat).why(typed.rest);
        return false;
      case 'card':
        this.#about(seat).card(typed.rest);
        return false;
      case 'hand':
        this.#about(seat).hand();
        return false;
      case 'log':
        this.#about(seat).log(typed.rest);
        return false;
      case 'help':
        this.#about(seat).help();
        return false;
      case 'nothing':
      case 'table':
        this.#show(seat, typed.is === 'table');
        return false;
      case 'quit':
      case 'unknown':
        this.#say(bad(this.#surroundings.words.notUnderstood(line.trim())));
        return false;
    }
  }

  /** The options of the decision at hand, as the seat reads them. */
  #options(seat: Seat): string[] {
    const { table } = this.#session.game;
    return (table.decision?.options ?? []).map((o) => optionText(table, o, seat, this.#surroundings.tongue));
  }

  #take(typed: readonly string[], seat: Seat): boolean {
    const options = this.#options(seat);
    const wrong = typed.find((number) => options[Number(number) - 1] === undefined);
    if (wrong !== undefined) {
      this.#say(bad(this.#surroundings.words.noOption(wrong, options.length)));
      return false;
    }
    const [first = 0, ...rest] = typed.map(Number);
    this.#ahead.put(seat, rest, options);
    this.#choose(first - 1);
    return true;
  }

  /** Chooses what was typed ahead, as long as it is there. */
  #isTyped(seat: Seat): boolean {
    const next = this.#ahead.next(seat, this.#options(seat));
    if (next === null) return false;
    if (next.place < 0) {
      this.#write(storyLines(this.#session.news(seat), this.#surroundings.terminal.width));
      this.#say(bad(this.#surroundings.words.gone(next.number, next.text)));
      return false;
    }
    this.#choose(next.place);
    return true;
  }

  #pass(rest: string, line: string, seat: Seat): boolean {
    const { table } = this.#session.game;
    const until = passTo(rest, this.#surroundings.words);
    const place = passPlace(table);
    if (until === null) this.#say(bad(this.#surroundings.words.notUnderstood(line.trim())));
    else if (place < 0) this.#say(bad(this.#surroundings.words.cannotPass));
    else {
      if (until !== 'once') this.#passing.set(seat, passingFrom(table, seat, until));
      this.#choose(place);
      return true;
    }
    return false;
  }

  #undo(): boolean {
    const words = this.#surroundings.words;
    if (this.#session.people.length > 1) {
      this.#say(bad(words.undoIsSolo));
      return false;
    }
    const before = this.#session.undone();
    if (before === null) {
      this.#say(bad(words.nothingToUndo));
      return false;
    }
    this.#begin(before);
    this.#isSaved = false;
    this.#say(good(words.undone));
    return true;
  }

  #begin(session: Session): void {
    this.#session = session;
    this.#passing = new Map();
    this.#ahead.forget();
    this.#shown = [];
  }

  #load(file: string): boolean {
    if (file === '') {
      this.#say(bad(this.#surroundings.words.sayFile));
      return false;
    }
    const loaded = loadTable(file, this.#surroundings.tongue, this.#surroundings.words);
    if (!loaded.ok) {
      this.#say(bad(loaded.why));
      return false;
    }
    this.#begin(loaded.session);
    this.#last = NONE;
    this.#isSaved = true;
    this.#file = file;
    this.#say(good(this.#surroundings.words.loaded(file)));
    return true;
  }

  #save(given: string): void {
    const file = given === '' ? this.#file : given;
    if (file === null) return this.#say(bad(this.#surroundings.words.sayFile));
    const wrong = saveTable(file, this.#session, this.#surroundings.words);
    if (wrong !== null) return this.#say(bad(wrong));
    this.#file = file;
    this.#isSaved = true;
    this.#say(good(this.#surroundings.words.saved(file)));
  }
}

const RULE = 100;
