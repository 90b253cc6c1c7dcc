import type { Ability, ActionText, Cost, Mode, Requirement } from './language.ts';

/** Every field of a use, of its action, of a cost and of a requirement, undefined. */
export const NO_USE: Readonly<Record<keyof Mode | keyof Ability, undefined>> = {
  windows: undefined,
  when: undefined,
  cost: undefined,
  x: undefined,
  picks: undefined,
  effects: undefined,
  action: undefined,
  strike: undefined,
  maneuver: undefined,
  maneuverTo: undefined,
  press: undefined,
  prevent: undefined,
  once: undefined,
  type: undefined,
  disciplines: undefined,
  by: undefined,
  stays: undefined,
  wake: undefined,
  lockedToo: undefined,
  replaced: undefined,
  duty: undefined,
  anyTurn: undefined,
  keywords: undefined,
  preventFrom: undefined,
  preventFor: undefined,
  onceShared: undefined,
  onceBy: undefined,
  onceForMode: undefined,
};
export const NO_ACTION: Readonly<Record<keyof ActionText, undefined>> = {
  kind: undefined,
  stealth: undefined,
  bleed: undefined,
  terms: undefined,
  called: undefined,
  passes: undefined,
  fails: undefined,
  mandatory: undefined,
  at: undefined,
};
export const NO_COST: Readonly<Record<keyof Cost, undefined>> = {
  blood: undefined,
  pool: undefined,
  poolOrBlood: undefined,
  lock: undefined,
  burnThis: undefined,
  discard: undefined,
  discardType: undefined,
  discardNeeds: undefined,
  edge: undefined,
  transfers: undefined,
  masterActions: undefined,
  discardActions: undefined,
  counters: undefined,
};
export const NO_REQUIREMENT: Readonly<Record<keyof Requirement, undefined>> = {
  kind: undefined,
  clan: undefined,
  disciplines: undefined,
  minCapacity: undefined,
  titled: undefined,
  title: undefined,
  sect: undefined,
  trait: undefined,
};
/** The object with all fields in the same order: one object shape for fast property access. */
export const inForm = <T extends object>(fields: Readonly<Record<keyof T, undefined>>, said: T): T => ({
  ...fields,
  ...said,
});
