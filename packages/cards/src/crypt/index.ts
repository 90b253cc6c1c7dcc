import { definitions } from '../definition/definition.ts';
import { MALKAVIAN } from './malkavian.ts';
import { NOSFERATU } from './nosferatu.ts';
import { TOREADOR } from './toreador.ts';
import { TREMERE } from './tremere.ts';
import { VENTRUE } from './ventrue.ts';

/** What every playable vampire does, by card id. */
export const CRYPT = definitions([MALKAVIAN, NOSFERATU, TOREADOR, TREMERE, VENTRUE]);
