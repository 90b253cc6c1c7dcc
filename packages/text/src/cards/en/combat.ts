import type { CardGrammar, Noun } from '../grammar.ts';
import { cardNoun } from '../nouns.ts';
import { does, order, V } from './verbs.ts';
import { verb } from './words.ts';

/** English clauses for what changes a combat. */

const START = verb('start');
const SET = verb('set');
const CONTINUE = verb('continue');

const strikesOf = (who: Noun, kind: string): string => `${who.you ? 'your' : `${who.text}'s`} ${kind}strikes`;

export const combatRestrictions = {
  immuneToNormal: (who) => does(who, V.be, 'immune to non-aggravated damage'),
  weaponDamage: (who) => ({
    who: { text: `${strikesOf(who, '')} with weapons`, plural: true },
    verb: V.inflict,
    rest: 'no damage',
  }),
  aggravatedHands: (who) => {
    const damage = `damage from ${strikesOf(who, 'hand ')}`;
    return {
      who: { text: damage },
      verb: V.be,
      rest: 'aggravated',
      given: { verb: V.make, rest: `${damage} aggravated` },
    };
  },
  takesAggravated: (who) => ({
    who: { text: `all damage inflicted on ${who.text}` },
    verb: V.be,
    rest: 'aggravated',
    given: { verb: V.make, rest: `all damage inflicted on ${who.text} aggravated` },
  }),
  maneuverToClose: (who) => does(who, V.cannot, 'maneuver to close range'),
  maneuverToLong: (who) => does(who, V.cannot, 'maneuver to long range'),
  pressToContinue: (who) => does(who, V.cannot, 'press to continue combat'),
  strikeCombatEnds: (who) => does(who, V.cannot, 'strike: combat ends'),
  pressToEnd: (who) => does(who, V.cannot, 'press to end combat'),
} satisfies Partial<CardGrammar['restriction']>;

export const combatEffects = {
  anotherRound: () => order(START, 'another round of combat instead'),
  queueCombat: () => order(START, 'another combat with the opposing minion after this one'),
  setRange: (e) => order(SET, `the range of this round to ${e.range}`),
  mustStrikeWith: (e, x) => ({
    who: { text: `the first strike of ${cardNoun('self', x).text} this round` },
    verb: V.must,
    rest: `be with ${cardNoun(e.card, x).text}`,
    given: { verb: V.must, rest: `make the first strike this round with ${cardNoun(e.card, x).text}` },
  }),
  continueAction: () => ({
    who: { text: 'the action' },
    verb: CONTINUE,
    rest: 'as if unblocked',
    given: { verb: CONTINUE, rest: 'the action as if unblocked' },
  }),
} satisfies Partial<CardGrammar['effect']>;
