import { describe, expect, test } from 'vitest';
import { type Denial, FINISHED_KEPT, Saves, type Shelf, type Slot } from '../src/saves.ts';

/** A shelf that can be full, or refuse everything. */
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
  async put(slot: Slot, game: string, mayReplace?: (kept: Slot | null) => boolean): Promise<boolean> {
    await this.#open();
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    if (mayReplace?.(this.slots.get(slot.id) ?? null) === false) return false;
    this.slots.set(slot.id, slot);
    this.games.set(slot.id, game);
    return true;
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

function saves(shelf = new FakeShelf()): { shelf: FakeShelf; saves: Saves; told: (Denial | 'kept')[] } {
  const made = new Saves(shelf);
  const told: (Denial | 'kept')[] = [];
  made.onDenied = (why) => told.push(why);
  made.onKept = () => told.push('kept');
  made.onTaken = () => {
    throw new Error('This page is alone.');
  };
  return { shelf, saves: made, told };
}
const played = async (s: Saves): Promise<string | null> => s.load(s.playing ?? '');
const gamesOf = async (s: Saves): Promise<readonly (string | null)[]> =>
  Promise.all((await s.unfinished()).map(({ id }) => s.load(id)));

describe('saved games', () => {
  test('are listed, loaded, renamed and deleted; the one being played is among them', async () => {
    const { saves: s, shelf } = saves();
    expect(s.playing).toBeNull();
    await s.keep('first', FACTS);
    await s.keep('second', { ...FACTS, turn: 4 });
    const { id } = await s.save('Evening', 'third', FACTS);
    expect((await s.list()).map(({ name }) => name).sort()).toEqual(['', 'Evening']);
    expect((await s.unfinished()).map(({ turn }) => turn)).toEqual([4]);
    expect(await played(s)).toBe('second');
    expect(await s.load(id)).toBe('third');
    await s.rename(id, 'Night');
    expect((await s.list()).find((slot) => slot.id === id)).toMatchObject({
      name: 'Night',
      players: ['Anna', 'Bea'],
    });
    expect(await s.load(id)).toBe('third');
    await s.delete(id);
    await s.delete(s.playing ?? '');
    expect(await s.list()).toEqual([]);
    expect(await s.load(id)).toBeNull();
    expect(shelf.games.size).toBe(0);
  });

  test('that are unfinished are all kept, whatever is started after them', async () => {
    const { saves: s } = saves();
    const games = Array.from({ length: 50 }, (_, n) => `game ${n}`);
    for (const game of games) {
      s.play(null);
      await s.keep(`${game}, begun`, { ...FACTS, turn: 1 });
      await s.keep(game, FACTS);
    }
    expect([...(await gamesOf(s))].sort()).toEqual([...games].sort());
    const [first] = (await s.unfinished()).slice(-1);
    expect(await s.claim(first?.id ?? '')).toBe(await s.load(first?.id ?? ''));
    s.play(first?.id ?? '');
    await s.keep('played on', FACTS);
    expect((await gamesOf(s)).length).toBe(50);
    expect(await s.load(first?.id ?? '')).toBe('played on');
  });

  test('of somebody who watches the rest stay unfinished until it is watched', async () => {
    const { saves: s, shelf } = saves();
    await s.keep('whole game', { ...FACTS, watched: 90 });
    const id = s.playing ?? '';
    expect(await s.watchedTo(id)).toBe(90);
    await s.watch({ ...FACTS, turn: 4, watched: 120 });
    expect(await s.watchedTo(id)).toBe(120);
    expect(await gamesOf(s)).toEqual(['whole game']);
    // Another tab has taken it: what is watched here changes nothing.
    const there = { ...(await s.list())[0], holder: 'another tab' } as Slot;
    await shelf.label(there);
    await s.watch({ ...FACTS, over: true });
    expect(await s.list()).toEqual([there]);
    expect(await s.claim(id)).toBe('whole game');
    await s.watch({ ...FACTS, turn: 9, over: true });
    expect(await s.watchedTo(id)).toBeUndefined();
    expect(await s.unfinished()).toEqual([]);
    expect(await s.load(id)).toBe('whole game');
  });

  test('that are finished are kept until newer ones replace them', async () => {
    const { saves: s } = saves();
    await s.save('Named', 'a copy', { ...FACTS, over: true });
    await s.keep('unfinished', FACTS);
    for (let n = 0; n < FINISHED_KEPT + 3; n++) {
      s.play(null);
      await s.keep(`over ${n}`, { ...FACTS, over: true });
    }
    const slots = await s.list();
    expect(slots.filter(({ name, over }) => name === '' && over)).toHaveLength(FINISHED_KEPT);
    expect(await gamesOf(s)).toEqual(['unfinished']);
    expect(slots.some(({ name }) => name === 'Named')).toBe(true);
  });

  test('stay where they were if another game fails to start', async () => {
    const { saves: s } = saves();
    await s.keep('first', FACTS);
    const back = s.play(null);
    back();
    await s.keep('first, later', FACTS);
    expect(await gamesOf(s)).toEqual(['first, later']);
  });

  test('are kept in memory when storage is full; the last stored state is not lost', async () => {
    const { saves: s, shelf, told } = saves();
    await s.keep('old', FACTS);
    shelf.isFull = true;
    await s.keep('new', { ...FACTS, turn: 9 });
    await s.keep('newer', { ...FACTS, turn: 10 });
    const { id } = await s.save('Evening', 'third', FACTS);
    expect(told).toEqual(['full']);
    expect(shelf.games.get(s.playing ?? '')).toBe('old');
    expect(await played(s)).toBe('newer');
    expect((await s.unfinished())[0]?.turn).toBe(10);
    await s.rename(id, 'Night');
    expect((await s.list()).map(({ name }) => name)).toContain('Night');
    // Storage has space again: memory is cleared, and the player may be warned again.
    shelf.isFull = false;
    await s.keep('newest', { ...FACTS, turn: 11 });
    expect(shelf.games.get(s.playing ?? '')).toBe('newest');
    expect(told).toEqual(['full', 'kept']);
    shelf.isFull = true;
    await s.keep('last', { ...FACTS, turn: 12 });
    expect(told).toEqual(['full', 'kept', 'full']);
  });

  test('work where the browser stores nothing at all', async () => {
    const { saves: s, shelf, told } = saves();
    shelf.isClosed = true;
    expect(await s.list()).toEqual([]);
    await s.keep('game', FACTS);
    expect(await played(s)).toBe('game');
    expect(told).toEqual(['denied']);
  });

  test('are written one after the other', async () => {
    const { saves: s } = saves();
    await Promise.all(['a', 'b', 'c'].map((game, turn) => s.keep(game, { ...FACTS, turn })));
    expect(await played(s)).toBe('c');
    expect((await s.unfinished()).map(({ turn }) => turn)).toEqual([2]);
  });

  test('are written by one tab only: the last one that took the game over', async () => {
    const { saves: mine, shelf } = saves();
    const { saves: other } = saves(shelf);
    const taken: string[] = [];
    mine.onTaken = (id) => taken.push(id);
    await mine.keep('turn 5', { ...FACTS, turn: 5 });
    const id = mine.playing ?? '';
    expect(await other.claim(id)).toBe('turn 5');
    other.play(id);
    await other.keep('turn 20', { ...FACTS, turn: 20 });
    await mine.keep('turn 6', { ...FACTS, turn: 6 });
    expect(taken).toEqual([id]);
    expect(mine.playing).toBeNull();
    expect(await gamesOf(mine)).toEqual(['turn 20']);
    // It can be taken back.
    other.onTaken = () => taken.push('other');
    expect(await mine.claim(id)).toBe('turn 20');
    mine.play(id);
    await mine.keep('turn 21', { ...FACTS, turn: 21 });
    await other.keep('turn 21, there', { ...FACTS, turn: 21 });
    expect(taken).toEqual([id, 'other']);
    expect(await gamesOf(mine)).toEqual(['turn 21']);
  });
});
