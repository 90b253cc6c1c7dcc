import { readFileSync } from 'node:fs';
import { type Game, newGame, type Viewer } from '@methuselah/engine';
import { canSee, NONE, tableOf } from '@methuselah/engine/internal';
import type { TableModel } from '@methuselah/host';
import {
  fifthPool,
  fifthSetup,
  readScenarios,
  runScenario,
  ScenarioError,
  startScenario,
} from '@methuselah/testkit';
import { LANGS, type Lang } from '@methuselah/text';
import { OPTION_RULES } from '@methuselah/text/optionrules';
import { describe, expect, test } from 'vitest';
import { lint } from '../../text/src/lint.ts';
import { plainText } from '../src/model/index.ts';
import { relationOf } from '../src/model/seats.ts';
import { LOCALES } from '../src/words/all.ts';
import { botGame, langAt, modelIn, VIEWERS } from './tables.ts';

/** Keys of the cards that a model refers to. */
function* keysOf({ seats, cards, stage, decision }: TableModel): Generator<number> {
  for (const seat of seats)
    yield* [...seat.ready, ...seat.torpor, ...seat.uncontrolled, ...seat.table, ...seat.handCards];
  for (const { host, attached } of Object.values(cards))
    yield* [...attached, ...(host === null ? [] : [host])];
  for (const { cards: keys } of decision?.options ?? []) yield* keys;
  for (const { key, by } of stage?.played ?? []) yield* [key, ...(by === null ? [] : [by])];
  switch (stage?.is) {
    case 'action':
      yield* [stage.minion, ...stage.targets, ...(stage.blocker === null ? [] : [stage.blocker])];
      break;
    case 'combat':
      yield* stage.fighters.map(({ minion }) => minion);
      break;
    case 'play':
      yield* stage.targets;
      break;
    case 'referendum':
    case undefined:
  }
}

/** All texts of a model. */
function* textsOf({ seats, cards, rails, stage, decision, waiting, end }: TableModel): Generator<string> {
  for (const { spoken } of seats) yield spoken;
  for (const { spoken, name, marks, bound, stats } of Object.values(cards)) {
    yield* [spoken, name, ...marks, ...bound];
    for (const { label, parts } of stats) yield* [label, ...parts.map(({ of }) => of)];
  }
  for (const { label, steps } of rails) yield* [label, ...steps.map((step) => step.label)];
  for (const { text, consequences } of decision?.options ?? []) yield* [text, ...consequences];
  if (decision) yield plainText(decision.prompt);
  if (waiting !== '') yield waiting;
  if (end)
    yield* [end.title, ...(end.verdict === '' ? [] : [end.verdict]), ...end.rows.map(({ fate }) => fate)];
  if (stage === null) return;
  yield* [stage.title, ...stage.played.map(({ text }) => text)];
  if (stage.is === 'combat') {
    yield stage.where;
    for (const { strike, toCome } of stage.fighters) yield* [strike, toCome].filter((text) => text !== '');
  }
  if (stage.is === 'referendum') yield* [...stage.terms, ...(stage.prisci === '' ? [] : [stage.prisci])];
}

/** Names of cards and people, which are not checked. */
const NAMES: Readonly<Record<Lang, readonly string[]>> = Object.fromEntries(
  LANGS.map((lang) => [
    lang,
    [
      ...fifthPool.cards.map(({ card }) => LOCALES[lang].cardName(card)),
      'Alexis',
      'Bertrand',
      'Cassia',
      'Dragomir',
      'Elsa',
    ],
  ]),
) as Record<Lang, string[]>;

test('a model contains every card that it refers to, and its texts are in its language', () => {
  const told = new Map<Lang, Set<string>>(LANGS.map((lang) => [lang, new Set()]));
  const problems = new Set<string>();
  const stages = new Set<string>();
  for (const [seed, asks, every] of [
    [10, 'choices', 7],
    [3, 'all', 29],
  ] as const)
    botGame(
      seed,
      (game, at) => {
        if (at % every !== 0 && at !== NONE) return;
        const lang = langAt(at);
        for (const viewer of VIEWERS) {
          const model = modelIn(game, viewer, lang);
          for (const key of keysOf(model)) expect(model.cards[key]?.key).toBe(key);
          stages.add(model.stage?.is ?? '');
          for (const text of textsOf(model)) {
            const known = told.get(lang);
            if (known?.has(text)) continue;
            known?.add(text);
            for (const problem of lint(text, lang, NAMES[lang])) problems.add(problem);
            if (/#\d/.test(text)) problems.add(`a number of a card: "${text}"`);
          }
        }
      },
      asks,
    );
  expect([...problems].slice(0, 20)).toEqual([]);
  expect([...stages].sort()).toEqual(['', 'action', 'combat', 'play', 'referendum']);
});

test('a model shows the same cards, hands and decisions as the view of its viewer', () => {
  botGame(3, (game, at) => {
    if (at % 13 !== 0) return;
    for (const viewer of VIEWERS) {
      const view = game.view(viewer);
      const model = modelIn(game, viewer, langAt(at));
      for (const { key, card, controller, region, counters, locked } of view.cards)
        expect(model.cards[key]).toMatchObject({ card, seat: controller, region, counters, locked });
      for (const [seat, shown] of view.seats.entries()) {
        const { pool, ousted, handSize, library, crypt, ashHeap } = shown;
        expect(model.seats[seat]).toMatchObject({ pool, ousted, handSize, library, crypt, ashHeap });
        const hand = model.seats[seat]?.handCards.map((key) => model.cards[key]?.card);
        expect(hand).toEqual(typeof shown.hand === 'number' ? [] : shown.hand);
        expect(model.seats[seat]?.hand).toBe(tableOf(game).state.seats[seat]?.hand.length);
      }
      expect(model.decision?.id ?? null).toBe(game.decider === viewer ? game.decision?.id : null);
      expect(model.waiting === '').toBe(model.decision !== null || model.end !== null);
      expect(Object.values(model.cards).every(({ spoken }) => spoken !== '')).toBe(true);
    }
  });
});

/** The same game, with all cards hidden from a viewer swapped within their decks. */
function exchanged(game: Game, viewer: Viewer): Game {
  const other = game.fork();
  const t = tableOf(other);
  const { def, owner } = t.state;
  const hidden = def.map((_, id) => id).filter((id) => !canSee(tableOf(game), viewer, id));
  const kind = (id: number): string => `${owner[id]} ${fifthPool.cards[def[id] ?? NONE]?.isVampire}`;
  for (const deck of new Set(hidden.map(kind))) {
    const ids = hidden.filter((id) => kind(id) === deck);
    const defs = ids.map((id) => def[id] ?? NONE);
    for (const [place, id] of ids.entries()) def[id] = defs[(place + 1) % defs.length] ?? NONE;
  }
  return other;
}

test('hidden cards do not change what a viewer is shown', () => {
  let hidden = 0;
  botGame(4, (game, at) => {
    if (at % 19 !== 0) return;
    for (const viewer of VIEWERS) {
      const other = exchanged(game, viewer);
      if (viewer !== 'all' && other.hash() !== game.hash()) hidden++;
      expect(modelIn(other, viewer, 'en')).toEqual(modelIn(game, viewer, 'en'));
    }
  });
  expect(hidden).toBeGreaterThan(100);
});

test('every option can be chosen by its id, and is listed on each card in hand that it applies to', () => {
  let copies = 0;
  botGame(5, (game, at) => {
    if (at % 5 !== 0 || game.over) return;
    const { decision, cards, seats } = modelIn(game, game.decider, 'en');
    const number = (key: number | undefined): number | null | undefined => cards[key ?? NONE]?.card;
    if (decision === null) throw new Error('There is a decision to take.');
    for (const { id, cards: keys, text, ruleKey } of decision.options) {
      expect(game.fork().choose(decision.id, id, game.decider)).toEqual({ ok: true });
      expect(text).not.toBe('');
      expect(OPTION_RULES[ruleKey]).toMatch(/^R-[A-Z]+-\d+$/);
      const used = number(keys[0]);
      if (cards[keys[0] ?? NONE]?.region !== 'hand') continue;
      const owner = seats[cards[keys[0] ?? NONE]?.seat ?? NONE];
      const alike = owner?.handCards.filter((key) => number(key) === used) ?? [];
      expect(keys.filter((key) => alike.includes(key))).toHaveLength(alike.length);
      if (alike.length > 1) copies++;
    }
    const pass = game.decision?.options.find(({ option }) => option.verb === 'pass');
    expect(decision.pass).toBe(pass?.id ?? null);
  });
  expect(copies).toBeGreaterThan(10);
});

describe('the relation of a seat to the viewer', () => {
  const table = (seats: number, out: readonly number[]) => {
    const t = tableOf(newGame(fifthSetup(1, 5, fifthPool)));
    t.state.seats.length = seats;
    for (const seat of out) Object.assign(t.state.seats[seat] ?? {}, { ousted: true });
    return t;
  };
  const relations = (seats: number, out: readonly number[], viewer: Viewer) => {
    const t = table(seats, out);
    return t.state.seats.map((_, seat) => relationOf(t, viewer, seat));
  };
  test('clockwise: prey and grand-prey; the other way: predators', () => {
    expect(relations(5, [], 1)).toEqual(['predator', 'you', 'prey', 'grandPrey', 'grandPredator']);
    expect(relations(4, [], 0)).toEqual(['you', 'prey', 'grandPrey', 'predator']);
    expect(relations(3, [], 0)).toEqual(['you', 'prey', 'predator']);
    expect(relations(2, [], 0)).toEqual(['you', 'prey']);
  });
  test('skips ousted seats', () => {
    expect(relations(5, [2], 1)).toEqual(['predator', 'you', 'other', 'prey', 'grandPrey']);
    expect(relations(5, [1], 1)).toEqual(['other', 'you', 'other', 'other', 'other']);
    expect(relations(5, [], 'spectator')).toEqual(['other', 'other', 'other', 'other', 'other']);
  });
});

test('cards of one name and controller are numbered, also in options', () => {
  let twins = 0;
  botGame(6, (game, at) => {
    if (at % 5 !== 0 || game.over) return;
    const { cards, seats, decision, viewer } = modelIn(game, game.decider, 'en');
    const named = new Map<string, number>();
    for (const { key, card, name, seat, region } of Object.values(cards)) {
      if (card === null || region === 'hand' || region === 'stage') continue;
      const called = `${seat} ${name} ${region === 'uncontrolled'}`;
      expect(named.get(called)).toBeUndefined();
      named.set(called, key);
    }
    const own = seats.find(({ seat }) => seat === viewer);
    for (const { text, cards: keys } of decision?.options ?? []) {
      const [first = NONE] = keys;
      const name = cards[first]?.name ?? '';
      if (![...(own?.ready ?? []), ...(own?.uncontrolled ?? [])].some((key) => key === first)) continue;
      expect(text).toContain(name);
      if (/ \(\d\)$/.test(name)) twins++;
    }
  });
  expect(twins).toBeGreaterThan(5);
});

/** The chosen cards that cards in play name at the end of a scenario. */
function boundAtTheEnd(file: string, name: string): Record<string, readonly string[]> {
  const source = readFileSync(new URL(`../../cards/scenarios/${file}.yaml`, import.meta.url), 'utf8');
  const scenario = readScenarios(file, source).find((s) => !(s instanceof ScenarioError) && s.name === name);
  if (scenario === undefined || scenario instanceof ScenarioError) throw new Error(`No scenario "${name}".`);
  const game = startScenario(scenario);
  for (const { decision, option } of runScenario(scenario, ['plain']).record) game.choose(decision, option);
  const cards = Object.values(modelIn(game, 'spectator', 'en').cards);
  return Object.fromEntries(cards.filter((c) => c.bound.length > 0).map((c) => [c.name, c.bound]));
}

test('a card in play names what was chosen for it, except the card it is on', () => {
  // Two vampires; the card is on neither.
  expect(
    boundAtTheEnd('toreador-grand-ball', 'Toreador Grand Ball locks one Toreador for the sake of another'),
  ).toEqual({
    'Toreador Grand Ball': ['Nik Sikko', 'Kathy Glens'],
  });
  // A Methuselah; and the vampire that the card is on.
  expect(boundAtTheEnd('spying-mission', 'Superior Spying Mission spares its target')).toEqual({
    'Spying Mission': ['Alexis'],
  });
});

test('only a game that ends by its turn limit says so', () => {
  const limited = newGame({ ...fifthSetup(1, 5, fifthPool), turnLimit: 1 });
  while (limited.optionCount > 0) limited.chooseAt(0);
  expect(modelIn(limited, 0, 'en').end?.note).toBe('The limit of 1 table turns is reached.');
  expect(
    modelIn(
      botGame(1, () => {}),
      0,
      'en',
    ).end?.note,
  ).toBe('');
});

test('an option says what a card does, even if there is only one way to play it', () => {
  const said = new Map<string, string>();
  for (const seed of [1, 2, 3])
    botGame(seed, (game) => {
      if (game.decider < 0) return;
      const { cards, decision } = modelIn(game, game.decider, 'en');
      for (const { id, cards: keys, consequences } of decision?.options ?? [])
        if (id.startsWith('play/')) said.set(cards[keys[0] ?? NONE]?.name ?? '', consequences[0] ?? '');
    });
  expect(said.get('Life in the City')).toBe('Add 1 blood to a ready vampire');
  expect(said.get('Lost in Crowds')).toBe('+1 stealth');
  // Ⓓ is written as (D), which all fonts have.
  expect(said.get('Revelations')).toContain('(D)');
});
