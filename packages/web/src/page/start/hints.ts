import type { DecisionWindow } from '@methuselah/engine';
import type { TableModel } from '@methuselah/host';
import type { HintKey } from '../../words/sections/manual.ts';

const BY_WINDOW: Readonly<Partial<Record<DecisionWindow, HintKey>>> = {
  blocking: 'blocking',
  beforeRange: 'range',
  range: 'range',
  beforeStrikes: 'strike',
  strike: 'strike',
  afterStrikes: 'strike',
  damage: 'damage',
  press: 'press',
  beforeVotes: 'referendum',
  polling: 'referendum',
};

/** The hint for the current decision; null if there is none. */
export function hintOf({ decision, stage, phase, active }: TableModel): HintKey | null {
  if (decision === null) return null;
  const { window, seat } = decision;
  const known = BY_WINDOW[window];
  if (known) return known;
  if (window === phase && active === seat) return phase;
  if (decision.pass === null) return 'choice';
  if (stage?.is !== 'action') return 'react';
  if (stage.seat === seat) return stage.outcome === 'pending' ? 'acting' : 'react';
  return decision.options.some(({ icon }) => icon === 'block') || window === 'beforeBlocks'
    ? 'block'
    : 'react';
}
