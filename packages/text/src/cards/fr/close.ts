/** Elisions, contractions and spacing of a French text. */

const VOWEL = '[aeiouàâéèêëîïôœùûAEIOUÀÂÉÈÊËÎÏÔŒÙÛ]';
/** The start of a word: matches "que", but not in "chaque". */
const START = '(?<![\\p{L}’-])';
const NBSP = '\u00a0';

const RULES: readonly (readonly [RegExp, string])[] = [
  [/ {2,}/g, ' '],
  [/'/g, '’'],
  // l’action, d’un vampire, qu’il contrôle; but le onzième
  [new RegExp(`${START}([Ll])[ea] (?!onz)(?=${VOWEL})`, 'gu'), '$1’'],
  [new RegExp(`${START}([DdNnSs])e (?!onz)(?=${VOWEL})`, 'gu'), '$1’'],
  [new RegExp(`${START}([Qq]u|[Ll]orsqu|[Pp]uisqu)e (?!onz)(?=${VOWEL})`, 'gu'), '$1’'],
  [new RegExp(`${START}([Ss])i (?=ils? )`, 'gu'), '$1’'],
  // du vampire, aux alliés
  [new RegExp(`${START}([Dd])e les `, 'gu'), '$1es '],
  [new RegExp(`${START}([Dd])e le `, 'gu'), '$1u '],
  [new RegExp(`${START}à les `, 'gu'), 'aux '],
  [new RegExp(`${START}à le `, 'gu'), 'au '],
  // « a : b »
  [/ ([,.])/g, '$1'],
  [/[ \u00a0]*([:;?!»])/g, `${NBSP}$1`],
  [/«[ \u00a0]*/g, `«${NBSP}`],
];

export const close = (text: string): string =>
  RULES.reduce((said, [pattern, by]) => said.replace(pattern, by), text);
