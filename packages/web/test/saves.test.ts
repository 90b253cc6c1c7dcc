import { describe, expect, test } from 'vitest';
import { AUTO, Saves, type Shelf, type Slot } from '../src/saves.ts';

/** A shelf that can be full, or closed altogether. */
class FakeShelf implements Shelf {
  readonly slots = new Map<string, Slot>();
  readonly games = new Map<string, string>();
  isFull = false;
  isClosed = false;

  async #open(): Promise<void> {
    if (this.isClosed) throw new DOMException('denied', 'SecurityError');
  }
  async list(): Promise<readonly Slot[]> {
    await this.#open();
    return [...this.slots.values()];
  }
  async game(id: string): Promise<string | null> {
    await this.#open();
    return this.games.get(id) ?? null;
  }
  async put(slot: Slot, game: string): Promise<void> {
    await this.#open();
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.slots.set(slot.id, slot);
    this.games.set(slot.id, game);
  }
  async label(slot: Slot): Promise<void> {
    await this.#open();
    this.slots.set(slot.id, slot);
  }
  async delete(id: string): Promise<void> {
    await this.#open();
    this.slots.delete(id);
    this.games.delete(id);
  }
}

const FACTS = { turn: 3, players: ['Anna', 'Bea'], over: false };

function saves(): { shelf: FakeShelf; saves: Saves; told: () => number } {
  const shelf = new FakeShelf();
  const made = new Saves(shelf);
  let told = 0;
  made.onDenied = () => {
    told++;
  };
  return { shelf, saves: made, told: () => told };
}

describe('saved games', () => {
  test('are listed, loaded, renamed and deleted; the one being played is apart', async () => {
    const { saves: s, shelf } = saves();
    expect(await s.auto()).toBeNull();
    await s.keep('first', FACTS);
    await s.keep('second', { ...FACTS, turn: 4 });
    const { id } = await s.save('Evening', 'third', FACTS);
    expect((await s.list()).map(({ name }) => name)).toEqual(['Evening']);
    expect((await s.auto())?.turn).toBe(4);
    expect(await s.load(AUTO)).toBe('second');
    expect(await s.load(id)).toBe('third');
    await s.rename(id, 'Night');
    expect((await s.list())[0]).toMatchObject({ id, name: 'Night', players: ['Anna', 'Bea'] });
    expect(await s.load(id)).toBe('third');
    await s.delete(id);
    await s.forget();
    expect(await s.list()).toEqual([]);
    expect(await s.auto()).toBeNull();
    expect(await s.load(id)).toBeNull();
    expect(shelf.games.size).toBe(0);
  });

  test('are kept in memory when the browser has no room, and the player is told once', async () => {
    const { saves: s, shelf, told } = saves();
    await s.keep('old', FACTS);
    shelf.isFull = true;
    await s.keep('new', { ...FACTS, turn: 9 });
    await s.keep('newer', { ...FACTS, turn: 10 });
    const { id } = await s.save('Evening', 'third', FACTS);
    expect(told()).toBe(1);
    expect(await s.load(AUTO)).toBe('newer');
    expect((await s.auto())?.turn).toBe(10);
    await s.rename(id, 'Night');
    expect((await s.list()).map(({ name }) => name)).toEqual(['Night']);
    // There is room again: what was in memory gives way.
    shelf.isFull = false;
    await s.keep('newest', { ...FACTS, turn: 11 });
    expect(shelf.games.get(AUTO)).toBe('newest');
    expect((await s.auto())?.turn).toBe(11);
    await s.delete(id);
    expect(await s.list()).toEqual([]);
  });

  test('work where the browser keeps nothing at all', async () => {
    const { saves: s, shelf, told } = saves();
    shelf.isClosed = true;
    expect(await s.list()).toEqual([]);
    await s.keep('game', FACTS);
    expect(await s.load(AUTO)).toBe('game');
    expect(told()).toBe(1);
  });

  test('are written one after the other', async () => {
    const { saves: s } = saves();
    await Promise.all(['a', 'b', 'c'].map((game, turn) => s.keep(game, { ...FACTS, turn })));
    expect(await s.load(AUTO)).toBe('c');
    expect((await s.auto())?.turn).toBe(2);
  });

  test('of two pages are both kept: what the other has played since is set aside', async () => {
    const { saves: mine, shelf } = saves();
    const other = new Saves(shelf);
    const told: string[] = [];
    mine.onElsewhere = () => told.push('mine');
    other.onElsewhere = () => told.push('other');
    await mine.keep('turn 5', { ...FACTS, turn: 5 });
    await other.takeUp();
    await other.keep('turn 20', { ...FACTS, turn: 20 });
    expect(told).toEqual([]);
    await mine.keep('turn 6', { ...FACTS, turn: 6 });
    expect(told).toEqual(['mine']);
    await mine.keep('turn 7', { ...FACTS, turn: 7 });
    const aside = await mine.list();
    expect(aside.map(({ turn }) => turn)).toEqual([20]);
    expect(await mine.load(aside[0]?.id ?? '')).toBe('turn 20');
    expect(await mine.load(AUTO)).toBe('turn 7');
  });

  test('when a new game begins, the last is set aside, one of them; a game that does not begin leaves all as it is', async () => {
    const { saves: s } = saves();
    const told = () => {
      throw new Error('This page is alone.');
    };
    s.onElsewhere = told;
    await s.keep('first', FACTS);
    s.leave();
    await s.keep('second', FACTS);
    await s.keep('second, later', FACTS);
    const games = async () => Promise.all((await s.list()).map(({ id }) => s.load(id)));
    expect(await games()).toEqual(['first']);
    s.leave()();
    await s.keep('second, later still', FACTS);
    expect(await games()).toEqual(['first']);
    s.leave();
    await s.keep('third', FACTS);
    expect(await games()).toEqual(['second, later still']);
    // What is over needs no place.
    await s.keep('third, over', { ...FACTS, over: true });
    s.leave();
    await s.keep('fourth', FACTS);
    expect(await games()).toEqual(['second, later still']);
  });
});
