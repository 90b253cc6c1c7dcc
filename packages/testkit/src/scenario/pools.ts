import { PLAYABLE_CARDS } from '@methuselah/cards';
import { compilePool, type Pool } from '@methuselah/engine';
import { EXAMPLES } from '../cards/examples.ts';
import { LIBRARY, testPool, VAMPIRES } from '../cards/index.ts';
import { STAND_INS } from '../cards/standins.ts';

/** The card pools a scenario may name. */
export type Pools = Readonly<Record<string, Pool>>;

/** Real and invented cards, with the plain ones of the rulebook's worked examples. */
export const examplesPool: Pool = compilePool([...PLAYABLE_CARDS, ...VAMPIRES, ...LIBRARY, ...EXAMPLES]);

/** The real cards, with the invented ones for what none of them does. */
const fifthPool: Pool = compilePool([...PLAYABLE_CARDS, ...VAMPIRES, ...LIBRARY, ...STAND_INS]);

export const POOLS: Pools = { test: testPool, examples: examplesPool, fifth: fifthPool };
