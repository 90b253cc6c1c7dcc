import { TERM_WORDS } from '../../language/it/terms.ts';
import type { CardGrammar } from '../grammar.ts';
import { whoNoun } from '../nouns.ts';
import { aPrinted, type PrintedWords, printedWords } from '../printed.ts';
import { signed } from './amounts.ts';
import { agreeing, cards } from './nouns.ts';
import { discipline, keyword, keywordOf, ofSect, quoted, TYPE, UNIT } from './words.ts';

/** Italian nouns for cards by what is printed on them, and what they cost. */

const card = (plural: boolean): string => (plural ? 'carte' : 'carta');

const WORDS: PrintedWords = {
  head({ type, minionCard, named, keyword: words }, plural, x) {
    if (named !== undefined)
      return `${card(plural)} ${plural ? 'chiamate' : 'chiamata'} ${quoted(x.say.cardName(named))}`;
    if (type !== undefined)
      return `${card(plural)} ${x.say.list(
        type.map((each) => TYPE[each]),
        plural ? 'and' : 'or',
      )}`;
    if (minionCard !== undefined)
      return `${card(plural)} ${minionCard ? 'servitore' : `${TYPE.master} o ${TYPE.event}`}`;
    return words === undefined ? card(plural) : `${card(plural)} ${x.say.list(words.map(keyword), 'or')}`;
  },
  article: () => 'una',
  attributesFirst: false,
  keyword: (word, plural) => keywordOf(word)[plural ? 'many' : 'one'],
  unique: (is, plural) =>
    `${is ? '' : 'non '}${agreeing('unico', { feminine: true, plural }).replace(/ce$/, 'che')}`,
  outOfTurn: (is) => `${is ? '' : 'non '}fuori turno`,
  strike: (is) => `${is ? '' : 'non '}di attacco`,
  requiring: (what, plural) => `che ${plural ? 'richiedono' : 'richiede'} ${what}`,
  discipline,
  clan: (clan, x) => cards({ clan }, 'a', x).text,
  sect: (sect) => `un vampiro ${ofSect(sect)}`,
  titled: (is) => (is ? 'un vampiro con titolo' : 'nessun vampiro con titolo'),
  path: (path) => `il ${TERM_WORDS.paths[path]}`,
  title: (titles, x) => cards({ title: titles }, 'a', x).text,
  superior: (is) => `${is ? 'una' : 'nessuna'} Disciplina al livello superiore`,
  redirects: (is, plural) =>
    `che ${is ? '' : 'non '}${plural ? 'cambiano' : 'cambia'} il bersaglio di un dissanguare`,
  except: (what) => `tranne ${what}`,
};

export const aCard = (...[printed, x]: Parameters<CardGrammar['aCard']>): string =>
  aPrinted(printed, WORDS, x);

export const costChange: CardGrammar['costChange'] = (change, x) => {
  const what = { text: `giocare ${printedWords(change.cards, true, WORDS, x)}` };
  const more = typeof change.amount === 'number' ? signed(change.amount) : '+X';
  const isOne = more === '+1' || more === '−1';
  const unit =
    change.kind === null || change.kind === undefined || change.kind === 'bloodOrLife'
      ? `${isOne ? 'punto' : 'punti'} sangue o ${change.kind !== 'bloodOrLife' ? 'risorsa' : 'vita'}`
      : UNIT[change.kind][isOne ? 0 : 1];
  if (change.isNext)
    return {
      who: { text: `la prossima ${printedWords(change.cards, false, WORDS, x)} giocata`, feminine: true },
      verb: { inf: 'costare', imp: 'costa', you: 'costa', s3: 'costa', p3: 'costano' },
      rest: `${more} ${unit}`,
    };
  const who = whoNoun(change.who, 'each', x);
  const cost = (s3: string) => ({ inf: 'costare', imp: s3, you: s3, s3, p3: s3 });
  if (change.targeted)
    return { who: { text: `${what.text} su ${who.text}` }, verb: cost('costa'), rest: `${more} ${unit}` };
  return who.you
    ? { who: what, verb: cost('ti costa'), rest: `${more} ${unit}` }
    : { who: what, verb: cost(`costa a ${who.text}`), rest: `${more} ${unit}` };
};
