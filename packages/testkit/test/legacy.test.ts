import {
  type Asks,
  compilePool,
  Dice,
  type EventType,
  type Game,
  type GameEvent,
  type View,
} from '@methuselah/engine';
import { canSee, type EventOf, pollOf, resume, tableOf } from '@methuselah/engine/internal';
import { SECTS, TITLES, type VampireCard } from '@methuselah/engine/language';
import { describe, expect, it } from 'vitest';
import { testPool } from '../src/cards/index.ts';
import { deepViolations, violations } from '../src/invariants.ts';
import { ScenarioError } from '../src/scenario/error.ts';
import { positionOf } from '../src/scenario/position.ts';
import { readScenarios } from '../src/scenario/read.ts';

/** The position of a scenario, as a game. */
function position(text: string, asks: Asks = 'phases'): Game {
  const [scenario] = readScenarios('test', `name: A position\n${text}`);
  if (scenario === undefined || scenario instanceof ScenarioError) throw scenario;
  if (scenario.kind !== 'position') throw new Error('It is not a position.');
  const names = scenario.players.map((p) => p.name);
  return resume(testPool, positionOf(scenario, testPool).state, names, asks);
}

function decide(game: Game, ...texts: string[]): void {
  for (const text of texts) {
    const { id = '', options = [] } = game.decision ?? {};
    const chosen = options.find((o) => o.text === text);
    if (chosen === undefined)
      throw new Error(`"${text}" is none of ${options.map((o) => o.text).join(' | ')}`);
    expect(game.choose(id, chosen.id)).toEqual({ ok: true });
  }
}

/** Collects all events from now on. */
function listen(game: Game): GameEvent[] {
  const events: GameEvent[] = [];
  game.onEvent((event) => events.push(event));
  return events;
}
const of = <T extends EventType>(events: readonly GameEvent[], type: T) =>
  events.filter((e): e is EventOf<T> => e.type === type);

const REFERENDUM = `
players:
  Sarah: { hand: [Levy, Silenced], ready: [Della Marsh, Perpetua Lyle] }
  Alexis: { ready: [{ Tamsin Rusk: { locked: true } }, { Osric Vale: { locked: true } }] }
  Nora: {}
`;

describe('a referendum as everybody sees it', () => {
  it('R-SECT-22: the running votes, with the block where it is now', () => {
    const game = position(REFERENDUM);
    const polls = (): View['referendum'][] =>
      [0, 1, 2, 'spectator' as const].map((v) => game.view(v).referendum);
    const stands = (
      votes: readonly [number, number],
      prisci: 'for' | 'against' | 'abstaining',
      ballots: readonly [number, number],
    ): void => {
      const poll = {
        for: votes[0],
        against: votes[1],
        prisci,
        ballots: { for: ballots[0], against: ballots[1] },
      };
      expect(polls()).toEqual([poll, poll, poll, poll]);
      expect(pollOf(tableOf(game))).toEqual(poll);
    };
    expect(polls()).toEqual([null, null, null, null]);
    const events = listen(game);
    decide(game, 'Sarah plays Levy with Della Marsh');
    stands([0, 0], 'abstaining', [0, 0]);
    decide(game, 'Sarah votes for');
    stands([1, 0], 'abstaining', [0, 0]);
    decide(game, 'Perpetua Lyle votes for');
    stands([5, 0], 'for', [1, 0]);
    decide(game, 'Tamsin Rusk votes against');
    stands([2, 0], 'abstaining', [1, 1]);
    decide(game, 'Sarah passes', 'Osric Vale votes against');
    stands([2, 3], 'against', [1, 2]);
    decide(game, 'Sarah plays Silenced with Della Marsh', 'Sarah chooses Osric Vale');
    // The referendum is over: no votes are left to cast.
    expect(polls()).toEqual([null, null, null, null]);
    expect(of(events, 'prisciShifted').map((e) => e.side)).toEqual(['for', null, 'against', null]);
    expect(of(events, 'cast').map((e) => [e.amount, e.side])).toEqual([
      [1, 'for'],
      [1, 'for'],
    ]);
    expect(of(events, 'ballot').map((e) => [e.amount, e.side])).toEqual([
      [1, 'for'],
      [1, 'against'],
      [1, 'against'],
    ]);
    expect(of(events, 'tallied').map((e) => [e.for, e.against])).toEqual([[2, 0]]);
  });
});

describe('a withdrawal as everybody sees it', () => {
  const ENDING = 'players: { Sarah: {}, Alexis: {}, Nora: { ready: [Bramble] } }\nphase: unlock';
  const withdrawing = (game: Game): boolean[] => game.view('spectator').seats.map((p) => p.withdrawing);
  const passUntil = (game: Game, seat: number, window: string): void => {
    while (game.decision?.seat !== seat || game.decision.window !== window) game.chooseAt(0);
  };

  it('R-END-11: announced, and failed', () => {
    const game = position(ENDING);
    const events = listen(game);
    expect(withdrawing(game)).toEqual([false, false, false]);
    decide(game, 'Sarah announces to withdraw');
    expect(withdrawing(game)).toEqual([true, false, false]);
    passUntil(game, 2, 'minion');
    decide(game, 'Bramble bleeds Sarah');
    expect(withdrawing(game)).toEqual([false, false, false]);
    expect(of(events, 'withdrawing').map((e) => e.seat)).toEqual([0]);
    expect(of(events, 'withdrawalFailed').map((e) => e.seat)).toEqual([0]);
  });

  it('R-END-13: announced, and come to its end: withdrawn, not ousted', () => {
    const game = position(ENDING);
    const events = listen(game);
    decide(game, 'Sarah announces to withdraw');
    passUntil(game, 2, 'discard');
    game.chooseAt(0);
    expect(of(events, 'withdrew').map((e) => e.seat)).toEqual([0]);
    expect(of(events, 'ousted')).toEqual([]);
    expect(of(events, 'victoryPoint').map((e) => e.seat)).toEqual([0]);
    expect(game.view('spectator').seats.map((p) => [p.ousted, p.withdrawing])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
    expect(violations(game)).toEqual([]);
  });
});

describe('a merged vampire', () => {
  const MERGED = `
players:
  Sarah: { hand: [Long Slumber], ready: [{ Hester Lorne Awakened: { merged: true } }], uncontrolled: [Bramble], crypt: [Corvin Sable, Edric Vane] }
  Alexis: {}
phase: master
`;

  it('R-MERGE-03: is seen by all, both cards of it', () => {
    const game = position(MERGED, 'choices');
    const merged = tableOf(game).state.cards.find((c) => c.merged >= 0);
    if (merged === undefined) throw new Error('nothing is merged');
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(game.view(viewer).cards.find((c) => c.key === game.keys(viewer).key(merged.id))).toMatchObject({
        card: 76,
        merged: 75,
      });
      expect(canSee(tableOf(game), viewer, merged.merged)).toBe(true);
    }
    expect(violations(game)).toEqual([]);
    expect(deepViolations(game, new Dice(1))).toEqual([]);
  });

  it('R-MERGE-03: is hidden in the uncontrolled region, both cards of it', () => {
    const game = position(MERGED, 'choices');
    decide(game, 'Sarah plays Long Slumber');
    const merged = tableOf(game).state.cards.find((c) => c.merged >= 0);
    if (merged === undefined) throw new Error('nothing is merged');
    expect(merged.region).toBe('uncontrolled');
    const seen = (viewer: 0 | 1 | 'spectator') =>
      game.view(viewer).cards.find((c) => c.key === game.keys(viewer).key(merged.id));
    expect(seen(0)).toMatchObject({ card: 76, merged: 75, name: 'Hester Lorne Awakened' });
    for (const viewer of [1, 'spectator'] as const) {
      expect(seen(viewer)).toMatchObject({
        card: null,
        merged: null,
        name: expect.stringMatching(/^uncontrolled/),
      });
      for (const id of [merged.id, merged.merged]) expect(canSee(tableOf(game), viewer, id)).toBe(false);
    }
    expect(violations(game)).toEqual([]);
    expect(deepViolations(game, new Dice(1))).toEqual([]);
  });

  it('R-MERGE-03: leaves play as the two cards it was, whichever came first', () => {
    for (const [first, second] of [
      ['Hester Lorne', 'Hester Lorne Awakened'],
      ['Hester Lorne Awakened', 'Hester Lorne'],
    ]) {
      const game = position(
        `players: { Sarah: { pool: 1, ready: [${first}], uncontrolled: [${second}] }, Alexis: {}, Nora: {} }\nphase: influence`,
      );
      const events = listen(game);
      decide(game, `Sarah merges ${second} with ${first}`);
      const { state, pool } = tableOf(game);
      expect(of(events, 'merged').map((e) => [e.card.id, e.incoming.id])).toEqual([[0, 1]]);
      expect(state.seats[0]?.removed.map((id) => pool.cards[state.def[id] ?? -1]?.card.name).sort()).toEqual(
        [first, second].sort(),
      );
      // Each card has its own definition again.
      for (const [id, name] of [first, second].entries())
        expect(pool.cards[state.def[id] ?? -1]).toBe(pool.byName.get(name ?? '')?.[0]);
    }
  });
});

describe('the definition of a merged vampire', () => {
  const base: VampireCard = {
    kind: 'vampire',
    id: 1,
    name: 'Base',
    capacity: 4,
    clan: 'Thorn',
    group: 1,
    sect: 'camarilla',
    disciplines: { pot: 2, cel: 1 },
    title: 'justicar',
    traits: ['scarce'],
    circle: 'Hollow',
    slaveTo: 'Quill',
    strength: 2,
  };
  const advanced: VampireCard = {
    kind: 'vampire',
    id: 2,
    name: 'Advanced',
    capacity: 6,
    clan: 'Lantern',
    group: 2,
    sect: 'sabbat',
    disciplines: { pot: 1 },
    traits: ['flight'],
    bleed: 2,
    advancedOf: 1,
  };
  const merged = (a: VampireCard, b: VampireCard) => {
    const pool = compilePool([b, a]);
    return pool.cards[pool.byId.get(a.id)?.whenMerged ?? -1];
  };

  it('R-MERGE-04: the advanced card in full', () => {
    const both = merged(advanced, base);
    expect(both).toMatchObject({
      capacity: 6,
      clan: 'Lantern',
      disciplines: { pot: 1 },
      uniqueKey: 0,
      base: 0,
    });
    expect(SECTS[both?.sect ?? -1]).toBe('sabbat');
    expect(both?.card).toMatchObject({ id: 2, name: 'Advanced', bleed: 2 });
  });

  it('R-MERGE-04: and the text of the base card: traits, title, circle, whose slave it is', () => {
    const both = merged(advanced, base);
    expect(both).toMatchObject({ circle: 'Hollow', slaveTo: 'Quill' });
    expect(both?.card).toMatchObject({ traits: ['scarce', 'flight'], strength: 2 });
    // The justicar's clan is that of the card that names the title.
    expect(TITLES[both?.title ?? -1]).toBe('justicar');
    expect(both?.domain).toBe('Thorn');
  });

  it('R-MERGE-04: unless the advanced card says otherwise', () => {
    const both = merged({ ...advanced, circle: 'Ember', slaveTo: 'Thorn', title: 'own', votes: 2 }, base);
    expect(both).toMatchObject({ circle: 'Ember', slaveTo: 'Thorn', domain: '' });
    expect(TITLES[both?.title ?? -1]).toBe('own');
    expect(both?.card).toMatchObject({ votes: 2 });
  });

  it('R-MERGE-06: base, advanced and merged are one unique vampire', () => {
    const pool = compilePool([base, advanced]);
    expect(pool.cards.map((c) => c.uniqueKey)).toEqual([0, 0, 0]);
  });

  it('needs the base card in the pool', () => {
    expect(() => compilePool([advanced])).toThrow('The base card of Advanced is not in the pool.');
  });
});
