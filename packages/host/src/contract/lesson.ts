import type { DecisionWindow, Phase, Seat } from '@methuselah/engine';
import type { ActionKind } from '@methuselah/engine/language';
import type { OptionIcon } from './decision.ts';
import type { StageModel } from './stage.ts';

/** What a lesson teaches and how it is judged, as plain data. Cards are named by their published numbers. */

/** A number that must be met exactly, or may be exceeded one way. */
export interface Amount {
  readonly n: number;
  readonly or: 'more' | 'less' | null;
}

/** Something that can be seen on a table. */
export type Sight =
  | { readonly is: 'pool'; readonly seat: Seat; readonly amount: Amount }
  | { readonly is: 'edge'; readonly seat: Seat }
  | { readonly is: 'turn'; readonly seat: Seat }
  | { readonly is: 'phase'; readonly phase: Phase }
  /** The viewer decides in this window. */
  | { readonly is: 'window'; readonly window: DecisionWindow }
  | { readonly is: 'offered'; readonly option: OptionSign }
  | { readonly is: 'stage'; readonly stage: StageModel['is'] | 'empty' }
  | { readonly is: 'action'; readonly action: ActionKind }
  | { readonly is: 'blood'; readonly card: number; readonly amount: Amount }
  | { readonly is: 'region'; readonly card: number; readonly region: 'ready' | 'torpor' | 'uncontrolled' }
  | { readonly is: 'locked'; readonly card: number }
  | { readonly is: 'ashHeap' | 'hand'; readonly card: number; readonly seat: Seat };

/** A sight, or that it is not there. */
export type TableFact = Sight & { readonly not: boolean };

/** An option by what can be seen of it: its icon and the cards and seat that it concerns. */
export interface OptionSign {
  readonly icon: OptionIcon;
  readonly cards: readonly number[];
  readonly seat: Seat | null;
}

/** How a lesson is judged: all facts of the goal, or all of one wrong turn. */
export interface LessonTask {
  readonly goal: readonly TableFact[];
  readonly wrong: readonly (readonly TableFact[])[];
}

/** How a lesson stands; `wrong` has the place of the wrong turn in the task. */
export type Verdict =
  | { readonly is: 'open' }
  | { readonly is: 'reached' }
  | { readonly is: 'wrong'; readonly turn: number };
