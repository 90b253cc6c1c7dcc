import { translated } from '@methuselah/cards';
import { genderOf } from '@methuselah/cards/gender';
import type { LibraryCard, Requirement, VampireCard } from '@methuselah/engine/language';
import { TERM_WORDS } from '../../language/es/terms.ts';
import { onTheFace, requirementWords } from '../fields.ts';
import type { CardGrammar, Context } from '../grammar.ts';
import { marksOf } from '../marks.ts';
import type { ActionFor } from '../named.ts';
import { bleedsAnybody, cardNoun, ofChosen, seatNoun } from '../nouns.ts';
import { capital, statement } from '../sentences.ts';
import { amount, bonus, measure } from './amounts.ts';
import { becoming, isLocation, meets, notThisRound, playsCardsAs, spent, wears } from './becoming.ts';
import { immune } from './combat.ts';
import { cost, effects } from './effects.ts';
import { happening } from './happenings.ts';
import * as nouns from './nouns.ts';
import { byUser, condition, during, scope, whenever, window } from './phrases.ts';
import { pileGrammar } from './piles.ts';
import { aCard, costChange } from './printed.ts';
import { restrictions, unblockable } from './restrictions.ts';
import { combatClauses, onlyTo, strike, strikeAs, withOptional } from './strikes.ts';
import { does, V } from './verbs.ts';
import {
  city,
  discipline,
  heading,
  keyword,
  keywordOf,
  ONCE,
  PER,
  quoted,
  SECT,
  SELF,
  SIGN,
  titleOf,
  traited,
  traitOf,
} from './words.ts';

/** Card texts in Spanish. */

const WORD = { and: 'y', or: 'o' };
function list(items: readonly string[], word: 'and' | 'or'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${WORD[word]} ${last}`;
}

/** Contractions, "e" and "u" for "y" and "o", and spacing. */
const close = (text: string): string =>
  text
    .replace(/(?<!\p{L})(a|de) el (?=\p{Ll})/giu, (_, word: string) => `${word}l `)
    .replace(/ y (?=h?[ií](?![aeo]))/giu, ' e ')
    .replace(/ o (?=h?[oó])/giu, ' u ')
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.:;])/g, '$1');

function vampire(card: VampireCard): string {
  if (card.title === undefined) return SECT[card.sect];
  if (card.title === 'own')
    return `${SECT[card.sect]} con ${card.votes} ${card.votes === 1 ? 'voto' : 'votos'} (con título)`;
  const where = card.city === undefined ? '' : ` de ${city(card.city)}`;
  const title = TERM_WORDS.title(card.title, null, genderOf(card.id));
  return capital(`${title} ${SECT[card.sect]}${where}`);
}

const required = requirementWords({
  kind: onTheFace,
  clan: onTheFace,
  disciplines: onTheFace,
  titled: (is, { sect }) => (is && sect === undefined ? 'a un vampiro titulado' : null),
  title: (titles) => `a un ${list(titles.map(titleOf), 'or')}`,
  sect: (sects, { titled }) =>
    `a un vampiro ${titled ? 'titulado ' : ''}${list(
      sects.map((each) => SECT[each]),
      'or',
    )}`,
  minCapacity: (n) => `capacidad ${n} o más`,
  path: (path) => `a un vampiro que siga la ${TERM_WORDS.paths[path]}`,
  trait: (trait) => `a un siervo ${traitOf(trait)}`,
});

function requires(requirement: Requirement): string {
  const what = required(requirement);
  return what.length === 0 ? '' : `requiere ${list(what, 'and')}`;
}

type SaidAction = ActionFor<'stealth' | 'bleed'>;

/** "acción Ⓓ con +1 de sigilo". */
const actionWords = ({ stealth }: SaidAction, directed: boolean): string =>
  `acción${directed ? ' Ⓓ' : ''}${withStealth(stealth)}`;
const withStealth = (stealth: number | undefined): string => (stealth ? ` con +${stealth} de sigilo` : '');

function action(text: SaidAction, directed: boolean, x: Context): string | null {
  if (text.kind === 'bleed') {
    const bonuses = [
      ...(text.bleed === undefined ? [] : [bonus('bleed', text.bleed, x)]),
      ...(text.stealth ? [`+${text.stealth} de sigilo`] : []),
    ];
    const more = bonuses.length === 0 ? '' : ` con ${list(bonuses, 'and')}`;
    return `Ⓓ sangra${bleedsAnybody(x) ? ' a cualquier otro Matusalén' : ''}${more}`;
  }
  if (text.kind === 'hunt') return `${directed ? 'Ⓓ ' : ''}caza${withStealth(text.stealth)}`;
  return text.stealth || directed ? actionWords(text, directed) : null;
}

/** "un ejemplar de «Fama»", "un vehículo". */
const oneOf = (what: NonNullable<LibraryCard['onlyOne']>, x: Context): string => {
  if (what === 'name') return `un ejemplar de ${quoted(x.say.cardName(x.card.name))}`;
  const word = keywordOf(what.keyword);
  return `${word.feminine && !word.one.startsWith('arma') ? 'una' : 'un'} ${word.one}`;
};

const STAT = { life: 'de vida', strength: 'de fuerza', bleed: 'de sangrado' };

/** The grammar of card texts in Spanish. */
export const spanish: CardGrammar = {
  can: V.may,
  cannot: V.cannot,
  get: V.get,
  list,
  inOrderTo: (infinitive) => `para ${infinitive}`,
  close,
  typeSign: SIGN,
  vampire,
  marks: (card) => marksOf(card, TERM_WORDS),
  heading,
  requires,
  cardNoun: nouns.cardNouns,
  bound: nouns.bound,
  pronoun: nouns.pronoun,
  you: nouns.YOU,
  thatMethuselah: nouns.THAT_METHUSELAH,
  seatNoun: nouns.seatNouns,
  controllerOf: nouns.controllerOf,
  controlling: nouns.controlling,
  opposingVampire: { text: 'el vampiro oponente', person: true },
  bothCombatants: nouns.BOTH_COMBATANTS,
  boundSeat: () => nouns.SAME_METHUSELAH,
  minions: nouns.minions,
  methuselahs: nouns.methuselahs,
  cards: nouns.cards,
  thatCard: nouns.thatCard,
  several: nouns.several,
  cardName: (name) => translated(name, 'es'),
  pick: nouns.picks,
  thatPick: nouns.thosePicks,
  amount,
  bonus,
  costChange,
  aCard,
  traitStatic: ({ trait }, who) => `${who.text} ${traited(trait)}`,
  voteTax: (text, who, caller, x) => {
    const poll = caller === null ? 'el referéndum' : `referendos propuestos por ${caller.text}`;
    const where = text.stat === 'voteTaxAgainst' ? ` contra ${poll}` : caller === null ? '' : ` en ${poll}`;
    const rest = `quemar ${amount(text.amount, 'blood', x)} para emitir votos y papeletas${where}`;
    return statement({ who, verb: V.must, rest });
  },
  blockTax: (who, much, orLife, x) =>
    does(who, V.must, `quemar ${amount(much, 'blood', x)}${orLife ? ' o vida' : ''} para intentar bloquear`),
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
  failedBlockers: { text: 'cada siervo que intente bloquear la acción y fracase', person: true },
  ...pileGrammar,
  cost,
  only: (phrases) => `solo utilizable ${phrases.join(', ')}`,
  notUsable: (phrases) => `no utilizable ${phrases.join(', ')}`,
  firstRound: 'durante el primer asalto',
  thatCosts: (much) => `que cuesta ${much}`,
  toBleed: (more) => (more === null ? 'sangrar' : `sangrar con ${more}`),
  controls: (who, what, is) => {
    const not = is ? '' : 'no ';
    return who.you ? `si ${not}controlas ${what.text}` : `si ${who.text} ${not}controla ${what.text}`;
  },
  player: {
    other: 'por un vampiro preparado que no sea el siervo activo',
    bystander: 'por un siervo preparado fuera de combate',
  },
  action,
  asAction: (text, directed) =>
    `${text.kind === 'political' ? 'proponer un referéndum ' : ''}con una ${actionWords(text, directed)}`,
  strike,
  unpreventableBy: (needed) =>
    `este daño no se puede prevenir con cartas que requieran ${discipline(needed)}`,
  aggravatedFrom: (who, source) =>
    does({ text: `el daño infligido a ${who.text} por ${source.text}` }, V.be, 'agravado'),
  notAgainst: (who) => `no utilizable contra ${who.text}`,
  onceThisCombat: 'una vez en este combate',
  eachRound: 'en cada asalto de este combate',
  immuneTo: (who, source) => does(who, V.be, `${immune(who)} al daño infligido por ${source.text}`),
  strikesAreOrders: false,
  undodgeable: 'este ataque no se puede esquivar',
  toStrike: (text, x) => strikeAs('atacar', text, x),
  withOptional,
  onlyTo,
  combatClauses,
  keyword,
  once: ONCE,
  playedOnce: ({ once, by, at }, x) => {
    const played = {
      minion: `un ${SELF[x.self].replace('este ', '')} solo puede jugar`,
      methuselah: 'cada Matusalén solo puede jugar',
      everyone: 'solo se puede jugar',
    };
    const level = {
      any: '',
      basic: 'a nivel básico ',
      superior: 'a nivel superior ',
      eachDiscipline: 'con cada Disciplina ',
    };
    return `${played[by]} ${oneOf('name', x)} ${level[at]}${PER[once]}`;
  },
  together: 'se puede usar más de una Disciplina para jugar esta carta',
  onePerMethuselah: (x) => `un Matusalén solo puede tener ${oneOf('name', x)}`,
  forAllCopies: 'para todos los ejemplares de esta carta',
  onlyOne: (what, x) =>
    `un ${x.host === 'vampire' ? 'vampiro' : 'siervo'} solo puede tener ${oneOf(what, x)}`,
  replaced: {
    afterAction: 'no se reemplaza hasta después de la acción',
    afterCombat: 'no se reemplaza hasta después del combate',
    afterTurn: 'no se reemplaza hasta después del turno en curso',
    nextUnlock: 'no se reemplaza hasta tu siguiente fase de enderezamiento',
    nextDiscard: 'no se reemplaza hasta tu siguiente fase de descarte',
    leavesPlay: 'no se reemplaza mientras esta carta esté en juego',
  },
  notWith: (names, x) =>
    `no se puede jugar en la misma acción que ${list(
      names.map((name) => quoted(x.say.cardName(name))),
      'or',
    )}`,
  notBothBy: (names, x) =>
    `un ${SELF[x.self].replace('este ', '')} no puede jugar esta carta y ${list(
      names.map((name) => quoted(x.say.cardName(name))),
      'or',
    )} en la misma acción`,
  burnedIf: (phrases) => `quema esta carta ${list(phrases, 'and')}`,
  isLocation,
  playsCardsAs,
  meets,
  wears,
  spent,
  notThisRound,
  stillYours: ' (sigues controlándola)',
  put: (on, counters, x) => ({
    who: null,
    verb: on === null ? V.put : V.putOn,
    rest: `esta carta ${on === null ? 'en juego' : `a ${on.text}`}${counters === 0 ? '' : ` con ${counters} ${counters === 1 ? 'ficha' : 'fichas'}`}${becoming(x)}`,
  }),
  costX: (value, x) => `X es ${measure(value, x)}`,
  xWithin: (min, max) => `X debe estar entre ${min} y ${max}`,
  lockedToo: (who) => `utilizable también si ${who.text} está girado`,
  atSuperior: (numbers, x) =>
    statement({
      who: cardNoun('this', x),
      verb: V.have,
      rest: list(
        Object.entries(numbers).map(([stat, value]) => `${value} ${STAT[stat as keyof typeof STAT]}`),
        'and',
      ),
    }),
  onlyOneEachTurn: (word, x) =>
    `un vampiro solo puede ganar sangre de ${oneOf({ keyword: word }, x)} por turno`,
  choose: (what) => ({ who: null, verb: V.choose, rest: nouns.object(what) }),
  allocate: ({ points, poolOf, least, others, cards: on, cardsOnly }, x) => {
    if (on !== undefined)
      return {
        who: null,
        verb: V.allocate,
        rest: `${ofChosen(points) ?? (typeof points === 'number' ? points : measure(points, x))} puntos entre uno o más ${nouns.recipients(cardsOnly ? null : 'Matusalenes', on, x)}`,
      };
    if (poolOf === undefined)
      return {
        who: null,
        verb: V.allocate,
        rest: `${typeof points === 'number' ? `${points} puntos` : `tantos puntos como ${measure(points, x)}`} entre ${least === 2 ? 'dos' : 'uno'} o más ${others ? 'de los demás ' : ''}Matusalenes`,
      };
    const pool = nouns.ofWhom('reserva sanguínea', 'la', seatNoun(poolOf, x));
    return {
      who: null,
      verb: V.allocate,
      rest: `${points} de ${pool} entre uno o más de los demás Matusalenes (incluyéndote a ti)`,
    };
  },
  ifBlocked: (who) => `si ${who.text} es bloqueado, antes de la resolución del bloqueo`,
  inReferendum: 'en este referéndum',
  titleGiven: ({ title, city }, x) =>
    city !== undefined
      ? `, que recibe el título ${SECT.anarch} único de ${TERM_WORDS.title(title, city)}`
      : title === 'justicar'
        ? `, que recibe el título ${SECT.camarilla} único de ${x.say.cardName(x.card.name)}`
        : `, que recibe el título de ${titleOf(title)}`,
  beforeStrike: (kind) =>
    kind === 'combatEnds' ? 'antes de que el combate termine' : 'antes de que el ataque surta efecto',
  ifPassed: (passed) => (passed ? 'si el referéndum prospera' : 'si el referéndum fracasa'),
  additional: (more) => `${more} adicional`,
  withAdditional: (more) => `con ${more} adicional`,
  either: (items) => items.map((item) => `o bien ${item}`).join(', '),
  afterwards: (words) => `luego ${words}`,
  ifAny: '(si la hay)',
  limited: 'limitada',
  wholeGame: 'hasta el final de la partida',
  thisAction: 'durante esta acción',
  nothingInstead: 'en vez de eso, el sangrado no quema reserva sanguínea ni tiene éxito',
  otherwise: 'si no',
  instead: 'en vez de eso',
  or: '; o ',
  ifYouWant: (who) => (who.you ? 'si quieres' : who.plural ? 'si quieren' : 'si quiere'),
  colon: ':',
};
