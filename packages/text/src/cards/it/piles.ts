import type { CardNoun, Place } from '@methuselah/engine/language';
import type { CardGrammar, Context } from '../grammar.ts';
import type { PileWords } from '../named.ts';
import { cardNoun, isAnyLibraryCard, seatNoun } from '../nouns.ts';
import { amount } from './amounts.ts';
import { does, order, V } from './verbs.ts';
import { are } from './words.ts';

/** Italian clauses for cards moved between piles, and revealed. */

const PLACE: Readonly<Record<Place, (isYours: boolean) => string>> = {
  hand: (isYours) => `in la ${isYours ? 'tua mano' : 'mano di il suo proprietario'}`,
  library: (isYours) => `in la ${isYours ? 'tua libreria' : 'libreria di il suo proprietario'} (poi mescola)`,
  libraryBottom: (isYours) => `in fondo a la ${isYours ? 'tua libreria' : 'libreria di il suo proprietario'}`,
  crypt: (isYours) => `in la ${isYours ? 'tua cripta' : 'cripta di il suo proprietario'} (poi mescola)`,
  cryptBottom: (isYours) => `in fondo a la ${isYours ? 'tua cripta' : 'cripta di il suo proprietario'}`,
  ashHeap: (isYours) =>
    `in la ${isYours ? 'tua pila degli scarti' : 'pila degli scarti di il suo proprietario'}`,
  removed: () => 'da il gioco',
  uncontrolled: (isYours) =>
    `in la ${isYours ? 'tua zona non controllata' : 'zona non controllata di il suo proprietario'}`,
  ready: () => 'in la tua zona attiva con tanta vita quanta la sua vita iniziale',
};
/** A chosen card is the reader's own; any other may be somebody else's. */
const isYours = (who: CardNoun): boolean => typeof who === 'object';
const verbTo = (to: Place) => (to === 'removed' ? V.remove : V.move);
const REVEAL = are('rivel');

/** "la tua libreria", "la libreria di la tua preda". */
const theirs = (what: string, { you, text }: ReturnType<typeof seatNoun>): string =>
  you ? `la tua ${what}` : `la ${what} di ${text}`;

export const pileEffects: PileWords = {
  move: (e, x) =>
    order(
      verbTo(e.to),
      `${cardNoun(e.who, x).text} ${PLACE[e.to](isYours(e.who))}${e.locked ? ', impegnato' : ''}`,
    ),
  moveCards: (e, x) => {
    const count = `${e.upTo ? 'fino a ' : ''}${amount(e.amount, 'card', x)}`;
    const what = isAnyLibraryCard(e.cards) ? `${count} di libreria` : count;
    const which = e.cards === undefined || isAnyLibraryCard(e.cards) ? '' : ` (${x.say.aCard(e.cards, x)})`;
    const from = theirs(e.from === 'hand' ? 'mano' : 'pila degli scarti', seatNoun(e.of, x));
    return order(verbTo(e.to), `${what}${which} da ${from} ${PLACE[e.to](true)}`);
  },
  exchange: (e, x) => order(V.exchange, `una carta di la tua mano con ${cardNoun(e.who, x).text}`),
  cycle: (e, x) =>
    does(
      seatNoun(e.who, x),
      V.draw,
      `fino a ${e.most} carte senza scartare e poi spostare lo stesso numero di carte da la tua mano in fondo a la tua libreria`,
    ),
  reorder: (e, x) =>
    order(
      V.look,
      `e riordinare le ${amount(e.amount, 'card', x).replace(/^(\d+)/, 'prime $1')} di la tua libreria`,
    ),
  burnPoolOrCards: (e, x) => {
    const instead =
      e.from === 'hand'
        ? 'scartare a caso altrettante carte da la sua mano'
        : 'rimuovere da il gioco a caso altrettante carte di libreria da la sua pila degli scarti';
    return does(
      seatNoun(e.who, x),
      V.burn,
      `${amount(e.amount, 'pool', x)}; al posto di tutti o parte di questi punti può ${instead}`,
    );
  },
};

export const pileGrammar: Pick<
  CardGrammar,
  'revealTop' | 'ifRevealed' | 'revealedCard' | 'lookAtHand' | 'blockTaxLibrary' | 'copies'
> = {
  revealTop: (deck, whose, x) =>
    order(
      REVEAL,
      `la prima carta di ${theirs(deck === 'library' ? 'libreria' : 'cripta', seatNoun(whose, x))}`,
    ),
  ifRevealed: ({ card, clan }, x) =>
    clan === undefined ? `se è ${x.say.aCard(card ?? {}, x)}` : `se è ${aClan(clan, x)}`,
  revealedCard: { text: 'quella carta', feminine: true },
  lookAtHand: (whose, x) => order(V.look, theirs('mano', seatNoun(whose, x))),
  blockTaxLibrary: (who, much, x) =>
    does(
      who,
      V.must,
      `bruciare ${much === 1 ? 'la prima carta' : `le prime ${amount(much, 'card', x)}`} di la propria libreria per tentare di bloccare`,
    ),
  copies: (count, x) =>
    `in ogni fase puoi usare questa capacità di al massimo ${count} carte chiamate «${x.say.cardName(x.card.name)}»`,
};
const aClan = (clan: string, x: Context): string => x.say.cards({ clan }, 'a', x).text;
