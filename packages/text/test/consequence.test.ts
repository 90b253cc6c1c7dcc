import { DECKS, PLAYABLE_CARDS, toDeck } from '@methuselah/cards';
import {
  compilePool,
  Dice,
  type Game,
  newGame,
  type Option,
  type OptionOf,
  type Verb,
} from '@methuselah/engine';
import { canSee, NONE, tableOf } from '@methuselah/engine/internal';
import { consequenceText, localeOf } from '@methuselah/text/internal';
import { describe, expect, it } from 'vitest';

/** Compares the stated consequences of options with what then happens. */

const en = localeOf('en');
const pool = compilePool(PLAYABLE_CARDS);
const players = ['Anna', 'Bea', 'Carl', 'Dirk', 'Elsa'].map((name, i) => {
  const deck = DECKS[i];
  if (deck === undefined) throw new Error(`There is no deck ${i}.`);
  return { name, deck: toDeck(deck) };
});

/** Plays random games and looks at every decision until enough was seen. */
function eachDecision(
  look: (game: Game) => void,
  { asks = 'choices', games = 8, enough = () => false }: Looking = {},
): void {
  for (let seed = 1; seed <= games && !enough(); seed++) {
    const game = newGame({ pool, seed, players, turnLimit: 120, asks });
    const dice = new Dice(seed);
    while (game.decision !== null) {
      look(game);
      game.chooseAt(dice.roll(game.optionCount));
    }
  }
}

interface Looking {
  readonly asks?: 'choices' | 'phases';
  readonly games?: number;
  readonly enough?: () => boolean;
}
interface Said<V extends Verb> {
  readonly seat: number;
  readonly option: OptionOf<V>;
  readonly parts: readonly string[];
  /** The game after the option was chosen. */
  readonly then: Game;
  readonly before: Game;
}

/** The first options of a verb that random games offer. */
function allOf<V extends Verb>(verb: V, most = 60): Said<V>[] {
  const found: Said<V>[] = [];
  const isOf = (o: Option): o is OptionOf<V> => o.verb === verb;
  const enough = (): boolean => found.length >= most;
  const look = (game: Game): void =>
    game.decision?.options.forEach(({ option }, place) => {
      if (!isOf(option) || enough()) return;
      const then = game.fork();
      then.chooseAt(place);
      const parts = consequenceText(tableOf(game), option, game.decider, en);
      found.push({ seat: game.decider, option, parts, then, before: game.fork() });
    });
  eachDecision(look, { games: 40, enough });
  expect(found.length).toBeGreaterThan(0);
  return found;
}

const poolOf = (game: Game, seat: number): number => tableOf(game).state.seats[seat]?.pool ?? 0;
const countersOn = (game: Game, id: number): number =>
  tableOf(game).state.cards.find((c) => c.id === id)?.counters ?? 0;

describe('numbers match the game that follows', () => {
  it.each(['transfer', 'takeBack'] as const)('%s: pool, blood and transfers', (verb) => {
    for (const { seat, option, parts, then, before } of allOf(verb)) {
      expect(parts[0]).toBe(`pool ${poolOf(before, seat)} → ${poolOf(then, seat)}`);
      const { vampire } = option;
      expect(parts[1]).toContain(`${countersOn(before, vampire)} → ${countersOn(then, vampire)} of `);
      const [all = 0, left = 0] = [before, then].map((game) => tableOf(game).state.seats[seat]?.transfers);
      expect(parts[2]).toBe(`${all - left} of ${all} ${all === 1 ? 'transfer' : 'transfers'}`);
    }
  });

  it('a vampire drawn from the crypt, a pool for the Edge', () => {
    for (const { seat, parts, then, before } of allOf('drawCrypt', 10))
      expect(parts[0]).toBe(`1 pool: ${poolOf(before, seat)} → ${poolOf(then, seat)}`);
    for (const { seat, parts, then, before } of allOf('edgePool', 10))
      expect(parts).toEqual([`pool ${poolOf(before, seat)} → ${poolOf(then, seat)}`]);
  });

  it('votes cast', () => {
    for (const { parts, option, before, then } of [...allOf('cast'), ...allOf('castOwn')]) {
      const { side } = option;
      const count = (game: Game): number =>
        (tableOf(game).state.frames.find((f) => f.kind === 'referendum')?.ballots ?? [])
          .filter((b) => b.side === (side === 'for' ? 1 : -1))
          .reduce((sum, b) => sum + b.amount, 0);
      // The last vote ends the referendum.
      if (!tableOf(then).state.frames.some((f) => f.kind === 'referendum')) continue;
      const said = parts.find((part) => part.startsWith(`votes ${side}`));
      if (said === undefined) expect(count(then)).toBe(count(before));
      else {
        const [from = 0, to = 0] = [...said.matchAll(/\d+/g)].map(Number);
        expect(to - from).toBe(count(then) - count(before));
      }
    }
  });
});

describe('actions', () => {
  it('name their effect, their stealth, and that their minion locks', () => {
    for (const { parts, then, option, before } of allOf('act')) {
      expect(parts.at(-1)).toMatch(/ locks$/);
      expect(parts.at(-2)).toMatch(/^stealth −?\d+$/);
      // Rescues and taking equipment require more choices first.
      const action = tableOf(then).state.frames.find((f) => f.kind === 'action');
      if (action === undefined || action.minion !== option.minion) continue;
      expect(parts.at(-2)).toContain(`${action.stealth}`);
      expect(tableOf(before).state.cards.find((c) => c.id === option.minion)?.locked).toBe(false);
    }
  });

  it('an unblocked bleed burns the stated pool', () => {
    let bled = 0;
    for (const { parts, option, before } of allOf('act', 300)) {
      if (option.action !== 'bleed') continue;
      const said = parts[0]?.match(/^(\S+) (\d+) → (\d+) pool/);
      if (!said) continue;
      const game = before.fork();
      const seat = tableOf(game).names.indexOf(said[1] ?? '');
      expect(poolOf(game, seat)).toBe(Number(said[2]));
      game.chooseAt(
        game.decision?.options.findIndex(
          (o) => o.option.verb === 'act' && o.option.minion === option.minion,
        ) ?? 0,
      );
      // Everybody passes until the action is over.
      while (tableOf(game).state.frames.some((f) => f.kind === 'action') && game.decision !== null) {
        const pass = game.decision.options.findIndex((o) => o.option.verb === 'pass');
        if (pass < 0) break;
        game.chooseAt(pass);
      }
      if (tableOf(game).state.frames.some((f) => f.kind === 'action')) continue;
      bled += 1;
      expect(poolOf(game, seat)).toBe(Number(said[3]));
    }
    expect(bled).toBeGreaterThan(5);
  });

  it('a block states its margin, and that combat follows', () => {
    for (const { parts } of allOf('block')) {
      expect(parts[0]).toMatch(/^intercept −?\d+ against stealth −?\d+/);
      expect(parts[1]).toMatch(/ if it succeeds$/);
    }
  });
});

describe('combat', () => {
  it('strikes, maneuvers and presses', () => {
    for (const { parts } of allOf('handStrike'))
      expect(parts[0]).toMatch(/^\d+ (aggravated )?damage|^no effect at long range$/);
    for (const { parts, before, then } of allOf('maneuver', 3)) {
      const long = (game: Game) => tableOf(game).state.frames.find((f) => f.kind === 'combat')?.long;
      expect(parts).toEqual([`to ${long(before) ? 'close' : 'long'} range`]);
      expect(long(then)).not.toBe(long(before));
    }
    for (const { parts, before } of allOf('press', 3)) {
      const combat = tableOf(before).state.frames.find((f) => f.kind === 'combat');
      expect(parts).toEqual([combat?.pressed ? 'the combat ends' : 'another round']);
    }
  });
});

describe('passing', () => {
  const said = new Map<string, Set<string>>();
  eachDecision(
    (game) => {
      const { decision, decider } = game;
      for (const { option } of decision?.options ?? []) {
        if (option.verb !== 'pass' || decision === null) continue;
        const texts = said.get(decision.window) ?? new Set();
        said.set(decision.window, texts);
        texts.add(consequenceText(tableOf(game), option, decider, en).join(' · '));
      }
    },
    { asks: 'phases' },
  );
  const at = (window: string): string[] => [...(said.get(window) ?? [])];

  it.each([
    ['master', /^1 master phase action unused$/],
    ['influence', /^4 transfers unused$/],
    ['discard', /^1 discard phase action unused$/],
    ['minion', /^\d unlocked minions? do(es)? not act$/],
    ['beforeBlocks', /^(the action succeeds unless somebody else blocks|nobody blocks the action)/],
    ['blocking', /^the (block succeeds|attempt to block fails)$/],
    ['press', /^the combat ends$/],
    ['range', /^stays at close range$/],
    ['damage', / takes \d.* damage \(\d+ blood left\)/],
    ['polling', /^as it stands it (passes|fails), \d+ to \d+$/],
  ])('%s', (window, pattern) => {
    expect(at(window).filter((text) => pattern.test(text))).not.toEqual([]);
  });

  it('states the pool lost to a bleed that is not blocked', () => {
    expect(at('beforeBlocks').some((text) => / · pool \d+ → \d+/.test(text))).toBe(true);
  });
});

it('reveals no hidden card', () => {
  const leaks: string[] = [];
  let looked = 0;
  eachDecision((game) => {
    const { decision, decider } = game;
    const table = tableOf(game);
    const { state, pool } = table;
    const name = (id: number): string => pool.cards[state.def[id] ?? NONE]?.card.name ?? '';
    const viewer = (decider + 1) % state.seats.length;
    const seen = new Set(
      state.def
        .map((_, id) => id)
        .filter((id) => canSee(table, viewer, id))
        .map(name),
    );
    const hidden = (state.seats[decider]?.hand ?? []).map(name).filter((card) => !seen.has(card));
    for (const { option } of decision?.options ?? []) {
      for (const reader of [viewer, 'spectator'] as const)
        for (const part of consequenceText(table, option, reader, en)) {
          looked += 1;
          if (hidden.some((card) => part.includes(card))) leaks.push(part);
        }
      // The price would reveal the card.
      if (option.verb === 'play') expect(consequenceText(table, option, viewer, en)).toEqual([]);
      if (option.verb === 'transfer')
        expect(consequenceText(table, option, viewer, en)[1]).toMatch(/^uncontrolled \d+ \d+ → \d+$/);
    }
  });
  expect(looked).toBeGreaterThan(1000);
  expect(leaks).toEqual([]);
});
