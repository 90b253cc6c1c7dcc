import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Grant, Happening, Restriction, Scope, Stat } from '@methuselah/engine/language';
import { describe, expect, test } from 'vitest';

/**
 * Lasting effects and happenings have no interpreter: rules look them up by word. These tables name the file that does. A new
 * word does not compile until it is listed, and the test fails until that file looks it up.
 */

const STATS: Readonly<Record<Stat, string>> = {
  bleed: 'query/stats.ts',
  stealth: 'query/stats.ts',
  intercept: 'query/stats.ts',
  strength: 'query/stats.ts',
  baseStrength: 'query/stats.ts',
  handDamage: 'rules/strike.ts',
  rangedDamage: 'rules/strike.ts',
  damageFromOpposing: 'rules/damage.ts',
  hunt: 'query/stats.ts',
  votes: 'query/votes.ts',
  votesAgainst: 'query/votes.ts',
  edgeVotes: 'rules/votes.ts',
  ballots: 'query/votes.ts',
  discipline: 'query/stats.ts',
  capacity: 'query/minions.ts',
  handSize: 'query/stats.ts',
  transfers: 'rules/influence.ts',
  masterActions: 'rules/masters.ts',
  discardActions: 'rules/turn.ts',
  cost: 'rules/cost.ts',
  voteTax: 'rules/votes.ts',
  voteTaxAgainst: 'rules/votes.ts',
  rescueCost: 'rules/torpor.ts',
  contestCost: 'rules/titles.ts',
  blockTax: 'rules/block.ts',
  blockTaxOrLife: 'rules/block.ts',
  blockTaxLibrary: 'rules/block.ts',
};

const GRANTS: Readonly<Record<Grant, string>> = {
  maneuver: 'rules/combat.ts',
  press: 'rules/combat.ts',
  maneuverOrPress: 'rules/combat.ts',
  prevent: 'rules/prevention.ts',
  strike: 'rules/strike.ts',
};

const RESTRICTIONS: Readonly<Record<Restriction, string>> = {
  block: 'rules/block.ts',
  act: 'rules/minionphase.ts',
  unlock: 'rules/traits.ts',
  beBlocked: 'rules/block.ts',
  maneuver: 'rules/combatcards.ts',
  maneuverToLong: 'rules/combatcards.ts',
  maneuverToClose: 'rules/combatcards.ts',
  pressToEnd: 'rules/combatcards.ts',
  pressToContinue: 'rules/combatcards.ts',
  press: 'rules/combatcards.ts',
  handStrikesOnly: 'rules/combatcards.ts',
  strike: 'rules/combatcards.ts',
  strikeCombatEnds: 'rules/combatcards.ts',
  undodgeable: 'rules/strike.ts',
  firstStrike: 'rules/combatcards.ts',
  wake: 'query/minions.ts',
  immuneToStrikes: 'rules/immunity.ts',
  immuneToEnvironment: 'rules/immunity.ts',
  immune: 'rules/immunity.ts',
  immuneToNormal: 'rules/immunity.ts',
  weaponDamage: 'rules/damage.ts',
  aggravatedHands: 'rules/strike.ts',
  takesAggravated: 'rules/damage.ts',
  voteFor: 'rules/votes.ts',
  voteAgainst: 'rules/votes.ts',
  vote: 'rules/votes.ts',
  bloodHunt: 'rules/diablerie.ts',
  yieldTitle: 'rules/titles.ts',
  twoMasterActions: 'rules/masters.ts',
  draw: 'rules/consequences.ts',
  enterCombat: 'query/minions.ts',
  bleedAction: 'rules/minionphase.ts',
  huntAction: 'rules/minionphase.ts',
  equipAction: 'rules/minionphase.ts',
  employAction: 'rules/minionphase.ts',
  recruitAction: 'rules/minionphase.ts',
  politicalAction: 'rules/minionphase.ts',
  diablerise: 'rules/traits.ts',
  beTargeted: 'rules/traits.ts',
  useEquipment: 'query/stats.ts',
  haveEquipment: 'rules/onlyone.ts',
  haveRetainers: 'rules/onlyone.ts',
  gainBlood: 'atoms/counters.ts',
  lockForBlock: 'rules/action.ts',
  unlockAtAll: 'atoms/cards.ts',
  play: 'rules/names.ts',
  replaceAtOnce: 'rules/asplayed.ts',
  gainEdge: 'rules/edge.ts',
  openHand: 'query/visibility.ts',
  mustHunt: 'rules/minionphase.ts',
};

/** Where each scope ends. */
const SCOPES: Readonly<Record<Exclude<Scope, 'game'>, string>> = {
  nextRound: 'rules/combat.ts',
  round: 'rules/combat.ts',
  combat: 'rules/combat.ts',
  resultingCombat: 'rules/action.ts',
  resultingRound: 'rules/action.ts',
  action: 'rules/action.ts',
  referendum: 'rules/politics.ts',
  turn: 'rules/turn.ts',
  nextUnlock: 'rules/turn.ts',
  nextUnlocking: 'atoms/rows.ts',
  nextDiscard: 'rules/turn.ts',
  inPlay: 'atoms/rows.ts',
};

const HAPPENINGS: Readonly<Record<Happening, string>> = {
  unlockPhase: 'rules/turn.ts',
  masterPhase: 'rules/turn.ts',
  minionPhase: 'rules/turn.ts',
  minionPhaseEnd: 'rules/turn.ts',
  influencePhase: 'rules/turn.ts',
  discardPhase: 'rules/turn.ts',
  discardPhaseEnd: 'rules/turn.ts',
  turnEnds: 'rules/turn.ts',
  enteredPlay: 'rules/contest.ts',
  lockedForCost: 'rules/cost.ts',
  toTorpor: 'rules/damage.ts',
  burned: 'rules/burn.ts',
  bleedSucceeds: 'rules/bleed.ts',
  actionResolves: 'rules/action.ts',
  actionResolved: 'rules/action.ts',
  actionBlocked: 'rules/action.ts',
  beforeRange: 'rules/combat.ts',
  pressedOn: 'rules/combatcards.ts',
  opponentLeft: 'rules/consequences.ts',
  strikesResolve: 'rules/strike.ts',
  pressStep: 'rules/combat.ts',
  roundEnds: 'rules/combat.ts',
  combatEnds: 'rules/combat.ts',
  replacementDraw: 'rules/consequences.ts',
  blockFailed: 'rules/action.ts',
  blockSucceeded: 'rules/action.ts',
  preyOusted: 'rules/oust.ts',
  ousted: 'rules/oust.ts',
  referendumPassed: 'rules/politics.ts',
  referendumFailed: 'rules/politics.ts',
  referendumCalled: 'rules/politics.ts',
  tallied: 'rules/politics.ts',
  edgeVote: 'rules/votes.ts',
  actionAnnounced: 'rules/action.ts',
  blockAttempted: 'rules/action.ts',
  damageInflicted: 'rules/damage.ts',
  edgeGained: 'rules/edge.ts',
  edgeLost: 'rules/edge.ts',
  bled: 'rules/bleed.ts',
  diablerieCommitted: 'rules/diablerie.ts',
  controlChanged: 'rules/contest.ts',
};

const source = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../src/${path}`, import.meta.url)), 'utf8');

/** The words that their named file does not look up. */
const unasked = (table: Readonly<Record<string, string>>, question: (word: string) => RegExp): string[] =>
  Object.entries(table).flatMap(([word, path]) =>
    question(word).test(source(path)) ? [] : [`${word} is not looked up in ${path}`],
  );

describe('a rule looks up', () => {
  test('every stat', () =>
    expect(unasked(STATS, (word) => new RegExp(`(total\\(t, |statics\\.get\\(|what === )'${word}'`))).toEqual(
      [],
    ));
  test('every grant', () =>
    expect(unasked(GRANTS, (word) => new RegExp(`grantsOf\\(t, '${word}'`))).toEqual([]));
  test('every restriction', () =>
    expect(
      unasked(RESTRICTIONS, (word) => new RegExp(`(isRestricted\\(t, |statics\\.get\\()'${word}'`)),
    ).toEqual([]));
  test('the end of every scope', () =>
    expect(unasked(SCOPES, (word) => new RegExp(`(endScope\\(t, |scope === )'${word}'`))).toEqual([]));
  test('every happening', () =>
    expect(unasked(HAPPENINGS, (word) => new RegExp(`happen(sInstead)?\\(t, '${word}'`))).toEqual([]));
});
