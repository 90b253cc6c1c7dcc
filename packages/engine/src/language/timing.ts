import type { CompiledUse, Player } from './compiled.ts';
import { FewNames } from './few.ts';
import { type Effect, type Mode, type Use, WINDOWS, type Window } from './language.ts';

/** When a card may be used, and by whom. */

const PLACES = new FewNames(WINDOWS.map((window, place) => [window, place] as const));
export const windowIndex = (window: Window): number => PLACES.get(window) as number;
export const windowBit = (window: Window): number => 1 << windowIndex(window);
// A set of windows is a 32-bit integer.
if (WINDOWS.length > 32) throw new Error(`There are ${WINDOWS.length} windows; 32 are the most.`);
const bitsOf = (windows: Iterable<Window>): number => {
  let bits = 0;
  for (const window of windows) bits |= windowBit(window);
  return bits;
};
/** The indexes of the windows in a bit set. */
export function placesOf(windows: number): number[] {
  const places: number[] = [];
  for (let place = 0; place < WINDOWS.length; place++) if ((windows & (1 << place)) !== 0) places.push(place);
  return places;
}

// R-ACTION-10, R-MINION-18: modifiers and reactions at any time before the action is resolved
export const ANY_ACTION: readonly Window[] = ['beforeBlocks', 'blocking', 'declined'];
const COMBAT_WINDOWS: readonly Window[] = ['beforeStrikes'];
// R-PLAY-04: as a card is played, it can only be cancelled
export const ANY_TIME: readonly Window[] = WINDOWS.filter((window) => window !== 'asPlayed');

export function defaultWindows(mode: Mode): readonly Window[] {
  switch (mode.type) {
    case 'master':
      return ['master'];
    case 'action':
    case 'political':
    case 'equipment':
    case 'retainer':
    case 'ally':
      return ['minion'];
    case 'modifier':
    case 'reaction':
      return ANY_ACTION;
    case 'combat':
      return COMBAT_WINDOWS;
    case 'reflex':
      return ['asPlayed'];
    case 'event':
      return ['discard'];
  }
}

/** `all` are the effects of the use, including nested ones. */
export function useWindows(use: Use, all: readonly Effect[], fallback: readonly Window[]): number {
  const windows = new Set(use.windows ?? []);
  if (use.strike) windows.add('strike');
  if (use.maneuver) windows.add('range');
  if (use.press && !use.strike) windows.add('press');
  if (use.prevent !== undefined) windows.add('damage');
  if (all.some((e) => e.do === 'cancel')) windows.add('asPlayed');
  // R-BLOCK-17, R-BLOCK-21: a block is attempted while there is no attempt, or by the minion already attempting
  if (all.some((e) => e.do === 'attemptBlock'))
    for (const w of ['beforeBlocks', 'blocking'] as const) windows.add(w);
  // R-MINION-04, R-MINION-05: an action card takes an action and cannot modify one
  if (use.action) windows.add('minion');
  if (windows.size === 0) for (const w of fallback) windows.add(w);
  // R-GLOSS-21: a wake may be played while another card is being played
  if ('wake' in use && use.wake === true) windows.add('asPlayed');
  return bitsOf(windows);
}

/** Windows for reactions, listed here so that a wake does not depend on which reactions are in the game. */
export const WAKE_WINDOWS = bitsOf(['beforeBlocks', 'blocking', 'declined', 'resolved', 'polling']);

function playerOf({ by, type, text }: CompiledUse, outOfTurn: boolean): Player {
  if (text.action) return 'actor';
  // Masters and events are played in your own turn; out-of-turn masters in those of others.
  if (type === 'event' || (type === 'master' && !outOfTurn)) return 'active';
  if (by === 'acting' || by === 'other') return 'acting';
  return by === 'reacting' || by === 'combatant' ? by : 'anybody';
}

export function windowsBy(uses: readonly CompiledUse[], outOfTurn: boolean): Record<Player, number> {
  const windows = { active: 0, actor: 0, acting: 0, reacting: 0, combatant: 0, anybody: 0 };
  for (const use of uses) windows[playerOf(use, outOfTurn)] |= use.windows;
  return windows;
}
