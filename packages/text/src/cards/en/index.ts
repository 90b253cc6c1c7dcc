import { translated } from '@methuselah/cards';
import type { Requirement, VampireCard } from '@methuselah/engine/language';
import { TERM_WORDS } from '../../language/en/terms.ts';
import { onTheFace, requirementWords } from '../fields.ts';
import type { CardGrammar, Context } from '../grammar.ts';
import { marksOf } from '../marks.ts';
import type { ActionFor } from '../named.ts';
import { bleedsAnybody, cardNoun, ofChosen } from '../nouns.ts';
import { statement } from '../sentences.ts';
import { becoming, isLocation, meets, notThisRound, playsCardsAs, spent, wears } from './becoming.ts';
import { cost, effects } from './effects.ts';
import { happening } from './happenings.ts';
import {
  bound,
  cardNouns,
  cards,
  controllerOf,
  controlling,
  ofSeat,
  picks,
  pronoun,
  recipients,
  seatNouns,
  several,
  thatCard,
  thosePicks,
} from './nouns.ts';
import {
  amount,
  bonus,
  byUser,
  condition,
  during,
  measure,
  scope,
  whenever,
  window,
  withArticle,
} from './phrases.ts';
import { pileGrammar } from './piles.ts';
import { aCard, costChange } from './printed.ts';
import { restrictions, unblockable } from './restrictions.ts';
import { combatClauses, onlyTo, strike, withOptional } from './strikes.ts';
import { does, V } from './verbs.ts';
import { discipline, heading, keyword, ONCE, quoted, SECT, SELF, SIGN, TITLE, verb } from './words.ts';

/** Card texts in English. */

function list(items: readonly string[], word: 'and' | 'or'): string {
  if (items.length < 2) return items[0] ?? '';
  const last = items.at(-1) ?? '';
  return items.length === 2
    ? `${items[0]} ${word} ${last}`
    : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** English only needs its spaces cleaned up. */
const close = (text: string): string => text.replace(/ {2,}/g, ' ').replace(/ ([,.:;])/g, '$1');

function vampire(card: VampireCard): string {
  if (card.title === 'own')
    return `${SECT[card.sect]} with ${card.votes} ${card.votes === 1 ? 'vote' : 'votes'} (titled)`;
  const title =
    card.title === undefined
      ? ''
      : ` ${TITLE[card.title]}${card.city === undefined ? '' : ` of ${card.city}`}`;
  return `${SECT[card.sect]}${title}`;
}

const required = requirementWords({
  kind: onTheFace,
  clan: onTheFace,
  disciplines: onTheFace,
  titled: (is, { sect }) => (is && sect === undefined ? 'a titled vampire' : null),
  title: (titles) =>
    withArticle(
      list(
        titles.map((each) => TITLE[each]),
        'or',
      ),
    ),
  sect: (sects, { titled }) =>
    withArticle(
      `${titled ? 'titled ' : ''}${list(
        sects.map((each) => SECT[each]),
        'or',
      )} vampire`,
    ),
  minCapacity: (n) => `capacity ${n} or more`,
  path: (path) => `a vampire who follows the ${TERM_WORDS.paths[path]}`,
  trait: (trait) => (trait === 'flight' ? 'a minion with flight' : withArticle(`${trait} vampire`)),
});

function requires(requirement: Requirement): string {
  const what = required(requirement);
  return what.length === 0 ? '' : `requires ${list(what, 'and')}`;
}

type SaidAction = ActionFor<'stealth' | 'bleed'>;

/** "+1 stealth Ⓓ action". */
function actionWords({ stealth }: SaidAction, directed: boolean): string {
  return [
    ...(stealth === undefined || stealth === 0 ? [] : [`+${stealth} stealth`]),
    ...(directed ? ['Ⓓ'] : []),
    'action',
  ].join(' ');
}

function action(text: SaidAction, directed: boolean, x: Context): string | null {
  if (text.kind === 'bleed') {
    const stealth = text.stealth ? ` at +${text.stealth} stealth` : '';
    const more = text.bleed === undefined ? '' : ` with ${bonus('bleed', text.bleed, x)}`;
    return `Ⓓ bleed${bleedsAnybody(x) ? ' any other Methuselah' : ''}${more}${stealth}`;
  }
  if (text.kind === 'hunt')
    return `${directed ? 'Ⓓ ' : ''}hunt${text.stealth ? ` at +${text.stealth} stealth` : ''}`;
  return text.stealth || directed ? actionWords(text, directed) : null;
}

/** The grammar of card texts in English. */
export const english: CardGrammar = {
  can: { inf: 'be able to', imp: 'can', you: 'can', s3: 'can', p3: 'can' },
  cannot: V.cannot,
  get: V.get,
  list,
  inOrderTo: (infinitive) => `to ${infinitive}`,
  close,
  typeSign: SIGN,
  vampire,
  marks: (card) => marksOf(card, TERM_WORDS),
  heading,
  requires,
  cardNoun: cardNouns,
  bound,
  pronoun,
  you: { text: 'you', you: true },
  thatMethuselah: { text: 'that Methuselah' },
  seatNoun: seatNouns,
  controllerOf,
  controlling,
  opposingVampire: { text: 'the opposing vampire' },
  bothCombatants: { text: 'the combatants', plural: true },
  boundSeat: () => ({ text: 'the same Methuselah' }),
  minions: (others) => ({ text: others ? 'other minions' : 'any minion', plural: others }),
  methuselahs: (others) => ({ text: others ? 'each other Methuselah' : 'each Methuselah' }),
  cards,
  thatCard,
  several,
  cardName: (name) => translated(name, 'en'),
  pick: picks,
  thatPick: thosePicks,
  amount,
  bonus,
  costChange,
  aCard,
  traitStatic: (text, who) => `${who.text} is ${text.trait}`,
  voteTax: (text, who, caller, x) => {
    const against = text.stat === 'voteTaxAgainst';
    const poll = caller === null ? 'referendums' : `referendums called by ${caller.text}`;
    const where = against ? ` against ${poll}` : caller === null ? '' : ` in ${poll}`;
    return `${who.text} must burn ${amount(text.amount, 'blood', x)} to cast votes and ballots${where}`;
  },
  blockTax: (who, much, orLife, x) =>
    does(who, V.must, `burn ${amount(much, 'blood', x)}${orLife ? ' or life' : ''} to attempt to block`),
  condition,
  window,
  during,
  whenever,
  byUser,
  scope,
  happening,
  effect: effects,
  restriction: restrictions,
  unblockable,
  failedBlockers: { text: 'each minion who attempts to block the action and fails' },
  ...pileGrammar,
  cost,
  only: (phrases) => `only usable ${phrases.join(', ')}`,
  notUsable: (phrases) => `not usable ${phrases.join(', ')}`,
  firstRound: 'during the first round',
  thatCosts: (much) => `that costs ${much}`,
  toBleed: (more) => (more === null ? 'bleed' : `bleed with ${more}`),
  controls: (who, what, is) => {
    const does = is ? (who.you ? 'control' : 'controls') : `${who.you ? 'do' : 'does'} not control`;
    return `if ${who.text} ${does} ${what.text}`;
  },
  player: {
    other: 'by a ready vampire other than the acting minion',
    bystander: 'by a ready minion who is not in combat',
  },
  action,
  asAction: (text, directed) =>
    `${text.kind === 'political' ? 'call a referendum ' : ''}as ${text.stealth ? 'a' : directed ? 'a' : 'an'} ${actionWords(text, directed)}`,
  strike,
  unpreventableBy: (needed) => `this damage cannot be prevented by cards that require ${discipline(needed)}`,
  aggravatedFrom: (who, source) =>
    does({ text: `damage inflicted on ${who.text} by ${source.text}` }, V.be, 'aggravated'),
  notAgainst: (who) => `not usable against ${who.text}`,
  onceThisCombat: 'once this combat',
  eachRound: 'each round this combat',
  immuneTo: (who, source) => does(who, V.be, `immune to damage from ${source.text}`),
  strikesAreOrders: false,
  undodgeable: 'this strike cannot be dodged',
  toStrike: strike,
  withOptional,
  onlyTo,
  combatClauses,
  keyword,
  once: ONCE,
  playedOnce: ({ once, by, at }, x) => {
    const card = `only one ${quoted(x.say.cardName(x.card.name))}`;
    const played = {
      minion: `a ${SELF[x.self].replace('this ', '')} can play ${card}`,
      methuselah: `each Methuselah can play ${card}`,
      everyone: `${card} can be played`,
    };
    const level = {
      any: '',
      basic: 'at basic ',
      superior: 'at superior ',
      eachDiscipline: 'with each Discipline ',
    };
    return `${played[by]} ${level[at]}${ONCE[once].replace('once ', '')}`;
  },
  together: 'more than one Discipline can be used to play this card',
  onePerMethuselah: (x) => `a Methuselah can have only one ${quoted(x.say.cardName(x.card.name))}`,
  forAllCopies: 'for all copies of this card',
  onlyOne: (what, x) =>
    `a ${x.host === 'vampire' ? 'vampire' : 'minion'} can have only one ${what === 'name' ? quoted(x.say.cardName(x.card.name)) : keyword(what.keyword)}`,
  replaced: {
    afterAction: 'do not replace until after the action',
    afterCombat: 'do not replace until after combat',
    afterTurn: 'do not replace until after the current turn',
    nextUnlock: 'do not replace until your next unlock phase',
    nextDiscard: 'do not replace until your next discard phase',
    leavesPlay: 'do not replace as long as this card is in play',
  },
  notWith: (names, x) =>
    `not playable in the same action as ${list(
      names.map((name) => `cards named ${quoted(x.say.cardName(name))}`),
      'or',
    )}`,
  notBothBy: (names, x) =>
    `a ${SELF[x.self].replace('this ', '')} cannot play both this card and ${list(
      names.map((name) => `cards named ${quoted(x.say.cardName(name))}`),
      'or',
    )} during the same action`,
  burnedIf: (phrases) => `burn this card ${list(phrases, 'and')}`,
  isLocation,
  playsCardsAs,
  meets,
  wears,
  spent,
  notThisRound,
  stillYours: ' (you still control it)',
  put: (on, counters, x) => ({
    who: null,
    verb: V.put,
    rest: `this card ${on === null ? 'in play' : `on ${on.text}`}${counters === 0 ? '' : ` with ${counters} ${counters === 1 ? 'counter' : 'counters'}`}${becoming(x)}`,
  }),
  costX: (value, x) => `X is ${measure(value, x)}`,
  xWithin: (min, max) => `X must be from ${min} to ${max}`,
  lockedToo: (who) => `also usable if ${who.text} is locked`,
  atSuperior: (numbers, x) =>
    statement({
      who: cardNoun('this', x),
      verb: { ...V.gain, s3: 'has' },
      rest: list(
        Object.entries(numbers).map(([stat, value]) => `${value} ${stat}`),
        'and',
      ),
    }),
  onlyOneEachTurn: (word) => `a vampire can gain blood from only one ${keyword(word)} each turn`,
  choose: (what) => ({ who: null, verb: verb('choose'), rest: what.text }),
  allocate: ({ points, poolOf, least, others, cards: on, cardsOnly }, x) => {
    const number = typeof points === 'number' ? `${points}` : measure(points, x);
    const ofX = ofChosen(points);
    const some =
      typeof points === 'number' || ofX !== null ? `${ofX ?? points} points` : `points equal to ${number}`;
    const what = poolOf === undefined ? some : `${number} of ${ofSeat(poolOf, x)} pool`;
    const among =
      poolOf === undefined
        ? `${least === 2 ? 'two' : 'one'} or more ${recipients(cardsOnly ? null : `${others ? 'other ' : ''}Methuselahs`, on, x)}`
        : 'one or more other Methuselahs (including you)';
    return { who: null, verb: verb('allocate'), rest: `${what} among ${among}` };
  },
  ifBlocked: (who) => `if ${who.text} is blocked, before block resolution`,
  inReferendum: 'in this referendum',
  titleGiven: ({ title, city }, x) =>
    city !== undefined
      ? `, who gets the unique ${SECT.anarch} title of ${TERM_WORDS.title(title, city)}`
      : title === 'justicar'
        ? `, who gets the unique ${SECT.camarilla} title of ${x.say.cardName(x.card.name)}`
        : `, who gets the title of ${TITLE[title]}`,
  beforeStrike: (kind) => (kind === 'combatEnds' ? 'before combat ends' : 'before the strike takes effect'),
  ifPassed: (passed) => (passed ? 'if the referendum passes' : 'if the referendum fails'),
  additional: (more) => `an additional ${more}`,
  withAdditional: (more) => `with an additional ${more}`,
  either: (items) => `either ${list(items, 'or')}`,
  afterwards: (words) => `then ${words}`,
  ifAny: '(if any)',
  limited: 'limited',
  wholeGame: 'until the end of the game',
  thisAction: 'during this action',
  nothingInstead: 'instead, the bleed burns no pool and is not successful',
  otherwise: 'otherwise',
  instead: 'instead',
  or: '; or ',
  ifYouWant: (who) => (who.you ? 'if you want' : 'if they want'),
  colon: ':',
};
