import type { CardId, GameEvent } from '@methuselah/engine';
import type { ToldCard } from '@methuselah/engine/internal';
import { printedTold } from './events.ts';
import { clanText, type Telling, titleText } from './locale.ts';
import type { InfluenceFacts, VampireFacts } from './words.ts';

/** Counters moved to or from a card, and its counters now; null if it has left. */
interface Moved {
  readonly card: ToldCard;
  readonly n: number;
  readonly now: number | null;
}

/** Sums up an influence phase: one line for all transfers, and one for each vampire brought out. */
export class Influence {
  private readonly who: string;
  private readonly moved = new Map<CardId, Moved>();
  /** As it entered play, because it may merge in the same phase. */
  private readonly broughtOut = new Map<CardId, ToldCard>();
  /** Pool burned for scarce vampires. */
  private readonly scarce = new Map<CardId, number>();
  private drawn = 0;

  constructor(who: string) {
    this.who = who;
  }

  /** Records an event of the phase; false if it is not part of the summary. */
  take(e: GameEvent): boolean {
    if (e.type === 'counters') {
      const n = (this.moved.get(e.card.id)?.n ?? 0) + e.after - e.before;
      this.moved.set(e.card.id, { card: e.card, n, now: e.why === 'merge' ? null : e.after });
    } else if (e.type === 'scarce') this.scarce.set(e.card.id, e.pool);
    else if (e.type === 'toReady') {
      this.broughtOut.set(e.card.id, e.card);
      this.closeUp(e.fromPlace);
    } else if (e.type === 'drewCrypt') this.drawn += 1;
    else return e.type === 'pool' || e.type === 'transfers' || e.type === 'drew';
    return true;
  }

  /** A vampire has left the uncontrolled region: those after it move up one position. */
  private closeUp(place: number): void {
    for (const [id, moved] of this.moved)
      if (place > 0 && moved.card.place > place)
        this.moved.set(id, { ...moved, card: { ...moved.card, place: moved.card.place - 1 } });
  }

  lines(telling: Telling): string[] {
    const { story } = telling.locale.words;
    const moved: InfluenceFacts[] = [];
    for (const [id, each] of this.moved)
      if (each.n !== 0 && !this.broughtOut.has(id)) moved.push(influenceFacts(telling, each));
    const lines = moved.length > 0 || this.drawn > 0 ? [story.influence(moved, this.drawn)] : [];
    for (const [id, card] of this.broughtOut) {
      const name = printedTold(telling, card);
      lines.push(story.broughtOut(this.who, name, vampireFacts(telling, card), this.scarce.get(id) ?? 0));
    }
    return lines;
  }
}

function influenceFacts(telling: Telling, { card, n, now }: Moved): InfluenceFacts {
  const known = telling.t.pool.byId.get(card.number);
  const capacity = known === undefined || now === null ? null : known.capacity;
  return { vampire: printedTold(telling, card), n, now, capacity };
}

function vampireFacts({ t, locale }: Telling, { number }: ToldCard): VampireFacts | null {
  const { card, clan } = t.pool.byId.get(number) ?? {};
  if (card?.kind !== 'vampire') return null;
  return {
    clan: clanText(locale, clan ?? card.clan),
    capacity: card.capacity,
    title: card.title === undefined ? null : titleText(locale, card.title, card.city ?? '', number),
  };
}
