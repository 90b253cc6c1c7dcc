import type { Option, OptionOf } from '@methuselah/engine';
import { currentReferendum, type Table, votesOf, voteTax } from '@methuselah/engine/internal';
import type { InfluenceModel, VotesModel } from '../contract/index.ts';
import type { Shelf } from './cards.ts';
import type { ViewerContext } from './viewercontext.ts';

/** What a decision lets its player do in several steps at once. */

export function influenceOf({ t }: ViewerContext, shelf: Shelf): InfluenceModel | null {
  if (t.decision?.window !== 'influence') return null;
  const { seat, options } = t.decision;
  const ids = options.flatMap((o) =>
    o.verb === 'transfer' || o.verb === 'takeBack' || o.verb === 'bringOut' ? [o.vampire] : [],
  );
  if (ids.length === 0) return null;
  const vampires = [...new Set(ids)].map((id) => shelf.about(id));
  return { transfers: t.state.seats[seat]?.transfers ?? 0, vampires };
}

export function togetherOf({ t }: ViewerContext): VotesModel | null {
  if (t.decision?.window !== 'polling') return null;
  const votes = (side: 'for' | 'against'): number => {
    const all = votesAtOnce(t, side);
    return all.length < 2 ? 0 : all.reduce((sum, o) => sum + votesIn(t, o), 0);
  };
  const sides = { for: votes('for'), against: votes('against') };
  return sides.for + sides.against === 0 ? null : sides;
}

function votesIn(t: Table, o: OptionOf<'cast' | 'castOwn'>): number {
  if (o.verb === 'cast') return votesOf(t, o.minion);
  const uncast = currentReferendum(t)?.ballots.find((b) => b.card === o.card && b.side === 0);
  return uncast?.amount ?? 0;
}

type Vote = OptionOf<'cast' | 'castOwn'>;

/** The votes offered for a side that cost nothing: those of vampires without a tax, and the player's own. */
export const votesAtOnce = (t: Table, side: 'for' | 'against'): readonly Vote[] =>
  (t.decision?.options ?? []).filter((o) => isFreeVote(t, o, side));

export const isFreeVote = (t: Table, o: Option, side: 'for' | 'against'): o is Vote =>
  (o.verb === 'castOwn' && o.side === side) ||
  (o.verb === 'cast' && o.side === side && voteTax(t, o.minion, side === 'for' ? 1 : -1) === 0);
