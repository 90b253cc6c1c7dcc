import type { CardId, CardKey, EventType, GameEvent, Seat, Viewer } from '@methuselah/engine';
import { NONE, seatName, type Table, type ToldCard } from '@methuselah/engine/internal';
import type { Beat } from '../contract/index.ts';
import type { HostLocale } from '../words/words.ts';
import { capital } from './viewercontext.ts';

/** An event as its viewer may know it, with their keys for the cards that have one. */
export interface Heard {
  readonly event: GameEvent;
  readonly step: number;
}

/** How a viewer names seats and cards. */
interface Naming {
  readonly viewer: Viewer;
  readonly locale: HostLocale;
  seat(seat: Seat): string;
  card(number: number): string;
}

export const namingOf = (t: Table, viewer: Viewer, locale: HostLocale): Naming => ({
  viewer,
  locale,
  seat: (seat) => seatName(t, seat),
  card: (number) => {
    const known = t.pool.byId.get(number);
    return known ? locale.cardName(known.card) : '';
  },
});

/** Events that a page acts out, and those that complete them. Everything in them is public. */
const ACTED: ReadonlySet<EventType> = new Set<EventType>([
  'turnBegan',
  'played',
  'strike',
  'maneuver',
  'inflicted',
  'prevented',
  'counters',
  'toTorpor',
  'burned',
  'pool',
  'redirected',
  'cast',
  'tallied',
  'diablerie',
  'ousted',
  'victoryPoint',
]);
export const isActed = ({ type }: GameEvent): boolean => ACTED.has(type);

/** What a page can act out of these events. */
export const beatsOf = (heard: readonly Heard[], naming: Naming): Beat[] =>
  heard.flatMap((told, at) => beatOf(told, heard.slice(at + 1), naming) ?? []);

/** Event cards carry the viewer's keys. */
const keyOf = ({ id }: ToldCard): CardKey => id as CardId as CardKey;

function beatOf({ event: e, step }: Heard, later: readonly Heard[], naming: Naming): Beat | null {
  switch (e.type) {
    case 'turnBegan':
      return { is: 'turn', step, seat: e.seat };
    case 'played':
      return { is: 'played', step, seat: e.seat };
    case 'strike':
    case 'maneuver':
      return { is: e.type, step, by: keyOf(e.minion) };
    case 'inflicted':
      return { is: 'hit', step, on: keyOf(e.card), by: e.source && keyOf(e.source), n: e.amount };
    case 'prevented':
      return { is: 'prevented', step, on: keyOf(e.card), n: e.amount };
    case 'counters':
      // Transfers are many and small.
      return e.why === 'transfer' ? null : { is: 'counters', step, on: keyOf(e.card), n: e.after - e.before };
    case 'toTorpor':
      return { is: 'torpor', step, on: keyOf(e.card) };
    case 'burned':
      return { is: 'burned', step, on: keyOf(e.card) };
    case 'pool':
      return { is: 'pool', step, seat: e.seat, n: e.after - e.before, bleed: e.why === 'bleed' };
    case 'redirected':
      return { is: 'redirected', step, to: e.to };
    case 'cast':
      return { is: 'vote', step, seat: e.seat, n: e.amount, side: e.side };
    case 'tallied':
      return { is: 'tallied', step, passed: e.for > e.against };
    case 'diablerie':
      return {
        is: 'diablerie',
        step,
        by: e.diablerist.number,
        victim: e.victim.number,
        text: capital(
          naming.locale.words.events.diablerie(
            naming.card(e.diablerist.number),
            naming.card(e.victim.number),
          ),
        ),
        note: '',
      };
    case 'ousted': {
      const by = e.predator === NONE || e.predator === e.seat ? null : e.predator;
      return {
        is: 'ousted',
        step,
        seat: e.seat,
        by,
        text: capital(oustText(e.seat, by, naming)),
        note: by === null ? '' : gainsText(by, e.seat, later, naming),
      };
    }
    default:
      return null;
  }
}

function oustText(seat: Seat, by: Seat | null, naming: Naming): string {
  const { host, words } = naming.locale;
  const { theatre } = host;
  if (seat === naming.viewer) return by === null ? theatre.youAreOut : theatre.oustsYou(naming.seat(by));
  if (by === naming.viewer) return theatre.youOust(naming.seat(seat));
  return by === null
    ? words.events.ousted(naming.seat(seat))
    : host.ousts(naming.seat(by), naming.seat(seat));
}

/** What the predator gains is told after the ousting itself: a victory point, then pool. */
function gainsText(by: Seat, ousted: Seat, later: readonly Heard[], { locale }: Naming): string {
  const at = later.findIndex(({ event: e }) => e.type === 'victoryPoint' && e.ousted === ousted);
  const [point, gain] = [later[at]?.event, later[at + 1]?.event];
  if (at < 0 || point?.type !== 'victoryPoint') return '';
  const pool =
    gain?.type === 'pool' && gain.why === 'oust' && gain.seat === by ? gain.after - gain.before : 0;
  return locale.host.theatre.gains(pool, point.after - point.before);
}
