import type { Card } from '@methuselah/engine';
import { ACTIONS } from './actions.ts';
import { BLEEDS } from './bleeds.ts';
import { COMBAT } from './combat.ts';
import { COMPANIONS } from './companions.ts';
import { EQUIPMENT } from './equipment.ts';
import { LOCATIONS } from './locations.ts';
import { MALKAVIAN } from './malkavian.ts';
import { MASTERS } from './masters.ts';
import { MODIFIERS } from './modifiers.ts';
import { NOSFERATU } from './nosferatu.ts';
import { POLITICS } from './politics.ts';
import { REACTIONS } from './reactions.ts';
import { STEALTH } from './stealth.ts';
import { TOREADOR } from './toreador.ts';
import { TREMERE } from './tremere.ts';
import { VENTRUE } from './ventrue.ts';
import { VOTES } from './votes.ts';

/** Every card of the five Fifth Edition decks. */
export const FIFTH_EDITION: readonly Card[] = [
  ...MALKAVIAN,
  ...NOSFERATU,
  ...TOREADOR,
  ...TREMERE,
  ...VENTRUE,
  ...BLEEDS,
  ...STEALTH,
  ...MODIFIERS,
  ...ACTIONS,
  ...VOTES,
  ...REACTIONS,
  ...COMBAT,
  ...EQUIPMENT,
  ...COMPANIONS,
  ...LOCATIONS,
  ...MASTERS,
  ...POLITICS,
];
