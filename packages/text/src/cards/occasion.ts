import type { Condition, Filter, Use, Window } from '@methuselah/engine/language';
import type { ActionWords, Context } from './grammar.ts';

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

export function occasionPhrases(
  { windows = [] }: Pick<Use, 'windows'>,
  conditions: readonly Condition[] | undefined,
  x: Context,
  { anyTurn = false, once }: { readonly anyTurn?: boolean; readonly once?: Use['once'] | undefined } = {},
): string[] {
  const { action, user, rest } = sorted(conditions ?? []);
  const isAllThrough = DURING_ACTION.every((window) => windows.includes(window));
  const shown = isAllThrough
    ? windows.filter((window) => !DURING_ACTION.includes(window) && window !== 'resolved')
    : windows;
  // "Once each action" already implies an action.
  const described = action ?? (isAllThrough && once !== 'action' ? ANY_ACTION : null);
  const times = shown.map((window) => x.say.window[window](x, anyTurn, described));
  const during =
    described !== null && (isAllThrough || times.length === 0) ? [x.say.during(described, x)] : [];
  const when = [...new Set([...during, ...times])];
  return [
    ...(user === null ? [] : [x.say.forUser(user, x)]),
    ...(when.length === 0 ? [] : [x.say.list(when, 'or')]),
    ...plainConditions(rest, x),
  ];
}

/** Conditions as a list of "if …". */
export function plainConditions(conditions: readonly Condition[] | undefined, x: Context): string[] {
  const all = conditions ?? [];
  const blocks = all.some((each) => each.if === 'selfIs' && each.role === 'blocker');
  return all
    .filter((each) => levelOf(each) === null && !(blocks && each.if === 'blocked'))
    .map((each) => (x.say.condition[each.if] as (condition: Condition, x: Context) => string)(each, x))
    .filter((words) => words !== '');
}

/** The level at which a condition requires the card to be played: the line's icon shows it. */
export function levelOf(condition: Condition): 'superior' | 'basic' | null {
  if (condition.if === 'superior') return 'superior';
  return condition.if === 'not' && condition.of.if === 'superior' ? 'basic' : null;
}

interface Sorted {
  readonly action: ActionWords | null;
  /** A description of the minion that uses the card. */
  readonly user: Filter | null;
  readonly rest: readonly Condition[];
}

function sorted(conditions: readonly Condition[]): Sorted {
  let action = null as ActionWords | null;
  let user = null as Filter | null;
  const rest: Condition[] = [];
  const describe = (more: Partial<ActionWords>): void => {
    action = { ...(action ?? ANY_ACTION), ...more };
  };
  const blocks = conditions.some((each) => each.if === 'selfIs' && each.role === 'blocker');
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
    else if (each.if === 'is' && each.card === 'self') user = { ...user, ...each.filter };
    else rest.push(each);
  }
  return { action, user, rest };
}
