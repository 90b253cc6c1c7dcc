import type { CardType } from '@methuselah/engine/language';
import type { CardGrammar, Clause, Context, Noun } from '../grammar.ts';
import { unitOf } from '../nouns.ts';
import { combatRestrictions, immune } from './combat.ts';
import { cards, of } from './nouns.ts';
import { does, V } from './verbs.ts';
import { discipline, irregular, OTHER_ACTIONS, quoted, TYPE } from './words.ts';

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

const NOT_REPLACED = irregular(
  'n’être remplacées',
  'n’êtes remplacées',
  'n’est remplacée',
  'ne sont remplacées',
);

const typesNamed = (types: readonly CardType[], x: Context): string =>
  types.length === 0
    ? 'cartes'
    : x.say.list(
        types.map((type) => TYPE[type].replace('carte', 'cartes')),
        'or',
      );

export const restrictions: CardGrammar['restriction'] = {
  ...combatRestrictions,
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
  firstStrike: (who) => does(who, V.get, 'l’initiative sur toutes ses frappes'),
  undodgeable: (who) => ({
    who: { text: who.you ? 'vos frappes' : `les frappes ${of(who)}`, plural: true, feminine: true },
    verb: V.cannot,
    rest: 'être esquivées',
  }),
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
  bloodHunt: (who) =>
    does(
      { text: 'les chasses de sang', plural: true, feminine: true },
      V.cannot,
      `être appelées contre ${who.text}`,
    ),
  yieldTitle: (who) =>
    does({ text: `les vampires qui contestent le titre de ${who.text}`, plural: true }, V.must, 'le céder'),
  vote: (who) => ({
    ...does(who, V.must, 's’abstenir'),
    given: {
      verb: irregular('obliger', 'obligez', 'oblige', 'obligent'),
      rest: `${who.text} à s’abstenir`,
    },
  }),
  twoMasterActions: (who) => does(who, V.get, 'deux actions de phase de maître au lieu d’une'),
  draw: (who) =>
    does(
      who,
      irregular('ne pas piocher', 'ne piochez pas', 'ne pioche pas', 'ne piochent pas'),
      'pour remplacer les cartes jouées',
    ),
  enterCombat: cannot('entrer en combat'),
  bleedAction: cannot('mordre'),
  huntAction: cannot('chasser'),
  equipAction: cannot('s’équiper'),
  employAction: cannot('employer de compagnons'),
  recruitAction: cannot('recruter d’alliés'),
  politicalAction: cannot('effectuer d’actions politiques'),
  diablerise: cannot('commettre de diablerie'),
  useEquipment: cannot('utiliser d’équipement'),
  haveEquipment: cannot('avoir d’équipement'),
  haveRetainers: cannot('avoir de compagnons'),
  gainBlood: (who, x) =>
    does(who, V.cannot, `gagner de points de ${unitOf('this', x) === 'life' ? 'vie' : 'sang'}`),
  lockForBlock: (who) =>
    does(
      who,
      irregular('ne pas s’incliner', 'ne vous inclinez pas', 'ne s’incline pas', 'ne s’inclinent pas'),
      'pour bloquer',
    ),
  unlockAtAll: cannot('se redresser'),
  beTargeted: (who, x, { by, actionCards } = {}) =>
    does(
      who,
      V.cannot,
      `être la cible d’actions de ${by === undefined ? 'autres Mathusalems' : cards(by, 'all', x).text}${actionCards === undefined ? '' : ` avec ${x.say.aCard(actionCards, x)}`}`,
    ),
  play: (who, x, { cards: { named, types = [], needs = [], needsAny = false } = {} } = {}) => {
    const kinds = types.map((type) => TYPE[type].replace('carte', 'cartes'));
    const what = types.length === 0 ? 'cartes' : x.say.list(kinds, 'or');
    const name = named === undefined ? '' : ` nommées ${quoted(x.say.cardName(named))}`;
    const which =
      needs.length === 0
        ? needsAny
          ? ' qui requièrent des Disciplines'
          : ''
        : ` qui requièrent ${x.say.list(needs.map(discipline), 'or')}`;
    return does(who, V.cannot, `jouer de ${what}${name}${which}`);
  },
  replaceAtOnce: (who, x, { cards } = {}) =>
    does(
      {
        text: `les ${typesNamed(cards?.types ?? [], x)} jouées par ${who.text}`,
        plural: true,
        feminine: true,
      },
      NOT_REPLACED,
      'qu’à la fin de l’action',
    ),
  gainEdge: cannot('gagner l’Avantage (si vous deviez l’obtenir, il est brûlé à la place)'),
  mustHunt: (who) => does(who, V.must, 'chasser'),
  openHand: (who) => does(who, V.play, `avec ${who.you ? 'votre' : 'sa'} main révélée`),
};
