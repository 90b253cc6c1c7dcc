import type { CardKey, DecisionWindow, ReasonKey, Seat } from '@methuselah/engine';
import type { CardType } from '@methuselah/engine/language';
import type { OptionRuleKey } from '@methuselah/text/internal';
import type { Span } from './card.ts';

export interface DecisionModel {
  readonly id: string;
  readonly seat: Seat;
  readonly window: DecisionWindow;
  /** "Choose a target for Govern", with names that can be opened. */
  readonly prompt: readonly Span[];
  readonly options: readonly OptionModel[];
  /** The option that passes, if there is one: its id; its text says what is passed. */
  readonly pass: string | null;
}
export interface OptionModel {
  readonly id: string;
  /** A whole sentence without a full stop. */
  readonly text: string;
  /** What it does: short parts. */
  readonly consequences: readonly string[];
  readonly rule: string;
  /** What the rule says in a sentence or two, by its key in the rules of a language (`@methuselah/text/rules/en`). */
  readonly ruleKey: OptionRuleKey;
  /** The cards it belongs to: a click on one of them offers it. The first is what is used: the card in hand, the minion. */
  readonly cards: readonly CardKey[];
  /** The seat it is about, if it is about one. */
  readonly seat: Seat | null;
  /** What kind of thing it is, for its icon. */
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

/** What can be done now, or why not, with the rule that says so: the answer to "why can't I?". */
export interface WhyLine {
  /** "Govern the Unaligned", "Bramble (bleed, hunt)" or "Bring out Bramble". */
  readonly what: string;
  /** The key of its sentence in the reasons of a language (`@methuselah/text/reasons/en`); null if it can be done. */
  readonly why: ReasonKey | null;
  readonly rule: string | null;
  readonly about: readonly CardKey[];
}
