import type { CompiledUse } from '../language/pool.ts';
import type { ActionFrame, CardId, Seat } from '../state/types.ts';
import type { DecisionWindow, Offers, OptionIn } from '../table/options.ts';
import type { Reason, Table } from '../table/table.ts';

/** The rules of one kind of action. Each kind has its own file; `actions.ts` lists them all. */
export interface ActionRules {
  /** The starting stealth, unless the card prints another. */
  readonly stealth: number;
  /** The ledger key recorded for the minion this turn when it announces the action. */
  readonly mark?: number;
  /** Why a minion may not take this action, with or without a card. */
  readonly whyNotBy?: (t: Table, minion: CardId, asVampire: boolean) => Reason | null;
  /** Is the card still a legal target? */
  readonly isTarget?: (t: Table, minion: CardId, target: CardId) => boolean;
  /** Does the successful action take effect at all? Effects triggered here resolve before `resolve` is called. */
  readonly comesAbout?: (t: Table, f: ActionFrame) => boolean;
  /** The effect of the action, once it has succeeded and its cost is paid. */
  readonly resolve: (t: Table, f: ActionFrame, use: CompiledUse | undefined) => void;
}

/** An action that a minion can take without a card. */
export interface BasicActionRules extends ActionRules {
  /** Why a minion that may act cannot take it. */
  readonly whyNot: (t: Table, minion: CardId, seat: Seat) => Reason | null;
  /** The blood cost. */
  readonly price?: (t: Table, minion: CardId) => number;
  /** Sets the targets and the Methuselah it is directed at, when the action is announced. */
  readonly begin?: (t: Table, f: ActionFrame, target: CardId) => void;
  /** The choice left to make at the announcement. */
  readonly choice?: Choice;
}

/** A basic action that targets a card. */
export interface TargetedActionRules extends BasicActionRules {
  /** The legal targets. */
  readonly targets: (t: Table, minion: CardId) => CardId[];
}

/** A choice in a decision window, like `Ask`. */
export interface Choice<W extends DecisionWindow = DecisionWindow> {
  readonly window: W;
  offer(t: Table, f: ActionFrame, out: Offers<OptionIn<W>>): void;
  /** Returns true when everything has been chosen. */
  take(f: ActionFrame, chosen: OptionIn<W>): boolean;
}
