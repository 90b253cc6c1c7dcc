import type { CardGrammar, Clause, Noun } from '../grammar.ts';
import { of } from './nouns.ts';
import { does, V } from './verbs.ts';
import { irregular, OTHER_ACTIONS, quoted } from './words.ts';

/** French clauses for restrictions: what a minion or Methuselah cannot or must do, or is exempt from. */

const cannot =
  (what: string) =>
  (who: Noun): Clause => ({
    ...does(who, V.cannot, what),
    given: { verb: V.preventFrom, rest: `${who.text} de ${what}` },
  });

/** "les actions de ce vampire qui ne sont pas des morsures". */
export const unblockable: CardGrammar['unblockable'] = (who, except, x) => {
  const actions = who.you ? 'vos actions' : `les actions ${of(who)}`;
  const kinds = except.map((kind) => `des ${OTHER_ACTIONS[kind]}`);
  const which = kinds.length === 0 ? '' : ` qui ne sont pas ${x.say.list(kinds, 'or')}`;
  return {
    who: { text: `${actions}${which}`, plural: true, feminine: true },
    verb: V.cannot,
    rest: 'être bloquées',
  };
};

export const restrictions: CardGrammar['restriction'] = {
  block: cannot('bloquer'),
  act: cannot('agir'),
  unlock: (who) =>
    does(
      who,
      irregular('ne pas se redresser', 'ne vous redressez pas', 'ne se redresse pas', 'ne se redressent pas'),
      'normalement',
    ),
  beBlocked: (who, x) => unblockable(who, [], x),
  maneuver: cannot('manœuvrer'),
  press: cannot('poursuivre'),
  handStrikesOnly: (who) => does(who, V.canOnly, 'utiliser que des frappes à mains nues'),
  strike: cannot('frapper'),
  wake: (who) =>
    does(
      who,
      irregular('se réveiller', 'réveillez-vous', 'se réveille', 'se réveillent'),
      who.plural
        ? '(jusqu’à la fin de l’action, être inclinés ne les empêche ni de bloquer ni de jouer des cartes de réaction)'
        : '(jusqu’à la fin de l’action, être incliné ne l’empêche ni de bloquer ni de jouer des cartes de réaction)',
    ),
  immuneToStrikes: (who) => does(who, V.be, `${immune(who)} aux frappes`),
  immuneToEnvironment: (who) => does(who, V.be, `${immune(who)} aux dégâts environnementaux`),
  immune: (who) => does(who, V.be, `${immune(who)} aux dégâts`),
  voteFor: (who) => does(who, V.must, 'voter pour le référendum ou s’abstenir'),
  voteAgainst: (who) => does(who, V.must, 'voter contre le référendum ou s’abstenir'),
  vote: (who) => does(who, V.must, 's’abstenir'),
  draw: (who) =>
    does(
      who,
      irregular('ne pas piocher', 'ne piochez pas', 'ne pioche pas', 'ne piochent pas'),
      'pour remplacer les cartes jouées',
    ),
  enterCombat: cannot('entrer en combat'),
  play: (who, x, named = '') =>
    does(who, V.cannot, `jouer de cartes nommées ${quoted(x.say.cardName(named))}`),
  openHand: (who) => does(who, V.play, `avec ${who.you ? 'votre' : 'sa'} main révélée`),
};
const immune = (who: Noun): string => `immunisé${who.feminine ? 'e' : ''}${who.plural ? 's' : ''}`;
