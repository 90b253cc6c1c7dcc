import { CARDS } from '@methuselah/cards';
import {
  type Divergence,
  type Game,
  LIMITS,
  loadGame,
  newGame,
  parseRecord,
  type Refusal,
  readRecord,
  saveGame,
  verifyRecord,
} from '@methuselah/engine';
import {
  clanTarget,
  isClanTarget,
  isName,
  isSeatTarget,
  LOAD_REFUSALS,
  NONE,
  seatTarget,
  targetSeat,
} from '@methuselah/engine/internal';
import { type Attack, attacks, fifthPool, goodRecord, testPool, testSetup } from '@methuselah/testkit';
import { describe, expect, test } from 'vitest';

const good = goodRecord();
const all = attacks(good);
const records = all.filter(({ is }) => is === 'record' || is === 'words');

type Opened = { readonly ok: true; readonly game: Game } | Refusal | Divergence;
function opened({ is, text }: Attack): Opened {
  const read = is === 'words' ? parseRecord(text, CARDS) : readRecord(text);
  return read.ok ? verifyRecord(read.record, fifthPool) : read;
}

describe('an untrusted file', () => {
  test('opens when nothing is wrong with it', () => {
    expect(verifyRecord(good, fifthPool)).toMatchObject({ ok: true });
    expect(records.length).toBeGreaterThan(90);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });
  test.each(records.filter(({ opens }) => !opens))('with $name is refused with a sentence', (attack) => {
    const result = opened(attack);
    if (result.ok) throw new Error('It opens.');
    expect([...LOAD_REFUSALS, 'diverged']).toContain(result.refused);
    expect(result.message).toMatch(/^[^\p{C}]{10,400}\.$/u);
  });
  test.each(records.filter(({ opens }) => opens))('with $name opens', (attack) => {
    expect(opened(attack).ok).toBe(true);
  });
  test.each([
    ['a name of a megabyte', 'badName'],
    ['a name with escape sequences', 'badName'],
    ['in words, a name with escape sequences', 'badName'],
    ['a deck of 201 cards', 'deckTooLarge'],
    ['in words, a crypt of 100,000', 'deckTooLarge'],
    ['a million decisions', 'tooManyDecisions'],
    ['20,001 decisions', 'tooManyDecisions'],
    ['in words, a million decisions', 'tooManyDecisions'],
    ['more text than any game', 'tooLarge'],
    ['20,000 decisions of which none is taken', 'diverged'],
  ])('with %s is refused for that: %s', (name, refused) => {
    const attack = all.find((each) => each.name === name);
    expect(attack && opened(attack)).toMatchObject({ ok: false, refused });
  });
});

describe('the limits', () => {
  test.each(['Ann', 'Zoë O’Hara', '晓明', '🦇', 'x'.repeat(LIMITS.name), '🦇'.repeat(LIMITS.name)])(
    '%j is a name',
    (name) => expect(isName(name)).toBe(true),
  );
  test.each([
    '',
    ' ',
    'a\tb',
    'a\u001b[1m',
    '\u202ea',
    'a\u200d',
    'a\u0085',
    'x'.repeat(LIMITS.name + 1),
    7,
    null,
  ])('%j is not a name', (name) => expect(isName(name)).toBe(false));

  const setup = testSetup(7, 2);
  const [first, second] = setup.players;
  if (!first || !second) throw new Error('There are two players.');
  test('apply to a dealt game, so that everything written can be read back', () => {
    expect(() => newGame({ ...setup, players: [{ ...first, name: 'a\nb' }, second] })).toThrow(
      /name of player 1/,
    );
    const crypt = Array(LIMITS.deck + 1 - second.deck.library.length).fill(second.deck.crypt[0]);
    const large = { ...second, deck: { ...second.deck, crypt } };
    expect(() => newGame({ ...setup, players: [first, large] })).toThrow(/has 201 cards/);
    const fits = { ...second, deck: { ...second.deck, crypt: crypt.slice(1) } };
    expect(newGame({ ...setup, players: [first, fits] }).decision).not.toBeNull();
  });
  test('apply to a saved state, too', () => {
    const saved = saveGame(newGame(setup));
    expect(loadGame({ ...saved, names: ['Ann', '\u001b[2J'] }, testPool)).toMatchObject({
      refused: 'badName',
    });
    const cards = 2 * LIMITS.deck + 1;
    const state = { ...saved.state, def: Array(cards).fill('1'), owner: Array(cards).fill(0) };
    expect(loadGame({ ...saved, state }, testPool)).toMatchObject({
      refused: 'deckTooLarge',
    });
    const seats = Array(7).fill({});
    expect(loadGame({ ...saved, state: { ...saved.state, seats } }, testPool)).toMatchObject({
      refused: 'corrupt',
      message: 'A game has 2 to 6 players, not 7.',
    });
  });
  test('leave room for every seat besides the clans in a target integer', () => {
    for (let seat = 0; seat < LIMITS.mostSeats; seat++) {
      const target = seatTarget(seat);
      expect([isSeatTarget(target), isClanTarget(target), targetSeat(target)]).toEqual([true, false, seat]);
    }
    for (const target of [NONE, 0, 2 * LIMITS.deck]) expect(isSeatTarget(target)).toBe(false);
    for (const target of [clanTarget(0), clanTarget(500)])
      expect([isSeatTarget(target), isClanTarget(target)]).toEqual([false, true]);
  });
});
