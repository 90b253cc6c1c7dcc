import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLAYABLE_CARDS } from '@methuselah/cards';
import type { Card } from '@methuselah/engine/language';
import { expect, it } from 'vitest';
import { card as libraryCard } from '../src/cards/make.ts';
import { BESIDE, checkCard } from '../src/generated/index.ts';
import { readClauses } from '../src/scenario/index.ts';

/** Cards without scenarios of their own are checked on tables made for them; `npm run cards:check` checks all, in all modes. */
const folder = join(import.meta.dirname, '../../cards/scenarios');
const named = new Set(
  globSync('**/*.yaml', { cwd: folder }).flatMap((file) =>
    readClauses(readFileSync(join(folder, file), 'utf8')).lists.map(({ card }) => card),
  ),
);

it.each(PLAYABLE_CARDS.filter(({ name }) => !named.has(name)).map((card) => [card.name, card] as const))(
  '%s',
  (_, card) => {
    expect(checkCard(card)).toEqual([]);
  },
);

it('leaves out only cards that have scenarios of their own', () => {
  const names = PLAYABLE_CARDS.filter(({ id }) => id in BESIDE).map(({ name }) => name);
  expect(names.filter((name) => !named.has(name))).toEqual([]);
  expect(names).toHaveLength(Object.keys(BESIDE).length);
});

/** What the checks would say of cards with a mistake. */
const problemsOf = (card: Card): string[] => checkCard(card).map(({ problem }) => problem);

it('notices a card that is never offered', () => {
  const never = libraryCard(900_900, 'Folly', [
    { type: 'modifier', when: [{ if: 'range', is: 'close' }], effects: [{ do: 'unlock', who: 'acting' }] },
  ]);
  expect(problemsOf(never)).toEqual(['way 1 is never offered']);
});

it('notices an effect that is not seen', () => {
  const idle = libraryCard(900_901, 'Idle Talk', [
    { type: 'action', action: { kind: 'special', stealth: 1 }, effects: [{ do: 'unlock', who: 'opposing' }] },
  ]);
  expect(problemsOf(idle)).toEqual(['way 1: unlock is not seen']);
});

it('notices a static that never holds', () => {
  const vain: Card = {
    ...libraryCard(900_902, 'Vain Hope', [{ type: 'master', stays: 'table' }]),
    statics: [
      {
        stat: 'bleed',
        amount: 1,
        who: 'acting',
        if: [
          { if: 'action', kind: ['becomeAnarch'] },
          { if: 'action', kind: ['hunt'] },
        ],
      },
    ],
  };
  expect(problemsOf(vain)).toEqual(['bleed never comes about']);
});
