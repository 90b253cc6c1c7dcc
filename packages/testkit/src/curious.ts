import type { CardId, Dice, Game, Option } from '@methuselah/engine';
import { NONE, type Table, tableOf } from '@methuselah/engine/internal';
import { type CardCounts, leastOf, usedSoFar } from './cardcoverage.ts';

/** A player who wants to see what cards do, and first what has come about least. */

/** A card that stays in play is worth what it does there too. */
const stays = (t: Table, use: number): boolean => t.pool.uses[use]?.settles === true;

/** How often what an option leads to has come about; null for what no card does. */
function soFar(t: Table, o: Option, counts: CardCounts): number | null {
  const cardOf = (id: CardId) => t.pool.cards[t.state.def[id] ?? NONE]?.card;
  switch (o.verb) {
    case 'play': {
      const used = usedSoFar(t.pool, counts, o.use);
      const card = cardOf(o.card);
      return card && stays(t, o.use) ? Math.min(used, leastOf(card, counts, true)) : used;
    }
    case 'use':
      return usedSoFar(t.pool, counts, o.use);
    case 'bringOut':
      return -1;
    case 'transfer': {
      const card = cardOf(o.vampire);
      return card ? leastOf(card, counts) : null;
    }
    default:
      return null;
  }
}

const discarded = (o: Option | undefined): CardId => (o?.verb === 'discard' ? o.card : NONE);

/** A card that has done this much more often than something else is kept for that. */
function isKept(t: Table, o: Option, counts: CardCounts): boolean {
  const def = o.verb === 'play' ? t.pool.cards[t.state.def[o.card] ?? NONE] : undefined;
  if (o.verb !== 'play' || def === undefined) return false;
  const least = Math.min(...def.handUses.map((use) => usedSoFar(t.pool, counts, use.index)));
  return usedSoFar(t.pool, counts, o.use) > 2 * least + 5;
}

/** In so many of a hundred decisions it follows its curiosity. */
const CURIOSITY = 80;
const BLOCKS = 50;

/** The places of the options that a curious player chooses among; none, if it does not care. */
export function curiousPlaces(game: Game, dice: Dice, counts: CardCounts): number[] {
  const t = tableOf(game);
  const { options = [], seat = NONE } = t.decision ?? {};
  const places = (wanted: (o: Option) => boolean): number[] =>
    options.flatMap((o, place) => (wanted(o) ? [place] : []));
  if (!dice.percent(CURIOSITY)) return [];
  // Its own referendum is to pass.
  const referendum = t.state.frames.findLast((f) => f.kind === 'referendum');
  if (referendum?.kind === 'referendum' && referendum.seat === seat) {
    const votes = places(
      (o) => (o.verb === 'cast' || o.verb === 'castOwn' || o.verb === 'edgeVote') && o.side === 'for',
    );
    if (votes.length > 0) return votes;
  }
  const seen = options.map((o) => (isKept(t, o, counts) ? null : soFar(t, o, counts)));
  const least = Math.min(...seen.map((n) => n ?? Number.POSITIVE_INFINITY));
  if (least < Number.POSITIVE_INFINITY) return places((o) => seen[options.indexOf(o)] === least);
  // What has come about most is given away first.
  const discards = places((o) => o.verb === 'discard');
  if (discards.length > 0 && discards.length === options.filter((o) => o.verb !== 'pass').length) {
    const known = (place: number): number => {
      const def = t.pool.cards[t.state.def[discarded(options[place])] ?? NONE];
      return Math.min(...(def?.handUses ?? []).map((use) => usedSoFar(t.pool, counts, use.index)));
    };
    const most = Math.max(...discards.map(known));
    return discards.filter((place) => known(place) === most);
  }
  const blocks = places((o) => o.verb === 'block');
  if (blocks.length > 0 && dice.percent(BLOCKS)) return blocks;
  return places((o) => !isKept(t, o, counts));
}
