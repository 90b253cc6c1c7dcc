import type { StrikeText } from '@methuselah/engine/language';
import type { CardGrammar, Clause, Context } from '../grammar.ts';
import type { CombatUseFor, StrikeFor } from '../named.ts';
import { type Piece, pieceOf } from '../uses.ts';
import { amount } from './amounts.ts';
import { cards } from './nouns.ts';
import { every, irregular, keywordThing, type Thing, verb } from './words.ts';

/** French words for strikes, maneuvers, presses and prevention. */

const PIECE: Readonly<Record<Piece, string>> = {
  weapon: 'une arme',
  equipment: 'un équipement',
  retainer: 'un compagnon',
  either: 'un équipement ou un compagnon',
};

type SaidStrike = StrikeFor<
  'hand' | 'amount' | 'aggravated' | 'ranged' | 'first' | 'weaponOnly' | 'retainers'
>;

const STRIKE: Readonly<Record<StrikeText['kind'], (strike: SaidStrike, x: Context) => string>> = {
  damage: (strike, x) => {
    const much = strike.hand ? more(strike.amount ?? 0, x) : amount(strike.amount ?? 0, 'damage', x);
    if (strike.hand && strike.amount === undefined && strike.aggravated) return `${much} à dégâts aggravés`;
    return much.replace('dégâts', `dégâts${strike.aggravated ? ' aggravés' : ''}`);
  },
  dodge: () => 'esquiver',
  combatEnds: () => 'fin de combat',
  stealBlood: ({ amount: n = 1 }, x) =>
    `voler ${amount(n, 'blood', x)} ou de vie (${n === 1 ? 'converti' : 'convertis'} en sang)`,
  destroyEquipment: (strike) => `détruire ${PIECE[pieceOf(strike)]} du serviteur adverse`,
  stealEquipment: (strike) =>
    `voler ${strike.weaponOnly ? 'une arme' : 'un équipement'} du serviteur adverse`,
  special: () => '',
};
/** "+2 points de dégâts". */
const more = (value: NonNullable<StrikeText['amount']>, x: Context): string => {
  const words = amount(value, 'damage', x);
  return /^-/.test(words) ? words : `+${words}`;
};

export function strike(text: SaidStrike, x: Context): string {
  const what = STRIKE[text.kind](text, x);
  const hand = text.amount === undefined ? 'frappe à mains nues' : `frappe à mains nues à ${what}`;
  return `frapper${text.ranged ? ' à toute portée' : ''} : ${text.hand ? hand : what}${text.first ? ' avec initiative' : ''}`;
}

const OPTIONAL = { maneuver: 'manœuvre', press: 'poursuite', maneuverOrPress: 'manœuvre ou poursuite' };
export const withOptional: CardGrammar['withOptional'] = (what, once) =>
  `avec 1 ${OPTIONAL[what]} optionnelle${once === null || once === undefined ? '' : ` ${every(once)}`}`;

const a = ({ one, feminine }: Thing): string => `${feminine ? 'une' : 'un'} ${one}`;
/** On cards, the infinitive stands for the imperative: "Manœuvrer." */
const named = (inf: string): Clause['verb'] => ({ ...verb(inf), imp: inf });
const PRESS: Clause['verb'] = {
  ...irregular('poursuivre', 'poursuivez', 'poursuit', 'poursuivent'),
  imp: 'poursuivre',
};
const PREVENT: Clause['verb'] = {
  ...irregular('prévenir', 'prévenez', 'prévient', 'préviennent'),
  imp: 'prévenir',
};

/** What a maneuver or press is limited to. */
export const onlyTo: CardGrammar['onlyTo'] = {
  close: 'uniquement utilisable pour aller au contact',
  long: 'uniquement utilisable pour aller à distance',
  continue: 'uniquement utilisable pour continuer le combat',
};

const MANDATORY = ' (obligatoire)';
type SaidUse = CombatUseFor<'maneuver' | 'maneuverTo' | 'press' | 'prevent' | 'preventFrom' | 'preventFor'>;

/** "2 points de dégâts non aggravés de la frappe du serviteur adverse". */
export function preventedDamage(use: SaidUse, x: Context): string {
  const { prevent = 0, preventFrom: from = {}, preventFor } = use;
  const much = prevent === 'all' ? 'tous les dégâts' : amount(prevent, 'damage', x);
  return [
    from.normal ? much.replace(/dégâts/, 'dégâts non aggravés') : much,
    ...(preventFor === undefined ? [] : [`infligés à ${cards(preventFor, 'a', x).text}`]),
    ...(from.strikesWith === undefined ? [] : [`de frappes avec ${a(keywordThing(from.strikesWith))}`]),
    ...(from.notStrikesWith === undefined ? [] : ['de toute autre source']),
    ...(from.opposing
      ? [`de la ${from.initial ? 'première frappe du round' : 'frappe'} du serviteur adverse`]
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
      verb: named('manœuvrer'),
      rest: use.maneuverTo === undefined ? '' : `, ${onlyTo[use.maneuverTo]}`,
    });
  if (use.prevent !== undefined) clauses.push({ who: null, verb: PREVENT, rest: preventedDamage(use, x) });
  return clauses;
}
