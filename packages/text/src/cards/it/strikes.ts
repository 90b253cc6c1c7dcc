import type { StrikeText } from '@methuselah/engine/language';
import type { CardGrammar, Clause, Context } from '../grammar.ts';
import type { CombatUseFor, StrikeFor } from '../named.ts';
import { type Piece, pieceOf } from '../uses.ts';
import { amount, bonus } from './amounts.ts';
import { agreeing, cards } from './nouns.ts';
import { V } from './verbs.ts';
import { keywordOf, PER, UNIT } from './words.ts';

/** Italian words for strikes, maneuvers, presses and prevention. */

const PIECE: Readonly<Record<Piece, string>> = {
  weapon: 'una arma',
  equipment: 'un equipaggiamento',
  retainer: 'un seguace',
  either: 'un equipaggiamento o seguace',
};

type SaidStrike = StrikeFor<
  'hand' | 'amount' | 'aggravated' | 'ranged' | 'first' | 'weaponOnly' | 'retainers'
>;

const STRIKE: Readonly<Record<StrikeText['kind'], (strike: SaidStrike, x: Context) => string>> = {
  damage: (strike, x) => {
    if (strike.hand) {
      const more = strike.amount === undefined ? '' : bonus('strength', strike.amount, x);
      const unit = UNIT.damage[strike.amount === 1 ? 0 : 1];
      const kind = strike.aggravated ? ', con danni aggravati' : '';
      return `attacco a mani nude${more === '' ? '' : ` con ${more.replace('forza', unit)}`}${kind}`;
    }
    const kinds = [
      strike.aggravated ? agreeing('aggravato', { plural: strike.amount !== 1 }) : '',
      strike.ranged ? 'a distanza' : '',
    ].filter((word) => word !== '');
    return amount(strike.amount ?? 0, 'damage', x).replace(/dann[io]/, (word) => [word, ...kinds].join(' '));
  },
  dodge: () => 'schivata',
  combatEnds: () => 'termina il combattimento',
  stealBlood: (strike, x) => {
    const gained = agreeing('convertito', { plural: (strike.amount ?? 1) !== 1 });
    return `ruba ${amount(strike.amount ?? 1, 'blood', x)} o vita (${gained} in sangue)`;
  },
  destroyEquipment: (strike) => `distruggi ${PIECE[pieceOf(strike)]} di il servitore avversario`,
  stealEquipment: (strike) =>
    `ruba ${strike.weaponOnly ? 'una arma' : 'un equipaggiamento'} di il servitore avversario`,
  special: () => '',
};

/** "attacco: schivata", or "attaccare: schivata" after "può". */
export function strikeAs(word: 'attacco' | 'attaccare', text: SaidStrike, x: Context): string {
  const manner = text.ranged && text.kind !== 'damage' ? ' a distanza' : '';
  return `${word}${manner}: ${STRIKE[text.kind](text, x)}${text.first ? ', con attacco fulmineo' : ''}`;
}
export const strike = (text: SaidStrike, x: Context): string => strikeAs('attacco', text, x);

const OPTIONAL = {
  maneuver: 'manovra',
  press: 'inseguimento',
  maneuverOrPress: 'manovra o inseguimento',
};
export const withOptional: CardGrammar['withOptional'] = (what, once) =>
  `con 1 ${OPTIONAL[what]} opzionale${once === null || once === undefined ? '' : ` ${PER[once]}`}`;

/** What a maneuver or press is limited to. */
export const onlyTo: CardGrammar['onlyTo'] = {
  close: 'utilizzabile solo per passare a distanza ravvicinata',
  long: 'utilizzabile solo per passare a lunga distanza',
  continue: 'utilizzabile solo per continuare il combattimento',
};

const MANDATORY = ' (obbligatorio)';
type SaidUse = CombatUseFor<'maneuver' | 'maneuverTo' | 'press' | 'prevent' | 'preventFrom' | 'preventFor'>;

/** "2 danni non aggravati dall’attacco del servitore avversario". */
export function preventedDamage(use: SaidUse, x: Context): string {
  const { prevent = 0, preventFrom: from = {}, preventFor } = use;
  const much = prevent === 'all' ? 'tutti i danni' : amount(prevent, 'damage', x);
  const kind = (word: string): string => `${word} non ${word === 'danno' ? 'aggravato' : 'aggravati'}`;
  return [
    from.normal ? much.replace(/dann[io]/, kind) : much,
    ...(preventFor === undefined
      ? []
      : [`${prevent === 1 ? 'inflitto' : 'inflitti'} a ${cards(preventFor, 'a', x).text}`]),
    ...(from.strikesWith === undefined ? [] : [`da gli attacchi con ${keywordOf(from.strikesWith).many}`]),
    ...(from.notStrikesWith === undefined ? [] : ['da qualsiasi altra fonte']),
    ...(from.opposing
      ? [`${from.initial ? 'dal primo attacco del round' : 'dall’attacco'} del servitore avversario`]
      : []),
  ].join(' ');
}

export function combatClauses(use: SaidUse, x: Context): Clause[] {
  const clauses: Clause[] = [];
  if (use.press !== undefined)
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
