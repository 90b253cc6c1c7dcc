import type { ActionKind } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { BASIC_ACTIONS, type BasicAction, type TargetedAction } from '../table/options.ts';
import type { ActionRules, BasicActionRules, TargetedActionRules } from './actionrules.ts';
import { becomeAnarch } from './anarch.ts';
import { bleed } from './bleed.ts';
import { diablerise } from './diablerie.ts';
import { equip } from './equip.ts';
import { hunt } from './hunt.ts';
import { political } from './political.ts';
import { employ, recruit } from './recruit.ts';
import { huntDown } from './redlist.ts';
import { leaveTorpor, rescue } from './torpor.ts';

/** The rules of every kind of action. */
type Actions = { readonly [K in TargetedAction]: TargetedActionRules } & {
  readonly [K in BasicAction]: BasicActionRules;
} & {
  readonly [K in ActionKind]: ActionRules;
};

export const ACTIONS: Actions = {
  bleed,
  hunt,
  equip,
  employ,
  recruit,
  political,
  leaveTorpor,
  rescue,
  diablerise,
  becomeAnarch,
  enterCombat: huntDown,
  // R-ACTION-16: the card's text is the whole action; no stealth by default
  special: { stealth: 0, resolve() {} },
};

export const isBasic = (kind: ActionKind): kind is BasicAction =>
  (BASIC_ACTIONS as readonly string[]).includes(kind);

/** ruling:G00132#4: an action to equip, employ or recruit may bring a card other than its own, as its text says. */
export const bringsAnother = (kind: ActionKind, use: CompiledUse | undefined): boolean =>
  use !== undefined && !use.settles && (kind === 'equip' || kind === 'employ' || kind === 'recruit');
