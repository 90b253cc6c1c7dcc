import type { DecisionModel, OptionModel, SeatModel, TableModel } from '@methuselah/host';
import { describe, expect, it } from 'vitest';
import { around, entriesOf, isTargeting, optionsByCard, preyOf } from '../src/page/table/entries.ts';

const option = (id: string, cards: readonly number[], more: Partial<OptionModel> = {}): OptionModel => ({
  id,
  text: id,
  consequences: [],
  ruleKey: 'impulse',
  cards: cards as OptionModel['cards'],
  icon: 'action',
  ...more,
});
const decision = (options: readonly OptionModel[]): DecisionModel => ({
  id: '1',
  seat: 0,
  window: 'minion',
  prompt: [],
  options: [...options, option('pass', [], { icon: 'pass' })],
  pass: 'pass',
});
const seat = (place: number, ousted = false): SeatModel => ({ seat: place, ousted }) as SeatModel;
const table = (options: readonly OptionModel[], seats: readonly SeatModel[] = []): TableModel =>
  ({
    viewer: 1,
    decision: decision(options),
    seats,
    cards: { 7: { name: 'Bramble' } },
  }) as unknown as TableModel;

describe('the buttons of a decision', () => {
  it('are the options if there are few, without passing', () => {
    const shown = entriesOf(table([option('a', [7]), option('b', [7])]), 4, 5);
    expect(shown.map((entry) => entry.is)).toEqual(['option', 'option']);
  });

  it('are one for each card if there are many, and one for all', () => {
    const many = [option('a', [7]), option('b', [7]), option('c', [8]), option('d', [])];
    expect(entriesOf(table(many), 3, 5)).toEqual([
      { is: 'card', card: 7, title: 'Bramble', options: many.slice(0, 2) },
      { is: 'option', option: many[2] },
      { is: 'option', option: many[3] },
      { is: 'all', options: many },
    ]);
  });

  it('are no more than wanted, but all options can be reached', () => {
    const many = [1, 2, 3, 4, 5].map((card) => option(`o${card}`, [card]));
    expect(entriesOf(table(many), 3, 0)).toEqual([{ is: 'all', options: many }]);
  });

  it('are one if many belong to one card', () => {
    const ofOne = [option('a', [7]), option('b', [7]), option('c', [7])];
    expect(entriesOf(table(ofOne), 2, 0)).toEqual([
      { is: 'card', card: 7, title: 'Bramble', options: ofOne },
    ]);
    expect(entriesOf(table(ofOne), 3, 0)).toHaveLength(3);
  });
});

describe('the cards of options', () => {
  it('offer each option once', () => {
    const both = option('a', [7, 8, 8]);
    const byCard = optionsByCard(decision([both]));
    expect(Object.fromEntries(byCard)).toEqual({ 7: [both], 8: [both] });
  });

  it('are chosen by a click only if all options are targets', () => {
    const target = option('t', [7], { icon: 'target' });
    expect(isTargeting(decision([target]))).toBe(true);
    expect(isTargeting(decision([target, option('x', [], { icon: 'number' })]))).toBe(false);
    expect(isTargeting(decision([]))).toBe(false);
  });
});

describe('the seats', () => {
  const seats = [seat(0), seat(1), seat(2, true), seat(3)];

  it('go clockwise from the viewer', () => {
    const { own, others } = around(table([], seats));
    expect([own.seat, ...others.map((other) => other.seat)]).toEqual([1, 2, 3, 0]);
  });

  it('prey on the next seat that is not ousted', () => {
    expect(preyOf(table([], seats), 1)?.seat).toBe(3);
    expect(preyOf(table([], seats), 3)?.seat).toBe(0);
    expect(preyOf(table([], seats), 2)).toBeNull();
    expect(preyOf(table([], [seat(0), seat(1, true)]), 0)).toBeNull();
  });
});
