import {
  type ActionKind,
  type CardType,
  type LibraryCard,
  TITLES,
  type Title,
  type Use,
} from '@methuselah/engine/language';
import { TERM_WORDS } from '../../language/en/terms.ts';
import type { SelfKind, Unit, Verb } from '../grammar.ts';
import { shownKeywords } from '../keywords.ts';

/** English verbs, and words for things in the game. */

export const verb = (inf: string, s3 = `${inf}s`): Verb => ({ inf, imp: inf, you: inf, s3, p3: inf });

export const SECT = TERM_WORDS.sects;
export const TITLE = Object.fromEntries(
  TITLES.map((title) => [title, TERM_WORDS.title(title, null)]),
) as Readonly<Record<Title, string>>;

export const TYPE: Readonly<Record<CardType, string>> = {
  master: 'master card',
  action: 'action card',
  political: 'political action card',
  equipment: 'equipment card',
  retainer: 'retainer card',
  ally: 'ally card',
  modifier: 'action modifier card',
  reaction: 'reaction card',
  combat: 'combat card',
  reflex: 'reflex card',
  event: 'event card',
};

export const SIGN: Readonly<Record<CardType, string>> = {
  master: '[MASTER]',
  action: '[ACTION]',
  political: '[POLITICAL ACTION]',
  equipment: '[EQUIPMENT]',
  retainer: '[RETAINER]',
  ally: '[ALLY]',
  modifier: '[ACTION MODIFIER]',
  reaction: '[REACTION]',
  combat: '[COMBAT]',
  reflex: '[REFLEX]',
  event: '[EVENT]',
};

export const ACTION: Readonly<Record<ActionKind, string>> = {
  bleed: 'a bleed action',
  hunt: 'a hunt action',
  equip: 'an equip action',
  employ: 'an employ retainer action',
  recruit: 'a recruit ally action',
  political: 'a political action',
  leaveTorpor: 'an action to leave torpor',
  rescue: 'an action to rescue a vampire from torpor',
  diablerise: 'a diablerie action',
  becomeAnarch: 'an action to become Anarch',
  enterCombat: 'an action to enter combat with a Red List minion',
  special: 'another action of a card',
};

export const SELF: Readonly<Record<SelfKind, string>> = {
  vampire: 'this vampire',
  minion: 'this minion',
  ally: 'this ally',
  bearer: 'the bearer',
  employer: 'the employer',
  retainer: 'this retainer',
  card: 'this card',
};

/** Singular and plural. */
export const UNIT: Readonly<Record<Unit, readonly [string, string]>> = {
  blood: ['blood', 'blood'],
  bloodOrLife: ['blood or life', 'blood or life'],
  life: ['life', 'life'],
  pool: ['pool', 'pool'],
  damage: ['damage', 'damage'],
  vote: ['vote', 'votes'],
  card: ['card', 'cards'],
  cryptCard: ['card', 'cards'],
  counter: ['counter', 'counters'],
  strike: ['additional strike', 'additional strikes'],
};

export const ONCE: Readonly<Record<NonNullable<Use['once']>, string>> = {
  action: 'once each action',
  round: 'once each round',
  combat: 'once each combat',
  referendum: 'once each referendum',
  turn: 'once each turn',
  phase: '',
  betweenUnlockPhases: 'once between their unlock phases',
  game: 'once in a game',
};

/** A card name within a sentence. */
export const quoted = (name: string): string => `“${name}”`;

/** Keywords spelled differently in the data. */
const KEYWORDS: Readonly<Record<string, string>> = {
  elysium: 'Elysium',
  gehenna: 'Gehenna',
  huntingGround: 'hunting ground',
  inconnu: 'Inconnu',
  meleeWeapon: 'melee weapon',
  nodFragment: 'Nod fragment',
  operationAntigen: 'Operation Antigen',
};
export const keyword = (word: string): string => KEYWORDS[word] ?? word;

const DISCIPLINE: Readonly<Record<string, string>> = TERM_WORDS.disciplines;
/** "Dominate [dom]". */
export const discipline = (code: string): string => `${DISCIPLINE[code] ?? code} [${code}]`;

/** "Auspex [AUS]". */
export const superiorOf = (code: string): string => `${DISCIPLINE[code] ?? code} [${code.toUpperCase()}]`;

/** "+1", "−1". */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** The kind of a card: "Unique location", "Weapon: gun". */
export function heading(card: LibraryCard): string[] {
  const [first, ...rest] = keywords(card);
  const unique = card.unique ? 'unique' : '';
  return [
    [unique, first ?? ''].filter((word) => word !== '').join(' '),
    ...rest,
    ...(card.trifle ? ['trifle'] : []),
    ...(card.outOfTurn ? ['out-of-turn'] : []),
    ...body(card),
  ].filter((words) => words !== '');
}

/** A gun is a kind of weapon. */
function keywords(card: LibraryCard): string[] {
  const words = shownKeywords(card).map(keyword);
  return words[0] === 'weapon' && words.length > 1 ? [`weapon: ${words.slice(1).join(', ')}`] : words;
}

/** The life, strength and bleed of a minion or retainer. */
function body(card: LibraryCard): string[] {
  // A card that becomes an ally says its numbers where it becomes one.
  if (card.life === undefined || card.becomes !== undefined) return [];
  const isAlly = card.modes.some(({ type }) => type === 'ally');
  const numbers = [
    `${card.life} life`,
    ...(isAlly ? [`${card.strength ?? 1} strength`, `${card.bleed ?? 1} bleed`] : []),
  ];
  return [numbers.join(', ')];
}
