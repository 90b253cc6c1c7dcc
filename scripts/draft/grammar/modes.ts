import type { LibraryDefinition, ModeDefinition } from '@methuselah/cards';
import type {
  Amount,
  Condition,
  Cost,
  Effect,
  Filter,
  Requirement,
  StrikeText,
  Title,
} from '@methuselah/engine/language';
import { type Bonus, bonuses, deeds, ifClause, stat } from './effects.ts';
import { cards, type Deed, filterOf, number, sect, signed, title, type Voice } from './nouns.ts';
import { listOf, match, maybe, oneOf, type Parser, rule, say, table } from './parse.ts';
import { type Part, plain, type Sentence } from './part.ts';
import { once, usable } from './when.ts';

/** Sentences about ways to play a card. */

const of = (part: Part): Sentence => plain(part);
const mode = (fields: ModeDefinition): Sentence => of({ mode: fields });

// ------------------------------------------------------------------------------------------- what a card is

const KEYWORDS =
  'unique|location|hunting ground|trifle|out-of-turn|haven|title|archetype|vehicle|electronic|boon|gehenna|government|inconnu|weapon|melee weapon|gun|weapon: gun|weapon: melee|frenzy|grapple|aim|ammo|discipline|equipment|master|trophy|animal|mortal|ghoul|zombie|wraith|mage|demon|werewolf|nod fragment|transient|watchtower|condemnation|contract|title';
/** Facts stand in the catalogue; here they are only recognised. */
const heading: Parser<Sentence> = oneOf<Sentence>(
  rule(say`${match(`(?:master: )?(?:(?:${KEYWORDS})(?:[,:]? |$))*(?:${KEYWORDS})`)}`, (words) =>
    /frenzy|grapple|aim|ammo/i.test(words) ? null : of({}),
  ),
  rule(say`(?:unique )?(?:[a-z]+ )+with ${number} life`, (life) => of({ card: { life } })),
  rule(say`${number} life`, (life) => of({ card: { life } })),
  rule(say`this (?:ally|retainer) has ${number} life`, (life) => of({ card: { life } })),
  rule(say`this ally has ${number} life and ${number} strength`, (life, strength) =>
    of({ card: { life, strength } }),
  ),
  rule(say`${number} strength, ${number} bleed`, (strength, bleed) => of({ card: { strength, bleed } })),
  rule(say`${number} life, ${number} strength, ${number} bleed`, (life, strength, bleed) =>
    of({ card: { life, strength, bleed } }),
  ),
);

const titles: Parser<readonly Title[]> = listOf(title, '(?:, or |, | or )');
const requirement: Parser<Omit<Requirement, 'clan'>> = oneOf<Omit<Requirement, 'clan'>>(
  rule(say`an? (?:ready )?${titles}`, (all) => ({ title: all })),
  rule(say`an? (?:ready )?titled ${sect} vampire`, (one) => ({ sect: [one], titled: true })),
  rule(say`an? (?:ready )?titled vampire`, () => ({ titled: true })),
  rule(say`an? (?:ready )?${listOf(sect, '(?: or |, )')}(?: vampire)?`, (all) => ({ sect: all })),
  rule(
    say`an? (?:ready )?${listOf(sect, '(?: or |, )')}(?: vampire)? with (?:a )?capacity ${number} or more`,
    (all, minCapacity) => ({ sect: all, minCapacity }),
  ),
  rule(say`(?:an? vampire with )?(?:a )?capacity ${number} or more`, (minCapacity) => ({ minCapacity })),
  rule(
    say`an? (?:ready )?${listOf(sect, '(?: or |, )')} vampire and capacity ${number} or more`,
    (all, minCapacity) => ({ sect: all, minCapacity }),
  ),
  rule(say`a titled vampire and an? ${sect} vampire`, (one) => ({ titled: true, sect: [one] })),
);

const limits: Parser<Sentence> = oneOf<Sentence>(
  rule(say`requires ${requirement}`, (requires) => of({ card: { requires } })),
  rule(
    say`do not replace until ${table({
      'after (?:this|the) action|the end of (?:this|the) action': 'afterAction' as const,
      'your (?:next )?unlock phase': 'nextUnlock' as const,
      'your (?:next )?discard phase': 'nextDiscard' as const,
    })}`,
    (replaced) => mode({ replaced }),
  ),
  rule(say`a (?:vampire|minion) can play only one “this name” ${once}`, (often) => mode({ once: often })),
  rule(say`a (?:vampire|minion) can have only one “this name”`, () => of({ card: { onlyOne: 'name' } })),
  rule(say`a (?:vampire|minion) can have only one ${match('(archetype|haven|vehicle)')}`, (keyword) =>
    of({ card: { onlyOne: { keyword } } }),
  ),
  rule(say`this could lead to a contested title`, () => of({})),
  rule(say`capacity increases by 1: the vampire is one generation older`, () => of({})),
  rule(
    say`cannot be (?:put|placed) on a vampire with superior (?:[A-Z][a-z]+ )+${match('\\[([A-Z]{3})\\]')}`,
    (code) => of({ learns: code.toLowerCase() }),
  ),
);

// ------------------------------------------------------------------------------------------- when

const occasions = (v: Voice): Parser<Sentence> =>
  oneOf<Sentence>(
    rule(say`only usable by a ready unlocked vampire other than the acting minion`, () =>
      mode({ by: 'other', when: [{ if: 'is', card: 'self', filter: { locked: false } }] }),
    ),
    rule(say`only usable ${usable(v)}`, (when) => mode(when)),
    rule(say`usable by a locked (?:vampire|minion)`, () => mode({ lockedToo: true })),
    rule(say`not usable during a bleed action`, () =>
      mode({ when: [{ if: 'not', of: { if: 'action', kind: ['bleed'] } }] }),
    ),
    rule(say`not usable during the first round(?: of combat)?`, () =>
      mode({ when: [{ if: 'roundAtLeast', round: 2 }] }),
    ),
  );

// ------------------------------------------------------------------------------------------- actions

const actions = (v: Voice): Parser<Sentence> =>
  oneOf<Sentence>(
    rule(say`${signed} stealth (?:Ⓓ )?action`, (n) => mode({ action: { kind: 'special', stealth: n } })),
    rule(say`this is a ${signed} stealth action`, (n) => mode({ action: { kind: 'special', stealth: n } })),
    rule(say`Ⓓ action`, () => mode({ action: { kind: 'special' } })),
    rule(say`${signed} stealth hunt action`, (n) => mode({ action: { kind: 'hunt', stealth: n } })),
    rule(say`Ⓓ bleed with ${signed} bleed`, (bleed) => mode({ action: { kind: 'bleed', bleed } })),
    rule(say`Ⓓ bleed with ${signed} bleed (?:at|with) ${signed} stealth`, (bleed, n) =>
      mode({ action: { kind: 'bleed', stealth: n, bleed } }),
    ),
    rule(say`Ⓓ ${deeds(v)}`, (done) => effects(done, { action: { kind: 'special' } })),
  );

const effects =
  (done: Deed, fields: ModeDefinition = {}): Sentence =>
  (picks) => {
    const all = done(picks);
    return all === null ? null : { mode: { ...fields, effects: all } };
  };

// ------------------------------------------------------------------------------------------- cards that stay

const counters: Parser<LibraryDefinition['counters'] | undefined> = maybe(
  rule(say` with ${number} counters?`, (n) => n),
  undefined,
);
const stays = (v: Voice): Parser<Sentence> =>
  oneOf<Sentence>(
    rule(say`put this card (?:in|into) play${counters}`, (n) =>
      of({ mode: { stays: 'table' }, ...(n !== undefined && { card: { counters: n } }) }),
    ),
    rule(say`put this card on (?:this (?:acting )?(?:vampire|minion))`, () => mode({ stays: 'self' })),
    rule(
      say`put this card on an? ${cards(v.self)}(?:; you still control this card)?`,
      (filter) => (picks) => {
        // The place of the pick is known to the card: it is the first.
        if (picks.list.length > 0) return null;
        picks.pick(filter);
        return { mode: { stays: { pick: 0 } } };
      },
    ),
  );

// ------------------------------------------------------------------------------------------- modifiers and reactions

type Conditional = readonly Condition[];
const limited = maybe(match('( \\(limited\\))'), '');
/** "+1 stealth", "+2 bleed (limited)", "+1 intercept, with an additional +1 intercept if …". */
const ownBonus = (v: Voice): Parser<Sentence> => {
  const who = (of: Bonus['stat']) => (of === 'intercept' ? 'self' : 'acting');
  const made = (all: readonly Bonus[], conditions: Conditional = []): Effect[] | null => {
    const right = v.type === 'modifier' ? ['stealth', 'bleed'] : v.type === 'reaction' ? ['intercept'] : [];
    if (!all.every(({ stat: name }) => right.includes(name))) return null;
    return all.map(({ stat: name, amount }) => ({
      do: 'modify',
      stat: name,
      amount,
      who: who(name),
      for: 'action',
      ...(conditions.length > 0 && { if: conditions }),
    }));
  };
  const early = maybe(match('(,? \\(?even if (?:it|stealth|intercept) is not yet needed\\)?)'), '');
  const isRight = (all: readonly Bonus[], word: string): boolean =>
    all.some(({ stat: name }) => name === 'bleed') === (word !== '');
  const part = (all: Effect[] | null, soon = ''): Sentence | null =>
    all === null
      ? null
      : mode({
          effects: soon === '' ? all : all.map((effect) => ({ ...effect, evenIfNotNeeded: true }) as Effect),
        });
  return oneOf<Sentence>(
    rule(say`${bonuses}${limited}${early}`, (all, word, soon) =>
      isRight(all, word) ? part(made(all), soon) : null,
    ),
    rule(say`${bonuses}${limited}(?:, or|; or) ${bonuses}${limited}`, (a, wordA, b, wordB) => {
      const [first, second] = [made(a), made(b)];
      if (first === null || second === null || !isRight(a, wordA) || !isRight(b, wordB)) return null;
      return of({ mode: { effects: first }, or: [{ effects: second }] });
    }),
    rule(
      say`${bonuses}, with an additional ${signed} ${stat} ${ifClause(v)}${limited}`,
      (all, amount, name, conditions, word) => {
        const more = made([{ stat: name, amount }] as readonly Bonus[], conditions);
        const first = made(all);
        return first === null || more === null || !isRight(all, word) ? null : part([...first, ...more]);
      },
    ),
    rule(say`${bonuses}, not usable during a bleed action`, (all) => {
      const effects = made(all);
      const not: Condition = { if: 'not', of: { if: 'action', kind: ['bleed'] } };
      return effects === null ? null : mode({ when: [not], effects });
    }),
    rule(say`reduce a bleed against you by ${number}`, (amount) =>
      v.type !== 'reaction'
        ? null
        : mode({
            when: [
              { if: 'action', kind: ['bleed'] },
              { if: 'directedAt', who: 'you' },
            ],
            effects: [{ do: 'modify', stat: 'bleed', amount: -amount, who: 'acting', for: 'action' }],
          }),
    ),
  );
};

const intercept: Parser<number> = rule(
  say` with ${signed} intercept,? \(?even if (?:it|intercept) is not yet needed\)?`,
  (n) => n,
);
const unlockAndBlock: Parser<Sentence> = oneOf<Sentence>(
  rule(say`this (?:vampire|minion) unlocks and attempts to block${maybe(intercept, 0)}`, (n) =>
    mode({ effects: blocks(n) }),
  ),
  rule(
    say`this (?:vampire|minion) burns ${number} blood to unlock and attempt to block${maybe(intercept, 0)}`,
    (blood, n) => mode({ cost: { blood }, effects: blocks(n) }),
  ),
  rule(say`this (?:vampire|minion) burns ${number} blood to unlock`, (blood) =>
    mode({ cost: { blood }, effects: [{ do: 'unlock', who: 'self' }] }),
  ),
);
const blocks = (amount: number): Effect[] => [
  { do: 'unlock', who: 'self' },
  ...(amount === 0
    ? []
    : [
        {
          do: 'modify' as const,
          stat: 'intercept' as const,
          amount,
          who: 'self' as const,
          for: 'action' as const,
          evenIfNotNeeded: true,
        },
      ]),
  { do: 'attemptBlock', who: 'self' },
];

// ------------------------------------------------------------------------------------------- combat

const aggravated = maybe(match('( aggravated)'), '');
export const strike: Parser<StrikeText> = oneOf<StrikeText>(
  table<StrikeText>({ dodge: { kind: 'dodge' }, 'combat ends': { kind: 'combatEnds' } }),
  rule(say`${number}${match('(R?)')}${aggravated} damage`, (amount, far, worse) => ({
    kind: 'damage',
    amount,
    ...(worse !== '' && { aggravated: true }),
    ...(far !== '' && { ranged: true }),
  })),
  rule(say`hand strike at ${signed} damage`, (amount) => ({ kind: 'damage', hand: true, amount })),
  rule(say`(?:hand strike, aggravated|aggravated hand strike)`, () => ({
    kind: 'damage',
    hand: true,
    aggravated: true,
  })),
  rule(say`strength ?\+ ?${number}${aggravated} damage`, (n, worse) => ({
    kind: 'damage',
    amount: { sum: [{ strength: 'self' }, n] },
    ...(worse !== '' && { aggravated: true }),
  })),
  rule(say`steal ${number} blood or life \(becoming blood\)`, (amount) => ({ kind: 'stealBlood', amount })),
);
const far = maybe(match('(, ranged)'), '');
const press: Effect = { do: 'grant', grant: 'press', who: 'self', for: 'round' };
const combat: Parser<Sentence> = oneOf<Sentence>(
  rule(
    say`strike${far}: ${strike}${maybe(match(', with 1 optional (maneuver|press)'), '')}`,
    (word, kind, more) =>
      mode({
        strike: { ...kind, ...(word !== '' && { ranged: true }) },
        ...(more === 'maneuver' && { maneuver: 'optional' }),
        ...(more === 'press' && { effects: [press] }),
      }),
  ),
  rule(say`strike: ${strike}, with 1 optional maneuver, with 1 optional press`, (kind) =>
    mode({ strike: kind, maneuver: 'optional', effects: [press] }),
  ),
  rule(say`strike: dodge, with ${number} additional strikes? \(limited\)`, (amount) =>
    mode({ strike: { kind: 'dodge' }, effects: [{ do: 'additionalStrikes', amount }] }),
  ),
  rule(say`this vampire gets ${number} additional strikes? \(limited\)`, (amount) => of({ strikes: amount })),
  rule(say`additional strike \(limited\)`, () =>
    mode({ windows: ['afterStrikes'], effects: [{ do: 'additionalStrikes', amount: 1 }] }),
  ),
  rule(say`${number} additional strikes \(limited\)`, (amount) =>
    mode({ windows: ['afterStrikes'], effects: [{ do: 'additionalStrikes', amount }] }),
  ),
  rule(say`unlock this vampire before combat ends`, () =>
    of({ beforeStrike: [{ do: 'unlock', who: 'self' }] }),
  ),
  rule(say`maneuver`, () => mode({ maneuver: 'must' })),
  rule(say`press`, () => mode({ press: true })),
  rule(say`press, only usable to continue combat`, () => mode({ press: 'toContinue' })),
  rule(say`(?:maneuver or press|press or maneuver|press; or maneuver|maneuver; or press)`, () =>
    of({ mode: { press: true }, or: [{ maneuver: 'must' }] }),
  ),
  rule(say`press(?:, or maneuver|; or maneuver,) with 1 optional press`, () =>
    of({ mode: { press: true }, or: [{ maneuver: 'must', effects: [press] }] }),
  ),
  rule(say`press(?:, or|; or) prevent ${number} damage`, (prevent) =>
    of({ mode: { press: true }, or: [{ prevent }] }),
  ),
  rule(say`maneuver,? with 1 optional press`, () => mode({ maneuver: 'must', effects: [press] })),
  rule(say`press(?:, or|; or) prevent ${number} damage,? with 1 optional press`, (prevent) =>
    of({ mode: { press: true }, or: [{ prevent, effects: [press] }] }),
  ),
  rule(say`prevent ${number} damage`, (prevent) => mode({ prevent })),
  rule(say`prevent ${number} damage, with 1 optional press`, (prevent) =>
    mode({ prevent, effects: [press] }),
  ),
);

/** "this vampire gets +1 strength this round", "this vampire gets +2 votes", "unlock this vampire". */
const doings = (v: Voice): Parser<Sentence> =>
  oneOf<Sentence>(
    rule(say`${deeds(v)}`, (done) => effects(done)),
    rule(say`${deeds(v)} ${ifClause(v)}`, (done, conditions) => (picks) => {
      const all = done(picks);
      return all === null ? null : { mode: { effects: [{ do: 'gate', if: conditions, effects: all }] } };
    }),
    rule(
      say`choose an? ${cards(v.self)}`,
      (filter): Sentence =>
        (picks) => {
          picks.pick(filter);
          return {};
        },
    ),
    rule(
      say`${deeds(v)}, with 1 optional ${table({ maneuver: 'maneuver' as const, press: 'press' as const })} during the resulting combat if this (?:vampire|minion) blocks`,
      (done, grant) => (picks) => {
        const all = done(picks);
        return all === null ? null : { mode: { effects: [...all, ifBlocks(grant)] } };
      },
    ),
    rule(
      say`${bonuses}, with 1 optional ${table({ maneuver: 'maneuver' as const, press: 'press' as const })} during the resulting combat if this (?:vampire|minion) blocks`,
      (all, grant) =>
        v.type !== 'reaction'
          ? null
          : mode({
              effects: [
                ...all.map(
                  ({ stat: name, amount }): Effect => ({
                    do: 'modify',
                    stat: name,
                    amount,
                    who: 'self',
                    for: 'action',
                  }),
                ),
                ifBlocks(grant),
              ],
            }),
    ),
  );
const ifBlocks = (grant: 'maneuver' | 'press'): Effect => ({
  do: 'grant',
  grant,
  who: 'self',
  for: 'resultingCombat',
  if: [
    { if: 'selfIs', role: 'blocker' },
    { if: 'blocked', is: true },
  ],
});

// ------------------------------------------------------------------------------------------- politics

const passes = '(?:successful referendum means (?:that )?|if the referendum passes, )';
const politics = (v: Voice): Parser<Sentence> => {
  const counted: Parser<Filter> = rule(say`${cards(v.self)} they control`, (filter) => filter);
  const each = (what: 'burnPool' | 'gainPool', amount: Amount): Sentence =>
    mode({ action: { kind: 'political', passes: [{ do: what, who: 'everyone', amount }] } });
  return oneOf<Sentence>(
    rule(say`${match(passes)}each Methuselah burns 1 pool for each ${counted}`, (_, count) =>
      each('burnPool', { count, of: 'them' }),
    ),
    rule(say`${match(passes)}each Methuselah gains 1 pool for each ${counted}`, (_, count) =>
      each('gainPool', { count, of: 'them' }),
    ),
    rule(
      say`allocate ${number} points among ${table({ one: 1, two: 2 })} or more Methuselahs`,
      (points, least) => mode({ action: { kind: 'political', terms: [{ pick: 'points', points, least }] } }),
    ),
    rule(say`${match(passes)}each Methuselah burns 1 pool for each point allocated(?: to them)?`, (_) =>
      each('burnPool', 'points'),
    ),
    rule(say`choose a (?:Camarilla )?${match('(ready )')}(?:Camarilla )?${cards(v.self)}`, (_ready, filter) =>
      mode({
        action: {
          kind: 'political',
          terms: [{ pick: 'card', filter: filterOf(filter, { region: 'ready' }) }],
        },
      }),
    ),
  );
};

const cost: Parser<Cost> = oneOf<Cost>(rule(say`burn ${number} blood`, (blood) => ({ blood })));
const paid = (v: Voice): Parser<Sentence> =>
  rule(say`${cost} to ${deeds(v)}`, (price, done) => effects(done, { cost: price }));

const WAKES: Effect = { do: 'restrict', what: 'wake', who: 'self', for: 'action' };
const wake: Parser<Sentence> = rule(say`this (?:vampire|minion) wakes(?: \([^)]*\))?`, () =>
  mode({ wake: true, effects: [WAKES] }),
);

/** What a card is, and how many of it there may be. */
export const factSentence: Parser<Sentence> = oneOf<Sentence>(heading, limits);

/** A sentence of a way to play a card. */
export const modeSentence = (v: Voice): Parser<Sentence> =>
  oneOf<Sentence>(
    factSentence,
    occasions(v),
    ...(v.type === 'action' ? [actions(v)] : []),
    ...(v.type === 'political' ? [politics(v)] : []),
    ...(v.type === 'combat' ? [combat] : []),
    ...(v.type === 'reaction' ? [wake, unlockAndBlock] : []),
    ownBonus(v),
    stays(v),
    doings(v),
    paid(v),
  );
