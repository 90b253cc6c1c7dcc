import type { Ability, Card, LibraryCard } from '@methuselah/engine/language';
import { cardText, LANGS } from '@methuselah/text';
import { describe, expect, it } from 'vitest';

/** How sentences are put together, whatever the card. */

const card = (more: Partial<LibraryCard>): Card => ({
  kind: 'library',
  id: 1,
  name: 'Somewhere',
  keywords: ['location'],
  modes: [{ type: 'master', stays: 'table' }],
  ...more,
});
const gain: Ability = {
  by: 'methuselah',
  windows: ['unlock'],
  effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
};
const textOf = (...abilities: readonly Ability[]): string =>
  cardText(card({ abilities }), 'en').replace('Location.\n', '');

describe('the time of an ability', () => {
  it('begins the sentence if it can be used once in that time', () => {
    expect(textOf({ ...gain, once: 'phase' })).toBe('During your unlock phase, you can gain 1 pool.');
  });

  it('stands beside a price that can be paid again', () => {
    expect(textOf({ ...gain, cost: { lock: 'this' } })).toBe(
      'You can lock this card during your unlock phase to gain 1 pool.',
    );
  });

  it('goes without saying of transfers', () => {
    expect(textOf({ ...gain, windows: ['influence'], cost: { transfers: 2 } })).toBe(
      'You can use 2 transfers to gain 1 pool.',
    );
  });
});

describe.each(LANGS)('%s', (lang) => {
  it('says in one sentence what follows an event', () => {
    const said = cardText(
      card({
        triggers: [
          {
            at: 'blockSucceeded',
            aboutThis: 'host',
            effects: [
              { do: 'burn', who: 'this' },
              { do: 'gainBlood', who: 'host', amount: 1 },
              { do: 'gainPool', who: 'you', amount: 1 },
            ],
          },
        ],
      }),
      lang,
    );
    expect(said.split('\n').at(-1)?.match(/\./g)).toHaveLength(1);
  });

  it('quotes the names of cards', () => {
    const said = cardText(card({ notWith: ['Blood Doll'] }), lang);
    expect(said).toMatch(/[“«].+[”»]/);
  });

  it('has a minus sign', () => {
    expect(cardText(card({ statics: [{ stat: 'handSize', amount: -2, who: 'you' }] }), lang)).toContain('−2');
  });
});

it('names an option as the card is played in the sentence that plays it', () => {
  const said = cardText(
    card({
      keywords: [],
      modes: [
        {
          type: 'master',
          stays: 'table',
          picks: [{ pick: 'card', filter: { keyword: 'location' }, optional: true }],
          effects: [{ do: 'burn', who: { pick: 0 } }],
        },
      ],
    }),
    'en',
  );
  expect(said).toBe('Put this card in play and you can burn a location (if any).');
});
