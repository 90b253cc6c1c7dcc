import {
  type Ability,
  type CardType,
  type Condition,
  type Effect,
  type Filter,
  isSeatNoun,
  type LibraryCard,
  type Mode,
  type Pick,
  type StrikeText,
  type Term,
  type Use,
} from '@methuselah/engine/language';
import { deedWords, effectClause, effectSentences, isCompound, paidSentences } from './effects.ts';
import type { Clause, Context, Noun } from './grammar.ts';
import type { SaidMode } from './named.ts';
import { cardNoun, countersOf, pickNoun } from './nouns.ts';
import { exceptions, isException, occasionPhrases } from './occasion.ts';
import { capital, extended, fronted, infinitive, statement, statements } from './sentences.ts';

/** Sentences for one way to play or use a card. */

/** When a mode may be played: "Only during a bleed action." */
export function onlySentence(mode: Mode, x: Context): string | null {
  const by = mode.by === undefined ? [] : [x.say.player[mode.by]];
  const when = mode.when?.filter((each) => !isException(each));
  const phrases = [...by, ...occasionPhrases(mode, when, x)];
  const not = exceptions(mode.when, x);
  const said = [
    ...(phrases.length === 0 ? [] : [`${x.say.only(phrases)}.`]),
    ...(not.length === 0 ? [] : [`${x.say.notUsable(not)}.`]),
  ];
  return said.length === 0 ? null : said.map(capital).join(' ');
}

/** Is it an action directed at another Methuselah or their cards? */
export function isDirected(use: Use): boolean {
  if (use.action?.kind === 'bleed' || use.action?.at !== undefined) return true;
  if ((use.when ?? []).some(isOfOther) || staysWithYou(use)) return true;
  const effects = use.effects ?? [];
  if (
    'by' in use &&
    effects.some(
      (effect) =>
        (effect.do === 'burn' || effect.do === 'steal' || effect.do === 'move') && effect.who === 'this',
    )
  )
    return true;
  if (effects.some((effect) => HARMS.includes(effect.do)) && (use.picks ?? []).some(isOfAnybody)) return true;
  return (use.picks ?? []).some((pick) =>
    pick.pick === 'seat'
      ? pick.of !== 'any'
      : pick.pick === 'card'
        ? isOfOthers(pick.filter)
        : pick.pick === 'edge',
  );
}
/** Is it put on anybody's card, though you still control it? */
const staysWithYou = (use: Use): boolean => {
  const stays = 'stays' in use ? (use as Mode).stays : undefined;
  if (typeof stays !== 'object' || !stays.yours) return false;
  const pick = use.picks?.[stays.pick];
  return pick !== undefined && isOfAnybody(pick);
};
/** Is this card of another Methuselah? */
const isOfOther = (each: Condition): boolean =>
  each.if === 'is' && each.card === 'this' && each.filter.of === 'others';
/** What is done to the cards of others, wherever the text leaves open whose they are. */
const HARMS: readonly Effect['do'][] = [
  'steal',
  'burn',
  'lock',
  'burnBlood',
  'moveBlood',
  'addCounters',
  'toTorpor',
];
const isOfAnybody = (pick: Pick): boolean => pick.pick === 'card' && pick.filter.of === undefined;
const isOfOthers = ({ of }: Filter): boolean => of !== undefined && of !== 'you';

/** Strikes, maneuvers, presses and prevention. */
export function combatSentences(use: Use, x: Context): string[] {
  const { say } = x;
  if (use.strike !== undefined) {
    const only = use.maneuverTo === undefined ? '' : `, ${say.onlyTo[use.maneuverTo]}`;
    const along = use.maneuver === undefined ? '' : `, ${say.withOptional('maneuver', use.once)}${only}`;
    if (use.strike.kind === 'special') return specialStrike(use.strike, along, x);
    const [first, ...besides] = effectSentences(use.strike.effects ?? [], x, { isOne: true });
    // What lasts, or waits, needs no time of its own.
    const isNow = !(use.strike.effects ?? []).some(lasts);
    const at = isNow ? ` ${say.beforeStrike(use.strike.kind)}` : '';
    const before = first === undefined ? [] : [extended(first, at)];
    return [`${say.strike(use.strike, x)}${along}.`, ...proof(use.strike, x), ...before, ...besides];
  }
  const clauses = say.combatClauses(use, x).map(statement);
  return clauses.length === 0 ? [] : [`${say.list(clauses, 'or')}.`];
}

const lasts = (effect: Effect): boolean =>
  'for' in effect ||
  effect.do === 'putOn' ||
  (effect.do === 'damage' && effect.to === 'self') ||
  (effect.do === 'gate' && effect.effects.every(lasts));

/** "Strike: put the opposing minion in torpor." */
function specialStrike(strike: StrikeText, along: string, x: Context): string[] {
  const { effects = [] } = strike;
  const deeds = x.say.strikesAreOrders ? [] : deedsAtFirst(effects, x);
  const said = effectSentences(effects.slice(deeds.length), x, { isOne: deeds.length === 0 });
  const [first = '', ...more] = deeds.length === 0 ? said : [`${deedWords(x.agent, deeds, x)}.`, ...said];
  return [extended(`${x.say.strike(strike, x).trimEnd()} ${first}`, along), ...proof(strike, x), ...more];
}

/** The effects that are done by the striker, up to what somebody else does. */
function deedsAtFirst(effects: readonly Effect[], x: Context): readonly Effect[] {
  const trial: Context = { ...x, named: new Set(x.named) };
  const other = effects.findIndex((effect) => isCompound(effect) || effectClause(effect, trial).who !== null);
  return other < 0 ? effects : effects.slice(0, other);
}

/** What cannot be done about a strike. */
const proof = (
  { undodgeable, notAgainst, unpreventableBy, wears, spent }: StrikeText,
  x: Context,
): string[] => [
  ...(undodgeable ? [`${x.say.undodgeable}.`] : []),
  ...(notAgainst === undefined ? [] : [`${x.say.notAgainst(x.say.cards(notAgainst, 'a', x))}.`]),
  ...(unpreventableBy === undefined ? [] : [`${x.say.unpreventableBy(unpreventableBy)}.`]),
  ...(wears ? [`${x.say.wears}.`] : []),
  ...(spent ? [`${x.say.spent}.`] : []),
];

/** Card types that already imply the action. */
const IMPLIES_ACTION: readonly CardType[] = ['equipment', 'retainer', 'ally', 'political'];

export const actionSentence = (mode: Mode, x: Context): string | null =>
  mode.action === undefined || IMPLIES_ACTION.includes(mode.type)
    ? null
    : x.say.action(mode.action, isDirected(mode), x);

export function modeSentences(mode: SaidMode, shared: string | null, x: Context): string[] {
  const { say } = x;
  const only = onlySentence(mode, x);
  const action = actionSentence(mode, x);
  const stays = mode.stays !== undefined && !isImplied(mode, x) && mode.type !== 'political';
  const chosen = [...boundClauses(mode, x), ...subjectClauses(mode, x), ...measuringClauses(mode, x)];
  const combat = paidCombat(mode, combatSentences(mode, x), x);
  const arrives = mode.type === 'equipment' && countersOf(x) > 0;
  const orders = [
    ...chosen,
    ...(stays && !isReplacing(mode) ? [put(mode, x)] : []),
    ...(arrives ? [put({ ...mode, stays: 'self' }, x)] : []),
  ];
  return [
    ...(only === null || only === shared ? [] : [only]),
    ...(mode.lockedToo && !isOnlyForLocked(mode) ? [`${say.lockedToo(x.agent)}.`] : []),
    ...(mode.keywords ?? []).map((word) => `${say.keyword(word)}.`),
    ...(action === null ? [] : [`${action}.`]),
    ...effectSentences(mode.action?.announced ?? [], x),
    ...(combat.length === 0 ? withCost(mode, orders, x) : withEffects(combat, mode, orders, x)),
    ...(stays && isReplacing(mode) ? [`${statement(put(mode, x))}.`] : []),
    ...referendumSentences(mode, x),
    ...effectSentences(mode.asPlayed ?? [], { ...x, cancelsItself: true }),
  ];
}

const isOnlyForLocked = ({ when = [] }: Mode): boolean =>
  when.some((each) => each.if === 'is' && each.card === 'self' && each.filter.locked === true);

/** A price of its own, and what it gives in combat: "this vampire burns 1 blood to prevent all damage". */
function paidCombat(mode: Mode, said: readonly string[], x: Context): readonly string[] {
  const clauses = x.say.combatClauses(mode, x);
  const price = x.say.cost(mode.cost ?? {}, x).map((clause): Clause => ({ ...clause, who: x.agent }));
  if (price.length === 0 || clauses.length === 0 || mode.strike !== undefined) return said;
  const gain = x.say.list(
    clauses.map((clause) => infinitive(clause, x.agent)),
    'or',
  );
  return [`${statements(price, x)} ${x.say.inOrderTo(gain)}.`];
}

function put({ stays }: Mode, x: Context): Clause {
  const clause = x.say.put(place(stays, x), countersOf(x), x);
  const { titleCard } = x.card as LibraryCard;
  if (stays === 'self' && titleCard !== undefined)
    return { ...clause, rest: `${clause.rest}${x.say.titleGiven(titleCard, x)}` };
  const isYours = typeof stays === 'object' && stays.yours === true;
  return isYours ? { ...clause, rest: `${clause.rest}${x.say.stillYours}` } : clause;
}
/** Does it replace what would have happened? Then this comes first. */
const isReplacing = (mode: Mode): boolean =>
  (mode.effects ?? []).some((effect) => effect.do === 'schedule' && effect.instead);

/** Effects after some orders, with the additional cost of this mode: "this vampire burns 1 blood to unlock". */
function withCost(mode: Mode, orders: readonly Clause[], x: Context): string[] {
  const paid = x.say.cost(mode.cost ?? {}, x);
  const effects = mode.effects ?? [];
  if (paid.length === 0) return effectSentences(effects, x, { orders });
  const before = orders.length === 0 ? [] : [`${statements(orders, x)}.`];
  const price = paid.map((clause): Clause => ({ ...clause, who: x.agent.you ? null : x.agent }));
  if (effects.length === 0 || effects.some((each) => isCompound(each) || isOfMethuselah(each)))
    return effectSentences(effects, x, { before: [...before, `${statements(price, x)}.`] });
  return [...before, ...paidSentences(x.agent, price, effects, x)];
}

/** Is it a restriction of a Methuselah, not of the minion that pays? */
const isOfMethuselah = (effect: Effect): boolean => effect.do === 'restrict' && isSeatNoun(effect.who);

/** Further effects of a maneuver, press or prevention join its sentence where possible. */
function withEffects(said: readonly string[], mode: Mode, orders: readonly Clause[], x: Context): string[] {
  const before = orders.length === 0 ? said : [...said, `${statements(orders, x)}.`];
  return effectSentences(mode.effects ?? [], x, { before });
}

/** Is putting it in play implied? Equipment, retainers and allies by their action, locations by their type. */
const isImplied = (mode: Mode, { card }: Context): boolean =>
  ['equipment', 'retainer', 'ally'].includes(mode.type) ||
  (mode.stays === 'table' && (card.keywords ?? []).includes('location'));

/** Cards that are chosen and remembered: "choose two ready Toreador you control". */
function boundClauses(mode: Mode, x: Context): Clause[] {
  const places = (mode.effects ?? []).flatMap((effect) =>
    effect.do === 'bind' && typeof effect.to === 'object' && 'pick' in effect.to ? [effect.to.pick] : [],
  );
  const [first] = places;
  if (first === undefined) return [];
  if (places.length > 1) x.together.set(first, places.length);
  return [x.say.choose(pickNoun(first, x), x)];
}

/** Who is told what they cannot do is chosen first: "Choose a vampire. That vampire cannot block." */
function subjectClauses({ picks = [], effects = [], stays }: Mode, x: Context): Clause[] {
  const [first] = effects;
  if (
    first?.do !== 'restrict' ||
    first.what !== 'block' ||
    typeof first.who !== 'object' ||
    !('pick' in first.who)
  )
    return [];
  if (stays !== undefined) return [];
  // Who it is measured by comes before: "Choose a vampire you control and a younger vampire."
  const chosen = first.who.pick;
  const measures = picks.flatMap((_, place) =>
    place < chosen && JSON.stringify(picks[chosen]).includes(`"pick":${place}}`) ? [place] : [],
  );
  return [...measures, chosen].map((place) => x.say.choose(pickNoun(place, x), x));
}

/** Who is chosen only for another choice to be measured by: "Choose a vampire. Add 1 blood to a younger one." */
function measuringClauses({ picks = [], effects, stays, action }: Mode, x: Context): Clause[] {
  const isSaid = (place: number, where: unknown): boolean =>
    (JSON.stringify(where) ?? '').includes(`"pick":${place}}`);
  return picks.flatMap((pick, place) =>
    pick.pick === 'card' && isSaid(place, picks) && !isSaid(place, [effects, stays, action])
      ? [x.say.choose(pickNoun(place, x), x)]
      : [],
  );
}

function place(stays: Mode['stays'], x: Context): Noun | null {
  if (stays === undefined || stays === 'table') return null;
  return stays === 'self' ? cardNoun('self', x) : pickNoun(stays.pick, x);
}

const isSeat = ({ pick }: Term): boolean => pick === 'seat';

/** The choices of a referendum, and its effects. */
export function referendumSentences(use: Mode | Ability, base: Context): string[] {
  const { terms = [], called = [], passes = [], fails = [] } = use.action ?? {};
  const { say } = base;
  const x: Context = { ...base, picks: [...base.picks, ...terms] };
  const chosen = terms.map((term, i) =>
    term.pick === 'points'
      ? say.allocate({ ...term, others: term.others === true || terms.some(isSeat) }, x)
      : say.choose(pickNoun(base.picks.length + i, x), x),
  );
  const stays = 'type' in use && use.type === 'political' ? use.stays : undefined;
  const { titleCard } = x.card as LibraryCard;
  const title = titleCard === undefined ? '' : say.titleGiven(titleCard, x);
  const put = stays === undefined ? [] : [`${statement(say.put(place(stays, x), 0, x))}${title}.`];
  return [
    ...chosen.map((clause) => `${statement(clause)}.`),
    ...fronted([say.ifPassed(true)], [...put, ...effectSentences(passes, x, { isOne: true })]),
    ...fronted([say.ifPassed(false)], effectSentences(fails, x, { isOne: true })),
    ...fronted([say.inReferendum], effectSentences(called, x, { isOne: true })),
  ];
}

/** What a strike that destroys equipment may be aimed at. */
export type Piece = 'weapon' | 'equipment' | 'retainer' | 'either';
export const pieceOf = ({ weaponOnly, retainers }: StrikeText): Piece =>
  retainers === 'only' ? 'retainer' : retainers === 'too' ? 'either' : weaponOnly ? 'weapon' : 'equipment';
