import { definitions } from '../definition/definition.ts';
import { ACTION_ANIMALISM } from './action/animalism.ts';
import { ACTION_AUSPEX } from './action/auspex.ts';
import { ACTION_BLOOD_SORCERY } from './action/blood-sorcery.ts';
import { ACTION_CELERITY } from './action/celerity.ts';
import { ACTION_DAIMOINON } from './action/daimoinon.ts';
import { ACTION_DEMENTATION } from './action/dementation.ts';
import { ACTION_DOMINATE } from './action/dominate.ts';
import { ACTION_EMBRACES } from './action/embraces.ts';
import { ACTION_FORTITUDE } from './action/fortitude.ts';
import { ACTION_NO_DISCIPLINE } from './action/no-discipline.ts';
import { ACTION_OBFUSCATE } from './action/obfuscate.ts';
import { ACTION_OBLIVION } from './action/oblivion.ts';
import { ACTION_PILES } from './action/piles.ts';
import { ACTION_POTENCE } from './action/potence.ts';
import { ACTION_PRESENCE } from './action/presence.ts';
import { ACTION_PROTEAN } from './action/protean.ts';
import { ACTION_TEMPORIS } from './action/temporis.ts';
import { ACTION_TITLES } from './action/titles.ts';
import { ACTION_TOGETHER } from './action/together.ts';
import { ALLY_ANY } from './ally/any.ts';
import { ALLY_CLANS } from './ally/clans.ts';
import { ALLY_CREATURES } from './ally/creatures.ts';
import { COMBAT_ANIMALISM } from './combat/animalism.ts';
import { COMBAT_AUSPEX } from './combat/auspex.ts';
import { COMBAT_BLOOD_SORCERY } from './combat/blood-sorcery.ts';
import { COMBAT_CELERITY } from './combat/celerity.ts';
import { COMBAT_DEMENTATION } from './combat/dementation.ts';
import { COMBAT_FORTITUDE } from './combat/fortitude.ts';
import { COMBAT_NO_DISCIPLINE } from './combat/no-discipline.ts';
import { COMBAT_OBFUSCATE } from './combat/obfuscate.ts';
import { COMBAT_OBLIVION } from './combat/oblivion.ts';
import { COMBAT_OBTENEBRATION } from './combat/obtenebration.ts';
import { COMBAT_POTENCE } from './combat/potence.ts';
import { COMBAT_PRESENCE } from './combat/presence.ts';
import { COMBAT_PROTEAN } from './combat/protean.ts';
import { COMBAT_VICISSITUDE } from './combat/vicissitude.ts';
import { COMBAT_VISCERATIKA } from './combat/visceratika.ts';
import { COMBAT_WEAPONS } from './combat/weapons.ts';
import { EQUIPMENT } from './equipment.ts';
import { EVENT } from './event.ts';
import { MASTER_ARCHETYPES } from './master/archetypes.ts';
import { MASTER_DISCIPLINES } from './master/disciplines.ts';
import { MASTER_HUNTING_GROUNDS } from './master/hunting-grounds.ts';
import { MASTER_IN_PLAY } from './master/in-play.ts';
import { MASTER_LOCATIONS } from './master/locations.ts';
import { MASTER_NEWS } from './master/news.ts';
import { MASTER_OF_CLANS } from './master/of-clans.ts';
import { MASTER_ON_MINIONS } from './master/on-minions.ts';
import { MASTER_OTHERS } from './master/others.ts';
import { MASTER_OUT_OF_TURN } from './master/out-of-turn.ts';
import { MASTER_PILES } from './master/piles.ts';
import { MASTER_POLITICS } from './master/politics.ts';
import { MASTER_POWERBASES } from './master/powerbases.ts';
import { MODIFIER_ANIMALISM } from './modifier/animalism.ts';
import { MODIFIER_AUSPEX } from './modifier/auspex.ts';
import { MODIFIER_BLOOD_SORCERY } from './modifier/blood-sorcery.ts';
import { MODIFIER_CELERITY } from './modifier/celerity.ts';
import { MODIFIER_DAIMOINON } from './modifier/daimoinon.ts';
import { MODIFIER_DEMENTATION } from './modifier/dementation.ts';
import { MODIFIER_DOMINATE } from './modifier/dominate.ts';
import { MODIFIER_FORTITUDE } from './modifier/fortitude.ts';
import { MODIFIER_NO_DISCIPLINE } from './modifier/no-discipline.ts';
import { MODIFIER_OBFUSCATE } from './modifier/obfuscate.ts';
import { MODIFIER_OBLIVION } from './modifier/oblivion.ts';
import { MODIFIER_OBTENEBRATION } from './modifier/obtenebration.ts';
import { MODIFIER_POTENCE } from './modifier/potence.ts';
import { MODIFIER_PRESENCE } from './modifier/presence.ts';
import { MODIFIER_PROTEAN } from './modifier/protean.ts';
import { MODIFIER_TEMPORIS } from './modifier/temporis.ts';
import { MODIFIER_VICISSITUDE } from './modifier/vicissitude.ts';
import { POLITICAL } from './political.ts';
import { REACTION_ANIMALISM } from './reaction/animalism.ts';
import { REACTION_AUSPEX } from './reaction/auspex.ts';
import { REACTION_DOMINATE } from './reaction/dominate.ts';
import { REACTION_FORTITUDE } from './reaction/fortitude.ts';
import { REACTION_NO_DISCIPLINE } from './reaction/no-discipline.ts';
import { REACTION_OBFUSCATE } from './reaction/obfuscate.ts';
import { REACTION_OBLIVION } from './reaction/oblivion.ts';
import { REACTION_PROTEAN } from './reaction/protean.ts';
import { RETAINER } from './retainer.ts';

/** What every playable library card does, by card id. */
export const LIBRARY = definitions([
  ACTION_ANIMALISM,
  ACTION_AUSPEX,
  ACTION_BLOOD_SORCERY,
  ACTION_CELERITY,
  ACTION_DAIMOINON,
  ACTION_DEMENTATION,
  ACTION_DOMINATE,
  ACTION_EMBRACES,
  ACTION_FORTITUDE,
  ACTION_NO_DISCIPLINE,
  ACTION_OBFUSCATE,
  ACTION_OBLIVION,
  ACTION_PILES,
  ACTION_POTENCE,
  ACTION_PRESENCE,
  ACTION_PROTEAN,
  ACTION_TEMPORIS,
  ACTION_TITLES,
  ACTION_TOGETHER,
  ALLY_ANY,
  ALLY_CLANS,
  ALLY_CREATURES,
  COMBAT_ANIMALISM,
  COMBAT_AUSPEX,
  COMBAT_BLOOD_SORCERY,
  COMBAT_CELERITY,
  COMBAT_DEMENTATION,
  COMBAT_FORTITUDE,
  COMBAT_NO_DISCIPLINE,
  COMBAT_OBFUSCATE,
  COMBAT_OBLIVION,
  COMBAT_OBTENEBRATION,
  COMBAT_POTENCE,
  COMBAT_PRESENCE,
  COMBAT_PROTEAN,
  COMBAT_VICISSITUDE,
  COMBAT_VISCERATIKA,
  COMBAT_WEAPONS,
  EQUIPMENT,
  EVENT,
  MASTER_ARCHETYPES,
  MASTER_DISCIPLINES,
  MASTER_HUNTING_GROUNDS,
  MASTER_IN_PLAY,
  MASTER_LOCATIONS,
  MASTER_NEWS,
  MASTER_OF_CLANS,
  MASTER_ON_MINIONS,
  MASTER_OTHERS,
  MASTER_PILES,
  MASTER_OUT_OF_TURN,
  MASTER_POLITICS,
  MASTER_POWERBASES,
  MODIFIER_ANIMALISM,
  MODIFIER_AUSPEX,
  MODIFIER_BLOOD_SORCERY,
  MODIFIER_CELERITY,
  MODIFIER_DAIMOINON,
  MODIFIER_DEMENTATION,
  MODIFIER_DOMINATE,
  MODIFIER_FORTITUDE,
  MODIFIER_NO_DISCIPLINE,
  MODIFIER_OBFUSCATE,
  MODIFIER_OBLIVION,
  MODIFIER_OBTENEBRATION,
  MODIFIER_POTENCE,
  MODIFIER_PRESENCE,
  MODIFIER_PROTEAN,
  MODIFIER_TEMPORIS,
  MODIFIER_VICISSITUDE,
  POLITICAL,
  REACTION_ANIMALISM,
  REACTION_AUSPEX,
  REACTION_DOMINATE,
  REACTION_FORTITUDE,
  REACTION_NO_DISCIPLINE,
  REACTION_OBFUSCATE,
  REACTION_OBLIVION,
  REACTION_PROTEAN,
  RETAINER,
]);
