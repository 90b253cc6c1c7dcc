import { plain } from '../error.ts';
import type { Words } from '../words.ts';
import { COURSE_FACTS } from './course.ts';
import type { Fact, FactResult } from './fact.ts';
import { PLACE_FACTS } from './places.ts';
import { PLAYER_FACTS } from './players.ts';
import { QUALITY_FACTS } from './qualities.ts';
import { SIGHT_FACTS } from './sight.ts';

export type { FactResult } from './fact.ts';

/** All facts, tried in this order: a quoted log line could match the pattern of another fact. */
export const FACTS: readonly Fact[] = [
  ...SIGHT_FACTS,
  ...PLAYER_FACTS,
  ...COURSE_FACTS,
  ...QUALITY_FACTS,
  ...PLACE_FACTS,
];

export function tellFact(w: Words, text: string): FactResult {
  const words = plain(text);
  for (const fact of FACTS) {
    const match = fact.pattern.exec(words);
    if (match === null) continue;
    const [, a = '', b = '', c = '', d = '', e = ''] = match;
    return fact.tell(w, a, b, c, d, e);
  }
  return w.malformed(`"${text}" is no fact that a scenario can state (docs/SCENARIOS.md lists them all).`);
}
