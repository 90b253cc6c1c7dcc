import type { CardId, Seat, Viewer } from '@methuselah/engine';
import { handFor, handSizeOf, NONE, predator, prey, type Table } from '@methuselah/engine/internal';
import type { Chair, Relation, SeatModel } from '../contract/index.ts';
import { type Places, placesOf, type Shelf } from './cards.ts';
import type { ViewerContext } from './viewercontext.ts';

/** The relation of a seat to the viewer, skipping ousted seats. */
export function relationOf(t: Table, viewer: Viewer, seat: Seat): Relation {
  if (seat === viewer) return 'you';
  if (typeof viewer !== 'number' || isOut(t, viewer) || isOut(t, seat)) return 'other';
  const [next, last] = [prey(t, viewer), predator(t, viewer)];
  if (seat === next) return 'prey';
  if (seat === last) return 'predator';
  if (seat === prey(t, next)) return 'grandPrey';
  return seat === predator(t, last) ? 'grandPredator' : 'other';
}

const isOut = (t: Table, seat: Seat): boolean => t.state.seats[seat]?.ousted !== false;

/** Card numbers of a public pile. */
const numbersOf = ({ t }: ViewerContext, pile: readonly CardId[]): number[] =>
  pile.map((id) => t.pool.cards[t.state.def[id] ?? NONE]?.card.id ?? NONE);

export function seatsOf(context: ViewerContext, shelf: Shelf, chairs: readonly Chair[]): SeatModel[] {
  const { t, viewer, locale } = context;
  const places = placesOf(context);
  return t.state.seats.map((p, seat) => {
    const relation = relationOf(t, viewer, seat);
    const name = context.seat(seat);
    const hasEdge = t.state.edge === seat;
    const handCards = handFor(t, viewer, seat).map((id) => shelf.inHand(id));
    return {
      seat,
      name,
      relation,
      chair: chairs[seat] === 'person' ? 'person' : 'bot',
      pool: p.pool,
      victoryPoints: p.victoryPoints,
      hasEdge,
      ousted: p.ousted,
      withdrawing: p.withdrawing,
      hand: p.hand.length,
      handSize: handSizeOf(t, seat),
      library: p.library.length,
      crypt: p.crypt.length,
      ashHeap: numbersOf(context, p.ashHeap),
      removed: numbersOf(context, p.removed),
      ...(places[seat] as Places),
      handCards,
      spoken: locale.host.seat({
        name,
        relation,
        ousted: p.ousted,
        pool: p.pool,
        hand: p.hand.length,
        library: p.library.length,
        edge: hasEdge,
        victoryPoints: p.victoryPoints,
      }),
    };
  });
}
