/** The last pass over an Italian text: articles, contractions, euphony and spacing. */

/** Word beginnings that take "lo" and "uno". */
const IMPURE = '(?:[sS][bcdfglmnpqrtvz]|[zZ]|[gG]n|[pP][sn]|[xX]|[yY])';
const VOWEL = '[aeiouàèéìòùAEIOUÀÈÉÌÒÙ]';
/** A whole word, capitalised or not. */
const alone = (word: string, next: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}’])(${word.charAt(0)}|${word.charAt(0).toUpperCase()})${word.slice(1)} (?=${next})`,
    'gu',
  );

const ARTICLES: readonly (readonly [string, string, string])[] = [
  ['il', VOWEL, 'l’'],
  ['la', VOWEL, 'l’'],
  ['il', IMPURE, 'lo '],
  ['i', `${VOWEL}|${IMPURE}`, 'gli '],
  ['un', IMPURE, 'uno '],
  ['una', VOWEL, 'un’'],
  ['quel', VOWEL, 'quell’'],
  ['quella', VOWEL, 'quell’'],
  ['quel', IMPURE, 'quello '],
  ['dei', `${VOWEL}|${IMPURE}`, 'degli '],
];

/** Prepositions contract with articles: "di il" becomes "del". */
const PREPOSITIONS: Readonly<Record<string, string>> = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' };
const CONTRACTED: Readonly<Record<string, string>> = {
  'il ': 'l ',
  'lo ': 'llo ',
  'la ': 'lla ',
  'l’': 'll’',
  'i ': 'i ',
  'gli ': 'gli ',
  'le ': 'lle ',
};
const PREPOSITION = /(?<![\p{L}’])(di|a|da|in|su|Di|A|Da|In|Su) (il |lo |la |l’|i |gli |le )/gu;
const contracted = (_: string, preposition: string, article: string): string =>
  likeCapital(preposition, `${PREPOSITIONS[preposition.toLowerCase()]}${CONTRACTED[article]}`);

/** Capitalised if the replaced word was. */
const likeCapital = (before: string, words: string): string =>
  /^\p{Lu}/u.test(before) ? `${words.charAt(0).toUpperCase()}${words.slice(1)}` : words;

export function close(text: string): string {
  const withArticles = ARTICLES.reduce(
    (said, [article, next, becomes]) =>
      said.replace(alone(article, next), (_, letter: string) => likeCapital(letter, becomes)),
    text,
  );
  return (
    withArticles
      .replace(PREPOSITION, contracted)
      // Italian omits the subject "tu".
      .replace(/(?<!\p{L})tu (?=\p{Ll})/gu, '')
      .replace(/(?<!\p{L})Tu (\p{Ll})/gu, (_, letter: string) => letter.toUpperCase())
      .replace(/ e (?=[eèé])/g, ' ed ')
      .replace(/ a (?=a\p{L})/gu, ' ad ')
      .replace(/(?<=[\p{L}\d)]) tranne se /gu, ', tranne se ')
      .replace(/ {2,}/g, ' ')
      .replace(/ ([,.:;])/g, '$1')
  );
}
