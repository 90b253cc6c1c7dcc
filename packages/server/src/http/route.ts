/** What a route is. */
import type { Limits } from './limits.ts';
import type { BODIES, REPLIES } from './schemas.ts';

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:table` and the like for what is in `PARAMS`. */
  readonly path: string;
  readonly says: string;
  /** `person`: a token is not enough. */
  readonly who: 'anybody' | 'session' | 'person';
  readonly body: keyof typeof BODIES;
  readonly reply: keyof typeof REPLIES;
  readonly status: 200 | 201 | 204;
  /** How often an address may ask for it, if that is less than for others. */
  readonly limit?: keyof Pick<Limits, 'guests' | 'passwords' | 'decks'>;
}

export const API = '/api/v1';
