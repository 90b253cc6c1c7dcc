import type { Condition } from './conditions.ts';
import type { CardType, Title, Trait } from './facts.ts';
import type { Restriction, Stat } from './lasting.ts';
import type { Amount, Filter, Printed, Who } from './nouns.ts';

/** Statics: what a card does for as long as it is in play. */

/** To whom a static applies, and on what condition. */
interface Holding {
  readonly who: Who;
  readonly if?: readonly Condition[];
}
/** Changes a stat while the card is in play. */
export interface StatStatic extends Holding {
  readonly stat: Exclude<Stat, 'cost' | 'discipline' | 'baseStrength'>;
  readonly amount: Amount;
}
/** Gives levels of a Discipline. */
export interface DisciplineStatic extends Holding {
  readonly stat: 'discipline';
  readonly discipline: string;
  readonly amount: Amount;
}
/** Changes the blood or pool cost of playing cards. */
export interface CostStatic extends Holding {
  readonly stat: 'cost';
  readonly amount: Amount;
  readonly cards?: Printed;
  /** Changes only a cost of this kind; blood or pool by default. An ally pays what it adds of `bloodOrLife` with its life. */
  readonly kind?: 'blood' | 'pool' | 'bloodOrLife';
  /** Applies to cards that target `who`, not to those that `who` plays. */
  readonly targeted?: boolean;
}
/** Imposes a restriction while the card is in play. */
export interface RestrictionStatic extends Holding {
  readonly restrict: Exclude<Restriction, 'play' | 'beTargeted' | 'replaceAtOnce'>;
}
/** The cards that cannot be played; every given field must match. */
export interface ForbiddenCards {
  readonly named?: string;
  readonly types?: readonly CardType[];
  /** That require one of these Disciplines. */
  readonly needs?: readonly string[];
  /** That require any Discipline. */
  readonly needsAny?: boolean;
}
/** Forbids playing some cards. */
export interface PlayStatic extends Holding, ForbiddenCards {
  readonly restrict: 'play';
}
/** Keeps actions of other Methuselahs' minions from targeting cards. */
export interface TargetStatic extends Holding {
  readonly restrict: 'beTargeted';
  /** Only actions of these minions; of all by default. */
  readonly by?: Filter;
  /** Only actions with such cards. */
  readonly cards?: Printed;
}
/** Makes immune to damage that matching cards inflict. */
export interface ImmunityStatic extends Holding {
  readonly immuneTo: Filter;
}
/** Makes damage aggravated that this card, or matching cards, inflict on `who`. */
export interface AggravationStatic extends Holding {
  readonly aggravatedFrom: 'this' | Filter;
}
/** Gives a trait while the card is in play. */
export interface TraitStatic extends Holding {
  readonly trait: Trait;
}
/** Lets a vampire play cards that require a clan or a title as if it were of that clan or had that title. */
export interface RequirementStatic extends Holding {
  readonly meets: { readonly clan: string } | { readonly title: Title };
  /** You too can play master cards that require it. */
  readonly youToo?: boolean;
}
/** A continuous effect of a card in play. */
export type Static =
  | StatStatic
  | DisciplineStatic
  | CostStatic
  | RestrictionStatic
  | PlayStatic
  | TargetStatic
  | ImmunityStatic
  | AggravationStatic
  | TraitStatic
  | RequirementStatic;

/** Statics by kind: a table over these keys covers every kind. */
export interface StaticOf {
  readonly stat: StatStatic;
  readonly discipline: DisciplineStatic;
  readonly cost: CostStatic;
  readonly restriction: RestrictionStatic;
  readonly play: PlayStatic;
  readonly target: TargetStatic;
  readonly immunity: ImmunityStatic;
  readonly aggravation: AggravationStatic;
  readonly trait: TraitStatic;
  readonly requirement: RequirementStatic;
}
/** A kind of static. */
export type StaticKind = keyof StaticOf;

/** The kind of a static. */
export function staticKind(text: Static): StaticKind {
  if ('restrict' in text)
    return text.restrict === 'play' ? 'play' : text.restrict === 'beTargeted' ? 'target' : 'restriction';
  if ('immuneTo' in text) return 'immunity';
  if ('aggravatedFrom' in text) return 'aggravation';
  if ('trait' in text) return 'trait';
  if ('meets' in text) return 'requirement';
  if (text.stat === 'cost' || text.stat === 'discipline') return text.stat;
  return 'stat' satisfies keyof typeof text;
}
