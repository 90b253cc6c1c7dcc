import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  Dice,
  ENGINE_VERSION,
  type GameRecord,
  loadGame,
  newGame,
  parseRecord,
  printRecord,
  RULES_VERSION,
  readRecord,
  recordGame,
  replay,
  saveGame,
  verifyRecord,
} from '@methuselah/engine';
import { hashText, tableOf } from '@methuselah/engine/internal';
import { playOn, testCards, testPool, testSetup } from '@methuselah/testkit';
import { describe, expect, test } from 'vitest';

const setup = testSetup(7, 4);

/** A game in progress, and the record of a whole game. */
function midGame(decisions = 300) {
  const game = newGame(setup);
  playOn(game, 1, 'uniform', decisions);
  return game;
}
function recorded(asks: 'choices' | 'all' = 'choices') {
  const game = recordGame({ ...setup, asks }, { snapshotEvery: 100 });
  playOn(game, 1, 'careful');
  return game;
}
const json = (value: unknown): string => JSON.stringify(value);

describe('an invalid choice is refused and changes nothing', () => {
  const game = midGame();
  const before = game.hash();
  const { decision } = game;
  const id = decision?.id ?? '';
  const option = decision?.options[0]?.id ?? '';
  const decider = decision?.seat ?? 0;

  test('an option that is not offered', () => {
    expect(game.choose(id, 'act/u0/b9999')).toMatchObject({ ok: false, refused: 'unknownOption' });
    expect(game.choose(id, '')).toMatchObject({ ok: false, refused: 'unknownOption' });
    for (const option of JSON.parse('[null, 3, {}, ["pass"]]'))
      expect(game.choose(id, option)).toMatchObject({ ok: false, refused: 'unknownOption' });
    expect(game.hash()).toBe(before);
  });
  test('a past or future decision', () => {
    expect(game.choose(`${decider}.1`, option)).toMatchObject({ ok: false, refused: 'staleDecision' });
    expect(
      game.choose(
        id.replace(/\d+$/, (n) => `${Number(n) + 1}`),
        option,
      ),
    ).toMatchObject({ ok: false, refused: 'staleDecision' });
    expect(game.hash()).toBe(before);
  });
  test("another seat's decision", () => {
    const result = game.choose(id, option, (decider + 1) % 4);
    expect(result).toMatchObject({ ok: false, refused: 'notYourDecision' });
    expect(game.hash()).toBe(before);
  });
  test('anything once the game is over', () => {
    const over = recorded();
    expect(over.over).toBe(true);
    expect(over.choose('0.1', 'pass')).toMatchObject({ ok: false, refused: 'gameOver' });
  });
});

describe('a saved game', () => {
  test('continues from any decision', () => {
    for (const decisions of [0, 1, 57, 333, 700]) {
      const game = midGame(decisions);
      const loaded = loadGame(json(saveGame(game)), testPool);
      if (!loaded.ok) throw new Error(loaded.message);
      expect({ ...loaded.game.decision, id: '' }).toEqual({ ...game.decision, id: '' });
      playOn(loaded.game, 5, 'uniform');
      playOn(game, 5, 'uniform');
      expect(loaded.game.hash()).toBe(game.hash());
    }
  });

  test('continues in another process as it would in this one', () => {
    const game = midGame(431);
    const child = spawnSync(process.execPath, [fileURLToPath(new URL('continue.ts', import.meta.url))], {
      input: json(saveGame(game)),
      encoding: 'utf8',
    });
    expect(child.stderr).toBe('');
    playOn(game, 99, 'uniform');
    expect(child.stdout.trim()).toBe(game.hash());
  });

  test('does not change when the game goes on', () => {
    const game = midGame();
    const saved = saveGame(game);
    const before = json(saved);
    playOn(game, 3, 'uniform');
    expect(json(saved)).toBe(before);
  });

  const saved = saveGame(midGame());
  const changed = (change: (copy: Record<string, unknown>) => void): string => {
    const copy = JSON.parse(json(saved));
    change(copy);
    return json(copy);
  };
  const state = (copy: Record<string, unknown>): Record<string, unknown> =>
    copy.state as Record<string, unknown>;

  test('truncated at any point is refused', () => {
    const whole = json(saved);
    for (let length = 0; length < whole.length; length += 997)
      expect(loadGame(whole.slice(0, length), testPool)).toMatchObject({ ok: false, refused: 'corrupt' });
  });
  test.each([
    ['something else altogether', '[1, 2, 3]', /should be an object/],
    ['null', 'null', /should be an object/],
    ['another format', changed((s) => Object.assign(s, { format: 'a picture' })), /"a picture" is no format/],
    ['no state', changed((s) => Reflect.deleteProperty(s, 'state')), /has no "state"/],
    [
      'a state that is a list',
      changed((s) => Object.assign(s, { state: [] })),
      /"state" .* should be an object/,
    ],
    ['seats that are a number', changed((s) => Object.assign(state(s), { seats: 5 })), /no seats/],
    [
      'seats that are empty',
      changed((s) => Object.assign(state(s), { seats: [null, null] })),
      /does not fit: .(active|first) should/,
    ],
    ['frames of no kind', changed((s) => Object.assign(state(s), { frames: [{}] })), /state/],
    ['a changed number', changed((s) => Object.assign(state(s), { turn: 1 })), /hash is another/],
    ['a field too many', changed((s) => Object.assign(state(s), { luck: 1 })), /a field too many: luck/],
    ['too few names', changed((s) => Object.assign(s, { names: ['Alexis'] })), /1 names for 4 seats/],
    ['nobody knows who to ask', changed((s) => Object.assign(s, { asks: 'cats' })), /"cats"/],
  ])('with %s is refused as corrupt, with a reason', (_what, text, message) => {
    const result = loadGame(text, testPool);
    expect(result).toMatchObject({ ok: false, refused: 'corrupt' });
    expect(result.ok ? '' : result.message).toMatch(message);
  });
  test('that is forged, with a valid hash, is refused without a crash', () => {
    const frames = [{ kind: 'game', signalTarget: 0, step: 'nowhere' }];
    const state = { ...saved.state, frames };
    const result = loadGame({ ...saved, state, hash: hashText(JSON.stringify(state)) }, testPool);
    expect(result).toMatchObject({ ok: false, refused: 'corrupt' });
    expect(result.ok ? '' : result.message).toMatch(/game frame of the state is at no step/);
  });
  test('with changed rules or cards continues and reports what has changed', () => {
    const [id = ''] = Object.keys(saved.cards);
    const other = { ...saved, rules: RULES_VERSION + 1, cards: { ...saved.cards, [id]: 'beef' } };
    expect(loadGame(json(saved), testPool)).toMatchObject({ differences: { rules: null, cards: [] } });
    expect(loadGame(json(other), testPool)).toMatchObject({
      ok: true,
      differences: { rules: { was: RULES_VERSION + 1, is: RULES_VERSION }, cards: [Number(id)] },
    });
  });
});

describe('a record', () => {
  const game = recorded();
  const record = game.record();

  test('is read from JSON and replays to the same end, from the beginning or from a snapshot', () => {
    const read = readRecord(json(record));
    if (!read.ok) throw new Error(read.message);
    expect(read.record.snapshots.length).toBeGreaterThan(1);
    for (const options of [{}, { fromSnapshot: true }]) {
      const result = replay(read.record, testPool, options);
      if (!result.ok) throw new Error(result.message);
      expect(result.game.hash()).toBe(game.hash());
    }
  });
  test('replays to any decision', () => {
    const result = replay(record, testPool, { to: 123 });
    if (!result.ok) throw new Error(result.message);
    expect(tableOf(result.game).state.decisions).toBe(123);
  });
  test('contains no refused choice', () => {
    const fresh = recordGame(setup);
    fresh.choose(fresh.decision?.id ?? '', 'act/u0/b9999');
    fresh.choose('0.5', fresh.decision?.options[0]?.id ?? '');
    expect(fresh.record().decisions).toEqual([]);
  });
  test('does not depend on which forced choices are shown, and replays the same', () => {
    const asked = recordGame({ ...setup, asks: 'all' }, { snapshotEvery: 100 });
    const passWhereAsked = (): void => {
      while (asked.optionCount === 1) asked.chooseAt(0);
    };
    for (const id of record.decisions) {
      passWhereAsked();
      expect(asked.choose(asked.decision?.id ?? '', id)).toEqual({ ok: true });
    }
    passWhereAsked();
    expect(asked.hash()).toBe(game.hash());
    expect(asked.record()).toEqual(record);
    const result = replay(record, testPool, { asks: 'all' });
    expect(result.ok && result.game.hash()).toBe(game.hash());
  });
  test('that diverges says at which decision, what it expected and what was offered', () => {
    const decisions = record.decisions.with(77, 'bribe/s1');
    const result = replay({ ...record, decisions }, testPool);
    expect(result).toMatchObject({ ok: false, refused: 'diverged', at: 77, expected: 'bribe/s1' });
    if (result.ok || result.refused !== 'diverged') throw new Error('It should have diverged.');
    expect(result.offered).toContain(record.decisions[77]);
    expect(result.message).toMatch(/decision 77/);
  });
  test('with a snapshot of another game diverges there', () => {
    const [first, ...rest] = record.snapshots;
    if (!first) throw new Error('There is no snapshot.');
    const result = replay({ ...record, snapshots: [{ ...first, hash: 'beef' }, ...rest] }, testPool);
    expect(result).toMatchObject({ ok: false, refused: 'diverged', at: first.at });
  });
  test('with a snapshot of another decision or table is refused when started from it', () => {
    const [snapshot] = record.snapshots;
    if (!snapshot) throw new Error('There is no snapshot.');
    const moved = { ...record, snapshots: [{ ...snapshot, at: 3 }] };
    const fewer = { ...record, snapshots: [snapshot], players: record.players.slice(1) };
    for (const wrong of [moved, fewer])
      expect(replay(wrong, testPool, { fromSnapshot: true })).toMatchObject({
        ok: false,
        refused: 'corrupt',
      });
  });
  test('that continues after the end of the game diverges at the end', () => {
    const result = replay({ ...record, decisions: [...record.decisions, 'pass'] }, testPool);
    expect(result).toMatchObject({ ok: false, refused: 'diverged', at: record.decisions.length });
  });
  test('with changed rules or cards replays as far as it agrees, and reports what has changed', () => {
    const [id = ''] = Object.keys(record.cards);
    const old: GameRecord = { ...record, rules: 0, cards: { ...record.cards, [id]: 'beef' } };
    const changed = { rules: { was: 0, is: RULES_VERSION }, cards: [Number(id)] };
    expect(replay(old, testPool)).toMatchObject({ ok: true, differences: changed });
    const parting = replay({ ...old, decisions: old.decisions.with(77, 'bribe/s1') }, testPool);
    expect(parting).toMatchObject({ ok: false, refused: 'diverged', at: 77, differences: changed });
    const name = testPool.byId.get(Number(id))?.name;
    expect(parting.ok ? '' : parting.message).toContain(
      `its rules are of version 0, and these are of ${RULES_VERSION}; these cards have changed: ${name}.`,
    );
  });
  test.each([
    ['text that is not JSON', '{', /not JSON/],
    ['no decisions', json({ ...record, decisions: undefined }), /no "decisions"/],
    ['decisions by number', json({ ...record, decisions: [1, 2] }), /a list of texts/],
    ['one player', json({ ...record, players: record.players.slice(0, 1) }), /2 to 6 players/],
    ['a first player who is not there', json({ ...record, first: 9 }), /first player/],
    ['half a seed', json({ ...record, seed: 7.5 }), /"seed" .* should be a whole number/],
    ['a turn limit below 0', json({ ...record, turnLimit: -1 }), /turn limit should be .* not -1/],
    ['a player without a deck', json({ ...record, players: [{ name: 'A' }, { name: 'B' }] }), /"deck"/],
    ['a snapshot of nothing', json({ ...record, snapshots: [{}] }), /"at"/],
  ])('with %s is refused as corrupt', (_what, text, message) => {
    const result = readRecord(text);
    expect(result).toMatchObject({ ok: false, refused: 'corrupt' });
    expect(result.ok ? '' : result.message).toMatch(message);
  });

  test('printed as text and read back is the same record', () => {
    const printed = printRecord(record, testPool);
    if (!printed.ok) throw new Error(printed.message);
    expect(printed.text).toMatch(/^Methuselah record 2\n/);
    const read = parseRecord(printed.text, testCards);
    if (!read.ok) throw new Error(read.message);
    expect(read.record).toEqual({ ...record, snapshots: [] });
  });
  test('as text may have an empty deck', () => {
    const players = setup.players.map((p) => ({ name: p.name, deck: { ...p.deck, crypt: [] } }));
    const bare = recordGame({ ...setup, players }).record();
    const printed = printRecord(bare, testPool);
    if (!printed.ok) throw new Error(printed.message);
    expect(parseRecord(printed.text, testCards)).toEqual({ ok: true, record: bare });
  });
  test.each(['a\nb', '#1', ' a'])('is not printed as text that could not be read back: %j', (name) => {
    const players = record.players.map((p, seat) => (seat === 0 ? { ...p, name } : p));
    expect(printRecord({ ...record, players }, testPool)).toMatchObject({ ok: false, refused: 'noText' });
  });
  test.each([
    ['seed 7', 'seed 7.5', /seed should be a whole number/],
    ['seed 7\n', '', /no seed/],
    ['first random', 'first 9', /first player should be a seat/],
  ])('as text with %j as %j is refused', (good, bad, message) => {
    const printed = printRecord({ ...record, decisions: [] }, testPool);
    const result = parseRecord(printed.ok ? printed.text.replace(good, bad) : '', testCards);
    expect(result.ok ? '' : result.message).toMatch(message);
  });
  test('as text with a line that matches no option names the line', () => {
    const printed = printRecord({ ...record, decisions: record.decisions.slice(0, 5) }, testPool);
    if (!printed.ok) throw new Error(printed.message);
    const lines = printed.text.trimEnd().split('\n').length;
    const result = parseRecord(`${printed.text}Alexis flies to the moon\n`, testCards);
    expect(result.ok ? '' : result.message).toBe(
      `Line ${lines + 1}: "Alexis flies to the moon" is none of the options, or more than one.`,
    );
    expect(parseRecord('', testCards)).toMatchObject({ ok: false, refused: 'corrupt' });
  });
});

describe('a record is sealed', () => {
  const game = recorded();
  const record = game.record();
  const verified = (text: string) => {
    const read = text.startsWith('{') ? readRecord(text) : parseRecord(text, testCards);
    return read.ok ? { record: read.record, ...verifyRecord(read.record, testPool) } : read;
  };

  test('and verified by a replay', () => {
    const result = verifyRecord(record, testPool);
    expect(result.ok && result.game.hash()).toBe(game.hash());
  });
  test('also in the middle of a game, whichever forced choices are shown', () => {
    for (const asks of ['choices', 'all'] as const) {
      const begun = recordGame({ ...setup, asks });
      playOn(begun, 1, 'careful', 200);
      expect(verifyRecord(begun.record(), testPool).ok).toBe(true);
    }
  });
  test('so that any changed letter is noticed, without a crash', () => {
    const printed = printRecord(record, testPool);
    if (!printed.ok) throw new Error(printed.message);
    const dice = new Dice(3);
    const letters = '0a7"[]{},- x/';
    for (const text of [json(record), printed.text])
      for (let i = 0; i < 40; i++) {
        const at = dice.roll(text.length);
        const letter = letters[dice.roll(letters.length)] ?? '';
        const changed = text.slice(0, at) + letter + text.slice(at + dice.roll(2));
        const result = verified(changed);
        // Whitespace between fields and comment lines are not part of a record.
        if (result.ok) expect({ ...result.record, snapshots: [] }).toEqual({ ...record, snapshots: [] });
        else expect(result.message).not.toBe('');
      }
  });
});

test('the engine version equals that of its package', () => {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  expect(ENGINE_VERSION).toBe(JSON.parse(text).version);
});
