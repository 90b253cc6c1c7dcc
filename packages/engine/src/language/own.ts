import type {
  Ability,
  ActionText,
  Card,
  Effect,
  InPlayText,
  Mode,
  Reading,
  StrikeText,
  Use,
} from './language.ts';
import {
  ACTION_LISTS,
  type Branch,
  listsOf,
  MODE_LISTS,
  namedBranches,
  STRIKE_LISTS,
  USE_LISTS,
} from './walk.ts';

/**
 * Copies a card's effect lists and nodes so that none is shared with another card or place: nodes are identified by reference
 * and have one name each. Conditions, filters and amounts are only read, and stay shared.
 */
export function ownText(card: Card): Card {
  if (card.kind === 'library') return { ...card, ...ownInPlay(card), modes: card.modes.map(ownMode) };
  return { ...card, ...ownInPlay(card), ...(card.merged ? { merged: ownInPlay(card.merged) } : {}) };
}

/** The in-play text with all optional fields named. */
type WholeInPlay = Reading<InPlayText, 'statics' | 'abilities' | 'triggers' | 'burnedIf'>;

function ownInPlay<T extends WholeInPlay>(text: T): T {
  return {
    ...text,
    ...(text.statics ? { statics: text.statics.map((s) => ({ ...s })) } : {}),
    ...(text.abilities ? { abilities: text.abilities.map(ownUse<Ability>) } : {}),
    ...(text.triggers ? { triggers: text.triggers.map((t) => ({ ...t, effects: ownList(t.effects) })) } : {}),
  };
}

function ownUse<T extends Use>(use: T): T {
  const { action, strike } = use;
  return {
    ...use,
    ...ownLists(USE_LISTS, use),
    ...(action ? { action: ownAction(action) } : {}),
    ...(strike ? { strike: ownStrike(strike) } : {}),
  };
}

const ownMode = (mode: Mode): Mode => ({ ...ownUse(mode), ...ownLists(MODE_LISTS, mode) });
const ownAction = (action: ActionText): ActionText => ({ ...action, ...ownLists(ACTION_LISTS, action) });
const ownStrike = (strike: StrikeText): StrikeText => ({ ...strike, ...ownLists(STRIKE_LISTS, strike) });

/** Copies of the effect lists in a text, by field. */
function ownLists<F extends string>(
  names: Readonly<Record<F, string>>,
  text: { readonly [K in F]?: readonly Effect[] },
): { [K in F]?: readonly Effect[] } {
  const lists: { [K in F]?: readonly Effect[] } = {};
  for (const { field, list } of listsOf(names, text)) lists[field] = ownList(list);
  return lists;
}

const ownList = (effects: readonly Effect[]): readonly Effect[] => effects.map(ownEffect);

function ownEffect(effect: Effect): Effect {
  const lists: Partial<Record<Branch, readonly Effect[]>> = {};
  for (const [branch, effects] of namedBranches(effect)) lists[branch] = ownList(effects);
  const own = { ...effect, ...lists };
  return 'strike' in own && own.strike ? { ...own, strike: ownStrike(own.strike) } : own;
}
