import { type CardSource, compilePool, type Deck, type Pool, sourceOf } from '@methuselah/engine';
import type { Card } from '@methuselah/engine/language';
import { LIBRARY } from './library.ts';
import { VAMPIRES } from './vampires.ts';

export { LIBRARY, VAMPIRES };

/** The pool of test cards. */
export const testPool: Pool = compilePool([...VAMPIRES, ...LIBRARY]);
/** The same cards as a source, for building other pools. */
export const testCards: CardSource = sourceOf([...VAMPIRES, ...LIBRARY]);

/** Pads cards with renamed copies to `size`, to measure the cost of a larger pool. */
export function padded(cards: readonly Card[], size: number): Card[] {
  const padding = Array.from({ length: Math.max(0, size - cards.length) }, (_, i) => {
    const card = cards[i % cards.length] as (typeof cards)[number];
    return { ...card, id: 900_000 + i, name: `${card.name} ${i}` };
  });
  return [...cards, ...padding];
}

/** Cards that give pool every turn. */
const givesPool = (id: number): boolean =>
  testPool.byId.get(id)?.playUses.some((use) => {
    const { effects = [], action } = use.text;
    return [...effects, ...(action?.passes ?? [])].some((effect) => effect.do === 'gainPool');
  }) ?? false;

/** Cards that bleed or add to a bleed. */
const bleeds = (id: number): boolean =>
  testPool.byId.get(id)?.handUses.some((use) => use.addsBleed || use.text.action?.kind === 'bleed') ?? false;

/** Cards that burn the prey's pool every turn. */
const burnsPreysPool = (id: number): boolean =>
  testPool.byId.get(id)?.triggers.some(({ text }) => {
    return text.effects.some((effect) => effect.do === 'burnPool' && effect.who === 'yourPrey');
  }) ?? false;

/**
 * The n-th of many legal decks of test cards: 12 vampires or a few more, of two groups, and about 80 library cards, some
 * of every kind. So that games between random players end, there are extra cards that bleed or burn pool every turn, and
 * only one that gives pool every turn.
 */
export const testDeck = (n: number): Deck => ({
  crypt: withBases(take(12, vampires, 5, n * 3)),
  library: [
    ...take(55, others, 7, n * 11),
    ...take(25, bleeders, 1, n),
    ...take(2, poolBurners, 1, n),
    ...take(1, poolGivers, 1, n),
  ],
});

const vampires = VAMPIRES.filter((v) => v.group === 'any' || v.group <= 2).map((v) => v.id);
const all = LIBRARY.map((c) => c.id);
const poolGivers = all.filter(givesPool);
const others = all.filter((id) => !givesPool(id));
const bleeders = all.filter(bleeds);
const poolBurners = all.filter(burnsPreysPool);

/** Adds the base cards of advanced vampires, so that they can be merged. */
const withBases = (crypt: readonly number[]): number[] => [
  ...crypt,
  ...VAMPIRES.flatMap((v) => (crypt.includes(v.id) && v.advancedOf !== undefined ? [v.advancedOf] : [])),
];

const take = (count: number, ids: readonly number[], step: number, from: number): number[] =>
  Array.from({ length: count }, (_, i) => ids[(i * step + from) % ids.length] as number);
