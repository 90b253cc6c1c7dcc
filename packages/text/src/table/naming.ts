import type { CardId, Seat } from '@methuselah/engine';
import { NONE, type ToldCard } from '@methuselah/engine/internal';
import { printedTold } from './events.ts';
import { seatText, type Telling } from './locale.ts';

/** Names cards in the log. Names are kept, because a card may be gone when it is named again. */
export class StoryNames {
  /** The seat whose turn it is. */
  active: Seat = NONE;
  private readonly telling: Telling;
  /** With the card number, because a shuffle gives ids to other cards. */
  private readonly told = new Map<CardId, { readonly number: number; readonly name: string }>();

  constructor(telling: Telling) {
    this.telling = telling;
  }

  /** "Bramble (2, Sarah)". Cards of the active Methuselah, or of the one the sentence is about, go without an owner. */
  name(card: ToldCard, of: Seat = this.active): string {
    const { id, number, region, controller, copy } = card;
    const printed = printedTold(this.telling, card);
    const told = this.told.get(id);
    if (region === null) return number !== NONE && told?.number === number ? told.name : printed;
    if (id === NONE) return printed;
    const marks = [
      ...(copy === 0 ? [] : [`${copy}`]),
      ...(controller === of ? [] : [seatText(this.telling, controller)]),
    ];
    const name = marks.length === 0 ? printed : `${printed} (${marks.join(', ')})`;
    if (number !== NONE) this.told.set(id, { number, name });
    return name;
  }
}
