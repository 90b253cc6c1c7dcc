import { TERM_WORDS } from '../../language/en/terms.ts';
import type { CardGrammar } from '../grammar.ts';
import { whoNoun } from '../nouns.ts';
import { aPrinted, type PrintedWords, printedWords } from '../printed.ts';
import { cards } from './nouns.ts';
import { amount } from './phrases.ts';
import { discipline, keyword, quoted, SECT, signed, TYPE, verb } from './words.ts';

/** English nouns for cards by what is printed on them, and what they cost. */

const many = (words: string, plural: boolean): string => (plural ? words.replace(/card$/, 'cards') : words);
const article = (words: string): string => (/^[aeiou]/i.test(words) && !/^uni/i.test(words) ? 'an' : 'a');

const WORDS: PrintedWords = {
  head({ type, minionCard, named, keyword: words }, plural, x) {
    if (named !== undefined) return `${many('card', plural)} named ${quoted(x.say.cardName(named))}`;
    if (type !== undefined)
      return x.say.list(
        type.map((each) => many(TYPE[each], plural)),
        plural ? 'and' : 'or',
      );
    if (minionCard !== undefined) return many(minionCard ? 'minion card' : 'master or event card', plural);
    return words === undefined
      ? many('card', plural)
      : `${x.say.list(words.map(keyword), 'or')} ${many('card', plural)}`;
  },
  article,
  attributesFirst: true,
  keyword,
  unique: (is) => (is ? 'unique' : 'non-unique'),
  outOfTurn: (is) => (is ? 'out-of-turn' : 'non-out-of-turn'),
  strike: (is) => (is ? 'strike' : 'non-strike'),
  requiring: (what) => `requiring ${what}`,
  discipline,
  clan: (clan, x) => cards({ clan }, 'a', x).text,
  sect: (sect) => `${article(SECT[sect])} ${SECT[sect]} vampire`,
  titled: (is) => (is ? 'a titled vampire' : 'no titled vampire'),
  path: (path) => `the ${TERM_WORDS.paths[path]}`,
  title: (titles, x) => cards({ title: titles }, 'a', x).text,
  superior: (is) => (is ? 'a Discipline at the superior level' : 'no Discipline at the superior level'),
  redirects: (is, plural) =>
    `that ${is ? '' : plural ? 'do not ' : 'does not '}change${is && !plural ? 's' : ''} the target of a bleed`,
  except: (what) => `except ${what}`,
};

export const aCard = (...[printed, x]: Parameters<CardGrammar['aCard']>): string =>
  aPrinted(printed, WORDS, x);

const UNIT = { blood: 'blood', pool: 'pool', bloodOrLife: 'blood or life', either: 'blood or pool' };

export const costChange: CardGrammar['costChange'] = (change, x) => {
  if (change.isNext) {
    const next = { text: `the next ${printedWords(change.cards, false, WORDS, x)} played` };
    return {
      who: next,
      verb: verb('cost'),
      rest: `${signed(Number(change.amount))} ${UNIT[change.kind ?? 'either']}`,
    };
  }
  const what = { text: printedWords(change.cards, true, WORDS, x), plural: true };
  const unit = UNIT[change.kind ?? 'either'];
  const much =
    typeof change.amount === 'number'
      ? `${signed(change.amount)} ${unit}`
      : `+${amount(change.amount, change.kind === 'bloodOrLife' ? 'blood' : (change.kind ?? 'pool'), x)}`;
  const who = whoNoun(change.who, 'each', x).text;
  const rest = change.targeted ? `${much} to play on ${who}` : `${who} ${much} to play`;
  return { who: what, verb: verb('cost'), rest };
};
