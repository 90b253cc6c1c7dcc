import { hashText } from '../language/hash.ts';
import type { Pool } from '../language/pool.ts';
import type { State } from './types.ts';
import { writeState } from './written/state.ts';

/** The state as JSON, with a fixed order of fields and cards by name, so that equal states give equal texts. */
export const stateToJson = (state: State, pool: Pool): string => JSON.stringify(writeState(state, pool));

export const hashState = (state: State, pool: Pool): string => hashText(stateToJson(state, pool));
