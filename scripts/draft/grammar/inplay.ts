import {
  type Ability,
  type CardNoun,
  type CardType,
  CLANS,
  type Condition,
  type Cost,
  type Effect,
  type Filter,
  type Static,
  type Trigger,
  type Who,
} from '@methuselah/engine/language';
import { bonuses, deeds } from './effects.ts';
import { strike } from './modes.ts';
import { cards, discipline, filterOf, known, number, Picks, seat, signed, type Voice } from './nouns.ts';
import { listOf, match, maybe, oneOf, type Parser, rule, say, table } from './parse.ts';
import { type Part, plain, type Sentence } from './part.ts';
import { join, type Occasion, opening, someAction, timing } from './when.ts';

/** Sentences about what a card does while in play. */

/** Whose text it is: a minion's own, or that of a card on a minion or on the table. */
export interface Place {
  readonly me: 'this' | 'host';
  /** A card with a Methuselah alone: there is no "this vampire". */
  readonly isOnTable: boolean;
  readonly isVampire: boolean;
}

const statics = (...all: readonly Static[]): Part => ({ inPlay: { statics: all } });
const abilities = (...all: readonly Ability[]): Part => ({ inPlay: { abilities: all } });
const triggers = (...all: readonly Trigger[]): Part => ({ inPlay: { triggers: all } });

// ------------------------------------------------------------------------------------------- statics

/** Tails of a bonus: when it holds. */
const tail = (me: CardNoun): Parser<readonly Condition[]> =>
  maybe(
    oneOf<readonly Condition[]>(
      rule(say` (?:during|on) ${someAction}`, (when) => when),
      rule(
        say` during actions of ${known({ me, self: me, type: null })}`,
        (who): readonly Condition[] | null => (who === me ? [{ if: 'selfIs', role: 'acting' }] : null),
      ),
      rule(say` ${ifHolds({ me, self: me, type: null, topic: me })}`, (when) => when),
      rule(say` when hunting`, () => [{ if: 'action', kind: ['hunt'] }] as const),
      rule(say` when bleeding`, () => [{ if: 'action', kind: ['bleed'] }] as const),
      rule(say` during actions of ${cards(me)}`, (filter): readonly Condition[] => [
        { if: 'is', card: 'acting', filter },
      ]),
      rule(
        say` (?:against|when attempting to block) (?:an? )?${cards(me)}`,
        (filter): readonly Condition[] => [{ if: 'is', card: 'acting', filter }],
      ),
      rule(say` in combat with an? ${cards(me)}`, (filter): readonly Condition[] => [
        { if: 'is', card: 'opposing', filter },
      ]),
      rule(say` in combat with ${cards(me)}`, (filter): readonly Condition[] => [
        { if: 'is', card: 'opposing', filter },
      ]),
      rule(say` (?:if they have|with) ${discipline}`, (code): readonly Condition[] => [
        { if: 'is', card: me, filter: { discipline: code } },
      ]),
      rule(
        say` against a Methuselah (?:who controls|controlling) an? ${cards(me)}`,
        (filter): readonly Condition[] => [controls('actionTarget', filter, 1)],
      ),
    ),
    [],
  );
/** "if you have the Edge", and the like. */
const ifHolds = (v: Voice): Parser<readonly Condition[]> => rule(say`if ${holds(v)}`, (when) => when);
const holds = (v: Voice): Parser<readonly Condition[]> =>
  oneOf<readonly Condition[]>(
    rule(
      say`${known(v)} (?:is|are) ${table<Filter>({ ready: { region: 'ready' }, unlocked: { locked: false }, locked: { locked: true } })}`,
      (card, filter): readonly Condition[] => [{ if: 'is', card, filter }],
    ),
    rule(say`you have the Edge`, () => [{ if: 'hasEdge', who: 'you' }] as const),
    rule(
      say`${seat} ha(?:s|ve) ${number} (?:or (?:fewer|less) pool|pool or less)`,
      (who, n): readonly Condition[] => [{ if: 'atLeast', a: n, b: { pool: who } }],
    ),
    rule(say`${seatOf} controls? (?:an?|1 or more) ${cards(v.self)}`, (of, filter) => [
      controls(of, filter, 1),
    ]),
    rule(say`the opposing minion is an? ${cards(v.self)}`, (filter): readonly Condition[] => [
      { if: 'is', card: 'opposing', filter },
    ]),
  );
const seatOf: Parser<NonNullable<Filter['of']>> = table<NonNullable<Filter['of']>>({
  you: 'you',
  'your prey': 'yourPrey',
  'your predator': 'yourPredator',
  'the target Methuselah': 'actionTarget',
});
const controls = (of: NonNullable<Filter['of']>, filter: Filter, least: number): Condition => ({
  if: 'atLeast',
  a: { count: filterOf(filter, { of }) },
  b: least,
});

/** "While you have the Edge, ", "While this vampire is ready, ". */
const while_ = (v: Voice): Parser<readonly Condition[]> =>
  maybe(
    oneOf<readonly Condition[]>(
      rule(say`while ${known(v)} is ready, `, (who): readonly Condition[] => [
        { if: 'is', card: who, filter: { region: 'ready' } },
      ]),
      rule(
        say`while ${known(v)} is ${table({ locked: true, unlocked: false })}, `,
        (who, locked): readonly Condition[] => [{ if: 'is', card: who, filter: { locked } }],
      ),
      rule(say`while you have the Edge, `, () => [{ if: 'hasEdge', who: 'you' }] as const),
      rule(
        say`while ${seat} (?:has|have) ${number} or (?:fewer|less) pool, `,
        (who, n): readonly Condition[] => [{ if: 'atLeast', a: n, b: { pool: who } }],
      ),
      rule(say`while you control an? ${cards(v.self)}, `, (filter) => [controls('you', filter, 1)]),
      rule(say`while you control 1 or more ${cards(v.self)}, `, (filter) => [controls('you', filter, 1)]),
      rule(say`while you control no ${cards(v.self)}, `, (filter): readonly Condition[] => [
        { if: 'not', of: controls('you', filter, 1) },
      ]),
      rule(say`while your prey controls an? ${cards(v.self)}, `, (filter) => [
        controls('yourPrey', filter, 1),
      ]),
    ),
    [],
  );

const statStatics = (v: Voice, { isVampire }: Place): Parser<Sentence> => {
  const made = (
    who: Who,
    all: readonly { readonly stat: string; readonly amount: number }[],
    conditions: readonly Condition[],
  ): Sentence =>
    plain(
      statics(
        ...all.map(
          ({ stat, amount }) =>
            ({ stat, amount, who, ...(conditions.length > 0 && { if: conditions }) }) as Static,
        ),
      ),
    );
  return oneOf<Sentence>(
    // Printed numbers of a vampire.
    rule(say`${signed} ${table({ bleed: 'bleed' as const, strength: 'strength' as const })}`, (n, stat) =>
      isVampire ? plain({ card: { [stat]: 1 + n } }) : null,
    ),
    rule(say`${bonuses}`, (all) =>
      isVampire || all.every(({ stat }) => ['handSize', 'transfers'].includes(stat))
        ? made(all.some(({ stat }) => ['handSize', 'transfers'].includes(stat)) ? 'you' : v.me, all, [])
        : null,
    ),
    rule(say`${while_(v)}you get ${bonuses}`, (when, all) => made('you', all, when)),
    rule(say`${bonuses}${tail(v.me)}`, (all, when) =>
      when.length > 0 && all.every(({ stat }) => ['handSize', 'transfers'].includes(stat))
        ? made('you', all, when)
        : null,
    ),
    rule(say`${while_(v)}${known(v)} (?:gets?|has) ${bonuses}${tail(v.me)}`, (when, who, all, more) =>
      made(who, all, [...when, ...more]),
    ),
    rule(
      say`${known(v)} gets ${bonuses}${tail(v.me)} and ${bonuses}${tail(v.me)}`,
      (who, all, when, others, more) => (picks) => {
        const [a, b] = [made(who, all, when)(picks), made(who, others, more)(picks)];
        return { inPlay: { statics: [...(a?.inPlay?.statics ?? []), ...(b?.inPlay?.statics ?? [])] } };
      },
    ),
    rule(
      say`${cards(v.me)} get ${bonuses} (?:against|when attempting to block) ${known(v)}`,
      (filter, all, who) =>
        who === v.me ? made({ all: filter }, all, [{ if: 'selfIs', role: 'acting' }]) : null,
    ),
    rule(say`${while_(v)}(?:each )?${cards(v.me)} gets? ${bonuses}${tail(v.me)}`, (when, filter, all, more) =>
      made({ all: filter }, all, [...when, ...more]),
    ),
    rule(say`${known(v)} gets? ${signed} levels? of ${discipline}`, (who, amount, code) =>
      plain(statics({ stat: 'discipline', discipline: code, amount, who })),
    ),
    rule(
      say`${known(v)} gets? ${signed} levels? of ${discipline} and ${signed} capacity`,
      (who, level, code, n) =>
        plain(
          statics(
            { stat: 'discipline', discipline: code, amount: level, who },
            { stat: 'capacity', amount: n, who },
          ),
        ),
    ),
  );
};

const restrictions = (v: Voice): Parser<Sentence> =>
  oneOf<Sentence>(
    rule(say`${known(v)} cannot (?:attempt to )?block`, (who) => plain(statics({ restrict: 'block', who }))),
    rule(say`${known(v)} cannot (?:attempt to )?block ${cards(v.me)}`, (who, filter) =>
      plain(statics({ restrict: 'block', who, if: [{ if: 'is', card: 'acting', filter }] })),
    ),
    rule(say`${listOf(cards(v.me), ' and ')} cannot (?:attempt to )?block ${known(v)}`, (all, who) =>
      who !== v.me
        ? null
        : plain(
            statics(
              ...all.map(
                (filter): Static => ({
                  restrict: 'block',
                  who: { all: filter },
                  if: [{ if: 'selfIs', role: 'acting' }],
                }),
              ),
            ),
          ),
    ),
    rule(say`${cards(v.me)} cannot block during actions of ${known(v)}`, (filter, who) =>
      who !== v.me
        ? null
        : plain(statics({ restrict: 'block', who: { all: filter }, if: [{ if: 'selfIs', role: 'acting' }] })),
    ),
    rule(say`${known(v)} does not unlock as normal`, (who) => plain(statics({ restrict: 'unlock', who }))),
    rule(
      say`vampires must burn ${number} blood to cast votes and ballots against referendums called by ${known(v)}`,
      (amount, who) =>
        who !== 'this'
          ? null
          : plain(
              statics({
                stat: 'voteTaxAgainst',
                amount,
                who: { all: { kind: 'vampire' } },
                if: [{ if: 'selfIs', role: 'caller' }],
              }),
            ),
    ),
  );

// ------------------------------------------------------------------------------------------- abilities

const TYPES: Readonly<Record<string, CardType>> = {
  master: 'master',
  'political action': 'political',
  combat: 'combat',
  reaction: 'reaction',
  equipment: 'equipment',
};
const price = (place: Place): Parser<Cost> =>
  oneOf<Cost>(
    rule(say`lock this (?:card|location|retainer|ally)`, () => ({ lock: 'this' })),
    rule(say`lock`, (): Cost | null => ({ lock: place.isOnTable ? 'this' : 'self' })),
    rule(say`burn ${number} blood`, (blood) => ({ blood })),
    rule(say`burn ${number} life`, (n): Cost => ({ counters: n })),
    rule(say`burn ${number} pool`, (pool) => ({ pool })),
    rule(say`burn (?:this card|this location|this ally|this retainer)(?: \(even if it is locked\))?`, () => ({
      burnThis: true,
    })),
    rule(say`burn the Edge`, () => ({ edge: true })),
    rule(say`use ${number} transfers?`, (transfers) => ({ transfers })),
    rule(say`use a master phase action`, () => ({ masterActions: 1 })),
    rule(say`use a discard phase action`, () => ({ discardActions: 1 })),
    rule(say`burn ${number} counters? from this card`, (counters) => ({ counters })),
    rule(say`discard (?:a|1) card (?:requiring|that requires) ${discipline}`, (discardNeeds) => ({
      discard: 1,
      discardNeeds,
    })),
    rule(say`discard (?:an?|1) card of the type ${table(TYPES)} card`, (discardType) => ({
      discard: 1,
      discardType,
    })),
    rule(say`discard (?:an?|1) ${table(TYPES)} card(?: \[[A-Z ]+\])?`, (discardType) => ({
      discard: 1,
      discardType,
    })),
    rule(say`discard (?:a|1) card`, () => ({ discard: 1 })),
  );
const prices = (place: Place): Parser<Cost> =>
  rule(say`${listOf(price(place), ' and ')}`, (all): Cost => Object.assign({}, ...all));

interface User {
  readonly by: Ability['by'];
  readonly when?: readonly Condition[];
  /** Who "this vampire" is when it is done. */
  readonly me: CardNoun;
}
const users = (place: Place): Parser<User> => {
  const own: Parser<User>[] = place.isOnTable
    ? []
    : [
        rule(
          say`(?:this (?:vampire|minion|ally)|the (?:bearer|employer)|he|she|they|it)`,
          (): User => ({ by: place.me === 'this' ? 'self' : 'host', me: 'self' }),
        ),
        rule(say`this ${cards('self')}`, (_): User | null =>
          place.me === 'host' ? { by: 'host', me: 'self' } : null,
        ),
      ];
  return oneOf<User>(
    ...own,
    table<User>({
      you: { by: 'methuselah', me: place.me },
      '(?:any minion|minions)': { by: 'anyMinion', me: 'self' },
      'other minions': { by: 'otherMinions', me: 'self' },
      '(?:any vampire|vampires)': {
        by: 'anyMinion',
        me: 'self',
        when: [{ if: 'is', card: 'self', filter: { kind: 'vampire' } }],
      },
      '(?:vampires controlled by (?:another Methuselah|other Methuselahs)|other vampires)': {
        by: 'otherMinions',
        me: 'self',
        when: [{ if: 'is', card: 'self', filter: { kind: 'vampire' } }],
      },
    }),
    rule(say`(?:an? )?${cards('self')}`, (filter): User | null =>
      Object.keys(filter).length < 2
        ? null
        : {
            by: filter.of === 'others' ? 'otherMinions' : 'anyMinion',
            me: 'self',
            when: [{ if: 'is', card: 'self', filter: filter.of === 'others' ? without(filter) : filter }],
          },
    ),
  );
};
const without = ({ of: _, ...filter }: Filter): Filter => filterOf(filter);

const asAction: Parser<{ readonly stealth?: number; readonly cost?: Cost }> = rule(
  say` as an? ${maybe(
    rule(say`${signed} stealth `, (n) => n),
    0,
  )}(?:Ⓓ )?action${maybe(
    oneOf<Cost>(
      rule(say` that costs ${number} blood`, (blood) => ({ blood })),
      rule(say` that costs ${number} pool`, (pool) => ({ pool })),
      rule(say` that costs ${number} life`, (counters) => ({ counters })),
    ),
    null,
  )}`,
  (stealth, cost) => ({ ...(stealth !== 0 && { stealth }), ...(cost !== null && { cost }) }),
);

function ability(user: User, when: Occasion, more: Omit<Ability, 'by'>): Ability {
  const {
    windows,
    when: conditions,
    once,
  } = join({ when: user.when ?? [] }, when, { when: more.when ?? [] });
  const isSpent = more.cost?.lock === 'this' || more.cost?.burnThis === true;
  return {
    by: user.by,
    ...(windows !== undefined && { windows }),
    ...(once !== undefined && !isSpent && { once }),
    ...more,
    ...(conditions !== undefined && conditions.length > 0 && { when: conditions }),
  };
}

const voiceOf = (user: User, v: Voice): Voice => ({
  ...v,
  me: user.me,
  self: user.me === 'host' ? 'host' : user.me,
  topic: user.me,
});

const abilityRules = (v: Voice, place: Place): Parser<Sentence> => {
  const user = users(place);
  const done = (
    u: User,
    when: Occasion,
    text: Omit<Ability, 'by'>,
    meant: ReturnType<typeof run>,
  ): Sentence | null => (meant === null ? null : plain(abilities(ability(u, when, { ...text, ...meant }))));
  return oneOf<Sentence>(
    // "During your unlock phase, a ready vampire you control can gain 1 blood."
    rule(
      say`${opening(v)}an? ${cards(v.self)} can gain ${number} blood`,
      (when, filter, amount): Sentence | null =>
        when.windows === undefined
          ? null
          : plain(
              abilities(
                ability({ by: 'methuselah', me: 'this' }, when, {
                  picks: [{ pick: 'card', filter }],
                  effects: [{ do: 'gainBlood', who: { pick: 0 }, amount }],
                }),
              ),
            ),
    ),
    // "… can enter combat with a minion as a Ⓓ action"
    inTurn(opening(v), user, (when, u) =>
      rule(say`${deeds(voiceOf(u, v))}${asAction}`, (effect, { stealth, cost }) =>
        done(
          u,
          when,
          { action: { kind: 'special', ...(stealth !== undefined && { stealth }) }, ...(cost && { cost }) },
          run(effect),
        ),
      ),
    ),
    inTurn(opening(v), user, (when, u) =>
      rule(say`bleed with ${signed} bleed${asAction}`, (bleed, { stealth, cost }) =>
        done(
          u,
          when,
          {
            action: { kind: 'bleed', ...(stealth !== undefined && { stealth }), bleed },
            ...(cost && { cost }),
          },
          { effects: [] },
        ),
      ),
    ),
    // "… can lock this card during your influence phase to add 1 blood to …"
    inTurn(opening(v), user, (when, u) =>
      rule(say`${prices(place)}${timing} to ${deeds(voiceOf(u, v))}`, (cost, at, effect) =>
        done(u, join(when, at), { cost }, run(effect)),
      ),
    ),
    inTurn(opening(v), user, (when, u) =>
      rule(say`${prices(place)} to ${deeds(voiceOf(u, v))}${timing}`, (cost, effect, at) =>
        at.windows === undefined ? null : done(u, join(when, at), { cost }, run(effect)),
      ),
    ),
    inTurn(opening(v), user, (when, u) =>
      rule(say`${deeds(voiceOf(u, v))}`, (effect) =>
        when.once === undefined && when.windows === undefined ? null : done(u, when, {}, run(effect)),
      ),
    ),
    // "Lock during your influence phase to …"
    rule(say`lock${timing} to ${deeds({ ...v, me: 'this', self: 'this' })}`, (at, effect) =>
      place.isOnTable
        ? done({ by: 'methuselah', me: 'this' }, at, { cost: { lock: 'this' } }, run(effect))
        : null,
    ),
  );
};
/** A rule whose end depends on its beginning: what may be done, on who does it. */
function inTurn(
  first: Parser<Occasion>,
  second: Parser<User>,
  then: (when: Occasion, user: User) => Parser<Sentence>,
): Parser<Sentence> {
  const can = match(' can ');
  return function* (text, at) {
    for (const [when, a] of first(text, at))
      for (const [user, b] of second(text, a))
        for (const [, c] of can(text, b)) yield* then(when, user)(text, c);
  };
}

/** The picks and effects of an ability. */
function run(
  effect: (picks: Picks) => readonly Effect[] | null,
): Pick<Ability, 'picks' | 'effects' | 'when'> | null {
  const picks = new Picks();
  const effects = effect(picks);
  if (effects === null) return null;
  return {
    ...(picks.when.length > 0 && { when: picks.when }),
    ...(picks.list.length > 0 && { picks: picks.list }),
    effects,
  };
}

// ------------------------------------------------------------------------------------------- combat

const combat = (place: Place): Parser<Sentence> => {
  const by: Ability['by'] = place.me === 'this' ? 'self' : 'host';
  const who = `(?:this (?:vampire|minion|ally|${CLANS.join('|')})|the (?:bearer|employer)|he|she|they|it)`;
  const far = maybe(match('(, ranged)'), '');
  const each = maybe(match(' (each combat)'), '');
  return oneOf<Sentence>(
    rule(
      say`once each combat, ${match(who)} gets 1 optional ${table({ maneuver: 'maneuver', press: 'press' })}`,
      (_, what) => plain(abilities(combatAbility(by, what))),
    ),
    rule(
      say`${match(who)} gets ${number} optional ${table({ maneuver: 'maneuver', press: 'press' })} each combat`,
      (_, n, what) => (n !== 1 ? null : plain(abilities(combatAbility(by, what)))),
    ),
    rule(say`${match(who)} gets 1 optional maneuver and 1 optional press each combat`, (_) =>
      plain(abilities(combatAbility(by, 'maneuver'), combatAbility(by, 'press'))),
    ),
    rule(say`${match(who)} can strike${far}: ${strike}`, (_, ranged, kind) =>
      plain(abilities({ by, strike: { ...kind, ...(ranged !== '' && { ranged: true }) } })),
    ),
    rule(say`${match(who)} can burn ${number} blood to strike${far}: ${strike}`, (_, blood, ranged, kind) =>
      plain(abilities({ by, cost: { blood }, strike: { ...kind, ...(ranged !== '' && { ranged: true }) } })),
    ),
    rule(say`once each combat, ${match(who)} can strike: ${strike}`, (_, kind) =>
      plain(abilities({ by, strike: kind, once: 'combat' })),
    ),
    rule(
      say`strike: ${strike}${maybe(match(', with 1 optional (maneuver)'), '')}${each}`,
      (kind, more, often) =>
        place.me !== 'host'
          ? null
          : plain(
              abilities({
                by,
                strike: kind,
                ...(more !== '' && { maneuver: 'optional', ...(often !== '' && { once: 'combat' }) }),
              }),
            ),
    ),
    rule(
      say`(?:once each combat, )?${match(who)} can prevent ${number} damage(?: each combat)?`,
      (_, prevent) => plain(abilities({ by, when: [{ if: 'inCombat', is: true }], prevent, once: 'combat' })),
    ),
  );
};
const combatAbility = (by: Ability['by'], what: string): Ability => ({
  by,
  ...(what === 'press' ? { press: true } : { maneuver: 'must' as const }),
  once: 'combat',
});

// ------------------------------------------------------------------------------------------- triggers

const triggerRules = (v: Voice, place: Place): Parser<Sentence> => {
  const about = place.me === 'host' ? ('host' as const) : ('this' as const);
  const made = (
    trigger: Omit<Trigger, 'effects'>,
    effect: (picks: Picks) => Trigger['effects'] | null,
  ): Sentence | null => {
    const picks = new Picks();
    const effects = effect(picks);
    return effects === null || picks.list.length > 0 ? null : plain(triggers({ ...trigger, effects }));
  };
  const voice: Voice = { ...v, topic: v.me };
  return oneOf<Sentence>(
    rule(say`during your unlock phase, ${deeds(voice)}`, (effect) =>
      made({ at: 'unlockPhase', aboutThis: 'you' }, effect),
    ),
    rule(say`after ${known(v)} goes to torpor, ${deeds(voice)}`, (who, effect) =>
      who === v.me ? made({ at: 'toTorpor', aboutThis: about }, effect) : null,
    ),
    rule(say`${deeds(voice)} after ${known(v)} goes to torpor`, (effect, who) =>
      who === v.me ? made({ at: 'toTorpor', aboutThis: about }, effect) : null,
    ),
    rule(
      say`if ${known(v)} is blocked, the blocking minion's controller burns ${number} pool before block resolution`,
      (who, amount) =>
        who !== v.me
          ? null
          : plain(
              triggers({
                at: 'blockSucceeded',
                if: [{ if: 'selfIs', role: 'acting' }],
                effects: [{ do: 'burnPool', who: { controllerOf: 'blocker' }, amount }],
              }),
            ),
    ),
    rule(say`if ${known(v)} is blocked, before block resolution, ${deeds(voice)}`, (who, effect) =>
      who === v.me ? made({ at: 'blockSucceeded', if: [{ if: 'selfIs', role: 'acting' }] }, effect) : null,
    ),
    rule(
      say`if ${known(v)} is blocked, before block resolution, the blocking minion's controller burns ${number} pool`,
      (who, amount) =>
        who !== v.me
          ? null
          : plain(
              triggers({
                at: 'blockSucceeded',
                if: [{ if: 'selfIs', role: 'acting' }],
                effects: [{ do: 'burnPool', who: { controllerOf: 'blocker' }, amount }],
              }),
            ),
    ),
    rule(say`if ${known(v)} is blocked, ${deeds(voice)} before block resolution`, (who, effect) =>
      who === v.me ? made({ at: 'blockSucceeded', if: [{ if: 'selfIs', role: 'acting' }] }, effect) : null,
    ),
    rule(say`burn this card if (?:this vampire|this minion) is in torpor`, () =>
      plain({ inPlay: { burnedIf: [{ if: 'is', card: 'host', filter: { region: 'torpor' } }] } }),
    ),
    rule(say`(?:burn this card if it has no counters|if this card has no counters, burn it)`, () =>
      plain({ inPlay: { burnedIf: [{ if: 'not', of: { if: 'atLeast', a: { counters: 'this' }, b: 1 } }] } }),
    ),
    rule(say`a vampire can gain blood from only one hunting ground(?: card)? each turn`, () => plain({})),
  );
};

/** A sentence about a card in play. */
export const inPlaySentence = (v: Voice, place: Place): Parser<Sentence> =>
  oneOf<Sentence>(
    combat(place),
    statStatics(v, place),
    restrictions(v),
    triggerRules(v, place),
    abilityRules(v, place),
  );
