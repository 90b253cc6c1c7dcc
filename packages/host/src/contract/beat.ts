import type { CardKey, Seat } from '@methuselah/engine';

/**
 * Something that has just happened and can be acted out: public events, in order. A page may ignore any of them: what lasts is in
 * the models.
 */
export type Beat = { readonly step: number } & Deed;

type Deed =
  | { readonly is: 'turn'; readonly seat: Seat }
  | { readonly is: 'played'; readonly seat: Seat }
  | { readonly is: 'strike'; readonly by: CardKey }
  | { readonly is: 'maneuver'; readonly by: CardKey }
  /** Damage reaches a minion. */
  | { readonly is: 'hit'; readonly on: CardKey; readonly by: CardKey | null; readonly n: number }
  | { readonly is: 'prevented'; readonly on: CardKey; readonly n: number }
  /** Blood or life gained or, below 0, lost. */
  | { readonly is: 'counters'; readonly on: CardKey; readonly n: number }
  | { readonly is: 'torpor' | 'burned'; readonly on: CardKey }
  /** Pool gained or, below 0, lost. */
  | { readonly is: 'pool'; readonly seat: Seat; readonly n: number; readonly bleed: boolean }
  | { readonly is: 'redirected'; readonly to: Seat }
  | { readonly is: 'vote'; readonly seat: Seat; readonly n: number; readonly side: 'for' | 'against' }
  | { readonly is: 'tallied'; readonly passed: boolean }
  | Moment;

/** What a page interrupts itself for. */
export type Moment = MomentText &
  (
    | { readonly is: 'ousted'; readonly seat: Seat; readonly by: Seat | null }
    /** Card numbers, as in `Face`. */
    | { readonly is: 'diablerie'; readonly by: number; readonly victim: number }
  );

interface MomentText {
  /** "You oust Evelyn!", "Lenny Burkhead diablerises Andi Liu". */
  readonly text: string;
  /** What it brings: "+6 pool, +1 victory point"; may be empty. */
  readonly note: string;
}
