import { compilePool, newGame } from '@methuselah/engine';
import { emptyState, NONE, resume, seatTarget } from '@methuselah/engine/internal';
import { testPool, testSetup } from '@methuselah/testkit';
import { expect, it } from 'vitest';

it('asks a seat when nobody can do anything, instead of looping for ever', () => {
  const state = emptyState(
    compilePool([]),
    [
      { crypt: [], library: [] },
      { crypt: [], library: [] },
    ],
    1,
  );
  // With a hand size of 0 the empty hand is full, so nobody can even withdraw.
  for (const seat of [0, 1])
    state.rows.push({
      id: state.nextRow++,
      kind: 'stat',
      what: 'handSize',
      subject: seatTarget(seat),
      amount: -7,
      node: NONE,
      context: { seat, card: NONE, def: NONE, by: NONE, use: NONE, picks: [], x: 0, subject: NONE },
      scope: 'game',
      uses: NONE,
      limited: false,
    });
  const game = resume(compilePool([]), state, ['Ada', 'Bo']);
  expect(game.optionCount).toBe(1);
  expect(game.over).toBe(false);
});

it('gives every question its own id, forced ones included', () => {
  const game = newGame({ ...testSetup(3, 3), pool: testPool, asks: 'all' });
  const seen = new Set<string>();
  for (let i = 0; i < 200 && game.decision !== null; i++) {
    expect(seen.has(game.decision.id)).toBe(false);
    seen.add(game.decision.id);
    game.chooseAt(0);
  }
});

it('refuses a card with effects that could never happen', () => {
  const card = {
    kind: 'library' as const,
    id: 1,
    name: 'Lost Words',
    modes: [
      { type: 'modifier' as const, effects: [{ do: 'endAction' as const }, { do: 'burnEdge' as const }] },
    ],
  };
  expect(() => compilePool([card])).toThrow('Nothing can follow the effect endAction');
});
