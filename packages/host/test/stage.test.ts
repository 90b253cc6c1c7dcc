import type { Game } from '@methuselah/engine';
import { currentAction, tableOf } from '@methuselah/engine/internal';
import type { ActionStage } from '@methuselah/host';
import { expect, test } from 'vitest';
import { botGame, modelIn } from './tables.ts';

const bleedIn = (game: Game): ActionStage | null => {
  const { stage } = modelIn(game, 'spectator', 'en');
  return stage?.is === 'action' && stage.bleed !== null ? stage : null;
};

test('a redirected bleed says whom it was announced against', () => {
  let bleed: Game | undefined;
  botGame(10, (game) => {
    if (bleed === undefined && bleedIn(game)) bleed = game.fork();
  });
  const action = bleed && currentAction(tableOf(bleed));
  if (!bleed || !action) throw new Error('There is a bleed.');
  const [announced = -1] = action.directedAt;
  expect(bleedIn(bleed)).toMatchObject({ directedAt: [announced], redirectedFrom: null });
  const another = [0, 1, 2, 3, 4].find((seat) => seat !== announced && seat !== action.seat) ?? -1;
  action.directedAt = [another];
  expect(bleedIn(bleed)).toMatchObject({ directedAt: [another], redirectedFrom: announced });
});
