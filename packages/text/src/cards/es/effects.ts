import type { CardType } from '@methuselah/engine/language';
import type { BringFields } from '../bringing.ts';
import { costWords, withDiscard } from '../fields.ts';
import type { Clause, Context, EffectOf, Noun } from '../grammar.ts';
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
import { after, cards, object, ofWhom } from './nouns.ts';
import { pileEffects } from './piles.ts';
import { restrictions } from './restrictions.ts';
import { onlyTo, preventedDamage } from './strikes.ts';
import { does, gets, order, V } from './verbs.ts';
import { clanOf, discipline, SECT, TYPE, titleOf, traitOf, typesOf } from './words.ts';

/** Spanish clauses for effects and costs. */

const poolOf = (seat: Noun): string => (seat.you ? 'tu reserva sanguínea' : 'su reserva sanguínea');

/** "una carta de combate que requiera Dominación [dom]". */
function someCards(count: number | string, type: CardType | undefined, needs: string | undefined): string {
  const isOne = count === 1;
  const what = type === undefined ? (isOne ? 'carta' : 'cartas') : isOne ? TYPE[type] : typesOf(type);
  const which = needs === undefined ? '' : ` que requiera${isOne ? '' : 'n'} ${discipline(needs)}`;
  return `${isOne ? 'una' : count} ${what}${which}`;
}

const early = ({ evenIfNotNeeded }: { readonly evenIfNotNeeded?: boolean }): string =>
  evenIfNotNeeded ? ' (aunque aún no se necesite)' : '';

const START = ' (sin superar la vida inicial de un aliado)';

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
      return order(V.reduce, `el sigilo de ${whoNoun(e.who, 'each', x).text} a 0`);
    if (e.stat === 'bleed' && isWholeBleed(e.amount)) return order(V.reduce, 'la cantidad sangrada a 0');
    if (e.stat === 'bleed' && e.who === 'acting' && typeof e.amount === 'number' && e.amount < 0)
      return order(V.reduce, `la cantidad sangrada en ${-e.amount}`);
    const side =
      e.side === undefined ? '' : e.side === 'for' ? ' a favor del referéndum' : ' contra el referéndum';
    const more = bonus(e.stat, e.amount, x, e.discipline);
    const given = isAdditional(e, x) ? x.say.additional(more) : more;
    return gets(whoNoun(e.who, 'each', x), `${given}${side}`, early(e));
  },
  grant: (e, x) => {
    const who = cardNoun(e.who, x);
    if (e.grant === 'prevent') return does(who, V.may, `prevenir ${grantedDamage(e, x)}`);
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
        : `; puedes mover hasta ${amount(e.toPool, 'blood', x).replace('de ', 'de esa ')} a tu reserva sanguínea en vez de a ${who.text}`;
    const added = isTopic(who, x)
      ? { verb: V.addToIt, rest: `${much}${pool}` }
      : { verb: V.add, rest: `${much} a ${who.text}${pool}` };
    if (isFilling(e.amount)) return { who, verb: V.gain, rest: much };
    if (unit === 'counter' || typeof e.who === 'object') return order(added.verb, added.rest);
    return { who, verb: V.gain, rest: `${much}${pool}`, given: added };
  },
  burnBlood: (e, x) => {
    const who = whoNoun(e.who, 'each', x);
    const unit = unitOf(e.who, x);
    const much = amount(e.amount, unit, x);
    const taken = { verb: V.burn, rest: isAll(e) ? much : `${much} de ${who.text}` };
    if (unit === 'counter') return order(taken.verb, taken.rest);
    return { who, verb: V.burn, rest: much, given: taken };
  },
  moveBlood: (e, x) => {
    const from = cardNoun(e.from, x);
    const to = e.to === 'pool' ? poolOf(x.agent) : cardNoun(e.to, x).text;
    if (typeof e.amount === 'object' && 'counters' in e.amount)
      return order(V.move, `${amount(e.amount, 'counter', x)} a ${to}`);
    const much = amount(e.amount, unitOf(e.from, x), x);
    // Who has less gives what there is.
    const all = e.amount === 'x' && x.range !== null ? ' (o toda, si tiene menos)' : '';
    // "que controles a esta carta" would be misread
    if (from.text.includes(' que ')) return order(V.move, `a ${to} ${much} de ${from.text}${all}`);
    return { ...order(V.move, `${much} de ${from.text}${all} a ${to}`), much };
  },
  poolToCard: (e, x) => {
    const much = amount(e.amount, unitOf(e.to, x), x);
    const rest = `${much} de ${poolOf(x.agent)} a ${cardNoun(e.to, x).text}`;
    return { ...does(seatNoun(e.who, x), V.move, rest), much };
  },
  gainPool: (e, x) => does(seatNoun(e.who, x), V.gain, amount(e.amount, 'pool', x)),
  burnPool: (e, x) => does(seatNoun(e.who, x), V.burn, amount(e.amount, 'pool', x)),
  movePool: (e, x) => {
    const [from, to] = [seatNoun(e.from, x), seatNoun(e.to, x)];
    if (e.amount === 'points') {
      const gained = 'cada uno de los demás Matusalenes gana la que se le haya asignado';
      return does(from, V.lose, `esa reserva sanguínea y ${gained}`);
    }
    const much = amount(e.amount, 'pool', x).replace(
      'reserva sanguínea',
      ofWhom('reserva sanguínea', 'la', from),
    );
    return order(V.move, `${much} a ${to.you ? 'la tuya' : `la de ${to.text}`}`);
  },
  burnMix: (e, x) => {
    const who = seatNoun(e.who, x);
    const controls = who.you ? 'que controles' : 'que controle';
    if (typeof e.amount === 'number' && e.amount > 1) {
      const instead = `en lugar de cada una, ${who.you ? 'puedes' : 'puede'} quemar 1 de sangre de un vampiro ${controls}`;
      return does(who, V.burn, `${amount(e.amount, 'pool', x)} (${instead})`);
    }
    const blood = `1 de sangre de un vampiro ${controls}`;
    if (typeof e.amount === 'object' && 'counters' in e.amount) {
      const each = `por cada ficha de ${cardNoun(e.amount.counters, x).text}`;
      const subject = who.you ? null : { ...who, text: `${each}, ${who.text}` };
      return { who: subject, verb: V.burn, rest: `1 de reserva sanguínea o quema ${blood}` };
    }
    return does(who, V.burn, `${amount(e.amount, 'pool', x)} o ${blood}`);
  },
  lock: (e, x) => order(V.lock, object(whoNoun(e.who, 'each', x))),
  unlock: (e, x) => {
    const who = whoNoun(e.who, 'each', x);
    return { ...order(V.unlock, object(who)), reflexive: { object: who.text, verb: V.unlockSelf } };
  },
  burn: (e, x) => order(V.burn, object(whoNoun(e.who, 'each', x))),
  remove: (e, x) => order(V.remove, `de la partida ${object(whoNoun(e.who, 'each', x))}`),
  toTorpor: (e, x) => order(V.send, `${object(vampireNoun(e.who, x))} al letargo`),
  toReady: (e, x) => order(V.move, `${object(cardNoun(e.who, x))} a la zona preparada de su controlador`),
  control: (e, x) => {
    const to = seatNoun(e.to, x);
    const what = `el control de ${cardNoun(e.who, x).text}`;
    return to.you ? order(V.takeOver, what) : order(V.give, `a ${to.text} ${what}`);
  },
  bind: (e, x) => order(V.put, `${object(whoNoun(e.to, 'a', x))} en el lugar ${e.slot + 1} de esta carta`),
  title: (e, x) => does(cardNoun(e.who, x), V.become, titleOf(e.title)),
  loseTitle: (e, x) => does(cardNoun(e.who, x), V.lose, 'su título'),
  sect: (e, x) => does(whoNoun(e.who, 'each', x), V.become, SECT[e.sect]),
  clan: (e, x) => does(whoNoun(e.who, 'each', x), V.become, `del clan ${clanOf(e.clan)}`),
  trait: (e, x) => {
    const trait = traitOf(e.trait);
    const who = whoNoun(e.who, 'each', x);
    return trait.startsWith('con ') ? does(who, V.gain, trait.slice(4)) : does(who, V.become, trait);
  },
  putOn: (e, x) => {
    const put = x.say.put(cardNoun(e.who, x), countersOf(x), x);
    const aside = `${e.notThisRound ? x.say.notThisRound : ''}${e.yours ? x.say.stillYours : ''}`;
    return { ...put, rest: `${put.rest}${aside}` };
  },
  toUncontrolled: (e, x) =>
    order(
      V.move,
      e.keepsCards
        ? `${object(cardNoun(e.who, x))} a la zona incontrolada de su controlador; las cartas y fichas que tenga permanecen con él pero están fuera de juego mientras siga incontrolado`
        : `${object(cardNoun(e.who, x))} a la zona incontrolada de su propietario`,
    ),
  moveOnto: (e, x) => order(V.move, `${object(cardNoun(e.who, x))} a ${cardNoun(e.to, x).text}`),
  bringFromHand: brings,
  steal: (e, x) => order(V.steal, object(cardNoun(e.who, x))),
  takeEdge: (e, x) => does(seatNoun(e.who, x), V.get, 'la Ventaja'),
  burnEdge: () => order(V.burn, 'la Ventaja'),
  draw: (e, x) => does(seatNoun(e.who, x), V.draw, amount(e.amount, 'card', x)),
  drawCrypt: (e, x) => {
    const who = seatNoun(e.who, x);
    return does(who, V.draw, `${amount(e.amount, 'cryptCard', x)} de ${who.you ? 'tu' : 'su'} cripta`);
  },
  discard: (e, x) => {
    const who = seatNoun(e.who, x);
    const what =
      typeof e.amount === 'number'
        ? someCards(e.amount, e.type, e.needs)
        : e.type === undefined && e.needs === undefined
          ? amount(e.amount, 'card', x)
          : someCards('X', e.type, e.needs);
    const random = e.atRandom ? ' a el azar' : '';
    if (e.chosenBy === undefined)
      return does(who, V.discard, `${what}${random}${who.you ? ' (roba después)' : ''}`);
    const next = { and: 'y', verb: V.discard, rest: `de ella ${what} de tu elección` };
    return { ...order(V.look, ofWhom('mano', 'la', who)), next };
  },
  search: (e, x) => {
    const self = cardNoun('self', x);
    const aside = e.asNormal
      ? '(los requisitos y el costo se aplican normalmente; baraja después)'
      : '(baraja después)';
    const onSelf =
      e.type === 'retainer'
        ? { verb: V.putIt, rest: `sobre ${self.text} ${aside}` }
        : { verb: V.equip, rest: `con ella ${object(self)} ${aside}` };
    const then = {
      hand: { verb: V.putIt, rest: `en tu mano${e.revealed ? ', revelándola,' : ''} ${aside}` },
      self: onSelf,
      ready: { verb: V.putIt, rest: `en juego ${aside}` },
    }[e.to];
    const what = x.say.aCard(searchedFor(e), x);
    const which = e.first ? `${what.replace(/^una /, 'la primera ')} desde arriba` : what;
    return { ...order(V.search, `${which} en tu biblioteca`), next: { and: 'y', ...then } };
  },
  act: (e, x) => does(cardNoun(e.who, x), e.action === 'bleed' ? V.bleed : V.hunt, 'de inmediato'),
  cancel: (e, x) =>
    order(
      V.cancel,
      `${x.cancelsItself ? 'esta' : 'esa'} carta al ser jugada${e.unpaid ? ', y su costo no se paga' : ''}`,
    ),
  redirect: (e, x) =>
    order(
      V.change,
      `el objetivo del sangrado por ${after(seatNoun(e.to, x))}; el nuevo objetivo puede intentar bloquear`,
    ),
  attemptBlock: (e, x) => {
    const { blockWith: more } = x;
    const bonusWords = more === null ? '' : ` con ${bonus(more.stat, more.amount, x)}${early(more)}`;
    return does(
      cardNoun(e.who, x),
      V.attempt,
      `bloquear${bonusWords}${e.ofAnyAction ? ', sin importar quién pueda bloquear normalmente la acción' : ''}`,
    );
  },
  failBlock: (e, x) => {
    const blocker = cardNoun('blocker', x);
    const whose = e.notAgain === 'controller' ? x.say.controllerOf(blocker, x) : blocker;
    const again =
      e.notAgain === undefined ? '' : `y ${whose.text} no puede volver a intentar bloquear esta acción`;
    return does({ text: 'ese intento de bloqueo' }, V.fail, again);
  },
  endAction: (e) =>
    e.notAgain
      ? {
          who: { text: 'la acción' },
          verb: V.end,
          rest: 'sin éxito y este siervo no puede repetirla en este turno',
          given: { verb: V.end, rest: 'la acción' },
        }
      : order(V.end, 'la acción'),
  enterCombat: (e, x) => {
    if (e.first === 'self') return order(V.enter, `en combate con ${cardNoun(e.second, x).text}`);
    const acting = '(que se considera el siervo activo en ese combate)';
    return order(V.enter, `en combate con ${cardNoun(e.first, x).text} ${acting}`);
  },
  damage: (e, x) => {
    const kinds = [
      e.by === 'self' ? '' : ' ambiental',
      e.aggravated ? ' agravado' : '',
      e.unpreventable ? ' imprevenible' : '',
      e.ranged ? ' a distancia' : '',
    ];
    const much = amount(e.amount, 'damage', x, kinds.join(''));
    const to = cardNoun(e.to, x);
    const inflicted = { verb: V.inflict, rest: `${much} a ${to.text}` };
    return e.by === 'this'
      ? does(cardNoun('this', x), inflicted.verb, inflicted.rest)
      : { who: to, verb: V.take, rest: much, given: inflicted };
  },
  endCombat: () => ({
    who: { text: 'el combate' },
    verb: V.end,
    rest: '',
    given: { verb: V.end, rest: 'el combate' },
  }),
  exchangeRoles: () => order(V.exchange, 'los papeles de los combatientes'),
  nextRoundAt: (e) => ({
    who: { text: 'el siguiente asalto, si lo hay,' },
    verb: V.be,
    rest: `${e.range === 'close' ? 'de cerca' : 'de lejos'} (se omite su etapa de determinar la distancia)`,
  }),
  additionalStrikes: (e, x) => gets(cardNoun('self', x), amount(e.amount, 'strike', x)),
  cancelReferendum: (e) =>
    order(
      V.cancel,
      `el referéndum${e.toHand ? ' (la carta de acción política que lo propuso vuelve a la mano de su propietario)' : ''}${e.notAgain ? '; los siervos del Matusalén activo no pueden proponerlo de nuevo en este turno' : ''}`,
    ),
  passReferendum: () =>
    does({ text: 'ese referéndum' }, V.succeed, 'automáticamente (sáltate la etapa de votación)'),
  failReferendum: () => does({ text: 'el referéndum' }, V.fail, ''),
  cancelVotes: (e, x) => {
    const who = cardNoun(e.who, x);
    const given = { verb: V.cancel, rest: `los votos y papeletas de ${who.text}` };
    return { who, verb: V.abstain, rest: '(esto cancela sus votos y papeletas)', given };
  },
  forceVotes: (e, x) =>
    order(
      V.move,
      `los votos y papeletas de ${cardNoun(e.who, x).text} al lado ${e.side === 'for' ? 'a favor del referéndum' : 'contra el referéndum'}`,
    ),
  diablerise: (e, x) => order(V.diablerise, object(cardNoun(e.who, x))),
};

const grantedDamage = (
  { amount: prevent = 1, prevents: preventFrom = {} }: EffectOf<'grant'>,
  x: Context,
): string => preventedDamage({ prevent, preventFrom }, x);

function granted(e: EffectOf<'grant'>, x: Context): string {
  const only = e.only === undefined ? '' : ` (${onlyTo[e.only]})`;
  const uses = e.uses ?? 1;
  const optional = e.must ? '' : uses === 1 ? ' opcional' : ' opcionales';
  switch (e.grant) {
    case 'maneuver':
      return `${uses} ${uses === 1 ? 'maniobra' : 'maniobras'}${optional}${only}`;
    case 'press':
      return `${uses} ${uses === 1 ? 'acoso' : 'acosos'}${x.isPressing ? '' : optional}${only}`;
    case 'maneuverOrPress':
      return `${uses} ${uses === 1 ? 'maniobra o acoso opcional' : 'maniobras o acosos opcionales'}`;
    case 'prevent':
      return grantedDamage(e, x);
    case 'strike':
      return e.strike === undefined ? 'un ataque' : `este ataque (${x.say.strike(e.strike, x)})`;
  }
}

/** A minion that locks itself "puede girarse". */
const locked = (who: Noun): Clause => ({
  ...order(V.lock, object(who)),
  ...(who.you ? {} : { reflexive: { object: who.text, verb: V.lockSelf } }),
});

const phaseActions = (n: number, phase: string): Clause =>
  order(V.use, `${n} ${n === 1 ? 'acción' : 'acciones'} de fase ${phase}`);

export const cost = costWords({
  transfers: (n) => order(V.use, `${n} ${n === 1 ? 'transferencia' : 'transferencias'}`),
  library: (n) =>
    order(
      V.burn,
      n === 1 ? 'la primera carta de tu biblioteca' : `las ${n} primeras cartas de tu biblioteca`,
    ),
  masterActions: (n) => phaseActions(n, 'heril'),
  discardActions: (n) => phaseActions(n, 'de descarte'),
  lock: (who, x) => locked(cardNoun(who, x)),
  pool: (n, x) => order(V.burn, amount(n, 'pool', x)),
  blood: (n, x) => order(V.burn, amount(n, unitOf('self', x), x)),
  bloodOrLife: (n, x) => order(V.burn, amount(n, 'bloodOrLife', x)),
  poolOrBlood({ amount: n, of }, x) {
    const [pool, blood] = [amount(n, 'pool', x), amount(n, 'blood', x)];
    return order(V.burn, `${pool} o ${blood} de ${cards(of, 'a', x).text}`);
  },
  counters(n, x) {
    const unit = unitOf('this', x);
    const from = unit === 'life' ? '' : ` de ${cardNoun('this', x).text}`;
    return order(V.burn, `${amount(n, unit, x)}${from}`);
  },
  discard: (n, _x, { discardType, discardNeeds }) =>
    order(V.discard, someCards(n, discardType, discardNeeds)),
  discardType: withDiscard,
  discardNeeds: withDiscard,
  discardAtRandom: (n, x) => order(V.discard, `${amount(n, 'card', x)} a el azar`),
  removeFromAsh: (n, x) => order(V.remove, `de el juego ${amount(n, 'card', x)} de tu montón de ceniza`),
  edge: (is) => (is ? order(V.burn, 'la Ventaja') : null),
  burnThis(is, x) {
    const aside = locksItself(x.card) ? ' (aunque esté girada)' : '';
    return is ? order(V.burn, `${object(cardNoun('this', x))}${aside}`) : null;
  },
});
