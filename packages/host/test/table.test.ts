import * as bots from '@methuselah/bots';
import { CARDS, DECKS, toDeck } from '@methuselah/cards';
import { type CardId, newGame } from '@methuselah/engine';
import { CHOICES, canSee, NONE, optionId, replayOn, tableOf } from '@methuselah/engine/internal';
import {
  DEFAULT_ORDERS,
  Host,
  type LogLine,
  type NewTable,
  type Orders,
  plainText,
  type TableModel,
  type TableNews,
} from '@methuselah/host';
import { cardsIn, fifthPool } from '@methuselah/testkit';
import { LANGS } from '@methuselah/text';
import type { StoryLine } from '@methuselah/text/internal';
import { describe, expect, test } from 'vitest';
import { sessionOf } from '../src/loading.ts';
import { chairsOf } from '../src/saved.ts';
import { type SavedTable, Session } from '../src/session.ts';
import { LOCALES } from '../src/words/all.ts';
import { ALL_ORDERS, Clicker, hashOf, type KeptNews, NO_ORDERS, newTable, nowOf, read } from './clicker.ts';

const NO_FRAME = { step: -1, writing: [] };

const OWN = toDeck(DECKS[0] ?? { crypt: [], library: [] });
/** Decks of one's own that nobody can play: an unknown card, a card in the wrong place, no cards, too many. */
const BAD_DECKS = [
  { ...OWN, library: [...OWN.library, 1] },
  { ...OWN, crypt: OWN.library },
  { ...OWN, crypt: [] },
  { ...OWN, library: Array<number>(300).fill(OWN.library[0] ?? 0) },
];

/** Replays a saved game from the start, yielding at each decision. */
function* playedAgain(saved: string): Generator<Session> {
  const record: SavedTable = JSON.parse(saved);
  const session = sessionOf(record, fifthPool, chairsOf(record), LOCALES.en, 0);
  if (!(session instanceof Session)) throw new Error('The game cannot be played again.');
  const table = tableOf(session.game);
  while (table.decision !== null && table.state.decisions <= record.decisions.length) {
    const { options } = table.decision;
    const id = record.decisions[table.state.decisions];
    if (id === undefined && options.length > 1) return;
    session.choose(options.length === 1 ? 0 : options.findIndex((o) => optionId(table, o) === id), 'ordered');
    yield session;
  }
}

describe('a game against bots', () => {
  test.each([2, 3, 4, 5, 6])(
    'of %i players is played to its end, with undoing, loading and five languages',
    (seats) => {
      const clicker = new Clicker(newTable([seats - 2], seats, seats * 7, seats));
      const { dice } = clicker;
      while (clicker.now.end === null) {
        const before = clicker.news;
        const option = clicker.any();
        const after = clicker.choose(option);
        if (dice.percent(15)) {
          expect(after.canUndo).toBe(true);
          const undone = clicker.do({ is: 'undo' });
          expect(hashOf(undone)).toBe(hashOf(before));
          expect(nowOf(undone)).toEqual(nowOf(before));
          // Bots repeat their choices.
          const again = clicker.choose(option);
          expect(again.saved).toBe(after.saved);
        }
        if (dice.percent(10)) {
          const was = clicker.news;
          clicker.lang = LANGS[dice.roll(LANGS.length)] ?? 'en';
          const told = clicker.do({ is: 'lang', lang: clicker.lang });
          expect(told.logFrom).toBe(0);
          expect(told.saved).toBe(was.saved);
          expect(idsOf(told)).toEqual(idsOf(was));
        }
        if (dice.percent(10)) {
          const was = clicker.news;
          const loaded = clicker.do({
            is: 'load',
            lang: clicker.lang,
            saved: was.saved,
            orders: DEFAULT_ORDERS,
          });
          expect(loaded.saved).toBe(was.saved);
          expect(nowOf(loaded)).toEqual(nowOf(was));
        }
      }
      expect(clicker.now.end?.rows.length).toBe(seats);
      expect(clicker.ask({ is: 'choose', decision: '0', option: 'pass' }).is).toBe('refused');
    },
  );

  test('has the same log live and afterwards: unfinished lines are replaced', () => {
    const clicker = new Clicker(newTable([0], 5, 11, 1));
    const told = (log: readonly LogLine[]) => log.map(({ text }) => plainText(text));
    const transfers = () => told(clicker.log).filter((text) => text.startsWith('Influence:')).length;
    let inOnePhase = 0;
    while (clicker.now.turn < 13) {
      const { phase, decision } = clicker.now;
      const before = transfers();
      const transfer = decision?.options.find(({ icon }) => icon === 'transfer');
      clicker.choose(transfer?.id ?? clicker.any());
      if (phase !== 'influence') inOnePhase = 0;
      else if (clicker.now.phase === phase) inOnePhase += transfers() - before;
      expect(inOnePhase).toBeLessThan(2);
    }
    clicker.ask({ is: 'replay', lang: 'en', record: clicker.news.saved });
    const at = clicker.ask({ is: 'seek', step: clicker.now.step, viewer: 0 });
    expect(told(clicker.log)).toEqual(at.is === 'at' ? told(at.log) : []);
  });

  test('shows the log of each moment between two decisions', () => {
    const clicker = new Clicker(newTable([0], 5, 11, 1));
    const texts = (log: readonly StoryLine[]) => log.map(({ text }) => text);
    let moments = 0;
    while (clicker.now.turn < 13) {
      const before = clicker.log;
      const { frames, log, logFrom, saved } = clicker.choose(clicker.any());
      const between = new Map(frames.slice(0, -1).map((frame) => [frame.step, frame]));
      for (const then of playedAgain(saved)) {
        const { step, writing } = between.get(then.step) ?? NO_FRAME;
        between.delete(then.step);
        if (step < 0) continue;
        const shown = [...before.slice(0, logFrom), ...log.filter((line) => line.step <= step), ...writing];
        expect(shown.map(({ text }) => plainText(text))).toEqual(texts([...then.story(0), ...then.held(0)]));
        moments++;
      }
      expect([...between.keys()]).toEqual([]);
    }
    expect(moments).toBeGreaterThan(20);
  });

  test('has separate secret seeds for the game and for its bots', () => {
    const clicker = new Clicker({ ...newTable([0], 4, 1), seed: null });
    const { seed, bots: key, players }: SavedTable = JSON.parse(clicker.saved);
    expect([seed, key]).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}$/),
      expect.stringMatching(/^[0-9a-f]{32}$/),
    ]);
    expect(seed).not.toBe(key);
    const other = new Clicker({ ...newTable([0], 4, 1), seed: null });
    expect(JSON.parse(other.saved).seed).not.toBe(seed);
    const secrets = [seed, key, ...players.map(({ deck }) => deck.library.slice(0, 5).join()), '"decisions"'];
    for (let n = 0; n < 40 && clicker.now.end === null; n++) {
      const { saved: _, ...reply } = clicker.choose(clicker.any());
      const text = JSON.stringify(reply);
      expect(secrets.filter((secret) => text.includes(`${secret}`))).toEqual([]);
      expect(text).not.toMatch(/"(seed|seal|bots|deck|saved|record)":/);
    }
    // Bots repeat their choices after loading.
    const again = new Host(CARDS, bots);
    again.handle({ is: 'load', lang: 'en', saved: clicker.saved, orders: DEFAULT_ORDERS }, LOCALES.en);
    expect(again.saved()).toBe(clicker.saved);
  });

  test('of bots only is over at once', () => {
    const { now, news, log } = new Clicker(newTable([], 4, 3));
    expect(now.end).not.toBeNull();
    expect(news.frames.length).toBeGreaterThan(30);
    expect(log.length).toBeGreaterThan(100);
    expect(news.canUndo).toBe(false);
  });

  test('seats everybody with their deck and chair, also at random', () => {
    const table = { ...newTable([1], 5, 4), seating: 'random' as const };
    const { now, news } = new Clicker(table);
    expect(now.seats.map(({ name }) => name)).not.toEqual(table.chairs.map(({ name }) => name));
    expect(now.seats.find(({ chair }) => chair === 'person')?.name).toBe('Seat 1');
    expect(now.seats[Number(now.viewer)]?.name).toBe('Seat 1');
    const players: { name: string; deck: object }[] = JSON.parse(news.saved).players;
    const given: typeof players = JSON.parse(new Clicker(newTable([1], 5, 4)).news.saved).players;
    for (const { name, deck } of players) expect(given.find((p) => p.name === name)?.deck).toEqual(deck);
  });

  test('may have decks of the players’ own', () => {
    const host = new Host(CARDS, bots);
    const good = newTable([0], 4, 1);
    // Half of a deck: it need not be legal.
    const deck = { crypt: OWN.crypt.slice(0, 6), library: OWN.library.slice(0, 40) };
    const table = { ...good, chairs: good.chairs.map((chair, i) => (i === 0 ? { ...chair, deck } : chair)) };
    expect(host.handle({ is: 'new', lang: 'en', table, orders: DEFAULT_ORDERS }, LOCALES.en).is).toBe(
      'table',
    );
    const { players }: SavedTable = JSON.parse(host.saved() ?? '{}');
    expect(players.find(({ name }) => name === good.chairs[0]?.name)?.deck).toEqual(deck);
  });

  test('that cannot be set up is refused', () => {
    const host = new Host(CARDS, bots);
    const good = newTable([0], 4, 1);
    for (const table of [
      { ...good, chairs: good.chairs.slice(0, 1) },
      { ...good, chairs: [...good.chairs, ...good.chairs] },
      { ...good, seed: 0.5 },
      { ...good, chairs: good.chairs.map((chair) => ({ ...chair, deck: 'none' })) },
      ...BAD_DECKS.map((deck) => ({ ...good, chairs: good.chairs.map((chair) => ({ ...chair, deck })) })),
    ])
      expect(host.handle({ is: 'new', lang: 'en', table, orders: DEFAULT_ORDERS }, LOCALES.en).is).toBe(
        'refused',
      );
    expect(host.handle({ is: 'undo' }, LOCALES.fr)).toEqual({
      is: 'refused',
      text: 'Aucune partie n’est en cours.',
    });
  });

  test.each(LANGS)('with an invalid name or an unknown chair is refused with a sentence in %s', (lang) => {
    const good = newTable([0], 4, 1);
    const first = (changed: object): NewTable => ({
      ...good,
      chairs: good.chairs.map((chair, seat) => (seat === 0 ? { ...chair, ...changed } : chair)),
    });
    const said = (table: NewTable): string => {
      const reply = new Host(CARDS, bots).handle(
        { is: 'new', lang, table, orders: DEFAULT_ORDERS },
        LOCALES[lang],
      );
      return reply.is === 'refused' ? reply.text : reply.is;
    };
    const badNames = ['', ' ', 'a'.repeat(41), 'Eve\u001b[2J', 'Eve\nAdam', 7, null, undefined, {}, ['Eve']];
    const ofNames = new Set(badNames.map((name) => said(first({ name }))));
    const ofChairs = new Set(
      ['martian', 7, null, undefined, {}, '__proto__'].map((chair) => said(first({ chair }))),
    );
    for (const sentences of [ofNames, ofChairs]) {
      expect(sentences.size).toBe(1);
      for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.{10,}[^.]\.$/u);
    }
    expect(ofNames).not.toEqual(ofChairs);
    expect(said(first({ name: 'é'.repeat(40) }))).toBe('table');
  });

  test('refuses what is not offered and continues', () => {
    const clicker = new Clicker(newTable([0], 3, 9));
    const { id = '', options = [] } = clicker.now.decision ?? {};
    const option = options[0]?.id ?? '';
    expect(clicker.ask({ is: 'undo' }).is).toBe('refused');
    expect(clicker.ask({ is: 'choose', decision: id, option: 'pass/n77' }).is).toBe('refused');
    expect(clicker.ask({ is: 'choose', decision: '9999', option }).is).toBe('refused');
    expect(clicker.ask({ is: 'load', lang: 'en', saved: '{', orders: DEFAULT_ORDERS }).is).toBe('refused');
    expect(clicker.choose(option).is).toBe('table');
  });
});

const idsOf = (news: TableNews): unknown => [
  nowOf(news).step,
  nowOf(news).decision?.options.map(({ id }) => id),
];

// ---------------------------------------------------------------------------------------------- orders

/** Could an order pass here? It is another's turn, and passing is possible. */
const isOthers = ({ decision, active, viewer }: TableModel): boolean =>
  active !== viewer && decision?.pass != null && !CHOICES.some((choice) => choice === decision.window);

function occasionIn({ stage, viewer, cards }: TableModel): string {
  const isMine = (key: CardId): boolean => cards[key]?.seat === viewer;
  switch (stage?.is) {
    case 'combat':
      return stage.fighters.some(({ seat }) => seat === viewer) ? 'my combat' : 'other combat';
    case 'action':
      return stage.directedAt.some((seat) => seat === viewer) || stage.targets.some(isMine)
        ? 'at me'
        : 'others';
    case 'play':
      return stage.targets.some(isMine) ? 'at me' : 'others';
    default:
      return stage?.is ?? 'others';
  }
}

describe('standing orders', () => {
  test('without any, a person is asked in their own turn and where something must be chosen', () => {
    const clicker = new Clicker(newTable([1], 5, 21), { orders: NO_ORDERS });
    for (; clicker.now.end === null; clicker.choose(clicker.any())) expect(isOthers(clicker.now)).toBe(false);
  });

  test('stop on the occasions that they name, and only on those', () => {
    const asked = (orders: Partial<Orders>, table = newTable([1], 5, 2, 4)): string[] => {
      const clicker = new Clicker(table, { orders: { ...NO_ORDERS, ...orders } });
      const seen = new Set<string>();
      for (let i = 0; i < 120 && clicker.now.end === null; i++) {
        if (isOthers(clicker.now)) seen.add(occasionIn(clicker.now));
        clicker.choose(clicker.sensible());
      }
      return [...seen].sort();
    };
    const fighting = newTable([1], 5, 5);
    expect(asked({})).toEqual([]);
    expect(asked({ aimedAtMe: true }, fighting)).toEqual(['at me']);
    expect(asked({ aimedAtMe: true, myCombats: true }, fighting)).toEqual(['at me', 'my combat']);
    expect(asked({ referendums: true })).toEqual(['referendum']);
    expect(asked({ neighbours: true })).toEqual(['others']);
    expect(asked({ crossTable: true })).toEqual(['others']);
    expect(asked({ belowPool: 99 })).toEqual(expect.arrayContaining(['at me', 'others', 'referendum']));
  });

  test('are suspended by hold, until something other than passing is chosen', () => {
    const clicker = new Clicker(newTable([2], 4, 8), { orders: NO_ORDERS });
    let earlier = 0;
    for (let i = 0; i < 60 && clicker.now.end === null; i++) {
      const { news, now } = clicker;
      const option = clicker.sensible();
      const isPass = option === now.decision?.pass;
      expect(clicker.do({ is: 'hold', on: true }).hold).toBe(true);
      const held = clicker.choose(option);
      expect(held.hold).toBe(isPass);
      clicker.do({ is: 'load', lang: 'en', saved: news.saved, orders: NO_ORDERS });
      const passed = clicker.choose(option);
      expect(nowOf(held).step).toBeLessThanOrEqual(nowOf(passed).step);
      if (nowOf(held).step === nowOf(passed).step) continue;
      expect(isPass && isOthers(nowOf(held))).toBe(true);
      earlier++;
    }
    expect(earlier).toBeGreaterThan(0);
  });

  test('passing until my turn stops when something concerns me, or pool loss takes me below my limit', () => {
    let mine = 0;
    for (const seed of [2, 12]) {
      const clicker = new Clicker(newTable([0], 4, seed), { orders: { ...ALL_ORDERS, belowPool: 8 } });
      while (clicker.now.end === null) {
        const { turn, decision, active, viewer, seats } = clicker.now;
        const me = Number(viewer);
        if (decision?.pass == null) {
          clicker.choose(clicker.sensible());
          continue;
        }
        const pool = seats[me]?.pool ?? 0;
        clicker.do({ is: 'pass', until: 'turn' });
        const { now } = clicker;
        if (now.end !== null) break;
        const isConcerned = ['at me', 'my combat', 'referendum'].includes(occasionIn(now));
        const left = now.seats[me]?.pool ?? 0;
        const isMyTurn = now.active === me && (now.turn > turn || active === me);
        expect(
          isMyTurn || isConcerned || now.decision?.pass === null || (left < pool && left < 8),
          JSON.stringify({ seed, step: now.step, stage: now.stage, window: now.decision?.window }),
        ).toBe(true);
        if (now.active === me) {
          mine++;
          clicker.choose(clicker.sensible());
        }
      }
    }
    expect(mine).toBeGreaterThan(5);
  });

  test('do not skip a decision that was undone, or at which a game was saved', () => {
    const clicker = new Clicker(newTable([0], 5, 31), { orders: ALL_ORDERS });
    let others = 0;
    for (let i = 0; i < 60 && clicker.now.end === null; i++) {
      const { now } = clicker;
      const { step } = now;
      const { saved } = clicker.news;
      clicker.choose(clicker.sensible());
      if (!isOthers(now)) continue;
      others++;
      clicker.do({ is: 'orders', orders: NO_ORDERS });
      expect(nowOf(clicker.do({ is: 'undo' })).step).toBe(step);
      expect(nowOf(clicker.do({ is: 'load', lang: 'en', saved, orders: NO_ORDERS })).step).toBe(step);
      clicker.do({ is: 'orders', orders: ALL_ORDERS });
      clicker.choose(clicker.sensible());
    }
    expect(others).toBeGreaterThan(5);
  });
});

// ---------------------------------------------------------------------------------------------- hot-seat

describe('several people at one screen', () => {
  test.each([2, 4])('of %i seats: a curtain before each change, and nobody sees another hand', (seats) => {
    const people = [0, seats - 1];
    const clicker = new Clicker(newTable(people, seats, 5 + seats));
    const known = new Known(clicker.news, people);
    let [last, changes, undone] = [NONE, 0, 0];
    while (clicker.now.end === null) {
      const { news } = clicker;
      if (news.curtain) {
        changes++;
        expect(news.curtain.seat).not.toBe(last);
        expect(news.curtain.name).toBe(`Seat ${news.curtain.seat}`);
        expect(clicker.ask({ is: 'why', card: null })).toEqual({ is: 'why', lines: [] });
        expect(clicker.ask({ is: 'choose', decision: `${clicker.now.step}`, option: 'pass' }).is).toBe(
          'refused',
        );
        known.check(news, 'spectator');
        clicker.do({ is: 'ready' });
        last = news.curtain.seat;
        expect(clicker.now.viewer).toBe(last);
        // Decisions made before the screen changed hands cannot be undone.
        expect(clicker.news.canUndo).toBe(false);
        expect(clicker.ask({ is: 'undo' }).is).toBe('refused');
        continue;
      }
      expect(clicker.now.viewer).toBe(last);
      known.check(news, last);
      const before = hashOf(news);
      const isReal = (clicker.now.decision?.options.length ?? 0) > 1;
      const after = clicker.choose(clicker.any());
      if (!isReal || clicker.now.end !== null || !clicker.dice.percent(10)) continue;
      undone++;
      expect(after.canUndo).toBe(true);
      expect(hashOf(clicker.do({ is: 'undo' }))).toBe(before);
      expect(clicker.news.curtain).toBeNull();
    }
    const { saved } = clicker.news;
    expect(clicker.do({ is: 'load', lang: 'en', saved, orders: DEFAULT_ORDERS }).canUndo).toBe(false);
    expect(changes).toBeGreaterThan(10);
    expect(undone).toBeGreaterThan(1);
  });
});

/** All that each person may have seen so far, from a replay of the game. */
class Known {
  readonly #game;
  readonly #seen = new Map<number | 'spectator', Set<number>>();

  constructor({ saved }: KeptNews, people: readonly number[]) {
    const { seed, players, first, turnLimit } = JSON.parse(saved);
    this.#game = newGame({ pool: fifthPool, seed, players, first, turnLimit });
    for (const viewer of [...people, 'spectator'] as const) this.#seen.set(viewer, new Set());
    this.#look();
    // Cards shown only briefly between two decisions count as seen.
    this.#game.onEvent((event) => this.#look(cardsIn(event).map(({ id }) => id)));
  }

  #look(ids: Iterable<number> = tableOf(this.#game).state.def.keys()): void {
    const table = tableOf(this.#game);
    for (const id of ids)
      for (const [viewer, seen] of this.#seen)
        if (canSee(table, viewer, id)) seen.add(table.pool.cards[table.state.def[id] ?? NONE]?.card.id ?? 0);
  }

  check(news: KeptNews, viewer: number | 'spectator'): void {
    const record = JSON.parse(news.saved);
    const from = tableOf(this.#game).state.decisions;
    // What was undone since is still known.
    for (let at = from + 1; at <= record.decisions.length; at++) {
      if (replayOn(this.#game, record, at) !== null) break;
      this.#look();
    }
    const seen = this.#seen.get(viewer);
    const { saved: _, ...shown } = news;
    for (const [, number] of JSON.stringify(shown).matchAll(/"card":(\d+)/g))
      expect(seen?.has(Number(number)), `${number} is shown to ${viewer}`).toBe(true);
  }
}

// ---------------------------------------------------------------------------------------------- saves

describe('a saved game', () => {
  const clicker = new Clicker(newTable([0], 4, 17));
  for (let i = 0; i < 30 && clicker.now.end === null; i++) clicker.choose(clicker.any());
  const { saved } = clicker.news;
  const load = (json: string, lang: (typeof LANGS)[number] = 'en') =>
    new Host(CARDS, bots).handle({ is: 'load', lang, saved: json, orders: DEFAULT_ORDERS }, LOCALES[lang]);
  const changed = (fields: object): string => JSON.stringify({ ...JSON.parse(saved), ...fields });

  test('continues as it was, including undo', () => {
    const host = new Host(CARDS, bots);
    const reply = host.handle({ is: 'load', lang: 'en', saved, orders: DEFAULT_ORDERS }, LOCALES.en);
    expect(host.saved()).toBe(saved);
    expect(reply.is === 'table' && reply.canUndo).toBe(true);
    const all = read(clicker.news);
    expect(all.taken.length).toBeLessThan(all.decisions.length);
  });

  test('that is broken is refused with a sentence in each language', () => {
    const { decisions, players } = JSON.parse(saved);
    const broken = [
      '',
      'null',
      '{}',
      '[1]',
      saved.slice(0, -10),
      changed({ format: 'another' }),
      changed({ engine: 'a b' }),
      changed({ cards: 'others' }),
      changed({ seed: 1 }),
      changed({ seed: 'x' }),
      changed({ players: players.slice(1) }),
      changed({ players: [{ ...players[0], name: 'Another' }, ...players.slice(1)] }),
      changed({ decisions: decisions.slice(0, -1) }),
      changed({ decisions: decisions.toReversed() }),
      changed({ decisions: [...decisions, 'pass'] }),
      changed({ seal: {} }),
      changed({ snapshots: [{ at: 1, hash: 'x', state: {} }] }),
    ];
    for (const json of broken)
      for (const lang of LANGS) {
        const reply = load(json, lang);
        expect(reply.is, json.slice(0, 80)).toBe('refused');
        expect(reply.is === 'refused' && reply.text.length).toBeGreaterThan(10);
      }
  });

  test('with invalid chairs and choices continues without them', () => {
    for (const json of [
      changed({ chairs: 'all' }),
      changed({ chairs: ['person', 'martian', 'person', 'person'] }),
      changed({ taken: [5, 3, 'x'] }),
      changed({ taken: [1e9] }),
    ])
      expect(load(json).is).toBe('table');
  });

  test('with a letter changed anywhere is loaded or refused', () => {
    const { dice } = clicker;
    let refused = 0;
    for (let i = 0; i < 60; i++) {
      const at = dice.roll(saved.length);
      const reply = load(`${saved.slice(0, at)}${'x0"[ '.charAt(dice.roll(5))}${saved.slice(at + 1)}`);
      expect(['table', 'refused']).toContain(reply.is);
      if (reply.is === 'refused') refused++;
    }
    expect(refused).toBeGreaterThan(40);
  });
});

describe('signs of players', () => {
  const signsIn = (seed: number, seating: NewTable['seating'], signs?: readonly number[]) => {
    const { chairs } = newTable([0], 5, seed);
    const asked = chairs.map((chair, place) => (signs ? { ...chair, sign: signs[place] ?? 0 } : chair));
    const clicker = new Clicker({ chairs: asked, seating, seed });
    const { seats } = clicker.now;
    return { clicker, of: new Map(seats.map(({ name, seat }) => [name, clicker.news.signs[seat]])) };
  };

  test('stay theirs wherever they are seated, after loading, and in the replay', () => {
    const signs = [3, 0, 5, 1, 2];
    const { clicker, of } = signsIn(7, 'random', signs);
    expect(clicker.news.signs).not.toEqual(signs);
    expect([0, 1, 2, 3, 4].map((place) => of.get(`Seat ${place}`))).toEqual(signs);
    const { saved } = clicker;
    const loaded = clicker.do({ is: 'load', lang: 'en', saved, orders: DEFAULT_ORDERS });
    expect(loaded.signs).toEqual(signsIn(7, 'random', signs).clicker.news.signs);
    const opened = clicker.ask({ is: 'replay', lang: 'en', record: saved });
    expect(opened).toMatchObject({ is: 'replay', signs: loaded.signs, own: clicker.now.viewer });
  });

  test('are by default those of their places in the list', () => {
    const { of } = signsIn(7, 'random');
    expect([0, 1, 2, 3, 4].map((place) => of.get(`Seat ${place}`))).toEqual([0, 1, 2, 3, 4]);
  });

  test('of an old or a broken save are those of the seats', () => {
    const { clicker } = signsIn(7, 'random');
    const { signs: _, ...old } = JSON.parse(clicker.saved);
    for (const signs of [undefined, 'no', [1], [0, 0, 1, 2, 3], [0, 1, 2, 3, 99]]) {
      const saved = JSON.stringify({ ...old, signs });
      const loaded = clicker.do({ is: 'load', lang: 'en', saved, orders: DEFAULT_ORDERS });
      expect(loaded.signs).toEqual([0, 1, 2, 3, 4]);
    }
  });
});

test('somebody who was ousted and watches the rest is shown it again after loading, from where they were', () => {
  const isOut = ({ viewer, seats }: TableModel): boolean =>
    seats.some(({ seat, ousted }) => seat === viewer && ousted);
  const clicker = new Clicker(newTable([1], 5, 3), { orders: NO_ORDERS });
  while (clicker.now.end === null) clicker.choose(clicker.now.decision?.pass ?? clicker.any());
  const rest = clicker.news.frames.filter(isOut);
  expect(rest.length).toBeGreaterThan(5);
  const { saved } = clicker;
  const { log } = clicker;
  for (const watched of [rest[0]?.step, rest[4]?.step].filter((step) => step !== undefined)) {
    const again = clicker.do({ is: 'load', lang: 'en', saved, orders: NO_ORDERS, watched });
    const [first] = again.frames;
    expect(again.frames.length).toBeGreaterThan(1);
    expect(again.frames.every((frame) => isOut(frame) && frame.step >= watched)).toBe(true);
    // The same table; a forced choice has no moment of its own.
    expect((first?.step ?? 0) - watched).toBeLessThan(20);
    expect(nowOf(again)).toEqual(rest.at(-1));
    expect(again.saved).toBe(saved);
    expect(clicker.log).toEqual(log);
    expect(again.canUndo).toBe(true);
  }
  // Whoever has seen the end is shown the end.
  expect(clicker.do({ is: 'load', lang: 'en', saved, orders: NO_ORDERS }).frames).toHaveLength(1);
});
