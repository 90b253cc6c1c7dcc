import { leavePlay } from '../atoms/cards.ts';
import { setMasterActions } from '../atoms/counters.ts';
import { KEY, mark, marked } from '../atoms/rows.ts';
import { happen } from '../flow/happenings.ts';
import { hasTrait } from '../query/belonging.ts';
import { canFight, controllerOf, isVampire, minionsOf } from '../query/minions.ts';
import { clockwiseFrom } from '../query/seats.ts';
import { type CardId, type Cast, NONE, type Seat } from '../state/types.ts';
import { awardFrame } from '../table/frames.ts';
import { push } from '../table/stack.ts';
import {
  findCard,
  type Option,
  option,
  type Reason,
  reason,
  seatState,
  type Table,
  tell,
} from '../table/table.ts';
import { whyNotDirected } from './traits.ts';

/** Red List minions: marked, hunted down, and what it earns to burn one (rulebook p.18, 41). */

const WHY = {
  vampire: reason('R-TRAIT-08', 'needsVampire'),
  again: reason('R-TRAIT-08', 'huntedDownAlready'),
  nobody: reason('R-TRAIT-08', 'nobodyMarked'),
} as const;

// ---------------------------------------------------------------------------------------------- the mark

const isMarked = (t: Table, id: CardId): boolean =>
  hasTrait(t, id, 'redList') && marked(t, 'turn', id, KEY.marked);

export const couldMark = (t: Table, seat: Seat): boolean =>
  // R-MPH-05: it takes a master phase action
  seat === t.state.active && seatState(t, seat).masterActions >= 1 && t.pool.traits.has('redList');

export function offerMarks(t: Table, seat: Seat, out: Option[]): void {
  if (!couldMark(t, seat)) return;
  for (const other of clockwiseFrom(t, seat))
    for (const minion of minionsOf(t, other)) {
      // R-TRAIT-07: any Red List minion in play
      if (hasTrait(t, minion, 'redList') && !isMarked(t, minion))
        out.push(option('mark', NONE, NONE, NONE, minion));
    }
}

export function takeMark(t: Table, seat: Seat, chosen: Option): void {
  // R-MPH-05, R-TRAIT-07: a master phase action for a mark
  setMasterActions(t, seat, seatState(t, seat).masterActions - 1);
  // R-TRAIT-07: for the current turn
  mark(t, 'turn', chosen.at, KEY.marked);
  tell(t, 'marked', seat, chosen.at);
}

/** May this minion enter combat with that one because it is marked? Only ready minions of two Methuselahs fight. */
export const isQuarry = (t: Table, minion: CardId, target: CardId): boolean =>
  isMarked(t, target) && canFight(t, minion, target);

/** The minions that are marked this turn, as far as this one may fight them. */
export const quarriesOf = (t: Table, minion: CardId): CardId[] =>
  t.state.ledger
    .filter((entry) => entry.key === KEY.marked)
    .map((entry) => entry.subject)
    .filter((id) => isQuarry(t, minion, id));

export function whyNotHuntDown(t: Table, minion: CardId): Reason | null {
  // R-TRAIT-08: an action of vampires
  if (!isVampire(t, minion)) return WHY.vampire;
  // R-TRAIT-08: once a turn for each
  if (marked(t, 'turn', minion, KEY.redList)) return WHY.again;
  if (quarriesOf(t, minion).length === 0) return WHY.nobody;
  return whyNotDirected(t, minion);
}

// ---------------------------------------------------------------------------------------------- the reward

/** A card is burned, by this vampire or (NONE) by nobody who would be rewarded for it. */
export function burnCard(t: Table, id: CardId, by: CardId): void {
  const redList = isRedList(t, id);
  happen(t, 'burned', id);
  leavePlay(t, id, 'ashHeap');
  const vampire = isVampire(t, by) ? findCard(t, by) : undefined;
  // R-TRAIT-09: a vampire that burns a Red List minion may be given trophies
  if (redList && vampire !== undefined) push(t, awardFrame(vampire.controller, by, 'trophy'));
}

export const isRedList = (t: Table, id: CardId): boolean => hasTrait(t, id, 'redList');

/** Who burns a minion that is burned now: the minion it fights, or the one whose directed action does this. */
export function burnerOf(t: Table, id: CardId): CardId {
  const cast = resolvingCast(t);
  // R-TRAIT-09: what its own side does to it earns nobody anything
  if (cast?.seat === controllerOf(t, id)) return NONE;
  const f = t.state.frames.findLast((frame) => frame.kind === 'combat' || frame.kind === 'action');
  // R-TRAIT-09: in combat: the opposing minion, whatever does the damage
  if (f?.kind === 'combat') return f.first === id ? f.second : f.second === id ? f.first : NONE;
  if (f === undefined || cast?.card !== f.cast.card || cast.use !== f.cast.use) return NONE;
  // R-TRAIT-09: or the minion whose action, directed at its controller, has this effect
  return f.directedAt.includes(controllerOf(t, id)) ? f.minion : NONE;
}

/** Of the card or effect that is resolving or being paid for, if no combat has begun since. */
function resolvingCast(t: Table): Cast | undefined {
  const f = t.state.frames.findLast(({ kind }) => kind === 'combat' || kind === 'play' || kind === 'effect');
  return f?.kind === 'play' || f?.kind === 'effect' ? f.cast : undefined;
}

/** Who burns a minion by the effect of a card: as above, if it is that minion's card. */
export function burnerBy(t: Table, cast: Cast, id: CardId): CardId {
  const by = burnerOf(t, id);
  // R-TRAIT-09: a minion that its own side burns is burned by nobody else
  return by === cast.by ? by : NONE;
}
