import { tableOf } from '@methuselah/engine/internal';
import { describe, expect, test } from 'vitest';
import { BOTS } from '../src/index.ts';
import { explain } from '../src/internal.ts';
import { choice, eyesOf, position } from './help.ts';

describe('bleeding', () => {
  test('a possible oust is taken', () => {
    const game = position(`
players:
  Sarah: { ready: [Colette] }
  Alexis: { pool: 1 }
  Nora: {}
`);
    expect(choice(game)).toBe('Colette bleeds Alexis');
  });

  test('the bleed is increased once nobody can block', () => {
    const game = position(`
players:
  Sarah: { ready: [Colette], hand: [Conditioning] }
  Alexis: { pool: 3 }
  Nora: {}
`);
    expect(choice(game)).toBe('Colette bleeds Alexis');
    const taken: string[] = [];
    for (
      let i = 0;
      i < 6 && !game.over && game.decider === 0 && tableOf(game).state.phase === 'minion';
      i++
    ) {
      const chosen = choice(game);
      taken.push(chosen);
      game.chooseAt(explain(eyesOf(game, 0), tableOf(game).decision ?? fail())[0]?.place ?? 0);
    }
    expect(taken.some((text) => text.includes('plays Conditioning'))).toBe(true);
    expect(game.over || tableOf(game).state.seats[1]?.ousted).toBe(true);
  });
});

test('blood needed for the cost of the action is not spent on increasing it', () => {
  const game = position(`
players:
  Sarah:
    hand: [Govern the Unaligned, Conditioning]
    ready:
      - Colette: { blood: 1 }
  Alexis: { pool: 9 }
  Nora: {}
`);
  game.chooseAt(
    tableOf(game).decision?.options.findIndex(
      (o) =>
        o.verb === 'play' && o.minion >= 0 && tableOf(game).pool.uses[o.use]?.text.action?.kind === 'bleed',
    ) ?? -1,
  );
  for (let i = 0; i < 6; i++) {
    const { decision, state } = tableOf(game);
    if (game.decider !== 0 || state.phase !== 'minion' || decision === null) break;
    expect(choice(game)).not.toContain('Conditioning');
    game.chooseAt(explain(eyesOf(game, 0), decision)[0]?.place ?? 0);
  }
  expect(tableOf(game).state.seats[1]?.pool).toBe(6);
});

describe('bounces', () => {
  const bled = (pool: number): string => `
players:
  Sarah: { ready: [Colette], hand: [Conditioning] }
  Alexis: { pool: ${pool}, ready: [Lauren], hand: [Deflection] }
  Nora: {}
`;
  test('a lethal bleed is bounced', () => {
    const game = position(bled(3), 'Colette bleeds Alexis');
    for (let i = 0; i < 8 && !game.over; i++) {
      const chosen = choice(game);
      if (chosen.includes('Deflection')) return;
      game.chooseAt(explain(eyesOf(game, game.decider), tableOf(game).decision ?? fail())[0]?.place ?? 0);
    }
    expect.unreachable('The bleed was not bounced.');
  });
});

describe('cards are saved', () => {
  test('a small bleed is not bounced while there is pool', () => {
    const game = position(
      `
players:
  Sarah: { ready: [Ryan] }
  Alexis: { pool: 25, ready: [Lauren], hand: [Deflection] }
  Nora: {}
`,
      'Ryan bleeds Alexis',
    );
    for (let i = 0; i < 8; i++) {
      const { decision, state } = tableOf(game);
      if (state.phase !== 'minion' || decision === null) break;
      expect(choice(game)).not.toContain('Deflection');
      game.chooseAt(explain(eyesOf(game, game.decider), decision)[0]?.place ?? 0);
    }
    expect(tableOf(game).state.seats[1]?.hand).toHaveLength(1);
  });

  test('no more stealth is played than needed', () => {
    const game = position(
      `
players:
  Sarah: { ready: [Belinde], hand: [Lost in Crowds, Faceless Night] }
  Alexis: { pool: 4, ready: [Lauren] }
  Nora: {}
`,
      'Belinde bleeds Alexis',
      'Lauren blocks',
    );
    expect(game.decider).toBe(0);
    expect(choice(game)).toMatch(/plays (Faceless Night|Lost in Crowds \(basic\))/);
  });
});

describe('votes', () => {
  const called = (pool: number): string => `
players:
  Sarah: { ready: [Alexa Draper], hand: [Ancilla Empowerment] }
  Alexis: { pool: ${pool}, ready: [Horst von Brühl, Lauren] }
  Nora: {}
`;
  test('nobody votes for their own oust', () => {
    const game = position(called(2));
    const played = tableOf(game).decision?.options.findIndex((o) => o.verb === 'play') ?? -1;
    game.chooseAt(played);
    for (let i = 0; i < 12 && !game.over; i++) {
      if (game.decider === 1 && tableOf(game).decision?.window === 'polling') {
        expect(choice(game)).toMatch(/ against$/);
        return;
      }
      const pass = tableOf(game).decision?.options.findIndex((o) => o.verb === 'pass') ?? 0;
      game.chooseAt(Math.max(0, pass));
    }
    expect.unreachable('Alexis was not asked for votes.');
  });
});

test('a referendum that harms its caller is not called with the last pool', () => {
  const game = position(`
players:
  Sarah: { pool: 1, ready: [Alexa Draper], hand: [Kine Resources Contested] }
  Alexis: { pool: 20 }
`);
  expect(choice(game)).not.toContain('Kine Resources Contested');
});

describe('influence', () => {
  test('the last pool is never transferred', () => {
    const game = position(`
players:
  Sarah: { pool: 1, uncontrolled: [Colette] }
  Alexis: {}
phase: influence
`);
    expect(choice(game)).toBe('Sarah ends the influence phase');
    expect(choice(game, BOTS.prudent(3))).not.toBe('Sarah transfers to uncontrolled 1');
  });

  test('a vampire with the counters of its capacity comes out', () => {
    const game = position(`
players:
  Sarah: { uncontrolled: [Colette: { blood: 9 }] }
  Alexis: {}
phase: influence
`);
    expect(choice(game)).toBe('Sarah brings out Colette');
  });
});

describe('own pool', () => {
  test('a second Villein on the same vampire is not paid with the last pool', () => {
    const game = position(`
players:
  Sarah:
    pool: 1
    hand: [Villein]
    ready:
      - Colette: { blood: 5, on: [Villein] }
  Alexis: {}
phase: master
`);
    expect(choice(game)).toBe('Sarah ends the master phase');
  });
});

describe('blocks', () => {
  test('nobody attempts a block that must fail', () => {
    const game = position(
      `
players:
  Sarah: { ready: [Colette: { blood: 1 }] }
  Alexis: { ready: [Lauren] }
  Nora: {}
`,
      'Colette hunts',
    );
    expect(game.decider).toBe(1);
    expect(choice(game)).toBe('Alexis does not block');
  });
});

test('a worth is the sum of its parts, and the best option comes first', () => {
  const game = position(`
players:
  Sarah: { ready: [Colette] }
  Alexis: { pool: 1 }
  Nora: {}
`);
  const judged = explain(eyesOf(game, 0), tableOf(game).decision ?? fail());
  const [best] = judged;
  expect(best?.why.map(({ why }) => why)).toContain('success');
  expect(best?.why.reduce((sum, { worth }) => sum + worth, 0)).toBeCloseTo(best?.worth ?? 0);
  expect(judged.map(({ worth }) => worth)).toEqual(judged.map(({ worth }) => worth).sort((a, b) => b - a));
});

const fail = (): never => expect.unreachable('There is no decision.');

test('a strike that ends the combat saves the weaker vampire', () => {
  const game = position(
    `
players:
  Sarah:
    hand: [Majesty]
    ready:
      - Massimo Falconi: { blood: 2 }
  Alexis:
    ready:
      - Ryan: { blood: 4, on: [Preternatural Strength, .44 Magnum] }
  Nora: {}
`,
    'Massimo Falconi bleeds Alexis',
    'Ryan blocks',
  );
  for (let i = 0; i < 10 && tableOf(game).decision?.window !== 'strike'; i++)
    game.chooseAt(Math.max(0, tableOf(game).decision?.options.findIndex((o) => o.verb === 'pass') ?? 0));
  expect(game.decider).toBe(0);
  expect(choice(game)).toContain('Majesty');
});

describe('no gifts, no waste', () => {
  test('a card that gives pool is not put on a vampire of the prey’s prey', () => {
    const game = position(`
players:
  Sarah: { hand: [Vessel] }
  Alexis: {}
  Nora: { ready: [Colette] }
  Marco: {}
phase: master
`);
    expect(choice(game)).toBe('Sarah ends the master phase');
  });

  test('nobody diablerises into a blood hunt that must pass', () => {
    const game = position(`
players:
  Sarah: { ready: [Lauren: { blood: 2 }] }
  Alexis: { torpor: [Horst von Brühl] }
  Nora: { ready: [Alexa Draper: { locked: true }] }
`);
    expect(game.decision?.options.some(({ text }) => text.includes('diablerise'))).toBe(true);
    expect(choice(game)).not.toContain('diablerise');
  });

  test('the last blood is not sold for a pool', () => {
    const at = (blood: number): string =>
      choice(
        position(`
players:
  Sarah:
    pool: 8
    ready: [Colette: { blood: ${blood}, on: [Blood Doll] }]
  Alexis: {}
phase: master
`),
      );
    expect(at(5)).toContain('Blood Doll');
    expect(at(1)).toBe('Sarah ends the master phase');
  });

  test('a card that can bounce is not spent on intercept against a hunt', () => {
    const game = position(
      `
players:
  Sarah: { ready: [Catalina Vega: { blood: 0 }] }
  Alexis: { ready: [Nassir, Ayelech: { locked: true }], hand: [Telepathic Misdirection] }
  Nora: {}
`,
      'Catalina Vega hunts',
    );
    expect(tableOf(game).decision?.options.some((o) => o.verb === 'block')).toBe(true);
    expect(choice(game)).toBe('Alexis does not block');
  });
});
