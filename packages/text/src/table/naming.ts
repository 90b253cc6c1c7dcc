import { type CardId, canSee, type Seat } from '@methuselah/engine';
import { hiddenName, printedName, type Reader, seatText } from './tongue.ts';

/** How a story calls the cards. Names are kept: who fought may be gone when it is told how it ended. */
export class StoryNames {
  private readonly r: Reader;
  /** With the definition: a shuffle gives the numbers of a deck to other cards. */
  private readonly told = new Map<CardId, { readonly def: number | undefined; readonly name: string }>();

  constructor(r: Reader) {
    this.r = r;
  }

  /** Cards of the active Methuselah, or of who is spoken of, go by their name alone; the others' by whose they are. */
  name(id: CardId, of: Seat = this.r.t.state.active): string {
    const { r } = this;
    const { t } = r;
    if (id < 0) return r.tongue.words.names.nobody;
    const def = t.state.def[id];
    const isSeen = canSee(t, r.viewer, id);
    const card = t.state.cards.find((c) => c.id === id);
    if (!card) {
      const told = this.told.get(id);
      if (!isSeen) return hiddenName(r, id);
      return told && told.def === def ? told.name : printedName(r, id);
    }
    const called = isSeen ? this.numbered(id) : hiddenName(r, id);
    const name =
      card.controller === of ? called : r.tongue.words.names.of(seatText(r, card.controller), called);
    if (isSeen) this.told.set(id, { def, name });
    return name;
  }

  /** Cards of one name and controller are numbered as they came into play. */
  private numbered(id: CardId): string {
    const { r } = this;
    const { t } = r;
    const name = printedName(r, id);
    const controller = t.state.cards.find((c) => c.id === id)?.controller;
    const alike = t.state.cards.filter(
      (c) => c.controller === controller && c.region !== 'uncontrolled' && printedName(r, c.id) === name,
    );
    return alike.length > 1 ? `${name} (${alike.findIndex((c) => c.id === id) + 1})` : name;
  }
}
