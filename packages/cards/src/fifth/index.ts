import type { Card } from '@methuselah/engine';
import { BLEEDS } from './bleeds.ts';
import { MALKAVIAN } from './malkavian.ts';
import { NOSFERATU } from './nosferatu.ts';
import { TOREADOR } from './toreador.ts';
import { TREMERE } from './tremere.ts';
import { VENTRUE } from './ventrue.ts';

/** Every card of the five Fifth Edition decks. */
export const FIFTH_EDITION: readonly Card[] = [
  ...MALKAVIAN,
  ...NOSFERATU,
  ...TOREADOR,
  ...TREMERE,
  ...VENTRUE,
  ...BLEEDS,
];
