import {
  isClanTarget,
  isSeatTarget,
  NONE,
  type Seat,
  type Target,
  targetClan,
  targetSeat,
} from '../state/types.ts';
import type { Option } from '../table/options.ts';
import { VERBS } from '../table/options.ts';
import type { DecisionWindow, PendingDecision, Table } from '../table/table.ts';
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

/** A stable id: what is done, with which card (by name in hand, by instance in play), by whom, to what, how much. */
export function optionId(t: Table, o: Option): string {
  const parts: string[] = [o.verb];
  if (o.use !== NONE)
    parts.push(o.verb === 'act' || o.verb === 'order' ? `u${o.use}` : `u${t.pool.uses[o.use]?.key ?? o.use}`);
  if (o.card !== NONE)
    parts.push(
      isHidden(t, o) ? `d${t.pool.cards[t.state.def[o.card] ?? NONE]?.card.id ?? '?'}` : `c${o.card}`,
    );
  if (o.by !== NONE) parts.push(`b${o.by}`);
  if (o.at !== NONE && o.at !== o.card) parts.push(targetId(o.at));
  if (o.n !== 0) parts.push(`n${o.n}`);
  return parts.join('/');
}
const targetId = (target: Target): string =>
  isClanTarget(target)
    ? `k${targetClan(target)}`
    : isSeatTarget(target)
      ? `s${targetSeat(target)}`
      : `t${target}`;

/** Cards in a hand or library are told by name: identical ones are one option. */
function isHidden(t: Table, o: Option): boolean {
  if (o.verb === 'play' || o.verb === 'discard' || o.verb === 'burnOption' || o.verb === 'burnForVote')
    return true;
  const owner = t.state.seats[t.state.owner[o.card] ?? NONE];
  return (
    o.verb === 'pick' &&
    owner !== undefined &&
    (owner.library.includes(o.card) || owner.hand.includes(o.card))
  );
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
  if (!(VERBS as readonly string[]).includes(verb ?? '')) return undefined;
  return pending.options.find((o) => o.verb === verb && optionId(t, o) === id);
}
