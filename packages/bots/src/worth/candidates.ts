import type { Target } from '@methuselah/engine';
import { clanTarget, type EffectContext, NONE, seatTarget } from '@methuselah/engine/internal';
import type { Pick, Term } from '@methuselah/engine/language';
import type { Eyes, UseText } from '../eyes/eyes.ts';
import { once } from '../eyes/memo.ts';

/** Finds the best choice among candidates. */

/** The clans with a vampire in play. */
const clansInPlay = once((eyes: Eyes): number[] => {
  const places = new Set<number>();
  for (let s = 0; s < eyes.seats; s++)
    for (const id of eyes.minions(s)) {
      const clan = eyes.clan(id);
      if (clan !== '') places.add(eyes.cards.clans.indexOf(clan));
    }
  return [...places];
});

/** Candidates for a pick or a term. */
function candidatesOf(eyes: Eyes, pick: Pick | Term, context: EffectContext): readonly Target[] {
  switch (pick.pick) {
    case 'card':
    case 'seat':
    case 'edge':
    case 'ash':
      return eyes.candidates(context, pick);
    case 'clan':
      return clansInPlay(eyes).map(clanTarget);
    case 'several':
      return [
        NONE,
        ...(pick.seats === undefined ? [] : eyes.seatsMeant(context, 'everyone').map(seatTarget)),
        ...(pick.cards === undefined ? [] : eyes.allThatFit(context, pick.cards)),
      ].filter((target) => !context.picks.includes(target) || target === NONE);
    case 'points':
      return [
        ...(pick.cardsOnly ? [] : eyes.seatsMeant(context, 'everyone').map(seatTarget)),
        ...(pick.cards === undefined ? [] : eyes.allThatFit(context, pick.cards)),
      ];
  }
}

/** The best candidate of a pick, and its worth. */
export function bestPick(
  eyes: Eyes,
  pick: Pick | Term,
  context: EffectContext,
  worth: (trial: EffectContext) => number,
): { readonly best: number; readonly target: Target } {
  let best = Number.NEGATIVE_INFINITY;
  let target: Target = NONE;
  const trial: EffectContext = { ...context, picks: [...context.picks, NONE] };
  const slot = context.picks.length;
  const consider = (candidate: Target): void => {
    trial.picks[slot] = candidate;
    const n = eyes.tried(() => worth(trial));
    if (n > best) {
      best = n;
      target = candidate;
    }
  };
  for (const candidate of candidatesOf(eyes, pick, context)) consider(candidate);
  return best === Number.NEGATIVE_INFINITY ? { best: 0, target: NONE } : { best, target };
}

/** Fills in the picks of a use one after the other, each with its best candidate. */
export function withBestPicks(
  eyes: Eyes,
  use: UseText,
  context: EffectContext,
  worth: (trial: EffectContext) => number,
): number {
  const picks = use.text.picks ?? [];
  let filled = context;
  for (let slot = context.picks.length; slot < picks.length; slot++) {
    const { target } = bestPick(eyes, picks[slot] as Pick, filled, worth);
    filled = { ...filled, picks: [...filled.picks, target] };
  }
  return worth(filled);
}
