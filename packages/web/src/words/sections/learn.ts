/** The first game, the lessons and their coach; what the coach says is in the files of the lessons. */
export interface LearnWords {
  readonly firstGame: string;
  /** What the first game is, in a sentence. */
  readonly firstText: string;
  readonly lessons: string;
  /** "2 of 6 lessons done". */
  readonly progress: (done: number, of: number) => string;
  readonly done: string;
  readonly coach: string;
  readonly goal: string;
  readonly gotIt: string;
  /** Turns all sentences of the coach off. */
  readonly off: string;
  readonly takeBack: string;
  readonly again: string;
  readonly nextLesson: string;
  readonly reached: string;
  readonly wrong: string;
}
