import type { CardKey } from '@methuselah/engine';
import { DEFAULT_ORDERS, type InfluenceMove, type TableModel } from '@methuselah/host';
import { describe, expect, test } from 'vitest';
import { Clicker, hashOf, newTable, read } from './clicker.ts';

/** A game at the first decision of the person that fits. */
function gameAt(seed: number, fits: (model: TableModel) => boolean): Clicker {
  const clicker = new Clicker(newTable([0], 4, seed));
  while (!fits(clicker.now)) clicker.choose(clicker.sensible());
  return clicker;
}
const transfersOf = ({ decision }: TableModel): number => decision?.influence?.transfers ?? 0;
const move = (vampire: CardKey | undefined, counters: number, bringOut = false): InfluenceMove => ({
  vampire: vampire as CardKey,
  counters,
  bringOut,
});
const plan = (clicker: Clicker, moves: readonly InfluenceMove[], end: boolean) =>
  clicker.ask({
    is: 'influence',
    decision: clicker.now.decision?.id ?? '',
    plan: { moves, end },
  });

describe('a plan of transfers', () => {
  test('is the same game as its choices one by one, and one step to undo', () => {
    const isThere = (model: TableModel): boolean => transfersOf(model) === 4;
    const [atOnce, oneByOne] = [gameAt(3, isThere), gameAt(3, isThere)];
    const before = hashOf(atOnce.news);
    const [first, second] = atOnce.now.decision?.influence?.vampires ?? [];
    atOnce.do({
      is: 'influence',
      decision: atOnce.now.decision?.id ?? '',
      plan: { moves: [move(first, 3), move(second, 1)], end: true },
    });
    for (const vampire of [first, first, first, second])
      oneByOne.choose(
        oneByOne.now.decision?.options.find(({ id, cards }) => /^transfer/.test(id) && cards[0] === vampire)
          ?.id ?? '',
      );
    if (oneByOne.now.decision?.window === 'influence') oneByOne.choose(oneByOne.now.decision.pass ?? '');
    expect(hashOf(atOnce.news)).toBe(hashOf(oneByOne.news));
    expect(read(atOnce.news).decisions).toEqual(read(oneByOne.news).decisions);
    expect(hashOf(atOnce.do({ is: 'undo' }))).toBe(before);
  });

  test('brings a vampire out as soon as it is full', () => {
    const clicker = gameAt(3, ({ decision, cards }) =>
      (decision?.influence?.vampires ?? []).some((key) => {
        const { counters = 0, capacity } = cards[key] ?? {};
        return (capacity ?? 99) - counters <= (decision?.influence?.transfers ?? 0);
      }),
    );
    const { influence } = clicker.now.decision ?? {};
    const key = influence?.vampires.find((each) => {
      const { counters = 0, capacity } = clicker.now.cards[each] ?? {};
      return (capacity ?? 99) - counters <= influence.transfers;
    });
    const { name, counters = 0, capacity } = clicker.now.cards[key ?? 0] ?? {};
    clicker.do({
      is: 'influence',
      decision: clicker.now.decision?.id ?? '',
      plan: { moves: [move(key, (capacity ?? 0) - counters, true)], end: true },
    });
    const { seats, cards } = clicker.now;
    expect(seats[0]?.ready.map((each) => cards[each]?.name)).toContain(name);
  });

  test('stops where a step is not possible, and leaves the phase open', () => {
    const clicker = gameAt(3, (model) => transfersOf(model) === 4);
    const [first] = clicker.now.decision?.influence?.vampires ?? [];
    const { frames } = clicker.do({
      is: 'influence',
      decision: clicker.now.decision?.id ?? '',
      plan: { moves: [move(first, 1), move(first, 0, true)], end: true },
    });
    expect(frames.at(-1)?.decision?.window).toBe('influence');
    expect(transfersOf(clicker.now)).toBe(3);
  });

  test('is refused for another decision, in another phase, and if nothing of it is possible', () => {
    const clicker = gameAt(3, (model) => transfersOf(model) === 4);
    const before = clicker.saved;
    const [first] = clicker.now.decision?.influence?.vampires ?? [];
    const stale = clicker.ask({ is: 'influence', decision: '0', plan: { moves: [], end: true } });
    expect(stale.is).toBe('refused');
    expect(plan(clicker, [move(first, 0, true)], true).is).toBe('refused');
    expect(plan(clicker, [], false).is).toBe('refused');
    expect(clicker.saved).toBe(before);
    const elsewhere = gameAt(3, ({ decision }) => decision?.window === 'discard');
    expect(plan(elsewhere, [], true).is).toBe('refused');
  });
});

describe('a referendum', () => {
  const withVotes = ({ decision }: TableModel): boolean => (decision?.votes?.against ?? 0) > 1;

  test('takes all votes for a side at once, as one step to undo', () => {
    const clicker = gameAt(5, withVotes);
    const before = hashOf(clicker.news);
    const count = read(clicker.news).decisions.length;
    const sources = clicker.now.decision?.options.filter(({ id }) => /^cast.*n-1$/.test(id)) ?? [];
    clicker.do({ is: 'votes', decision: clicker.now.decision?.id ?? '', side: 'against' });
    const cast = read(clicker.news)
      .decisions.slice(count)
      .filter((id) => /cast.*n-1$/.test(id));
    expect(cast.length).toBeGreaterThanOrEqual(sources.length);
    expect(hashOf(clicker.do({ is: 'undo' }))).toBe(before);
  });

  test('asks who passes once, unless all that changes nothing is asked', () => {
    const asked = (needless: boolean): number => {
      const orders = { ...DEFAULT_ORDERS, needless };
      const clicker = new Clicker(newTable([0], 5, 5), { orders });
      let polls = 0;
      for (let n = 0; n < 250 && clicker.now.decision; n++) {
        const { window, pass } = clicker.now.decision;
        if (window === 'polling') polls++;
        clicker.choose(window === 'polling' ? (pass ?? '') : clicker.sensible());
      }
      return polls;
    };
    expect(asked(false)).toBeLessThan(asked(true));
  });
});
