import type { Ability, ActionText, Card, Effect, InPlayText, Mode, StrikeText, Use } from './language.ts';
import { type Branch, namedBranches } from './walk.ts';

/**
 * The same card with effect lists and nodes that no other card and no other place of it shares, as a node is known by what it
 * is in memory and has one name. Conditions, filters and amounts are only read, and stay shared.
 */
export function ownText(card: Card): Card {
  if (card.kind === 'library') return { ...card, ...ownInPlay(card), modes: card.modes.map(ownUse<Mode>) };
  return { ...card, ...ownInPlay(card), ...(card.merged ? { merged: ownInPlay(card.merged) } : {}) };
}

function ownInPlay<T extends InPlayText>(text: T): T {
  return {
    ...text,
    ...(text.statics ? { statics: text.statics.map((s) => ({ ...s })) } : {}),
    ...(text.abilities ? { abilities: text.abilities.map(ownUse<Ability>) } : {}),
    ...(text.triggers ? { triggers: text.triggers.map((t) => ({ ...t, effects: ownList(t.effects) })) } : {}),
  };
}

function ownUse<T extends Use>(use: T): T {
  const { effects, action, strike } = use;
  return {
    ...use,
    ...(effects ? { effects: ownList(effects) } : {}),
    ...(action ? { action: ownAction(action) } : {}),
    ...(strike ? { strike: ownStrike(strike) } : {}),
  };
}

const ownAction = (action: ActionText): ActionText => ({
  ...action,
  ...(action.called ? { called: ownList(action.called) } : {}),
  ...(action.passes ? { passes: ownList(action.passes) } : {}),
  ...(action.fails ? { fails: ownList(action.fails) } : {}),
});

const ownStrike = (strike: StrikeText): StrikeText =>
  strike.effects ? { ...strike, effects: ownList(strike.effects) } : strike;

const ownList = (effects: readonly Effect[]): readonly Effect[] => effects.map(ownEffect);

function ownEffect(effect: Effect): Effect {
  if (effect.do === 'grant' && effect.strike) return { ...effect, strike: ownStrike(effect.strike) };
  const lists: Partial<Record<Branch, readonly Effect[]>> = {};
  for (const [branch, effects] of namedBranches(effect)) lists[branch] = ownList(effects);
  return { ...effect, ...lists };
}
