import type { CardGrammar, Noun } from '../grammar.ts';
import { cardNoun } from '../nouns.ts';
import { agreed } from './nouns.ts';
import { does, forms, order, V, verb } from './verbs.ts';

/** Spanish clauses for what changes a combat. */

const START = forms('empezar', 'empieza', 'empiezas', 'empieza', 'empiezan', 'empiece');
const SET = verb('fijar');
const CONTINUE = forms('continuar', 'continúa', 'continúas', 'continúa', 'continúan', 'continúe');

const NOT_INFLICT = forms(
  'no infligir',
  'no inflijas',
  'no infliges',
  'no inflige',
  'no infligen',
  'no inflija',
);
export const immune = (who: Noun): string => agreed('inmune', { plural: who.plural ?? false });

export const combatRestrictions = {
  immuneToNormal: (who) => does(who, V.be, `${immune(who)} al daño no agravado`),
  weaponDamage: (who) =>
    does(
      { text: who.you ? 'tus ataques con armas' : `los ataques con armas de ${who.text}`, plural: true },
      NOT_INFLICT,
      'daño',
    ),
  aggravatedHands: (who) =>
    does({ text: `el daño de los ataques con la mano de ${who.text}` }, V.be, 'agravado'),
  takesAggravated: (who) => does({ text: `todo el daño infligido a ${who.text}` }, V.be, 'agravado'),
  maneuverToClose: (who) => does(who, V.cannot, 'maniobrar para acercarse'),
  maneuverToLong: (who) => does(who, V.cannot, 'maniobrar para alejarse'),
  pressToContinue: (who) => does(who, V.cannot, 'acosar para continuar el combate'),
  strikeCombatEnds: (who) => does(who, V.cannot, 'atacar: el combate termina'),
  pressToEnd: (who) => does(who, V.cannot, 'acosar para terminar el combate'),
} satisfies Partial<CardGrammar['restriction']>;

export const combatEffects = {
  anotherRound: () => order(START, 'un nuevo asalto en lugar de eso'),
  queueCombat: () => order(START, 'otro combate con el siervo oponente después de este'),
  setRange: (e) =>
    order(SET, `la distancia de este asalto: ${e.range === 'close' ? 'de cerca' : 'de lejos'}`),
  mustStrikeWith: (e, x) => ({
    who: { text: `el primer ataque de ${cardNoun('self', x).text} en este asalto` },
    verb: V.must,
    rest: `ser con ${cardNoun(e.card, x).text}`,
    given: { verb: V.must, rest: `hacer su primer ataque de este asalto con ${cardNoun(e.card, x).text}` },
  }),
  continueAction: () => ({
    who: { text: 'la acción', feminine: true },
    verb: CONTINUE,
    rest: 'como si no hubiera sido bloqueada',
    given: { verb: CONTINUE, rest: 'la acción como si no hubiera sido bloqueada' },
  }),
} satisfies Partial<CardGrammar['effect']>;
