import type { Session } from '@methuselah/host';
import { saveTable } from './files.ts';
import type { Screen } from './screen.ts';
import type { PlayWords } from './words.ts';

/** The file that a game is kept in, and whether the game as it stands is in it. */
export class Keeping {
  readonly #screen: Screen;
  readonly #words: PlayWords;
  #file: string | null;
  #isSaved = true;
  #isLeaving = false;

  constructor(file: string | null, screen: Screen, words: PlayWords) {
    this.#file = file;
    this.#screen = screen;
    this.#words = words;
  }

  /** The game has gone on. */
  changed(): void {
    this.#isSaved = false;
    this.#isLeaving = false;
  }

  /** It goes on from a file. */
  loaded(file: string): void {
    this.#file = file;
    this.#isSaved = true;
  }

  save(session: Session, given: string): void {
    const file = given === '' ? this.#file : given;
    if (file === null) return this.#screen.refuse(this.#words.sayFile);
    const wrong = saveTable(file, session, this.#words);
    if (wrong !== null) return this.#screen.refuse(wrong);
    this.loaded(file);
    this.#screen.confirm(this.#words.saved(file));
  }

  /** At the end: writes the game to its file, if there is one. */
  keep(session: Session): void {
    if (this.#file === null || this.#isSaved) return;
    const wrong = saveTable(this.#file, session, this.#words);
    this.#screen.say(wrong ?? this.#words.saved(this.#file));
  }

  /** Who has not saved is told so first. */
  mayLeave(): boolean {
    if (this.#isSaved || this.#isLeaving || this.#file !== null) return true;
    this.#isLeaving = true;
    this.#screen.refuse(this.#words.notSaved);
    return false;
  }
}
