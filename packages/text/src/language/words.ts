import type { DecisionWindow, Phase, Region } from '@methuselah/engine';
import type {
  ActionKind,
  CardType,
  Sect,
  STRIKE_KINDS,
  Stat,
  Title,
  TRAITS,
} from '@methuselah/engine/language';
import type { ClanNames, DisciplineNames } from './printed.ts';

/** What the text of a card and the words of the table share: facts that both speak of, and words that stand alone. */

/** How a card is used: the place of a mode or ability is counted from 1. */
export type Mode =
  | { readonly is: 'superior' | 'basic' }
  | { readonly is: 'mode' | 'ability'; readonly place: number };

export type Zone = Region | 'hand' | 'library' | 'crypt' | 'ashHeap' | 'removed';
export type Unit = 'blood' | 'life' | 'counters';
export type StrikeKind = (typeof STRIKE_KINDS)[number];
export type Side = 'for' | 'against';

/** Words that stand alone, as on a label; sentences have them built in. Small letters but where they are names. */
export interface TermWords {
  /** "unlock phase". */
  readonly phases: Readonly<Record<Phase, string>>;
  /** Where in the course of play: "before blocks", "choice of a target". */
  readonly windows: Readonly<Record<DecisionWindow, string>>;
  readonly zones: Readonly<Record<Zone, string>>;
  readonly cardTypes: Readonly<Record<CardType | 'vampire' | 'imbued', string>>;
  readonly sects: Readonly<Record<Sect, string>>;
  /** A title, with its city or clan if it has one: "prince of London", "justicar". */
  readonly title: (title: Title, domain: string | null) => string;
  /** A city in this language. */
  readonly city: (name: string) => string;
  /** By their English name; a clan of none of these keeps its name. */
  readonly clans: ClanNames;
  /** By their sign: [aus]. */
  readonly disciplines: DisciplineNames;
  /** Those of the rulebook, and of a few cards. */
  readonly traits: Readonly<Record<(typeof TRAITS)[number] | 'seraph', string>>;
  /** What is printed on a slave of a clan, on a Blood Brother of a circle, and on a vampire that is not unique. */
  readonly slave: (clan: string) => string;
  readonly circle: (name: string) => string;
  readonly notUnique: string;
  readonly actions: Readonly<Record<ActionKind, string>>;
  readonly stats: Readonly<Record<Stat, string>>;
  readonly units: Readonly<Record<Unit, string>>;
}
