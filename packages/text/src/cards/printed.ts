import {
  type CostStatic,
  type FieldReaders,
  givenFields,
  type Printed,
  type Who,
} from '@methuselah/engine/language';
import type { Context } from './grammar.ts';

/** Nouns for cards by what is printed on them: "a combat card requiring Auspex", "equipment cards". */

/** The words that one language has for them. */
export interface PrintedWords {
  /** The noun for cards of these types, of this name, with these keywords, or of any kind. */
  readonly head: (printed: Printed, plural: boolean, x: Context) => string;
  readonly article: (words: string) => string;
  /** Attributes go before the noun in English, after it in other languages. */
  readonly attributesFirst: boolean;
  /** A keyword beside a type: "zombie ally card". */
  readonly keyword: (word: string, plural: boolean) => string;
  readonly unique: (is: boolean, plural: boolean) => string;
  readonly outOfTurn: (is: boolean) => string;
  readonly strike: (is: boolean) => string;
  /** "requiring Auspex", "requiring a Tzimisce". */
  readonly requiring: (what: string, plural: boolean) => string;
  readonly discipline: (code: string) => string;
  readonly clan: (clan: string, x: Context) => string;
  readonly sect: (sect: NonNullable<Printed['sect']>, x: Context) => string;
  readonly path: (path: NonNullable<Printed['path']>) => string;
  readonly title: (titles: NonNullable<Printed['title']>, x: Context) => string;
  readonly superior: (is: boolean) => string;
  readonly titled: (is: boolean) => string;
  readonly redirects: (is: boolean, plural: boolean) => string;
  readonly except: (what: string) => string;
}

/** A change of what cards cost, as a text words it. */
export interface CostChange {
  readonly cards: Printed;
  readonly kind: CostStatic['kind'] | null;
  readonly amount: CostStatic['amount'];
  readonly who: Who;
  readonly targeted: boolean;
  /** Only the next such card. */
  readonly isNext: boolean;
}

type Slot = 'attribute' | 'after';
const TABLE: FieldReaders<Printed, PrintedWords, boolean, Context, Partial<Record<Slot, string>>> = {
  type: () => ({}),
  minionCard: () => ({}),
  named: () => ({}),
  unique: (is, words, plural) => ({ attribute: words.unique(is, plural) }),
  outOfTurn: (is, words) => ({ attribute: words.outOfTurn(is) }),
  keyword: () => ({}),
  strike: (is, words) => ({ attribute: words.strike(is) }),
  discipline: (codes, words, plural, x) => ({
    after: words.requiring(x.say.list(codes.map(words.discipline), 'or'), plural),
  }),
  titled: (is, words, plural) => ({ after: words.requiring(words.titled(is), plural) }),
  superior: (is, words, plural) => ({ after: words.requiring(words.superior(is), plural) }),
  clan: (clans, words, plural, x) => ({
    after: words.requiring(
      x.say.list(
        clans.map((clan) => words.clan(clan, x)),
        'or',
      ),
      plural,
    ),
  }),
  sect: (sect, words, plural, x) => ({ after: words.requiring(words.sect(sect, x), plural) }),
  path: (path, words, plural) => ({ after: words.requiring(words.path(path), plural) }),
  title: (titles, words, plural, x) => ({ after: words.requiring(words.title(titles, x), plural) }),
  redirects: (is, words, plural) => ({ after: words.redirects(is, plural) }),
  either: () => ({}),
  except: (cards, words, _plural, x) => ({
    after: words.except(
      x.say.list(
        cards.map((each) => printedWords(each, true, words, x)),
        'and',
      ),
    ),
  }),
};
const wordsOf = givenFields(TABLE);

/** The noun without an article. */
export function printedWords(printed: Printed, plural: boolean, words: PrintedWords, x: Context): string {
  const { either, ...common } = printed;
  if (either !== undefined)
    return x.say.list(
      either.map((each) => printedWords({ ...common, ...each }, plural, words, x)),
      plural ? 'and' : 'or',
    );
  const said = wordsOf(printed).map((of) => of(words, plural, x));
  const beside =
    printed.keyword !== undefined && (printed.type !== undefined || printed.minionCard !== undefined)
      ? [
          x.say.list(
            printed.keyword.map((word) => words.keyword(word, plural)),
            'or',
          ),
        ]
      : [];
  const others = said.flatMap(({ attribute = [] }) => attribute);
  const attributes = words.attributesFirst ? [...others, ...beside] : [...beside, ...others];
  const head = words.head(printed, plural, x);
  const noun = words.attributesFirst ? [...attributes, head] : [head, ...attributes];
  return [...noun, ...said.flatMap(({ after = [] }) => after)].join(' ');
}

/** With an article: "a master card". */
export function aPrinted(printed: Printed, words: PrintedWords, x: Context): string {
  const { either, ...common } = printed;
  if (either !== undefined)
    return x.say.list(
      either.map((each) => aPrinted({ ...common, ...each }, words, x)),
      'or',
    );
  if (printed.type !== undefined && printed.type.length > 1)
    return x.say.list(
      printed.type.map((type) => aPrinted({ ...printed, type: [type] }, words, x)),
      'or',
    );
  const noun = printedWords(printed, false, words, x);
  return `${words.article(noun)} ${noun}`;
}
