import type { StrikeText } from '@methuselah/engine/language';
import type { CardGrammar, Clause, Context } from '../grammar.ts';
import type { CombatUseFor, StrikeFor } from '../named.ts';
import { type Piece, pieceOf } from '../uses.ts';
import { amount, bonus } from './amounts.ts';
import { cards } from './nouns.ts';
import { V } from './verbs.ts';
import { keyword, PER } from './words.ts';

/** Portuguese words for strikes, maneuvers, presses and prevention. */

const ofOpposing = (strike: SaidStrike): string => `${PIECE[pieceOf(strike)]} do servo oponente`;
const PIECE: Readonly<Record<Piece, string>> = {
  weapon: 'uma arma',
  equipment: 'um equipamento',
  retainer: 'um lacaio',
  either: 'um equipamento ou lacaio',
};

type SaidStrike = StrikeFor<
  'hand' | 'amount' | 'aggravated' | 'ranged' | 'first' | 'weaponOnly' | 'retainers'
>;

/** Is its damage no plain number? Then "Di" has no place beside it. */
const isMeasured = ({ amount: much }: SaidStrike): boolean => typeof much === 'object';

const STRIKE: Readonly<Record<StrikeText['kind'], (strike: SaidStrike, x: Context) => string>> = {
  damage: (strike, x) => {
    if (strike.hand) {
      const kind = strike.aggravated ? ' agravado' : '';
      if (strike.amount === undefined) return `golpe de mão${strike.aggravated ? ' com dano agravado' : ''}`;
      return `golpe de mão com ${bonus('strength', strike.amount, x).replace('de força', `de dano${kind}`)}`;
    }
    return amount(
      strike.amount ?? 0,
      'damage',
      x,
      strike.ranged && !isMeasured(strike) ? 'Di' : '',
      strike.aggravated ? 'agravado' : '',
    );
  },
  dodge: () => 'esquiva',
  combatEnds: () => 'fim de combate',
  stealBlood: (strike, x) =>
    `roubar ${amount(strike.amount ?? 1, 'blood', x)} ou vida (convertido em sangue)`,
  destroyEquipment: (strike) => `destruir ${ofOpposing(strike)}`,
  stealEquipment: (strike) => `roubar ${ofOpposing(strike)}`,
  special: () => '',
};

/** "golpe: esquiva", or "golpear: esquiva" after "pode". */
export function strikeAs(word: 'golpe' | 'golpear', text: SaidStrike, x: Context): string {
  const manner = text.ranged && (text.kind !== 'damage' || isMeasured(text)) ? ' a distância' : '';
  return `${word}${manner}: ${STRIKE[text.kind](text, x)}${text.first ? ', com golpe rápido' : ''}`;
}
export const strike = (text: SaidStrike, x: Context): string => strikeAs('golpe', text, x);

const OPTIONAL = {
  maneuver: 'manobra',
  press: 'pressionar',
  maneuverOrPress: 'manobra ou pressionar',
};
export const withOptional: CardGrammar['withOptional'] = (what, once) => {
  const each = once === null || once === undefined ? '' : ` ${PER[once]}`;
  return `com 1 ${OPTIONAL[what]} opcional${each}`;
};

/** What a maneuver or press is limited to. */
export const onlyTo: CardGrammar['onlyTo'] = {
  close: 'apenas para ir a curta distância',
  long: 'apenas para ir a longa distância',
  continue: 'apenas para continuar o combate',
};

const MANDATORY = ' (obrigatório)';
type SaidUse = CombatUseFor<'maneuver' | 'maneuverTo' | 'press' | 'prevent' | 'preventFrom' | 'preventFor'>;

/** "2 de dano não agravado do golpe do servo oponente". */
export function preventedDamage(use: SaidUse, x: Context): string {
  const { prevent = 0, preventFrom: from = {}, preventFor } = use;
  const much = prevent === 'all' ? 'todo o dano' : amount(prevent, 'damage', x);
  return [
    from.normal ? much.replace(/dano/, 'dano não agravado') : much,
    ...(preventFor === undefined ? [] : [`infligido a ${cards(preventFor, 'a', x).text}`]),
    ...(from.strikesWith === undefined ? [] : [`de golpes com ${keyword(from.strikesWith).one}`]),
    ...(from.notStrikesWith === undefined ? [] : ['de qualquer outra fonte']),
    ...(from.opposing ? [`do ${from.initial ? 'primeiro golpe da rodada' : 'golpe'} do servo oponente`] : []),
  ].join(' ');
}

export function combatClauses(use: SaidUse, x: Context): Clause[] {
  const clauses: Clause[] = [];
  if (use.press)
    clauses.push({
      who: null,
      verb: V.press,
      rest: use.press === true ? '' : `, ${onlyTo.continue}${use.press === 'mustContinue' ? MANDATORY : ''}`,
    });
  if (use.maneuver !== undefined)
    clauses.push({
      who: null,
      verb: V.maneuver,
      rest: use.maneuverTo === undefined ? '' : `, ${onlyTo[use.maneuverTo]}`,
    });
  if (use.prevent !== undefined) clauses.push({ who: null, verb: V.prevent, rest: preventedDamage(use, x) });
  return clauses;
}
