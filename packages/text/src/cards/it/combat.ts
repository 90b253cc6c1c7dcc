import type { CardGrammar } from '../grammar.ts';
import { cardNoun } from '../nouns.ts';
import { does, order, V } from './verbs.ts';
import { verb } from './words.ts';

/** Italian clauses for what changes a combat. */

const START = verb('iniziare', 'inizi', 'inizia', 'iniziano', 'inizia');
const CONTINUE = verb('continuare', 'continui', 'continua', 'continuano', 'continua');

const NOT_INFLICT = verb('non infliggere', 'non infliggi', 'non infligge', 'non infliggono');
const MAKE = verb('rendere', 'rendi', 'rende', 'rendono');

export const combatRestrictions = {
  immuneToNormal: (who) => does(who, V.be, `${who.plural ? 'immuni' : 'immune'} ai danni non aggravati`),
  weaponDamage: (who) =>
    does(
      { text: who.you ? 'i tuoi attacchi con armi' : `gli attacchi con armi di ${who.text}`, plural: true },
      NOT_INFLICT,
      'danni',
    ),
  aggravatedHands: (who) => {
    const damage = `i danni degli attacchi a mani nude di ${who.text}`;
    return {
      who: { text: damage, plural: true },
      verb: V.be,
      rest: 'aggravati',
      given: { verb: MAKE, rest: `aggravati ${damage}` },
    };
  },
  takesAggravated: (who) => {
    const damage = `tutti i danni inflitti a ${who.text}`;
    return {
      who: { text: damage, plural: true },
      verb: V.be,
      rest: 'aggravati',
      given: { verb: MAKE, rest: `aggravati ${damage}` },
    };
  },
  maneuverToClose: (who) => does(who, V.cannot, 'manovrare per passare a distanza ravvicinata'),
  maneuverToLong: (who) => does(who, V.cannot, 'manovrare per passare a lunga distanza'),
  pressToContinue: (who) => does(who, V.cannot, 'usare inseguimenti per continuare il combattimento'),
  strikeCombatEnds: (who) => does(who, V.cannot, 'attaccare: fine del combattimento'),
  pressToEnd: (who) => does(who, V.cannot, 'usare inseguimenti per terminare il combattimento'),
} satisfies Partial<CardGrammar['restriction']>;

export const combatEffects = {
  anotherRound: () => order(START, 'invece un nuovo round'),
  queueCombat: () => order(START, 'un altro combattimento con il servitore avversario dopo questo'),
  setRange: (e) =>
    order(V.fix, `questo round a ${e.range === 'close' ? 'distanza ravvicinata' : 'lunga distanza'}`),
  mustStrikeWith: (e, x) => ({
    who: { text: `il primo attacco di ${cardNoun('self', x).text} in questo round` },
    verb: V.must,
    rest: `essere con ${cardNoun(e.card, x).text}`,
    given: { verb: V.must, rest: `fare il primo attacco di questo round con ${cardNoun(e.card, x).text}` },
  }),
  continueAction: () => ({
    who: { text: 'l’azione', feminine: true },
    verb: CONTINUE,
    rest: 'come se non fosse stata bloccata',
    given: { verb: CONTINUE, rest: 'l’azione come se non fosse stata bloccata' },
  }),
} satisfies Partial<CardGrammar['effect']>;
