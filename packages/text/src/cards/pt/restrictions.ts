import type { CardType } from '@methuselah/engine/language';
import type { CardGrammar, Clause, Context, Noun } from '../grammar.ts';
import { unitOf } from '../nouns.ts';
import { combatRestrictions, immune } from './combat.ts';
import { cards } from './nouns.ts';
import { does, prevented, V } from './verbs.ts';
import { actionsOf as actionsOfKind, discipline, not, quoted, TYPE, verb } from './words.ts';

/** Portuguese clauses for restrictions: what a minion or Methuselah cannot or must do, or is exempt from. */

const cannot =
  (what: string) =>
  (who: Noun): Clause =>
    prevented(does(who, V.cannot, what), who, what);

const actionsOf = (who: Noun): string => (who.you ? 'suas ações' : `as ações de ${who.text}`);
const must =
  (what: string) =>
  (who: Noun): Clause => ({
    ...does(who, V.must, what),
    given: { verb: verb('obrigar', 'obrigue'), rest: `${who.text} a ${what}` },
  });

/** "as ações deste vampiro que não sejam ações de sangrar". */
export const unblockable: CardGrammar['unblockable'] = (who, except, x) => {
  const which = except.length === 0 ? '' : ` que não sejam ${x.say.list(except.map(actionsOfKind), 'or')}`;
  return {
    who: { text: `${actionsOf(who)}${which}`, plural: true, feminine: true },
    verb: V.cannot,
    rest: 'ser bloqueadas',
    given: { verb: V.hinder, rest: `o bloqueio de ${actionsOf(who)}${which}` },
  };
};

const NOT_REPLACED = {
  inf: 'não repor',
  imp: 'não reponha',
  you: 'não repõe',
  s3: 'não é reposta',
  p3: 'não são repostas',
};

const typesNamed = (types: readonly CardType[], x: Context): string =>
  types.length === 0
    ? 'cartas'
    : x.say.list(
        types.map((type) => TYPE[type].many),
        'or',
      );

export const restrictions: CardGrammar['restriction'] = {
  ...combatRestrictions,
  block: cannot('bloquear'),
  act: cannot('agir'),
  unlock: (who) => prevented(does(who, not(V.unlock), 'normalmente'), who, 'destravar normalmente'),
  beBlocked: (who, x) => unblockable(who, [], x),
  maneuver: cannot('manobrar'),
  press: cannot('pressionar'),
  handStrikesOnly: cannot('usar golpes que não sejam golpes de mão'),
  strike: cannot('golpear'),
  firstStrike: (who) => does(who, V.get, 'golpe rápido em todos os seus golpes'),
  undodgeable: (who) =>
    does(
      { text: who.you ? 'seus golpes' : `os golpes de ${who.text}`, plural: true },
      V.cannot,
      'ser esquivados',
    ),
  wake: (who) =>
    does(
      who,
      V.wake,
      `(até o fim da ação, estar ${who.plural ? 'travados não os impede' : 'travado não o impede'} de bloquear nem de jogar cartas de reação)`,
    ),
  immuneToStrikes: immune('golpes'),
  immuneToEnvironment: immune('dano ambiental'),
  immune: immune('dano'),
  voteFor: must('votar a favor do referendo ou abster-se'),
  voteAgainst: must('votar contra o referendo ou abster-se'),
  bloodHunt: (who) => ({
    who: { text: 'as caçadas de sangue', plural: true, feminine: true },
    verb: V.cannot,
    rest: `ser convocadas contra ${who.text}`,
  }),
  yieldTitle: (who) => ({
    who: { text: `os vampiros que disputam o título de ${who.text}`, plural: true },
    verb: V.must,
    rest: 'cedê-lo',
  }),
  vote: must('abster-se'),
  twoMasterActions: (who) => does(who, V.get, '2 ações da fase de mestre em vez de uma'),
  draw: (who) =>
    prevented(
      does(who, not(V.draw), 'cartas para repor as jogadas'),
      who,
      'comprar cartas para repor as jogadas',
    ),
  enterCombat: cannot('entrar em combate'),
  bleedAction: cannot('sangrar'),
  huntAction: cannot('caçar'),
  equipAction: cannot('equipar-se'),
  employAction: cannot('empregar lacaios'),
  recruitAction: cannot('recrutar aliados'),
  politicalAction: cannot('realizar ações políticas'),
  diablerise: cannot('cometer diablerie'),
  useEquipment: cannot('usar equipamentos'),
  haveEquipment: cannot('ter equipamentos'),
  haveRetainers: cannot('ter lacaios'),
  gainBlood: (who, x) => cannot(`ganhar ${unitOf('this', x) === 'life' ? 'vida' : 'sangue'}`)(who),
  lockForBlock: (who) => prevented(does(who, not(V.lock), 'por bloquear'), who, 'travar por bloquear'),
  unlockAtAll: cannot('destravar'),
  beTargeted: (who, x, { by, actionCards } = {}) =>
    cannot(
      `ser alvo de ações de ${by === undefined ? 'outros Matusaléns' : cards(by, 'all', x).text}${actionCards === undefined ? '' : ` com ${x.say.aCard(actionCards, x)}`}`,
    )(who),
  play: (who, x, { cards: { named, types = [], needs = [], needsAny = false } = {} } = {}) => {
    const what =
      types.length === 0
        ? 'cartas'
        : x.say.list(
            types.map((type) => TYPE[type].many),
            'or',
          );
    const name = named === undefined ? '' : ` chamadas ${quoted(x.say.cardName(named))}`;
    const which =
      needs.length === 0
        ? needsAny
          ? ' que requerem Disciplinas'
          : ''
        : ` que requerem ${x.say.list(needs.map(discipline), 'or')}`;
    return cannot(`jogar ${what}${name}${which}`)(who);
  },
  replaceAtOnce: (who, x, { cards } = {}) =>
    does(
      {
        text: `as ${typesNamed(cards?.types ?? [], x)} jogadas por ${who.text}`,
        plural: true,
        feminine: true,
      },
      NOT_REPLACED,
      'até o final da ação',
    ),
  gainEdge: cannot('obter a Vantagem (se fosse obtê-la, ela é queimada em vez disso)'),
  mustHunt: (who) => does(who, V.must, 'caçar'),
  openHand: (who) => does(who, V.play, 'com a mão aberta'),
};
