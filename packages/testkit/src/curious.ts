import type { CardId, Dice, Game, Option } from '@methuselah/engine';
import { NONE, type Table, tableOf } from '@methuselah/engine/internal';
import { type CardCounts, leastCount, useCount } from './cardcoverage.ts';

/** A player for coverage: prefers what cards have done least so far. */

/** A card that stays in play also counts for what it does there. */
const stays = (t: Table, use: number): boolean => t.pool.uses[use]?.settles === true;

/** How often the option's effect has occurred so far; null if no card causes it. */
function occurrences(t: Table, o: Option, counts: CardCounts): number | null {
  const cardOf = (id: CardId) => t.pool.cards[t.state.def[id] ?? NONE]?.card;
  switch (o.verb) {
    case 'play': {
      const used = useCount(t.pool, counts, o.use);
      const card = cardOf(o.card);
      return card && stays(t, o.use) ? Math.min(used, leastCount(card, counts, true)) : used;
    }
    case 'use':
      return useCount(t.pool, counts, o.use);
    case 'bringOut':
      return -1;
    case 'transfer': {
      const card = cardOf(o.vampire);
      return card ? leastCount(card, counts) : null;
    }
    default:
      return null;
  }
}

const discarded = (o: Option | undefined): CardId => (o?.verb === 'discard' ? o.card : NONE);

/** Save the card for another of its uses that has occurred much less often. */
function isSaved(t: Table, o: Option, counts: CardCounts): boolean {
  const def = o.verb === 'play' ? t.pool.cards[t.state.def[o.card] ?? NONE] : undefined;
  if (o.verb !== 'play' || def === undefined) return false;
  const least = Math.min(...def.handUses.map((use) => useCount(t.pool, counts, use.index)));
  return useCount(t.pool, counts, o.use) > 2 * least + 5;
}

/** Percentage of decisions in which it follows its curiosity. */
const CURIOSITY_PERCENT = 80;
const BLOCK_PERCENT = 50;

/** Indexes of the options a curious player chooses among; empty if it has no preference. */
export function curiousPlaces(game: Game, dice: Dice, counts: CardCounts): number[] {
  const t = tableOf(game);
  const { options = [], seat = NONE } = t.decision ?? {};
  const places = (wanted: (o: Option) => boolean): number[] =>
    options.flatMap((o, place) => (wanted(o) ? [place] : []));
  if (!dice.percent(CURIOSITY_PERCENT)) return [];
  // Vote for its own referendum.
  const referendum = t.state.frames.findLast((f) => f.kind === 'referendum');
  if (referendum?.kind === 'referendum' && referendum.seat === seat) {
    const votes = places(
      (o) => (o.verb === 'cast' || o.verb === 'castOwn' || o.verb === 'edgeVote') && o.side === 'for',
    );
    if (votes.length > 0) return votes;
  }
  const seen = options.map((o) => (isSaved(t, o, counts) ? null : occurrences(t, o, counts)));
  const least = Math.min(...seen.map((n) => n ?? Number.POSITIVE_INFINITY));
  if (least < Number.POSITIVE_INFINITY) return places((o) => seen[options.indexOf(o)] === least);
  // Discard what has occurred most.
  const discards = places((o) => o.verb === 'discard');
  if (discards.length > 0 && discards.length === options.filter((o) => o.verb !== 'pass').length) {
    const known = (place: number): number => {
      const def = t.pool.cards[t.state.def[discarded(options[place])] ?? NONE];
      return Math.min(...(def?.handUses ?? []).map((use) => useCount(t.pool, counts, use.index)));
    };
    const most = Math.max(...discards.map(known));
    return discards.filter((place) => known(place) === most);
  }
  const blocks = places((o) => o.verb === 'block');
  if (blocks.length > 0 && dice.percent(BLOCK_PERCENT)) return blocks;
  return places((o) => !isSaved(t, o, counts));
}
