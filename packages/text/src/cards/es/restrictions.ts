import type { CardType } from '@methuselah/engine/language';
import type { CardGrammar, Clause, Context, Noun } from '../grammar.ts';
import { unitOf } from '../nouns.ts';
import { combatRestrictions, immune } from './combat.ts';
import { agreed, cards } from './nouns.ts';
import { does, forms, V } from './verbs.ts';
import { discipline, ofAction, quoted, typesOf } from './words.ts';

/** Spanish clauses for restrictions: what a minion or Methuselah cannot or must do, or is exempt from. */

const cannot =
  (what: string) =>
  (who: Noun): Clause =>
    does(who, V.cannot, what);
const must =
  (what: string) =>
  (who: Noun): Clause =>
    does(who, V.must, who.you ? what.replace('abstenerse', 'abstenerte') : what);

/** "las acciones de este vampiro que no sean de sangrado". */
export const unblockable: CardGrammar['unblockable'] = (who, except, x) => {
  const actions = who.you ? 'tus acciones' : `las acciones de ${who.text}`;
  const which = except.length === 0 ? '' : ` que no sean ${x.say.list(except.map(ofAction), 'or')}`;
  return does({ text: `${actions}${which}`, plural: true }, V.cannot, 'ser bloqueadas');
};

const NOT_REPLACED = forms(
  'no reemplazarse',
  'no se reemplazan',
  'no se reemplazan',
  'no se reemplaza',
  'no se reemplazan',
  'no se reemplace',
);

const typesNamed = (types: readonly CardType[], x: Context): string =>
  types.length === 0 ? 'cartas' : x.say.list(types.map(typesOf), 'or');

export const restrictions: CardGrammar['restriction'] = {
  ...combatRestrictions,
  block: cannot('bloquear'),
  act: cannot('actuar'),
  unlock: (who) => does(who, V.stayLocked, 'normalmente'),
  beBlocked: (who, x) => unblockable(who, [], x),
  maneuver: cannot('maniobrar'),
  press: cannot('acosar'),
  handStrikesOnly: (who) => does(who, V.onlyMay, 'usar ataques con la mano'),
  strike: cannot('atacar'),
  firstStrike: (who) => does(who, V.get, 'primer golpe en todos sus ataques'),
  undodgeable: (who) =>
    does(
      { text: who.you ? 'tus ataques' : `los ataques de ${who.text}`, plural: true },
      V.cannot,
      'ser esquivados',
    ),
  wake: (who) => {
    const whom = who.you ? 'te' : who.plural ? 'les' : 'le';
    const kept = `estar ${agreed('girado', who)} no ${whom} impide bloquear ni jugar cartas de reacción`;
    return does(who, V.wake, `(hasta el final de la acción, ${kept})`);
  },
  immuneToStrikes: (who) => does(who, V.be, `${immune(who)} a los ataques`),
  immuneToEnvironment: (who) => does(who, V.be, `${immune(who)} al daño ambiental`),
  immune: (who) => does(who, V.be, `${immune(who)} al daño`),
  voteFor: must('votar a favor del referéndum o abstenerse'),
  voteAgainst: must('votar en contra del referéndum o abstenerse'),
  bloodHunt: (who) =>
    does(
      { text: 'las cazas de sangre', plural: true, feminine: true },
      V.cannot,
      `convocarse contra ${who.text}`,
    ),
  yieldTitle: (who) =>
    does({ text: `los vampiros que disputen el título de ${who.text}`, plural: true }, V.must, 'cederlo'),
  vote: must('abstenerse'),
  twoMasterActions: (who) => does(who, V.get, 'dos acciones de fase heril en lugar de una'),
  draw: (who) => does(who, V.withoutDraw, 'cartas para reemplazar las jugadas'),
  enterCombat: cannot('entrar en combate'),
  bleedAction: cannot('sangrar'),
  huntAction: cannot('cazar'),
  equipAction: cannot('equiparse'),
  employAction: cannot('emplear criados'),
  recruitAction: cannot('reclutar aliados'),
  politicalAction: cannot('realizar acciones políticas'),
  diablerise: cannot('cometer diablerie'),
  useEquipment: cannot('usar equipo'),
  haveEquipment: cannot('tener equipo'),
  haveRetainers: cannot('tener criados'),
  gainBlood: (who, x) => does(who, V.cannot, `ganar ${unitOf('this', x) === 'life' ? 'vida' : 'sangre'}`),
  lockForBlock: (who) => does(who, V.stayUnlocked, 'por bloquear'),
  unlockAtAll: cannot('enderezarse'),
  beTargeted: (who, x, { by, actionCards } = {}) =>
    does(
      who,
      V.cannot,
      `ser el objetivo de acciones de ${by === undefined ? 'otros Matusalenes' : cards(by, 'all', x).text}${actionCards === undefined ? '' : ` con ${x.say.aCard(actionCards, x)}`}`,
    ),
  play: (who, x, { cards: { named, types = [], needs = [], needsAny = false } = {} } = {}) => {
    const what = types.length === 0 ? 'cartas' : x.say.list(types.map(typesOf), 'or');
    const name = named === undefined ? '' : ` llamadas ${quoted(x.say.cardName(named))}`;
    const which =
      needs.length === 0
        ? needsAny
          ? ' que requieran Disciplinas'
          : ''
        : ` que requieran ${x.say.list(needs.map(discipline), 'or')}`;
    return does(who, V.cannot, `jugar ${what}${name}${which}`);
  },
  replaceAtOnce: (who, x, { cards } = {}) =>
    does(
      { text: `las ${typesNamed(cards?.types ?? [], x)} jugadas por ${who.text}`, plural: true },
      NOT_REPLACED,
      'hasta el final de la acción',
    ),
  gainEdge: cannot('obtener la Ventaja (si fueras a obtenerla, se quema en su lugar)'),
  mustHunt: (who) => does(who, V.must, 'cazar'),
  openHand: (who) => does(who, V.play, 'con la mano abierta'),
};
