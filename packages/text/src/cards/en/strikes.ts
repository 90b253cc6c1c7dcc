import type { StrikeText } from '@methuselah/engine/language';
import type { CardGrammar, Clause, Context } from '../grammar.ts';
import type { CombatUseFor, StrikeFor } from '../named.ts';
import { type Piece, pieceOf } from '../uses.ts';
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
      `${strike.ranged ? 'R' : ''}${strike.aggravated ? ' aggravated' : ''} damage`,
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
  `with 1 optional ${what}${once === null || once === undefined ? '' : ` ${ONCE[once].replace('once ', '')}`}`;

type SaidUse = CombatUseFor<'maneuver' | 'press' | 'prevent' | 'preventFrom'>;

export function combatClauses(use: SaidUse, x: Context): Clause[] {
  const clauses: Clause[] = [];
  if (use.press === 'toContinue')
    clauses.push({ who: null, verb: verb('press', 'presses'), rest: ', only usable to continue combat' });
  else if (use.press) clauses.push({ who: null, verb: verb('press', 'presses'), rest: '' });
  if (use.maneuver !== undefined) clauses.push({ who: null, verb: verb('maneuver'), rest: '' });
  if (use.prevent !== undefined) {
    const from = use.preventFrom;
    const source =
      from === undefined
        ? ''
        : 'strikesWith' in from
          ? ` from ${keyword(from.strikesWith)} strikes`
          : ' from any other source';
    clauses.push({ who: null, verb: V.prevent, rest: `${amount(use.prevent, 'damage', x)}${source}` });
  }
  return clauses;
}
