import { answer, BOTS } from '@methuselah/bots';
import { playedGame } from '@methuselah/engine/internal';
import { Asking, type Chair, Fold, type TableModel } from '@methuselah/host';
import { fifthPool, fifthSetup } from '@methuselah/testkit';
import { expect, test } from 'vitest';
import { LOCALES } from '../src/words/all.ts';

const PEOPLE: readonly Chair[] = Array.from({ length: 5 }, () => 'person');

test.each([1, 2])('what lies as it did looks as if it were made anew, in game %i', (seed) => {
  const setup = { ...fifthSetup(seed, 5, fifthPool), asks: 'all' as const };
  const fold = new Fold(playedGame(setup), PEOPLE);
  const asking = new Asking(fold, { beat: 0, jitter: () => 0 }, 0);
  const bot = BOTS.heuristic(seed);
  const shown = new Map(fold.viewers.map((viewer) => [viewer, asking.model(viewer, LOCALES.en)]));
  let [kept, made] = [0, 0];
  while (made < 900 && !fold.game.over) {
    asking.choose(fold.game.optionCount === 1 ? 0 : answer(fold.game, bot), 0, 'bot');
    for (const viewer of fold.viewers) {
      const last = shown.get(viewer) as TableModel;
      const model = asking.model(viewer, LOCALES.en, last);
      expect(model).toEqual(asking.model(viewer, LOCALES.en));
      shown.set(viewer, model);
      if (model.seats === last.seats) kept++;
      made++;
    }
  }
  expect(kept).toBeGreaterThan(made / 4);
});

test('a model in another language, or for somebody else, shares nothing that is said', () => {
  const fold = new Fold(playedGame(fifthSetup(1, 5, fifthPool)), PEOPLE);
  const asking = new Asking(fold, { beat: 0, jitter: () => 0 }, 0);
  const english = asking.model(0, LOCALES.en);
  expect(asking.model(0, LOCALES.fr, english)).toEqual(asking.model(0, LOCALES.fr));
  expect(asking.model(1, LOCALES.en, english)).toEqual(asking.model(1, LOCALES.en));
});
