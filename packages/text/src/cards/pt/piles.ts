import type { CardNoun, Place } from '@methuselah/engine/language';
import type { CardGrammar, Context } from '../grammar.ts';
import type { PileWords } from '../named.ts';
import { cardNoun, isAnyLibraryCard, seatNoun } from '../nouns.ts';
import { amount } from './amounts.ts';
import { possessed } from './nouns.ts';
import { does, order, V } from './verbs.ts';
import { verb } from './words.ts';

/** Portuguese clauses for cards moved between piles, and revealed. */

const PLACE: Readonly<Record<Place, (isYours: boolean) => string>> = {
  hand: (isYours) => `para ${isYours ? 'sua mão' : 'a mão de seu dono'}`,
  library: (isYours) => `para ${isYours ? 'sua biblioteca' : 'a biblioteca de seu dono'} (embaralhe depois)`,
  libraryBottom: (isYours) => `para o fundo de ${isYours ? 'sua biblioteca' : 'a biblioteca de seu dono'}`,
  crypt: (isYours) => `para ${isYours ? 'sua cripta' : 'a cripta de seu dono'} (embaralhe depois)`,
  cryptBottom: (isYours) => `para o fundo de ${isYours ? 'sua cripta' : 'a cripta de seu dono'}`,
  ashHeap: (isYours) => `para ${isYours ? 'sua pilha de cinzas' : 'a pilha de cinzas de seu dono'}`,
  removed: () => 'de o jogo',
  uncontrolled: (isYours) =>
    `para ${isYours ? 'sua região não controlada' : 'a região não controlada de seu dono'}`,
  ready: () => 'para sua região pronta com vida igual à sua vida inicial',
};
/** A chosen card is the reader's own; any other may be somebody else's. */
const isYours = (who: CardNoun): boolean => typeof who === 'object';
const verbTo = (to: Place) => (to === 'removed' ? V.remove : V.move);
const REVEAL = verb('revelar');

export const pileEffects: PileWords = {
  move: (e, x) =>
    order(
      verbTo(e.to),
      `${cardNoun(e.who, x).text} ${PLACE[e.to](isYours(e.who))}${e.locked ? ', travado' : ''}`,
    ),
  moveCards: (e, x) => {
    const count = `${e.upTo ? 'até ' : ''}${amount(e.amount, 'card', x)}`;
    const what = isAnyLibraryCard(e.cards) ? `${count} de biblioteca` : count;
    const which = e.cards === undefined || isAnyLibraryCard(e.cards) ? '' : ` (${x.say.aCard(e.cards, x)})`;
    const from = possessed(e.from === 'hand' ? 'a mão' : 'a pilha de cinzas', seatNoun(e.of, x));
    return order(verbTo(e.to), `${what}${which} de ${from} ${PLACE[e.to](true)}`);
  },
  exchange: (e, x) => order(V.exchange, `uma carta de sua mão por ${cardNoun(e.who, x).text}`),
  cycle: (e, x) =>
    does(
      seatNoun(e.who, x),
      V.draw,
      `até ${e.most} cartas sem descartar e depois mover o mesmo número de cartas de sua mão para o fundo de sua biblioteca`,
    ),
  reorder: (e, x) =>
    order(V.look, `e reordenar as ${amount(e.amount, 'card', x)} de o topo de sua biblioteca`),
  burnPoolOrCards: (e, x) => {
    const instead =
      e.from === 'hand'
        ? 'descartar ao acaso o mesmo número de cartas de sua mão'
        : 'remover de o jogo ao acaso o mesmo número de cartas de biblioteca de sua pilha de cinzas';
    return does(
      seatNoun(e.who, x),
      V.burn,
      `${amount(e.amount, 'pool', x)}; em vez de todos ou parte desses recursos, pode ${instead}`,
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
      `a carta de o topo de ${possessed(deck === 'library' ? 'a biblioteca' : 'a cripta', seatNoun(whose, x))}`,
    ),
  ifRevealed: ({ card, clan }, x) =>
    clan === undefined ? `se for ${x.say.aCard(card ?? {}, x)}` : `se for ${aClan(clan, x)}`,
  revealedCard: { text: 'essa carta', feminine: true },
  lookAtHand: (whose, x) => order(V.look, possessed('a mão', seatNoun(whose, x))),
  blockTaxLibrary: (who, much, x) =>
    does(
      who,
      V.must,
      `queimar ${much === 1 ? 'a carta' : `as ${amount(much, 'card', x)}`} de o topo de sua biblioteca para tentar bloquear`,
    ),
  copies: (count, x) =>
    `em cada fase, você pode usar esta habilidade de no máximo ${count} cartas chamadas “${x.say.cardName(x.card.name)}”`,
};
const aClan = (clan: string, x: Context): string => x.say.cards({ clan }, 'a', x).text;
