import type { Amount, Condition, Filter } from '@methuselah/engine/language';
import { PHASE } from '../../language/it/grammar.ts';
import type { ActionWords, CardGrammar, ConditionOf, Context, Noun } from '../grammar.ts';
import type { ConditionWords } from '../named.ts';
import { asSubject, cardNoun, seatNoun, unitOf } from '../nouns.ts';
import { measure } from './amounts.ts';
import { agreeing, cards, described, ownerOf } from './nouns.ts';
import { ACTION, clan, discipline, ofSect, SELF, superiorOf, traitName } from './words.ts';

/** Italian phrases: times, conditions, durations. */

/** "una azione di dissanguare diretta a te", "le azioni indirette dei Nosferatu". */
function actionNoun(action: ActionWords, x: Context, { withActor = true, plural = false } = {}): string {
  if (action.given) return 'quella azione';
  const agree = (word: string): string => agreeing(word, { feminine: true, plural });
  const kinds = action.kinds.map((kind) => (plural ? actionsOf(kind) : ACTION[kind]));
  const isBleed = action.kinds.length === 1 && action.kinds[0] === 'bleed';
  const by = withActor && action.by !== null ? `di ${actor(action.by, x, plural)}` : '';
  return [
    kinds.length === 0 ? (plural ? 'le azioni' : 'una azione') : x.say.list(kinds, 'or'),
    action.directed === null ? '' : agree(action.directed ? 'diretto' : 'indiretto'),
    action.outcome === null ? '' : OUTCOME[action.outcome](plural),
    action.at === null
      ? ''
      : `${agree('diretto')} a ${toSeat(seatNoun(action.at, x))}${action.at === 'you' && !isBleed ? ' o a una carta che controlli' : ''}`,
    by === '' && action.own ? `di ${SELF[x.self].text}` : by,
    action.passed ? 'il cui referendum ha avuto successo' : '',
  ]
    .filter((words) => words !== '')
    .join(' ');
}
const OUTCOME = {
  successful: (plural: boolean) => `che ${plural ? 'hanno' : 'ha'} avuto successo`,
  blocked: (plural: boolean) => agreeing('bloccato', { feminine: true, plural }),
  unblocked: (plural: boolean) => `non ${agreeing('bloccato', { feminine: true, plural })}`,
};
/** "le azioni di dissanguare", "le azioni politiche". */
const actionsOf = (kind: ActionWords['kinds'][number]): string =>
  ACTION[kind]
    .replace(/^una azione politica$/, 'le azioni politiche')
    .replace(/^una azione/, 'le azioni')
    .replace(/^un’altra azione/, 'le altre azioni');
export const toSeat = (seat: Noun): string => (seat.you ? 'te' : seat.text);
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
  return `da ${user}${hasBlocked ? ' che ha bloccato' : ''}`;
};

/** Who plays a card. */
const PLAYERS = {
  others: 'un altro Matusalemme',
  preyOrPredator: 'il tuo predatore o da la tua preda',
  opposing: 'il servitore avversario',
};

export const condition: ConditionWords<{
  opposing: 'of';
  played: 'card' | 'by' | 'user' | 'on' | 'against';
}> = {
  action: ({ kind }, x) =>
    `se l’azione è ${x.say.list(
      kind.map((each) => ACTION[each]),
      'or',
    )}`,
  actionWith: () => 'durante quella azione',
  actionCard: ({ card }, x) => `se la carta dell’azione è ${x.say.aCard(card, x)}`,
  yourTurn: () => 'se è il tuo turno',
  directedAt: ({ who }, x) =>
    `se l’azione è diretta a ${who === 'you' ? 'te o a una carta che controlli' : seatNoun(who, x).text}`,
  targets: ({ filter }, x) => `se l’azione ha come bersaglio ${cards(filter, 'a', x).text}`,
  directed: ({ is }) => `se l’azione è ${is ? 'diretta' : 'indiretta'}`,
  range: ({ is }) => (is === 'close' ? 'a distanza ravvicinata' : 'a lunga distanza'),
  is: ({ card, filter }, x) => {
    const who = asSubject(cardNoun(card, x), x);
    return `se ${who.text} ${predicate(filter, who, x)}`;
  },
  atLeast: (each, x) => atLeast(each.a, each.b, x),
  hasEdge: ({ who }, x) =>
    who === 'you' ? 'se hai il Vantaggio' : `se ${seatNoun(who, x).text} ha il Vantaggio`,
  blocked: ({ is }) => (is ? 'se l’azione è bloccata' : 'se l’azione non è bloccata'),
  successful: () => 'se l’azione ha successo',
  bled: () => 'se il dissanguamento ha successo',
  bloodPaid: () => 'se l’azione è costata sangue',
  reactionPlayed: ({ is }) =>
    is
      ? 'se una carta reazione è stata giocata durante l’azione'
      : 'se nessuna carta reazione è stata giocata durante l’azione',
  bloodHunt: () => 'durante i referendum di caccia di sangue',
  passed: () => 'se il suo referendum ha avuto successo',
  selfIs: ({ role }, x) => {
    const who = asSubject(cardNoun('self', x), x);
    return `se ${who.text} ${role === 'blocker' && x.isAfter ? 'ha bloccato' : ROLE[role]}`;
  },
  acts: ({ card }, x) => `se ${asSubject(cardNoun(card, x), x).text} ${ROLE.acting}`,
  targeted: ({ card }, x) => `se ${targetNoun(card, x).text} è il bersaglio di un’azione diretta`,
  inCombat: ({ is }) => (is ? 'in combattimento' : 'fuori dal combattimento'),
  opposing: ({ kind, of }, x) =>
    `se ${of === undefined ? 'il servitore avversario' : `il servitore che combatte contro ${cardNoun(of, x).text}`} è ${kind === 'ally' ? 'un alleato' : 'un vampiro'}`,
  roundAtLeast: ({ round }) => `dal round ${round} del combattimento`,
  superior: () => '',
  cast: ({ side, who }, x) =>
    `se ${cardNoun(who, x).text} ha dichiarato voti${side === 'any' ? '' : side === 'for' ? ' a favore del referendum' : ' contro il referendum'}`,
  played: ({ card = {}, by, user, on, against }, x) => {
    const player =
      user !== undefined
        ? ` da ${cards(user, 'a', x).text}`
        : by === undefined || by === 'any'
          ? ''
          : ` da ${PLAYERS[by]}`;
    const where = on === undefined ? '' : ` su ${cards(on, 'a', x).text}`;
    const at =
      against === undefined ? '' : against === 'self' ? ` contro ${SELF[x.self].text}` : ' contro di te';
    return `mentre ${x.say.aCard(card, x)} viene giocata${player}${where}${at}`;
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
    return of.round === 2 ? 'durante il primo round' : `prima del round ${of.round} del combattimento`;
  if (of.if === 'atLeast') return less(of.a, of.b, x);
  if (of.if === 'inCombat') return condition.inCombat({ ...of, is: !of.is }, x);
  if (of.if === 'blocked') return condition.blocked({ ...of, is: !of.is }, x);
  if (of.if === 'directed') return condition.directed({ ...of, is: !of.is }, x);
  if (of.if === 'not') return sayCondition(of.of, x);
  const said = sayCondition(of, x);
  if (said === '') return '';
  return said.startsWith('se ') ? `tranne ${said}` : `non ${said}`;
}

const ROLE = {
  acting: 'sta agendo',
  blocker: 'blocca',
  combatant: 'è in combattimento',
  notActing: 'non sta agendo',
  caller: 'ha indetto il referendum',
};

/** "è titolato", "ha Auspex", "non sta bloccando". */
function predicate(filter: Filter, who: Noun, x: Context): string {
  const { region, of, titled, clan: ofClan, sect, trait, locked, discipline: skill, superior, not } = filter;
  const known = { region, of, titled, clan: ofClan, sect, trait, locked, discipline: skill, superior, not };
  if (Object.keys(filter).some((key) => !(key in known)))
    return `è ${cards({ kind: 'vampire', ...filter }, 'a', x).text}`;
  const is = (adjective: string): string => `è ${agreeing(adjective, who)}`;
  const said = [
    ...(region === undefined || (region === 'controlled' && of !== undefined) ? [] : [REGION[region](is)]),
    ...(of === undefined ? [] : [`${is('controllato')} da ${of === 'you' ? 'te' : ownerOf(of, x).text}`]),
    ...(titled === undefined ? [] : [titled ? is('titolato') : `non ${is('titolato')}`]),
    ...(locked === undefined ? [] : [is(locked ? 'impegnato' : 'disimpegnato')]),
    ...(typeof ofClan === 'string' ? [`è ${clan(ofClan)}`] : []),
    ...(typeof ofClan === 'object' ? ['è di quel clan'] : []),
    ...(sect === undefined ? [] : [`è ${ofSect(sect)}`]),
    ...(trait === undefined ? [] : [`ha il tratto ${traitName(trait)}`]),
    ...(skill === undefined ? [] : [`ha ${discipline(skill)}`]),
    ...(superior === undefined ? [] : [`ha ${superiorOf(superior)}`]),
    ...(not === undefined
      ? []
      : [not === 'blocker' ? 'non sta bloccando' : `non è ${cardNoun(not, x).text}`]),
  ];
  return x.say.list(said, 'and');
}
const REGION: Readonly<Record<NonNullable<Filter['region']>, (is: (adjective: string) => string) => string>> =
  {
    ready: (is) => is('attivo'),
    torpor: () => 'è in torpore',
    uncontrolled: () => 'è in una zona non controllata',
    controlled: (is) => is('controllato'),
  };

/** "se la tua preda ha 9 punti risorsa o meno". */
function atLeast(a: Amount, b: Amount, x: Context): string {
  if (typeof b === 'number')
    return has(a, (what) => (b === 1 ? `dei ${what}` : `${b} o più ${what}`), `${b} o più`, x);
  if (typeof a === 'number') return has(b, (what) => `${a} ${what} o meno`, `${a} o meno`, x);
  return `se ${measure(a, x)} è almeno pari a ${measure(b, x)}`;
}
function less(a: Amount, b: Amount, x: Context): string {
  if (typeof b === 'number')
    return has(
      a,
      (what) => (b === 1 ? what : `meno di ${b} ${what}`),
      b === 1 ? '0' : `inferiore a ${b}`,
      x,
      b === 1,
    );
  if (typeof a === 'number') return has(b, (what) => `più di ${a} ${what}`, `superiore a ${a}`, x);
  return `se ${measure(a, x)} è minore di ${measure(b, x)}`;
}

/** "has" or "is" with an amount. */
function has(
  value: Amount,
  much: (what: string) => string,
  bare: string,
  x: Context,
  isNone = false,
): string {
  const not = isNone ? 'non ' : '';
  if (typeof value === 'object' && 'pool' in value) {
    const who = seatNoun(value.pool, x);
    return `se ${who.you ? `${not}hai` : `${who.text} ${not}ha`} ${much('punti risorsa')}`;
  }
  if (typeof value === 'object' && 'counters' in value && unitOf(value.counters, x) === 'life')
    return `se ${asSubject(cardNoun(value.counters, x), x).text} ${not}ha ${much('punti vita')}`;
  if (typeof value === 'object' && 'counters' in value)
    return `se ${asSubject(cardNoun(value.counters, x), x).text} ${not}ha ${much('segnalini').replace(/(\d+) o più segnalini/, '$1 segnalini')}`;
  if (value === 'bleedAmount' && bare === '1 o più') return 'se sta per far bruciare dei punti risorsa';
  if (bare === '1 o più' && typeof value === 'object' && 'count' in value)
    return `se c’è ${cards(value.count, 'a', x).text}`;
  if (isNone && typeof value === 'object' && 'count' in value)
    return `se non ci sono ${described(value.count, true, x).text}`;
  return `se ${measure(value, x)} è ${bare}`;
}

/** A phase of the user, or of anybody. */
const phase =
  (name: string): CardGrammar['window']['unlock'] =>
  ({ agent, say, you }, anyTurn) => {
    if (anyTurn) return `durante qualsiasi ${name}`;
    if (you.text !== say.you.text) return `durante la ${name} di ${agent.text}`;
    return `durante la ${agent.you ? 'tua' : 'sua'} ${name}`;
  };
const always = (words: string) => (): string => words;
/** A window of an action. */
const within =
  (words: string): CardGrammar['window']['beforeBlocks'] =>
  (x, _, action) =>
    action === null ? words : `${words} durante ${actionNoun(action, x)}`;

export const window: CardGrammar['window'] = {
  unlock: phase(PHASE.unlock),
  master: phase(PHASE.master),
  minion: phase(PHASE.minion),
  influence: phase(PHASE.influence),
  discard: phase(PHASE.discard),
  announced: (x, _, action) =>
    action === null || action.by === null
      ? `mentre ${action === null ? 'una azione' : actionNoun(action, x)} viene annunciata`
      : `mentre ${actor(action.by, x)} annuncia ${actionNoun(action, x, { withActor: false })}`,
  beforeBlocks: within('prima di un tentativo di blocco'),
  blocking: within('durante un tentativo di blocco'),
  blocked: within('quando l’azione è bloccata, prima della risoluzione del blocco'),
  blockResolved: within('dopo la risoluzione del blocco'),
  declined: (x, _, action) =>
    `dopo il rifiuto di bloccare ${action === null ? 'l’azione' : actionNoun(action, x)}`,
  succeeding: (x, _, action) =>
    `quando ${action === null ? 'l’azione' : actionNoun(action, x)} sta per avere successo`,
  resolved: (x, _, action) =>
    `dopo la risoluzione di ${action === null ? 'l’azione' : actionNoun(action, x)}`,
  beforeRange: always('prima di determinare la distanza'),
  range: always('mentre si determina la distanza'),
  beforeStrikes: always('prima di scegliere gli attacchi'),
  strike: always('mentre si scelgono gli attacchi'),
  damage: always('durante la risoluzione del danno'),
  afterStrikes: always('dopo la prima coppia di attacchi'),
  press: always('durante la fase di inseguimento'),
  roundEnd: always('alla fine di un round di combattimento'),
  combatEnding: always('quando il combattimento terminerebbe, se entrambi i combattenti sono attivi'),
  beforeVotes: always('prima della dichiarazione dei voti'),
  polling: (x, _, action) =>
    `durante la votazione di ${action === null ? 'qualsiasi referendum' : actionNoun(action, x)}`,
  asPlayed: always('mentre una carta viene giocata'),
};

export const scope: CardGrammar['scope'] = {
  round: 'in questo round',
  combat: 'in questo combattimento',
  nextRound: 'durante il prossimo round',
  resultingCombat: 'durante il combattimento che ne risulta',
  resultingRound: 'durante il primo round del combattimento che ne risulta',
  action: '',
  referendum: '',
  turn: 'fino alla fine del turno',
  nextUnlock: 'fino alla tua prossima fase di disimpegno',
  nextUnlocking: 'durante la sua prossima fase di disimpegno',
  nextDiscard: 'fino alla fine della tua prossima fase di scarto',
  inPlay: '',
  game: '',
};
