import type { CardType } from '@methuselah/engine/language';

/** Printed texts in one form: old wording, names and pronouns are made alike before they are read. */

/** A card as the published lists have it. */
export interface PrintedCard {
  readonly id: number;
  readonly name: string;
  readonly kind: 'crypt' | 'library';
  readonly types: readonly string[];
  readonly text: string;
}

/** A line of a card: the icons before it, the types in it, its sentences. */
export interface Line {
  /** "dom", "DOM"; several that are all needed. */
  readonly icons: readonly string[];
  /** Any one of the icons is enough. */
  readonly either: boolean;
  readonly type: CardType | null;
  readonly sentences: readonly string[];
}

/** Older words for the same things, in the order in which they are replaced. */
const OLD_WORDS: readonly (readonly [RegExp, string])[] = [
  [/[‘’]/g, "'"],
  [/[−–]/g, '-'],
  [/\(D\)/g, 'Ⓓ'],
  [/<([^>]+)>/g, '“$1”'],
  [/\{([^}]+)\}/g, '“$1”'],
  [/\bhis or her\b/g, 'their'],
  [/\bhe or she\b/g, 'they'],
  [/\bthey controls\b/g, 'they control'],
  [/\bstrike for (?=\d)/g, 'strike: '],
  [/\bthe (?:minion|vampire) with this equipment\b/gi, 'the bearer'],
  [/\bwith an additional strike\b/g, 'with 1 additional strike'],
  [/\bhim or her\b/g, 'them'],
  [/\b([Uu])ntap(ped|ping|s)?\b/g, '$1nlock$2'],
  [/\bTap(ped|ping|s)?\b/g, 'Lock$1'],
  [/\btap(ped|ping|s)?\b/g, 'lock$1'],
  [/\b([Uu])nlockped\b/g, '$1nlocked'],
  [/\b([Ll])ockped\b/g, '$1ocked'],
  [/\bmay\b/g, 'can'],
  [/\bbleed at \+/g, 'bleed with +'],
  [/\bnon-directed\b/g, 'undirected'],
  [/\bNon-directed\b/g, 'Undirected'],
  [/\bcanceled\b/g, 'cancelled'],
  [/\brange is chosen\b/g, 'range is determined'],
  [/\bAssamites?\b/g, 'Banu Haqim'],
  [/\bFollowers? of Set\b|\bSetites?\b/g, 'Ministry'],
  [/\bMinistries\b/g, 'Ministry'],
  [/\bThaumaturgy\b/g, 'Blood Sorcery'],
  [/\bNecromancy\b/g, 'Oblivion'],
  [/\b(a|one) blood\b/g, '1 blood'],
  [/\b(a|one) pool\b/g, '1 pool'],
  [/\b(?:an|one) optional (maneuver|press)\b/g, '1 optional $1'],
  [/\bprevent (?:a|one) damage\b/gi, 'prevent 1 damage'],
  [/\b(\d) fewer (blood|pool)\b/g, '-$1 $2'],
  [/\b(\d) less (blood|pool)\b/g, '-$1 $2'],
  [/\b(\d) additional (blood|pool)\b/g, '+$1 $2'],
  [/\bfrom the blood bank\b ?/g, ''],
  [/\bthemsel(?:f|ves)\b|\bhimself\b|\bherself\b|\bitself\b/g, 'themselves'],
  [/\bMethuselah's\b/g, "Methuselah's"],
  [/ {2,}/g, ' '],
];

const SIGNS: Readonly<Record<string, CardType>> = {
  ACTION: 'action',
  'ACTION MODIFIER': 'modifier',
  COMBAT: 'combat',
  REACTION: 'reaction',
  'POLITICAL ACTION': 'political',
  MASTER: 'master',
  EQUIPMENT: 'equipment',
  RETAINER: 'retainer',
  ALLY: 'ally',
  REFLEX: 'reflex',
  EVENT: 'event',
};

/** Words of a name that stand for the whole in a text: "Carmelita" for "Carmelita Neillson". */
function shortNames(name: string): string[] {
  const [first = name] = name.split(',');
  const words = first.split(/[ "()“”]+/).filter((word) => /^\p{Lu}/u.test(word) && word.length > 2);
  const plain = words.filter((word) => !['The', 'Dr.', 'Lord', 'Lady', 'Don', 'Mistress'].includes(word));
  const pairs = words.slice(0, -1).map((word, i) => `${word} ${words[i + 1]}`);
  return [...new Set([name, first, ...pairs, ...plain])].sort((a, b) => b.length - a.length);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What stands for the name of a card in its text. */
export const OWN_NAME = '“this name”';

/** What a card calls itself. */
function selfOf({ kind, types }: PrintedCard): string {
  if (kind === 'crypt') return 'this vampire';
  if (types.includes('Ally')) return 'this ally';
  if (types.includes('Retainer')) return 'this retainer';
  return 'this card';
}

function withoutName(card: PrintedCard, text: string): string {
  const isMinion = card.kind === 'crypt' || selfOf(card) !== 'this card';
  if (!isMinion) {
    // A Discipline has the name of its master card.
    const own = new RegExp(`[“"]?${escaped(card.name)}[”"]?(?! \\[)`, 'g');
    return text.replace(own, OWN_NAME);
  }
  const limits = new RegExp(`(only one )[“"]?${escaped(card.name)}[”"]?`, 'g');
  const named = text.replace(limits, `$1${OWN_NAME}`);
  return shortNames(card.name).reduce(
    (said, name) =>
      said.replace(new RegExp(`(?<![“\\p{L}])${escaped(name)}(?![\\p{L}”])`, 'gu'), selfOf(card)),
    named,
  );
}

const ABBREVIATIONS = /\b(?:D\.C|St|Dr|Mr|Mrs|Esq|[A-Z])\.$/;

/** Sentences of a line, not divided within brackets or after an abbreviation. */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < line.length; at++) {
    const char = line[at];
    if (char === '(') depth++;
    if (char === ')') depth--;
    const isEnd = char === '.' && depth === 0 && (at + 1 === line.length || line[at + 1] === ' ');
    if (!isEnd || ABBREVIATIONS.test(line.slice(from, at + 1))) continue;
    sentences.push(line.slice(from, at).trim());
    from = at + 1;
  }
  const rest = line.slice(from).trim();
  return [...sentences, ...(rest === '' ? [] : [rest])].filter((sentence) => sentence !== '');
}

const ICONS = /^((?:\[(?:[a-z]{3}|[A-Z]{3})\](?: (?:or|and) (?=\[))?)+)\s*/;
const TYPE_SIGN = /^\[([A-Z ]+)\]\s*/;

/** Icons that are no Disciplines: what such a line asks for is not read. */
const OTHER_ICON = /^\[FLIGHT\]/;

function lineOf(text: string): Line {
  if (OTHER_ICON.test(text)) return { icons: [], either: false, type: null, sentences: [text] };
  const icons = text.match(ICONS)?.[1] ?? '';
  const afterIcons = text.slice(text.match(ICONS)?.[0].length ?? 0);
  const sign = afterIcons.match(TYPE_SIGN);
  const body = sign === null ? afterIcons : afterIcons.slice(sign[0].length);
  return {
    icons: [...icons.matchAll(/\[(\w{3})\]/g)].map(([, code = '']) => code),
    either: / or /.test(icons),
    type: sign === null ? null : (SIGNS[sign[1] ?? ''] ?? null),
    sentences: sentencesOf(body),
  };
}

/** The lines of a card's text, in one form. */
export function linesOf(card: PrintedCard): Line[] {
  const text = OLD_WORDS.reduce((said, [old, now]) => said.replace(old, now), withoutName(card, card.text));
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(lineOf);
}
