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
import { brings } from './becoming.ts';
import { combatEffects } from './combat.ts';
import { counterEffects } from './counters.ts';
import { cards, ofSeat } from './nouns.ts';
import { amount, bonus, withArticle } from './phrases.ts';
import { pileEffects } from './piles.ts';
import { restrictions } from './restrictions.ts';
import { onlyTo, preventedDamage } from './strikes.ts';
import { does, gets, order, V } from './verbs.ts';
import { discipline, SECT, TITLE, TYPE } from './words.ts';

/** English clauses for effects and costs. */

const their = (seat: Noun): string => (seat.you ? 'your' : 'their');

const early = ({ evenIfNotNeeded }: { readonly evenIfNotNeeded?: boolean }): string =>
  evenIfNotNeeded ? ' (even if it is not yet needed)' : '';

const START = " (not exceeding an ally's starting life)";

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
      return order(V.reduce, `the stealth of ${whoNoun(e.who, 'each', x).text} to 0`);
    if (e.stat === 'bleed' && isWholeBleed(e.amount)) return order(V.reduce, 'the bleed amount to 0');
    if (e.stat === 'bleed' && e.who === 'acting' && typeof e.amount === 'number' && e.amount < 0)
      return order(V.reduce, `the bleed amount by ${-e.amount}`);
    const who = whoNoun(e.who, 'each', x);
    const side = e.side === undefined ? '' : ` ${e.side} the referendum`;
    const more = bonus(e.stat, e.amount, x, e.discipline);
    return gets(who, `${isAdditional(e, x) ? x.say.additional(more) : more}${side}${early(e)}`);
  },
  grant: (e, x) => {
    const who = cardNoun(e.who, x);
    if (e.grant === 'prevent') return does(who, V.may, `prevent ${grantedDamage(e, x)}`);
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
        : `; you can move up to ${amount(e.toPool, 'blood', x).replace(' ', ' of that ')} to your pool instead of to ${who.text}`;
    const added = { verb: V.add, rest: `${much} to ${isTopic(who, x) ? 'it' : who.text}${pool}` };
    if (isFilling(e.amount)) return { who, verb: V.gain, rest: much };
    const isChosen = typeof e.who === 'object';
    if (unit === 'counter' || isChosen) return order(added.verb, added.rest);
    return { who, verb: V.gain, rest: `${much}${pool}`, given: added };
  },
  burnBlood: (e, x) => {
    const who = whoNoun(e.who, 'each', x);
    const unit = unitOf(e.who, x);
    const much = amount(e.amount, unit, x);
    const taken = { verb: V.burn, rest: isAll(e) ? much : `${much} from ${who.text}` };
    return unit === 'counter'
      ? order(taken.verb, taken.rest)
      : { who, verb: V.burn, rest: much, given: taken };
  },
  moveBlood: (e, x) => {
    const from = cardNoun(e.from, x);
    const to = e.to === 'pool' ? `${their(x.agent)} pool` : cardNoun(e.to, x).text;
    if (typeof e.amount === 'object' && 'counters' in e.amount)
      return order(V.move, `${amount(e.amount, 'counter', x)} to ${to}`);
    const much = amount(e.amount, unitOf(e.from, x), x);
    // Who has less gives what there is.
    const all = e.amount === 'x' && x.range !== null ? ' (or all of it, if less)' : '';
    return { ...order(V.move, `${much} from ${from.text}${all} to ${to}`), much };
  },
  poolToCard: (e, x) => {
    const much = amount(e.amount, unitOf(e.to, x), x);
    const rest = `${much} from ${their(x.agent)} pool to ${cardNoun(e.to, x).text}`;
    return { ...does(seatNoun(e.who, x), V.move, rest), much };
  },
  gainPool: (e, x) => does(seatNoun(e.who, x), V.gain, amount(e.amount, 'pool', x)),
  burnPool: (e, x) => does(seatNoun(e.who, x), V.burn, amount(e.amount, 'pool', x)),
  movePool: (e, x) => {
    const [from, to] = [seatNoun(e.from, x), seatNoun(e.to, x)];
    if (e.amount !== 'points')
      return order(V.move, `${amount(e.amount, 'pool', x)} from ${from.text} to ${to.text}`);
    return does(from, V.lose, 'that pool and each other Methuselah gains what was allocated to them');
  },
  burnMix: (e, x) => {
    const who = seatNoun(e.who, x);
    const blood = `1 blood from a vampire ${who.you ? 'you control' : 'they control'}`;
    if (typeof e.amount === 'number' && e.amount > 1)
      return does(who, V.burn, `${amount(e.amount, 'pool', x)} (for any of which ${blood} can be burned)`);
    if (typeof e.amount === 'object' && 'counters' in e.amount) {
      const each = `for each counter on ${cardNoun(e.amount.counters, x).text}`;
      const subject = who.you ? null : { ...who, text: `${each}, ${who.text}` };
      return { who: subject, verb: V.burn, rest: `1 pool or burns ${blood}` };
    }
    return does(who, V.burn, `${amount(e.amount, 'pool', x)} or ${blood}`);
  },
  lock: (e, x) => order(V.lock, whoNoun(e.who, 'each', x).text),
  unlock: (e, x) => {
    const { text } = whoNoun(e.who, 'each', x);
    return { ...order(V.unlock, text), reflexive: { object: text, verb: V.unlock } };
  },
  burn: (e, x) => order(V.burn, whoNoun(e.who, 'each', x).text),
  remove: (e, x) => order(V.remove, `${whoNoun(e.who, 'each', x).text} from the game`),
  toTorpor: (e, x) => order(V.put, `${vampireNoun(e.who, x).text} in torpor`),
  toReady: (e, x) => order(V.move, `${cardNoun(e.who, x).text} to their controller's ready region`),
  control: (e, x) => {
    const [what, to] = [`control of ${cardNoun(e.who, x).text}`, seatNoun(e.to, x)];
    return to.you ? order(V.take, what) : order(V.give, `${to.text} ${what}`);
  },
  bind: (e, x) => order(V.put, `${whoNoun(e.to, 'a', x).text} in place ${e.slot + 1} of this card`),
  title: (e, x) => does(cardNoun(e.who, x), V.become, TITLE[e.title]),
  loseTitle: (e, x) => does(cardNoun(e.who, x), V.lose, 'any title'),
  sect: (e, x) => does(whoNoun(e.who, 'each', x), V.become, SECT[e.sect]),
  clan: (e, x) => does(whoNoun(e.who, 'each', x), V.become, e.clan),
  trait: (e, x) => does(whoNoun(e.who, 'each', x), V.become, e.trait),
  putOn: (e, x) => {
    const put = x.say.put(cardNoun(e.who, x), countersOf(x), x);
    const aside = `${e.notThisRound ? x.say.notThisRound : ''}${e.yours ? x.say.stillYours : ''}`;
    return { ...put, rest: `${put.rest}${aside}` };
  },
  toUncontrolled: (e, x) =>
    order(
      V.move,
      e.keepsCards
        ? `${cardNoun(e.who, x).text} to their controller's uncontrolled region; any cards and counters on them stay with them but are out of play as long as they remain uncontrolled`
        : `${cardNoun(e.who, x).text} to their owner's uncontrolled region`,
    ),
  moveOnto: (e, x) => order(V.move, `${cardNoun(e.who, x).text} to ${cardNoun(e.to, x).text}`),
  bringFromHand: brings,
  steal: (e, x) => order(V.steal, cardNoun(e.who, x).text),
  takeEdge: (e, x) => does(seatNoun(e.who, x), V.get, 'the Edge'),
  burnEdge: () => order(V.burn, 'the Edge'),
  draw: (e, x) => does(seatNoun(e.who, x), V.draw, amount(e.amount, 'card', x)),
  drawCrypt: (e, x) => {
    const who = seatNoun(e.who, x);
    return does(who, V.draw, `${amount(e.amount, 'cryptCard', x)} from ${their(who)} crypt`);
  },
  discard: (e, x) => {
    const who = seatNoun(e.who, x);
    const what =
      e.type === undefined
        ? amount(e.amount, 'card', x)
        : `${amount(e.amount, 'card', x)} of the type ${TYPE[e.type]}`;
    const needs = e.needs === undefined ? '' : ` that requires ${discipline(e.needs)}`;
    const random = e.atRandom ? ' at random' : '';
    if (e.chosenBy === undefined)
      return does(who, V.discard, `${what}${needs}${random}${who.you ? ' (draw up afterward)' : ''}`);
    return order(
      { ...V.take, inf: 'look', imp: 'look', you: 'look', s3: 'looks', p3: 'look' },
      `at ${ofSeat(e.who, x)} hand and discard ${what}${needs} of your choice from it`,
    );
  },
  search: (e, x) => {
    const what = x.say.aCard(searchedFor(e), x);
    const found = `your library for ${e.first ? `the first ${what.replace(/^an? /, '')} from the top` : what}`;
    const then = {
      hand: e.revealed ? ', reveal it, and put it into your hand' : 'and put it into your hand',
      self: `and equip ${cardNoun('self', x).text} with it`,
      ready: 'and put it in play',
    }[e.to];
    return order(
      V.search,
      `${found} ${then}${e.asNormal ? ' (requirements and cost apply as normal; shuffle afterward)' : ' (shuffle afterward)'}`,
    );
  },
  act: (e, x) => does(cardNoun(e.who, x), e.action === 'bleed' ? V.bleed : V.hunt, 'at once'),
  cancel: (e, x) =>
    order(
      V.cancel,
      `${x.cancelsItself ? 'this' : 'that'} card as it is played${e.unpaid ? ', and its cost is not paid' : ''}`,
    ),
  redirect: (e, x) =>
    order(
      V.change,
      `the target of the bleed to ${seatNoun(e.to, x).text}; the new target can attempt to block`,
    ),
  attemptBlock: (e, x) => {
    const { blockWith: more } = x;
    const bonusWords = more === null ? '' : ` with ${bonus(more.stat, more.amount, x)}${early(more)}`;
    return does(
      cardNoun(e.who, x),
      V.attempt,
      `to block${bonusWords}${e.ofAnyAction ? ', ignoring who can normally block the action' : ''}`,
    );
  },
  failBlock: (e, x) => {
    const blocker = cardNoun('blocker', x);
    const whose = e.notAgain === 'controller' ? `${blocker.text}'s controller` : blocker.text;
    const again = e.notAgain === undefined ? '' : `and ${whose} cannot attempt to block this action again`;
    return does({ text: 'that block attempt' }, V.fail, again);
  },
  endAction: (e) =>
    e.notAgain
      ? {
          who: { text: 'the action' },
          verb: V.end,
          rest: 'unsuccessfully and cannot be repeated by this minion this turn',
          given: { verb: V.end, rest: 'the action' },
        }
      : order(V.end, 'the action'),
  enterCombat: (e, x) => {
    if (e.first === 'self') return order(V.enter, `combat with ${cardNoun(e.second, x).text}`);
    const acting = '(they are considered the acting minion during that combat)';
    return order(V.enter, `combat with ${cardNoun(e.first, x).text} ${acting}`);
  },
  damage: (e, x) => {
    const kinds = [
      e.unpreventable ? 'unpreventable' : '',
      e.by === 'self' ? '' : 'environmental',
      e.aggravated ? 'aggravated' : '',
    ];
    const much = amount(e.amount, 'damage', x).replace(/ damage$/, '');
    const rest = [`${much}${e.ranged ? 'R' : ''}`, ...kinds.filter((word) => word !== ''), 'damage'].join(
      ' ',
    );
    const to = cardNoun(e.to, x);
    return e.by === 'this'
      ? does(cardNoun('this', x), V.inflict, `${rest} on ${to.text}`)
      : { who: to, verb: V.take, rest, given: { verb: V.inflict, rest: `${rest} on ${to.text}` } };
  },
  endCombat: () => ({
    who: { text: 'the combat' },
    verb: V.end,
    rest: '',
    given: { verb: V.end, rest: 'the combat' },
  }),
  exchangeRoles: () => order(V.exchange, 'the roles of the combatants'),
  nextRoundAt: (e) => ({
    who: { text: 'the next round, if any,' },
    verb: V.be,
    rest: `at ${e.range} range (skip its determine range step)`,
  }),
  additionalStrikes: (e, x) => gets(cardNoun('self', x), amount(e.amount, 'strike', x)),
  cancelReferendum: (e) =>
    order(
      V.cancel,
      `the referendum${e.toHand ? ' (the political action card that called it returns to its owner’s hand)' : ''}${e.notAgain ? '; minions the acting Methuselah controls cannot call it again this turn' : ''}`,
    ),
  passReferendum: () =>
    does(
      { text: 'that referendum' },
      { ...V.be, inf: 'pass', imp: 'pass', you: 'pass', s3: 'passes', p3: 'pass' },
      'automatically (skip the polling step)',
    ),
  failReferendum: () => does({ text: 'the referendum' }, V.fail, ''),
  cancelVotes: (e, x) => {
    const who = cardNoun(e.who, x);
    const given = { verb: V.cancel, rest: `the votes and ballots of ${who.text}` };
    return { who, verb: V.abstain, rest: '(this cancels their votes and ballots)', given };
  },
  forceVotes: (e, x) =>
    order(V.move, `the votes and ballots of ${cardNoun(e.who, x).text} to the side ${e.side} the referendum`),
  diablerise: (e, x) => order(V.diablerise, cardNoun(e.who, x).text),
};

const grantedDamage = (
  { amount: prevent = 1, prevents: preventFrom = {} }: EffectOf<'grant'>,
  x: Context,
): string => preventedDamage({ prevent, preventFrom }, x);

function granted(e: EffectOf<'grant'>, x: Context): string {
  const only = e.only === undefined ? '' : ` (${onlyTo[e.only]})`;
  const uses = e.uses ?? 1;
  switch (e.grant) {
    case 'maneuver':
      return `${uses} ${e.must ? '' : 'optional '}${uses === 1 ? 'maneuver' : 'maneuvers'}${only}`;
    case 'press':
      return `${uses} ${x.isPressing ? '' : 'optional '}${uses === 1 ? 'press' : 'presses'}${only}`;
    case 'maneuverOrPress':
      return `${uses} optional ${uses === 1 ? 'maneuver or press' : 'maneuvers or presses'}`;
    case 'prevent':
      return grantedDamage(e, x);
    case 'strike':
      return e.strike === undefined ? 'a strike' : `the ${x.say.strike(e.strike, x)}`;
  }
}

export const cost = costWords({
  transfers: (n) => order(V.use, `${n} ${n === 1 ? 'transfer' : 'transfers'}`),
  library: (n) =>
    order(V.burn, n === 1 ? 'the top card of your library' : `the top ${n} cards of your library`),
  masterActions: (n) => order(V.use, `${n} master phase ${n === 1 ? 'action' : 'actions'}`),
  discardActions: (n) => order(V.use, `${n} discard phase ${n === 1 ? 'action' : 'actions'}`),
  lock(who, x) {
    const { text } = cardNoun(who, x);
    return { ...order(V.lock, text), reflexive: { object: text, verb: V.lock } };
  },
  pool: (n, x) => order(V.burn, amount(n, 'pool', x)),
  blood: (n, x) => order(V.burn, amount(n, unitOf('self', x), x)),
  bloodOrLife: (n, x) => order(V.burn, amount(n, 'bloodOrLife', x)),
  poolOrBlood({ amount: n, of }, x) {
    const blood = `${amount(n, 'blood', x)} from ${cards(of, 'a', x).text}`;
    return order(V.burn, `${amount(n, 'pool', x)} or ${blood}`);
  },
  counters(n, x) {
    const unit = unitOf('this', x);
    const from = unit === 'life' ? '' : ` from ${cardNoun('this', x).text}`;
    return order(V.burn, `${amount(n, unit, x)}${from}`);
  },
  discard(n, _x, { discardType, discardNeeds }) {
    const card = discardType === undefined ? 'card' : TYPE[discardType];
    const needs = discardNeeds === undefined ? '' : ` that requires ${discipline(discardNeeds)}`;
    return order(V.discard, `${n === 1 ? withArticle(card) : `${n} ${card}s`}${needs}`);
  },
  discardType: withDiscard,
  discardNeeds: withDiscard,
  discardAtRandom: (n, x) => order(V.discard, `${amount(n, 'card', x)} at random`),
  removeFromAsh: (n, x) => order(V.remove, `${amount(n, 'card', x)} in your ash heap from the game`),
  edge: (is) => (is ? order(V.burn, 'the Edge') : null),
  burnThis(is, x) {
    const locked = locksItself(x.card) ? ' (even if it is locked)' : '';
    return is ? order(V.burn, `${cardNoun('this', x).text}${locked}`) : null;
  },
});
