import type { CompiledUse } from '../language/pool.ts';
import type { ActionFrame, CardId, Seat } from '../state/types.ts';
import type { DecisionWindow, Offers, OptionIn } from '../table/options.ts';
import type { Reason, Table } from '../table/table.ts';

/** What each kind of action is: its chapter has a record of this, and `actions.ts` all of them. */
export interface ActionRules {
  /** The stealth it begins with, unless its card prints another. */
  readonly stealth: number;
  /** The key in the ledger of what its minion has done for this turn by announcing it. */
  readonly mark?: number;
  /** What it asks of its minion, with a card or without. */
  readonly whyNotBy?: (t: Table, minion: CardId, asVampire: boolean) => Reason | null;
  /** Is this still a card that it can be aimed at? */
  readonly isTarget?: (t: Table, minion: CardId, target: CardId) => boolean;
  /** Does it come about at all, now that it has succeeded? What is due by that comes before it resolves. */
  readonly comesAbout?: (t: Table, f: ActionFrame) => boolean;
  /** What it does, once it has succeeded and is paid for. */
  readonly resolve: (t: Table, f: ActionFrame, use: CompiledUse | undefined) => void;
}

/** An action that a minion can take without a card. */
export interface BasicActionRules extends ActionRules {
  /** Why a minion that may act cannot take it. */
  readonly whyNot: (t: Table, minion: CardId, seat: Seat) => Reason | null;
  /** The blood that it costs. */
  readonly price?: (t: Table, minion: CardId) => number;
  /** Whom and what it is aimed at as it is announced. */
  readonly begin?: (t: Table, f: ActionFrame, target: CardId) => void;
  /** What its announcement leaves to choose. */
  readonly choice?: Choice;
}

/** One that is aimed at a card. */
export interface TargetedActionRules extends BasicActionRules {
  /** What it may be aimed at. */
  readonly targets: (t: Table, minion: CardId) => CardId[];
}

/** Like an ask, it may name its window. */
export interface Choice<W extends DecisionWindow = DecisionWindow> {
  readonly window: W;
  offer(t: Table, f: ActionFrame, out: Offers<OptionIn<W>>): void;
  /** Says whether everything is chosen. */
  take(f: ActionFrame, chosen: OptionIn<W>): boolean;
}
