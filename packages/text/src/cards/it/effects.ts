import type { CardType } from '@methuselah/engine/language';
import type { BringFields } from '../bringing.ts';
import { costWords, withDiscard } from '../fields.ts';
import type { Context, EffectOf, Noun } from '../grammar.ts';
import type { EffectWords } from '../named.ts';
import {
  cardNoun,
  countersOf,
  isAdditional,
  isAll,
  isFilling,
  isTopic,
  isWholeBleed,
  isWholeStealth,
  locksItself,
  searchedFor,
  seatNoun,
  unitOf,
  vampireNoun,
  whoNoun,
} from '../nouns.ts';
import { amount, bonus } from './amounts.ts';
import { brings } from './becoming.ts';
import { combatEffects } from './combat.ts';
import { counterEffects } from './counters.ts';
import { agreeing, cards, handOf } from './nouns.ts';
import { pileEffects } from './piles.ts';
import { restrictions } from './restrictions.ts';
import { onlyTo, preventedDamage } from './strikes.ts';
import { does, gets, order, receiver, V } from './verbs.ts';
import { clan, discipline, ofSect, TITLE, TYPE, traitName, verb } from './words.ts';

/** Italian clauses for effects and costs. */

const ownPool = (x: Context): string => `le ${x.agent.you ? 'tue' : 'proprie'} risorse`;
const early = ({ evenIfNotNeeded }: { readonly evenIfNotNeeded?: boolean }): string =>
  evenIfNotNeeded ? ' (anche se non serve ancora)' : '';
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

const START = ' (senza superare la vita iniziale di un alleato)';

/** The optional fields of effects that their clauses word. */
interface Said {
  modify: 'discipline' | 'side' | 'evenIfNotNeeded' | 'cards' | 'kind';
  cancel: 'unpaid';
  grant: 'amount' | 'uses' | 'must' | 'strike' | 'prevents' | 'only';
  restrict: 'cards' | 'if';
  putOn: 'yours' | 'notThisRound';
  toUncontrolled: 'keepsCards';
  bringFromHand: BringFields['bringFromHand'];
  gainBlood: 'toPool' | 'upToStart';
  burnCounters: 'yours';
  discard: 'type' | 'needs' | 'chosenBy' | 'atRandom';
  search: 'type' | 'card' | 'first' | 'asNormal' | 'revealed';
  move: 'locked';
  moveCards: 'upTo' | 'cards';
  attemptBlock: 'ofAnyAction';
  failBlock: 'notAgain';
  endAction: 'notAgain';
  cancelReferendum: 'toHand' | 'notAgain';
  damage: 'aggravated' | 'by' | 'ranged' | 'unpreventable';
}

export const effects: EffectWords<Said> = {
  ...combatEffects,
  ...counterEffects,
  ...pileEffects,
  modify: (e, x) => {
    if (e.stat === 'blockTax' || e.stat === 'blockTaxOrLife')
      return x.say.blockTax(whoNoun(e.who, 'all', x), e.amount, e.stat === 'blockTaxOrLife', x);
    if (e.stat === 'blockTaxLibrary') return x.say.blockTaxLibrary(whoNoun(e.who, 'all', x), e.amount, x);
    if (e.stat === 'cost' && e.cards !== undefined)
      return x.say.costChange(
        {
          cards: e.cards,
          kind: e.kind,
          amount: e.amount,
          who: e.who,
          targeted: false,
          isNext: e.once === true,
        },
        x,
      );
    if (e.stat === 'stealth' && isWholeStealth(e.amount))
      return order(V.reduce, `a 0 la furtività di ${whoNoun(e.who, 'each', x).text}`);
    if (e.stat === 'bleed' && isWholeBleed(e.amount)) return order(V.reduce, 'a 0 il valore del dissanguare');
    if (e.stat === 'bleed' && e.who === 'acting' && typeof e.amount === 'number' && e.amount < 0)
      return order(V.reduce, `di ${-e.amount} il valore del dissanguare`);
    const who = whoNoun(e.who, 'each', x);
    const side =
      e.side === undefined ? '' : e.side === 'for' ? ' a favore del referendum' : ' contro il referendum';
    const more = bonus(e.stat, e.amount, x, e.discipline);
    return gets(who, `${isAdditional(e, x) ? x.say.additional(more) : more}${side}`, early(e));
  },
  grant: (e, x) => {
    const who = cardNoun(e.who, x);
    if (e.grant === 'prevent') return does(who, V.can, `prevenire ${grantedDamage(e, x)}`);
    return gets(who, granted(e, x));
  },
  restrict: (e, x) =>
    restrictions[e.what](whoNoun(e.who, 'all', x), x, e.cards === undefined ? {} : { cards: e.cards }),
  gainBlood: (e, x) => {
    const who = whoNoun(e.who, 'each', x);
    const unit = unitOf(e.who, x);
    const much = amount(e.amount, unit, x) + (e.upToStart ? START : '');
    const pool =
      e.toPool === undefined
        ? ''
        : `; puoi spostarne fino a ${typeof e.toPool === 'number' ? e.toPool : amount(e.toPool, 'blood', x)} in le tue risorse invece che su ${who.text}`;
    const added = isTopic(who, x)
      ? { verb: V.addToIt, rest: `${much}${pool}` }
      : { verb: V.add, rest: `${much} a ${who.text}${pool}` };
    if (isFilling(e.amount)) return { who, verb: V.gain, rest: much };
    const isChosen = typeof e.who === 'object';
    if (unit === 'counter' || isChosen) return order(added.verb, added.rest);
    return { who, verb: V.gain, rest: `${much}${pool}`, given: added };
  },
  burnBlood: (e, x) => {
    const who = whoNoun(e.who, 'each', x);
    const unit = unitOf(e.who, x);
    const much = amount(e.amount, unit, x);
    const taken = { verb: V.burn, rest: isAll(e) ? much : `${much} da ${who.text}` };
    return unit === 'counter'
      ? order(taken.verb, taken.rest)
      : { who, verb: V.burn, rest: much, given: taken };
  },
  moveBlood: (e, x) => {
    const from = cardNoun(e.from, x);
    const to = e.to === 'pool' ? `in ${ownPool(x)}` : `su ${cardNoun(e.to, x).text}`;
    if (typeof e.amount === 'object' && 'counters' in e.amount)
      return order(V.move, `${amount(e.amount, 'counter', x)} ${to}`);
    const much = amount(e.amount, unitOf(e.from, x), x);
    // Who has less gives what there is.
    const all = e.amount === 'x' && x.range !== null ? ' (o tutti, se ne ha meno)' : '';
    return { ...order(V.move, `${much} da ${receiver(from)}${all} ${to}`), much };
  },
  poolToCard: (e, x) => {
    const much = amount(e.amount, unitOf(e.to, x), x);
    const rest = `${much} da ${ownPool(x)} su ${cardNoun(e.to, x).text}`;
    return { ...does(seatNoun(e.who, x), V.move, rest), much };
  },
  gainPool: (e, x) => does(seatNoun(e.who, x), V.gain, amount(e.amount, 'pool', x)),
  burnPool: (e, x) => does(seatNoun(e.who, x), V.burn, amount(e.amount, 'pool', x)),
  movePool: (e, x) => {
    const from = seatNoun(e.from, x);
    const source = from.you ? 'te' : from.text;
    if (e.amount !== 'points')
      return order(V.move, `${amount(e.amount, 'pool', x)} da ${source} ${toSeat(seatNoun(e.to, x))}`);
    const gained = 'ogni altro Matusalemme guadagna quanto gli è stato assegnato';
    return does(from, V.lose, `quei punti risorsa e ${gained}`);
  },
  burnMix: (e, x) => {
    const who = seatNoun(e.who, x);
    const blood = `1 punto sangue da un vampiro che ${who.you ? 'controlli' : 'controlla'}`;
    if (typeof e.amount === 'number' && e.amount > 1) {
      const instead = `al posto di ciascuno ${who.you ? 'puoi' : 'può'} bruciare ${blood}`;
      return does(who, V.burn, `${amount(e.amount, 'pool', x)} (${instead})`);
    }
    if (typeof e.amount === 'object' && 'counters' in e.amount) {
      const each = `per ogni segnalino su ${cardNoun(e.amount.counters, x).text}`;
      const subject = who.you ? null : { ...who, text: `${each}, ${who.text}` };
      return { who: subject, verb: V.burn, rest: `1 punto risorsa o brucia ${blood}` };
    }
    return does(who, V.burn, `${amount(e.amount, 'pool', x)} o ${blood}`);
  },
  lock: (e, x) => order(V.lock, whoNoun(e.who, 'each', x).text),
  unlock: (e, x) => {
    const { text } = whoNoun(e.who, 'each', x);
    return { ...order(V.unlock, text), reflexive: { object: text, verb: V.unlockSelf } };
  },
  burn: (e, x) => order(V.burn, whoNoun(e.who, 'each', x).text),
  remove: (e, x) => order(V.remove, `da la partita ${whoNoun(e.who, 'each', x).text}`),
  toTorpor: (e, x) => order(V.put, `in torpore ${vampireNoun(e.who, x).text}`),
  toReady: (e, x) => order(V.move, `${cardNoun(e.who, x).text} in la zona attiva di il suo controllore`),
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
  putOn: (e, x) => {
    const put = x.say.put(cardNoun(e.who, x), countersOf(x), x);
    const aside = `${e.notThisRound ? x.say.notThisRound : ''}${e.yours ? x.say.stillYours : ''}`;
    return { ...put, rest: `${put.rest}${aside}` };
  },
  toUncontrolled: (e, x) =>
    order(
      V.move,
      e.keepsCards
        ? `${cardNoun(e.who, x).text} in la zona non controllata di il suo controllore; tutte le carte e i segnalini su di lui restano con lui ma sono fuori gioco finché rimane non controllato`
        : `${cardNoun(e.who, x).text} in la zona non controllata di il suo proprietario`,
    ),
  moveOnto: (e, x) => order(V.move, `${cardNoun(e.who, x).text} su ${cardNoun(e.to, x).text}`),
  bringFromHand: brings,
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
    const who = seatNoun(e.who, x);
    const random = e.atRandom ? ' a caso' : '';
    if (e.chosenBy === undefined)
      return does(who, V.discard, `${what}${random}${who.you ? ' (poi pesca)' : ''}`);
    const next = { and: 'e', verb: V.discardFromIt, rest: `${what} a tua scelta` };
    return { ...order(V.look, handOf(e.who, x)), next };
  },
  search: (e, x) => {
    const normal = e.asNormal ? 'requisiti e costo si applicano normalmente; ' : '';
    const note = `(${normal}poi mescola)`;
    const then = {
      hand: { verb: V.addIt, rest: `a la tua mano${e.revealed ? ' rivelandola' : ''} ${note}` },
      self: { verb: V.equipWithIt, rest: `${cardNoun('self', x).text} ${note}` },
      ready: { verb: V.putIt, rest: `in gioco ${note}` },
    }[e.to];
    const what = x.say.aCard(searchedFor(e), x);
    const found = order(
      V.search,
      `${e.first ? `${what.replace(/^una /, 'la prima ')} dall’alto` : what} in la tua libreria`,
    );
    return { ...found, next: { and: 'e', ...then } };
  },
  act: (e, x) => does(cardNoun(e.who, x), e.action === 'bleed' ? V.bleed : V.hunt, 'subito'),
  cancel: (e, x) =>
    order(
      V.cancel,
      `${x.cancelsItself ? 'questa' : 'quella'} carta mentre viene giocata${e.unpaid ? ', e il suo costo non viene pagato' : ''}`,
    ),
  redirect: (e, x) =>
    order(
      V.change,
      `il bersaglio del dissanguamento in ${toNoun(seatNoun(e.to, x))}; il nuovo bersaglio può tentare di bloccare`,
    ),
  attemptBlock: (e, x) => {
    const { blockWith: more } = x;
    const bonusWords = more === null ? '' : `con ${bonus(more.stat, more.amount, x)}${early(more)}`;
    return does(
      cardNoun(e.who, x),
      V.attempt,
      `${bonusWords}${e.ofAnyAction ? ', ignorando chi può normalmente bloccare l’azione' : ''}`,
    );
  },
  failBlock: (e, x) => {
    const blocker = cardNoun('blocker', x);
    const whose = e.notAgain === 'controller' ? x.say.controllerOf(blocker, x) : blocker;
    const again =
      e.notAgain === undefined ? '' : `e ${whose.text} non può tentare di nuovo di bloccare questa azione`;
    return {
      ...does({ text: 'quel tentativo di blocco' }, V.fail, again),
      given: { verb: V.make, rest: `fallire quel tentativo di blocco ${again}`.trim() },
    };
  },
  endAction: (e) =>
    e.notAgain
      ? {
          who: { text: 'l’azione', feminine: true },
          verb: V.end,
          rest: 'senza successo e questo servitore non può ripeterla in questo turno',
          given: { verb: V.end, rest: 'l’azione' },
        }
      : order(V.end, 'l’azione'),
  enterCombat: (e, x) => {
    if (e.first === 'self') return order(V.enter, `in combattimento con ${cardNoun(e.second, x).text}`);
    const acting = '(considerato il servitore agente durante quel combattimento)';
    return order(V.enter, `in combattimento con ${cardNoun(e.first, x).text} ${acting}`);
  },
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
  cancelReferendum: (e) =>
    order(
      V.cancel,
      `il referendum${e.toHand ? ' (la carta azione politica che lo ha indetto torna in la mano di il suo proprietario)' : ''}${e.notAgain ? '; i servitori di il Matusalemme agente non possono indirlo di nuovo in questo turno' : ''}`,
    ),
  passReferendum: () =>
    does(
      { text: 'quel referendum' },
      verb('avere successo', 'hai successo', 'ha successo', 'hanno successo'),
      'automaticamente (salta la fase di voto)',
    ),
  failReferendum: () => does({ text: 'il referendum' }, V.fail, ''),
  cancelVotes: (e, x) => {
    const who = cardNoun(e.who, x);
    const given = { verb: V.cancel, rest: `i voti e le preferenze di ${who.text}` };
    return { who, verb: V.abstain, rest: '(ciò cancella i suoi voti e le sue preferenze)', given };
  },
  forceVotes: (e, x) =>
    order(
      V.move,
      `i voti e le preferenze di ${cardNoun(e.who, x).text} dalla parte ${e.side === 'for' ? 'a favore del referendum' : 'contro il referendum'}`,
    ),
  diablerise: (e, x) => order(V.diablerise, cardNoun(e.who, x).text),
};

const toNoun = (seat: Noun): string => (seat.you ? 'te' : seat.text);

const grantedDamage = (
  { amount: prevent = 1, prevents: preventFrom = {} }: EffectOf<'grant'>,
  x: Context,
): string => preventedDamage({ prevent, preventFrom }, x);

function granted(e: EffectOf<'grant'>, x: Context): string {
  const only = e.only === undefined ? '' : ` (${onlyTo[e.only]})`;
  const uses = e.uses ?? 1;
  switch (e.grant) {
    case 'maneuver': {
      const optional = e.must ? '' : uses === 1 ? ' opzionale' : ' opzionali';
      return `${uses} ${uses === 1 ? 'manovra' : 'manovre'}${optional}${only}`;
    }
    case 'press': {
      const optional = x.isPressing ? '' : uses === 1 ? ' opzionale' : ' opzionali';
      return `${uses} ${uses === 1 ? 'inseguimento' : 'inseguimenti'}${optional}${only}`;
    }
    case 'maneuverOrPress':
      return `${uses} ${uses === 1 ? 'manovra o inseguimento opzionale' : 'manovre o inseguimenti opzionali'}`;
    case 'prevent':
      return grantedDamage(e, x);
    case 'strike':
      return e.strike === undefined
        ? 'un attacco'
        : `l’${x.say.strike(e.strike, x).replace(/^([^:]*): (.*)$/, '$1 ($2)')}`;
  }
}

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const cost = costWords({
  transfers: (n) => order(V.use, counted(n, 'trasferimento', 'trasferimenti')),
  library: (n) =>
    order(V.burn, n === 1 ? 'la prima carta della tua libreria' : `le prime ${n} carte della tua libreria`),
  masterActions: (n) => order(V.use, counted(n, 'azione di fase dominus', 'azioni di fase dominus')),
  discardActions: (n) =>
    order(V.use, counted(n, 'azione della fase di scarto', 'azioni della fase di scarto')),
  lock(who, x) {
    const { text } = cardNoun(who, x);
    return { ...order(V.lock, text), reflexive: { object: text, verb: V.lockSelf } };
  },
  pool: (n, x) => order(V.burn, amount(n, 'pool', x)),
  blood: (n, x) => order(V.burn, amount(n, unitOf('self', x), x)),
  bloodOrLife: (n, x) => order(V.burn, amount(n, 'bloodOrLife', x)),
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
  discardAtRandom: (n, x) => order(V.discard, `${amount(n, 'card', x)} a caso`),
  removeFromAsh: (n, x) => order(V.remove, `da il gioco ${amount(n, 'card', x)} di la tua pila degli scarti`),
  edge: (is) => (is ? order(V.burn, 'il Vantaggio') : null),
  burnThis(is, x) {
    const locked = locksItself(x.card) ? ' (anche se è impegnata)' : '';
    return is ? order(V.burn, `${cardNoun('this', x).text}${locked}`) : null;
  },
});
