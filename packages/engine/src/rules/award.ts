import { attach, enterPlay } from '../atoms/cards.ts';
import { shuffleDeck } from '../atoms/decks.ts';
import { controllerOf, disciplineLevel } from '../query/minions.ts';
import { clockwiseFrom } from '../query/seats.ts';
import { type AwardFrame, type CardId, NONE, type Seat } from '../state/types.ts';
import { type Option, option } from '../table/options.ts';
import { done } from '../table/stack.ts';
import { defOf, frameRules, isGone, seatState, type Table } from '../table/table.ts';
import { arrive, controlsCopy } from './contest.ts';
import { isBarredFrom } from './onlyone.ts';

/** Cards fetched for a vampire: a master Discipline card after diablerie, trophies for a Red List minion (rulebook p.35, 41). */

/** Where a card is fetched from, as an option counts it. */
export const FETCHED_FROM = ['', 'library', 'ash heap', 'hand'] as const;

function isWanted(t: Table, f: AwardFrame, id: CardId): boolean {
  const def = defOf(t, id);
  if (!def.isMaster) return false;
  // What cannot be on the vampire is not put there.
  if (isBarredFrom(t, id, f.vampire) || controlsCopy(t, f.seat, id)) return false;
  if (f.what === 'trophy') return def.isTrophy;
  // R-DIAB-08, R-MASTER-11: a Discipline of which it can still be given a level
  return def.teaches !== '' && disciplineLevel(t, f.vampire, def.teaches) < 2;
}

/** One option for each different card of each place. */
function offerFetch(t: Table, f: AwardFrame, out: Option[]): void {
  const { library, ashHeap, hand } = seatState(t, f.seat);
  // R-DIAB-08, R-TRAIT-09: from the library, the ash heap or the hand
  [library, ashHeap, hand].forEach((pile, place) => {
    const seen: number[] = [];
    for (const id of pile) {
      const { index } = defOf(t, id);
      if (seen.includes(index) || !isWanted(t, f, id)) continue;
      seen.push(index);
      out.push(option('pick', NONE, id, NONE, id, place + 1));
    }
  });
}

function hasSomething(t: Table, f: AwardFrame): boolean {
  const out: Option[] = [];
  offerFetch(t, f, out);
  return out.length > 0;
}

/** Trophies of a seat that lie in play on nobody, and may be on this vampire. */
const unawarded = (t: Table, f: AwardFrame, seat: Seat): CardId[] =>
  t.state.cards
    // R-MASTER-14: one that is on a vampire cannot be awarded again
    .filter((c) => c.controller === seat && c.region === 'table' && defOf(t, c.id).isTrophy)
    .map((c) => c.id)
    .filter((id) => !isBarredFrom(t, id, f.vampire));

/** R-TRAIT-10: each controller of such trophies is asked once, the rewarded side first. */
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
        out.push(option('no'));
        // R-TRAIT-09, R-DIAB-08: its controller may; with nothing to find it is a formality, the same for every game
        if (hasSomething(t, f)) out.push(option('yes', NONE, NONE, f.vampire));
        return f.seat;
      },
      take(_t, f, chosen) {
        f.step = chosen.verb === 'yes' ? 'search' : 'inPlay';
      },
    },
    search: {
      window: () => 'search',
      looksThrough: 'library',
      offer(t, f, out) {
        out.push(option('pass'));
        offerFetch(t, f, out);
        return f.seat;
      },
      take(t, f, chosen) {
        f.step = 'inPlay';
        if (chosen.verb === 'pick') {
          // R-TRAIT-09, R-DIAB-08: on that vampire, at once and at no cost
          enterPlay(t, chosen.card, controllerOf(t, f.vampire), 'attached', f.vampire, 1);
          arrive(t, chosen.card);
        }
        // R-TRAIT-09, R-DIAB-08, R-TMPL-03: the library is shuffled, whatever was found
        shuffleDeck(t, f.seat, seatState(t, f.seat).library);
      },
    },
    inPlay(t, f) {
      if (f.what === 'trophy' && nextToAsk(t, f) !== undefined) f.step = 'grant';
      else done(t);
    },
    grant: {
      window: () => 'trophies',
      offer(t, f, out) {
        const seat = nextToAsk(t, f) ?? f.seat;
        // R-TRAIT-10: as the controller of each trophy wishes
        out.push(option('pass'));
        for (const id of unawarded(t, f, seat)) out.push(option('pick', NONE, id, NONE, id));
        return seat;
      },
      take(t, f, chosen) {
        f.step = 'inPlay';
        if (chosen.verb === 'pass') f.asked.push(nextToAsk(t, f) ?? f.seat);
        else attach(t, chosen.at, f.vampire);
      },
    },
  },
});
