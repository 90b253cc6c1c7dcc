import type { CardNoun, Condition, Effect, Filter, Scope, Stat, Who } from '@methuselah/engine/language';
import {
  card,
  cards,
  type Deed,
  discipline,
  filterOf,
  known,
  type Meant,
  number,
  type Picks,
  seat,
  sect,
  signed,
  type Voice,
} from './nouns.ts';
import { always, later, listOf, match, maybe, oneOf, type Parser, rule, say, table } from './parse.ts';

/** What is done. Each rule has the form of an order, and of a statement where texts have both. */

type Modify = Extract<Effect, { do: 'modify' }>;

export interface Bonus {
  readonly stat: Exclude<Stat, 'discipline' | 'cost'>;
  readonly amount: number;
}
export const stat: Parser<Bonus['stat']> = table<Bonus['stat']>({
  bleed: 'bleed',
  stealth: 'stealth',
  intercept: 'intercept',
  strength: 'strength',
  hunt: 'hunt',
  'votes?': 'votes',
  capacity: 'capacity',
  'hand size': 'handSize',
  'transfers?': 'transfers',
  'master phase actions?': 'masterActions',
  'discard phase actions?': 'discardActions',
});
const bonus: Parser<Bonus> = rule(
  say`(?:an additional )?${signed} (?:additional )?${stat}`,
  (amount, of) => ({
    stat: of,
    amount,
  }),
);
/** "+1 stealth and +1 bleed". */
export const bonuses: Parser<readonly Bonus[]> = listOf(bonus, ' and ');

const scope: Parser<Scope | null> = maybe(
  table<Scope>({
    ' (?:this|for the current|during (?:this|that)|for (?:this|that)) action': 'action',
    ' (?:this|that|for this) round(?: of combat)?': 'round',
    ' (?:this|that|for this) combat': 'combat',
    ' (?:this turn|until the end of the turn)': 'turn',
    ' (?:in|during) this referendum': 'referendum',
    ' until your next unlock phase': 'nextUnlock',
    ' until your next discard phase': 'nextDiscard',
    ' during (?:the resulting|that) combat': 'resultingCombat',
  }),
  null,
);

/** How long it lasts where the text does not say: as long as what it is about. */
function usualScope(of: Stat): Scope | null {
  if (of === 'bleed' || of === 'stealth' || of === 'intercept') return 'action';
  return of === 'votes' ? 'referendum' : null;
}

function modifies(
  who: Who,
  all: readonly Bonus[],
  how: Scope | null,
  more: Partial<Modify> = {},
): Effect[] | null {
  const made = all.map(({ stat: of, amount }): Effect | null => {
    const lasts = how ?? usualScope(of);
    return lasts === null ? null : { do: 'modify', stat: of, amount, who, for: lasts, ...more };
  });
  return made.every((effect) => effect !== null) ? made : null;
}

const early: Parser<Partial<Modify>> = maybe(
  table<Partial<Modify>>({
    ',? \\(?even if (?:it|stealth|intercept) is not yet needed\\)?': { evenIfNotNeeded: true },
  }),
  {},
);

/** Both nouns, once they are chosen. */
const with1 =
  <T>(noun: Meant<T>, make: (noun: T) => readonly Effect[] | null): Deed =>
  (picks) => {
    const found = noun(picks);
    return found === null ? null : make(found);
  };
const just =
  (...effects: readonly Effect[]): Deed =>
  () =>
    effects;

const bloodDeeds = (v: Voice): readonly Parser<Deed>[] => [
  rule(say`${card(v)} (?:can )?gains? ${number} (?:blood|life)`, (who, amount) =>
    with1(who, (one) => [{ do: 'gainBlood', who: one, amount }]),
  ),
  rule(say`gain ${number} (?:blood|life)`, (amount) => just({ do: 'gainBlood', who: v.me, amount })),
  rule(say`(?:add|move|put) ${number} (?:blood|life) (?:to|on) ${card(v)}`, (amount, who) =>
    with1(who, (one) => [{ do: 'gainBlood', who: one, amount }]),
  ),
  rule(say`add ${number} counters? to (?:it|this card)`, (amount) =>
    just({ do: 'gainBlood', who: 'this', amount }),
  ),
  rule(say`burn ${number} counters? from (?:it|this card)`, (amount) =>
    just({ do: 'burnBlood', who: 'this', amount }),
  ),
  rule(say`burn ${number} (?:blood|life) from ${card(v)}`, (amount, who) =>
    with1(who, (one) => [{ do: 'burnBlood', who: one, amount }]),
  ),
  rule(say`${card(v)} burns? ${number} (?:blood|life)`, (who, amount) =>
    with1(who, (one) => [{ do: 'burnBlood', who: one, amount }]),
  ),
  rule(say`move ${number} blood from ${card(v)} to your pool`, (amount, who) =>
    with1(who, (from) => [{ do: 'moveBlood', from, to: 'pool', amount }]),
  ),
  rule(say`move ${number} blood from ${card(v)} to ${card(v)}`, (amount, who, whom) => (picks: Picks) => {
    const from = who(picks);
    const to = from === null ? null : whom(picks);
    return from === null || to === null ? null : [{ do: 'moveBlood', from, to, amount }];
  }),
];

const poolDeeds: readonly Parser<Deed>[] = [
  rule(say`(?:you )?(?:can )?gain ${number} pool`, (amount) => just({ do: 'gainPool', who: 'you', amount })),
  rule(say`(?:you )?burn ${number} pool`, (amount) => just({ do: 'burnPool', who: 'you', amount })),
  rule(say`${seat} burns ${number} pool`, (who, amount) => just({ do: 'burnPool', who, amount })),
  rule(say`${seat} gains ${number} pool`, (who, amount) => just({ do: 'gainPool', who, amount })),
  rule(say`move the top card (?:from|of) your crypt to your uncontrolled region`, () =>
    just({ do: 'drawCrypt', who: 'you', amount: 1 }),
  ),
  rule(say`reduce a bleed against you by ${number}`, (amount) => (picks: Picks) => {
    picks.when.push({ if: 'action', kind: ['bleed'] }, { if: 'directedAt', who: 'you' });
    return [{ do: 'modify', stat: 'bleed', amount: -amount, who: 'acting', for: 'action' }];
  }),
  rule(say`(?:you )?draw ${number} cards? from your crypt`, (amount) =>
    just({ do: 'drawCrypt', who: 'you', amount }),
  ),
  rule(say`(?:you )?draw ${number} cards?(?: \(discard down afterward\))?`, (amount) =>
    just({ do: 'draw', who: 'you', amount }),
  ),
  rule(say`(?:you )?get the Edge`, () => just({ do: 'takeEdge', who: 'you' })),
];

const cardDeeds = (v: Voice): readonly Parser<Deed>[] => [
  rule(say`unlock ${card(v)}`, (who) => with1(who, (one) => [{ do: 'unlock', who: one }])),
  rule(say`${known(v)} unlocks`, (who) => just({ do: 'unlock', who })),
  rule(say`unlock`, () => just({ do: 'unlock', who: v.me })),
  rule(say`lock ${card(v)}`, (who) => with1(who, (one) => [{ do: 'lock', who: one }])),
  rule(say`burn ${card(v)}`, (who) => with1(who, (one) => [{ do: 'burn', who: one }])),
  rule(say`remove ${card(v)} from the game`, (who) => with1(who, (one) => [{ do: 'remove', who: one }])),
  rule(say`steal ${card(v)}`, (who) => with1(who, (one) => [{ do: 'steal', who: one }])),
  rule(say`(?:send|put) ${card(v)} (?:to|in) torpor`, (who) =>
    with1(who, (one) => [{ do: 'toTorpor', who: one }]),
  ),
  rule(say`move ${card(v)} to (?:the|your|their controller's) ready region`, (who) =>
    with1(who, (one) => [{ do: 'toReady', who: one }]),
  ),
  rule(say`enter combat with ${card(v)}`, (who) => (picks: Picks) => {
    const second = who(picks);
    if (second === null || typeof second === 'string') return null;
    const last = picks.list.at(-1);
    // Only ready minions fight, and never those of the same Methuselah.
    if (last?.pick === 'card')
      picks.list[picks.list.length - 1] = {
        ...last,
        filter: filterOf({ of: 'others' }, last.filter, { region: 'ready' }),
      };
    return [{ do: 'enterCombat', first: 'self', second }];
  }),
];

const groupOf = (v: Voice): Parser<Who> =>
  oneOf<Who>(
    rule(say`(?:each |all )${cards(v.self)}`, (filter) => ({ all: filter })),
    rule(say`${cards(v.self)}`, (filter): Who | null => ({ all: filter })),
  );

/** A bonus for the action or the block of some minion: it must be the one that acts or blocks. */
function bonusFor(filter: Filter, all: readonly Bonus[], more: Partial<Modify>): Deed {
  return (picks) => {
    const isOf = (...stats: readonly string[]): boolean => all.every(({ stat: of }) => stats.includes(of));
    const who = isOf('stealth', 'bleed') ? 'acting' : isOf('intercept') ? 'blocker' : null;
    if (who === null) return null;
    picks.when.push({ if: 'is', card: who, filter });
    return modifies(who, all, 'action', more);
  };
}

const bonusDeeds = (v: Voice): readonly Parser<Deed>[] => [
  ...(v.type === null
    ? [
        rule(say`give an? (?:acting )?${cards(v.self)} ${bonuses}${early}`, (filter, all, more) =>
          bonusFor(filter, all, more),
        ),
      ]
    : []),
  rule(say`${card(v)} (?:gets?|has|have) ${bonuses}${scope}${early}`, (who, all, how, more) =>
    with1(who, (one) => modifies(one, all, how, more)),
  ),
  rule(say`give ${card(v)} ${bonuses}${scope}${early}`, (who, all, how, more) =>
    with1(who, (one) => modifies(one, all, how, more)),
  ),
  rule(say`give ${groupOf(v)} ${bonuses}${scope}`, (who, all, how) => () => modifies(who, all, how)),
  rule(say`${groupOf(v)} get ${bonuses}${scope}`, (who, all, how) => () => modifies(who, all, how)),
  rule(say`(?:you )?get ${bonuses}${scope}${early}`, (all, how, more) => (picks: Picks) => {
    const isOf = (...stats: readonly string[]): boolean => all.every(({ stat: of }) => stats.includes(of));
    // An ability of the acting minion.
    if (v.type === null && v.me === 'self' && isOf('bleed', 'stealth')) {
      picks.when.push({ if: 'selfIs', role: 'acting' });
      return modifies('acting', all, 'action', more);
    }
    if (v.type === null && v.me === 'this' && isOf('votes')) return modifies('you', all, how, more);
    const isYours = all.every(({ stat: of }) =>
      ['handSize', 'transfers', 'masterActions', 'discardActions'].includes(of),
    );
    return modifies(isYours ? 'you' : v.me, all, how ?? (isYours ? 'turn' : null), more);
  }),
  rule(say`reduce the bleed amount by ${number}`, (amount) =>
    just({ do: 'modify', stat: 'bleed', amount: -amount, who: 'acting', for: 'action' }),
  ),
];

const restrictionDeeds = (v: Voice): readonly Parser<Deed>[] => [
  rule(say`${card(v)} cannot (?:attempt to )?block(?: during)? (?:this|the) action`, (who) =>
    with1(who, (one) => [{ do: 'restrict', what: 'block', who: one, for: 'action' }]),
  ),
  rule(say`${groupOf(v)} cannot (?:attempt to )?block(?: during)? (?:this|the) action`, (who) =>
    just({ do: 'restrict', what: 'block', who, for: 'action' }),
  ),
  rule(say`${known(v)} wakes(?: \([^)]*\))?`, (who) =>
    just({ do: 'restrict', what: 'wake', who, for: 'action' }),
  ),
  rule(say`${card(v)} becomes? (?:an )?${sect}`, (who, to) =>
    with1(who, (one) => [{ do: 'sect', who: one, sect: to, for: 'game' }]),
  ),
];

const ranged = match('(R?)');
const kinds = maybe(match('(unpreventable )'), '');
const environmental = maybe(match('(environmental )'), '');
const aggravated = maybe(match('(aggravated )'), '');
const combatDeeds = (v: Voice): readonly Parser<Deed>[] => [
  rule(
    say`${card(v)} takes? ${number}${ranged} ${kinds}${environmental}${aggravated}damage`,
    (to, amount, far, sure, alone, worse) =>
      with1(to, (one) => [
        {
          do: 'damage',
          to: one,
          amount,
          ...(worse !== '' && { aggravated: true }),
          ...(alone === '' ? { by: 'self' as const } : {}),
          ...(far !== '' && { ranged: true }),
          ...(sure !== '' && { unpreventable: true }),
        },
      ]),
  ),
  rule(say`${known(v)} gets ${number} additional strikes? \(limited\)`, (_, amount) =>
    just({ do: 'additionalStrikes', amount }),
  ),
  rule(say`${known(v)} attempts to block`, (who) => just({ do: 'attemptBlock', who })),
  rule(say`(?:end (?:the |that )?combat|(?:the )?combat ends)`, () => just({ do: 'endCombat' })),
  rule(
    say`(?:the opposing minion's controller|their controller) burns ${number} pool`,
    (amount): Deed | null =>
      v.type === null ? null : just({ do: 'burnPool', who: { controllerOf: 'opposing' }, amount }),
  ),
];

const grants = (v: Voice): readonly Parser<Deed>[] => [
  rule(
    say`${card(v)} gets? ${number} (?:optional )?${table({ 'maneuvers?': 'maneuver' as const, 'press(?:es)?': 'press' as const })}${scope}`,
    (who, uses, grant, how) =>
      how === null
        ? null
        : with1(who, (one) => [{ do: 'grant', grant, who: one, for: how, ...(uses > 1 && { uses }) }]),
  ),
];

const voteDeeds = (v: Voice): readonly Parser<Deed>[] => [
  rule(say`force ${card(v)} to abstain(?: \([^)]*\))?`, (who) =>
    with1(who, (one) => [
      { do: 'cancelVotes', who: one },
      { do: 'restrict', what: 'vote', who: one, for: 'referendum' },
    ]),
  ),
];

const redirect: Parser<Deed> = rule(
  say`change the target of the bleed to another Methuselah other than the acting (?:one|minion's controller|vampire's controller)(?:; the new target can attempt to block| \(that Methuselah can attempt to block\))`,
  (): Deed => (picks) => [{ do: 'redirect', to: picks.seat('othersNotTarget') }],
);

const libraryDeeds = (v: Voice): readonly Parser<Deed>[] => [
  rule(say`discard (?:a|1) card(?: \(draw up afterward\))?`, () =>
    just({ do: 'discard', who: 'you', amount: 1 }),
  ),
  rule(say`${seat} discards (?:a|1) card`, (who) => just({ do: 'discard', who, amount: 1 })),
  rule(say`${known(v)} gets? ${signed} levels? of ${discipline}`, (who, amount, code): Deed | null =>
    v.type === null
      ? null
      : just({ do: 'modify', stat: 'discipline', discipline: code, amount, who, for: 'action' }),
  ),
];

/** One thing that is done. */
export const deed = (v: Voice): Parser<Deed> =>
  oneOf<Deed>(
    redirect,
    ...restrictionDeeds(v),
    ...grants(v),
    ...bonusDeeds(v),
    ...bloodDeeds(v),
    ...poolDeeds,
    ...voteDeeds(v),
    ...combatDeeds(v),
    ...libraryDeeds(v),
    ...cardDeeds(v),
  );

const together =
  (deeds: readonly Deed[]): Deed =>
  (picks) => {
    const all = deeds.map((one) => one(picks));
    return all.every((effects) => effects !== null) ? all.flat() : null;
  };

/** "gain 1 pool and unlock this vampire"; in the order of the text. */
export const deeds = (v: Voice): Parser<Deed> =>
  later(() => rule(say`${listOf(deed(v), '(?:, and |, then | and then | and |, )')}`, together));

/** Conditions of an effect: "if …". */
export const ifClause = (v: Voice): Parser<readonly Condition[]> =>
  oneOf<readonly Condition[]>(
    rule(say`if this (?:vampire|minion) blocks`, () => [
      { if: 'selfIs', role: 'blocker' },
      { if: 'blocked', is: true },
    ]),
    rule(say`if ${known(v)} (?:is|are) (?:an? )?${cards(v.self)}`, (who, filter): readonly Condition[] => [
      { if: 'is', card: subject(who, v), filter: bare(filter) },
    ]),
    rule(
      say`if ${known(v)} (?:is|are) ${table<Filter>({ titled: { titled: true }, ready: { region: 'ready' }, locked: { locked: true }, unlocked: { locked: false }, 'in torpor': { region: 'torpor' } })}`,
      (who, filter): readonly Condition[] => [{ if: 'is', card: subject(who, v), filter }],
    ),
    rule(say`if you have the Edge`, () => [{ if: 'hasEdge', who: 'you' } as const]),
  );
/** The acting minion of its own modifier is the one that plays it. */
const subject = (who: CardNoun, { type }: Voice): CardNoun =>
  who === 'acting' && type === 'modifier' ? 'self' : who;
const bare = ({ kind, clan, ...rest }: Filter): Filter =>
  clan === undefined ? filterOf({ ...(kind && { kind }) }, rest) : filterOf({ clan }, rest);

export const none = always<Deed>(() => []);
