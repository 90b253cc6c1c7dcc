import { attach, enterPlay } from '../atoms/cards.ts';
import { shuffleDeck } from '../atoms/decks.ts';
import { controllerOf, disciplineLevel } from '../query/minions.ts';
import { clockwiseFrom } from '../query/seats.ts';
import type { AwardFrame, CardId, Seat } from '../state/types.ts';
import {
  awardTrophyOption,
  fetchCardOption,
  NO,
  type Offers,
  type OptionOf,
  PASS,
  type Pile,
  searchForOption,
} from '../table/options.ts';
import { done } from '../table/stack.ts';
import { type Ask, defOf, frameRules, isGone, seatState, type Table } from '../table/table.ts';
import { arrive, controlsCopy } from './contest.ts';
import { isBarredFrom } from './onlyone.ts';

/** Cards given to a vampire: a Discipline after diablerie, trophies for a Red List minion (rulebook p.35, 41). */

// R-DIAB-08, R-TRAIT-09: from the library, the ash heap or the hand
const PILES: readonly Pile[] = ['library', 'ashHeap', 'hand'];

function isWanted(t: Table, f: AwardFrame, id: CardId): boolean {
  const def = defOf(t, id);
  if (!def.isMaster) return false;
  // Skip cards that this vampire cannot have.
  if (isBarredFrom(t, id, f.vampire) || controlsCopy(t, f.seat, id)) return false;
  if (f.what === 'trophy') return def.isTrophy;
  // R-DIAB-08, R-MASTER-11: a Discipline in which the vampire can still gain a level
  return def.teaches !== '' && disciplineLevel(t, f.vampire, def.teaches) < 2;
}

/** One option for each distinct card in each place. */
function offerFetch(t: Table, f: AwardFrame, out: Offers<OptionOf<'fetchCard'>>): void {
  for (const pile of PILES) {
    const seen: number[] = [];
    for (const id of seatState(t, f.seat)[pile]) {
      const { index } = defOf(t, id);
      if (seen.includes(index) || !isWanted(t, f, id)) continue;
      seen.push(index);
      out.push(fetchCardOption(id, pile));
    }
  }
}

function hasCardToFetch(t: Table, f: AwardFrame): boolean {
  const out: OptionOf<'fetchCard'>[] = [];
  offerFetch(t, f, out);
  return out.length > 0;
}

/** The seat's trophies in play that are not on a vampire and may be put on this one. */
const unawarded = (t: Table, f: AwardFrame, seat: Seat): CardId[] =>
  t.state.cards
    // R-MASTER-14: a trophy already on a vampire cannot be awarded again
    .filter((c) => c.controller === seat && c.region === 'table' && defOf(t, c.id).isTrophy)
    .map((c) => c.id)
    .filter((id) => !isBarredFrom(t, id, f.vampire));

/** R-TRAIT-10: each controller of such trophies is asked once, starting with the rewarded vampire's controller. */
const nextToAsk = (t: Table, f: AwardFrame): Seat | undefined =>
  clockwiseFrom(t, f.seat).find((seat) => !f.asked.includes(seat) && unawarded(t, f, seat).length > 0);

export const awardFrameRules = frameRules<AwardFrame>({
  steps: {
    begin(t, f) {
      f.step = 'may';
      if (isGone(t, f.vampire)) done(t);
    },
    may: {
      window: () => 'maySearch',
      offer(t, f, out) {
        out.push(NO);
        // R-TRAIT-09, R-DIAB-08: its controller may search; asked even with nothing to find, to keep the cards secret
        if (hasCardToFetch(t, f)) out.push(searchForOption(f.vampire));
        return f.seat;
      },
      take(_t, f, chosen) {
        f.step = chosen.verb === 'searchFor' ? 'search' : 'inPlay';
      },
    } satisfies Ask<AwardFrame, 'maySearch'>,
    search: {
      window: () => 'search',
      looksThrough: 'library',
      offer(t, f, out) {
        out.push(PASS);
        offerFetch(t, f, out);
        return f.seat;
      },
      take(t, f, chosen) {
        f.step = 'inPlay';
        if (chosen.verb === 'fetchCard') {
          // R-TRAIT-09, R-DIAB-08: put on that vampire at once, at no cost
          enterPlay(t, chosen.card, controllerOf(t, f.vampire), 'attached', f.vampire, 1);
          arrive(t, chosen.card);
        }
        // R-TRAIT-09, R-DIAB-08, R-TMPL-03: the library is shuffled whether or not a card was found
        shuffleDeck(t, f.seat, seatState(t, f.seat).library);
      },
    } satisfies Ask<AwardFrame, 'search', OptionOf<'pass' | 'fetchCard'>>,
    inPlay(t, f) {
      if (f.what === 'trophy' && nextToAsk(t, f) !== undefined) f.step = 'grant';
      else done(t);
    },
    grant: {
      window: () => 'trophies',
      offer(t, f, out) {
        const seat = nextToAsk(t, f) ?? f.seat;
        // R-TRAIT-10: the controller of each trophy decides
        out.push(PASS);
        for (const id of unawarded(t, f, seat)) out.push(awardTrophyOption(id));
        return seat;
      },
      take(t, f, chosen) {
        f.step = 'inPlay';
        if (chosen.verb === 'pass') f.asked.push(nextToAsk(t, f) ?? f.seat);
        else attach(t, chosen.trophy, f.vampire);
      },
    } satisfies Ask<AwardFrame, 'trophies'>,
  },
});
