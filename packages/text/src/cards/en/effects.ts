import { TERM_WORDS } from '../../language/en/terms.ts';
import { costWords, withDiscard } from '../fields.ts';
import type { CardGrammar, Clause, Context, EffectOf, Noun, Verb } from '../grammar.ts';
import type { EffectWords } from '../named.ts';
import {
  cardNoun,
  isAdditional,
  isFilling,
  isTopic,
  locksItself,
  pickNoun,
  seatNoun,
  unitOf,
  whoNoun,
} from '../nouns.ts';
import { cards, ofSeat } from './nouns.ts';
import { amount, bonus } from './phrases.ts';
import { discipline, quoted, SECT, TITLE, TYPE, verb } from './words.ts';

/** English clauses for effects, restrictions and costs. */

export const V = {
  abstain: verb('abstain'),
  add: verb('add'),
  attempt: verb('attempt'),
  be: { inf: 'be', imp: 'be', you: 'are', s3: 'is', p3: 'are' },
  become: verb('become'),
  bleed: verb('bleed'),
  burn: verb('burn'),
  cancel: verb('cancel'),
  cannot: { inf: 'be unable to', imp: 'do not', you: 'cannot', s3: 'cannot', p3: 'cannot' },
  change: verb('change'),
  diablerise: verb('diablerise'),
  discard: verb('discard'),
  doNot: { inf: 'not', imp: 'do not', you: 'do not', s3: 'does not', p3: 'do not' },
  draw: verb('draw'),
  end: verb('end'),
  enter: verb('enter'),
  exchange: verb('exchange'),
  gain: verb('gain'),
  get: verb('get'),
  give: verb('give'),
  hunt: verb('hunt'),
  inflict: verb('inflict'),
  lock: verb('lock'),
  lose: verb('lose'),
  make: verb('make'),
  may: { inf: 'be able to', imp: 'you can', you: 'can', s3: 'can', p3: 'can' },
  move: verb('move'),
  must: { inf: 'have to', imp: 'you must', you: 'must', s3: 'must', p3: 'must' },
  play: verb('play'),
  prevent: verb('prevent'),
  put: verb('put'),
  reduce: verb('reduce'),
  remove: verb('remove'),
  search: verb('search', 'searches'),
  steal: verb('steal'),
  take: verb('take'),
  unlock: verb('unlock'),
  use: verb('use'),
} satisfies Record<string, Verb>;

/** A clause addressed to the reader. */
const order = (action: Verb, rest: string): Clause => ({ who: null, verb: action, rest });
/** A clause with a subject; addressed to the reader if the subject is "you". */
const does = (who: Noun, action: Verb, rest: string): Clause => ({
  who: who.you ? null : who,
  verb: action,
  rest,
  given: { verb: V.make, rest: `${who.text} ${action.inf} ${rest}` },
});
const gets = (who: Noun, rest: string): Clause => ({
  who: who.you ? null : who,
  verb: V.get,
  rest,
  given: { verb: V.give, rest: `${who.text} ${rest}` },
});
const their = (seat: Noun): string => (seat.you ? 'your' : 'their');

const early = ({ evenIfNotNeeded }: { readonly evenIfNotNeeded?: boolean }): string =>
  evenIfNotNeeded ? ' (even if it is not yet needed)' : '';

/** The optional fields of effects that their clauses word. */
interface Said {
  modify: 'discipline' | 'side' | 'evenIfNotNeeded' | 'cards' | 'kind';
  cancel: 'unpaid';
  grant: 'amount' | 'uses' | 'must' | 'strike';
  gainBlood: 'toPool';
  discard: 'type' | 'needs' | 'chosenBy';
  search: 'asNormal';
  endAction: 'notAgain';
  cancelReferendum: 'toHand' | 'notAgain';
  damage: 'aggravated' | 'by' | 'ranged' | 'unpreventable';
}

export const effects: EffectWords<Said> = {
  modify: (e, x) => {
    if (e.stat === 'cost' && e.cards !== undefined)
      return x.say.costChange(
        { cards: e.cards, kind: e.kind, amount: e.amount, who: e.who, targeted: false },
        x,
      );
    if (e.stat === 'bleed' && e.who === 'acting' && typeof e.amount === 'number' && e.amount < 0)
      return order(V.reduce, `the bleed amount by ${-e.amount}`);
    const who = whoNoun(e.who, 'each', x);
    const side = e.side === undefined ? '' : ` ${e.side} the referendum`;
    const more = bonus(e.stat, e.amount, x, e.discipline);
    return gets(who, `${isAdditional(e, x) ? x.say.additional(more) : more}${side}${early(e)}`);
  },
  grant: (e, x) => {
    const who = cardNoun(e.who, x);
    if (e.grant === 'prevent') return does(who, V.may, `prevent ${amount(e.amount ?? 1, 'damage', x)}`);
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
    const taken = { verb: V.burn, rest: `${much} from ${who.text}` };
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
  toTorpor: (e, x) => order(V.put, `${cardNoun(e.who, x).text} in torpor`),
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
  toUncontrolled: (e, x) => order(V.move, `${cardNoun(e.who, x).text} to their owner's uncontrolled region`),
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
    if (e.chosenBy === undefined)
      return does(who, V.discard, `${what}${needs}${who.you ? ' (draw up afterward)' : ''}`);
    return order(
      { ...V.take, inf: 'look', imp: 'look', you: 'look', s3: 'looks', p3: 'look' },
      `at ${ofSeat(e.who, x)} hand and discard ${what}${needs} of your choice from it`,
    );
  },
  search: (e, x) => {
    const found = `your library for ${e.type === 'equipment' || e.type === 'ally' || e.type === 'action' || e.type === 'event' ? 'an' : 'a'} ${TYPE[e.type]}`;
    const then = {
      hand: 'and put it into your hand',
      self: `and equip ${cardNoun('self', x).text} with it`,
      ready: 'and put it in play',
    }[e.to];
    return order(
      V.search,
      `${found} ${then}${e.asNormal ? ' (requirements and cost apply as normal; shuffle afterward)' : ' (shuffle afterward)'}`,
    );
  },
  ashToHand: (e, x) => order(V.move, `${pickNoun(e.card, x).text} to your hand`),
  act: (e, x) => does(cardNoun(e.who, x), e.action === 'bleed' ? V.bleed : V.hunt, 'at once'),
  cancel: (e) => order(V.cancel, `that card as it is played${e.unpaid ? ', and its cost is not paid' : ''}`),
  redirect: (e, x) =>
    order(
      V.change,
      `the target of the bleed to ${seatNoun(e.to, x).text}; the new target can attempt to block`,
    ),
  attemptBlock: (e, x) => {
    const { blockWith: more } = x;
    const bonusWords = more === null ? '' : ` with ${bonus(more.stat, more.amount, x)}${early(more)}`;
    return does(cardNoun(e.who, x), V.attempt, `to block${bonusWords}`);
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
  cancelVotes: (e, x) => {
    const who = cardNoun(e.who, x);
    const given = { verb: V.cancel, rest: `the votes and ballots of ${who.text}` };
    return { who, verb: V.abstain, rest: '(this cancels their votes and ballots)', given };
  },
  forceVotes: (e, x) =>
    order(V.move, `the votes and ballots of ${cardNoun(e.who, x).text} to the side ${e.side} the referendum`),
  diablerise: (e, x) => order(V.diablerise, cardNoun(e.who, x).text),
};

function granted(e: EffectOf<'grant'>, x: Context): string {
  const uses = e.uses ?? 1;
  switch (e.grant) {
    case 'maneuver':
      return `${uses} ${e.must ? '' : 'optional '}${uses === 1 ? 'maneuver' : 'maneuvers'}`;
    case 'press':
      return `${uses} ${x.isPressing ? '' : 'optional '}${uses === 1 ? 'press' : 'presses'}`;
    case 'prevent':
      return amount(e.amount ?? 1, 'damage', x);
    case 'strike':
      return e.strike === undefined ? 'a strike' : `the strike: ${x.say.strike(e.strike, x)}`;
  }
}

const cannot =
  (what: string) =>
  (who: Noun): Clause =>
    does(who, V.cannot, what);

/** "the non-bleed actions of this vampire". */
export const unblockable: CardGrammar['unblockable'] = (who, except, x) => {
  const kinds = x.say.list(
    except.map((kind) => `non-${TERM_WORDS.actions[kind]} `),
    'and',
  );
  const whose = who.you ? 'your' : `${who.text}'s`;
  return { who: { text: `${whose} ${kinds}actions`, plural: true }, verb: V.cannot, rest: 'be blocked' };
};

export const restrictions: CardGrammar['restriction'] = {
  block: cannot('block'),
  act: cannot('act'),
  unlock: (who) => does(who, V.doNot, 'unlock as normal'),
  beBlocked: (who, x) => unblockable(who, [], x),
  maneuver: cannot('maneuver'),
  press: cannot('press'),
  handStrikesOnly: (who) => does(who, V.cannot, 'use strikes other than hand strikes'),
  strike: cannot('strike'),
  wake: (who) =>
    does(
      who,
      verb('wake'),
      '(until the end of the action, being locked does not keep them from blocking or playing reaction cards)',
    ),
  immuneToStrikes: (who) => does(who, V.be, 'immune to strikes'),
  immuneToEnvironment: (who) => does(who, V.be, 'immune to environmental damage'),
  immune: (who) => does(who, V.be, 'immune to damage'),
  voteFor: (who) => does(who, V.must, 'vote for the referendum or abstain'),
  voteAgainst: (who) => does(who, V.must, 'vote against the referendum or abstain'),
  vote: (who) => does(who, V.must, 'abstain'),
  draw: (who) => does(who, V.doNot, 'draw cards to replace those played'),
  enterCombat: cannot('enter combat'),
  play: (who, x, named = '') => does(who, V.cannot, `play cards named ${quoted(x.say.cardName(named))}`),
  openHand: (who) => does(who, V.play, 'with an open hand'),
};

export const cost = costWords({
  transfers: (n) => order(V.use, `${n} ${n === 1 ? 'transfer' : 'transfers'}`),
  masterActions: (n) => order(V.use, `${n} master phase ${n === 1 ? 'action' : 'actions'}`),
  discardActions: (n) => order(V.use, `${n} discard phase ${n === 1 ? 'action' : 'actions'}`),
  lock(who, x) {
    const { text } = cardNoun(who, x);
    return { ...order(V.lock, text), reflexive: { object: text, verb: V.lock } };
  },
  pool: (n, x) => order(V.burn, amount(n, 'pool', x)),
  blood: (n, x) => order(V.burn, amount(n, unitOf('self', x), x)),
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
    const type = discardType === undefined ? '' : ` of the type ${TYPE[discardType]}`;
    const needs = discardNeeds === undefined ? '' : ` that requires ${discipline(discardNeeds)}`;
    return order(V.discard, `${n === 1 ? 'a card' : `${n} cards`}${type}${needs}`);
  },
  discardType: withDiscard,
  discardNeeds: withDiscard,
  edge: (is) => (is ? order(V.burn, 'the Edge') : null),
  burnThis(is, x) {
    const locked = locksItself(x.card) ? ' (even if it is locked)' : '';
    return is ? order(V.burn, `${cardNoun('this', x).text}${locked}`) : null;
  },
});
