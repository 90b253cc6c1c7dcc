import { readFileSync } from 'node:fs';
import { type CardId, Dice, type Game, newGame, type Seat } from '@methuselah/engine';
import { CHOICES, tableOf, WINDOW_TABLE } from '@methuselah/engine/internal';
import { readScenarios, runScenario, ScenarioError, startScenario, testSetup } from '@methuselah/testkit';
import { describe, expect, test } from 'vitest';
import { answer, BOT_NAMES, BOTS, type Bot } from '../src/index.ts';
import { evaluate } from '../src/internal.ts';
import { eyesOf, fiveDecks, withOtherSecrets } from './help.ts';

const WINDOWS: readonly string[] = [...Object.keys(WINDOW_TABLE), ...CHOICES];
/** Scenarios with decisions that rarely occur in games. */
const RARE = [
  'testkit/scenarios/audit/as-vampire',
  'testkit/scenarios/combat/strikes',
  'testkit/scenarios/damage/prevention',
  'testkit/scenarios/diablerie/diablerie',
  'testkit/scenarios/glossary/steal',
  'testkit/scenarios/politics/action',
  'cards/scenarios/parity-shift',
];

/** Zones with cards that a seat cannot see. */
const ZONES = ['own library', 'own crypt', 'library', 'crypt', 'hand', 'uncontrolled'] as const;
type HiddenZone = (typeof ZONES)[number];

/** The hidden zones in which some card has changed. */
function swapped(game: Game, other: Game, seat: Seat): Set<HiddenZone> {
  const found = new Set<HiddenZone>();
  const { seats, cards, def } = tableOf(game).state;
  const look = (zone: HiddenZone, ids: readonly CardId[]): void => {
    if (ids.some((id) => def[id] !== tableOf(other).state.def[id])) found.add(zone);
  };
  seats.forEach((s, at) => {
    look(at === seat ? 'own library' : 'library', s.library);
    look(at === seat ? 'own crypt' : 'crypt', s.crypt);
    if (at !== seat) look('hand', s.hand);
  });
  const waiting = cards.filter((c) => c.region === 'uncontrolled' && c.controller !== seat);
  look(
    'uncontrolled',
    waiting.map((c) => c.id),
  );
  return found;
}

/** Each decision of a scenario file, with cards added to all hands and libraries. */
function* decisionsOf(file: string): Iterable<Game> {
  const source = readFileSync(new URL(`../../${file}.yaml`, import.meta.url), 'utf8');
  for (const scenario of readScenarios(file, source)) {
    if (scenario instanceof ScenarioError) throw scenario;
    const game = startScenario(scenario);
    for (const { decision, option } of runScenario(scenario, ['plain']).record) {
      const at = game.fork();
      const { state, pool } = tableOf(at);
      const { cards } = pool;
      state.seats.forEach((s, seat) => {
        for (let i = 0; i < 8; i++) {
          const def = (seat * 8 + i * 5) % cards.length;
          if (cards[def]?.card.kind === 'vampire') continue;
          if (i % 2 === 0 || seat === at.decider) s.library.push(state.def.length);
          else s.hand.push(state.def.length);
          state.def.push(def);
          state.owner.push(seat);
        }
      });
      yield at;
      game.choose(decision, option);
    }
  }
}

/** Samples common kinds of decision; checks all of a rare kind. */
const isSampled = (seen: number): boolean => seen < 25 || seen % 40 === 0;

describe('a bot knows only what its seat may know', () => {
  const dice = new Dice(7);
  const windows = new Map<string, number>();
  const zones = new Set<HiddenZone>();
  const differ: string[] = [];

  function compare(game: Game, n: number): void {
    const window = tableOf(game).decision?.window ?? '';
    const seen = windows.get(window) ?? 0;
    windows.set(window, seen + 1);
    if (!isSampled(seen)) return;
    const other = withOtherSecrets(game, game.decider, dice);
    for (const zone of swapped(game, other, game.decider)) zones.add(zone);
    for (const name of BOT_NAMES)
      if (answer(other, BOTS[name](n)) !== answer(game, BOTS[name](n))) differ.push(`${name}: ${window}`);
  }

  function playThrough(game: Game, mover: Bot): void {
    for (let n = 0; !game.over && n < 1500; n++) {
      if (game.optionCount > 1) compare(game, n);
      game.chooseAt(answer(game, mover));
    }
  }

  test('every bot chooses the same with all hidden cards swapped, at every kind of decision', () => {
    for (let seed = 1; seed <= 8; seed++)
      playThrough(fiveDecks(seed), (seed % 2 === 0 ? BOTS.novice : BOTS.heuristic)(seed));
    // Test cards cause decisions that the real ones do not.
    for (let seed = 1; seed <= 30; seed++)
      playThrough(newGame(testSetup(seed, 2 + (seed % 5))), BOTS.prudent(seed));
    for (const file of RARE) for (const game of decisionsOf(file)) if (game.optionCount > 1) compare(game, 1);
    expect(differ).toEqual([]);
    expect([...zones].sort()).toEqual([...ZONES].sort());
    const missing = WINDOWS.filter((window) => !windows.has(window));
    expect(missing).toEqual([]);
  });

  test('the evaluation does not depend on hidden cards', () => {
    const dice = new Dice(8);
    const game = fiveDecks(4);
    const mover = BOTS.novice(4);
    for (let n = 0; !game.over && n < 300; n++) {
      const other = withOtherSecrets(game, game.decider, dice);
      expect(evaluate(eyesOf(other, game.decider))).toBe(evaluate(eyesOf(game, game.decider)));
      game.chooseAt(answer(game, mover));
    }
  });

  test('evaluating, choosing and explaining do not change the game', () => {
    const game = fiveDecks(5);
    const mover = BOTS.heuristic(5);
    for (let n = 0; !game.over && n < 300; n++) {
      const before = game.hash();
      const place = answer(game, mover);
      expect(game.hash()).toBe(before);
      game.chooseAt(place);
    }
  });
});
