import type { CardGrammar, Noun } from '../grammar.ts';
import { cardNoun } from '../nouns.ts';
import { of } from './nouns.ts';
import { does, order, V } from './verbs.ts';
import { irregular, verb } from './words.ts';

/** French clauses for what changes a combat. */

const START = verb('démarrer');
const SET = verb('fixer');
const CONTINUE = verb('continuer');

const MAKE = irregular('rendre', 'rendez', 'rend', 'rendent');
const NOT_INFLICT = irregular('ne pas infliger', 'n’infligez pas', 'n’inflige pas', 'n’infligent pas');
export const immune = (who: Noun): string => `immunisé${who.feminine ? 'e' : ''}${who.plural ? 's' : ''}`;
const whose = (who: Noun): string => (who.you ? 'de vos serviteurs' : of(who));

export const combatRestrictions = {
  immuneToNormal: (who) => does(who, V.be, `${immune(who)} aux dégâts non aggravés`),
  weaponDamage: (who) => ({
    who: { text: `les frappes avec une arme ${whose(who)}`, plural: true, feminine: true },
    verb: NOT_INFLICT,
    rest: 'de dégâts',
  }),
  aggravatedHands: (who) => {
    const damage = `les dégâts des frappes à mains nues ${whose(who)}`;
    return {
      who: { text: damage, plural: true },
      verb: V.be,
      rest: 'aggravés',
      given: { verb: MAKE, rest: `aggravés ${damage}` },
    };
  },
  takesAggravated: (who) => {
    const damage = `tous les dégâts infligés à ${who.text}`;
    return {
      who: { text: damage, plural: true },
      verb: V.be,
      rest: 'aggravés',
      given: { verb: MAKE, rest: `aggravés ${damage}` },
    };
  },
  maneuverToClose: (who) => does(who, V.cannot, 'manœuvrer pour aller au contact'),
  maneuverToLong: (who) => does(who, V.cannot, 'manœuvrer pour aller à distance'),
  pressToContinue: (who) => does(who, V.cannot, 'poursuivre pour continuer le combat'),
  strikeCombatEnds: (who) => does(who, V.cannot, 'frapper : fin de combat'),
  pressToEnd: (who) => does(who, V.cannot, 'poursuivre pour terminer le combat'),
} satisfies Partial<CardGrammar['restriction']>;

export const combatEffects = {
  anotherRound: () => order(START, 'un nouveau round à la place'),
  queueCombat: () => order(START, 'un autre combat contre le serviteur adverse après celui-ci'),
  setRange: (e) => order(SET, `ce round ${e.range === 'close' ? 'au contact' : 'à distance'}`),
  mustStrikeWith: (e, x) => ({
    who: { text: `la première frappe ${of(cardNoun('self', x))} durant ce round`, feminine: true },
    verb: V.must,
    rest: `être faite avec ${cardNoun(e.card, x).text}`,
    given: { verb: V.must, rest: `faire sa première frappe de ce round avec ${cardNoun(e.card, x).text}` },
  }),
  continueAction: () => ({
    who: { text: 'l’action', feminine: true },
    verb: CONTINUE,
    rest: 'comme si elle n’avait pas été bloquée',
    given: { verb: CONTINUE, rest: 'l’action comme si elle n’avait pas été bloquée' },
  }),
} satisfies Partial<CardGrammar['effect']>;
