import type { Session } from '@methuselah/host';
import { replaceFile } from '../line/files.ts';
import type { PlayWords } from './words.ts';

/** Who is told how it went. */
export interface Teller {
  readonly say: (text: string) => void;
  readonly refuse: (text: string) => void;
  readonly confirm: (text: string) => void;
}

/**
 * The file that a game is kept in. Once there is one, the game is written to it after every decision, so that whatever
 * ends the command, a signal or a machine that goes off, the last decision is in it.
 */
export class Keeping {
  readonly #teller: Teller;
  readonly #words: PlayWords;
  #file: string | null;
  /** Is the game as it stands in its file; and has the player been told so? */
  #isSaved = true;
  #isTold = true;
  /** The last attempt has failed: said once, not at every decision. */
  #isFailing = false;
  #isLeaving = false;
  #session: Session | null = null;
  #decisions = 0;

  constructor(file: string | null, teller: Teller, words: PlayWords) {
    this.#file = file;
    this.#teller = teller;
    this.#words = words;
  }

  /** The game has gone on, or back. A disk that is full does not end it: the file keeps the last game that was written. */
  changed(session: Session): void {
    const { decisions } = session;
    if (session === this.#session && decisions === this.#decisions) return;
    this.#session = session;
    this.#decisions = decisions;
    this.#isSaved = false;
    this.#isTold = false;
    this.#isLeaving = false;
    if (this.#file === null) return;
    const wasFailing = this.#isFailing;
    if (!this.#write(this.#file, session) && !wasFailing)
      this.#teller.refuse(this.#words.notKept(this.#file));
  }

  /** It goes on from a file. */
  loaded(file: string): void {
    this.#file = file;
    this.#isSaved = true;
    this.#isTold = true;
    this.#isFailing = false;
  }

  save(session: Session, given: string): void {
    const file = given === '' ? this.#file : given;
    if (file === null) return this.#teller.refuse(this.#words.sayFile);
    if (!this.#write(file, session)) return this.#teller.refuse(this.#words.notWritten(file));
    this.loaded(file);
    this.#teller.confirm(this.#words.saved(file));
  }

  /** At the end: says where the game is, if it has a file; false, if it is not in it. */
  keep(session: Session): boolean {
    if (this.#file === null || this.#isTold) return true;
    const isKept = this.#isSaved || this.#write(this.#file, session);
    this.#teller.say(isKept ? this.#words.saved(this.#file) : this.#words.notWritten(this.#file));
    return isKept;
  }

  /** Who has not saved is told so first. */
  mayLeave(): boolean {
    if (this.#isSaved || this.#isLeaving || this.#file !== null) return true;
    this.#isLeaving = true;
    this.#teller.refuse(this.#words.notSaved);
    return false;
  }

  #write(file: string, session: Session): boolean {
    this.#isSaved = isWritten(file, session);
    this.#isFailing = !this.#isSaved;
    return this.#isSaved;
  }
}

/** Writes a game to a file; false, if it cannot be written. */
export function isWritten(file: string, session: Session): boolean {
  const text = JSON.stringify(session.saved());
  try {
    replaceFile(file, text);
    return true;
  } catch {
    return false;
  }
}
