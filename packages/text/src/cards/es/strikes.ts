import type { StrikeText } from '@methuselah/engine/language';
import type { CardGrammar, Clause, Context } from '../grammar.ts';
import type { CombatUseFor, StrikeFor } from '../named.ts';
import { type Piece, pieceOf } from '../uses.ts';
import { amount, bonus } from './amounts.ts';
import { cards } from './nouns.ts';
import { forms, V } from './verbs.ts';
import { keyword, PER } from './words.ts';

/** Spanish words for strikes, maneuvers, presses and prevention. */

const PIECE: Readonly<Record<Piece, string>> = {
  weapon: 'un arma',
  equipment: 'un equipo',
  retainer: 'un criado',
  either: 'un equipo o criado',
};

type SaidStrike = StrikeFor<
  'hand' | 'amount' | 'aggravated' | 'ranged' | 'first' | 'weaponOnly' | 'retainers'
>;

const STRIKE: Readonly<Record<StrikeText['kind'], (strike: SaidStrike, x: Context) => string>> = {
  damage: (strike, x) => {
    const kind = `${strike.aggravated ? ' agravado' : ''}${strike.ranged ? ' a distancia' : ''}`;
    if (!strike.hand) return amount(strike.amount ?? 0, 'damage', x, kind);
    if (strike.amount === undefined) return strike.aggravated ? 'daño agravado' : '';
    return bonus('strength', strike.amount, x).replace('de fuerza', `de daño${kind}`);
  },
  dodge: () => 'esquivar',
  combatEnds: () => 'el combate termina',
  stealBlood: (strike, x) =>
    `robar ${amount(strike.amount ?? 1, 'blood', x)} o vida (se convierte en sangre)`,
  destroyEquipment: (strike) => `destruir ${PIECE[pieceOf(strike)]} del siervo oponente`,
  stealEquipment: (strike) => `robar ${strike.weaponOnly ? 'un arma' : 'un equipo'} del siervo oponente`,
  special: () => '',
};

/** "ataque a distancia con primer golpe: 2 de daño", or "atacar …" after "puede". */
export function strikeAs(word: 'ataque' | 'atacar', text: SaidStrike, x: Context): string {
  const manner = [
    text.hand ? ' con la mano' : '',
    text.ranged && text.kind !== 'damage' ? ' a distancia' : '',
    text.first ? ' con primer golpe' : '',
  ].join('');
  const what = STRIKE[text.kind](text, x);
  return `${word}${manner}${what === '' && text.kind !== 'special' ? '' : `: ${what}`}`;
}
export const strike = (text: SaidStrike, x: Context): string => strikeAs('ataque', text, x);

const OPTIONAL = {
  maneuver: 'maniobra opcional',
  press: 'acoso opcional',
  maneuverOrPress: 'maniobra o acoso opcional',
};
export const withOptional: CardGrammar['withOptional'] = (what, once) =>
  `con 1 ${OPTIONAL[what]}${once === null || once === undefined ? '' : ` ${PER[once]}`}`;

/** On cards played from hand, a noun stands for the imperative: "Acoso". */
const PRESS = forms('acosar', 'acoso', 'acosas', 'acosa', 'acosan', 'acose');
const MANEUVER = forms('maniobrar', 'maniobra', 'maniobras', 'maniobra', 'maniobran', 'maniobre');
/** What a maneuver or press is limited to. */
export const onlyTo: CardGrammar['onlyTo'] = {
  close: 'solo utilizable para acercarse',
  long: 'solo utilizable para alejarse',
  continue: 'solo utilizable para continuar el combate',
};

const MANDATORY = ' (obligatorio)';
type SaidUse = CombatUseFor<'maneuver' | 'maneuverTo' | 'press' | 'prevent' | 'preventFrom' | 'preventFor'>;

/** "2 de daño no agravado del ataque del siervo oponente". */
export function preventedDamage(use: SaidUse, x: Context): string {
  const { prevent = 0, preventFrom: from = {}, preventFor } = use;
  const much = prevent === 'all' ? 'todo el daño' : amount(prevent, 'damage', x);
  return [
    from.normal ? much.replace(/daño/, 'daño no agravado') : much,
    ...(preventFor === undefined ? [] : [`infligido a ${cards(preventFor, 'a', x).text}`]),
    ...(from.strikesWith === undefined ? [] : [`de ataques con ${keyword(from.strikesWith)}`]),
    ...(from.notStrikesWith === undefined ? [] : ['de cualquier otra fuente']),
    ...(from.opposing
      ? [`del ${from.initial ? 'primer ataque del asalto' : 'ataque'} del siervo oponente`]
      : []),
  ].join(' ');
}

export function combatClauses(use: SaidUse, x: Context): Clause[] {
  const clauses: Clause[] = [];
  if (use.press)
    clauses.push({
      who: null,
      verb: PRESS,
      rest: use.press === true ? '' : `, ${onlyTo.continue}${use.press === 'mustContinue' ? MANDATORY : ''}`,
    });
  if (use.maneuver !== undefined)
    clauses.push({
      who: null,
      verb: MANEUVER,
      rest: use.maneuverTo === undefined ? '' : `, ${onlyTo[use.maneuverTo]}`,
    });
  if (use.prevent !== undefined) clauses.push({ who: null, verb: V.prevent, rest: preventedDamage(use, x) });
  return clauses;
}
