import type { Amount, Condition, Filter } from '@methuselah/engine/language';
import type { ActionWords, CardGrammar, ConditionOf, Context, Noun } from '../grammar.ts';
import type { ConditionWords } from '../named.ts';
import { asSubject, cardNoun, seatNoun, unitOf } from '../nouns.ts';
import { measure } from './amounts.ts';
import { after, agreed, cards, described, ownerOf, than } from './nouns.ts';
import { ACTION, clanOf, discipline, SECT, SELF, superiorOf, traited } from './words.ts';

/** Spanish phrases: times, conditions, durations. */

// ---------------------------------------------------------------------------------------------- actions

/** "una acción de sangrado contra ti", "acciones indirectas de los Nosferatu". */
function actionNoun(action: ActionWords, x: Context, { withActor = true, plural = false } = {}): string {
  if (action.given) return 'esa acción';
  const agree = (word: string): string => agreed(word, { feminine: true, plural });
  const kinds = action.kinds.map((kind) => (plural ? actionsOf(kind) : ACTION[kind]));
  const isBleed = action.kinds.length === 1 && action.kinds[0] === 'bleed';
  const isDirected = action.directed ?? (action.at !== null && kinds.length === 0 ? true : null);
  const at =
    action.at === null
      ? ''
      : `contra ${after(seatNoun(action.at, x))}${action.at === 'you' && !isBleed ? ' o una carta que controles' : ''}`;
  const by = withActor && action.by !== null ? `de ${actor(action.by, x, plural)}` : '';
  return [
    kinds.length === 0 ? (plural ? 'acciones' : 'una acción') : x.say.list(kinds, 'or'),
    isDirected === null ? '' : agree(isDirected ? 'directo' : 'indirecto'),
    action.outcome === null ? '' : OUTCOME[action.outcome](plural),
    at,
    by === '' && action.own ? `de ${SELF[x.self]}` : by,
    action.passed ? 'cuyo referéndum haya prosperado' : '',
  ]
    .filter((words) => words !== '')
    .join(' ');
}
const OUTCOME = {
  successful: (plural: boolean) => `que ${plural ? 'hayan' : 'haya'} tenido éxito`,
  blocked: (plural: boolean) => agreed('bloqueado', { feminine: true, plural }),
  unblocked: (plural: boolean) => `no ${agreed('bloqueado', { feminine: true, plural })}`,
};
/** "acciones de sangrado", "acciones políticas". */
const actionsOf = (kind: ActionWords['kinds'][number]): string =>
  ACTION[kind]
    .replace(/^una /, '')
    .replace('acción', 'acciones')
    .replace(/política$/, 'políticas');

/** The acting minion; "siervo" if nothing more is known. */
export const actor = (filter: Filter, x: Context, plural = false): string =>
  cards(
    filter.kind === undefined && filter.clan === undefined ? { ...filter, kind: 'minion' } : filter,
    plural ? 'all' : 'a',
    x,
  ).text.replace(/^l[oa]s (?!demás)/, '');

export const during: CardGrammar['during'] = (action, x) => `durante ${actionNoun(action, x)}`;
export const whenever: CardGrammar['whenever'] = (action, x) =>
  `durante ${actionNoun(action, x, { plural: true })}`;
export const byUser: CardGrammar['byUser'] = (filter, hasBlocked, x) => {
  const kind = x.self === 'minion' ? 'minion' : 'vampire';
  const user = cards(filter.kind === undefined ? { kind, ...filter } : filter, 'a', x).text;
  return `por ${user}${hasBlocked ? ' que haya bloqueado' : ''}`;
};

// ---------------------------------------------------------------------------------------------- conditions

/** The kind of an action: "de sangrado", "política". */
const isAction = (kinds: Extract<Condition, { if: 'action' }>['kind'], x: Context): string =>
  x.say.list(
    kinds.map((kind) => ACTION[kind].replace(/^una acción /, '')),
    'or',
  );

/** Who plays a card. */
const PLAYERS = {
  others: 'otro Matusalén',
  preyOrPredator: 'tu depredador o tu presa',
  opposing: 'el siervo oponente',
};

export const condition: ConditionWords<{
  opposing: 'of';
  played: 'card' | 'by' | 'user' | 'on' | 'against';
}> = {
  action: ({ kind }, x) => `si la acción es ${isAction(kind, x)}`,
  actionWith: () => 'durante esa acción',
  actionCard: ({ card }, x) => `si la carta de la acción es ${x.say.aCard(card, x)}`,
  yourTurn: () => 'si es tu turno',
  directedAt: ({ who }, x) =>
    `si la acción es contra ${after(seatNoun(who, x))}${who === 'you' ? ' o una carta que controles' : ''}`,
  targets: ({ filter }, x) => `si la acción tiene como objetivo ${after(cards(filter, 'a', x))}`,
  directed: ({ is }) => `si la acción es ${is ? 'directa' : 'indirecta'}`,
  range: ({ is }) => (is === 'close' ? 'de cerca' : 'de lejos'),
  is: ({ card, filter }, x) => {
    const who = asSubject(cardNoun(card, x), x);
    return `si ${who.text} ${predicate(who, filter, x)}`;
  },
  atLeast: (each, x) => atLeast(each.a, each.b, x),
  hasEdge: ({ who }, x) =>
    who === 'you' ? 'si tienes la Ventaja' : `si ${seatNoun(who, x).text} tiene la Ventaja`,
  blocked: ({ is }) => (is ? 'si la acción es bloqueada' : 'si la acción no es bloqueada'),
  successful: () => 'si la acción tiene éxito',
  bled: () => 'si el sangrado tiene éxito',
  bloodPaid: () => 'si la acción ha costado sangre',
  reactionPlayed: ({ is }) =>
    is
      ? 'si se ha jugado una carta de reacción durante la acción'
      : 'si no se ha jugado ninguna carta de reacción durante la acción',
  bloodHunt: () => 'en los referéndums de caza de sangre',
  passed: () => 'si su referéndum prosperó',
  selfIs: ({ role }, x) => {
    const who = asSubject(cardNoun('self', x), x);
    return `si ${who.text} ${role === 'blocker' && x.isAfter ? 'ha bloqueado' : ROLE[role]}`;
  },
  acts: ({ card }, x) => `si ${asSubject(cardNoun(card, x), x).text} ${ROLE.acting}`,
  targeted: ({ card }, x) => `si ${targetNoun(card, x).text} es el objetivo de una acción directa`,
  inCombat: ({ is }) => (is ? 'en combate' : 'fuera de combate'),
  opposing: ({ kind, of }, x) =>
    `si ${of === undefined ? 'el siervo oponente' : `el siervo que se enfrenta a ${cardNoun(of, x).text}`} es un ${kind === 'ally' ? 'aliado' : 'vampiro'}`,
  roundAtLeast: ({ round }) => `desde el asalto ${round} del combate`,
  superior: () => '',
  cast: ({ side, who }, x) =>
    `si ${cardNoun(who, x).text} ha emitido votos${side === 'any' ? '' : side === 'for' ? ' a favor del referéndum' : ' en contra del referéndum'}`,
  played: ({ card = {}, by, user, on, against }, x) => {
    const what = x.say.aCard(card, x);
    const where = on === undefined ? '' : ` sobre ${cards(on, 'a', x).text}`;
    const whom = against === undefined ? '' : ` contra ${against === 'self' ? SELF[x.self] : 'ti'}`;
    const player =
      user !== undefined ? cards(user, 'a', x).text : by === undefined || by === 'any' ? null : PLAYERS[by];
    return player === null
      ? `al jugarse ${what}${where}${whom}`
      : `cuando ${player} juegue ${what}${where}${whom}`;
  },
  not: ({ of }, x) => negated(of, x),
  any: ({ of }, x) =>
    x.say.list(
      of.map((each) => sayCondition(each, x)),
      'or',
    ),
};

/** The card, or one of the cards, that an action is directed at. */
const targetNoun = (card: ConditionOf<'targeted'>['card'], x: Context): Noun =>
  typeof card === 'object' && 'all' in card ? cards(card.all, 'a', x) : asSubject(cardNoun(card, x), x);

const sayCondition = (each: Condition, x: Context): string =>
  (condition[each.if] as (condition: Condition, x: Context) => string)(each, x);

/** The negation of a condition. */
function negated(of: Condition, x: Context): string {
  if (of.if === 'roundAtLeast')
    return of.round === 2 ? 'en el primer asalto' : `antes del asalto ${of.round} del combate`;
  if (of.if === 'atLeast') return less(of.a, of.b, x);
  if (of.if === 'inCombat') return condition.inCombat({ ...of, is: !of.is }, x);
  return `salvo ${sayCondition(of, x)}`;
}

const ROLE = {
  acting: 'está actuando',
  blocker: 'bloquea',
  combatant: 'está en combate',
  notActing: 'no está actuando',
  caller: 'lo propuso',
};

/** "tiene título", "está preparado", "no está bloqueando". */
function predicate(who: Noun, filter: Filter, x: Context): string {
  const {
    kind,
    region,
    of,
    titled,
    clan,
    sect,
    trait,
    locked,
    discipline: skill,
    superior,
    not,
    ...rest
  } = filter;
  if (Object.keys(rest).length > 0 || kind !== undefined) return `es ${cards(filter, 'a', x).text}`;
  const said = [
    ...(region === undefined ? [] : [IN_REGION[region](who)]),
    ...(of === undefined ? [] : [of === 'you' ? 'lo controlas tú' : `lo controla ${ownerOf(of, x)}`]),
    ...(titled === undefined ? [] : [titled ? 'tiene título' : 'no tiene título']),
    ...(locked === undefined ? [] : [`está ${agreed(locked ? 'girado' : 'enderezado', who)}`]),
    ...(typeof clan === 'string' ? [`es ${clanOf(clan)}`] : []),
    ...(sect === undefined ? [] : [`es ${SECT[sect]}`]),
    ...(trait === undefined ? [] : [traited(trait)]),
    ...(skill === undefined ? [] : [`tiene ${discipline(skill)}`]),
    ...(superior === undefined ? [] : [`tiene ${superiorOf(superior)}`]),
    ...(not === undefined
      ? []
      : [not === 'blocker' ? 'no está bloqueando' : `no es ${cardNoun(not, x).text}`]),
  ];
  return x.say.list(said, 'and');
}
const IN_REGION: Readonly<Record<NonNullable<Filter['region']>, (who: Noun) => string>> = {
  ready: (who) => `está ${agreed('preparado', who)}`,
  torpor: () => 'está en letargo',
  uncontrolled: () => 'está en una zona incontrolada',
  controlled: (who) => `está ${agreed('controlado', who)}`,
};

// -------------------------------------------------------------------------------------------- comparisons

/** "si tu presa tiene 9 de reserva sanguínea o menos". */
function atLeast(a: Amount, b: Amount, x: Context): string {
  if (typeof b === 'number') return compared(a, { how: `${b} o más`, any: b === 1, exactly: b }, x);
  if (typeof a === 'number') return compared(b, { how: `${a} o menos` }, x);
  return `si ${measure(a, x)} es igual o mayor que ${measure(b, x)}`;
}
function less(a: Amount, b: Amount, x: Context): string {
  if (typeof b === 'number') return compared(a, { how: `menos de ${b}`, none: b === 1 }, x);
  return `si ${measure(a, x)} es menor que ${than({ text: measure(b, x) })}`;
}

interface Comparison {
  readonly how: string;
  /** `any`: 1 or more; `none`: 0. */
  readonly any?: boolean;
  readonly none?: boolean;
  /** For counters, which are added one by one: the limit is reached exactly. */
  readonly exactly?: number;
}

function compared(value: Amount, { how, any, none, exactly }: Comparison, x: Context): string {
  if (typeof value === 'object' && 'pool' in value) {
    const [no, has] = value.pool === 'you' ? ['no tienes', 'tienes'] : ['no tiene', 'tiene'];
    const who = value.pool === 'you' ? '' : `${seatNoun(value.pool, x).text} `;
    if (none) return `si ${who}${no} reserva sanguínea`;
    return `si ${who}${has} ${/\d$/.test(how) ? `${how} de reserva sanguínea` : how.replace(' ', ' de reserva sanguínea ')}`;
  }
  if (typeof value === 'object' && 'counters' in value) {
    const card = asSubject(cardNoun(value.counters, x), x).text;
    if (unitOf(value.counters, x) === 'life') return `si ${card} tiene ${how} de vida`;
    if (none) return `si ${card} no tiene fichas`;
    return `si ${card} tiene ${any ? 'alguna ficha' : `${exactly ?? how} fichas`}`;
  }
  if (value === 'bleedAmount')
    return any ? 'si fuera a quemar reserva sanguínea' : `si la cantidad sangrada es ${how}`;
  if (any && typeof value === 'object' && 'count' in value)
    return `si hay ${cards(value.count, 'a', x).text}`;
  if (none && typeof value === 'object' && 'count' in value)
    return `si no hay ${described(value.count, true, x)}`;
  return `si ${measure(value, x)} es ${none ? '0' : how}`;
}

// ---------------------------------------------------------------------------------------------- times

/** A phase of the user, or of anybody. */
const phase =
  (name: string): CardGrammar['window']['unlock'] =>
  ({ agent, card, say, you }, anyTurn) => {
    if (anyTurn) return `durante cualquier fase ${name}`;
    if (agent.you && card.kind === 'library' && card.outOfTurn)
      return `durante la fase ${name} de otro Matusalén`;
    if (you.text !== say.you.text) return `durante la fase ${name} de ${agent.text}`;
    return `durante ${agent.you ? 'tu' : 'su'} fase ${name}`;
  };
const always = (words: string) => (): string => words;
/** A window of an action; the action is named after it. */
const within =
  (words: string, link: string): CardGrammar['window']['declined'] =>
  (x, _, action) =>
    action === null ? words : `${words} ${link} ${actionNoun(action, x)}`.replace(/ {2,}/g, ' ');

export const window: CardGrammar['window'] = {
  unlock: phase('de enderezamiento'),
  master: phase('heril'),
  minion: phase('servil'),
  influence: phase('de influencia'),
  discard: phase('de descarte'),
  announced: (x, _, action) => {
    if (action === null) return 'al anunciarse una acción';
    return action.by === null
      ? `al anunciarse ${actionNoun(action, x)}`
      : `cuando ${actor(action.by, x)} anuncie ${actionNoun(action, x, { withActor: false })}`;
  },
  beforeBlocks: within('antes de cualquier intento de bloqueo', 'de'),
  blocking: within('durante un intento de bloqueo', 'de'),
  blocked: (x, _, action) =>
    `cuando ${action === null ? 'la acción' : actionNoun(action, x)} sea bloqueada, antes de la resolución del bloqueo`,
  blockResolved: within('tras la resolución del bloqueo', 'de'),
  declined: within('tras renunciar a bloquear', ''),
  succeeding: (x, _, action) =>
    `cuando ${action === null ? 'la acción' : actionNoun(action, x)} vaya a tener éxito`,
  resolved: (x, _, action) =>
    `tras la resolución de ${action === null ? 'la acción' : actionNoun(action, x)}`,
  beforeRange: always('antes de determinar la distancia'),
  range: always('al determinar la distancia'),
  beforeStrikes: always('antes de elegir ataques'),
  strike: always('al elegir ataques'),
  damage: always('durante la resolución del daño'),
  afterStrikes: always('tras el primer par de ataques'),
  press: always('en la etapa de acoso'),
  roundEnd: always('al final de un asalto de combate'),
  combatEnding: always('cuando el combate fuera a terminar, si ambos combatientes están preparados'),
  beforeVotes: always('antes de emitir votos'),
  polling: (x, _, action) =>
    `durante la votación de ${action === null ? 'cualquier referéndum' : actionNoun(action, x)}`,
  asPlayed: always('al jugarse una carta'),
};

export const scope: CardGrammar['scope'] = {
  round: 'en este asalto',
  combat: 'en este combate',
  nextRound: 'durante el siguiente asalto',
  resultingCombat: 'durante el combate resultante',
  resultingRound: 'durante el primer asalto del combate resultante',
  action: '',
  referendum: '',
  turn: 'hasta el final del turno',
  nextUnlock: 'hasta tu siguiente fase de enderezamiento',
  nextUnlocking: 'durante su siguiente fase de enderezamiento',
  nextDiscard: 'hasta el final de tu siguiente fase de descarte',
  inPlay: '',
  game: '',
};
