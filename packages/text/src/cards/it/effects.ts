import type { CardType } from '@methuselah/engine/language';
import { costWords, withDiscard } from '../fields.ts';
import type { Context, EffectOf, Noun } from '../grammar.ts';
import type { EffectWords } from '../named.ts';
import { cardNoun, pickNoun, seatNoun, unitOf, whoNoun } from '../nouns.ts';
import { amount, bonus } from './amounts.ts';
import { agreeing, cards, handOf } from './nouns.ts';
import { restrictions } from './restrictions.ts';
import { does, gets, order, V } from './verbs.ts';
import { clan, discipline, ofSect, TITLE, TYPE, traitName } from './words.ts';

/** Italian clauses for effects and costs. */

const ownPool = (x: Context): string => `le ${x.agent.you ? 'tue' : 'proprie'} risorse`;
/** "a te", "a la tua preda". */
const toSeat = (seat: Noun): string => `a ${seat.you ? 'te' : seat.text}`;

/** "una carta dominus che richiede Dominazione [dom]". */
function cardsOf(
  count: Parameters<typeof amount>[0],
  type: CardType | undefined,
  needs: string | undefined,
  x: Context,
): string {
  const what = amount(count, 'card', x).replace(
    /carta|carte/,
    (word) => `${word}${type === undefined ? '' : ` ${TYPE[type]}`}`,
  );
  if (needs === undefined) return what;
  return `${what} che ${count === 1 ? 'richiede' : 'richiedono'} ${discipline(needs)}`;
}

/** The optional fields of effects that their clauses word. */
interface Said {
  modify: 'discipline' | 'side' | 'evenIfNotNeeded';
  grant: 'amount' | 'uses' | 'must' | 'strike';
  gainBlood: 'toPool';
  discard: 'type' | 'needs' | 'chosenBy';
  search: 'asNormal';
  endAction: 'notAgain';
  damage: 'aggravated' | 'by' | 'ranged' | 'unpreventable';
}

export const effects: EffectWords<Said> = {
  modify: (e, x) => {
    if (e.stat === 'bleed' && e.who === 'acting' && typeof e.amount === 'number' && e.amount < 0)
      return order(V.reduce, `di ${-e.amount} il valore del dissanguare`);
    const who = whoNoun(e.who, 'each', x);
    const side =
      e.side === undefined ? '' : e.side === 'for' ? ' a favore del referendum' : ' contro il referendum';
    const early = e.evenIfNotNeeded ? ' (anche se non serve ancora)' : '';
    return gets(who, `${bonus(e.stat, e.amount, x, e.discipline)}${side}${early}`);
  },
  grant: (e, x) => {
    const who = cardNoun(e.who, x);
    if (e.grant === 'prevent') return does(who, V.can, `prevenire ${amount(e.amount ?? 1, 'damage', x)}`);
    return gets(who, granted(e, x));
  },
  restrict: (e, x) => restrictions[e.what](whoNoun(e.who, 'all', x), x),
  gainBlood: (e, x) => {
    const who = whoNoun(e.who, 'each', x);
    const unit = unitOf(e.who, x);
    const much = amount(e.amount, unit, x);
    const pool =
      e.toPool === undefined
        ? ''
        : `, di cui puoi invece spostare fino a ${amount(e.toPool, 'blood', x)} a le tue risorse`;
    const added = { verb: V.add, rest: `${much} a ${who.text}${pool}` };
    const isChosen = typeof e.who === 'object';
    if (unit === 'counter' || isChosen) return order(added.verb, added.rest);
    return { who, verb: V.gain, rest: `${much}${pool}`, given: added };
  },
  burnBlood: (e, x) => {
    const who = whoNoun(e.who, 'each', x);
    const unit = unitOf(e.who, x);
    const much = amount(e.amount, unit, x);
    const taken = { verb: V.burn, rest: `${much} da ${who.text}` };
    return unit === 'counter'
      ? order(taken.verb, taken.rest)
      : { who, verb: V.burn, rest: much, given: taken };
  },
  moveBlood: (e, x) => {
    const from = cardNoun(e.from, x);
    const to = e.to === 'pool' ? ownPool(x) : cardNoun(e.to, x).text;
    if (typeof e.amount === 'object' && 'counters' in e.amount)
      return order(V.move, `${amount(e.amount, 'counter', x)} a ${to}`);
    return order(V.move, `${amount(e.amount, unitOf(e.from, x), x)} da ${from.text} a ${to}`);
  },
  poolToCard: (e, x) =>
    does(
      seatNoun(e.who, x),
      V.move,
      `${amount(e.amount, unitOf(e.to, x), x)} da ${ownPool(x)} a ${cardNoun(e.to, x).text}`,
    ),
  gainPool: (e, x) => does(seatNoun(e.who, x), V.gain, amount(e.amount, 'pool', x)),
  burnPool: (e, x) => does(seatNoun(e.who, x), V.burn, amount(e.amount, 'pool', x)),
  movePool: (e, x) => {
    const from = seatNoun(e.from, x);
    const source = from.you ? 'te' : from.text;
    return e.amount === 'points'
      ? does(seatNoun(e.to, x), V.gain, `da ${source} i punti risorsa che gli spettano`)
      : order(V.move, `${amount(e.amount, 'pool', x)} da ${source} ${toSeat(seatNoun(e.to, x))}`);
  },
  burnMix: (e, x) => {
    const who = seatNoun(e.who, x);
    const each =
      typeof e.amount === 'object' && 'counters' in e.amount
        ? `, per ogni segnalino su ${cardNoun(e.amount.counters, x).text}, `
        : '';
    const much = each === '' ? amount(e.amount, 'pool', x) : '1 punto risorsa';
    const controls = who.you ? 'controlli' : 'controlla';
    if (typeof e.amount === 'number' && e.amount > 1)
      return does(
        who,
        V.burn,
        `${much} (al posto di ciascuno ${who.you ? 'puoi' : 'può'} bruciare 1 punto sangue da un vampiro che ${controls})`,
      );
    return does(who, V.burn, `${each}${much} o 1 punto sangue da un vampiro che ${controls}`);
  },
  lock: (e, x) => order(V.lock, whoNoun(e.who, 'each', x).text),
  unlock: (e, x) => order(V.unlock, whoNoun(e.who, 'each', x).text),
  burn: (e, x) => order(V.burn, whoNoun(e.who, 'each', x).text),
  remove: (e, x) => order(V.remove, `da la partita ${whoNoun(e.who, 'each', x).text}`),
  toTorpor: (e, x) => order(V.put, `in torpore ${cardNoun(e.who, x).text}`),
  toReady: (e, x) => order(V.move, `in la zona attiva ${cardNoun(e.who, x).text}`),
  control: (e, x) => {
    const to = seatNoun(e.to, x);
    return to.you
      ? order(V.takeControl, `il controllo di ${cardNoun(e.who, x).text}`)
      : order(V.give, `${toSeat(to)} il controllo di ${cardNoun(e.who, x).text}`);
  },
  bind: (e, x) => order(V.put, `${whoNoun(e.to, 'a', x).text} a il posto ${e.slot + 1} di questa carta`),
  title: (e, x) => does(cardNoun(e.who, x), V.become, TITLE[e.title][0]),
  loseTitle: (e, x) => does(cardNoun(e.who, x), V.lose, 'ogni titolo'),
  sect: (e, x) => {
    const who = whoNoun(e.who, 'each', x);
    const of = ofSect(e.sect, who.plural);
    return does(who, V.become, of.startsWith('del') ? `${who.plural ? 'membri' : 'membro'} ${of}` : of);
  },
  clan: (e, x) => does(whoNoun(e.who, 'each', x), V.become, clan(e.clan)),
  trait: (e, x) => does(whoNoun(e.who, 'each', x), V.get, `il tratto ${traitName(e.trait)}`),
  toUncontrolled: (e, x) => order(V.move, `in la zona non controllata ${cardNoun(e.who, x).text}`),
  steal: (e, x) => order(V.steal, cardNoun(e.who, x).text),
  takeEdge: (e, x) => does(seatNoun(e.who, x), V.get, 'il Vantaggio'),
  burnEdge: () => order(V.burn, 'il Vantaggio'),
  draw: (e, x) => does(seatNoun(e.who, x), V.draw, amount(e.amount, 'card', x)),
  drawCrypt: (e, x) => {
    const who = seatNoun(e.who, x);
    return does(
      who,
      V.draw,
      `${amount(e.amount, 'cryptCard', x)} da la ${who.you ? 'tua' : 'propria'} cripta`,
    );
  },
  discard: (e, x) => {
    const what = cardsOf(e.amount, e.type, e.needs, x);
    if (e.chosenBy === undefined) return does(seatNoun(e.who, x), V.discard, what);
    return order(V.look, `${handOf(e.who, x)}, scartandone ${what} a tua scelta`);
  },
  search: (e, x) => {
    const then = {
      hand: 'da aggiungere a la tua mano',
      self: `con cui equipaggiare ${cardNoun('self', x).text}`,
      ready: 'da mettere in gioco',
    }[e.to];
    const normal = e.asNormal ? 'i suoi requisiti e il suo costo si applicano; ' : '';
    return order(V.search, `in la tua libreria una carta ${TYPE[e.type]} ${then} (${normal}poi mescola)`);
  },
  ashToHand: (e, x) => order(V.move, `in la tua mano ${pickNoun(e.card, x).text}`),
  act: (e, x) => does(cardNoun(e.who, x), e.action === 'bleed' ? V.bleed : V.hunt, 'subito'),
  cancel: () => order(V.cancel, 'quella carta mentre viene giocata'),
  redirect: (e, x) =>
    order(
      V.change,
      `il bersaglio del dissanguamento in ${toNoun(seatNoun(e.to, x))}; il nuovo bersaglio può tentare di bloccare`,
    ),
  attemptBlock: (e, x) => does(cardNoun(e.who, x), V.attempt, ''),
  endAction: (e) => ({
    who: { text: 'l’azione', feminine: true },
    verb: V.end,
    rest: e.notAgain ? 'senza successo e questo servitore non può ripeterla in questo turno' : '',
    given: { verb: V.end, rest: 'l’azione' },
  }),
  enterCombat: (e, x) =>
    e.first === 'self'
      ? order(V.enter, `in combattimento con ${cardNoun(e.second, x).text}`)
      : order(
          V.enter,
          `in combattimento con ${cardNoun(e.first, x).text}, che è il servitore agente di quel combattimento`,
        ),
  damage: (e, x) => {
    const plural = e.amount !== 1;
    const kinds = [
      e.by === 'self' ? '' : plural ? 'ambientali' : 'ambientale',
      e.aggravated ? agreeing('aggravato', { plural }) : '',
      e.ranged ? 'a distanza' : '',
      e.unpreventable ? (plural ? 'non prevenibili' : 'non prevenibile') : '',
    ].filter((word) => word !== '');
    const rest = amount(e.amount, 'damage', x).replace(/dann[io]/, (word) => [word, ...kinds].join(' '));
    const to = cardNoun(e.to, x);
    return e.by === 'this'
      ? does(cardNoun('this', x), V.inflict, `${rest} a ${to.text}`)
      : { who: to, verb: V.take, rest, given: { verb: V.inflict, rest: `${rest} a ${to.text}` } };
  },
  endCombat: () => ({
    who: { text: 'il combattimento' },
    verb: V.end,
    rest: '',
    given: { verb: V.end, rest: 'il combattimento' },
  }),
  exchangeRoles: () => order(V.exchange, 'i ruoli dei combattenti'),
  nextRoundAt: (e) => {
    const range = e.range === 'close' ? 'distanza ravvicinata' : 'lunga distanza';
    const rest = `a ${range} (la distanza non viene determinata)`;
    const who = { text: 'il prossimo round, se c’è,' };
    return { who, verb: V.takePlace, rest, given: { verb: V.fix, rest: `${who.text} ${rest}` } };
  },
  additionalStrikes: (e, x) => gets(cardNoun('self', x), amount(e.amount, 'strike', x)),
  cancelVotes: (e, x) =>
    order(V.cancel, `i voti e le preferenze di ${cardNoun(e.who, x).text} (che si astiene)`),
  forceVotes: (e, x) =>
    order(
      V.move,
      `i voti e le preferenze di ${cardNoun(e.who, x).text} dalla parte ${e.side === 'for' ? 'a favore del referendum' : 'contro il referendum'}`,
    ),
  diablerise: (e, x) => order(V.diablerise, cardNoun(e.who, x).text),
};

const toNoun = (seat: Noun): string => (seat.you ? 'te' : seat.text);

function granted(e: EffectOf<'grant'>, x: Context): string {
  const uses = e.uses ?? 1;
  switch (e.grant) {
    case 'maneuver': {
      const optional = e.must ? '' : uses === 1 ? ' opzionale' : ' opzionali';
      return `${uses} ${uses === 1 ? 'manovra' : 'manovre'}${optional}`;
    }
    case 'press':
      return uses === 1 ? '1 inseguimento opzionale' : `${uses} inseguimenti opzionali`;
    case 'prevent':
      return amount(e.amount ?? 1, 'damage', x);
    case 'strike':
      return e.strike === undefined
        ? 'un attacco'
        : `l’${x.say.strike(e.strike, x).replace(/^([^:]*): (.*)$/, '$1 ($2)')}`;
  }
}

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const cost = costWords({
  transfers: (n) => order(V.spend, counted(n, 'trasferimento', 'trasferimenti')),
  masterActions: (n) => order(V.spend, counted(n, 'azione di fase dominus', 'azioni di fase dominus')),
  discardActions: (n) =>
    order(V.spend, counted(n, 'azione della fase di scarto', 'azioni della fase di scarto')),
  lock: (who, x) => order(V.lock, cardNoun(who, x).text),
  pool: (n, x) => order(V.burn, amount(n, 'pool', x)),
  blood: (n, x) => order(V.burn, amount(n, unitOf('self', x), x)),
  poolOrBlood({ amount: n, of }, x) {
    const [pool, blood] = [amount(n, 'pool', x), amount(n, 'blood', x)];
    return order(V.burn, `${pool} o ${blood} da ${cards(of, 'a', x).text}`);
  },
  counters(n, x) {
    const unit = unitOf('this', x);
    const from = unit === 'life' ? '' : ` da ${cardNoun('this', x).text}`;
    return order(V.burn, `${amount(n, unit, x)}${from}`);
  },
  discard: (n, x, { discardType, discardNeeds }) =>
    order(V.discard, cardsOf(n, discardType, discardNeeds, x)),
  discardType: withDiscard,
  discardNeeds: withDiscard,
  edge: (is) => (is ? order(V.burn, 'il Vantaggio') : null),
  burnThis: (is, x) => (is ? order(V.burn, cardNoun('this', x).text) : null),
});
