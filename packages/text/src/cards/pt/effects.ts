import type { BringFields } from '../bringing.ts';
import { costWords, withDiscard } from '../fields.ts';
import type { Context, EffectOf } from '../grammar.ts';
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
import { cards, ownPool, poolOf, possessed } from './nouns.ts';
import { RANGE, SIDE } from './phrases.ts';
import { pileEffects } from './piles.ts';
import { restrictions } from './restrictions.ts';
import { onlyTo, preventedDamage } from './strikes.ts';
import { does, gets, order, V } from './verbs.ts';
import { clanName, discipline, irregular, ofSect, ofTrait, TYPE, title, verb } from './words.ts';

/** Portuguese clauses for effects and costs. */

const early = ({ evenIfNotNeeded }: { readonly evenIfNotNeeded?: boolean }): string =>
  evenIfNotNeeded ? ' (mesmo que ainda não seja necessária)' : '';

const START = ' (sem exceder a vida inicial de um aliado)';

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
      return order(V.reduce, `a furtividade de ${whoNoun(e.who, 'each', x).text} a 0`);
    if (e.stat === 'bleed' && isWholeBleed(e.amount)) return order(V.reduce, 'a quantidade de sangrar a 0');
    if (e.stat === 'bleed' && e.who === 'acting' && typeof e.amount === 'number' && e.amount < 0)
      return order(V.reduce, `a quantidade de sangrar em ${-e.amount}`);
    const side = e.side === undefined ? '' : ` ${SIDE[e.side]}`;
    const more = bonus(e.stat, e.amount, x, e.discipline);
    const given = isAdditional(e, x) ? x.say.additional(more) : more;
    return gets(whoNoun(e.who, 'each', x), `${given}${side}`, early(e));
  },
  grant: (e, x) => {
    const who = cardNoun(e.who, x);
    if (e.grant !== 'prevent') return gets(who, granted(e, x));
    const rest = `prevenir ${grantedDamage(e, x)}`;
    return {
      ...does(who, V.can, rest),
      given: { verb: irregular('permitir', 'permita', 'permite', 'permitem'), rest: `a ${who.text} ${rest}` },
    };
  },
  restrict: (e, x) =>
    restrictions[e.what](whoNoun(e.who, 'all', x), x, e.cards === undefined ? {} : { cards: e.cards }),
  gainBlood: (e, x) => {
    const who = whoNoun(e.who, 'each', x);
    const unit = unitOf(e.who, x);
    const much = amount(e.amount, unit, x) + (e.upToStart ? START : '');
    const toPool =
      e.toPool === undefined
        ? ''
        : `; você pode mover até ${amount(e.toPool, 'blood', x).replace('de ', 'desse ')} para seus recursos em vez de para ${who.text}`;
    const added = { verb: V.add, rest: `${much} a ${isTopic(who, x) ? 'ela' : who.text}${toPool}` };
    if (isFilling(e.amount)) return { who, verb: V.gain, rest: much };
    if (unit === 'counter' || typeof e.who === 'object') return order(added.verb, added.rest);
    return { who, verb: V.gain, rest: `${much}${toPool}`, given: added };
  },
  burnBlood: (e, x) => {
    const who = whoNoun(e.who, 'each', x);
    const unit = unitOf(e.who, x);
    const much = amount(e.amount, unit, x);
    const taken = { verb: V.burn, rest: isAll(e) ? much : `${much} de ${who.text}` };
    return unit === 'counter'
      ? order(taken.verb, taken.rest)
      : { who, verb: V.burn, rest: much, given: taken };
  },
  moveBlood: (e, x) => {
    const from = cardNoun(e.from, x).text;
    const to = e.to === 'pool' ? ownPool(x) : cardNoun(e.to, x).text;
    if (typeof e.amount === 'object' && 'counters' in e.amount)
      return order(V.move, `${amount(e.amount, 'counter', x)} para ${to}`);
    const much = amount(e.amount, unitOf(e.from, x), x);
    // Who has less gives what there is.
    const all = e.amount === 'x' && x.range !== null ? ' (ou todo, se tiver menos)' : '';
    return { ...order(V.move, `${much} de ${from}${all} para ${to}`), much };
  },
  poolToCard: (e, x) => {
    const much = amount(e.amount, unitOf(e.to, x), x);
    const who = seatNoun(e.who, x);
    const from = who.you ? ownPool(x) : 'os próprios recursos';
    const rest = `${much} de ${from} para ${cardNoun(e.to, x).text}`;
    return { ...does(who, V.move, rest), much };
  },
  gainPool: (e, x) => does(seatNoun(e.who, x), V.gain, amount(e.amount, 'pool', x)),
  burnPool: (e, x) => does(seatNoun(e.who, x), V.burn, amount(e.amount, 'pool', x)),
  movePool: (e, x) => {
    const [from, to] = [seatNoun(e.from, x), seatNoun(e.to, x)];
    if (e.amount === 'points') {
      const gained = 'cada outro Matusalém ganha os que lhe foram distribuídos';
      return does(from, V.lose, `esses recursos e ${gained}`);
    }
    return order(
      V.move,
      `${amount(e.amount, 'pool', x)} de ${from.you ? poolOf(from) : from.text} para ${to.you ? poolOf(to) : to.text}`,
    );
  },
  burnMix: (e, x) => {
    const who = seatNoun(e.who, x);
    const blood = `1 de sangue de um vampiro ${who.you ? 'que você controla' : 'que controla'}`;
    if (typeof e.amount === 'number' && e.amount > 1)
      return does(who, V.burn, `${amount(e.amount, 'pool', x)} (no lugar de cada um, pode queimar ${blood})`);
    if (typeof e.amount === 'object' && 'counters' in e.amount) {
      const each = `para cada contador em ${cardNoun(e.amount.counters, x).text}`;
      const subject = who.you ? null : { ...who, text: `${each}, ${who.text}` };
      return { who: subject, verb: V.burn, rest: `1 de recurso ou queima ${blood}` };
    }
    return does(who, V.burn, `${amount(e.amount, 'pool', x)} ou ${blood}`);
  },
  lock: (e, x) => order(V.lock, whoNoun(e.who, 'each', x).text),
  unlock: (e, x) => {
    const { text } = whoNoun(e.who, 'each', x);
    return { ...order(V.unlock, text), reflexive: { object: text, verb: V.unlock } };
  },
  burn: (e, x) => order(V.burn, whoNoun(e.who, 'each', x).text),
  remove: (e, x) => order(V.remove, `do jogo ${whoNoun(e.who, 'each', x).text}`),
  toTorpor: (e, x) => order(V.put, `em torpor ${vampireNoun(e.who, x).text}`),
  toReady: (e, x) => order(V.move, `${cardNoun(e.who, x).text} para a região pronta do seu controlador`),
  control: (e, x) => {
    const to = seatNoun(e.to, x);
    const control = `o controle de ${cardNoun(e.who, x).text}`;
    return to.you ? order(V.assume, control) : order(V.give, `a ${to.text} ${control}`);
  },
  bind: (e, x) => order(V.put, `${whoNoun(e.to, 'a', x).text} na posição ${e.slot + 1} desta carta`),
  title: (e, x) => does(cardNoun(e.who, x), V.become, title(e.title)),
  loseTitle: (e, x) => does(cardNoun(e.who, x), V.lose, 'qualquer título'),
  sect: (e, x) => {
    const who = whoNoun(e.who, 'each', x);
    return does(who, V.become, ofSect(e.sect, who.feminine ?? false, who.plural ?? false));
  },
  clan: (e, x) => does(whoNoun(e.who, 'each', x), V.become, `do clã ${clanName(e.clan)}`),
  trait: (e, x) => {
    const who = whoNoun(e.who, 'each', x);
    return e.trait === 'flight' ? gets(who, 'Voo') : does(who, V.become, ofTrait(e.trait, who.plural));
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
        ? `${cardNoun(e.who, x).text} para a região não controlada do seu controlador; todas as cartas e contadores nele permanecem com ele, mas ficam fora de jogo enquanto ele continuar não controlado`
        : `${cardNoun(e.who, x).text} para a região não controlada do seu dono`,
    ),
  moveOnto: (e, x) => order(V.move, `${cardNoun(e.who, x).text} para ${cardNoun(e.to, x).text}`),
  bringFromHand: brings,
  steal: (e, x) => order(V.steal, cardNoun(e.who, x).text),
  takeEdge: (e, x) => does(seatNoun(e.who, x), irregular('obter', 'obtenha', 'obtém', 'obtêm'), 'a Vantagem'),
  burnEdge: () => order(V.burn, 'a Vantagem'),
  draw: (e, x) => does(seatNoun(e.who, x), V.draw, amount(e.amount, 'card', x)),
  drawCrypt: (e, x) => {
    const who = seatNoun(e.who, x);
    return does(
      who,
      V.draw,
      `${amount(e.amount, 'cryptCard', x)} ${who.you ? 'de sua' : 'da própria'} cripta`,
    );
  },
  discard: (e, x) => {
    const who = seatNoun(e.who, x);
    const what = cardsOf(e.amount, e.type, e.needs, x);
    const random = e.atRandom ? ' ao acaso' : '';
    if (e.chosenBy === undefined)
      return does(who, V.discard, `${what}${random}${who.you ? ' (compre depois)' : ''}`);
    const next = { and: 'e', verb: V.discard, rest: `dela ${what} à sua escolha` };
    return { ...order(V.look, possessed('a mão', who)), next };
  },
  search: (e, x) => {
    const self = cardNoun('self', x).text;
    const note = e.asNormal
      ? '(os requisitos e o custo se aplicam normalmente; embaralhe depois)'
      : '(embaralhe depois)';
    const onSelf =
      e.type === 'equipment'
        ? { verb: V.equip, rest: `${self} com ela ${note}` }
        : { verb: V.put, rest: `essa carta em ${self} ${note}` };
    const then = {
      hand: {
        verb: V.put,
        rest: `essa carta${e.revealed ? ', revelada,' : ''} em sua mão ${note}`,
      },
      self: onSelf,
      ready: { verb: V.put, rest: `essa carta em jogo ${note}` },
    }[e.to];
    const what = x.say.aCard(searchedFor(e), x);
    const found = order(
      V.search,
      `${e.first ? `${what.replace(/^uma /, 'a primeira ')} a partir de o topo` : what} em sua biblioteca`,
    );
    return { ...found, next: { and: 'e', ...then } };
  },
  act: (e, x) => does(cardNoun(e.who, x), e.action === 'bleed' ? V.bleed : V.hunt, 'imediatamente'),
  cancel: (e, x) =>
    order(
      V.cancel,
      `${x.cancelsItself ? 'esta' : 'essa'} carta ao ser jogada${e.unpaid ? ', e seu custo não é pago' : ''}`,
    ),
  redirect: (e, x) =>
    order(V.change, `o alvo do sangrar para ${seatNoun(e.to, x).text}; o novo alvo pode tentar bloquear`),
  attemptBlock: (e, x) => {
    const { blockWith: more } = x;
    const bonusWords = more === null ? '' : ` com ${bonus(more.stat, more.amount, x)}${early(more)}`;
    return does(
      cardNoun(e.who, x),
      V.attempt,
      `bloquear${bonusWords}${e.ofAnyAction ? ', ignorando quem normalmente pode bloquear a ação' : ''}`,
    );
  },
  failBlock: (e, x) => {
    const blocker = cardNoun('blocker', x);
    const whose = e.notAgain === 'controller' ? x.say.controllerOf(blocker, x) : blocker;
    const again =
      e.notAgain === undefined ? '' : `e ${whose.text} não pode tentar bloquear esta ação novamente`;
    return does({ text: 'essa tentativa de bloqueio', feminine: true }, V.fail, again);
  },
  endAction: (e) =>
    e.notAgain
      ? {
          who: { text: 'a ação', feminine: true },
          verb: V.end,
          rest: 'sem sucesso e não pode ser repetida por este servo neste turno',
          given: { verb: V.stop, rest: 'a ação' },
        }
      : order(V.stop, 'a ação'),
  enterCombat: (e, x) => {
    if (e.first === 'self') return order(V.enter, `em combate com ${cardNoun(e.second, x).text}`);
    const acting = '(considerado o servo agente durante esse combate)';
    return order(V.enter, `em combate com ${cardNoun(e.first, x).text} ${acting}`);
  },
  damage: (e, x) => {
    const kinds = [
      e.by === 'self' ? '' : 'ambiental',
      e.aggravated ? 'agravado' : '',
      e.unpreventable ? 'que não pode ser prevenido' : '',
    ];
    const kind = kinds.filter((word) => word !== '').join(' ');
    const much = amount(e.amount, 'damage', x, e.ranged ? 'Di' : '', kind);
    const to = cardNoun(e.to, x);
    const inflicted = { verb: V.inflict, rest: `${much} a ${to.text}` };
    return e.by === 'this'
      ? does(cardNoun('this', x), inflicted.verb, inflicted.rest)
      : { who: to, verb: V.get, rest: much, given: inflicted };
  },
  endCombat: () => ({
    who: { text: 'o combate' },
    verb: V.end,
    rest: '',
    given: { verb: V.stop, rest: 'o combate' },
  }),
  exchangeRoles: () => order(V.exchange, 'os papéis dos combatentes'),
  nextRoundAt: (e) => ({
    who: { text: 'a próxima rodada, se houver,', feminine: true },
    verb: verb('ocorrer'),
    rest: `a ${RANGE[e.range]} (pule sua etapa de determinar a distância)`,
  }),
  additionalStrikes: (e, x) => gets(cardNoun('self', x), amount(e.amount, 'strike', x)),
  cancelReferendum: (e) =>
    order(
      V.cancel,
      `o referendo${e.toHand ? ' (a carta de ação política que o convocou volta para a mão de seu dono)' : ''}${e.notAgain ? '; os servos do Matusalém agente não podem convocá-lo de novo neste turno' : ''}`,
    ),
  passReferendum: () =>
    does(
      { text: 'esse referendo' },
      irregular('ser aprovado', 'seja aprovado', 'é aprovado', 'são aprovados'),
      'automaticamente (pule a etapa de votação)',
    ),
  failReferendum: () => does({ text: 'o referendo' }, V.fail, ''),
  cancelVotes: (e, x) => {
    const who = cardNoun(e.who, x);
    const given = { verb: V.cancel, rest: `os votos e sub-votos de ${who.text}` };
    return { who, verb: V.abstain, rest: '(isso cancela seus votos e sub-votos)', given };
  },
  forceVotes: (e, x) =>
    order(V.move, `os votos e sub-votos de ${cardNoun(e.who, x).text} para o lado ${SIDE[e.side]}`),
  diablerise: (e, x) => order(V.diablerise, cardNoun(e.who, x).text),
};

/** "uma carta de combate que requer Dominação". */
function cardsOf(
  count: EffectOf<'discard'>['amount'],
  type: EffectOf<'discard'>['type'],
  needs: string | undefined,
  x: Context,
): string {
  const { one, many } = type === undefined ? { one: 'carta', many: 'cartas' } : TYPE[type];
  const isOne = count === 1;
  const what = isOne ? `uma ${one}` : amount(count, 'card', x).replace(/cartas?/, many);
  return `${what}${needs === undefined ? '' : ` que ${isOne ? 'requer' : 'requerem'} ${discipline(needs)}`}`;
}

const grantedDamage = (
  { amount: prevent = 1, prevents: preventFrom = {} }: EffectOf<'grant'>,
  x: Context,
): string => preventedDamage({ prevent, preventFrom }, x);

function granted(e: EffectOf<'grant'>, x: Context): string {
  const only = e.only === undefined ? '' : ` (${onlyTo[e.only]})`;
  const uses = e.uses ?? 1;
  switch (e.grant) {
    case 'maneuver':
      return `${uses} ${uses === 1 ? 'manobra' : 'manobras'}${e.must ? '' : uses === 1 ? ' opcional' : ' opcionais'}${only}`;
    case 'press': {
      const optional = x.isPressing ? '' : uses === 1 ? ' opcional' : ' opcionais';
      return `${uses} ${uses === 1 ? 'pressionar' : 'pressionares'}${optional}${only}`;
    }
    case 'maneuverOrPress':
      return `${uses} ${uses === 1 ? 'manobra ou pressionar opcional' : 'manobras ou pressionares opcionais'}`;
    case 'prevent':
      return grantedDamage(e, x);
    case 'strike':
      return e.strike === undefined ? 'um golpe' : `o ${x.say.strike(e.strike, x)}`;
  }
}

const several = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const cost = costWords({
  transfers: (n) => order(V.use, several(n, 'transferência', 'transferências')),
  library: (n) =>
    order(V.burn, n === 1 ? 'a carta do topo da sua biblioteca' : `as ${n} cartas do topo da sua biblioteca`),
  masterActions: (n) => order(V.use, several(n, 'ação da fase de mestre', 'ações da fase de mestre')),
  discardActions: (n) => order(V.use, several(n, 'ação da fase de descarte', 'ações da fase de descarte')),
  lock(who, x) {
    const { text } = cardNoun(who, x);
    return { ...order(V.lock, text), reflexive: { object: text, verb: V.lock } };
  },
  pool: (n, x) => order(V.burn, amount(n, 'pool', x)),
  blood: (n, x) => order(V.burn, amount(n, unitOf('self', x), x)),
  bloodOrLife: (n, x) => order(V.burn, amount(n, 'bloodOrLife', x)),
  poolOrBlood({ amount: n, of }, x) {
    const [pool, blood] = [amount(n, 'pool', x), amount(n, 'blood', x)];
    return order(V.burn, `${pool} ou ${blood} de ${cards(of, 'a', x).text}`);
  },
  counters(n, x) {
    const unit = unitOf('this', x);
    const from = unit === 'life' ? '' : ` de ${cardNoun('this', x).text}`;
    return order(V.burn, `${amount(n, unit, x)}${from}`);
  },
  discard: (n, x, { discardType, discardNeeds }) =>
    order(V.discard, cardsOf(n, discardType, discardNeeds, x)),
  discardType: withDiscard,
  discardNeeds: withDiscard,
  discardAtRandom: (n, x) => order(V.discard, `${amount(n, 'card', x)} ao acaso`),
  removeFromAsh: (n, x) => order(V.remove, `de o jogo ${amount(n, 'card', x)} de sua pilha de cinzas`),
  edge: (is) => (is ? order(V.burn, 'a Vantagem') : null),
  burnThis(is, x) {
    const locked = locksItself(x.card) ? ' (mesmo travada)' : '';
    return is ? order(V.burn, `${cardNoun('this', x).text}${locked}`) : null;
  },
});
