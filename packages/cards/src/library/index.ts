import { definitions } from '../definition/definition.ts';
import { ACTION_ANIMALISM } from './action/animalism.ts';
import { ACTION_AUSPEX } from './action/auspex.ts';
import { ACTION_BLOOD_SORCERY } from './action/blood-sorcery.ts';
import { ACTION_DOMINATE } from './action/dominate.ts';
import { ACTION_NO_DISCIPLINE } from './action/no-discipline.ts';
import { ACTION_POTENCE } from './action/potence.ts';
import { ACTION_PRESENCE } from './action/presence.ts';
import { ALLY } from './ally.ts';
import { COMBAT_ANIMALISM } from './combat/animalism.ts';
import { COMBAT_BLOOD_SORCERY } from './combat/blood-sorcery.ts';
import { COMBAT_CELERITY } from './combat/celerity.ts';
import { COMBAT_FORTITUDE } from './combat/fortitude.ts';
import { COMBAT_NO_DISCIPLINE } from './combat/no-discipline.ts';
import { COMBAT_POTENCE } from './combat/potence.ts';
import { COMBAT_PRESENCE } from './combat/presence.ts';
import { EQUIPMENT } from './equipment.ts';
import { MASTER_LOCATIONS } from './master/locations.ts';
import { MASTER_ON_MINIONS } from './master/on-minions.ts';
import { MASTER_OTHERS } from './master/others.ts';
import { MODIFIER_BLOOD_SORCERY } from './modifier/blood-sorcery.ts';
import { MODIFIER_DOMINATE } from './modifier/dominate.ts';
import { MODIFIER_FORTITUDE } from './modifier/fortitude.ts';
import { MODIFIER_NO_DISCIPLINE } from './modifier/no-discipline.ts';
import { MODIFIER_OBFUSCATE } from './modifier/obfuscate.ts';
import { MODIFIER_PRESENCE } from './modifier/presence.ts';
import { POLITICAL } from './political.ts';
import { REACTION_ANIMALISM } from './reaction/animalism.ts';
import { REACTION_AUSPEX } from './reaction/auspex.ts';
import { REACTION_DOMINATE } from './reaction/dominate.ts';
import { REACTION_NO_DISCIPLINE } from './reaction/no-discipline.ts';
import { RETAINER } from './retainer.ts';

/** What every playable library card does, by card id. */
export const LIBRARY = definitions([
  ACTION_ANIMALISM,
  ACTION_AUSPEX,
  ACTION_BLOOD_SORCERY,
  ACTION_DOMINATE,
  ACTION_NO_DISCIPLINE,
  ACTION_POTENCE,
  ACTION_PRESENCE,
  ALLY,
  COMBAT_ANIMALISM,
  COMBAT_BLOOD_SORCERY,
  COMBAT_CELERITY,
  COMBAT_FORTITUDE,
  COMBAT_NO_DISCIPLINE,
  COMBAT_POTENCE,
  COMBAT_PRESENCE,
  EQUIPMENT,
  MASTER_LOCATIONS,
  MASTER_ON_MINIONS,
  MASTER_OTHERS,
  MODIFIER_BLOOD_SORCERY,
  MODIFIER_DOMINATE,
  MODIFIER_FORTITUDE,
  MODIFIER_NO_DISCIPLINE,
  MODIFIER_OBFUSCATE,
  MODIFIER_PRESENCE,
  POLITICAL,
  REACTION_ANIMALISM,
  REACTION_AUSPEX,
  REACTION_DOMINATE,
  REACTION_NO_DISCIPLINE,
  RETAINER,
]);
