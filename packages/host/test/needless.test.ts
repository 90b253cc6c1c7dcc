import * as bots from '@methuselah/bots';
import { CARDS } from '@methuselah/cards';
import { tableOf } from '@methuselah/engine/internal';
import { DEFAULT_ORDERS, Host, type OptionModel, type TableModel } from '@methuselah/host';
import { describe, expect, test } from 'vitest';
import { Needless } from '../src/needless.ts';
import { LOCALES } from '../src/words/all.ts';
import { Clicker, newTable } from './clicker.ts';
import { botGame } from './tables.ts';

const choicesOf = ({ decision }: Pick<TableModel, 'decision'>): readonly OptionModel[] =>
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

/** Plays some turns, and looks at each decision of a person in their own phases. */
function playTurns(people: readonly number[], needless: boolean, look: (clicker: Clicker) => void): void {
  const clicker = new Clicker(newTable(people, 3, 2), { orders: { ...DEFAULT_ORDERS, needless } });
  while (clicker.now.turn <= 7) {
    const { curtain } = clicker.news;
    const { active, decision, phase } = clicker.now;
    if (curtain === null && decision?.seat === active && decision.window === phase) look(clicker);
    if (curtain !== null) clicker.do({ is: 'ready' });
    else clicker.choose(clicker.sensible());
  }
}
const canOnlyPass = ({ decision }: TableModel): boolean =>
  decision !== null && choicesOf({ decision }).length === 0;
const PHASES = ['unlock', 'master', 'minion', 'influence', 'discard'];

describe('a phase with nothing to do', () => {
  test.each([{ people: [0] }, { people: [0, 1] }])(
    'is passed, unless $people want to be stopped in it',
    ({ people }) => {
      const stops = [false, true].map((needless) => {
        const phases = new Set<string>();
        playTurns(people, needless, ({ now }) => phases.add(`${now.turn} ${now.phase}`));
        return phases;
      });
      const turns = [1, 2, 3, 4, 5, 6, 7].filter((turn) => people.includes((turn - 1) % 3));
      const all = turns.flatMap((turn) => PHASES.map((phase) => `${turn} ${phase}`));
      expect([...(stops[1] ?? [])]).toEqual(all);
      expect(stops[0]?.size).toBeLessThan(all.length);
    },
  );

  test('does not stop a lone person by itself', () => {
    playTurns([0], false, ({ now }) => expect(canOnlyPass(now)).toBe(false));
  });

  test('is no hindrance to saving and loading', () => {
    let loaded = 0;
    playTurns([0], true, ({ now, saved }) => {
      if (!canOnlyPass(now)) return;
      const reply = new Host(CARDS, bots).handle(
        { is: 'load', lang: 'en', saved, orders: DEFAULT_ORDERS },
        LOCALES.en,
      );
      expect(reply.is).toBe('table');
      loaded++;
    });
    expect(loaded).toBeGreaterThan(0);
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
