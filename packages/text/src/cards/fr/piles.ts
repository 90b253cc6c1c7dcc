import type { CardNoun, Place } from '@methuselah/engine/language';
import type { CardGrammar, Context } from '../grammar.ts';
import type { PileWords } from '../named.ts';
import { cardNoun, isAnyLibraryCard, seatNoun } from '../nouns.ts';
import { amount } from './amounts.ts';
import { owned } from './nouns.ts';
import { makes, order, V } from './verbs.ts';
import { irregular } from './words.ts';

/** French clauses for cards moved between piles, and revealed. */

const PLACE: Readonly<Record<Place, (isYours: boolean) => string>> = {
  hand: (isYours) => `vers ${isYours ? 'votre main' : 'la main de son propriétaire'}`,
  library: (isYours) =>
    `vers ${isYours ? 'votre bibliothèque' : 'la bibliothèque de son propriétaire'} (mélangez ensuite)`,
  libraryBottom: (isYours) =>
    `vers le dessous de ${isYours ? 'votre bibliothèque' : 'la bibliothèque de son propriétaire'}`,
  crypt: (isYours) => `vers ${isYours ? 'votre crypte' : 'la crypte de son propriétaire'} (mélangez ensuite)`,
  cryptBottom: (isYours) =>
    `vers le dessous de ${isYours ? 'votre crypte' : 'la crypte de son propriétaire'}`,
  ashHeap: (isYours) => `vers ${isYours ? 'votre tas de cendres' : 'le tas de cendres de son propriétaire'}`,
  removed: () => 'de le jeu',
  uncontrolled: (isYours) =>
    `vers ${isYours ? 'votre région incontrôlée' : 'la région incontrôlée de son propriétaire'}`,
  ready: () => 'vers votre région disponible avec autant de vie que sa vie de départ',
};
/** A chosen card is the reader's own; any other may be somebody else's. */
const isYours = (who: CardNoun): boolean => typeof who === 'object';
const verbTo = (to: Place) => (to === 'removed' ? V.remove : V.move);
const REVEAL = irregular('révéler', 'révélez', 'révèle', 'révèlent');

export const pileEffects: PileWords = {
  move: (e, x) =>
    order(
      verbTo(e.to),
      `${cardNoun(e.who, x).text} ${PLACE[e.to](isYours(e.who))}${e.locked ? ', incliné' : ''}`,
    ),
  moveCards: (e, x) => {
    const count = `${e.upTo ? 'jusqu’à ' : ''}${amount(e.amount, 'card', x)}`;
    const what = isAnyLibraryCard(e.cards) ? `${count} de bibliothèque` : count;
    const which = e.cards === undefined || isAnyLibraryCard(e.cards) ? '' : ` (${x.say.aCard(e.cards, x)})`;
    const whose = seatNoun(e.of, x);
    const from = e.from === 'hand' ? owned(whose, 'main') : owned(whose, 'tas de cendres', 'le');
    return order(verbTo(e.to), `${what}${which} de ${from} ${PLACE[e.to](true)}`);
  },
  exchange: (e, x) => order(V.exchange, `une carte de votre main contre ${cardNoun(e.who, x).text}`),
  cycle: (e, x) =>
    makes(
      seatNoun(e.who, x),
      V.draw,
      `jusqu’à ${e.most} cartes sans défausser puis déplacer le même nombre de cartes de votre main vers le dessous de votre bibliothèque`,
    ),
  reorder: (e, x) =>
    order(
      V.look,
      `et réordonner les ${amount(e.amount, 'card', x).replace(/^(\d+)/, '$1 premières')} de votre bibliothèque`,
    ),
  burnPoolOrCards: (e, x) => {
    const instead =
      e.from === 'hand'
        ? 'défausser autant de cartes au hasard de sa main'
        : 'retirer de le jeu autant de cartes de bibliothèque au hasard de son tas de cendres';
    return makes(
      seatNoun(e.who, x),
      V.burn,
      `${amount(e.amount, 'pool', x)} ; au lieu de tout ou partie de ces points, il peut ${instead}`,
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
      `la première carte de ${owned(seatNoun(whose, x), deck === 'library' ? 'bibliothèque' : 'crypte')}`,
    ),
  ifRevealed: ({ card, clan }, x) =>
    clan === undefined ? `si c’est ${x.say.aCard(card ?? {}, x)}` : `si c’est ${aClan(clan, x)}`,
  revealedCard: { text: 'cette carte', feminine: true },
  lookAtHand: (whose, x) => order(V.look, owned(seatNoun(whose, x), 'main')),
  blockTaxLibrary: (who, much, x) => ({
    who: who.you ? null : who,
    verb: V.must,
    rest: `brûler ${much === 1 ? 'la première carte' : `les premières ${amount(much, 'card', x)}`} de leur bibliothèque pour tenter de bloquer`,
  }),
  copies: (count, x) =>
    `vous ne pouvez utiliser cette capacité que de ${count} cartes nommées « ${x.say.cardName(x.card.name)} » à chaque phase`,
};
const aClan = (clan: string, x: Context): string => x.say.cards({ clan }, 'a', x).text;
