import { PLAYABLE_CARDS } from '@methuselah/cards';
import { genderOf } from '@methuselah/cards/gender';
import { expect, it } from 'vitest';

const idOf = (name: string): number => PLAYABLE_CARDS.find((card) => card.name === name)?.id ?? 0;

it('is known where a printed text tells it', () => {
  // Spanish texts call three of them "Primogénita", two "Primogénito"; the English text speaks of Sybren as "him".
  const women = ['The Dowager', 'Larissa Moreira', 'Chrysanthemum'];
  const men = ['Lenny Burkhead', 'Lloyd Brooks', 'Sybren van Oosten'];
  expect(women.map((name) => genderOf(idOf(name)))).toEqual(['female', 'female', 'female']);
  expect(men.map((name) => genderOf(idOf(name)))).toEqual(['male', 'male', 'male']);
});

it('is not guessed', () => {
  expect(genderOf(idOf('Min-seo'))).toBeNull();
  expect(genderOf(idOf('Blood Doll'))).toBeNull();
});

it('is known of every vampire whose title has two forms', () => {
  const primogens = PLAYABLE_CARDS.filter((card) => card.kind === 'vampire' && card.title === 'primogen');
  expect(primogens.length).toBeGreaterThan(3);
  for (const { id, name } of primogens) expect(genderOf(id), name).not.toBeNull();
});
