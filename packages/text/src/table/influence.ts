import { type CardId, canSee, capacityOf, type GameEvent } from '@methuselah/engine';
import { clanText, hiddenName, printedName, type Reader, seatText, titleText } from './tongue.ts';
import type { InfluenceFacts, VampireFacts } from './words.ts';

/** What the transfers of a phase came to: a line for all of them, and one for each vampire brought out. */
export class Influence {
  private readonly moved = new Map<CardId, number>();
  /** With the definition it came out with: it may be merged in the same phase. */
  private readonly broughtOut = new Map<CardId, number>();
  /** Pool burned for scarce vampires. */
  private readonly scarce = new Map<CardId, number>();
  private drawn = 0;

  /** Notes an event of the phase; false, if it is not one to be summed up. */
  take(e: GameEvent): boolean {
    switch (e.type) {
      case 'counters':
        this.moved.set(e.card, (this.moved.get(e.card) ?? 0) + e.amount);
        return true;
      case 'scarce':
        this.scarce.set(e.card, e.amount);
        return true;
      case 'toReady':
        this.broughtOut.set(e.card, e.def);
        return true;
      case 'drewCrypt':
        this.drawn += 1;
        return true;
      case 'pool':
      case 'transfers':
      case 'drew':
        return true;
      default:
        return false;
    }
  }

  lines(r: Reader): string[] {
    const { story } = r.tongue.words;
    const moved: InfluenceFacts[] = [];
    for (const [id, n] of this.moved)
      if (n !== 0 && !this.broughtOut.has(id)) moved.push(influenceFacts(r, id, n));
    const lines = moved.length > 0 || this.drawn > 0 ? [story.influence(moved, this.drawn)] : [];
    const who = seatText(r, r.t.state.active);
    for (const [id, def] of this.broughtOut) {
      const card = r.t.pool.cards[def]?.card;
      const name = card ? r.tongue.cardName(card) : r.tongue.words.names.hidden;
      lines.push(story.broughtOut(who, name, vampireFacts(r, def), this.scarce.get(id) ?? 0));
    }
    return lines;
  }
}

function influenceFacts(r: Reader, id: CardId, n: number): InfluenceFacts {
  const card = r.t.state.cards.find((c) => c.id === id);
  const isSeen = canSee(r.t, r.viewer, id);
  return {
    vampire: isSeen ? printedName(r, id) : hiddenName(r, id),
    n,
    now: card?.counters ?? null,
    capacity: card && isSeen ? capacityOf(r.t, id) : null,
  };
}

function vampireFacts({ t, tongue }: Reader, def: number): VampireFacts | null {
  const { card, clan } = t.pool.cards[def] ?? {};
  if (card?.kind !== 'vampire') return null;
  return {
    clan: clanText(tongue, clan ?? card.clan),
    capacity: card.capacity,
    title: card.title === undefined ? null : titleText(tongue, card.title, card.city ?? ''),
  };
}
