import type { CardGrammar, Clause, Noun } from '../grammar.ts';
import { cardNoun } from '../nouns.ts';
import { RANGE } from './phrases.ts';
import { does, order, V } from './verbs.ts';
import { not, verb } from './words.ts';

/** Portuguese clauses for what changes a combat. */

const START = verb('iniciar');
const SET = verb('fixar');
const CONTINUE = verb('continuar');

export const immune =
  (to: string) =>
  (who: Noun): Clause => {
    const rest = `${who.plural ? 'imunes' : 'imune'} a ${to}`;
    return { ...does(who, V.be, rest), given: { verb: verb('tornar'), rest: `${who.text} ${rest}` } };
  };

export const combatRestrictions = {
  immuneToNormal: immune('dano não agravado'),
  weaponDamage: (who) =>
    does(
      { text: who.you ? 'seus golpes com armas' : `os golpes com armas de ${who.text}`, plural: true },
      not(V.inflict),
      'dano',
    ),
  aggravatedHands: (who) => {
    const damage = `o dano dos golpes de mão de ${who.text}`;
    return {
      who: { text: damage },
      verb: V.be,
      rest: 'agravado',
      given: { verb: verb('tornar'), rest: `agravado ${damage}` },
    };
  },
  takesAggravated: (who) => {
    const damage = `todo o dano infligido a ${who.text}`;
    return {
      who: { text: damage },
      verb: V.be,
      rest: 'agravado',
      given: { verb: verb('tornar'), rest: `agravado ${damage}` },
    };
  },
  maneuverToClose: (who) => does(who, V.cannot, 'manobrar para curta distância'),
  maneuverToLong: (who) => does(who, V.cannot, 'manobrar para longa distância'),
  pressToContinue: (who) => does(who, V.cannot, 'pressionar para continuar o combate'),
  strikeCombatEnds: (who) => does(who, V.cannot, 'golpear: fim de combate'),
  pressToEnd: (who) => does(who, V.cannot, 'pressionar para terminar o combate'),
} satisfies Partial<CardGrammar['restriction']>;

export const combatEffects = {
  anotherRound: () => order(START, 'uma nova rodada em vez disso'),
  queueCombat: () => order(START, 'outro combate com o servo oponente depois deste'),
  setRange: (e) => order(SET, `esta rodada a ${RANGE[e.range]}`),
  mustStrikeWith: (e, x) => ({
    who: { text: `o primeiro golpe de ${cardNoun('self', x).text} nesta rodada` },
    verb: V.must,
    rest: `ser com ${cardNoun(e.card, x).text}`,
    given: { verb: V.must, rest: `dar o primeiro golpe desta rodada com ${cardNoun(e.card, x).text}` },
  }),
  continueAction: () => ({
    who: { text: 'a ação', feminine: true },
    verb: CONTINUE,
    rest: 'como se não tivesse sido bloqueada',
    given: { verb: CONTINUE, rest: 'a ação como se não tivesse sido bloqueada' },
  }),
} satisfies Partial<CardGrammar['effect']>;
