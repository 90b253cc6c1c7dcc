import type { StrikeText } from '@methuselah/engine/language';
import type { CardGrammar, Clause, Context } from '../grammar.ts';
import type { CombatUseFor, StrikeFor } from '../named.ts';
import { type Piece, pieceOf } from '../uses.ts';
import { cards } from './nouns.ts';
import { amount, bonus } from './phrases.ts';
import { V } from './verbs.ts';
import { keyword, ONCE, verb } from './words.ts';

/** English words for strikes, maneuvers, presses and prevention. */

const PIECE: Readonly<Record<Piece, string>> = {
  weapon: 'a weapon',
  equipment: 'an equipment',
  retainer: 'a retainer',
  either: 'an equipment or retainer',
};

type SaidStrike = StrikeFor<
  'hand' | 'amount' | 'aggravated' | 'ranged' | 'first' | 'weaponOnly' | 'retainers'
>;

const STRIKE: Readonly<Record<StrikeText['kind'], (strike: SaidStrike, x: Context) => string>> = {
  damage: (strike, x) => {
    if (strike.hand)
      return `${strike.aggravated ? 'aggravated ' : ''}hand strike${strike.amount === undefined ? '' : ` at ${bonus('strength', strike.amount, x).replace(/strength$/, 'damage')}`}`;
    return amount(strike.amount ?? 0, 'damage', x).replace(
      ' damage',
      `${strike.ranged ? (typeof strike.amount === 'object' ? ' ranged' : 'R') : ''}${strike.aggravated ? ' aggravated' : ''} damage`,
    );
  },
  dodge: () => 'dodge',
  combatEnds: () => 'combat ends',
  stealBlood: (strike, x) => `steal ${amount(strike.amount ?? 1, 'blood', x)} or life (becoming blood)`,
  destroyEquipment: (strike) => `destroy ${PIECE[pieceOf(strike)]} of the opposing minion`,
  stealEquipment: (strike) =>
    `steal ${strike.weaponOnly ? 'a weapon' : 'an equipment'} of the opposing minion`,
  special: () => '',
};

export function strike(text: SaidStrike, x: Context): string {
  const manner = text.ranged && text.kind !== 'damage' ? ', ranged' : '';
  return `strike${manner}: ${STRIKE[text.kind](text, x)}${text.first ? ' with first strike' : ''}`;
}

export const withOptional: CardGrammar['withOptional'] = (what, once) =>
  `with 1 optional ${what === 'maneuverOrPress' ? 'maneuver or press' : what}${once === null || once === undefined ? '' : ` ${ONCE[once].replace('once ', '')}`}`;

/** What a maneuver or press is limited to. */
export const onlyTo: CardGrammar['onlyTo'] = {
  close: 'only usable to get to close range',
  long: 'only usable to get to long range',
  continue: 'only usable to continue combat',
};

const MANDATORY = ' (mandatory)';
type SaidUse = CombatUseFor<'maneuver' | 'maneuverTo' | 'press' | 'prevent' | 'preventFrom' | 'preventFor'>;

/** "2 non-aggravated damage from the opposing minion's strike". */
export function preventedDamage(use: SaidUse, x: Context): string {
  const { prevent = 0, preventFrom: from = {}, preventFor } = use;
  const much = prevent === 'all' ? 'all damage' : amount(prevent, 'damage', x);
  return [
    from.normal ? much.replace(/damage/, 'non-aggravated damage') : much,
    ...(preventFor === undefined ? [] : [`to ${cards(preventFor, 'a', x).text}`]),
    ...(from.strikesWith === undefined ? [] : [`from ${keyword(from.strikesWith)} strikes`]),
    ...(from.notStrikesWith === undefined ? [] : ['from any other source']),
    ...(from.opposing ? [`from the opposing minion's ${from.initial ? 'initial ' : ''}strike`] : []),
  ].join(' ');
}

export function combatClauses(use: SaidUse, x: Context): Clause[] {
  const clauses: Clause[] = [];
  if (use.press)
    clauses.push({
      who: null,
      verb: verb('press', 'presses'),
      rest: use.press === true ? '' : `, ${onlyTo.continue}${use.press === 'mustContinue' ? MANDATORY : ''}`,
    });
  if (use.maneuver !== undefined)
    clauses.push({
      who: null,
      verb: verb('maneuver'),
      rest: use.maneuverTo === undefined ? '' : `, ${onlyTo[use.maneuverTo]}`,
    });
  if (use.prevent !== undefined) clauses.push({ who: null, verb: V.prevent, rest: preventedDamage(use, x) });
  return clauses;
}
