import type { Session } from '@methuselah/host';
import { replaceFile } from '../line/files.ts';
import type { PlayWords } from '../words/sections/play.ts';

/** Shows the results of saving to the player. */
export interface Messages {
  readonly say: (text: string) => void;
  readonly refuse: (text: string) => void;
  readonly confirm: (text: string) => void;
}

/**
 * Saves a game to a file. Once it has a file, the game is written after every decision, so that a signal or a power
 * failure loses nothing.
 */
export class Autosave {
  readonly #messages: Messages;
  readonly #words: PlayWords;
  #file: string | null;
  /** Is the current state in the file, and has the player been told so? */
  #isSaved = true;
  #isTold = true;
  /** The last write failed. Reported once, not at every decision. */
  #isFailing = false;
  #isLeaving = false;
  #session: Session | null = null;
  #decisions = 0;

  constructor(file: string | null, messages: Messages, words: PlayWords) {
    this.#file = file;
    this.#messages = messages;
    this.#words = words;
  }

  /** Call after each decision or undo. A full disk does not end the game: the file keeps the last state written. */
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
      this.#messages.refuse(this.#words.notKept(this.#file));
  }

  /** From now on the game is saved to this file, which holds its current state. */
  loaded(file: string): void {
    this.#file = file;
    this.#isSaved = true;
    this.#isTold = true;
    this.#isFailing = false;
  }

  save(session: Session, given: string): void {
    const file = given === '' ? this.#file : given;
    if (file === null) return this.#messages.refuse(this.#words.sayFile);
    if (!this.#write(file, session)) return this.#messages.refuse(this.#words.notWritten(file));
    this.loaded(file);
    this.#messages.confirm(this.#words.saved(file));
  }

  /** Call at the end: tells the player where the game is saved. False if it could not be saved. */
  finish(session: Session): boolean {
    if (this.#file === null || this.#isTold) return true;
    const isKept = this.#isSaved || this.#write(this.#file, session);
    this.#messages.say(isKept ? this.#words.saved(this.#file) : this.#words.notWritten(this.#file));
    return isKept;
  }

  /** Warns once if the game is not saved. */
  mayLeave(): boolean {
    if (this.#isSaved || this.#isLeaving || this.#file !== null) return true;
    this.#isLeaving = true;
    this.#messages.refuse(this.#words.notSaved);
    return false;
  }

  #write(file: string, session: Session): boolean {
    this.#isSaved = trySave(file, session);
    this.#isFailing = !this.#isSaved;
    return this.#isSaved;
  }
}

/** Saves a game; false if the file cannot be written. */
export function trySave(file: string, session: Session): boolean {
  const text = JSON.stringify(session.saved());
  try {
    replaceFile(file, text);
    return true;
  } catch {
    return false;
  }
}
