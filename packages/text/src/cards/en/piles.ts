import type { CardNoun, Place } from '@methuselah/engine/language';
import type { CardGrammar, Context } from '../grammar.ts';
import type { PileWords } from '../named.ts';
import { cardNoun, isAnyLibraryCard, seatNoun } from '../nouns.ts';
import { ofSeat } from './nouns.ts';
import { amount } from './phrases.ts';
import { does, order, V } from './verbs.ts';
import { verb } from './words.ts';

/** English clauses for cards moved between piles, and revealed. */

const PLACE: Readonly<Record<Place, (whose: string) => string>> = {
  hand: (whose) => `to ${whose} hand`,
  library: (whose) => `to ${whose} library (shuffle afterward)`,
  libraryBottom: (whose) => `to the bottom of ${whose} library`,
  crypt: (whose) => `to ${whose} crypt (shuffle afterward)`,
  cryptBottom: (whose) => `to the bottom of ${whose} crypt`,
  ashHeap: (whose) => `to ${whose} ash heap`,
  removed: () => 'from the game',
  uncontrolled: (whose) => `to ${whose} uncontrolled region`,
  ready: (whose) => `to ${whose} ready region with life equal to its starting life`,
};
/** A chosen card is the reader's own; any other may be somebody else's. */
const ownerOf = (who: CardNoun): string => (typeof who === 'object' ? 'your' : "its owner's");
const verbTo = (to: Place) => (to === 'removed' ? V.remove : V.move);

export const pileEffects: PileWords = {
  move: (e, x) =>
    order(
      verbTo(e.to),
      `${cardNoun(e.who, x).text} ${PLACE[e.to](ownerOf(e.who))}${e.locked ? ', locked' : ''}`,
    ),
  moveCards: (e, x) => {
    const count = `${e.upTo ? 'up to ' : ''}${amount(e.amount, 'card', x)}`;
    const what = isAnyLibraryCard(e.cards) ? count.replace(/cards?$/, 'library $&') : count;
    const which = e.cards === undefined || isAnyLibraryCard(e.cards) ? '' : ` (${x.say.aCard(e.cards, x)})`;
    const from = e.from === 'hand' ? `from ${ofSeat(e.of, x)} hand` : `in ${ofSeat(e.of, x)} ash heap`;
    return order(verbTo(e.to), `${what}${which} ${from} ${PLACE[e.to]('your')}`);
  },
  exchange: (e, x) => order(V.exchange, `a card from your hand for ${cardNoun(e.who, x).text}`),
  cycle: (e, x) =>
    does(
      seatNoun(e.who, x),
      V.draw,
      `up to ${e.most} cards without discarding and then move the same number of cards from your hand to the bottom of your library`,
    ),
  reorder: (e, x) =>
    order(verb('look'), `at and reorder the top ${amount(e.amount, 'card', x)} of your library`),
  burnPoolOrCards: (e, x) => {
    const instead =
      e.from === 'hand'
        ? 'discard as many cards at random from their hand'
        : 'remove as many library cards at random in their ash heap from the game';
    return does(
      seatNoun(e.who, x),
      V.burn,
      `${amount(e.amount, 'pool', x)}; instead of any of that pool, they can ${instead}`,
    );
  },
};

export const pileGrammar: Pick<
  CardGrammar,
  'revealTop' | 'ifRevealed' | 'revealedCard' | 'lookAtHand' | 'blockTaxLibrary' | 'copies'
> = {
  revealTop: (deck, whose, x) => order(verb('reveal'), `the top card of ${ofSeat(whose, x)} ${deck}`),
  ifRevealed: ({ card, clan }, x) =>
    clan === undefined ? `if it is ${x.say.aCard(card ?? {}, x)}` : `if it is ${aClan(clan, x)}`,
  revealedCard: { text: 'that card' },
  lookAtHand: (whose, x) => order(verb('look'), `at ${ofSeat(whose, x)} hand`),
  blockTaxLibrary: (who, much, x) =>
    does(
      who,
      V.must,
      `burn ${much === 1 ? 'the top card' : `the top ${amount(much, 'card', x)}`} of their library to attempt to block`,
    ),
  copies: (count, x) =>
    `you can use this ability of no more than ${count} cards named “${x.say.cardName(x.card.name)}” each phase`,
};
const aClan = (clan: string, x: Context): string => x.say.cards({ clan }, 'a', x).text;
