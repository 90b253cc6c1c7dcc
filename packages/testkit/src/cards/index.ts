import { compilePool, type Deck, type Pool } from '@methuselah/engine';
import { LIBRARY } from './library.ts';
import { VAMPIRES } from './vampires.ts';

export { LIBRARY, VAMPIRES };

/** The pool of invented cards. */
export const testPool: Pool = compilePool([...VAMPIRES, ...LIBRARY]);

/** Cards that give pool every turn. */
const givesPool = (id: number): boolean =>
  testPool.byId.get(id)?.playUses.some((use) => {
    const { effects = [], action } = use.text;
    return [...effects, ...(action?.passes ?? [])].some((effect) => effect.do === 'gainPool');
  }) ?? false;

/** Cards that bleed, or for more. */
const bleeds = (id: number): boolean =>
  testPool.byId.get(id)?.handUses.some((use) => use.addsBleed || use.text.action?.kind === 'bleed') ?? false;

/**
 * A legal deck of invented cards that differs by seat: 12 vampires of two groups, and 81 library cards, some of every kind.
 * So that games between random players come to an end, there are more cards that bleed, and few that give pool every turn.
 */
export function testDeck(seat: number): Deck {
  const vampires = VAMPIRES.filter((v) => v.group <= 2).map((v) => v.id);
  const crypt = take(12, vampires, 5, seat * 3);
  const all = LIBRARY.map((c) => c.id);
  const mixed = take(
    55,
    all.filter((id) => !givesPool(id)),
    7,
    seat * 11,
  );
  return {
    crypt,
    library: [
      ...mixed,
      ...take(25, all.filter(bleeds), 1, seat),
      ...take(1, all.filter(givesPool), 1, seat + 2),
    ],
  };
}

const take = (count: number, ids: readonly number[], step: number, from: number): number[] =>
  Array.from({ length: count }, (_, i) => ids[(i * step + from) % ids.length] as number);
