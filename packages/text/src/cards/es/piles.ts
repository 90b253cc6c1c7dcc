import type { CardNoun, Place } from '@methuselah/engine/language';
import type { CardGrammar, Context } from '../grammar.ts';
import type { PileWords } from '../named.ts';
import { cardNoun, isAnyLibraryCard, seatNoun } from '../nouns.ts';
import { amount } from './amounts.ts';
import { object, ofWhom } from './nouns.ts';
import { does, order, V, verb } from './verbs.ts';

/** Spanish clauses for cards moved between piles, and revealed. */

const PLACE: Readonly<Record<Place, (isYours: boolean) => string>> = {
  hand: (isYours) => `a ${isYours ? 'tu mano' : 'la mano de su propietario'}`,
  library: (isYours) => `a ${isYours ? 'tu biblioteca' : 'la biblioteca de su propietario'} (baraja después)`,
  libraryBottom: (isYours) =>
    `a el fondo de ${isYours ? 'tu biblioteca' : 'la biblioteca de su propietario'}`,
  crypt: (isYours) => `a ${isYours ? 'tu cripta' : 'la cripta de su propietario'} (baraja después)`,
  cryptBottom: (isYours) => `a el fondo de ${isYours ? 'tu cripta' : 'la cripta de su propietario'}`,
  ashHeap: (isYours) => `a ${isYours ? 'tu montón de ceniza' : 'el montón de ceniza de su propietario'}`,
  removed: () => 'de el juego',
  uncontrolled: (isYours) =>
    `a ${isYours ? 'tu zona incontrolada' : 'la zona incontrolada de su propietario'}`,
  ready: () => 'a tu zona preparada con tanta vida como su vida inicial',
};
/** A chosen card is the reader's own; any other may be somebody else's. */
const isYours = (who: CardNoun): boolean => typeof who === 'object';
const verbTo = (to: Place) => (to === 'removed' ? V.remove : V.move);
const REVEAL = verb('revelar');

export const pileEffects: PileWords = {
  move: (e, x) =>
    order(
      verbTo(e.to),
      `${object(cardNoun(e.who, x))} ${PLACE[e.to](isYours(e.who))}${e.locked ? ', girado' : ''}`,
    ),
  moveCards: (e, x) => {
    const count = `${e.upTo ? 'hasta ' : ''}${amount(e.amount, 'card', x)}`;
    const what = isAnyLibraryCard(e.cards) ? `${count} de biblioteca` : count;
    const which = e.cards === undefined || isAnyLibraryCard(e.cards) ? '' : ` (${x.say.aCard(e.cards, x)})`;
    const whose = seatNoun(e.of, x);
    const from = e.from === 'hand' ? ofWhom('mano', 'la', whose) : ofWhom('montón de ceniza', 'el', whose);
    return order(verbTo(e.to), `${what}${which} de ${from} ${PLACE[e.to](true)}`);
  },
  exchange: (e, x) => order(V.exchange, `una carta de tu mano por ${cardNoun(e.who, x).text}`),
  cycle: (e, x) =>
    does(
      seatNoun(e.who, x),
      V.draw,
      `hasta ${e.most} cartas sin descartarte y luego mover la misma cantidad de cartas de tu mano a el fondo de tu biblioteca`,
    ),
  reorder: (e, x) =>
    order(
      V.look,
      `y reordenar las ${amount(e.amount, 'card', x).replace(/^(\d+)/, '$1 primeras')} de tu biblioteca`,
    ),
  burnPoolOrCards: (e, x) => {
    const instead =
      e.from === 'hand'
        ? 'descartar a el azar la misma cantidad de cartas de su mano'
        : 'retirar de el juego a el azar la misma cantidad de cartas de biblioteca de su montón de ceniza';
    return does(
      seatNoun(e.who, x),
      V.burn,
      `${amount(e.amount, 'pool', x)}; en vez de toda o parte de esa reserva sanguínea, puede ${instead}`,
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
      `la primera carta de ${ofWhom(deck === 'library' ? 'biblioteca' : 'cripta', 'la', seatNoun(whose, x))}`,
    ),
  ifRevealed: ({ card, clan }, x) =>
    clan === undefined ? `si es ${x.say.aCard(card ?? {}, x)}` : `si es ${aClan(clan, x)}`,
  revealedCard: { text: 'esa carta', feminine: true },
  lookAtHand: (whose, x) => order(V.look, ofWhom('mano', 'la', seatNoun(whose, x))),
  blockTaxLibrary: (who, much, x) =>
    does(
      who,
      V.must,
      `quemar ${much === 1 ? 'la primera carta' : `las primeras ${amount(much, 'card', x)}`} de su biblioteca para intentar bloquear`,
    ),
  copies: (count, x) =>
    `en cada fase solo puedes usar esta capacidad de ${count} cartas llamadas «${x.say.cardName(x.card.name)}»`,
};
const aClan = (clan: string, x: Context): string => x.say.cards({ clan }, 'a', x).text;
