import type { Card } from '@methuselah/engine';
import { MALKAVIAN } from './crypt/malkavian.ts';
import { NOSFERATU } from './crypt/nosferatu.ts';
import { TOREADOR } from './crypt/toreador.ts';
import { TREMERE } from './crypt/tremere.ts';
import { VENTRUE } from './crypt/ventrue.ts';
import { ACTIONS } from './library/actions.ts';
import { BLEEDS } from './library/bleeds.ts';
import { COMBAT } from './library/combat.ts';
import { COMPANIONS } from './library/companions.ts';
import { EQUIPMENT } from './library/equipment.ts';
import { LOCATIONS } from './library/master/locations.ts';
import { MASTERS } from './library/master/others.ts';
import { MODIFIERS } from './library/modifiers.ts';
import { POLITICS } from './library/political.ts';
import { REACTIONS } from './library/reactions.ts';
import { STEALTH } from './library/stealth.ts';
import { VOTES } from './library/votes.ts';

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
