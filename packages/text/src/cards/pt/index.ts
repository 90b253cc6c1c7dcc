import { translated } from '@methuselah/cards';
import { genderOf } from '@methuselah/cards/gender';
import type { Requirement, VampireCard } from '@methuselah/engine/language';
import { contracted } from '../../language/pt/grammar.ts';
import { TERM_WORDS } from '../../language/pt/terms.ts';
import { onTheFace, requirementWords } from '../fields.ts';
import type { CardGrammar, Context, Noun } from '../grammar.ts';
import { marksOf } from '../marks.ts';
import type { ActionFor } from '../named.ts';
import { bleedsAnybody, cardNoun, ofChosen, seatNoun } from '../nouns.ts';
import { statement } from '../sentences.ts';
import { amount, bonus, measure } from './amounts.ts';
import { becoming, isLocation, meets, notThisRound, playsCardsAs, spent, wears } from './becoming.ts';
import { immune } from './combat.ts';
import { cost, effects } from './effects.ts';
import { happening } from './happenings.ts';
import {
  bound,
  cardNouns,
  cards,
  controllerOf,
  controlling,
  picks,
  poolOf,
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
  agreed,
  discipline,
  heading,
  KIND,
  keyword,
  ONCE,
  ofSect,
  ofTrait,
  PER,
  quoted,
  SECT,
  SELF,
  SIGN,
  title as titleOf,
  traitName,
  withArticle,
} from './words.ts';

/** Card texts in Portuguese. */

const WORD = { and: 'e', or: 'ou' };
function list(items: readonly string[], word: 'and' | 'or'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${WORD[word]} ${items.at(-1) ?? ''}`;
}

const close = (text: string): string =>
  contracted(text)
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.:;])/g, '$1')
    .replace(/(?<=[\p{L}\])]) (?=exceto )/gu, ', ');

/** "Camarilla, príncipe de Londres". */
function vampire({ id, sect, title, city, votes }: VampireCard): string {
  const place = city === undefined ? null : TERM_WORDS.city(city);
  const claims =
    title === undefined || title === 'own' ? '' : `, ${TERM_WORDS.title(title, place, genderOf(id))}`;
  const extra = votes === undefined ? '' : ` com ${votes} ${votes === 1 ? 'voto' : 'votos'} (titulado)`;
  return `${SECT[sect]}${claims}${extra}`;
}

const required = requirementWords({
  kind: onTheFace,
  clan: onTheFace,
  disciplines: onTheFace,
  titled: (is, { sect }) => (is && sect === undefined ? 'um vampiro titulado' : null),
  title: (titles) => `um ${list(titles.map(titleOf), 'or')}`,
  sect: (sects, { titled }) =>
    `um vampiro ${titled ? 'titulado ' : ''}${list(
      sects.map((each) => ofSect(each, false, false)),
      'or',
    )}`,
  minCapacity: (n) => `capacidade mínima de ${n}`,
  path: (path) => `um vampiro que segue a ${TERM_WORDS.paths[path]}`,
  trait: (trait) => traitName(trait),
});

function requires(requirement: Requirement): string {
  const what = required(requirement);
  return what.length === 0 ? '' : `requer ${list(what, 'and')}`;
}

type SaidAction = ActionFor<'stealth' | 'bleed'>;

const withStealth = ({ stealth }: SaidAction): string => (stealth ? ` com +${stealth} de furtividade` : '');
/** "ação Ⓓ com +1 de furtividade". */
const actionWords = (text: SaidAction, directed: boolean): string =>
  `ação${directed ? ' Ⓓ' : ''}${withStealth(text)}`;

function action(text: SaidAction, directed: boolean, x: Context): string | null {
  if (text.kind === 'bleed') {
    const bonuses = [
      ...(text.bleed === undefined ? [] : [bonus('bleed', text.bleed, x)]),
      ...(text.stealth ? [`+${text.stealth} de furtividade`] : []),
    ];
    const more = bonuses.length === 0 ? '' : ` com ${list(bonuses, 'and')}`;
    return `Ⓓ sangre${bleedsAnybody(x) ? ' qualquer outro Matusalém' : ''}${more}`;
  }
  if (text.kind === 'hunt') return `${directed ? 'Ⓓ ' : ''}cace${withStealth(text)}`;
  return text.stealth || directed ? actionWords(text, directed) : null;
}

const be = (who: Noun, trait: string): string => {
  if (trait === 'flight') return `${who.plural ? 'têm' : 'tem'} Voo`;
  return `${who.plural ? 'são' : 'é'} ${ofTrait(trait, who.plural)}`;
};

/** The grammar of card texts in Brazilian Portuguese. */
export const portuguese: CardGrammar = {
  can: V.can,
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
  cardNoun: cardNouns,
  bound,
  pronoun,
  you: { text: 'você', you: true },
  thatMethuselah: { text: 'esse Matusalém' },
  seatNoun: seatNouns,
  controllerOf,
  controlling,
  opposingVampire: { text: 'o vampiro oponente' },
  bothCombatants: { text: 'os combatentes', plural: true },
  boundSeat: () => ({ text: 'o mesmo Matusalém' }),
  minions: (others) => ({ text: others ? 'outros servos' : 'qualquer servo', plural: others }),
  methuselahs: (others) => ({ text: others ? 'cada outro Matusalém' : 'cada Matusalém' }),
  cards,
  thatCard,
  several,
  cardName: (name) => translated(name, 'pt'),
  pick: picks,
  thatPick: thosePicks,
  amount,
  bonus,
  costChange,
  aCard,
  traitStatic: (text, who) => `${who.text} ${be(who, text.trait)}`,
  voteTax: (text, who, caller, x) => {
    const poll = caller === null ? 'o referendo' : `referendos convocados por ${caller.text}`;
    const where = text.stat === 'voteTaxAgainst' ? ` contra ${poll}` : caller === null ? '' : ` em ${poll}`;
    return `${who.text} ${who.plural ? 'devem' : 'deve'} queimar ${amount(text.amount, 'blood', x)} para declarar votos e sub-votos${where}`;
  },
  blockTax: (who, much, orLife, x) =>
    does(who, V.must, `queimar ${amount(much, 'blood', x)}${orLife ? ' ou vida' : ''} para tentar bloquear`),
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
  failedBlockers: { text: 'cada servo que tentar bloquear a ação e falhar' },
  ...pileGrammar,
  cost,
  only: (phrases) => `só pode ser usada ${phrases.join(', ')}`,
  notUsable: (phrases) => `não pode ser usada ${phrases.join(', ')}`,
  firstRound: 'durante a primeira rodada',
  thatCosts: (much) => `que custa ${much}`,
  toBleed: (more) => (more === null ? 'sangrar' : `sangrar com ${more}`),
  controls: (who, what, is) => `se ${who.text} ${is ? '' : 'não '}controlar ${what.text}`,
  player: {
    other: 'por um vampiro pronto que não seja o servo agente',
    bystander: 'por um servo pronto que não esteja em combate',
  },
  action,
  asAction: (text, directed) =>
    `${text.kind === 'political' ? 'convocar um referendo ' : ''}como uma ${actionWords(text, directed)}`,
  strike,
  unpreventableBy: (needed) =>
    `este dano não pode ser prevenido por cartas que requerem ${discipline(needed)}`,
  aggravatedFrom: (who, source) =>
    does({ text: `o dano infligido a ${who.text} por ${source.text}` }, V.be, 'agravado'),
  notAgainst: (who) => `não pode ser usada contra ${who.text}`,
  onceThisCombat: 'uma vez neste combate',
  eachRound: 'em cada rodada deste combate',
  immuneTo: (who, source) => immune(`dano infligido por ${source.text}`)(who),
  strikesAreOrders: false,
  undodgeable: 'este golpe não pode ser esquivado',
  toStrike: (text, x) => strikeAs('golpear', text, x),
  withOptional,
  onlyTo,
  combatClauses,
  keyword: (word) => keyword(word).one,
  once: ONCE,
  playedOnce: ({ once, by, at }, x) => {
    const card = `apenas uma cópia de ${quoted(x.say.cardName(x.card.name))}`;
    const played = {
      minion: `${SELF[x.self].replace('este ', 'um ')} pode jogar ${card}`,
      methuselah: `cada Matusalém pode jogar ${card}`,
      everyone: `${card} pode ser jogada`,
    };
    const level = {
      any: '',
      basic: 'no nível básico ',
      superior: 'no nível superior ',
      eachDiscipline: 'com cada Disciplina ',
    };
    return `${played[by]} ${level[at]}${PER[once]}`;
  },
  together: 'mais de uma Disciplina pode ser usada para jogar esta carta',
  onePerMethuselah: (x) => `um Matusalém pode ter apenas uma cópia de ${quoted(x.say.cardName(x.card.name))}`,
  forAllCopies: 'para todas as cópias desta carta',
  onlyOne: (what, x) =>
    `um ${KIND[x.host === 'vampire' ? 'vampire' : 'minion'].one} pode ter apenas ${what === 'name' ? `uma cópia de ${quoted(x.say.cardName(x.card.name))}` : withArticle(keyword(what.keyword))}`,
  replaced: {
    afterAction: 'não reponha esta carta até depois da ação',
    afterCombat: 'não reponha esta carta até depois do combate',
    afterTurn: 'não reponha esta carta até depois do turno atual',
    nextUnlock: 'não reponha esta carta até sua próxima fase de destravar',
    nextDiscard: 'não reponha esta carta até sua próxima fase de descarte',
    leavesPlay: 'não reponha enquanto esta carta estiver em jogo',
  },
  notWith: (names, x) =>
    `não pode ser jogada na mesma ação que cartas chamadas ${list(
      names.map((name) => quoted(x.say.cardName(name))),
      'or',
    )}`,
  notBothBy: (names, x) =>
    `${SELF[x.self].replace('este ', 'um ')} não pode jogar esta carta e cartas chamadas ${list(
      names.map((name) => quoted(x.say.cardName(name))),
      'or',
    )} na mesma ação`,
  burnedIf: (phrases) => `queime esta carta ${list(phrases, 'and')}`,
  isLocation,
  playsCardsAs,
  meets,
  wears,
  spent,
  notThisRound,
  stillYours: ' (você mantém o controle dela)',
  put: (on, counters, x) => ({
    who: null,
    verb: V.put,
    rest: `esta carta em ${on === null ? 'jogo' : on.text}${counters === 0 ? '' : ` com ${counters} ${counters === 1 ? 'contador' : 'contadores'}`}${becoming(x)}`,
  }),
  costX: (value, x) => `X é ${measure(value, x)}`,
  xWithin: (min, max) => `X deve ser de ${min} a ${max}`,
  lockedToo: (who) => `também pode ser usada se ${who.text} estiver travado`,
  atSuperior: ({ life, strength, bleed }, x) =>
    statement({
      who: cardNoun('this', x),
      verb: V.have,
      rest: list(
        [
          ...(life === undefined ? [] : [`${life} de vida`]),
          ...(strength === undefined ? [] : [`${strength} de força`]),
          ...(bleed === undefined ? [] : [`${bleed} de sangrar`]),
        ],
        'and',
      ),
    }),
  onlyOneEachTurn: (word) =>
    `um vampiro pode ganhar sangue de apenas ${withArticle(keyword(word))} por turno`,
  choose: (what) => ({ who: null, verb: V.choose, rest: what.text }),
  allocate: ({ points, poolOf: owner, least, others, cards: on, cardsOnly }, x) => {
    if (on !== undefined)
      return {
        who: null,
        verb: V.allocate,
        rest: `${ofChosen(points) ?? (typeof points === 'number' ? points : measure(points, x))} pontos entre um ou mais ${recipients(cardsOnly ? null : 'Matusaléns', on, x)}`,
      };
    const number =
      typeof points === 'number' ? `${points} pontos` : `pontos em número igual a ${measure(points, x)}`;
    const what = owner === undefined ? number : `${points} de ${poolOf(seatNoun(owner, x))}`;
    const among =
      owner === undefined
        ? `${least === 2 ? 'dois' : 'um'} ou mais ${others ? 'outros ' : ''}Matusaléns`
        : 'um ou mais outros Matusaléns (incluindo você)';
    return { who: null, verb: V.allocate, rest: `${what} entre ${among}` };
  },
  ifBlocked: (who) => `se ${who.text} for bloqueado, antes da resolução do bloqueio`,
  inReferendum: 'neste referendo',
  titleGiven: ({ title, city }, x) =>
    city !== undefined
      ? `, que recebe o título anarquista único de ${TERM_WORDS.title(title, city)}`
      : title === 'justicar'
        ? `, que recebe o título único da Camarilla de ${x.say.cardName(x.card.name)}`
        : `, que recebe o título de ${titleOf(title)}`,
  beforeStrike: (kind) =>
    kind === 'combatEnds' ? 'antes que o combate termine' : 'antes que o golpe tenha efeito',
  ifPassed: (passed) => `se o referendo for ${agreed(passed ? 'aprovado' : 'reprovado', false)}`,
  additional: (more) => `${more} adicional`,
  withAdditional: (more) => `com ${more} adicional`,
  either: (items) => `, à sua escolha, ${list(items, 'or')}`,
  afterwards: (words) => `depois ${words}`,
  ifAny: '(se houver)',
  limited: 'limitado',
  wholeGame: 'até o fim da partida',
  thisAction: 'durante esta ação',
  nothingInstead: 'em vez disso, o sangrar não queima recursos e não é bem-sucedido',
  otherwise: 'caso contrário',
  instead: 'em vez disso',
  or: '; ou ',
  ifYouWant: (who) => (who.you ? 'se você quiser' : 'se quiser'),
  colon: ':',
};
