import type {
  Beat,
  CardModel,
  CombatStage,
  Fighter,
  PollRow,
  ReferendumStage,
  TableModel,
} from '@methuselah/host';
import { describe, expect, it } from 'vitest';
import { benches, chamber, leaning } from '../src/page/theatre/chamber.ts';
import { cuesOf } from '../src/page/theatre/cues.ts';
import { endedScene, sceneOf } from '../src/scene.ts';

const row = (seat: number, votesFor: number, against: number, possible: number): PollRow => ({
  seat,
  for: votesFor,
  against,
  possible,
  poolIfPassed: null,
});

describe('the chamber', () => {
  it('has a place for every vote, all in the half circle and none twice', () => {
    for (const count of [0, 1, 2, 7, 8, 20, 21, 40]) {
      const places = benches(count);
      expect(places.length).toBe(count);
      expect(new Set(places.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(count);
      for (const [x, y] of places) {
        expect(Math.hypot(x, y)).toBeLessThanOrEqual(1.0001);
        expect(y).toBeLessThanOrEqual(0.0001);
      }
    }
  });

  it('seats those for at the left, those against at the right, and possible votes between', () => {
    const votes = chamber([row(0, 2, 0, 1), row(1, 0, 3, 0), row(2, 1, 0, 2)]);
    expect(votes.map(({ is }) => is)).toEqual([
      ...['for', 'for', 'for'],
      ...['possible', 'possible', 'possible'],
      ...['against', 'against', 'against'],
    ]);
    const xs = votes.map(({ x }) => x);
    expect(Math.max(...xs.slice(0, 3))).toBeLessThan(Math.min(...xs.slice(6)));
    expect(new Set(votes.map(({ key }) => key)).size).toBe(9);
  });

  it('leans to the side with more votes', () => {
    expect(leaning(0, 0)).toBe(0);
    expect(leaning(3, 1)).toBe(0.5);
    expect(leaning(0, 2)).toBe(-1);
  });
});

const fighter = (minion: number, seat: number): Fighter => ({
  minion: minion as Fighter['minion'],
  seat,
  strength: { stat: 'strength', label: 'strength', total: 1, parts: [] },
  strike: '',
  strikes: null,
  last: null,
  toCome: '',
});
const combat: CombatStage = {
  is: 'combat',
  title: 'Combat',
  played: [],
  round: 1,
  long: false,
  where: '',
  fighters: [fighter(1, 0), fighter(2, 1)],
  within: '',
};
const poll: ReferendumStage = {
  is: 'referendum',
  title: 'Referendum',
  played: [],
  card: null,
  bloodHunt: false,
  terms: [],
  for: 3,
  against: 1,
  rows: [row(0, 3, 0, 0), row(1, 0, 1, 2)],
  prisci: '',
  lastCall: false,
};
const card = (counters: number, region: CardModel['region']): CardModel =>
  ({ counters, region }) as CardModel;
/** A table of which only what a scene needs is there. */
const table = (
  stage: TableModel['stage'],
  cards: Readonly<Record<number, CardModel>> = { 1: card(3, 'ready'), 2: card(2, 'ready') },
): TableModel => ({ viewer: 0, stage, cards, rails: [] }) as unknown as TableModel;
const key = (n: number) => n as Fighter['minion'];

describe('an ended scene', () => {
  const hit: Beat = { is: 'hit', step: 5, on: key(2), by: key(1), n: 2 };

  it('of a combat stays when something happened to a fighter, with the counters it has now', () => {
    const now = table(null, { 1: card(3, 'ready'), 2: card(0, 'torpor') });
    const scene = endedScene(table(combat), now, [hit, { is: 'torpor', step: 6, on: key(2) }]);
    expect(scene?.stage).toBe(combat);
    expect(scene?.cards[2]).toMatchObject({ counters: 0, region: 'torpor' });
  });

  it('keeps a fighter that has left the table', () => {
    const now = table(null, { 1: card(3, 'ready') });
    const scene = endedScene(table(combat), now, [hit, { is: 'burned', step: 6, on: key(2) }]);
    expect(scene?.cards[2]).toMatchObject({ counters: 2 });
  });

  it('does not stay while the combat goes on, when nothing happened, or for another viewer', () => {
    expect(endedScene(table(combat), table({ ...combat, round: 2 }), [hit])).toBeNull();
    expect(endedScene(table(combat), table(null), [])).toBeNull();
    expect(endedScene(table(combat), table(null), [{ ...hit, on: key(9) }])).toBeNull();
    expect(endedScene(table(combat), { ...table(null), viewer: 1 }, [hit])).toBeNull();
    expect(endedScene(null, table(null), [hit])).toBeNull();
  });

  it('of a referendum counts the last votes, and says how it ended', () => {
    const beats: Beat[] = [
      { is: 'vote', step: 4, seat: 1, n: 2, side: 'against' },
      { is: 'tallied', step: 5, passed: false },
    ];
    const scene = endedScene(table(poll), table(null), beats);
    expect(scene?.passed).toBe(false);
    expect(scene?.stage).toMatchObject({
      for: 3,
      against: 3,
      rows: [{ for: 3 }, { against: 3, possible: 0 }],
    });
    expect(endedScene(table(poll), table(poll), beats)).toBeNull();
  });

  it('is none without anything in progress', () => {
    expect(sceneOf(table(null))).toBeNull();
    expect(sceneOf(table(poll))?.passed).toBeNull();
  });
});

describe('sounds', () => {
  const played: Beat = { is: 'played', step: 1, seat: 2 };

  it('are made once each, the weightiest first, three at most', () => {
    const beats: Beat[] = [
      played,
      played,
      { is: 'vote', step: 1, seat: 0, n: 1, side: 'for' },
      { is: 'pool', step: 2, seat: 1, n: -2, bleed: true },
      { is: 'ousted', step: 3, seat: 1, by: 0, text: '', note: '' },
    ];
    expect(cuesOf(beats, 0)).toEqual(['oust', 'bleed', 'vote']);
    expect(cuesOf([played], 0)).toEqual(['card']);
  });

  it('announce the own turn only, and no gain of pool', () => {
    expect(cuesOf([{ is: 'turn', step: 1, seat: 0 }], 0)).toEqual(['turn']);
    expect(cuesOf([{ is: 'turn', step: 1, seat: 1 }], 0)).toEqual([]);
    expect(cuesOf([{ is: 'pool', step: 1, seat: 0, n: 1, bleed: false }], 0)).toEqual([]);
  });
});
