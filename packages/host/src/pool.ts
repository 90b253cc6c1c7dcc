import { FIFTH_EDITION } from '@methuselah/cards';
import { compilePool } from '@methuselah/engine';

/** The cards that are played here. */
export const POOL = compilePool(FIFTH_EDITION);
