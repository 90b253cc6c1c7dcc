import type { Game, Phase, Seat } from '@methuselah/engine';
import type { Lang } from '@methuselah/text';
import type { CardWords, Locale } from '@methuselah/text/internal';
import type { AdviceModel, RailModel, Relation } from '../contract/index.ts';
import type { DigestWords } from './digest/digest.ts';
import type { TheatreWords } from './theatre/words.ts';

/** A language for a hosted table: words of the table, of the cards, and a few of the host. */
export interface HostLocale extends BareLocale {
  readonly cardName: Locale['cardName'];
  readonly cards: CardWords;
  /** What the bots would do in the place of the seat that decides; only where it was loaded (`withAdvice`). */
  readonly advise?: (game: Game, seat: Seat) => AdviceModel | null;
}

/** Without the words of single cards, which may be loaded separately. */
export interface BareLocale extends Pick<Locale, 'words'> {
  readonly lang: Lang;
  readonly host: HostWords;
}

/** What pages and screen readers say beyond the words of the table. The gender of names is unknown: no word agrees with one. */
export interface HostWords {
  /** Short, capitalised labels for the steps of a turn, action, combat or referendum. */
  readonly rails: Readonly<Record<RailModel['of'], string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly action: Readonly<Record<ActionStep, string>>;
  readonly combat: Readonly<Record<CombatStep, string>>;
  readonly referendum: Readonly<Record<ReferendumStep, string>>;
  /** Parts of a stat that do not come from a card. */
  readonly parts: {
    readonly printed: string;
    readonly title: string;
    readonly least: string;
  };
  readonly marks: {
    readonly contested: string;
    readonly merged: string;
    /** A title that does not count: contested, or not of the vampire's sect. */
    readonly notCounting: (title: string) => string;
  };
  /** What a strike or the current damage does to a minion; short. */
  readonly toCome: {
    readonly damage: (normal: number, aggravated: number) => string;
    readonly stolenBlood: (n: number) => string;
    readonly effect: string;
    readonly equipment: string;
    readonly dodged: string;
    readonly outOfRange: string;
    readonly combatEnds: string;
    readonly nothing: string;
  };
  readonly prisci: (side: 'for' | 'against' | 'abstaining', votesFor: number, against: number) => string;
  /** "Orsino ousts Lucita". */
  readonly ousts: (who: string, whom: string) => string;
  readonly theatre: TheatreWords;
  /** For screen readers: a seat, and a card. */
  readonly seat: (f: SpokenSeat) => string;
  readonly card: (f: SpokenCard) => string;
  /** Refusals by the host, beyond those by the rules. */
  readonly refusals: Readonly<Record<HostRefusal, string>>;
  /** What has changed since a game was saved. */
  readonly changes: ChangeWords;
  /** What has happened in a turn, in short. */
  readonly digest: DigestWords;
  readonly remarks: RemarkWords;
}

/** Remarks on an option, shown with its consequences: in lower case, without a full stop. */
export interface RemarkWords {
  /** The vampire that would gain blood is full. */
  readonly full: string;
  readonly overfull: string;
  readonly noBleed: string;
  readonly nothingToReduce: string;
  readonly bleedLater: string;
  readonly stealthLater: string;
  readonly nobodyBlocks: string;
  readonly failsToBlock: string;
}

export type HostRefusal = 'nothingToUndo' | 'othersDecided' | 'mustChoose' | 'noGame' | 'noTable' | 'noChair';

export interface ChangeWords {
  readonly cards: (names: string) => string;
  readonly rules: string;
  readonly cut: string;
  /** Where the game stops agreeing with its record: the decision, counted from 1. */
  readonly parts: (decision: number) => string;
}

export const ACTION_STEPS = ['announced', 'blocks', 'attempt', 'resolution', 'after'] as const;
export type ActionStep = (typeof ACTION_STEPS)[number];
export const COMBAT_STEPS = [
  'beforeRange',
  'range',
  'beforeStrikes',
  'strike',
  'damage',
  'press',
  'roundEnd',
] as const;
export type CombatStep = (typeof COMBAT_STEPS)[number];
export const REFERENDUM_STEPS = ['terms', 'beforeVotes', 'polling', 'result'] as const;
export type ReferendumStep = (typeof REFERENDUM_STEPS)[number];

export interface SpokenSeat {
  readonly name: string;
  readonly relation: Relation;
  readonly ousted: boolean;
  readonly pool: number;
  readonly hand: number;
  readonly library: number;
  readonly edge: boolean;
  readonly victoryPoints: number;
}

export interface SpokenCard {
  /** The name, or "uncontrolled 2". */
  readonly name: string;
  readonly counters: number;
  readonly unit: 'blood' | 'life' | 'counters';
  readonly capacity: number | null;
  readonly locked: boolean;
  readonly place: 'ready' | 'torpor' | 'uncontrolled' | 'table' | 'contested' | 'hand' | 'attached' | 'stage';
  /** The controller; null for the viewer's own card. */
  readonly who: string | null;
  /** The card it is on. */
  readonly on: string | null;
  /** The number of cards on it. */
  readonly attached: number;
  readonly marks: readonly string[];
}
