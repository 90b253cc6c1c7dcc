import { NONE, type Seat } from '../state/types.ts';
import type { DecisionWindow, Option, PendingDecision } from '../table/options.ts';
import type { Table } from '../table/table.ts';
import { idVerb, optionId } from './ids.ts';
import { notate } from './notation.ts';

/** A decision as the outside sees it: a stable id, whose it is, where, and every legal option with its id and words. */
export interface Decision {
  readonly id: string;
  readonly seat: Seat;
  readonly window: DecisionWindow;
  readonly options: readonly DescribedOption[];
}
/** One thing that may be done now. */
export interface DescribedOption {
  readonly id: string;
  /** The option in the notation: "Belinde bleeds Alexis". */
  readonly text: string;
  readonly option: Option;
}

/** A new id for each question put: whose it is, and how many were put to them. It tells nothing about the questions of others. */
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
  // What comes over a wire may be no text at all.
  const verb = String(id).split('/')[0];
  return pending.options.find((o) => idVerb(o) === verb && optionId(t, o) === id);
}
