import type { Seat } from '@methuselah/engine';
import type { LessonTask, NewTable, OptionSign, TableFact } from '@methuselah/host';
import type { Lang } from '@methuselah/text';

/** Lessons and the first game, as `build/lessons` writes them from the files in `lessons/`. Plain data. */

/** A sentence in every language. */
export type Said = Readonly<Record<Lang, string>>;

/** What the coach points at. */
export type Pointer =
  | { readonly is: 'option'; readonly option: OptionSign }
  /** The button that passes or ends the phase. */
  | { readonly is: 'pass' }
  /** A card on the table or in the player's hand; with a seat, of that player. */
  | { readonly is: 'card'; readonly card: number; readonly seat: Seat | null }
  | { readonly is: 'seat'; readonly seat: Seat }
  | { readonly is: 'pool'; readonly seat: Seat }
  /** The player's hand. */
  | { readonly is: 'hand' };

/** A sentence of the coach: said while all facts hold and what it points at is there. */
export interface Moment {
  readonly id: string;
  readonly when: readonly TableFact[];
  readonly at: Pointer;
  readonly say: Said;
}

export interface Lesson {
  readonly is: 'lesson';
  readonly name: string;
  /** The position, as a saved game (JSON). */
  readonly saved: string;
  readonly task: LessonTask;
  readonly goal: Said;
  readonly moments: readonly Moment[];
  /** What is said of each wrong turn of the task. */
  readonly wrong: readonly Said[];
  /** What is said when the goal is reached. */
  readonly reached: Said;
}

export interface FirstGame {
  readonly is: 'game';
  readonly name: string;
  readonly table: NewTable;
  readonly moments: readonly Moment[];
}

/** A lesson in the list, with what loads it. */
export interface LessonEntry {
  readonly name: string;
  readonly title: Said;
  readonly goal: Said;
  readonly load: () => Promise<{ readonly LESSON: Lesson }>;
}
