import type { LibraryDefinition, ModeDefinition } from '@methuselah/cards';
import type { Effect, InPlayText } from '@methuselah/engine/language';
import type { Picks } from './nouns.ts';

/** What a sentence adds to a card. */
export interface Part {
  /** Fields of the way to play it. */
  readonly mode?: ModeDefinition;
  /** Other ways to play it on the same line: "press, or maneuver". */
  readonly or?: readonly ModeDefinition[];
  /** Fields of the whole card. */
  readonly card?: Partial<Omit<LibraryDefinition, 'modes'>>;
  readonly inPlay?: InPlayText;
  /** The Discipline that the vampire it is put on must be able to learn. */
  readonly learns?: string;
  /** Additional strikes: after the first pair, unless they come with a strike of the card. */
  readonly strikes?: number;
  /** What happens as its strike resolves. */
  readonly beforeStrike?: readonly Effect[];
}
/** What a sentence adds, once it is known what was chosen before. */
export type Sentence = (picks: Picks) => Part | null;

export const plain =
  (part: Part): Sentence =>
  () =>
    part;

const lists = ['windows', 'when', 'effects'] as const;

/** Two sentences about the same way to play a card. Null if they contradict each other. */
export function joinModes(a: ModeDefinition, b: ModeDefinition): ModeDefinition | null {
  const made: Record<string, unknown> = { ...a, ...b };
  for (const key of lists) {
    const all = [...(a[key] ?? []), ...(b[key] ?? [])];
    if (all.length > 0) made[key] = key === 'windows' ? [...new Set(all as string[])] : all;
  }
  if (a.action !== undefined && b.action !== undefined) {
    const kinds = [a.action.kind, b.action.kind].filter((kind) => kind !== 'special');
    if (kinds.length > 1) return null;
    made.action = { ...a.action, ...b.action, kind: kinds[0] ?? 'special' };
  }
  for (const key of ['strike', 'prevent', 'stays', 'press'] as const)
    if (a[key] !== undefined && b[key] !== undefined) return null;
  return made as ModeDefinition;
}

export function joinInPlay(a: InPlayText, b: InPlayText): InPlayText {
  const both = <T>(x: readonly T[] | undefined, y: readonly T[] | undefined): readonly T[] => [
    ...(x ?? []),
    ...(y ?? []),
  ];
  const statics = both(a.statics, b.statics);
  const triggers = both(a.triggers, b.triggers);
  const abilities = both(a.abilities, b.abilities);
  const burnedIf = both(a.burnedIf, b.burnedIf);
  return {
    ...(statics.length > 0 && { statics }),
    ...(triggers.length > 0 && { triggers }),
    ...(abilities.length > 0 && { abilities }),
    ...(burnedIf.length > 0 && { burnedIf }),
  };
}
