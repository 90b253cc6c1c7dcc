import type { Target } from '@methuselah/engine';
import { type Cast, clanTarget, NONE, seatTarget } from '@methuselah/engine/internal';
import type { Pick, Term } from '@methuselah/engine/language';
import type { Eyes, UseText } from '../eyes/eyes.ts';
import { once } from '../eyes/memo.ts';
import { fits } from './nouns.ts';

/** What may be chosen, and the best of it. */

/** The clans of which somebody is in play. */
const clansInPlay = once((eyes: Eyes): number[] => {
  const places = new Set<number>();
  for (let s = 0; s < eyes.seats; s++)
    for (const id of eyes.minions(s)) {
      const clan = eyes.clan(id);
      if (clan !== '') places.add(eyes.cards.clans.indexOf(clan));
    }
  return [...places];
});

/** The best of the candidates of a pick, and what it comes to. */
export function bestPick(
  eyes: Eyes,
  pick: Pick | Term,
  cast: Cast,
  worth: (trial: Cast) => number,
): { readonly best: number; readonly target: Target } {
  let best = Number.NEGATIVE_INFINITY;
  let target: Target = NONE;
  const trial: Cast = { ...cast, picks: [...cast.picks, NONE] };
  const slot = cast.picks.length;
  const consider = (candidate: Target): void => {
    trial.picks[slot] = candidate;
    const n = worth(trial);
    if (n > best) {
      best = n;
      target = candidate;
    }
  };
  switch (pick.pick) {
    case 'card':
      if (pick.optional) consider(NONE);
      for (const { id } of eyes.onTable)
        if (!cast.picks.includes(id) && fits(eyes, cast, id, pick.filter)) consider(id);
      break;
    case 'seat':
    case 'points':
      for (let s = 0; s < eyes.seats; s++) {
        if (!eyes.isIn(s)) continue;
        if (pick.pick === 'seat') {
          if (pick.of !== 'any' && s === cast.seat) continue;
          if (pick.of === 'yourPrey' && s !== eyes.preyOf(cast.seat)) continue;
          if (pick.of === 'notActing' && s === eyes.action?.seat) continue;
          if (
            pick.of === 'othersNotTarget' &&
            (s === eyes.action?.seat || eyes.action?.directedAt.includes(s))
          )
            continue;
          if (pick.morePoolThan !== undefined && eyes.pool(s) <= eyes.pool(cast.seat)) continue;
        }
        consider(seatTarget(s));
      }
      break;
    case 'clan':
      for (const place of clansInPlay(eyes)) consider(clanTarget(place));
      break;
    case 'ash':
    case 'edge':
      return { best: 0.5, target: NONE };
  }
  return best === Number.NEGATIVE_INFINITY ? { best: 0, target: NONE } : { best, target };
}

/** The picks of a use filled in as well as can be, one after the other. */
export function withBestPicks(eyes: Eyes, use: UseText, cast: Cast, worth: (trial: Cast) => number): number {
  const picks = use.text.picks ?? [];
  let filled = cast;
  for (let slot = cast.picks.length; slot < picks.length; slot++) {
    const { target } = bestPick(eyes, picks[slot] as Pick, filled, worth);
    filled = { ...filled, picks: [...filled.picks, target] };
  }
  return worth(filled);
}
