import { TERM_WORDS } from '../../language/pt/terms.ts';
import type { CardGrammar } from '../grammar.ts';
import { whoNoun } from '../nouns.ts';
import { aPrinted, type PrintedWords, printedWords } from '../printed.ts';
import { signed } from './amounts.ts';
import { cards } from './nouns.ts';
import { agreed, discipline, keyword, ofSect, quoted, TYPE } from './words.ts';

/** Portuguese nouns for cards by what is printed on them, and what they cost. */

const card = (plural: boolean): string => (plural ? 'cartas' : 'carta');

const WORDS: PrintedWords = {
  head({ type, minionCard, named, keyword: words }, plural, x) {
    if (named !== undefined)
      return `${card(plural)} ${agreed('chamado', true, plural)} ${quoted(x.say.cardName(named))}`;
    if (type !== undefined)
      return x.say.list(
        type.map((each) => TYPE[each][plural ? 'many' : 'one']),
        plural ? 'and' : 'or',
      );
    if (minionCard !== undefined) return `${card(plural)} de ${minionCard ? 'servo' : 'mestre ou de evento'}`;
    return words === undefined
      ? card(plural)
      : `${card(plural)} de ${x.say.list(
          words.map((word) => keyword(word).one),
          'or',
        )}`;
  },
  article: () => 'uma',
  attributesFirst: false,
  keyword: (word, plural) => keyword(word)[plural ? 'many' : 'one'],
  unique: (is, plural) => `${is ? '' : 'não '}${agreed('único', true, plural)}`,
  outOfTurn: (is) => `${is ? '' : 'que não seja '}fora de turno`,
  strike: (is) => `${is ? '' : 'que não seja '}de golpe`,
  requiring: (what, plural) => `que ${plural ? 'requerem' : 'requer'} ${what}`,
  discipline,
  clan: (clan, x) => cards({ clan }, 'a', x).text,
  sect: (sect) => `um vampiro ${ofSect(sect, false, false)}`,
  titled: (is) => (is ? 'um vampiro com título' : 'nenhum vampiro com título'),
  path: (path) => `a ${TERM_WORDS.paths[path]}`,
  title: (titles, x) => cards({ title: titles }, 'a', x).text,
  superior: (is) => `${is ? 'uma' : 'nenhuma'} Disciplina no nível superior`,
  redirects: (is, plural) => `que ${is ? '' : 'não '}${plural ? 'mudam' : 'muda'} o alvo de um sangrar`,
  except: (what) => `exceto ${what}`,
};

export const aCard = (...[printed, x]: Parameters<CardGrammar['aCard']>): string =>
  aPrinted(printed, WORDS, x);

export const costChange: CardGrammar['costChange'] = (change, x) => {
  const sign = typeof change.amount === 'number' ? signed(change.amount) : '+X';
  const isOne = Math.abs(Number(change.amount)) === 1;
  const pool = isOne ? 'de recurso' : 'de recursos';
  const unit = {
    blood: 'de sangue',
    pool,
    bloodOrLife: 'de sangue ou de vida',
    either: `de sangue ou ${pool}`,
  }[change.kind ?? 'either'];
  if (change.isNext)
    return {
      who: { text: `a próxima ${printedWords(change.cards, false, WORDS, x)} jogada`, feminine: true },
      verb: { inf: 'custar', imp: 'custa', you: 'custa', s3: 'custa', p3: 'custam' },
      rest: `${sign} ${unit}`,
    };
  const what = { text: printedWords(change.cards, true, WORDS, x), plural: true, feminine: true };
  const who = whoNoun(change.who, 'each', x).text;
  const verb = { inf: 'custar', imp: 'custam', you: 'custam', s3: 'custam', p3: 'custam' };
  return { who: what, verb, rest: `${sign} ${unit} quando jogadas ${change.targeted ? 'em' : 'por'} ${who}` };
};
