import { translated } from '@methuselah/cards';
import type { Requirement, VampireCard } from '@methuselah/engine/language';
import { TERM_WORDS } from '../../language/fr/terms.ts';
import { onTheFace, requirementWords } from '../fields.ts';
import type { CardGrammar, Context } from '../grammar.ts';
import { marksOf } from '../marks.ts';
import type { ActionFor } from '../named.ts';
import { bleedsAnybody, cardNoun, ofChosen, seatNoun } from '../nouns.ts';
import { capital, statement } from '../sentences.ts';
import { amount, bonus, measure } from './amounts.ts';
import { becoming, isLocation, meets, notThisRound, playsCardsAs, spent, wears } from './becoming.ts';
import { close } from './close.ts';
import { immune } from './combat.ts';
import { cost, effects } from './effects.ts';
import { happening } from './happenings.ts';
import {
  bound,
  cardNouns,
  cards,
  controllerOf,
  controlling,
  owned,
  picks,
  pronoun,
  recipients,
  seatNouns,
  several,
  thatCard,
  thosePicks,
} from './nouns.ts';
import { byUser, condition, during, scope, whenever, window } from './phrases.ts';
import { pileGrammar } from './piles.ts';
import { aCard, costChange } from './printed.ts';
import { restrictions, unblockable } from './restrictions.ts';
import { combatClauses, onlyTo, strike, withOptional } from './strikes.ts';
import { does, V } from './verbs.ts';
import {
  discipline,
  every,
  heading,
  irregular,
  keyword,
  keywordThing,
  OF_SECT,
  ONCE,
  ofTrait,
  printed,
  quoted,
  SELF,
  SIGN,
  trait,
} from './words.ts';

/** Card texts in French. */

const WORD = { and: 'et', or: 'ou' };
function list(items: readonly string[], word: 'and' | 'or'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${WORD[word]} ${items.at(-1)}`;
}

function vampire(card: VampireCard): string {
  const { sect, title, city, votes } = card;
  const titled = title === undefined || title === 'own' ? [] : [TERM_WORDS.title(title, place(city))];
  const claims = [...titled, ...(votes === undefined ? [] : [`${votes} voix (titré)`])].map(capital);
  return [TERM_WORDS.sects[sect], ...claims].join('. ');
}
const place = (city: string | undefined): string | null =>
  city === undefined ? null : TERM_WORDS.city(city);

const required = requirementWords({
  kind: onTheFace,
  clan: onTheFace,
  disciplines: onTheFace,
  titled: (is, { sect }) => (is && sect === undefined ? 'un vampire titré' : null),
  title: (titles) =>
    list(
      titles.map((each) => `un ${TERM_WORDS.title(each, null)}`),
      'or',
    ),
  sect: (sects, { titled }) =>
    `un vampire ${titled ? 'titré ' : ''}${list(
      sects.map((each) => OF_SECT[each]),
      'or',
    )}`,
  minCapacity: (n) => `une capacité de ${n} ou plus`,
  path: (path) => `un vampire qui suit la ${TERM_WORDS.paths[path]}`,
  trait: (mark) => `un ${mark === 'flight' ? 'serviteur' : 'vampire'} ${ofTrait(mark)}`,
});

function requires(requirement: Requirement): string {
  const what = required(requirement);
  return what.length === 0 ? '' : `requiert ${list(what, 'and')}`;
}

type SaidAction = ActionFor<'stealth' | 'bleed'>;

const atStealth = ({ stealth }: SaidAction): string => (stealth ? ` à +${stealth} en discrétion` : '');
/** "action Ⓓ à +1 en discrétion". */
const actionWords = (text: SaidAction, directed: boolean): string =>
  `action${directed ? ' Ⓓ' : ''}${atStealth(text)}`;

function action(text: SaidAction, directed: boolean, x: Context): string | null {
  if (text.kind === 'bleed') {
    const more = text.bleed === undefined ? '' : ` à ${bonus('bleed', text.bleed, x)}`;
    return `Ⓓ mordre${bleedsAnybody(x) ? ' n’importe quel autre Mathusalem' : ''}${more}${atStealth(text)}`;
  }
  if (text.kind === 'hunt') return `${directed ? 'Ⓓ ' : ''}chasser${atStealth(text)}`;
  return text.stealth || directed ? actionWords(text, directed) : null;
}

/** The grammar of card texts in French. */
export const french: CardGrammar = {
  can: irregular('pouvoir', 'pouvez', 'peut', 'peuvent'),
  cannot: V.cannot,
  get: V.get,
  list,
  inOrderTo: (infinitive) => `pour ${infinitive}`,
  close,
  typeSign: SIGN,
  vampire,
  marks: (card) => marksOf(card, TERM_WORDS),
  heading,
  requires,
  cardNoun: cardNouns,
  bound,
  pronoun,
  you: { text: 'vous', you: true },
  thatMethuselah: { text: 'ce Mathusalem' },
  seatNoun: seatNouns,
  controllerOf,
  controlling,
  opposingVampire: { text: 'le vampire adverse' },
  bothCombatants: { text: 'les combattants', plural: true },
  boundSeat: () => ({ text: 'le même Mathusalem' }),
  minions: (others) => ({
    text: others ? 'les autres serviteurs' : 'n’importe quel serviteur',
    plural: others,
  }),
  methuselahs: (others) => ({ text: others ? 'chaque autre Mathusalem' : 'chaque Mathusalem' }),
  cards,
  thatCard,
  several,
  cardName: (name) => translated(name, 'fr'),
  pick: picks,
  thatPick: thosePicks,
  amount,
  bonus,
  costChange,
  aCard,
  traitStatic: (text, who) => `${who.text} ${who.plural ? 'ont' : 'a'} le trait ${trait(text.trait)}`,
  voteTax: (text, who, caller, x) => {
    const poll = `les référendums${caller === null ? '' : ` que ${caller.text} appelle`}`;
    const where =
      text.stat === 'voteTaxAgainst' ? ` contre ${poll}` : caller === null ? '' : ` durant ${poll}`;
    return `${who.text} ${who.plural ? 'doivent' : 'doit'} brûler ${amount(text.amount, 'blood', x)} pour exprimer des voix et bulletins${where}`;
  },
  blockTax: (who, much, orLife, x) =>
    does(
      who,
      V.must,
      `brûler ${amount(much, 'blood', x)}${orLife ? ' ou de vie' : ''} pour tenter de bloquer`,
    ),
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
  failedBlockers: { text: 'chaque serviteur qui tente de bloquer l’action et échoue' },
  ...pileGrammar,
  cost,
  only: (phrases) => `jouable uniquement ${phrases.join(', ')}`,
  notUsable: (phrases) => `non jouable ${phrases.join(', ')}`,
  firstRound: 'durant le premier round',
  thatCosts: (much) => `qui coûte ${much}`,
  toBleed: (more) => (more === null ? 'mordre' : `mordre à ${more}`),
  controls: (who, what, is) => {
    const does = who.you ? 'contrôlez' : 'contrôle';
    return `si ${who.text} ${is ? does : `ne ${does} pas`} ${what.text}`;
  },
  player: {
    other: 'par un vampire disponible autre que le serviteur qui agit',
    bystander: 'par un serviteur disponible qui n’est pas en combat',
  },
  action,
  asAction: (text, directed) =>
    `${text.kind === 'political' ? 'appeler un référendum ' : ''}en ${actionWords(text, directed)}`,
  strike,
  unpreventableBy: (needed) =>
    `ces dégâts ne peuvent pas être prévenus par des cartes qui requièrent ${discipline(needed)}`,
  aggravatedFrom: (who, source) =>
    does({ text: `les dégâts infligés à ${who.text} par ${source.text}`, plural: true }, V.be, 'aggravés'),
  notAgainst: (who) => `non jouable contre ${who.text}`,
  onceThisCombat: 'une fois durant ce combat',
  eachRound: 'à chaque round de ce combat',
  immuneTo: (who, source) => does(who, V.be, `${immune(who)} aux dégâts infligés par ${source.text}`),
  strikesAreOrders: false,
  undodgeable: 'cette frappe ne peut pas être esquivée',
  toStrike: strike,
  withOptional,
  onlyTo,
  combatClauses,
  keyword,
  once: ONCE,
  playedOnce: ({ once, by, at }, x) => {
    const card = `un exemplaire de ${quoted(x.say.cardName(x.card.name))}`;
    const played = {
      minion: `un ${SELF[x.self].replace(/^cet? /, '')} ne peut jouer que ${card}`,
      methuselah: `chaque Mathusalem ne peut jouer que ${card}`,
      everyone: `pas plus de ${card} ne peut être joué`,
    };
    const level = {
      any: '',
      basic: 'au niveau de base ',
      superior: 'au niveau supérieur ',
      eachDiscipline: 'avec chaque Discipline ',
    };
    return `${played[by]} ${level[at]}${every(once)}`;
  },
  together: 'cette carte peut être jouée avec plus d’une Discipline',
  onePerMethuselah: (x) =>
    `un Mathusalem ne peut avoir qu’un seul exemplaire de ${quoted(x.say.cardName(x.card.name))}`,
  forAllCopies: 'pour tous les exemplaires de cette carte',
  onlyOne: (what, x) => {
    const who = `un ${x.host === 'vampire' ? 'vampire' : 'serviteur'} ne peut avoir`;
    if (what === 'name') return `${who} qu’un seul exemplaire de ${quoted(x.say.cardName(x.card.name))}`;
    const { one, feminine } = keywordThing(what.keyword);
    return `${who} ${feminine ? 'qu’une seule' : 'qu’un seul'} ${one}`;
  },
  replaced: {
    afterAction: 'à ne remplacer qu’après l’action',
    afterCombat: 'à ne remplacer qu’après le combat',
    afterTurn: 'à ne remplacer qu’après le tour en cours',
    nextUnlock: 'à ne remplacer qu’à votre prochaine phase de redressement',
    nextDiscard: 'à ne remplacer qu’à votre prochaine phase de défausse',
    leavesPlay: 'à ne pas remplacer tant que cette carte est en jeu',
  },
  notWith: (names, x) =>
    `injouable durant la même action que ${list(
      names.map((name) => `les cartes nommées ${quoted(x.say.cardName(name))}`),
      'or',
    )}`,
  notBothBy: (names, x) =>
    `un ${SELF[x.self].replace(/^cet? /, '')} ne peut pas jouer cette carte et ${list(
      names.map((name) => `des cartes nommées ${quoted(x.say.cardName(name))}`),
      'or',
    )} durant la même action`,
  burnedIf: (phrases) => `brûlez cette carte ${list(phrases, 'and')}`,
  isLocation,
  playsCardsAs,
  meets,
  wears,
  spent,
  notThisRound,
  stillYours: ' (vous en gardez le contrôle)',
  put: (on, counters, x) => ({
    who: null,
    verb: V.put,
    rest: `cette carte ${on === null ? 'en jeu' : `sur ${on.text}`}${counters === 0 ? '' : ` avec ${counters} ${counters < 2 ? 'compteur' : 'compteurs'}`}${becoming(x)}`,
  }),
  costX: (value, x) => `X vaut ${measure(value, x)}`,
  xWithin: (min, max) => `X doit être compris entre ${min} et ${max}`,
  lockedToo: (who) => `jouable aussi si ${who.text} est incliné`,
  atSuperior: (numbers, x) =>
    statement({ who: cardNoun('this', x), verb: V.have, rest: list(printed(numbers), 'and') }),
  onlyOneEachTurn: (word) => {
    const { one, feminine } = keywordThing(word);
    return `un vampire ne peut gagner du sang que par ${feminine ? 'une seule' : 'un seul'} ${one} par tour`;
  },
  choose: (what) => ({
    who: null,
    verb: irregular('choisir', 'choisissez', 'choisit', 'choisissent'),
    rest: what.text,
  }),
  allocate: ({ points, poolOf, least, others, cards: on, cardsOnly }, x) => {
    const ofX = ofChosen(points);
    if (on !== undefined)
      return {
        who: null,
        verb: irregular('répartir', 'répartissez', 'répartit', 'répartissent'),
        rest: `${ofX ?? (typeof points === 'number' ? points : measure(points, x))} points entre un ou plusieurs ${recipients(cardsOnly ? null : 'Mathusalems', on, x)}`,
      };
    const other = others ? 'autres ' : '';
    const split = irregular('répartir', 'répartissez', 'répartit', 'répartissent');
    if (poolOf === undefined)
      return {
        who: null,
        verb: split,
        rest: `${typeof points === 'number' ? `${points} points` : `un nombre de points égal à ${measure(points, x)}`} entre ${least === 2 ? `deux ${other}Mathusalems ou plus` : others ? 'un ou plusieurs autres Mathusalems' : 'un Mathusalem ou plus'}`,
      };
    const from = owned(seatNoun(poolOf, x), 'réserve');
    const among = 'un ou plus des autres Mathusalems (vous compris)';
    return { who: null, verb: split, rest: `${points} points de ${from} entre ${among}` };
  },
  ifBlocked: (who) => `si ${who.text} est bloqué, avant la résolution du blocage`,
  inReferendum: 'durant ce référendum',
  titleGiven: ({ title, city }, x) =>
    city !== undefined
      ? `, qui reçoit le titre unique ${OF_SECT.anarch} de ${TERM_WORDS.title(title, city)}`
      : title === 'justicar'
        ? `, qui reçoit le titre unique ${OF_SECT.camarilla} de ${x.say.cardName(x.card.name)}`
        : `, qui reçoit le titre de ${TERM_WORDS.title(title, null)}`,
  beforeStrike: (kind) =>
    kind === 'combatEnds' ? 'avant la fin du combat' : 'avant que la frappe ne prenne effet',
  ifPassed: (passed) => (passed ? 'si le référendum passe' : 'si le référendum échoue'),
  additional: (given) => `${given} supplémentaire`,
  withAdditional: (given) => `avec ${given} supplémentaire`,
  either: (items) => items.map((item) => `soit ${item}`).join(', '),
  afterwards: (words) => words.replace(/^(\S+)/, '$1 ensuite'),
  ifAny: '(s’il y en a)',
  limited: 'limité',
  wholeGame: 'jusqu’à la fin de la partie',
  thisAction: 'durant cette action',
  nothingInstead: 'à la place, la morsure ne brûle aucun point de réserve et n’est pas réussie',
  otherwise: 'sinon',
  instead: 'à la place',
  or: ' ; ou ',
  ifYouWant: (who) => (who.you ? 'si vous le voulez' : who.plural ? 's’ils le veulent' : 's’il le veut'),
  colon: ' :',
};
