import type { Amount, Condition, Filter } from '@methuselah/engine/language';
import type { ActionWords, CardGrammar, ConditionOf, Context, Noun } from '../grammar.ts';
import type { ConditionWords } from '../named.ts';
import { cardNoun, seatNoun, unitOf } from '../nouns.ts';
import { measure } from './amounts.ts';
import { asSubject, cards, described, ownPhase } from './nouns.ts';
import {
  ACTION,
  actionsOf,
  agreed,
  clan as clanOf,
  discipline,
  KIND,
  ofSect,
  ofTrait,
  SELF,
  superiorOf,
  title as titleOf,
  withArticle,
} from './words.ts';

/** Portuguese phrases: times, conditions, durations. */

const actionKinds = (kinds: ActionWords['kinds'], x: Context, adjectives = '', plural = false): string => {
  if (kinds.length === 0) return `${plural ? 'ações' : 'uma ação'}${adjectives}`;
  const named = kinds.map((kind) => (plural ? actionsOf(kind) : `uma ${ACTION[kind]}`));
  return x.say.list(
    named.map((name) => `${name}${adjectives}`),
    'or',
  );
};

/** "uma ação de sangrar direcionada a você", "ações não direcionadas de Nosferatu". */
function actionNoun(action: ActionWords, x: Context, { withActor = true, plural = false } = {}): string {
  if (action.given) return 'essa ação';
  const agree = (word: string): string => ` ${word}${plural ? 's' : ''}`;
  const adjectives = [
    ...(action.directed === null || action.at !== null
      ? []
      : [agree(action.directed ? 'direcionada' : 'não direcionada')]),
    ...(action.outcome === null ? [] : [agree(OUTCOME[action.outcome])]),
  ].join('');
  const noun = actionKinds(action.kinds, x, adjectives, plural);
  const isBleed = action.kinds.length === 1 && action.kinds[0] === 'bleed';
  const at =
    action.at === null
      ? ''
      : `${agree('direcionada')} a ${seatNoun(action.at, x).text}${action.at === 'you' && !isBleed ? ' ou a uma carta que você controla' : ''}`;
  const by =
    withActor && action.by !== null
      ? ` de ${actor(action.by, x, plural)}`
      : action.own
        ? ` de ${SELF[x.self]}`
        : '';
  return `${noun}${at}${by}${action.passed ? ' cujo referendo foi aprovado' : ''}`;
}
const OUTCOME = { successful: 'bem-sucedida', blocked: 'bloqueada', unblocked: 'não bloqueada' };
/** The acting minion; "minion" if nothing more is known. */
export const actor = (filter: Filter, x: Context, plural = false): string =>
  cards(
    filter.kind === undefined && filter.clan === undefined ? { ...filter, kind: 'minion' } : filter,
    plural ? 'all' : 'a',
    x,
  ).text;

export const during: CardGrammar['during'] = (action, x) => `durante ${actionNoun(action, x)}`;
export const whenever: CardGrammar['whenever'] = (action, x) =>
  `durante ${actionNoun(action, x, { plural: true })}`;
export const byUser: CardGrammar['byUser'] = (filter, hasBlocked, x) => {
  const kind = x.self === 'minion' ? 'minion' : 'vampire';
  const user = cards(filter.kind === undefined ? { kind, ...filter } : filter, 'a', x).text;
  return `por ${user}${hasBlocked ? ' que bloqueou' : ''}`;
};

/** Who plays a card. */
const PLAYERS = {
  others: 'outro Matusalém',
  preyOrPredator: 'seu predador ou sua presa',
  opposing: 'o servo oponente',
};

export const condition: ConditionWords<{
  opposing: 'of';
  played: 'card' | 'by' | 'user' | 'on' | 'against';
}> = {
  action: ({ kind }, x) => `se a ação for ${actionKinds(kind, x)}`,
  actionWith: () => 'durante essa ação',
  actionCard: ({ card }, x) => `se a carta da ação for ${x.say.aCard(card, x)}`,
  yourTurn: () => 'se for seu turno',
  directedAt: ({ who }, x) =>
    `se a ação for direcionada a ${seatNoun(who, x).text}${who === 'you' ? ' ou a uma carta que você controla' : ''}`,
  targets: ({ filter }, x) => `se a ação tiver como alvo ${cards(filter, 'a', x).text}`,
  directed: ({ is }) => `se a ação ${is ? '' : 'não '}for direcionada`,
  range: ({ is }) => `a ${RANGE[is]}`,
  is: ({ card, filter }, x) => {
    const who = asSubject(cardNoun(card, x), x);
    return `se ${who.text} ${predicate(filter, who, x)}`;
  },
  atLeast: (each, x) => atLeast(each.a, each.b, x),
  hasEdge: ({ who }, x) => `se ${seatNoun(who, x).text} tiver a Vantagem`,
  blocked: ({ is }) => (is ? 'se a ação for bloqueada' : 'se a ação não for bloqueada'),
  successful: () => 'se a ação for bem-sucedida',
  bled: () => 'se o sangrar for bem-sucedido',
  bloodPaid: () => 'se a ação custou sangue',
  reactionPlayed: ({ is }) =>
    is
      ? 'se uma carta de reação tiver sido jogada durante a ação'
      : 'se nenhuma carta de reação tiver sido jogada durante a ação',
  bloodHunt: () => 'durante referendos de caçada de sangue',
  passed: () => 'se o referendo for aprovado',
  selfIs: ({ role }, x) => {
    const who = asSubject(cardNoun('self', x), x);
    return `se ${who.text} ${role === 'blocker' && x.isAfter ? 'bloqueou' : ROLE[role]}`;
  },
  acts: ({ card }, x) => `se ${asSubject(cardNoun(card, x), x).text} ${ROLE.acting}`,
  targeted: ({ card }, x) => `se ${targetNoun(card, x).text} for o alvo de uma ação direcionada`,
  inCombat: ({ is }) => (is ? 'em combate' : 'fora de combate'),
  opposing: ({ kind, of }, x) =>
    `se ${of === undefined ? 'o servo oponente' : `o servo que enfrenta ${cardNoun(of, x).text}`} for ${withArticle(KIND[kind])}`,
  roundAtLeast: ({ round }) => `a partir da rodada ${round} do combate`,
  superior: () => '',
  cast: ({ side, who }, x) =>
    `se ${cardNoun(who, x).text} declarou votos${side === 'any' ? '' : ` ${SIDE[side]}`}`,
  played: ({ card = {}, by, user, on, against }, x) => {
    const player =
      user !== undefined
        ? ` por ${cards(user, 'a', x).text}`
        : by === undefined || by === 'any'
          ? ''
          : ` por ${PLAYERS[by]}`;
    const where = on === undefined ? '' : ` em ${cards(on, 'a', x).text}`;
    const at = against === undefined ? '' : ` contra ${against === 'self' ? SELF[x.self] : 'você'}`;
    return `quando ${x.say.aCard(card, x)} é jogada${player}${where}${at}`;
  },
  not: ({ of }, x) => negated(of, x),
  any: ({ of }, x) =>
    x.say.list(
      of.map((each) => sayCondition(each, x)),
      'or',
    ),
};

export const RANGE = { close: 'curta distância', long: 'longa distância' };
export const SIDE = { for: 'a favor do referendo', against: 'contra o referendo' };
const ROLE = {
  acting: 'estiver agindo',
  blocker: 'bloquear',
  combatant: 'estiver em combate',
  notActing: 'não estiver agindo',
  caller: 'convocou o referendo',
};

/** The card, or one of the cards, that an action is directed at. */
const targetNoun = (card: ConditionOf<'targeted'>['card'], x: Context): Noun =>
  typeof card === 'object' && 'all' in card ? cards(card.all, 'a', x) : asSubject(cardNoun(card, x), x);

const sayCondition = (each: Condition, x: Context): string =>
  (condition[each.if] as (condition: Condition, x: Context) => string)(each, x);

/** The negation of a condition. */
function negated(of: Condition, x: Context): string {
  if (of.if === 'roundAtLeast')
    return of.round === 2 ? 'na primeira rodada' : `antes da rodada ${of.round} do combate`;
  if (of.if === 'atLeast') return less(of.a, of.b, x);
  return `exceto ${sayCondition(of, x)}`;
}

/** "for titulado", "tiver Auspícios", "não estiver bloqueando". */
function predicate(filter: Filter, who: Noun, x: Context): string {
  const {
    kind,
    region,
    of,
    titled,
    title,
    clan,
    sect,
    trait,
    locked,
    discipline: skill,
    superior,
    not,
    ...rest
  } = filter;
  if (Object.keys(rest).length > 0 || kind !== undefined) return `for ${cards(filter, 'a', x).text}`;
  const be = (adjective: string): string => agreed(adjective, who.feminine ?? false, who.plural);
  const said = [
    ...(region === undefined ? [] : [REGION[region](be)]),
    ...(of === undefined ? [] : [`for ${be('controlado')} por ${of === 'you' ? 'você' : 'outro Matusalém'}`]),
    ...(titled === undefined ? [] : [titled ? `for ${be('titulado')}` : 'não tiver título']),
    ...(title === undefined ? [] : [`for ${x.say.list(title.map(titleOf), 'or')}`]),
    ...(locked === undefined ? [] : [`estiver ${be(locked ? 'travado' : 'destravado')}`]),
    ...(typeof clan === 'string' ? [`for ${clanOf(clan).one}`] : []),
    ...(typeof clan === 'object' ? ['for desse clã'] : []),
    ...(sect === undefined ? [] : [`for ${ofSect(sect, who.feminine ?? false, false)}`]),
    ...(trait === undefined ? [] : [trait === 'flight' ? 'tiver Voo' : `for ${ofTrait(trait)}`]),
    ...(skill === undefined ? [] : [`tiver ${discipline(skill)}`]),
    ...(superior === undefined ? [] : [`tiver ${superiorOf(superior)}`]),
    ...(not === undefined
      ? []
      : [not === 'blocker' ? 'não estiver bloqueando' : `não for ${cardNoun(not, x).text}`]),
  ];
  return x.say.list(said, 'and');
}
const REGION = {
  ready: (be: (adjective: string) => string) => `estiver ${be('pronto')}`,
  torpor: () => 'estiver em torpor',
  uncontrolled: () => 'estiver na região não controlada',
  controlled: () => 'estiver na região controlada',
};

/** "se sua presa tiver 9 ou menos de recursos". */
function atLeast(a: Amount, b: Amount, x: Context): string {
  if (typeof b === 'number') return has(a, `${b} ou mais`, b, x);
  if (typeof a === 'number') return has(b, `${a} ou menos`, a, x);
  return `se ${measure(a, x)} for pelo menos ${measure(b, x)}`;
}
function less(a: Amount, b: Amount, x: Context): string {
  if (typeof a === 'number') return has(b, `mais de ${a}`, a, x);
  if (typeof b !== 'number') return `se ${measure(a, x)} for menos que ${measure(b, x)}`;
  return has(a, b === 1 ? '0' : `menos de ${b}`, b, x);
}

function has(value: Amount, how: string, bound: number, x: Context): string {
  const isNone = how === '0';
  if (typeof value === 'object' && 'pool' in value) {
    const who = seatNoun(value.pool, x).text;
    return isNone ? `se ${who} não tiver recursos` : `se ${who} tiver ${how} de recursos`;
  }
  if (typeof value === 'object' && 'counters' in value) {
    const who = asSubject(cardNoun(value.counters, x), x).text;
    if (unitOf(value.counters, x) === 'life') return `se ${who} tiver ${how} de vida`;
    if (isNone) return `se ${who} não tiver contadores`;
    if (how === '1 ou mais') return `se ${who} tiver algum contador`;
    return `se ${who} tiver ${how.endsWith('ou mais') ? bound : how} contadores`;
  }
  if (value === 'bleedAmount' && how === '1 ou mais') return 'se o sangrar for queimar recursos';
  if (how === '1 ou mais' && typeof value === 'object' && 'count' in value)
    return `se houver ${cards(value.count, 'a', x).text}`;
  if (isNone && typeof value === 'object' && 'count' in value)
    return `se não houver ${described(value.count, true, x)}`;
  return `se ${measure(value, x)} for ${how}`;
}

/** A phase of the user, or of anybody. */
const phase =
  (name: string): CardGrammar['window']['unlock'] =>
  (x, anyTurn) => {
    if (anyTurn) return `durante qualquer fase ${name}`;
    if (x.you.text !== x.say.you.text) return `durante a fase ${name} de ${x.agent.text}`;
    return `durante ${ownPhase(name, x)}`;
  };
const always = (words: string) => (): string => words;
/** A window of an action. */
const within =
  (words: string): CardGrammar['window']['declined'] =>
  (x, _, action) =>
    action === null ? words : `${words}, durante ${actionNoun(action, x)}`;

export const window: CardGrammar['window'] = {
  unlock: phase('de destravar'),
  master: phase('de mestre'),
  minion: phase('de servo'),
  influence: phase('de influência'),
  discard: phase('de descarte'),
  announced: (x, _, action) => {
    if (action === null) return 'quando uma ação é anunciada';
    return action.by === null
      ? `quando ${actionNoun(action, x)} é anunciada`
      : `quando ${actor(action.by, x)} anuncia ${actionNoun(action, x, { withActor: false })}`;
  },
  beforeBlocks: within('antes das tentativas de bloqueio'),
  blocking: within('durante uma tentativa de bloqueio'),
  blocked: (x, _, action) =>
    `quando ${action === null ? 'a ação' : actionNoun(action, x)} é bloqueada (antes da resolução do bloqueio)`,
  blockResolved: within('após a resolução do bloqueio'),
  declined: within('após os bloqueios serem recusados'),
  succeeding: (x, _, action) =>
    `quando ${action === null ? 'a ação' : actionNoun(action, x)} está prestes a ser bem-sucedida`,
  resolved: (x, _, action) => `após a resolução de ${action === null ? 'a ação' : actionNoun(action, x)}`,
  beforeRange: always('antes de determinar a distância'),
  range: always('ao determinar a distância'),
  beforeStrikes: always('antes da escolha dos golpes'),
  strike: always('na escolha dos golpes'),
  damage: always('durante a resolução de dano'),
  afterStrikes: always('após o primeiro par de golpes'),
  press: always('durante a etapa de pressionar'),
  roundEnd: always('no fim de uma rodada de combate'),
  combatEnding: always('quando o combate fosse terminar, se ambos os combatentes estiverem prontos'),
  beforeVotes: always('antes da declaração dos votos'),
  polling: (x, _, action) =>
    `durante a etapa de votação de ${action === null ? 'qualquer referendo' : actionNoun(action, x)}`,
  asPlayed: always('quando uma carta é jogada'),
};

export const scope: CardGrammar['scope'] = {
  round: 'nesta rodada',
  combat: 'neste combate',
  nextRound: 'durante a próxima rodada',
  resultingCombat: 'durante o combate resultante',
  resultingRound: 'durante a primeira rodada do combate resultante',
  action: '',
  referendum: '',
  turn: 'até o fim do turno',
  nextUnlock: 'até sua próxima fase de destravar',
  nextUnlocking: 'durante sua próxima fase de destravar',
  nextDiscard: 'até sua próxima fase de descarte',
  inPlay: '',
  game: '',
};
