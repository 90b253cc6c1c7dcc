import type { Condition, Filter, Use, Window } from '@methuselah/engine/language';
import type { ActionWords, Context, Noun } from './grammar.ts';
import { cardNoun, seatNoun } from './nouns.ts';

/**
 * When something may be used, in players' words: "after resolution of a successful action", "during a bleed action directed at
 * you". Conditions about the action or the user are merged; the rest become "if …".
 */

const ANY_ACTION: ActionWords = {
  kinds: [],
  directed: null,
  at: null,
  outcome: null,
  passed: false,
  by: null,
  own: false,
  given: false,
};

/** Windows that together mean "during an action". */
const DURING_ACTION: readonly Window[] = ['beforeBlocks', 'blocking', 'declined'];

/** Windows whose words say which action they belong to. */
const OF_AN_ACTION: readonly Window[] = [
  ...DURING_ACTION,
  'announced',
  'blocked',
  'blockResolved',
  'succeeding',
  'resolved',
  'polling',
];

/** The user, the times and the conditions of a use, in words. */
export interface Occasion {
  readonly user: readonly string[];
  readonly times: readonly string[];
  readonly conditions: readonly string[];
}
interface Manner {
  readonly anyTurn?: boolean;
  readonly once?: Use['once'] | undefined;
  /** It holds whenever that is the case: "during bleed actions". */
  readonly isLasting?: boolean;
}

export function occasionOf(
  use: Pick<Use, 'windows' | 'cost' | 'effects'>,
  conditions: readonly Condition[] | undefined,
  x: Context,
  { anyTurn = false, once, isLasting = false }: Manner = {},
): Occasion {
  const { action, user, rest } = sorted(conditions ?? [], x);
  const hasBlocked = x.isAfter && rest.some(isBlocker);
  const windows = (use.windows ?? [])
    .filter((window) => !isImplied(window, use))
    // A blocked action is resolved when its block is.
    .map((window) => (window === 'resolved' && hasBlocked ? 'blockResolved' : window));
  const isAllThrough = DURING_ACTION.every((window) => windows.includes(window));
  const shown = isAllThrough
    ? windows.filter((window) => !DURING_ACTION.includes(window) && window !== 'resolved')
    : windows;
  // "Once each action" already implies an action.
  const described = action ?? (isAllThrough && once !== 'action' ? ANY_ACTION : null);
  const times = shown.map((window) => x.say.window[window](x, anyTurn, described));
  const isDuring = described !== null && (isAllThrough || times.length === 0);
  const during = isDuring ? [(isLasting ? x.say.whenever : x.say.during)(described, x)] : [];
  const isUnsaid = action !== null && !isDuring && !shown.some((window) => OF_AN_ACTION.includes(window));
  const when = [...new Set([...during, ...times])];
  const isUser = user !== null || (hasBlocked && x.type !== null);
  return {
    user: isUser ? [x.say.byUser(user ?? {}, hasBlocked, x)] : [],
    times: when.length === 0 ? [] : [x.say.list(when, 'or')],
    conditions: [
      ...(isUnsaid ? [x.say.during(action, x)] : []),
      ...plainConditions(isUser ? rest.filter((each) => !isBlocker(each)) : rest, x, hasBlocked),
    ],
  };
}

export function occasionPhrases(...of: Parameters<typeof occasionOf>): string[] {
  const { user, times, conditions } = occasionOf(...of);
  return [...user, ...times, ...conditions];
}

/** Does what is paid or given say already when it is used? Transfers, phase actions and presses have their own time. */
const isImplied = (window: Window, { cost, effects = [] }: Pick<Use, 'cost' | 'effects'>): boolean =>
  (window === 'influence' && cost?.transfers !== undefined) ||
  (window === 'master' && cost?.masterActions !== undefined) ||
  (window === 'discard' && cost?.discardActions !== undefined) ||
  (window === 'afterStrikes' && effects.some((effect) => effect.do === 'additionalStrikes')) ||
  (window === 'press' && effects.some((effect) => effect.do === 'grant' && effect.grant === 'press'));

const isBlocker = (each: Condition): boolean => each.if === 'selfIs' && each.role === 'blocker';

/** Conditions as a list of "if …"; that the action is blocked goes without saying of its blocker. */
export function plainConditions(
  conditions: readonly Condition[] | undefined,
  x: Context,
  hasBlocked = false,
): string[] {
  const all = conditions ?? [];
  const blocks = hasBlocked || all.some(isBlocker);
  return all
    .filter((each) => levelOf(each) === null && !(blocks && each.if === 'blocked'))
    .map((each) => controlled(each, x) ?? (isFirstRound(each) ? x.say.firstRound : said(each, x)))
    .filter((words) => words !== '');
}

const said = (each: Condition, x: Context): string =>
  (x.say.condition[each.if] as (condition: Condition, x: Context) => string)(each, x);

/** "if your prey controls a location": that there is at least one, or that there is none. */
function controlled(each: Condition, x: Context, is = true): string | null {
  if (is && each.if === 'not') return controlled(each.of, x, false);
  if (each.if !== 'atLeast' || each.b !== 1 || typeof each.a !== 'object' || !('count' in each.a))
    return null;
  const { of, ...filter } = each.a.count;
  if (of === undefined || of === 'others' || of === 'notActing' || of === 'preyOrPredator') return null;
  return x.say.controls(seatNoun(of, x), x.say.cards(filter, 'a', x), is);
}

/** Is it only about the first round of a combat? */
const isFirstRound = (each: Condition): boolean =>
  each.if === 'not' && each.of.if === 'roundAtLeast' && each.of.round === 2;

/** When a card cannot be used: during actions of these kinds, or in the first round. */
export function exceptions(conditions: readonly Condition[] | undefined, x: Context): string[] {
  return (conditions ?? []).flatMap((each) => {
    if (each.if === 'roundAtLeast' && each.round === 2) return [x.say.firstRound];
    if (!isException(each) || each.if !== 'not' || each.of.if !== 'action') return [];
    return [x.say.during({ ...ANY_ACTION, kinds: each.of.kind }, x)];
  });
}
export const isException = (each: Condition): boolean =>
  (each.if === 'roundAtLeast' && each.round === 2) || (each.if === 'not' && each.of.if === 'action');

/** The card that conditions are about. */
export function topicOf(conditions: readonly Condition[] | undefined, x: Context): Noun | null {
  for (const each of conditions ?? []) {
    if (each.if === 'is') return cardNoun(each.card, x);
    if (each.if === 'selfIs') return cardNoun('self', x);
  }
  return null;
}

/** The level at which a condition requires the card to be played: the line's icon shows it. */
export function levelOf(condition: Condition): 'superior' | 'basic' | null {
  if (condition.if === 'superior') return 'superior';
  return condition.if === 'not' && condition.of.if === 'superior' ? 'basic' : null;
}

interface Sorted {
  readonly action: ActionWords | null;
  /** A description of the minion that plays the card. */
  readonly user: Filter | null;
  readonly rest: readonly Condition[];
}

function sorted(conditions: readonly Condition[], x: Context): Sorted {
  let action = null as ActionWords | null;
  let user = null as Filter | null;
  const rest: Condition[] = [];
  const describe = (more: Partial<ActionWords>): void => {
    action = { ...(action ?? ANY_ACTION), ...more };
  };
  const blocks = conditions.some(isBlocker);
  for (const each of conditions) {
    if (each.if === 'action') describe({ kinds: each.kind });
    else if (each.if === 'directedAt') describe({ at: each.who });
    else if (each.if === 'directed') describe({ directed: each.is });
    else if (each.if === 'successful') describe({ outcome: 'successful' });
    else if (each.if === 'blocked' && !blocks) describe({ outcome: each.is ? 'blocked' : 'unblocked' });
    else if (each.if === 'passed') describe({ passed: true });
    else if (each.if === 'actionWith') describe({ given: true });
    else if (each.if === 'is' && each.card === 'acting') describe({ by: each.filter });
    else if (each.if === 'selfIs' && each.role === 'acting') describe({ own: true });
    else if (each.if === 'is' && each.card === 'self' && x.type !== null) user = { ...user, ...each.filter };
    else rest.push(each);
  }
  return { action, user, rest };
}
