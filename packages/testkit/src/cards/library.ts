import type { Card } from '@methuselah/engine/language';
import { ACTIONS } from './library/actions.ts';
import { ADDITIONS } from './library/additions.ts';
import { ADVANCED_MASTERS } from './library/advanced-masters.ts';
import { AMOUNTS } from './library/amounts.ts';
import { ATTACHED } from './library/attached.ts';
import { BLEEDS_AND_BLOCKS } from './library/bleeds.ts';
import { CANCELLERS } from './library/cancellers.ts';
import { CANCELLING } from './library/cancelling.ts';
import { COMBAT } from './library/combat.ts';
import { COMBATANTS } from './library/combatants.ts';
import { CONTESTS } from './library/contests.ts';
import { COURSES } from './library/courses.ts';
import { DUTIES } from './library/duties.ts';
import { EDGES_ACTIONS } from './library/edges-actions.ts';
import { EDGES_COMBAT } from './library/edges-combat.ts';
import { EDGES_OF_PLAYING } from './library/edges-playing.ts';
import { EDGES_TURNS } from './library/edges-turns.ts';
import { FIGHTS } from './library/fights.ts';
import { FILTERED } from './library/filters.ts';
import { HAPPENINGS_WAITED_FOR } from './library/happenings.ts';
import { HARM } from './library/harm.ts';
import { INTERFERENCE } from './library/interference.ts';
import { LEGACY } from './library/legacy.ts';
import { LIMITS } from './library/limits.ts';
import { MARKS } from './library/marks.ts';
import { MASTERS } from './library/masters.ts';
import { MODIFIERS } from './library/modifiers.ts';
import { PATHS } from './library/paths.ts';
import { PERMANENTS } from './library/permanents.ts';
import { PHASES } from './library/phases.ts';
import { PILES } from './library/piles.ts';
import { POLITICAL } from './library/political.ts';
import { REACTIONS } from './library/reactions.ts';
import { REFERENDUMS } from './library/referendums.ts';
import { RESTRICTIONS } from './library/restrictions.ts';
import { ROUNDS } from './library/rounds.ts';
import { SECT_CARDS } from './library/sects.ts';
import { STRIKES } from './library/strikes.ts';
import { BLOCK_TAXES } from './library/taxes.ts';
import { TERMS } from './library/terms.ts';
import { TRAITS } from './library/traits.ts';
import { TURNS } from './library/turns.ts';
import { VOTES } from './library/votes.ts';
import { WAITING } from './library/waiting.ts';

/** Invented library cards: each one exercises a mechanic of the card language. No real card is among them. */
export const LIBRARY: readonly Card[] = [
  ...MASTERS,
  ...ACTIONS,
  ...POLITICAL,
  ...BLEEDS_AND_BLOCKS,
  ...PERMANENTS,
  ...MODIFIERS,
  ...REACTIONS,
  ...COMBAT,
  ...WAITING,
  ...TURNS,
  ...TERMS,
  ...COURSES,
  ...FIGHTS,
  ...STRIKES,
  ...HARM,
  ...ROUNDS,
  ...COMBATANTS,
  ...MARKS,
  ...PILES,
  ...CANCELLING,
  ...ADVANCED_MASTERS,
  ...LEGACY,
  ...SECT_CARDS,
  ...TRAITS,
  ...ADDITIONS,
  ...CONTESTS,
  ...DUTIES,
  ...EDGES_COMBAT,
  ...EDGES_ACTIONS,
  ...EDGES_OF_PLAYING,
  ...EDGES_TURNS,
  ...REFERENDUMS,
  ...VOTES,
  ...PHASES,
  ...BLOCK_TAXES,
  ...RESTRICTIONS,
  ...INTERFERENCE,
  ...ATTACHED,
  ...FILTERED,
  ...AMOUNTS,
  ...LIMITS,
  ...HAPPENINGS_WAITED_FOR,
  ...CANCELLERS,
  ...PATHS,
];
