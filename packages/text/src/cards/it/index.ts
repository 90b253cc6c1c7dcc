import { translated } from '@methuselah/cards';
import { genderOf } from '@methuselah/cards/gender';
import type { Requirement, VampireCard } from '@methuselah/engine/language';
import { TERM_WORDS } from '../../language/it/terms.ts';
import { onTheFace, requirementWords } from '../fields.ts';
import type { CardGrammar, Context } from '../grammar.ts';
import { marksOf } from '../marks.ts';
import type { ActionFor } from '../named.ts';
import { bleedsAnybody, cardNoun, ofChosen, seatNoun } from '../nouns.ts';
import { capital, statement } from '../sentences.ts';
import { amount, bonus, measure } from './amounts.ts';
import { becoming, isLocation, meets, notThisRound, playsCardsAs, spent, wears } from './becoming.ts';
import { close } from './close.ts';
import { cost, effects } from './effects.ts';
import { happening } from './happenings.ts';
import {
  bound,
  cardNouns,
  cards,
  controllerOf,
  controlling,
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
import { combatClauses, onlyTo, strike, strikeAs, withOptional } from './strikes.ts';
import { does, V } from './verbs.ts';
import {
  city,
  discipline,
  heading,
  keyword,
  keywordOf,
  ONCE,
  ofSect,
  ofTrait,
  printed,
  quoted,
  SECT,
  SELF,
  SIGN,
  TITLE,
  traitName,
  UNIT,
} from './words.ts';

/** Card texts in Italian. */

function list(items: readonly string[], word: 'and' | 'or'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${word === 'and' ? 'e' : 'o'} ${items.at(-1)}`;
}

/** "Camarilla. Principe di Londra". */
function vampire({ id, sect, title, city: of, votes }: VampireCard): string {
  const place = of === undefined ? null : city(of);
  const isTitled = title !== undefined && title !== 'own';
  const claims = isTitled ? `. ${capital(TERM_WORDS.title(title, place, genderOf(id)))}` : '';
  const more = votes === undefined ? '' : ` con ${votes} ${UNIT.vote[votes === 1 ? 0 : 1]}`;
  return `${SECT[sect]}${claims}${more}`;
}

const required = requirementWords({
  kind: onTheFace,
  clan: onTheFace,
  disciplines: onTheFace,
  titled: (is, { sect }) => (is && sect === undefined ? 'un vampiro titolato' : null),
  title: (titles) =>
    list(
      titles.map((each) => `un ${TITLE[each][0]}`),
      'or',
    ),
  sect: (sects, { titled }) =>
    `un vampiro ${titled ? 'titolato ' : ''}${list(
      sects.map((each) => ofSect(each)),
      'or',
    )}`,
  minCapacity: (n) => `capacità ${n} o più`,
  path: (path) => `un vampiro che segue il ${TERM_WORDS.paths[path]}`,
  trait: (trait) => `un servitore ${ofTrait(trait)}`,
});

function requires(requirement: Requirement): string {
  const what = required(requirement);
  return what.length === 0 ? '' : `richiede ${list(what, 'and')}`;
}

type SaidAction = ActionFor<'stealth' | 'bleed'>;

/** "azione Ⓓ a +1 furtività". */
const actionWords = ({ stealth }: SaidAction, directed: boolean): string =>
  `azione${directed ? ' Ⓓ' : ''}${stealth ? ` a +${stealth} furtività` : ''}`;

function action(text: SaidAction, directed: boolean, x: Context): string | null {
  const stealth = text.stealth ? ` a +${text.stealth} furtività` : '';
  if (text.kind === 'bleed') {
    const more = text.bleed === undefined ? '' : ` con ${bonus('bleed', text.bleed, x)}`;
    return `Ⓓ dissangua${bleedsAnybody(x) ? ' qualsiasi altro Matusalemme' : ''}${more}${stealth}`;
  }
  if (text.kind === 'hunt') return `${directed ? 'Ⓓ ' : ''}caccia${stealth}`;
  return text.stealth || directed ? actionWords(text, directed) : null;
}

/** The grammar of card texts in Italian. */
export const italian: CardGrammar = {
  can: V.can,
  cannot: V.cannot,
  get: V.get,
  list,
  inOrderTo: (infinitive) => `per ${infinitive}`,
  close,
  typeSign: SIGN,
  vampire,
  marks: (card) => marksOf(card, TERM_WORDS),
  heading,
  requires,
  cardNoun: cardNouns,
  bound,
  pronoun,
  you: { text: 'tu', you: true },
  thatMethuselah: { text: 'quel Matusalemme' },
  seatNoun: seatNouns,
  controllerOf,
  controlling,
  opposingVampire: { text: 'il vampiro avversario' },
  bothCombatants: { text: 'i combattenti', plural: true },
  boundSeat: () => ({ text: 'lo stesso Matusalemme' }),
  minions: (others) => ({ text: others ? 'gli altri servitori' : 'qualsiasi servitore', plural: others }),
  methuselahs: (others) => ({ text: others ? 'ogni altro Matusalemme' : 'ogni Matusalemme' }),
  cards,
  thatCard,
  several,
  cardName: (name) => translated(name, 'it'),
  pick: picks,
  thatPick: thosePicks,
  amount,
  bonus,
  costChange,
  aCard,
  traitStatic: (text, who) => `${who.text} ${who.plural ? 'hanno' : 'ha'} il tratto ${traitName(text.trait)}`,
  voteTax: (text, who, caller, x) => {
    const poll = caller === null ? 'il referendum' : `i referendum indetti da ${caller.text}`;
    const where = text.stat === 'voteTaxAgainst' ? ` contro ${poll}` : caller === null ? '' : ` in ${poll}`;
    return `${who.text} ${who.plural ? 'devono' : 'deve'} bruciare ${amount(text.amount, 'blood', x)} per dichiarare voti e preferenze${where}`;
  },
  blockTax: (who, much, orLife, x) =>
    does(
      who,
      V.must,
      `bruciare ${amount(much, 'blood', x)}${orLife ? ' o vita' : ''} per tentare di bloccare`,
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
  failedBlockers: { text: 'ogni servitore che tenta di bloccare l’azione e fallisce' },
  ...pileGrammar,
  cost,
  only: (phrases) => `utilizzabile solo ${phrases.join(', ')}`,
  notUsable: (phrases) => `non utilizzabile ${phrases.join(', ')}`,
  firstRound: 'durante il primo round',
  thatCosts: (much) => `che costa ${much}`,
  toBleed: (more) => (more === null ? 'dissanguare' : `dissanguare con ${more}`),
  controls: (who, what, is) => {
    const not = is ? '' : 'non ';
    return who.you ? `se ${not}controlli ${what.text}` : `se ${who.text} ${not}controlla ${what.text}`;
  },
  player: {
    other: 'da un vampiro attivo diverso dal servitore agente',
    bystander: 'da un servitore attivo che non è in combattimento',
  },
  action,
  asAction: (text, directed) =>
    `${text.kind === 'political' ? 'indire un referendum ' : ''}come ${actionWords(text, directed)}`,
  strike,
  unpreventableBy: (needed) =>
    `questi danni non possono essere prevenuti da carte che richiedono ${discipline(needed)}`,
  aggravatedFrom: (who, source) =>
    does({ text: `i danni inflitti a ${who.text} da ${source.text}`, plural: true }, V.be, 'aggravati'),
  notAgainst: (who) => `non utilizzabile contro ${who.text}`,
  onceThisCombat: 'una volta in questo combattimento',
  eachRound: 'in ogni round di questo combattimento',
  immuneTo: (who, source) =>
    does(who, V.be, `${who.plural ? 'immuni' : 'immune'} ai danni inflitti da ${source.text}`),
  strikesAreOrders: true,
  undodgeable: 'questo attacco non può essere schivato',
  toStrike: (text, x) => strikeAs('attaccare', text, x),
  withOptional,
  onlyTo,
  combatClauses,
  keyword,
  once: ONCE,
  playedOnce: ({ once, by, at }, x) => {
    const played = {
      minion: `${SELF[x.self].text.replace(/^(questo|il)/, 'un')} può giocare`,
      methuselah: 'ogni Matusalemme può giocare',
      everyone: 'si può giocare',
    };
    const level = {
      any: '',
      basic: 'al livello base ',
      superior: 'al livello superiore ',
      eachDiscipline: 'con ogni Disciplina ',
    };
    return `${played[by]} ${quoted(x.say.cardName(x.card.name))} ${level[at]}solo ${ONCE[once]}`;
  },
  together: 'si può usare più di una Disciplina per giocare questa carta',
  onePerMethuselah: (x) =>
    `un Matusalemme può avere una sola copia di ${quoted(x.say.cardName(x.card.name))}`,
  forAllCopies: 'per tutte le copie di questa carta',
  onlyOne: (what, x) => {
    const who = `un ${x.host === 'vampire' ? 'vampiro' : 'servitore'} può avere`;
    if (what === 'name') return `${who} una sola copia di ${quoted(x.say.cardName(x.card.name))}`;
    const { one, feminine } = keywordOf(what.keyword);
    return `${who} ${feminine ? 'una sola' : 'un solo'} ${one}`;
  },
  replaced: {
    afterAction: 'non rimpiazzare questa carta fino al termine dell’azione',
    afterCombat: 'non rimpiazzare questa carta fino a dopo il combattimento',
    afterTurn: 'non rimpiazzare questa carta fino al termine del turno in corso',
    nextUnlock: 'non rimpiazzare questa carta fino alla tua prossima fase di disimpegno',
    nextDiscard: 'non rimpiazzare questa carta fino alla tua prossima fase di scarto',
    leavesPlay: 'non rimpiazzare finché questa carta è in gioco',
  },
  notWith: (names, x) =>
    `non giocabile nella stessa azione in cui si giocano carte chiamate ${list(
      names.map((name) => quoted(x.say.cardName(name))),
      'or',
    )}`,
  notBothBy: (names, x) =>
    `${SELF[x.self].text.replace(/^(questo|il)/, 'un')} non può giocare questa carta e carte chiamate ${list(
      names.map((name) => quoted(x.say.cardName(name))),
      'or',
    )} nella stessa azione`,
  burnedIf: (phrases) => `brucia questa carta ${list(phrases, 'and')}`,
  isLocation,
  playsCardsAs,
  meets,
  wears,
  spent,
  notThisRound,
  stillYours: ' (ne mantieni il controllo)',
  put: (on, counters, x) => ({
    who: null,
    verb: V.put,
    rest: `questa carta ${on === null ? 'in gioco' : `su ${on.text}`}${counters === 0 ? '' : ` con ${counters} ${UNIT.counter[counters === 1 ? 0 : 1]}`}${becoming(x)}`,
  }),
  costX: (value, x) => `X è ${measure(value, x)}`,
  xWithin: (min, max) => `X deve essere compreso tra ${min} e ${max}`,
  lockedToo: (who) => `utilizzabile anche se ${who.text} è impegnato`,
  atSuperior: (numbers, x) =>
    statement({
      who: cardNoun('this', x),
      verb: V.have,
      rest: list(
        Object.entries(numbers).map(([stat, value]) => printed(stat, value)),
        'and',
      ),
    }),
  onlyOneEachTurn: (word) => {
    const { one, feminine } = keywordOf(word);
    return `un vampiro può guadagnare sangue da ${feminine ? 'una sola' : 'un solo'} ${one} per turno`;
  },
  choose: (what) => ({ who: null, verb: V.choose, rest: what.text }),
  allocate: ({ points, poolOf: source, least, others, cards: on, cardsOnly }, x) => ({
    who: null,
    verb: V.allocate,
    rest:
      on !== undefined
        ? `${ofChosen(points) ?? (typeof points === 'number' ? points : measure(points, x))} punti tra uno o più ${recipients(cardsOnly ? null : 'Matusalemme', on, x)}`
        : source === undefined
          ? `${typeof points === 'number' ? `${points} punti` : `punti pari a ${measure(points, x)}`} tra ${least === 2 ? 'due' : 'uno'} o più ${others ? 'altri ' : ''}Matusalemme`
          : `${points} punti risorsa di ${seatNoun(source, x).text} tra uno o più altri Matusalemme (te compreso)`,
  }),
  ifBlocked: (who) => `se ${who.text} viene bloccato, prima della risoluzione del blocco`,
  inReferendum: 'in questo referendum',
  titleGiven: ({ title, city }, x) =>
    city !== undefined
      ? `, che ottiene il titolo ${SECT.anarch} unico di ${TERM_WORDS.title(title, city)}`
      : title === 'justicar'
        ? `, che ottiene il titolo unico della ${SECT.camarilla} di ${x.say.cardName(x.card.name)}`
        : `, che ottiene il titolo di ${TITLE[title][0]}`,
  beforeStrike: (kind) =>
    kind === 'combatEnds' ? 'prima che il combattimento termini' : 'prima che l’attacco abbia effetto',
  ifPassed: (passed) => (passed ? 'se il referendum ha successo' : 'se il referendum fallisce'),
  additional: (more) => `un ulteriore ${more}`,
  withAdditional: (more) => `con un ulteriore ${more}`,
  either: (items) => `a scelta ${items.join(' oppure ')}`,
  afterwards: (words) => `poi ${words}`,
  ifAny: '(se c’è)',
  limited: 'limitato',
  wholeGame: 'fino alla fine della partita',
  thisAction: 'durante questa azione',
  nothingInstead: 'invece, il dissanguamento non fa bruciare risorse e non ha successo',
  otherwise: 'altrimenti',
  instead: 'invece',
  or: '; o ',
  ifYouWant: (who) => (who.you ? 'se vuoi' : 'se vuole'),
  colon: ':',
};
