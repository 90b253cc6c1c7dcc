import type { DecisionModel, OptionIcon, TableModel } from '@methuselah/host';
import { expect, test } from 'vitest';
import { hintOf } from '../src/page/start/hints.ts';
import type { HintKey } from '../src/words/sections/manual.ts';

interface Moment {
  readonly window: DecisionModel['window'];
  readonly active: number;
  readonly phase?: TableModel['phase'];
  readonly stage?: { readonly is: string; readonly seat?: number; readonly outcome?: string };
  readonly icons?: readonly OptionIcon[];
  readonly pass?: string | null;
}
const at = ({ window, active, phase = 'minion', stage, icons = [], pass = 'pass' }: Moment): TableModel =>
  ({
    phase,
    active,
    stage: stage ?? null,
    decision: { seat: 0, window, pass, options: icons.map((icon) => ({ icon })) },
  }) as unknown as TableModel;

const mine = { is: 'action', seat: 0, outcome: 'pending' };
const theirs = { is: 'action', seat: 1, outcome: 'pending' };

test.each<readonly [HintKey, Moment]>([
  ['master', { window: 'master', phase: 'master', active: 0 }],
  ['react', { window: 'master', phase: 'master', active: 1 }],
  ['minion', { window: 'minion', active: 0 }],
  ['acting', { window: 'beforeBlocks', active: 0, stage: mine }],
  ['block', { window: 'beforeBlocks', active: 1, stage: theirs, icons: ['block'] }],
  ['blocking', { window: 'blocking', active: 1, stage: theirs }],
  ['react', { window: 'declined', active: 1, stage: theirs }],
  ['range', { window: 'range', active: 1, stage: { is: 'combat' } }],
  ['strike', { window: 'strike', active: 0, stage: { is: 'combat' }, pass: null }],
  ['damage', { window: 'damage', active: 0, stage: { is: 'combat' } }],
  ['press', { window: 'press', active: 1, stage: { is: 'combat' } }],
  ['react', { window: 'roundEnd', active: 1, stage: { is: 'combat' } }],
  ['referendum', { window: 'polling', active: 1, stage: { is: 'referendum' } }],
  ['choice', { window: 'terms', active: 0, stage: { is: 'referendum' }, pass: null }],
  ['choice', { window: 'target', active: 0, stage: { is: 'play' }, pass: null }],
])('the hint is %s', (hint, moment) => {
  expect(hintOf(at(moment))).toBe(hint);
});

test('there is no hint while others decide', () => {
  expect(hintOf({ ...at({ window: 'minion', active: 1 }), decision: null })).toBeNull();
});
