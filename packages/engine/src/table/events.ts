import type { CardId, Seat, Target } from '../state/types.ts';

export const EVENT_TYPES = [
  'gameBegan',
  'turnBegan',
  'phaseBegan',
  'locked',
  'unlocked',
  'pool',
  'counters',
  'drew',
  'drewCrypt',
  'discarded',
  'played',
  'used',
  'toReady',
  'toTorpor',
  'burned',
  'removed',
  'entered',
  'attached',
  'control',
  'edge',
  'title',
  'titleContested',
  'titlePaid',
  'titleYielded',
  'shuffled',
  'announced',
  'attempt',
  'attemptFailed',
  'blocked',
  'resolved',
  'redirected',
  'combatBegan',
  'roundBegan',
  'maneuver',
  'range',
  'strike',
  'inflicted',
  'prevented',
  'press',
  'combatEnded',
  'diablerie',
  'referendum',
  'cast',
  'ballot',
  'votesCancelled',
  'prisciShifted',
  'tallied',
  'ousted',
  'withdrawing',
  'withdrawalFailed',
  'withdrew',
  'victoryPoint',
  'gameOver',
  'toHand',
  'transfers',
  'sect',
  'clan',
  'cancelled',
  'toUncontrolled',
  'merged',
  'contested',
  'contestPaid',
  'yielded',
  'contestEnded',
  'marked',
  'champion',
  'scarce',
  'infernal',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];
/** Each atom tells one of these. `def` names the card, since ids are re-keyed by shuffles. */
export interface GameEvent {
  readonly type: EventType;
  readonly seat: Seat;
  readonly card: CardId;
  readonly def: number;
  readonly other: Target;
  readonly amount: number;
  /** The seat that alone may know which card it is, or NONE when everybody may. */
  readonly only: Seat;
}
