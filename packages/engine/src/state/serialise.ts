import { hashText } from '../language/hash.ts';
import type { Pool } from '../language/pool.ts';
import type { State } from './types.ts';
import { writeState } from './written/state.ts';

/** The state as JSON. Fields are written in one order, and cards by their names, so that equal states are equal texts. */
export const stateToJson = (state: State, pool: Pool): string => JSON.stringify(writeState(state, pool));

export const hashState = (state: State, pool: Pool): string => hashText(stateToJson(state, pool));
