import type { CardKey } from '@methuselah/engine';
import type { TableModel } from '@methuselah/host';

/** Fills every board: twelve ready minions, two in torpor, five uncontrolled. For `page.evaluate`. */
export function crowd(): void {
  const shown = globalThis.__methuselah.page;
  const model: TableModel = JSON.parse(JSON.stringify(shown.model));
  const minions = Object.values(model.cards).filter(({ region, isMinion }) => region === 'ready' && isMinion);
  const cards = { ...model.cards };
  let last = 1_000_000;
  const filled = (
    have: readonly CardKey[],
    want: number,
    like: readonly CardKey[],
    region: string,
  ): readonly CardKey[] => {
    const all = [...have];
    while (all.length < want) {
      const of = model.cards[like[all.length % like.length] ?? -1];
      if (!of) throw new Error('There is no card to show more of.');
      last += 1;
      const key = last as CardKey;
      Object.assign(cards, {
        [key]: {
          ...of,
          key,
          region,
          locked: region === 'ready' && all.length % 3 === 1,
          counters: all.length % 5,
        },
      });
      all.push(key);
    }
    return all;
  };
  const anyone = minions.map((minion) => minion.key);
  const seats = model.seats.map((seat) => ({
    ...seat,
    ready: filled(seat.ready, 12, anyone, 'ready'),
    torpor: filled(seat.torpor, 2, anyone, 'torpor'),
    uncontrolled: filled(seat.uncontrolled, 5, seat.uncontrolled, 'uncontrolled'),
  }));
  shown.model = { ...model, seats, cards };
}
