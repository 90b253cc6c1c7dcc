import type { GameEvent } from '@methuselah/engine';
import { type CompiledUse, NONE, type State, type Table } from '@methuselah/engine/internal';
import type { Ability, Cost, Effect, Mode } from '@methuselah/engine/language';

/** What is seen of a use after it was chosen: its price, and what it does. */

interface Watched {
  readonly use: CompiledUse;
  readonly text: Mode | Ability;
  readonly card: number;
  readonly minion: number;
  readonly cost: Cost;
  readonly isHand: boolean;
}
interface Watch {
  hear(event: GameEvent): void;
  isDone(t: Table): boolean;
  missing(): string[];
}
type Sight = (before: State, now: State) => boolean;

const cardIn = (state: State, id: number) => state.cards.find((each) => each.id === id);
const countersOf = (state: State, id: number): number => cardIn(state, id)?.counters ?? 0;

function prices({ cost, minion, card, isHand }: Watched): readonly (readonly [string, Sight])[] {
  const seen: (readonly [string, Sight])[] = [];
  if (typeof cost.blood === 'number' && minion !== NONE) {
    const much = cost.blood;
    seen.push(['the blood is not paid', (a, b) => countersOf(b, minion) <= countersOf(a, minion) - much]);
  }
  if (typeof cost.pool === 'number') {
    const much = cost.pool;
    seen.push(['the pool is not paid', (a, b) => (b.seats[0]?.pool ?? 0) <= (a.seats[0]?.pool ?? 0) - much]);
  }
  if (cost.lock === 'this') seen.push(['the card is not locked', (_, b) => cardIn(b, card)?.locked === true]);
  if (cost.lock === 'self')
    seen.push(['the minion is not locked', (_, b) => cardIn(b, minion)?.locked === true]);
  if (cost.burnThis && !isHand)
    seen.push(['the card is not burned', (_, b) => cardIn(b, card) === undefined]);
  if (cost.edge) seen.push(['the Edge is not burned', (_, b) => b.edge !== 0]);
  if (cost.discard !== undefined)
    seen.push([
      'nothing is discarded',
      (a, b) => (b.seats[0]?.ashHeap.length ?? 0) > (a.seats[0]?.ashHeap.length ?? 0),
    ]);
  return seen;
}

const someCard =
  (differs: (a: State['cards'][number], b: State['cards'][number] | undefined) => boolean): Sight =>
  (before, now) =>
    before.cards.some((card) => differs(card, cardIn(now, card.id)));
const counters: Sight = (a, b) =>
  someCard((x, y) => y?.counters !== x.counters)(a, b) ||
  a.seats.some((seat, i) => seat.pool !== b.seats[i]?.pool);
const pools: Sight = (a, b) => a.seats.some((seat, i) => seat.pool !== b.seats[i]?.pool);
const places: Sight = (a, b) =>
  b.cards.length !== a.cards.length ||
  someCard((x, y) => y?.region !== x.region || y.controller !== x.controller || y.host !== x.host)(a, b);
const hands: Sight = (a, b) =>
  a.seats.some(
    (seat, i) =>
      seat.hand.length !== b.seats[i]?.hand.length ||
      seat.library.length !== b.seats[i]?.library.length ||
      seat.ashHeap.length !== b.seats[i]?.ashHeap.length ||
      seat.crypt.length !== b.seats[i]?.crypt.length,
  );
const anything: Sight = (a, b) =>
  JSON.stringify(a.frames) !== JSON.stringify(b.frames) ||
  a.rows.length !== b.rows.length ||
  counters(a, b) ||
  places(a, b);
const frame =
  (kind: State['frames'][number]['kind']): Sight =>
  (_a, b) =>
    b.frames.some((each) => each.kind === kind);

/** Where each effect shows; what lasts is a row of the state. */
function sightOf(effect: Effect, use: CompiledUse): Sight {
  const row: Sight = (a, b) => b.rows.some((each) => each.context.use === use.index) || b.nextRow > a.nextRow;
  switch (effect.do) {
    case 'modify':
    case 'grant':
    case 'restrict':
    case 'schedule':
    case 'sect':
    case 'clan':
    case 'trait':
      return row;
    case 'gainBlood':
    case 'burnBlood':
    case 'moveBlood':
    case 'poolToCard':
      return counters;
    case 'gainPool':
    case 'burnPool':
    case 'movePool':
      return pools;
    // Told by events: what is locked for an action may be unlocked at once.
    case 'lock':
    case 'unlock':
      return () => false;
    case 'burn':
    case 'remove':
    case 'steal':
    case 'control':
    case 'toTorpor':
    case 'toReady':
    case 'toUncontrolled':
      return places;
    case 'draw':
    case 'drawCrypt':
    case 'discard':
    case 'search':
    case 'moveCards':
    case 'exchange':
    case 'cycle':
      return hands;
    case 'enterCombat':
      return frame('combat');
    default:
      return anything;
  }
}

function sights({ text, use, isHand }: Watched): readonly (readonly [string, Sight])[] {
  const effects = [...(text.effects ?? []), ...(text.action?.passes ?? [])].filter(
    (effect) =>
      !(effect.do === 'modify' && effect.if !== undefined) &&
      // A card that is stolen by its own controller stays where it is.
      !(effect.do === 'steal' && effect.who === 'this'),
  );
  const seen = effects.map((effect) => [`${effect.do} is not seen`, sightOf(effect, use)] as const);
  if (isHand && 'stays' in text && text.stays !== undefined)
    return [...seen, ['the card is not put in play', places]];
  if (seen.length > 0) return seen;
  return [['nothing happens', anything]];
}

/** Watches the states that follow; each price and effect must show in one of them. */
export function seenAfter(before: State, watched: Watched): Watch {
  const open = new Map([...prices(watched), ...sights(watched)]);
  return {
    hear(event) {
      if (/^combat/.test(event.type)) open.delete('enterCombat is not seen');
      if (event.when.by?.id !== watched.card) return;
      if (event.type === 'locked') open.delete('lock is not seen');
      if (event.type === 'unlocked') open.delete('unlock is not seen');
    },
    isDone(t) {
      for (const [what, sight] of open) if (sight(before, t.state)) open.delete(what);
      return open.size === 0;
    },
    missing: () => [...open.keys()],
  };
}
