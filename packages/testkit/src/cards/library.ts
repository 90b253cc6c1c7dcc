import type { Card } from '@methuselah/engine';
import { ACTIONS } from './library/actions.ts';
import { CANCELLING } from './library/cancelling.ts';
import { COMBAT } from './library/combat.ts';
import { COURSES } from './library/courses.ts';
import { FIGHTS } from './library/fights.ts';
import { MASTERS } from './library/masters.ts';
import { MODIFIERS } from './library/modifiers.ts';
import { PERMANENTS } from './library/permanents.ts';
import { POLITICAL } from './library/political.ts';
import { REACTIONS } from './library/reactions.ts';
import { TERMS } from './library/terms.ts';
import { TURNS } from './library/turns.ts';
import { WAITING } from './library/waiting.ts';

/** Invented library cards: each one exercises a mechanic of the card language. No real card is among them. */
export const LIBRARY: readonly Card[] = [
  ...MASTERS,
  ...ACTIONS,
  ...POLITICAL,
  ...PERMANENTS,
  ...MODIFIERS,
  ...REACTIONS,
  ...COMBAT,
  ...WAITING,
  ...TURNS,
  ...TERMS,
  ...COURSES,
  ...FIGHTS,
  ...CANCELLING,
];
