import type { OptionIn } from '@methuselah/engine';
import { costWorth } from '../worth/costs.ts';
import type { Judge } from './judge.ts';
import { effectContextOf, USELESS } from './judge.ts';
import { judgeUse, useWorth } from './uses.ts';

/** The unlock and master phases, and uses allowed at any time. */
export const judgePhases: Judge<OptionIn<'unlock' | 'master'>> = (c, o) => {
  const { eyes, note } = c;
  switch (o.verb) {
    case 'pass':
      return 0;
    case 'edgePool':
      return note('a pool for the Edge', 1);
    case 'contest':
    case 'contestTitle':
      return note('keeps it', eyes.pool(eyes.seat) > 6 ? 1 : -1);
    case 'yieldCard':
    case 'yieldTitle':
      return 0.1;
    case 'burnOption':
      return note('nobody can use it', 0.5);
    case 'unlock':
      return eyes.pool(eyes.seat) > 6 ? note('unlocks', 0.5) : -2;
    case 'withdraw':
      return -20;
    case 'mark':
      return 0.1;
    case 'play':
    case 'use':
      return judgeUse(c, o);
  }
};

/** A card is being played: cancelling it is worth the harm it would do. */
export const judgeAsPlayed: Judge<OptionIn<'asPlayed'>> = (c, o) => {
  const { eyes, note } = c;
  if (o.verb === 'pass') return 0;
  const shown = eyes.asking;
  const use = eyes.use(o.use);
  if (
    !use?.cancels ||
    (shown?.kind !== 'play' && shown?.kind !== 'action') ||
    shown.context.seat === eyes.seat
  )
    return USELESS;
  const played = eyes.use(shown.context.use);
  const harm = played ? -useWorth(eyes, played, shown.context) : 0;
  // The effects alone do not show what a card adds to an action or combat.
  const moment =
    played?.type === 'modifier' || played?.type === 'combat' || played?.type === 'reaction' ? 1 : 0;
  return (
    note('without it', harm + moment) -
    costWorth(eyes, use.cost, effectContextOf(eyes.seat, o, use.def)) -
    0.5
  );
};
