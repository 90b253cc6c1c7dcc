import type {
  Card,
  Condition,
  ConditionOf,
  ConditionWord,
  Cost,
  Effect,
  EffectOf,
  EffectVerb,
  Filter,
  LibraryCard,
  Mode,
  OptionalField,
  Printed,
  Requirement,
  Static,
  StrikeText,
} from '@methuselah/engine/language';
import { cardText, LANGS } from '@methuselah/text';
import { describe, expect, it } from 'vitest';

/**
 * Every field of a card changes its text in every language. A new field of the card language does not compile here until it has
 * an example.
 */

/** For each field of T: a value with it and one without, or the reason why the text omits it. */
type Examples<T> = {
  readonly [K in keyof Required<T>]: readonly [with_: Partial<T>, without: Partial<T>] | string;
};

const card = (more: Partial<LibraryCard>): Card => ({
  kind: 'library',
  id: 1,
  name: 'Conditioning',
  modes: [{ type: 'master' }],
  ...more,
});

function check<T extends object>(
  examples: Examples<T>,
  make: (part: T) => Card,
  base: Partial<T> = {},
): void {
  const said = Object.entries(examples) as [string, readonly [Partial<T>, Partial<T>] | string][];
  describe.each(
    said.flatMap(([field, example]) => (typeof example === 'string' ? [] : [{ field, example }])),
  )('$field', ({ example: [more, without] }) => {
    it.each(LANGS)('%s', (lang) => {
      const plain = cardText(make({ ...base, ...without } as T), lang);
      expect(cardText(make({ ...base, ...without, ...more } as T), lang)).not.toBe(plain);
    });
  });
}

describe('filters', () => {
  const examples: Examples<Filter> = {
    kind: [{ kind: 'ally' }, { kind: 'vampire' }],
    named: [{ named: 'Blood Doll' }, {}],
    keyword: [{ keyword: 'location' }, {}],
    copyOf: [{ copyOf: 'this' }, {}],
    of: [{ of: 'yourPrey' }, { kind: 'vampire' }],
    region: [{ region: 'torpor' }, { kind: 'vampire' }],
    locked: [{ locked: true }, { kind: 'vampire' }],
    clan: [{ clan: 'Tremere' }, { kind: 'vampire' }],
    sect: [{ sect: 'sabbat' }, { kind: 'vampire' }],
    trait: [{ trait: 'infernal' }, { kind: 'vampire' }],
    path: [{ path: 'Caine' }, { kind: 'vampire' }],
    inCircleOf: [{ inCircleOf: 'self' }, { kind: 'vampire' }],
    discipline: [{ discipline: 'dom' }, { kind: 'vampire' }],
    superior: [{ superior: 'dom' }, { kind: 'vampire' }],
    canLearn: [{ canLearn: 'dom' }, { kind: 'vampire' }],
    titled: [{ titled: true }, { kind: 'vampire' }],
    title: [{ title: ['prince', 'baron'] }, { kind: 'vampire' }],
    chosen: [{ chosen: true }, { kind: 'vampire' }],
    allocated: [{ allocated: true }, { kind: 'vampire' }],
    minCapacity: [{ minCapacity: 5 }, { kind: 'vampire' }],
    maxCapacity: [{ maxCapacity: 5 }, { kind: 'vampire' }],
    youngerThan: [{ youngerThan: 'self' }, { kind: 'vampire' }],
    olderThan: [{ olderThan: 'self' }, { kind: 'vampire' }],
    minCounters: [{ minCounters: 3 }, { kind: 'vampire' }],
    marked: [{ marked: { with: 'corruption' } }, { kind: 'vampire' }],
    not: [{ not: 'self' }, { kind: 'vampire' }],
    on: [{ on: 'acting' }, { kind: 'equipment' }],
    onMinionOf: [{ onMinionOf: 'yourPrey' }, { kind: 'equipment' }],
    onA: [{ onA: { kind: 'ally' } }, { kind: 'retainer' }],
    diablerist: [{ diablerist: true }, { kind: 'vampire' }],
    poolAtMost: [{ poolAtMost: 3 }, { kind: 'minion' }],
    inCombat: [{ inCombat: true }, { kind: 'minion' }],
    hasVoted: [{ hasVoted: true }, { kind: 'vampire' }],
    maxCounters: [{ maxCounters: 3 }, { kind: 'vampire' }],
    unique: [{ unique: true }, { kind: 'equipment' }],
    either: [{ either: [{ kind: 'ally' }, { kind: 'vampire', youngerThan: 'self' }] }, {}],
    except: [{ except: [{ sect: 'camarilla' }] }, { kind: 'vampire' }],
  };
  check(examples, (filter) =>
    card({
      modes: [
        { type: 'master', picks: [{ pick: 'card', filter }], effects: [{ do: 'lock', who: { pick: 0 } }] },
      ],
    }),
  );
});

describe('printed cards', () => {
  const examples: Examples<Printed> = {
    type: [{ type: ['combat', 'reaction'] }, {}],
    minionCard: [{ minionCard: true }, {}],
    named: [{ named: 'Blood Doll' }, {}],
    keyword: [{ keyword: ['frenzy', 'grapple'] }, {}],
    discipline: [{ discipline: ['dom'] }, {}],
    superior: [{ superior: true }, {}],
    titled: [{ titled: true }, {}],
    clan: [{ clan: ['Tremere'] }, {}],
    sect: [{ sect: 'anarch' }, {}],
    path: [{ path: 'Caine' }, {}],
    title: [{ title: ['baron'] }, {}],
    unique: [{ unique: false }, {}],
    outOfTurn: [{ outOfTurn: true }, {}],
    strike: [{ strike: true }, {}],
    redirects: [{ redirects: true }, {}],
    either: [{ either: [{ type: ['ally'] }, { keyword: ['frenzy'] }] }, {}],
    except: [{ except: [{ keyword: ['weapon'] }] }, {}],
  };
  check(examples, (printed) =>
    card({
      modes: [{ type: 'master', when: [{ if: 'played', card: printed }], effects: [{ do: 'cancel' }] }],
    }),
  );
});

describe('costs', () => {
  const examples: Examples<Cost> = {
    blood: [{ blood: 1 }, {}],
    pool: [{ pool: 1 }, {}],
    bloodOrLife: [{ bloodOrLife: 1 }, {}],
    poolOrBlood: [{ poolOrBlood: { amount: 1, of: { kind: 'vampire' } } }, {}],
    lock: [{ lock: 'this' }, {}],
    burnThis: [{ burnThis: true }, {}],
    discard: [{ discard: 1 }, {}],
    discardType: [{ discardType: 'combat' }, { discard: 1 }],
    discardNeeds: [{ discardNeeds: 'dom' }, { discard: 1 }],
    discardAtRandom: [{ discardAtRandom: 1 }, {}],
    removeFromAsh: [{ removeFromAsh: 7 }, {}],
    edge: [{ edge: true }, {}],
    transfers: [{ transfers: 1 }, {}],
    masterActions: [{ masterActions: 1 }, {}],
    discardActions: [{ discardActions: 1 }, {}],
    counters: [{ counters: 1 }, {}],
    library: [{ library: 2 }, {}],
  };
  check(examples, (cost) =>
    card({
      modes: [{ type: 'master', stays: 'table' }],
      abilities: [{ by: 'methuselah', cost, effects: [{ do: 'gainPool', who: 'you', amount: 1 }] }],
    }),
  );
});

describe('requirements', () => {
  const examples: Examples<Requirement> = {
    kind: 'it is in what the minion is called',
    clan: 'it is printed on the frame',
    disciplines: 'it is printed on the frame',
    minCapacity: [{ minCapacity: 5 }, {}],
    titled: [{ titled: true }, {}],
    title: [{ title: ['prince'] }, {}],
    sect: [{ sect: ['camarilla'] }, {}],
    path: [{ path: 'Caine' }, {}],
    trait: [{ trait: 'infernal' }, {}],
  };
  check(examples, (requires) => card({ requires }));
});

describe('strikes', () => {
  const examples: Examples<StrikeText> = {
    kind: [{ kind: 'dodge' }, {}],
    hand: [{ hand: true }, {}],
    amount: [{ amount: 3 }, {}],
    aggravated: [{ aggravated: true }, {}],
    ranged: [{ ranged: true }, {}],
    first: [{ first: true }, {}],
    weaponOnly: [{ weaponOnly: true }, { kind: 'stealEquipment' }],
    retainers: [{ retainers: 'too' }, { kind: 'destroyEquipment' }],
    undodgeable: [{ undodgeable: true }, {}],
    notAgainst: [{ notAgainst: { kind: 'ally' } }, {}],
    unpreventableBy: [{ unpreventableBy: 'for' }, {}],
    wears: [{ wears: true }, {}],
    spent: [{ spent: true }, {}],
    effects: [{ effects: [{ do: 'unlock', who: 'self' }] }, {}],
  };
  check(examples, (strike) => card({ modes: [{ type: 'combat', strike }] }), { kind: 'damage', amount: 1 });
});

describe('effects in play', () => {
  const examples: Examples<Static> = {
    stat: [{ stat: 'bleed' }, {}],
    amount: [{ amount: 2 }, {}],
    restrict: [{ restrict: 'block' }, {}],
    who: [{ who: { all: { kind: 'ally' } } }, {}],
    if: [{ if: [{ if: 'yourTurn' }] }, {}],
    cards: [{ cards: { type: ['combat'] } }, { stat: 'cost' }],
    kind: [{ kind: 'blood' }, { stat: 'cost' }],
    discipline: [{ discipline: 'dom' }, { stat: 'discipline' }],
    named: 'cards that cannot be played are named by the restriction',
    types: [{ types: ['reaction'] }, { restrict: 'play' }],
    needs: [{ needs: ['dom'] }, { restrict: 'play' }],
    by: [{ by: { kind: 'ally' } }, { restrict: 'beTargeted' }],
    immuneTo: 'it stands for itself, without a stat',
    trait: 'it stands for itself, without a stat',
    meets: 'it stands for itself, without a stat',
    youToo: 'it is said of cards that can be played',
    targeted: [{ targeted: true }, { stat: 'cost' }],
  };
  check(examples, (text) => card({ modes: [{ type: 'action', stays: 'self' }], statics: [text] }), {
    stat: 'stealth',
    amount: 1,
    who: 'host',
  });
});

describe('modes', () => {
  const examples: Examples<Mode> = {
    type: 'it is printed on the frame',
    keywords: [{ keywords: ['frenzy'] }, {}],
    disciplines: [{ disciplines: { dom: 1 } }, {}],
    by: [{ by: 'other' }, { type: 'modifier' }],
    stays: [{ stays: 'self' }, {}],
    wake: 'its effect says so',
    lockedToo: 'its condition says so',
    replaced: [{ replaced: 'nextUnlock' }, {}],
    asPlayed: [{ asPlayed: [{ do: 'gate', may: true, who: 'yourPrey', effects: [{ do: 'cancel' }] }] }, {}],
    windows: [{ windows: ['declined'] }, {}],
    when: [{ when: [{ if: 'yourTurn' }] }, {}],
    cost: [{ cost: { blood: 1 } }, {}],
    x: [{ x: { min: 1, max: 4 } }, { effects: [{ do: 'gainBlood', who: 'self', amount: 'x' }] }],
    picks: 'what is done with them is said',
    effects: [{ effects: [{ do: 'lock', who: 'self' }] }, {}],
    action: [{ action: { kind: 'special', stealth: 1 } }, {}],
    strike: [{ strike: { kind: 'dodge' } }, { type: 'combat' }],
    maneuver: [{ maneuver: 'must' }, { type: 'combat' }],
    maneuverTo: [{ maneuverTo: 'close' }, { type: 'combat', maneuver: 'optional' }],
    press: [{ press: true }, { type: 'combat' }],
    prevent: [{ prevent: 1 }, { type: 'combat' }],
    preventFrom: [{ preventFrom: { strikesWith: 'gun' } }, { type: 'combat', prevent: 1 }],
    preventFor: [{ preventFor: { kind: 'minion', inCombat: true } }, { type: 'combat', prevent: 1 }],
    once: [{ once: 'combat' }, { type: 'combat' }],
    onceShared: 'abilities that share a limit are one sentence',
    onceBy: [{ onceBy: 'everyone' }, { type: 'combat', once: 'combat' }],
    onceForMode: [{ onceForMode: true }, { type: 'combat', once: 'combat' }],
    copies: 'it is said of abilities',
  };
  check(examples, (mode) => card({ modes: [mode] }), {
    type: 'reaction',
    effects: [{ do: 'unlock', who: 'self' }],
  });
});

/** The optional fields of effects, with their verbs: `gainBlood.toPool`. */
type EffectField = {
  [V in EffectVerb]: `${V}.${Extract<OptionalField<EffectOf[V]>, string>}`;
}[EffectVerb];

describe('optional fields of effects', () => {
  const UNSAID = 'no language has words for it yet: only invented cards have it';
  const bleed = { do: 'modify', stat: 'bleed', amount: 1, who: 'acting', for: 'action' } as const;
  const votes = { do: 'modify', stat: 'votes', amount: 1, who: 'self', for: 'referendum' } as const;
  const lock = { do: 'lock', who: 'self' } as const;
  const press = { do: 'grant', grant: 'press', who: 'opposing', for: 'combat' } as const;
  const maneuver = { do: 'grant', grant: 'maneuver', who: 'opposing', for: 'combat' } as const;
  const prevent = { do: 'grant', grant: 'prevent', who: 'self', for: 'combat' } as const;
  const strike = { do: 'grant', grant: 'strike', who: 'self', for: 'combat' } as const;
  const later = { do: 'schedule', at: 'burned', for: 'turn', effects: [lock] } as const;
  const forbidden = { do: 'restrict', what: 'play', who: 'acting', for: 'action' } as const;
  const blood = { do: 'gainBlood', who: 'self', amount: 2 } as const;
  const marks = { do: 'burnCounters', named: 'graft', from: 'self', amount: 2 } as const;
  const discard = { do: 'discard', who: 'yourPrey', amount: 1 } as const;
  const search = { do: 'search', type: 'equipment', to: 'self' } as const;
  const bring = { do: 'bringFromHand', who: 'self', card: { type: ['equipment'] } } as const;
  const damage = { do: 'damage', to: 'opposing', amount: 1 } as const;
  const gate = { do: 'gate', effects: [lock] } as const;
  const moveCards = { do: 'moveCards', of: 'you', from: 'hand', to: 'removed', amount: 2 } as const;
  const reveal = { do: 'reveal', top: 'library', of: 'you', effects: [lock] } as const;
  const choose = { do: 'choose', pick: { pick: 'clan' }, effects: [lock] } as const;
  const examples: Readonly<Record<EffectField, readonly [with_: Effect, without: Effect] | string>> = {
    'modify.discipline': [
      { ...bleed, stat: 'discipline', discipline: 'dom' },
      { ...bleed, stat: 'discipline' },
    ],
    'modify.if': [{ ...bleed, if: [{ if: 'yourTurn' }] }, bleed],
    'modify.unlimited': [{ ...bleed, unlimited: true }, bleed],
    'modify.evenIfNotNeeded': [
      { ...bleed, stat: 'intercept', evenIfNotNeeded: true },
      { ...bleed, stat: 'intercept' },
    ],
    'modify.side': [{ ...votes, side: 'for' }, votes],
    'modify.alsoLater': 'it goes without saying of all that match',
    'modify.once': [
      { ...bleed, stat: 'cost', cards: { type: ['combat'] }, once: true },
      { ...bleed, stat: 'cost', cards: { type: ['combat'] } },
    ],
    'modify.cards': [
      { ...bleed, stat: 'cost', cards: { type: ['combat'] } },
      { ...bleed, stat: 'cost' },
    ],
    'modify.kind': [
      { ...bleed, stat: 'cost', cards: {}, kind: 'blood' },
      { ...bleed, stat: 'cost', cards: {} },
    ],
    'cancel.unpaid': [{ do: 'cancel', unpaid: true }, { do: 'cancel' }],
    'grant.amount': [{ ...prevent, amount: 2 }, prevent],
    'grant.uses': [{ ...press, uses: 2 }, press],
    'grant.must': [{ ...maneuver, must: true }, maneuver],
    'grant.prevents': [{ ...prevent, prevents: { normal: true } }, prevent],
    'grant.pay': [{ ...press, pay: { blood: 1 } }, press],
    'grant.eachRound': [{ ...press, eachRound: true }, press],
    'grant.only': [{ ...press, only: 'continue' }, press],
    'grant.strike': [{ ...strike, strike: { kind: 'dodge' } }, strike],
    'grant.if': [{ ...press, if: [{ if: 'yourTurn' }] }, press],
    'restrict.alsoLater': 'it goes without saying of all that match',
    'restrict.cards': [
      { ...forbidden, cards: { types: ['reaction'] } },
      { ...forbidden, cards: {} },
    ],
    'restrict.if': [{ ...forbidden, if: [{ if: 'yourTurn' }] }, forbidden],
    'schedule.about': [{ ...later, about: 'self' }, later],
    'schedule.instead': [{ ...later, instead: true }, later],
    'schedule.once': UNSAID,
    'schedule.if': [{ ...later, if: [{ if: 'yourTurn' }] }, later],
    'gainBlood.onlyOneEachTurn': 'it is said of abilities, after all of them',
    'gainBlood.toPool': [{ ...blood, toPool: 1 }, blood],
    'putOn.yours': [
      { do: 'putOn', who: 'acting', yours: true },
      { do: 'putOn', who: 'acting' },
    ],
    'putOn.notThisRound': [
      { do: 'putOn', who: 'acting', notThisRound: true },
      { do: 'putOn', who: 'acting' },
    ],
    'toUncontrolled.keepsCards': [
      { do: 'toUncontrolled', who: 'acting', keepsCards: true },
      { do: 'toUncontrolled', who: 'acting' },
    ],
    'bringFromHand.ignoresRequirements': [{ ...bring, ignoresRequirements: true }, bring],
    'bringFromHand.poolCostBelow': [{ ...bring, poolCostBelow: 3 }, bring],
    'bringFromHand.damageBelow': [{ ...bring, damageBelow: 4 }, bring],
    'gainBlood.upToStart': [{ ...blood, upToStart: true }, blood],
    'burnCounters.yours': [{ ...marks, yours: true }, marks],
    'title.city': UNSAID,
    'discard.type': [{ ...discard, type: 'combat' }, discard],
    'discard.needs': [{ ...discard, needs: 'dom' }, discard],
    'discard.chosenBy': [{ ...discard, chosenBy: 'you' }, discard],
    'discard.atRandom': [{ ...discard, atRandom: true }, discard],
    'search.type': [{ ...search, type: 'ally' }, search],
    'search.card': [{ ...search, card: { unique: true } }, search],
    'search.first': [{ ...search, first: true }, search],
    'search.asNormal': [{ ...search, asNormal: true }, search],
    'search.revealed': [
      { ...search, to: 'hand', revealed: true },
      { ...search, to: 'hand' },
    ],
    'move.locked': [
      { do: 'move', who: 'self', to: 'ready', locked: true },
      { do: 'move', who: 'self', to: 'ready' },
    ],
    'moveCards.upTo': [{ ...moveCards, upTo: true }, moveCards],
    'moveCards.cards': [{ ...moveCards, cards: {} }, moveCards],
    'reveal.card': [{ ...reveal, card: { type: ['master'] } }, reveal],
    'reveal.clan': [{ ...reveal, clan: 'Tremere' }, reveal],
    'reveal.else': [{ ...reveal, else: [{ do: 'unlock', who: 'self' }] }, reveal],
    'attemptBlock.ofAnyAction': [
      { do: 'attemptBlock', who: 'self', ofAnyAction: true },
      { do: 'attemptBlock', who: 'self' },
    ],
    'failBlock.notAgain': [{ do: 'failBlock', notAgain: 'minion' }, { do: 'failBlock' }],
    'endAction.notAgain': [{ do: 'endAction', notAgain: true }, { do: 'endAction' }],
    'cancelReferendum.toHand': [{ do: 'cancelReferendum', toHand: true }, { do: 'cancelReferendum' }],
    'cancelReferendum.notAgain': [{ do: 'cancelReferendum', notAgain: true }, { do: 'cancelReferendum' }],
    'damage.aggravated': [{ ...damage, aggravated: true }, damage],
    'damage.by': [{ ...damage, by: 'self' }, damage],
    'damage.ranged': [{ ...damage, ranged: true }, damage],
    'damage.unpreventable': [{ ...damage, unpreventable: true }, damage],
    'additionalStrikes.unlimited': UNSAID,
    'gate.once': [
      { ...gate, may: true, once: 'turn' },
      { ...gate, may: true },
    ],
    'gate.may': [{ ...gate, may: true }, gate],
    'gate.payer': [
      { ...gate, may: true, pay: { bloodOrLife: 1 }, payer: 'blocker' },
      { ...gate, may: true, pay: { bloodOrLife: 1 } },
    ],
    'gate.who': [
      { ...gate, may: true, who: 'yourPrey' },
      { ...gate, may: true },
    ],
    'gate.if': [{ ...gate, if: [{ if: 'yourTurn' }] }, gate],
    'gate.pay': [{ ...gate, pay: { pool: 1 } }, gate],
    'gate.lookingAt': [
      { ...gate, may: true, lookingAt: 'yourPrey' },
      { ...gate, may: true },
    ],
    'gate.else': [{ ...gate, else: [{ do: 'unlock', who: 'self' }] }, gate],
    'choose.who': [{ ...choose, who: 'yourPrey' }, choose],
    'choose.else': [
      { ...choose, who: 'yourPrey', else: [{ do: 'burnEdge' }] },
      { ...choose, who: 'yourPrey' },
    ],
    'eachChooses.optional': [
      { do: 'eachChooses', of: 'everyone', filter: {}, optional: true, effects: [lock] },
      { do: 'eachChooses', of: 'everyone', filter: {}, effects: [lock] },
    ],
  };
  const said = Object.entries(examples).flatMap(([field, example]) =>
    typeof example === 'string' ? [] : [{ field, with_: example[0], without: example[1] }],
  );
  describe.each(said)('$field', ({ with_, without }) => {
    it.each(LANGS)('%s', (lang) => {
      const text = (effect: Effect): string =>
        cardText(card({ modes: [{ type: 'modifier', effects: [effect] }] }), lang);
      expect(text(with_)).not.toBe(text(without));
    });
  });
});

describe('optional fields of conditions', () => {
  type ConditionField = {
    [W in ConditionWord]: `${W}.${Extract<OptionalField<ConditionOf[W]>, string>}`;
  }[ConditionWord];
  const played = { if: 'played' } as const;
  const examples: Readonly<Record<ConditionField, readonly [with_: Condition, without: Condition]>> = {
    'played.card': [{ ...played, card: { type: ['combat'] } }, played],
    'played.user': [{ ...played, user: { kind: 'ally' } }, played],
    'played.on': [{ ...played, on: { kind: 'ally' } }, played],
    'played.by': [{ ...played, by: 'others' }, played],
    'opposing.of': [
      { if: 'opposing', kind: 'ally', of: 'subject' },
      { if: 'opposing', kind: 'ally' },
    ],
    'played.against': [{ ...played, against: 'self' }, played],
  };
  const said = Object.entries(examples).map(([field, [with_, without]]) => ({ field, with_, without }));
  describe.each(said)('$field', ({ with_, without }) => {
    it.each(LANGS)('%s', (lang) => {
      const text = (condition: Condition): string =>
        cardText(card({ modes: [{ type: 'reaction', when: [condition] }] }), lang);
      expect(text(with_)).not.toBe(text(without));
    });
  });
});
