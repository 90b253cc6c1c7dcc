import * as bots from '@methuselah/bots';
import type { Seat } from '@methuselah/engine';
import { NONE, seatName, tableOf } from '@methuselah/engine/internal';
import type { OptionModel, Session, TableModel } from '@methuselah/host';
import { isPassing, type Passing, passingFrom, passPlace } from '@methuselah/host';
import { strong } from '../print/colour.ts';
import { Autosave } from './autosave.ts';
import { loadTable } from './files.ts';
import { InfoCommands } from './info.ts';
import { Screen } from './screen.ts';
import type { TerminalContext } from './terminal.ts';
import { TypeAhead } from './typeahead.ts';
import { passTo, readTyped, type Typed } from './typed.ts';

/** People at the terminal: each sees what their seat may see and is asked until they choose. */
export class People {
  readonly #context: TerminalContext;
  readonly #screen: Screen;
  readonly #autosave: Autosave;
  #session: Session;
  #passing = new Map<Seat, Passing>();
  readonly #ahead = new TypeAhead();

  constructor(session: Session, context: TerminalContext, file: string | null) {
    this.#session = session;
    this.#context = context;
    this.#screen = new Screen(context);
    this.#autosave = new Autosave(file, this.#screen, context.words);
  }

  /** Plays until the game ends or they quit; false if the game could not be saved. */
  async play(): Promise<boolean> {
    const isNew = tableOf(this.#session.game).state.decisions === 0;
    if (isNew) this.#screen.say(this.#context.words.begin);
    for (;;) {
      const seat = this.#hasPeople ? this.#session.toPerson(bots, () => this.#afterBotDecision()) : NONE;
      const table = tableOf(this.#session.game);
      if (table.decision === null) return this.#end();
      if (seat === NONE) {
        if (!(await this.#watch())) return this.#autosave.finish(this.#session);
        continue;
      }
      const passing = this.#passing.get(seat);
      if (passing && isPassing(table, seat, passing)) this.#choose(passPlace(table), 'ordered');
      else if (!this.#chooseTypedAhead(seat)) {
        this.#passing.delete(seat);
        if (!(await this.#ask(seat))) return this.#autosave.finish(this.#session);
      }
    }
  }

  /** After each decision of a bot. */
  #afterBotDecision(): boolean {
    this.#autosave.changed(this.#session);
    return this.#hasPeople;
  }

  get #hasPeople(): boolean {
    return this.#session.people.some((seat) => this.#session.outOn(seat) === undefined);
  }
  get #first(): Seat {
    return this.#session.people[0] ?? NONE;
  }

  #end(): boolean {
    this.#screen.news(this.#session, this.#first);
    this.#screen.end(this.#model(this.#first).end);
    return this.#autosave.finish(this.#session);
  }

  #choose(place: number, how: 'typed' | 'ordered' = 'typed'): void {
    this.#session.choose(place, how);
    this.#autosave.changed(this.#session);
  }

  #model(seat: Seat): TableModel {
    return this.#session.model(seat, this.#context.locale);
  }
  #options(seat: Seat): readonly OptionModel[] {
    return this.#model(seat).decision?.options ?? [];
  }

  // -------------------------------------------------------------------------------------------- asking

  /** Asks a person until they choose; false if they quit. */
  async #ask(seat: Seat): Promise<boolean> {
    const { people, game } = this.#session;
    if (!(await this.#screen.handOver(seat, seatName(tableOf(game), seat), people.length > 1))) return false;
    this.#screen.news(this.#session, seat);
    this.#screen.show(this.#model(seat), false);
    for (;;) {
      const line = await this.#context.terminal.read();
      if (line === null) return false;
      const typed = readTyped(line, this.#context.words);
      if (typed.is === 'quit') {
        if (this.#autosave.mayLeave()) return false;
      } else if (this.#obey(typed, line, seat)) return true;
    }
  }

  /** Nobody left in the game is a person: plays on turn by turn, or to the end. False if they quit. */
  async #watch(): Promise<boolean> {
    const { terminal, words } = this.#context;
    this.#screen.news(this.#session, this.#first);
    this.#screen.say(strong(words.out));
    while (!this.#session.game.over) {
      const line = await terminal.read();
      const typed = line === null ? ({ is: 'pass', rest: '' } as const) : readTyped(line, words);
      switch (typed.is) {
        case 'nothing':
          this.#playTurn();
          this.#screen.news(this.#session, this.#first);
          break;
        case 'pass':
          this.#session.toPerson(bots, () => this.#autosave.changed(this.#session));
          this.#screen.news(this.#session, this.#first, 'out');
          break;
        case 'quit':
          if (this.#autosave.mayLeave()) return false;
          break;
        case 'options':
        case 'why':
          this.#screen.refuse(words.out);
          break;
        default:
          if (this.#obey(typed, line ?? '', this.#first)) return true;
      }
    }
    return true;
  }

  #playTurn(): void {
    const { state } = tableOf(this.#session.game);
    const { turn } = state;
    this.#session.toPerson(bots, () => {
      this.#autosave.changed(this.#session);
      return state.turn === turn;
    });
  }

  // -------------------------------------------------------------------------------------------- commands

  /** Runs a typed command. True if the pending decision has changed. */
  #obey(typed: Typed, line: string, seat: Seat): boolean {
    const asked = new InfoCommands(this.#session, seat, this.#context);
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
        this.#autosave.save(this.#session, typed.rest);
        return false;
      case 'why':
        asked.why(typed.rest);
        return false;
      case 'card':
        asked.card(typed.rest);
        return false;
      case 'hand':
        asked.hand();
        return false;
      case 'log':
        asked.log(typed.rest);
        return false;
      case 'help':
        asked.help();
        return false;
      case 'nothing':
      case 'table':
        this.#screen.show(this.#model(seat), typed.is === 'table');
        return false;
      case 'quit':
      case 'unknown':
        return this.#refused(this.#context.words.notUnderstood(line.trim()));
    }
  }

  #refused(text: string): false {
    this.#screen.refuse(text);
    return false;
  }

  #take(typed: readonly string[], seat: Seat): boolean {
    const options = this.#options(seat);
    const wrong = typed.find((number) => options[Number(number) - 1] === undefined);
    if (wrong !== undefined) return this.#refused(this.#context.words.noOption(wrong, options.length));
    const [first = 0, ...rest] = typed.map(Number);
    this.#ahead.put(seat, rest, options);
    this.#choose(first - 1);
    return true;
  }

  /** Chooses the next typed-ahead option if it is still offered. */
  #chooseTypedAhead(seat: Seat): boolean {
    const next = this.#ahead.isEmpty ? null : this.#ahead.next(seat, this.#options(seat));
    if (next === null) return false;
    if (next.place < 0) {
      this.#screen.news(this.#session, seat);
      return this.#refused(this.#context.words.gone(next.number, next.option.text));
    }
    this.#choose(next.place);
    return true;
  }

  #pass(rest: string, line: string, seat: Seat): boolean {
    const { words } = this.#context;
    const table = tableOf(this.#session.game);
    const until = passTo(rest, words);
    const place = passPlace(table);
    if (until === null) return this.#refused(words.notUnderstood(line.trim()));
    if (place < 0) return this.#refused(words.cannotPass);
    if (until !== 'once') this.#passing.set(seat, passingFrom(table, seat, until));
    this.#choose(place);
    return true;
  }

  #undo(): boolean {
    const { words } = this.#context;
    if (this.#session.people.length > 1) return this.#refused(words.undoIsSolo);
    const before = this.#session.undone();
    if (before === null) return this.#refused(words.nothingToUndo);
    this.#begin(before, 'same');
    this.#autosave.changed(before);
    this.#screen.confirm(words.undone);
    return true;
  }

  #load(file: string): boolean {
    const { locale, words } = this.#context;
    if (file === '') return this.#refused(words.sayFile);
    const loaded = loadTable(file, locale, words);
    if (!loaded.ok) return this.#refused(loaded.why);
    this.#begin(loaded.session, 'anybody');
    this.#autosave.loaded(file);
    const changes = loaded.session.changes(locale);
    this.#screen.confirm(changes === null ? words.loaded(file) : `${words.loaded(file)} ${changes}`);
    return true;
  }

  #begin(session: Session, who: 'same' | 'anybody'): void {
    this.#session = session;
    this.#passing = new Map();
    this.#ahead.forget();
    this.#screen.forget(who);
  }
}
