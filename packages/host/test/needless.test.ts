import { tableOf } from '@methuselah/engine/internal';
import { DEFAULT_ORDERS, type OptionModel, type TableModel } from '@methuselah/host';
import { describe, expect, test } from 'vitest';
import { Needless } from '../src/needless.ts';
import { LOCALES } from '../src/words/all.ts';
import { Clicker, newTable } from './clicker.ts';
import { botGame } from './tables.ts';

const choicesOf = ({ decision }: TableModel): readonly OptionModel[] =>
  decision?.options.filter(({ id }) => id !== decision.pass) ?? [];
const isBlock = ({ icon }: OptionModel): boolean => icon === 'block';
const hasFailed = ({ consequences }: OptionModel): boolean =>
  consequences.includes(LOCALES.en.host.digest.failedBefore);

/** Plays on, blocking whenever it is possible, and looks at each decision. */
function blockAlways(needless: boolean, look: (model: TableModel) => void): void {
  const clicker = new Clicker(newTable([0], 5, 4), { orders: { ...DEFAULT_ORDERS, needless } });
  for (let n = 0; n < 160 && clicker.now.end === null; n++) {
    look(clicker.now);
    const block = choicesOf(clicker.now).find((option) => isBlock(option) && !hasFailed(option));
    clicker.choose(block?.id ?? clicker.sensible());
  }
}

describe('a lone person', () => {
  test('is not offered a block again that has failed, unless they want to be', () => {
    const counts = [false, true].map((needless) => {
      let again = 0;
      blockAlways(needless, (model) => {
        const choices = choicesOf(model);
        if (choices.length > 0 && choices.every((option) => isBlock(option) && hasFailed(option))) again++;
      });
      return again;
    });
    expect(counts[0]).toBe(0);
    expect(counts[1]).toBeGreaterThan(0);
  });

  test('is not asked for a wake where it would do nothing', () => {
    const counts = [false, true].map((needless) => {
      let wakes = 0;
      blockAlways(needless, (model) => {
        const choices = choicesOf(model);
        const isWake = ({ text, cards }: OptionModel): boolean =>
          /^Play (?:On the Qui Vive|Wake with)/.test(text) && cards.length > 0;
        if (model.decision?.window === 'resolved' && choices.length > 0 && choices.every(isWake)) wakes++;
      });
      return wakes;
    });
    expect(counts[0]).toBeLessThan(counts[1] ?? 0);
  });
});

test('with several people it depends on no hand', () => {
  const needless = new Needless();
  let settled = 0;
  botGame(
    3,
    (game) => {
      const t = tableOf(game);
      const { decision, state } = t;
      if (decision === null) return;
      const { seat, window } = decision;
      const before = needless.isNeedless(t, seat, false);
      if (before) settled++;
      const hand = state.seats[seat]?.hand ?? [];
      const held = hand.map((id) => state.def[id] ?? 0);
      const other = state.seats[seat]?.library.map((id) => state.def[id] ?? 0) ?? [];
      hand.forEach((id, at) => {
        state.def[id] = other[at] ?? held[at] ?? 0;
      });
      expect(needless.isNeedless(t, seat, false)).toBe(before);
      hand.forEach((id, at) => {
        state.def[id] = held[at] ?? 0;
      });
      if (window === 'polling') needless.passed(t, seat);
    },
    'all',
  );
  expect(settled).toBeGreaterThan(0);
});
