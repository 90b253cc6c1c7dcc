import type { Lang } from '@methuselah/cards/lang';

/**
 * Finds language faults in a text: missing contractions or elisions, spacing, brackets, English in another language. Names of
 * cards and people are not checked, but the words before them must fit.
 *
 * Conventions: French has a no-break space before : ; ? ! and inside « »; the others have none, and Spanish opens its
 * questions with ¿. French and Italian use the curly apostrophe (’).
 */
export function lint(text: string, lang: Lang, names: readonly string[] = []): string[] {
  const masked = mask(text, names);
  const wrong = [...COMMON, ...RULES[lang]].flatMap(({ pattern, say }) => {
    const found = masked.match(pattern);
    return found ? [`${say}: "${around(masked, found)}"`] : [];
  });
  return [...wrong, ...unbalanced(masked, lang)].map((problem) => `${problem} in "${text}"`);
}

interface Rule {
  readonly pattern: RegExp;
  readonly say: string;
}

// ---------------------------------------------------------------------------------------------- helpers

/** Masks names but keeps their first letter, so that elisions before them are checked. */
function mask(text: string, names: readonly string[]): string {
  if (names.length === 0) return text;
  return text.replace(anyOf(names), (name) => `${/^\p{L}/u.test(name) ? name.charAt(0) : 'N'}qq`);
}

/** Cached, as many texts are checked with the same names. */
const patterns = new WeakMap<readonly string[], RegExp>();
function anyOf(names: readonly string[]): RegExp {
  const known = patterns.get(names);
  if (known) return known;
  const longestFirst = [...new Set(names)].filter((name) => name !== '').sort((a, b) => b.length - a.length);
  const escaped = longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(escaped.join('|') || '(?!)', 'g');
  patterns.set(names, pattern);
  return pattern;
}

const around = (text: string, found: RegExpMatchArray): string =>
  text.slice(Math.max(0, (found.index ?? 0) - 10), (found.index ?? 0) + found[0].length + 10);

/** Matches whole words in any alphabet; capitalised words are names and are skipped. */
const words = (pattern: string, say: string, flags = 'u'): Rule => ({
  pattern: new RegExp(`(?<![\\p{L}’'-])(?:${pattern})(?![\\p{L}])`, flags),
  say,
});
/** Matches words before the given beginning of a word. */
const before = (pattern: string, next: string, say: string): Rule => ({
  pattern: new RegExp(`(?<![\\p{L}’'-])(?:${pattern}) (?=${next})`, 'u'),
  say,
});

const PAIRS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['«', '»'],
  ['“', '”'],
];

function unbalanced(text: string, lang: Lang): string[] {
  const count = (sign: string): number => text.split(sign).length - 1;
  const pairs = lang === 'es' ? [...PAIRS, ['¿', '?'] as const, ['¡', '!'] as const] : PAIRS;
  const wrong = pairs
    .filter(([open, close]) => count(open) !== count(close))
    .map(([open, close]) => `unbalanced ${open}${close}`);
  if (count('"') % 2 === 1) wrong.push('unbalanced quotes');
  return wrong;
}

// ---------------------------------------------------------------------------------------------- rules

const COMMON: readonly Rule[] = [
  { pattern: /^$/, say: 'no text' },
  { pattern: /undefined|NaN|\bnull\b|\[object/, say: 'a value that is none' },
  { pattern: /[ \u00a0\u202f]{2}/, say: 'two spaces' },
  { pattern: /^\s|\s$/, say: 'a space at the edge' },
  { pattern: / [,.)\]](?!\d)/, say: 'a space before punctuation' },
  { pattern: /[([] /, say: 'a space after a bracket' },
  { pattern: /\p{L}[,;]\p{L}/u, say: 'no space after punctuation' },
  { pattern: /[,;:]\s*[,;:.]|(?<!\.)\.\.(?!\.)/, say: 'punctuation twice' },
  { pattern: /(?<!\p{L})(?!(?:nous|vous) )(\p{L}{2,}) \1(?!\p{L})/u, say: 'a word twice' },
];

const TIGHT: Rule = { pattern: /[ \u00a0\u202f][:;?!]/, say: 'a space before punctuation' };
const CURLY: Rule = { pattern: /\p{L}'\p{L}/u, say: 'a straight apostrophe' };

/** English words that do not exist in the other four languages. */
const ENGLISH = words(
  [
    'the|of|and|with|from|is|are|was|be|this|that|your|you|cannot|must|may|other|another|each|than|nobody|nothing',
    'minions?|blocks?|blocked|bleeds?|strikes?|ready|hand|library|locks?|locked|unlocks?|unlocked|burns?|burned|blood',
    'pool|stealth|plays?|chooses?|loses?|takes?|draws?|discards?|ash heap|master|ally|allies|retainers?',
    'equipment|cards?|turn|damage|weapons?|prey|predator|ousted|wins|game|player|edge|hunts?|acts|strength|press(?:es)?',
  ].join('|'),
  'English',
  'ui',
);

const FRENCH_NOUNS = 'vampire|serviteur|allié|compagnon|équipement|carte|action|Mathusalem';
const VOWEL = '[aeiouàâéèêëîïôœùûAEIOUÀÂÉÈÊÎÔŒÛ]';
/** Italian: word beginnings that take "lo" and "uno". */
const IMPURE = '(?:s[bcdfglmnpqrtvz]|z|gn|ps|x|y)';
/** Italian: word beginnings that take "il" and "un". */
const PURE = '(?!gn|ps|pn)(?:[bcdfghjklmnpqrtvw]|s[aeiou])';
const ACCENTED = '[aeiouàèéìòóùAEIOUÀÈÉÌÒÓÙ]';

/** Common Portuguese nouns, by gender. */
const FEMININE = 'carta|ação|arma|cópia|presa|biblioteca|cripta|região|fase|rodada|manobra|mão|Vantagem';
const MASCULINE =
  'vampiro|servo|aliado|lacaio|local|equipamento|combate|referendo|golpe|Matusalém|turno|contador|sangrar';
const ADJECTIVE = 'travad|destravad|pront|titulad|vazi|controlad|bloquead|chamad';

const RULES: Readonly<Record<Lang, readonly Rule[]>> = {
  en: [
    TIGHT,
    before('a', '(?!uni|use|usu|one\\b|eu)[aeiou]', '"an" before a vowel'),
    before('an', '(?!hour|hon|heir)[bcdfghjklmnpqrstvwxyz]', '"a" before a consonant'),
  ],
  fr: [
    CURLY,
    ENGLISH,
    { pattern: /[^\s\u00a0][:;?!»]|«[^\u00a0]/, say: 'no space before French punctuation' },
    { pattern: /[ \u202f][:;?!»]|«[ \u202f]/, say: 'a space that breaks before French punctuation' },
    words('de les?|à les?', '"du", "des", "au" or "aux"'),
    words('(?:que|lorsque|puisque|quoique) (?:ils?|elles?|on|une?)|si ils?', 'an elision'),
    before('le|la|de|ne|se|je|me|te|que|jusque', `(?!onz|oui)${VOWEL}`, 'an elision'),
    before('ce', '[aeiouéèê]', '"cet" or "c’"'),
    before('ma|ta|sa', '[aeiouéèê]', '"mon", "ton" or "son"'),
    before('beau|nouveau|vieux', '[aeiouéèê]', '"bel", "nouvel" or "vieil"'),
    words('(?:de|à) (?:des|du|au|aux|dudit)|de d’|que que', 'two prepositions'),
    {
      pattern: /(?<!\d|\+ |\p{L}\+)[01] (?:points|cartes|compteurs|transferts)(?!\p{L})/u,
      say: 'a plural of one',
    },
    { pattern: /(?:[2-9]|\d{2,}) (?:point|carte|compteur|transfert)(?!\p{L})/u, say: 'a singular of many' },
    words(`(?:les|des|aux|ces|vos|ses|deux) (?:${FRENCH_NOUNS})`, 'a singular of many'),
    words(`(?:une?|le|la|cet|ce|cette|chaque|votre|sa|son) (?:${FRENCH_NOUNS})s`, 'a plural of one'),
    words(
      '(?:carte|action|morsure) (?:choisi|incliné|redressé|dirigé|bloqué|réussi)s?',
      'a masculine adjective',
    ),
    words('(?:vampire|serviteur|allié) (?:choisie|inclinée|redressée|titrée)s?', 'a feminine adjective'),
    words('(?:man|m)oeuvr\\p{L}+|dégats?|dégât', '"manœuvre" or "dégâts"'),
  ],
  es: [
    TIGHT,
    ENGLISH,
    words('a el|de el', '"al" or "del"'),
    before('y', 'h?i(?!e|a|o)', '"e" before i'),
    before('o', 'h?o', '"u" before o'),
    words('las? arma|una arma|la agua|una agua|la área', 'a feminine article before a stressed a'),
    words('(?:de|a|por|para|contra|sobre) tú', '"ti"'),
    words(
      '(?:un|el|este|ese|otro|los|estos|esos) (?:cartas?|fichas?|zonas?|acción|acciones|reserva|maniobras?|papeletas?)',
      'a masculine word before a feminine one',
    ),
    words(
      '(?:una|la|esta|esa|otra|las) (?:vampiros?|siervos?|aliados?|criados?|Matusalén|equipos?|lugar|sangrado|acosos?|ataques?|votos?|combate|asalto|turno)',
      'a feminine word before a masculine one',
    ),
    words(
      '(?:gira|girar|endereza|enderezar|elige|elegir|bloquea|diaboliza|diabolizar|rescata) (?:este|ese|un|otro) (?:vampiro|siervo|aliado|criado|Matusalén)',
      '"a" before a person',
      'ui',
    ),
    words(
      '(?:gira|girar|quema|quemar|descarta|descartar) a (?:una?|esta|esa) carta',
      '"a" before a thing',
      'ui',
    ),
    words('sólo|éste|ésta|ése|ésa', 'an accent of the old spelling', 'ui'),
    words(
      [
        '(?:vampiro|siervo|aliado|criado|equipo) (?:girad|enderezad|preparad|titulad)(?:a|os|as)',
        '(?:vampiros|siervos|aliados|criados|equipos) (?:girad|enderezad|preparad|titulad)(?:o|a|as)',
        'carta (?:girad|enderezad|disputad|llamad)(?:o|os|as)',
        'cartas (?:girad|enderezad|disputad|llamad)(?:o|a|os)',
      ].join('|'),
      'an adjective that does not agree',
    ),
  ],
  it: [
    TIGHT,
    CURLY,
    ENGLISH,
    words('(?:di|a|da|in|su) (?:il|lo|la|i|gli|le)', 'a preposition and its article in one'),
    before('di|a|da|in|su', 'l’', 'a preposition and its article in one'),
    before(
      'il|lo|la|del|della|dello|al|alla|allo|dal|dalla|dallo|nel|nella|nello|sul|sulla|sullo',
      ACCENTED,
      'an elision',
    ),
    before('il|un|del|al|dal|nel|sul', IMPURE, '"lo" or "uno"'),
    before('una', '[aeiouàèéìòóù]', '"un’"'),
    before('i|dei|ai|dai|nei|sui', `(?:[aeiouàèéìòóù]|${IMPURE})`, '"gli"'),
    before('dello|allo|dallo|nello|sullo|gli|degli|agli|dagli|negli|sugli', PURE, '"il" or "i"'),
    before('quel|quella', '[aeiouàèéìòóù]', 'an elision'),
    words('un’(?:altro|alleato|attacco|effetto|equipaggiamento|inseguimento|animale|archetipo)', '"un"'),
    before('e', '[eèé]', '"ed" before e'),
    before('a', 'a\\p{L}', '"ad" before a'),
    before('ed', '[^eèéEÈÉ]', '"e"'),
    before('ad', '[^aàAÀ]', '"a"'),
    words('tu (?:puoi|devi|hai|sei)', 'a pronoun that is in the verb'),
    words(
      '(?:un|il|questo|quel|altro|i|questi|altri) (?:cart[ae]|copi[ae]|zon[ae]|pred[ae]|man[oi]|manovr[ae]|risors[ae]|forza|furtività)',
      'a masculine word before a feminine one',
    ),
    words(
      '(?:una|la|questa|quella|altra|le|queste|altre) (?:vampir[oi]|servitor[ei]|seguac[ei]|luogh?[oi]|dann[oi]|vot[oi]|turno|round|combattimento|Matusalemme|predatore)',
      'a feminine word before a masculine one',
    ),
    words(
      '(?:vampiro|servitore|alleato|seguace|luogo|equipaggiamento) (?:(?:im|disim)pegnat|attiv|titolat|controllat)[aie]',
      'an adjective that does not agree',
    ),
    words(
      '(?:vampiri|servitori|alleati|seguaci|luoghi|equipaggiamenti) (?:(?:im|disim)pegnat|attiv|titolat|controllat)[aoe]',
      'an adjective that does not agree',
    ),
    words(
      'carta (?:impegnat|attiv|controllat)[oie]|carte (?:impegnat|attiv|controllat)[oia]',
      'an adjective that does not agree',
    ),
    words('(?:perch|poich|bench|affinch|n|s)è|puo|piu|gia|cosi|qual’è', 'a wrong accent'),
  ],
  pt: [
    TIGHT,
    ENGLISH,
    words('(?:de|em|por) (?:o|a|os|as)', '"do", "no" or "pelo"'),
    words('a (?:o|a|os|as)', '"ao" or "à"'),
    words('(?:de|em) (?:eles?|elas?|est[ea]s?|ess[ea]s?|iss?to|isso|aquel[ea]s?)', 'a contraction'),
    words('a aquel[ea]s?', '"àquele"'),
    words(`(?:um|o|es[ts]e|outro|do|no|ao) (?:${FEMININE})`, 'a masculine word before a feminine noun'),
    words(`(?:uma|es[ts]a|outra|da|na|à) (?:${MASCULINE})`, 'a feminine word before a masculine noun'),
    words(`(?:os|es[ts]es|outros|dois|todos) (?:${MASCULINE})`, 'a plural'),
    words(`(?:as|es[ts]as|outras|duas|todas) (?:${FEMININE})`, 'a plural'),
    words(`(?:${MASCULINE}) (?:${ADJECTIVE})(?:as?|os)`, 'an adjective that does not agree'),
    words(`(?:${FEMININE}) (?:${ADJECTIVE})(?:os?|as)`, 'an adjective that does not agree'),
    words('tu|teus?|tuas?|vós|vossos?|vossas?', '"você" and "seu"', 'ui'),
  ],
};
