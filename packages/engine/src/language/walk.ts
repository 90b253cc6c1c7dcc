import type { Effect, Use } from './language.ts';

/** All effects below a list, whatever they are nested in. */
export function* walkEffects(effects: readonly Effect[]): Generator<Effect> {
  for (const effect of effects) {
    yield effect;
    if ('effects' in effect) yield* walkEffects(effect.effects);
    if (effect.do === 'gate' && effect.else) yield* walkEffects(effect.else);
  }
}

/** A list of effects and the lists in it, but for what they leave for later. */
export function* listsIn(effects: readonly Effect[]): Generator<readonly Effect[]> {
  yield effects;
  for (const effect of effects) {
    if ('effects' in effect && effect.do !== 'schedule') yield* listsIn(effect.effects);
    if (effect.do === 'gate' && effect.else) yield* listsIn(effect.else);
  }
}

export const walked = (use: Use): Effect[] => [...walkEffects(use.effects ?? [])];
