import type { Amount, Condition, Filter } from '@methuselah/engine/language';
import type { ActionWords, CardGrammar, ConditionOf, Context, Noun } from '../grammar.ts';
import type { ConditionWords } from '../named.ts';
import { asSubject, cardNoun, seatNoun, unitOf } from '../nouns.ts';
import { amount, measure } from './amounts.ts';
import { cards, described } from './nouns.ts';
import {
  ACTION,
  agreed,
  anAction,
  discipline,
  member,
  OF_SECT,
  SELF,
  superiorOf,
  trait as traitName,
} from './words.ts';

/** French phrases: times, conditions, durations. */

/** "une action de morsure dirigée contre vous", "les actions non dirigées des Nosferatus". */
function actionNoun(action: ActionWords, x: Context, { withActor = true, plural = false } = {}): string {
  if (action.given) return 'cette action';
  const agree = (word: string): string => ` ${plural ? word.replace(/(\p{L}+)$/u, '$1s') : word}`;
  const how = [
    action.outcome === null ? '' : agree(OUTCOME[action.outcome]),
    action.directed === null ? '' : agree(action.directed ? 'dirigée' : 'non dirigée'),
  ].join('');
  const named = action.kinds.map((kind) => kindOfAction(kind, how, plural));
  const what =
    named.length === 0 ? `${plural ? 'les actions' : 'une action'}${how}` : x.say.list(named, 'or');
  const isBleed = action.kinds.length === 1 && action.kinds[0] === 'bleed';
  const at =
    action.at === null
      ? ''
      : `${agree('dirigée')} contre ${seatNoun(action.at, x).text}${action.at === 'you' && !isBleed ? ' ou une carte que vous contrôlez' : ''}`;
  const by =
    withActor && action.by !== null
      ? ` de ${actor(action.by, x, plural)}`
      : action.own
        ? ` de ${SELF[x.self]}`
        : '';
  return `${what}${by}${at}${action.passed ? ' dont le référendum est passé' : ''}`;
}
/** "une action de morsure réussie", "les actions politiques". */
function kindOfAction(kind: ActionWords['kinds'][number], how: string, plural: boolean): string {
  const [before, after] = ACTION[kind];
  if (!plural) return `une ${before}${how}${after}`;
  const many = before.replace(/action/, 'actions').replace(/politique$/, 'politiques');
  return `les ${many.replace(/^autre /, 'autres ')}${how}${after}`;
}
const OUTCOME = { successful: 'réussie', blocked: 'bloquée', unblocked: 'non bloquée' };
/** The acting minion; "minion" if nothing more is known. */
export const actor = (filter: Filter, x: Context, plural = false): string =>
  cards(
    filter.kind === undefined && filter.clan === undefined ? { ...filter, kind: 'minion' } : filter,
    plural ? 'all' : 'a',
    x,
  ).text;

export const during: CardGrammar['during'] = (action, x) => `durant ${actionNoun(action, x)}`;
export const whenever: CardGrammar['whenever'] = (action, x) =>
  `durant ${actionNoun(action, x, { plural: true })}`;
export const byUser: CardGrammar['byUser'] = (filter, hasBlocked, x) => {
  const kind = x.self === 'minion' ? 'minion' : 'vampire';
  const user = cards(filter.kind === undefined ? { kind, ...filter } : filter, 'a', x).text;
  return `par ${user}${hasBlocked ? ' qui a bloqué' : ''}`;
};

/** Who plays a card. */
const PLAYERS = {
  others: 'un autre Mathusalem',
  preyOrPredator: 'votre prédateur ou votre proie',
  opposing: 'le serviteur adverse',
};

export const condition: ConditionWords<{
  opposing: 'of';
  played: 'card' | 'by' | 'user' | 'on' | 'against';
}> = {
  action: ({ kind }, x) => `si l’action est ${x.say.list(kind.map(anAction), 'or')}`,
  actionWith: () => 'durant cette action',
  actionCard: ({ card }, x) => `si la carte de l’action est ${x.say.aCard(card, x)}`,
  yourTurn: () => 'si c’est votre tour',
  directedAt: ({ who }, x) => `si l’action est dirigée contre ${seatNoun(who, x).text}`,
  targets: ({ filter }, x) => `si l’action a pour cible ${cards(filter, 'a', x).text}`,
  directed: ({ is }) => `si l’action est ${is ? 'dirigée' : 'non dirigée'}`,
  range: ({ is }) => (is === 'close' ? 'au contact' : 'à distance'),
  is: ({ card, filter }, x) => {
    const who = asSubject(cardNoun(card, x), x);
    return `si ${who.text} ${predicate(filter, who, x)}`;
  },
  atLeast: ({ a, b }, x) => atLeast(a, b, x),
  hasEdge: ({ who }, x) =>
    who === 'you' ? 'si vous avez l’Avantage' : `si ${seatNoun(who, x).text} a l’Avantage`,
  blocked: ({ is }) => (is ? 'si l’action est bloquée' : 'si l’action n’est pas bloquée'),
  successful: () => 'si l’action est réussie',
  bled: () => 'si la morsure est réussie',
  bloodPaid: () => 'si l’action a coûté du sang',
  reactionPlayed: ({ is }) =>
    is
      ? 'si une carte de réaction a été jouée durant l’action'
      : 'si aucune carte de réaction n’a été jouée durant l’action',
  bloodHunt: () => 'durant les référendums de chasse de sang',
  passed: () => 'si son référendum est passé',
  selfIs: ({ role }, x) => {
    const who = asSubject(cardNoun('self', x), x);
    return `si ${who.text} ${role === 'blocker' && x.isAfter ? 'a bloqué' : ROLE[role]}`;
  },
  acts: ({ card }, x) => `si ${asSubject(cardNoun(card, x), x).text} ${ROLE.acting}`,
  targeted: ({ card }, x) => `si ${targetNoun(card, x).text} est la cible d’une action dirigée`,
  inCombat: ({ is }) => (is ? 'en combat' : 'hors combat'),
  opposing: ({ kind, of }, x) =>
    `si ${of === undefined ? 'le serviteur adverse' : `le serviteur opposé à ${cardNoun(of, x).text}`} est un ${kind === 'ally' ? 'allié' : 'vampire'}`,
  roundAtLeast: ({ round }) => `à partir du round ${round} du combat`,
  superior: () => '',
  cast: ({ side, who }, x) =>
    `si ${cardNoun(who, x).text} a exprimé des voix${side === 'any' ? '' : side === 'for' ? ' pour le référendum' : ' contre le référendum'}`,
  played: ({ card = {}, by, user, on, against }, x) => {
    const what = x.say.aCard(card, x);
    const where = on === undefined ? '' : ` sur ${cards(on, 'a', x).text}`;
    const against_ =
      against === undefined ? '' : against === 'self' ? ` contre ${SELF[x.self]}` : ' contre vous';
    const player =
      user !== undefined ? cards(user, 'a', x).text : by === undefined || by === 'any' ? null : PLAYERS[by];
    return player === null
      ? `quand ${what} est jouée${where}${against_}`
      : `quand ${player} joue ${what}${where}${against_}`;
  },
  not: ({ of }, x) => negated(of, x),
  any: ({ of }, x) =>
    x.say.list(
      of.map((one) => sayCondition(one, x)),
      'or',
    ),
};

/** The card, or one of the cards, that an action is directed at. */
const targetNoun = (card: ConditionOf<'targeted'>['card'], x: Context): Noun =>
  typeof card === 'object' && 'all' in card ? cards(card.all, 'a', x) : asSubject(cardNoun(card, x), x);

const sayCondition = (one: Condition, x: Context): string =>
  (condition[one.if] as (condition: Condition, x: Context) => string)(one, x);

/** The negation of a condition. */
function negated(of: Condition, x: Context): string {
  if (of.if === 'roundAtLeast')
    return of.round === 2 ? 'durant le premier round' : `avant le round ${of.round} du combat`;
  if (of.if === 'atLeast') return less(of.a, of.b, x);
  if (of.if === 'inCombat') return of.is ? 'hors combat' : 'en combat';
  if (of.if === 'actionWith') return 'hors de cette action';
  return sayCondition(of, x).replace(/^(?=si )/, 'sauf ');
}

const ROLE = {
  acting: 'agit',
  blocker: 'bloque',
  combatant: 'est en combat',
  notActing: 'n’agit pas',
  caller: 'a appelé le référendum',
};

/** "est titré", "a Auspex", "ne bloque pas". */
function predicate(filter: Filter, who: Noun, x: Context): string {
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
  if (Object.keys(rest).length > 0 || kind !== undefined) return `est ${cards(filter, 'a', x).text}`;
  const is = (adjective: string): string =>
    `est ${agreed(adjective, who.feminine ?? false, who.plural ?? false)}`;
  const said = [
    ...(region === undefined ? [] : [REGION[region](is)]),
    ...(of === undefined ? [] : [`${is('contrôlé')} par ${of === 'you' ? 'vous' : 'un autre Mathusalem'}`]),
    ...(titled === undefined ? [] : [titled ? is('titré') : is('titré').replace('est', 'n’est pas')]),
    ...(locked === undefined ? [] : [is(locked ? 'incliné' : 'redressé')]),
    ...(typeof clan === 'string' ? [`est ${member(clan).one}`] : []),
    ...(sect === undefined ? [] : [`est ${OF_SECT[sect]}`]),
    ...(trait === undefined ? [] : [`a le trait ${traitName(trait)}`]),
    ...(skill === undefined ? [] : [`a ${discipline(skill)}`]),
    ...(superior === undefined ? [] : [`a ${superiorOf(superior)} au niveau supérieur`]),
    ...(not === undefined
      ? []
      : [not === 'blocker' ? 'ne bloque pas' : `n’est pas ${cardNoun(not, x).text}`]),
  ];
  return x.say.list(said, 'and');
}
const REGION: Readonly<Record<NonNullable<Filter['region']>, (is: (adjective: string) => string) => string>> =
  {
    ready: (is) => is('disponible'),
    torpor: () => 'est en torpeur',
    uncontrolled: () => 'est dans une région incontrôlée',
    controlled: () => 'est dans une région contrôlée',
  };

/** "si votre proie a au plus 9 points de réserve". */
function atLeast(a: Amount, b: Amount, x: Context): string {
  if (typeof b === 'number') return has(a, 'au moins', b, x);
  if (typeof a === 'number') return has(b, 'au plus', a, x);
  return `si ${measure(a, x)} vaut au moins ${measure(b, x)}`;
}
const less = (a: Amount, b: Amount, x: Context): string =>
  typeof b === 'number' ? has(a, 'moins de', b, x) : `si ${measure(a, x)} est inférieur à ${measure(b, x)}`;

function has(value: Amount, how: 'au moins' | 'au plus' | 'moins de', bound: number, x: Context): string {
  if (typeof value === 'object' && 'pool' in value) {
    const who = seatNoun(value.pool, x);
    return `si ${who.text} ${who.you ? 'avez' : 'a'} ${how} ${amount(bound, 'pool', x)}`;
  }
  if (typeof value === 'object' && 'counters' in value) {
    const who = asSubject(cardNoun(value.counters, x), x).text;
    if (how === 'moins de' && bound === 1) return `si ${who} n’a aucun compteur`;
    if (how === 'au moins' && bound === 1) return `si ${who} a des compteurs`;
    const unit = unitOf(value.counters, x) === 'life' ? 'life' : 'counter';
    return `si ${who} a ${how === 'au moins' ? '' : `${how} `}${amount(bound, unit, x)}`;
  }
  if (value === 'bleedAmount' && how === 'au moins' && bound === 1)
    return 'si elle devait brûler des points de réserve';
  if (how === 'au moins' && bound === 1 && typeof value === 'object' && 'count' in value)
    return `s’il y a ${cards(value.count, 'a', x).text}`;
  if (how === 'moins de' && bound === 1 && typeof value === 'object' && 'count' in value)
    return `s’il n’y a pas de ${described(value.count, true, x)}`;
  if (how === 'moins de' && bound === 1) return `si ${measure(value, x)} est de 0`;
  return `si ${measure(value, x)} est ${how === 'moins de' ? 'de moins de' : `${how} de`} ${bound}`;
}

/** A phase of the user, or of anybody. */
const phase =
  (name: string): CardGrammar['window']['unlock'] =>
  ({ agent, say, you }, anyTurn) => {
    if (anyTurn) return `durant n’importe quelle phase ${name}`;
    if (you.text !== say.you.text) return `durant la phase ${name} de ${agent.text}`;
    return `durant ${agent.you ? 'votre' : agent.plural ? 'leur' : 'sa'} phase ${name}`;
  };
const always = (words: string) => (): string => words;
/** A window of an action. */
const within =
  (words: string): CardGrammar['window']['declined'] =>
  (x, _, action) =>
    action === null ? words : `${words} durant ${actionNoun(action, x)}`;

export const window: CardGrammar['window'] = {
  unlock: phase('de redressement'),
  master: phase('de maître'),
  minion: phase('de serviteur'),
  influence: phase('d’influence'),
  discard: phase('de défausse'),
  announced: (x, _, action) =>
    action === null || action.by === null
      ? `quand ${action === null ? 'une action' : actionNoun(action, x)} est annoncée`
      : `quand ${actor(action.by, x)} annonce ${actionNoun(action, x, { withActor: false })}`,
  beforeBlocks: within('avant toute tentative de blocage'),
  blocking: within('pendant une tentative de blocage'),
  blocked: within('quand l’action est bloquée, avant la résolution du blocage'),
  blockResolved: within('après la résolution du blocage'),
  declined: within('après renoncement au blocage'),
  succeeding: (x, _, action) =>
    `quand ${action === null ? 'l’action' : actionNoun(action, x)} est sur le point de réussir`,
  resolved: (x, _, action) =>
    `après la résolution de ${action === null ? 'l’action' : actionNoun(action, x)}`,
  beforeRange: always('avant l’étape de manœuvre'),
  range: always('durant l’étape de manœuvre'),
  beforeStrikes: always('avant le choix des frappes'),
  strike: always('lors du choix des frappes'),
  damage: always('durant la résolution des dégâts'),
  afterStrikes: always('après la première paire de frappes'),
  press: always('durant l’étape de poursuite'),
  roundEnd: always('à la fin d’un round de combat'),
  combatEnding: always('quand le combat devrait se terminer, si les combattants sont encore disponibles'),
  beforeVotes: always('avant l’expression des voix'),
  polling: (x, _, action) =>
    `durant l’étape de vote de ${action === null ? 'tout référendum' : actionNoun(action, x)}`,
  asPlayed: always('au moment où une carte est jouée'),
};

export const scope: CardGrammar['scope'] = {
  round: 'durant ce round',
  combat: 'durant ce combat',
  nextRound: 'durant le round suivant',
  resultingCombat: 'durant le combat résultant',
  resultingRound: 'durant le premier round du combat résultant',
  action: '',
  referendum: '',
  turn: 'jusqu’à la fin du tour',
  nextUnlock: 'jusqu’à votre prochaine phase de redressement',
  nextUnlocking: 'durant sa prochaine phase de redressement',
  nextDiscard: 'jusqu’à la fin de votre prochaine phase de défausse',
  inPlay: '',
  game: '',
};
