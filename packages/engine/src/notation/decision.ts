import { NONE, type Seat } from '../state/types.ts';
import type { DecisionWindow, Option, PendingDecision } from '../table/options.ts';
import type { Table } from '../table/table.ts';
import { idVerb, optionId } from './ids.ts';
import { notate } from './notation.ts';

/** A decision: a stable id, the deciding seat, the window, and every legal option with its id and text. */
export interface Decision {
  readonly id: string;
  readonly seat: Seat;
  readonly window: DecisionWindow;
  readonly options: readonly DescribedOption[];
}
/** A legal option with its id and text. */
export interface DescribedOption {
  readonly id: string;
  /** The option in the notation: "Belinde bleeds Alexis". */
  readonly text: string;
  readonly option: Option;
}

/**
 * A new id for each question: the seat and the number of its questions so far, which reveals nothing about other seats'
 * questions.
 */
export const decisionId = (t: Table): string => {
  const seat = t.decision?.seat ?? NONE;
  return `${seat}.${t.asked[seat] ?? 0}`;
};

export function describeDecision(t: Table, pending: PendingDecision): Decision {
  return {
    id: decisionId(t),
    seat: pending.seat,
    window: pending.window,
    options: pending.options.map((option) => ({
      id: optionId(t, option),
      text: notate(t, option, pending.seat),
      option,
    })),
  };
}

export function findOption(t: Table, pending: PendingDecision, id: string): Option | undefined {
  // Untrusted input may not be a string.
  const verb = String(id).split('/')[0];
  return pending.options.find((o) => idVerb(o) === verb && optionId(t, o) === id);
}
