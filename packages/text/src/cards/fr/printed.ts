import { TERM_WORDS } from '../../language/fr/terms.ts';
import type { CardGrammar } from '../grammar.ts';
import { whoNoun } from '../nouns.ts';
import { aPrinted, type PrintedWords, printedWords } from '../printed.ts';
import { amount } from './amounts.ts';
import { cards } from './nouns.ts';
import { agreed, cardsOf, discipline, keyword, keywordThing, OF_SECT, quoted, TYPE } from './words.ts';

/** French nouns for cards by what is printed on them, and what they cost. */

const card = (plural: boolean): string => (plural ? 'cartes' : 'carte');

const WORDS: PrintedWords = {
  head({ type, minionCard, named, keyword: words }, plural, x) {
    if (named !== undefined)
      return `${card(plural)} ${agreed('nommé', true, plural)} ${quoted(x.say.cardName(named))}`;
    if (type !== undefined)
      return x.say.list(
        type.map((each) => (plural ? cardsOf(each) : TYPE[each])),
        plural ? 'and' : 'or',
      );
    if (minionCard !== undefined)
      return `${card(plural)} de ${minionCard ? 'serviteur' : 'maître ou de événement'}`;
    return words === undefined ? card(plural) : `${card(plural)} de ${x.say.list(words.map(keyword), 'or')}`;
  },
  article: () => 'une',
  attributesFirst: false,
  keyword: (word, plural) => keywordThing(word)[plural ? 'many' : 'one'],
  unique: (is, plural) => `${is ? '' : 'non '}${agreed('unique', true, plural)}`,
  outOfTurn: (is) => `${is ? '' : 'non '}hors-tour`,
  strike: (is) => `${is ? '' : 'non '}de frappe`,
  requiring: (what, plural) => `qui ${plural ? 'requièrent' : 'requiert'} ${what}`,
  discipline,
  clan: (clan, x) => cards({ clan }, 'a', x).text,
  sect: (sect) => `un vampire ${OF_SECT[sect]}`,
  titled: (is) => (is ? 'un vampire titré' : 'aucun vampire titré'),
  path: (path) => `la ${TERM_WORDS.paths[path]}`,
  title: (titles, x) => cards({ title: titles }, 'a', x).text,
  superior: (is) => `${is ? 'une' : 'aucune'} Discipline au niveau supérieur`,
  redirects: (is, plural) =>
    `qui ${is ? '' : 'ne '}${plural ? 'changent' : 'change'}${is ? '' : ' pas'} la cible de une morsure`,
  except: (what) => `sauf les ${what}`,
};

export const aCard = (...[printed, x]: Parameters<CardGrammar['aCard']>): string =>
  aPrinted(printed, WORDS, x);

export const costChange: CardGrammar['costChange'] = (change, x) => {
  const value = change.amount;
  const units = (n: number): string =>
    change.kind === null || change.kind === undefined || change.kind === 'bloodOrLife'
      ? `${n} ${n < 2 ? 'point' : 'points'} de sang ou de ${change.kind !== 'bloodOrLife' ? 'réserve' : 'vie'}`
      : amount(n, change.kind, x);
  const much =
    typeof value === 'number'
      ? `${units(Math.abs(value))} de ${value < 0 ? 'moins' : 'plus'}`
      : `${amount(value, change.kind === 'bloodOrLife' ? 'blood' : (change.kind ?? 'pool'), x)} de plus`;
  if (change.isNext)
    return {
      who: { text: `la prochaine ${printedWords(change.cards, false, WORDS, x)} jouée`, feminine: true },
      verb: { inf: 'coûter', imp: 'coûte', you: 'coûte', s3: 'coûte', p3: 'coûtent' },
      rest: much,
    };
  const who = whoNoun(change.who, 'each', x);
  const what = { text: `les ${printedWords(change.cards, true, WORDS, x)}`, plural: true, feminine: true };
  const cost = (p3: string) => ({ inf: 'coûter', imp: p3, you: p3, s3: p3, p3 });
  if (change.targeted) return { who: what, verb: cost('coûtent'), rest: `${much} à jouer sur ${who.text}` };
  return who.you
    ? { who: what, verb: cost('vous coûtent'), rest: `${much} à jouer` }
    : { who: what, verb: cost('coûtent'), rest: `${much} à ${who.text}` };
};
