import type { CardKey, DecisionWindow, ReasonKey, Seat } from '@methuselah/engine';
import type { CardType } from '@methuselah/engine/language';
import type { OptionRuleKey } from '@methuselah/text/internal';
import type { Span } from './card.ts';

export interface DecisionModel {
  readonly id: string;
  readonly seat: Seat;
  readonly window: DecisionWindow;
  /** "Choose a target for Govern"; card names in it can be opened. */
  readonly prompt: readonly Span[];
  readonly options: readonly OptionModel[];
  /** The id of the option that passes, if there is one. */
  readonly pass: string | null;
  /** In the influence phase: what a plan of transfers is made of. */
  readonly influence?: InfluenceModel;
  /** In a referendum: the votes of several sources that can be cast for one side at once, without a cost. */
  readonly votes?: VotesModel;
}
export interface InfluenceModel {
  /** Transfers left. */
  readonly transfers: number;
  /** The vampires that can be influenced. */
  readonly vampires: readonly CardKey[];
}
export interface VotesModel {
  /** The number of votes for each side; 0 if fewer than two sources could cast them. */
  readonly for: number;
  readonly against: number;
}
export interface OptionModel {
  readonly id: string;
  /** A whole sentence without a full stop. */
  readonly text: string;
  /** What the option does, in short parts. */
  readonly consequences: readonly string[];
  /** That it does nothing now, or is better later, if there is something to say. */
  readonly remark?: string;
  /** The key of its rule (`OPTION_RULES` of `@methuselah/text/optionrules`) and of the explanation in a language (`@methuselah/text/rules/en`). */
  readonly ruleKey: OptionRuleKey;
  /** A click on any of these cards offers the option. The first is the one used: the card in hand or the minion. */
  readonly cards: readonly CardKey[];
  /** The seat it concerns, if any. */
  readonly seat?: Seat;
  readonly icon: OptionIcon;
}
export type OptionIcon =
  | 'pass'
  | CardType
  | 'ability'
  | 'bleed'
  | 'hunt'
  | 'block'
  | 'torpor'
  | 'diablerie'
  | 'strike'
  | 'maneuver'
  | 'press'
  | 'prevent'
  | 'for'
  | 'against'
  | 'transfer'
  | 'crypt'
  | 'bringOut'
  | 'discard'
  | 'pool'
  | 'blood'
  | 'edge'
  | 'target'
  | 'number'
  | 'yes'
  | 'no'
  | 'contest'
  | 'withdraw';

/** What the bots would do in one's place. */
export interface AdviceModel {
  /** The decision it is about, and the option that is advised. */
  readonly decision: string;
  readonly option: string;
  /** The reason, in a sentence. */
  readonly text: readonly Span[];
}

/** An answer to "why can't I?": something the seat could do, whether it can do it now, and the rule. */
export interface WhyLine {
  /** "Govern the Unaligned", "Bramble (bleed, hunt)" or "Bring out Bramble". */
  readonly what: string;
  /** The key of the reason in the reasons of a language (`@methuselah/text/reasons/en`); null if it can be done. */
  readonly why: ReasonKey | null;
  readonly rule: string | null;
  readonly about: readonly CardKey[];
}
