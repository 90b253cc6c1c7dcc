import type { VampireCard } from '@methuselah/engine/language';
import type { TermWords } from '../language/words.ts';

/** The end of a vampire's text: its Path, traits, the clan it serves, its circle, and "not unique". */
export function marksOf(card: VampireCard, terms: TermWords): string[] {
  const { path, traits = [], slaveTo, circle, unique } = card;
  const names: Readonly<Record<string, string>> = terms.traits;
  const clans: Readonly<Record<string, string>> = terms.clans;
  return [
    ...(path === undefined ? [] : [terms.paths[path]]),
    ...traits.map((trait) => names[trait] ?? trait),
    ...(slaveTo === undefined ? [] : [terms.slave(clans[slaveTo] ?? slaveTo)]),
    ...(circle === undefined ? [] : [terms.circle(circle)]),
    ...(unique === false ? [terms.notUnique] : []),
  ];
}
