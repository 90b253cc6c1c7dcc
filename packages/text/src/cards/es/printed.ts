import { TERM_WORDS } from '../../language/es/terms.ts';
import type { CardGrammar } from '../grammar.ts';
import { whoNoun } from '../nouns.ts';
import { aPrinted, type PrintedWords, printedWords } from '../printed.ts';
import { signed } from './amounts.ts';
import { after, agreed, cards } from './nouns.ts';
import { forms } from './verbs.ts';
import { discipline, keyword, keywordOf, quoted, SECT, TYPE, typesOf } from './words.ts';

/** Spanish nouns for cards by what is printed on them, and what they cost. */

const card = (plural: boolean): string => (plural ? 'cartas' : 'carta');

const WORDS: PrintedWords = {
  head({ type, minionCard, named, keyword: words }, plural, x) {
    if (named !== undefined)
      return `${card(plural)} ${agreed('llamado', { feminine: true, plural })} ${quoted(x.say.cardName(named))}`;
    if (type !== undefined)
      return x.say.list(
        type.map((each) => (plural ? typesOf(each) : TYPE[each])),
        plural ? 'and' : 'or',
      );
    if (minionCard !== undefined)
      return minionCard
        ? `${card(plural)} de siervo`
        : `${card(plural)} ${agreed('heril', { plural })} o de evento`;
    return words === undefined ? card(plural) : `${card(plural)} de ${x.say.list(words.map(keyword), 'or')}`;
  },
  article: () => 'una',
  attributesFirst: false,
  keyword: (word, plural) => keywordOf(word)[plural ? 'many' : 'one'],
  unique: (is, plural) => `${is ? '' : 'no '}${agreed('único', { feminine: true, plural })}`,
  outOfTurn: (is) => `${is ? '' : 'que no sea '}fuera de turno`,
  strike: (is) => `${is ? '' : 'que no sea '}de ataque`,
  requiring: (what, plural) => `que ${plural ? 'requieren' : 'requiere'} ${what}`,
  discipline,
  clan: (clan, x) => cards({ clan }, 'a', x).text,
  sect: (sect) => `un vampiro ${SECT[sect]}`,
  titled: (is) => (is ? 'un vampiro con título' : 'ningún vampiro con título'),
  path: (path) => `la ${TERM_WORDS.paths[path]}`,
  title: (titles, x) => cards({ title: titles }, 'a', x).text,
  superior: (is) => `${is ? 'una' : 'ninguna'} Disciplina a nivel superior`,
  redirects: (is, plural) =>
    `que ${is ? '' : 'no '}${plural ? 'cambian' : 'cambia'} el objetivo de un sangrado`,
  except: (what) => `excepto ${what}`,
};

export const aCard = (...[printed, x]: Parameters<CardGrammar['aCard']>): string =>
  aPrinted(printed, WORDS, x);

const UNIT = {
  blood: 'de sangre',
  pool: 'de reserva sanguínea',
  bloodOrLife: 'de sangre o de vida',
  either: 'de sangre o de reserva sanguínea',
};

export const costChange: CardGrammar['costChange'] = (change, x) => {
  const what = printedWords(change.cards, true, WORDS, x);
  const price = `${typeof change.amount === 'number' ? signed(change.amount) : '+X'} ${UNIT[change.kind ?? 'either']}`;
  if (change.isNext)
    return {
      who: { text: `la siguiente ${printedWords(change.cards, false, WORDS, x)} que se juegue` },
      verb: forms('costar', 'cuesta', 'cuesta', 'cuesta', 'cuestan', 'cueste'),
      rest: price,
    };
  const cost = (s3: string) => forms('costar', s3, s3, s3, s3, 'cueste');
  if (change.targeted)
    return {
      who: { text: `jugar ${what} sobre ${after(whoNoun(change.who, 'a', x))}` },
      verb: cost('cuesta'),
      rest: price,
    };
  const who = whoNoun(change.who, 'each', x);
  return who.you
    ? { who: { text: `jugar ${what}` }, verb: cost('te cuesta'), rest: price }
    : { who: { text: `jugar ${what}` }, verb: cost('cuesta'), rest: `${price} a ${who.text}` };
};
