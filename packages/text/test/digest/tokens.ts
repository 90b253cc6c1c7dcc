import { type DigestLang, KEYWORDS } from './words.ts';

/**
 * The numbers, signs, icons and keywords of a card text, for each way to play it. A number is combined with the keyword after it:
 * "+1 stealth".
 */
export type Digest = Readonly<Record<string, readonly string[]>>;

/** Small numbers written as words; "1 fewer blood" is −1 blood. That a bleed succeeds "for 1 or more" is what the rules say of all. */
const NUMBERS: Readonly<Record<DigestLang, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\btwo\b/g, '2'],
    [/\ban (?=optional (?:maneuver|press)\b)/g, '1 '],
    // "Additional strike" is one.
    [/\b1 (?=additional strike\b)/g, ''],
    [/ \(for 1 or more\)/g, ''],
    [/\bone(?= or more| optional| level)/g, '1'],
    [/(\d) (?:fewer|less) (?=\w)/g, '-$1 '],
    [/\bas \[\w{3}\](?= above)/gi, 'as'],
  ],
  fr: [
    [/ \(pour 1 ou plus\)/g, ''],
    [/\bdeux\b/g, '2'],
    [/\b1 (?=frappe additionnelle\b)/g, ''],
    [/\bune?(?= ou plus)/g, '1'],
  ],
  es: [
    [/ \((?:por|de) 1 o más\)/g, ''],
    [/(\d) menos de (?=sangre)/g, '-$1 de '],
    [/\bdos\b/g, '2'],
    [/\b1 (?=ataque adicional\b)/g, ''],
    [/\bambos\b/gi, '2'],
    [/\bun[oa]?(?= o más| maniobra| acoso)/g, '1'],
    [/(\d) más(?= de)/g, '+$1'],
  ],
};
/** "As above": the line includes the one before it, with changes. */
const AS_ABOVE: Readonly<Record<DigestLang, RegExp>> = {
  en: /as (?:\[\w{3}\] )?above/i,
  fr: /comme ci-dessus/i,
  es: /como (?:arriba|antes|el anterior|lo anterior)|igual que|lo mismo/i,
};
const MODE = /^((?:\[[a-zA-Z]{3}\])+)/;
const SIGN = /Ⓓ|\[[a-zA-Z]{3}\]/g;
/** The maximum distance between a number and its keyword. */
const REACH = 24;
/** Keywords that take a number. */
const COUNTED =
  'stealth bleed intercept strength vote pool blood life damage maneuver press transfer counter handSize crypt aggravated unpreventable'.split(
    ' ',
  );

interface Line {
  readonly tokens: ReadonlySet<string>;
  readonly isAsAbove: boolean;
}

export interface Bounds {
  /** What each way to play it must contain, and what it may contain. */
  readonly must: readonly string[];
  readonly may: readonly string[];
}

/** By way to play a card (named by its icons), including what is common to all. */
export function digest(text: string, lang: DigestLang): Record<string, Bounds> {
  const lines = text.split('\n').flatMap((line) => eachIcon(line.trim()));
  const common = lines.filter((line) => !MODE.test(line)).map((line) => tokensOf(line, lang));
  const shared = new Set(common.flatMap((line) => [...line]));
  const modes = new Map<string, Line[]>();
  for (const line of lines) {
    const icons = line.match(MODE)?.[1];
    if (icons === undefined) continue;
    const said = modes.get(icons) ?? [];
    said.push({ tokens: tokensOf(line.slice(icons.length), lang), isAsAbove: AS_ABOVE[lang].test(line) });
    modes.set(icons, said);
  }
  if (modes.size === 0) return { all: bounds(shared, shared) };
  let before: ReadonlySet<string> = new Set();
  const result: Record<string, Bounds> = {};
  for (const [icons, said] of modes) {
    const own = new Set(said.flatMap(({ tokens }) => [...tokens]));
    const most = said.some(({ isAsAbove }) => isAsAbove) ? new Set([...own, ...before]) : own;
    const isOther = said.some(({ isAsAbove }) => isAsAbove);
    const least = [...shared].filter((token) => !isOther || !isReplaced(token, own));
    result[icons] = bounds(new Set([...least, ...own]), new Set([...shared, ...most]));
    before = most;
  }
  return result;
}

/** A line for any one of several Disciplines is a line for each of them. */
function eachIcon(line: string): string[] {
  const either = line.match(/^\[\w{3}\](?: (?:or|ou|o) \[\w{3}\])+/)?.[0];
  if (either === undefined) return [line];
  return [...either.matchAll(/\[\w{3}\]/g)].map(([icon]) => `${icon}${line.slice(either.length)}`);
}

/** Does "+3 stealth" replace "+1 stealth"? */
function isReplaced(token: string, by: ReadonlySet<string>): boolean {
  const [, keyword] = token.match(/^[+-]?\d+ (\w+)$/) ?? [];
  return keyword !== undefined && [...by].some((other) => other.endsWith(` ${keyword}`));
}

const bounds = (must: ReadonlySet<string>, may: ReadonlySet<string>): Bounds => ({
  must: [...must].sort(),
  may: [...may].sort(),
});

/** The numbers, signs and keywords of a line. */
function tokensOf(line: string, lang: DigestLang): Set<string> {
  const spelled = NUMBERS[lang].reduce((text, [word, digit]) => text.replace(word, digit), line);
  const found: { readonly at: number; readonly end: number; readonly token: string }[] = [];
  const text = spelled.replace(/−/g, '-').toLowerCase();
  for (const [token, words] of Object.entries(KEYWORDS)) {
    const pattern = new RegExp(`(?<![\\p{L}])(?:${words[lang].source})(?![\\p{L}])`, 'giu');
    for (const match of text.matchAll(pattern))
      found.push({ at: match.index, end: match.index + match[0].length, token });
  }
  // The longest keyword wins: "hand strike".
  const keywords = found.filter(
    (a) => !found.some((b) => b !== a && b.at <= a.at && b.end >= a.end && b.end - b.at > a.end - a.at),
  );
  const tokens = new Set(keywords.map(({ token }) => token));
  for (const match of spelled.matchAll(SIGN)) tokens.add(match[0]);
  const numbers = [...text.matchAll(/(?<![\p{L}\d.])([+-]?\d+)/gu)];
  for (const [place, match] of numbers.entries()) {
    const end = match.index + match[0].length;
    const another = numbers[place + 1]?.index ?? text.length;
    const next = keywords
      .filter(({ at, token }) => at >= end && at < another && COUNTED.includes(token))
      .sort((a, b) => a.at - b.at)[0];
    tokens.add(next !== undefined && next.at - end <= REACH ? `${match[1]} ${next.token}` : String(match[1]));
  }
  return tokens;
}
