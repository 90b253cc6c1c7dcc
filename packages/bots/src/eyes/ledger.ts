import type { CardId, Seat } from '@methuselah/engine';
import type { Stat } from '@methuselah/engine/language';

/** A change that was priced, and its worth to the seat that looks. Without `n` it either happens or not. */
export type Change = { readonly worth: number } & (
  | { readonly is: 'pool'; readonly seat: Seat; readonly n: number }
  | { readonly is: 'blood'; readonly card: CardId; readonly n: number }
  | { readonly is: 'stat'; readonly card: CardId; readonly stat: Stat; readonly n: number }
  | { readonly is: 'draws' | 'cardFound' | 'edge' | 'actsAgain' | 'settles' }
  | { readonly is: 'discards' | 'settlesFor'; readonly seat: Seat }
  | { readonly is: 'recruits'; readonly life: number; readonly bleed: number }
  | {
      readonly is:
        | 'locks'
        | 'unlocks'
        | 'torpor'
        | 'burns'
        | 'ready'
        | 'removed'
        | 'controls'
        | 'titled'
        | 'untitled'
        | 'hampered'
        | 'bears';
      readonly card: CardId;
    }
);
