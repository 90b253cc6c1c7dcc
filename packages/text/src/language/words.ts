import type { Gender } from '@methuselah/cards/gender';
import type { DecisionWindow, Phase, Region } from '@methuselah/engine';
import type {
  ActionKind,
  CardType,
  CounterKind,
  Path,
  Sect,
  STRIKE_KINDS,
  Stat,
  Title,
  TRAITS,
} from '@methuselah/engine/language';
import type { ClanNames, DisciplineNames } from './printed.ts';

/** Words shared by card texts and table texts. */

/** How a card is used; modes and abilities are counted from 1. */
export type Mode =
  | { readonly is: 'superior' | 'basic' }
  | { readonly is: 'mode' | 'ability'; readonly place: number };

export type Zone = Region | 'hand' | 'library' | 'crypt' | 'ashHeap' | 'removed';
export type Unit = 'blood' | 'life' | 'counters';
export type StrikeKind = (typeof STRIKE_KINDS)[number];
export type Side = 'for' | 'against';

/** Words that stand alone, as on labels; sentences contain their own. In lower case, except names. */
export interface TermWords {
  /** "unlock phase". */
  readonly phases: Readonly<Record<Phase, string>>;
  /** Where in the game: "before blocks", "choice of a target". */
  readonly windows: Readonly<Record<DecisionWindow, string>>;
  readonly zones: Readonly<Record<Zone, string>>;
  readonly cardTypes: Readonly<Record<CardType | 'vampire' | 'imbued', string>>;
  readonly sects: Readonly<Record<Sect, string>>;
  /** "2 corruption counters". */
  readonly namedCounters: (n: number | string, kind: CounterKind) => string;
  /** A title, with its city or clan if it has one: "prince of London", "justicar"; of a woman, "primogénita". */
  readonly title: (title: Title, domain: string | null, gender?: Gender | null) => string;
  /** A city's name in this language. */
  readonly city: (name: string) => string;
  /** By English name; an unknown clan keeps its name. */
  readonly clans: ClanNames;
  /** By code: "aus". */
  readonly disciplines: DisciplineNames;
  /** Traits of the rulebook, and of a few cards. */
  readonly paths: Readonly<Record<Path, string>>;
  readonly traits: Readonly<Record<(typeof TRAITS)[number] | 'seraph', string>>;
  /** Printed on a slave of a clan, a Blood Brother of a circle, and a vampire that is not unique. */
  readonly slave: (clan: string) => string;
  readonly circle: (name: string) => string;
  readonly notUnique: string;
  readonly actions: Readonly<Record<ActionKind, string>>;
  readonly stats: Readonly<Record<Stat, string>>;
  readonly units: Readonly<Record<Unit, string>>;
}
