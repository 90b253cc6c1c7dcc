import type { CardKey } from '@methuselah/engine';
import type { CardModel } from '@methuselah/host';
import { expect, test } from 'vitest';
import { isSameCard } from '../src/model/cards.ts';

const CARD: CardModel = {
  key: 3 as CardKey,
  card: 200_001,
  name: 'Ada',
  seat: 1,
  region: 'ready',
  host: 4 as CardKey,
  attached: [5 as CardKey],
  counters: 2,
  unit: 'blood',
  capacity: 6,
  locked: false,
  isMinion: true,
  marks: ['prince of Paris'],
  bound: ['Ben'],
  stats: [{ stat: 'bleed', label: 'bleed', total: 1, parts: [{ n: 1, of: 'printed', card: 7 }] }],
  spoken: 'Ada, 2 of 6 blood',
};

/** All values that differ from this one in one place. */
function* changesOf(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return yield `not ${value}`;
  if (Array.isArray(value)) yield [...value, value[0]];
  for (const [key, inner] of Object.entries(value))
    for (const changed of changesOf(inner))
      yield Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
}

test('a card is the same only if everything that is shown of it is', () => {
  const { key: _key, spoken: _spoken, ...shown } = CARD;
  expect(isSameCard(CARD, structuredClone(CARD))).toBe(true);
  for (const changed of changesOf(shown))
    expect(isSameCard(CARD, { ...CARD, ...(changed as typeof shown) }), JSON.stringify(changed)).toBe(false);
});
