import { compilePool, type Deck, type Pool } from '@methuselah/engine';
import { LIBRARY } from './library.ts';
import { VAMPIRES } from './vampires.ts';

export { LIBRARY, VAMPIRES };

/** The pool of invented cards. */
export const testPool: Pool = compilePool([...VAMPIRES, ...LIBRARY]);

/** A legal deck of invented cards that differs by seat: 12 vampires of two groups, 70 to 80 library cards. */
export function testDeck(seat: number): Deck {
  const vampires = VAMPIRES.filter((v) => v.group <= 2).map((v) => v.id);
  const crypt = Array.from(
    { length: 12 },
    (_, i) => vampires[(i * 5 + seat * 3) % vampires.length] as number,
  );
  const ids = LIBRARY.map((c) => c.id);
  const library = Array.from({ length: 75 }, (_, i) => ids[(i * 7 + seat * 11) % ids.length] as number);
  return { crypt, library };
}
