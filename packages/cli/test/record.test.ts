import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS } from '@methuselah/cards';
import { type GameRecord2, printRecord, replay } from '@methuselah/engine';
import { seatName, tableOf } from '@methuselah/engine/internal';
import { asRecorded, localeFor, modelOf, plainText } from '@methuselah/host';
import { fifthPool } from '@methuselah/testkit';
import { TABLE_WORDS } from '@methuselah/text/internal';
import { beforeAll, describe, expect, test } from 'vitest';
import { file, folder, jsonOf, methuselah } from './command.ts';

/** METHUSELAH_RECORDS=200 npx vitest run packages/cli/test/record verifies 200 games. */
const GAMES = Number(process.env.METHUSELAH_RECORDS ?? 8);

const parse = (path: string): GameRecord2 => JSON.parse(readFileSync(path, 'utf8'));
let record: GameRecord2;
let long: string;

beforeAll(async () => {
  const { status, stderr } = await methuselah('simulate', '--games', `${GAMES}`, '--records', 'games');
  expect([status, stderr]).toEqual([0, '']);
  const files = readdirSync(join(folder, 'games')).map((name) => join(folder, 'games', name));
  expect(files).toHaveLength(GAMES);
  const longest = files
    .map((path) => ({ path, decisions: parse(path).decisions.length }))
    .reduce((a, b) => (a.decisions > b.decisions ? a : b));
  long = longest.path;
  record = parse(long);
  expect(record.snapshots.length).toBeGreaterThan(0);
});

/** The recorded game, replayed up to a decision. */
function gameAt(to: number) {
  const result = replay(record, fifthPool, { to });
  if (!result.ok) throw new Error(result.message);
  return result.game;
}
/** An option other than the recorded one, at the first decision from `at` on that has another. */
function otherOption(at: number): string {
  const options = gameAt(at).decision?.options.map(({ id }) => id) ?? [];
  return options.find((id) => id !== record.decisions[at]) ?? '';
}
function asText(): string {
  const printed = printRecord(record, fifthPool);
  if (!printed.ok) throw new Error(printed.message);
  return printed.text;
}

describe('verify', () => {
  test('accepts records of games with the prebuilt decks', async () => {
    const { status, stdout } = await methuselah('record', 'verify', 'games');
    expect(stdout.split('\n').at(-2)).toBe(`${GAMES} agree, 0 do not.`);
    expect(status).toBe(0);
  });

  test('accepts a record as text', async () => {
    const path = file('game.txt', asText());
    expect(await methuselah('record', 'verify', path, '--lang', 'pt')).toEqual({
      status: 0,
      stdout: expect.stringMatching(new RegExp(`^✓ ${path}: .* ${record.decisions.length} .*\n$`)),
      stderr: '',
    });
  });

  test('refuses a record with any field tampered with, and names the place', async () => {
    const [first, ...rest] = record.snapshots;
    const [alexis, bertrand, ...others] = record.players;
    if (!first || !alexis || !bertrand) throw new Error('There is no snapshot.');
    const { seal, decisions } = record;
    const last = decisions.length;
    // Of two equal decisions in a row, either could be the missing one.
    const gap = decisions.findIndex((id, at) => at >= 33 && id !== decisions[at + 1]);
    const deck = (change: Partial<typeof alexis.deck>) => ({
      players: [{ ...alexis, deck: { ...alexis.deck, ...change } }, bertrand, ...others],
    });
    const snapshot = (change: Partial<typeof first>) => ({ snapshots: [{ ...first, ...change }, ...rest] });
    const tampered: Record<string, [Record<string, unknown>, RegExp]> = {
      format: [{ format: 'methuselah record 3' }, /"methuselah record 3" is no format/],
      engine: [{ engine: '0.0.7' }, /^"engine" is not what was written/],
      rules: [{ rules: record.rules + 1 }, /^"rules" is not what was written/],
      cards: [{ cards: 'beef' }, /"cards" of the record should be an object/],
      cardHash: [
        { cards: { ...record.cards, [alexis.deck.crypt[0] ?? 0]: 'beef' } },
        /^"cards" is not what was written/,
      ],
      start: [{ start: { hash: first.hash, state: first.state } }, /^"start" is not what was written/],
      seed: [{ seed: Number(record.seed) + 1 }, /^"seed" is not what was written/],
      first: [{ first: 2 }, /^"first" is not what was written/],
      turnLimit: [{ turnLimit: 299 }, /^"turnLimit" is not what was written/],
      name: [
        { players: [alexis, { ...bertrand, name: 'Mallory' }, ...others] },
        /^"players\[1\]" \(Mallory\) is not what was written/,
      ],
      crypt: [deck({ crypt: alexis.deck.crypt.slice(1) }), /^"players\[0\]" \(Alexis\)/],
      library: [deck({ library: alexis.deck.library.toReversed() }), /^"players\[0\]" \(Alexis\)/],
      seats: [{ players: [bertrand, alexis, ...others] }, /^"players\[0\]" \(Bertrand\)/],
      fewer: [{ players: record.players.slice(1) }, /^"players"/],
      offered: [{ decisions: decisions.with(77, otherOption(77)) }, /decision 77 .* is not what was chosen/],
      unheard: [{ decisions: decisions.with(77, 'bribe/s1') }, /decision 77 .*"bribe\/s1" is not offered/],
      removed: [{ decisions: decisions.toSpliced(gap, 1) }, new RegExp(`decision ${gap}\\b`)],
      cutShort: [{ decisions: decisions.slice(0, -1) }, new RegExp(`decision ${last - 1}\\b.* were written`)],
      goesOn: [{ decisions: [...decisions, 'pass'] }, new RegExp(`decision ${last}\\b`)],
      snapshotAt: [snapshot({ at: first.at - 1 }), new RegExp(`snapshot at ${first.at - 1}`)],
      snapshotBeyond: [snapshot({ at: last + 5 }), new RegExp(`snapshot at ${last + 5}`)],
      snapshotHash: [snapshot({ hash: 'beef' }), new RegExp(`snapshot at ${first.at}`)],
      snapshotState: [
        snapshot({ state: { ...first.state, edge: (Number(first.state.edge) + 2) % 5 } }),
        new RegExp(`snapshot at ${first.at}`),
      ],
      sealHead: [{ seal: { ...seal, turnLimit: 'beef' } }, /^"turnLimit"/],
      sealTrail: [
        { seal: { ...seal, trail: `${seal.trail.slice(0, 40)}xxxx${seal.trail.slice(44)}` } },
        /decision 10\b/,
      ],
      sealEnd: [{ seal: { ...seal, end: 'beef' } }, /ends with another hash/],
      noSeal: [{ seal: undefined }, /no "seal"/],
    };
    mkdirSync(join(folder, 'tampered'), { recursive: true });
    for (const [what, [change]] of Object.entries(tampered))
      file(`tampered/${what}.json`, JSON.stringify({ ...record, ...change }));
    const { status, stdout } = await methuselah('record', 'verify', 'tampered', '--json');
    expect(status).toBe(1);
    const { agree, differ, records } = JSON.parse(stdout);
    expect([agree, differ]).toEqual([0, Object.keys(tampered).length]);
    for (const { file, ok, message: said } of records) {
      const [, message = /^$/] = tampered[file.replace(/^tampered\/|\.json$/g, '')] ?? [];
      expect(ok).toBe(false);
      expect(said, file).toMatch(message);
    }
  });

  test('refuses tampered text, and names the line', async () => {
    const text = asText();
    const at = text.split('\n').indexOf('decisions');
    const tampered: Record<string, [string, RegExp]> = {
      seed: [text.replace(/^seed \d+/m, 'seed 987654'), /Line \d+: /],
      name: [
        text.replace(/^player Alexis$/m, 'player Mallory'),
        /Line \d+: "Alexis .* is none of the options/,
      ],
      card: [text.replace(/^library \d+/m, 'library 7'), /Line \d+: there is no card 7/],
      engine: [text.replace(/^engine .*/m, 'engine of mine'), /"of mine" is no version of an engine/],
      decision: [
        text
          .split('\n')
          .with(at + 3, 'Alexis flies to the moon')
          .join('\n'),
        new RegExp(`Line ${at + 4}: "Alexis flies to the moon"`),
      ],
      cutShort: [
        `${text.trimEnd().split('\n').slice(0, -1).join('\n')}\n`,
        /Line \d+: the game ends otherwise/,
      ],
      end: [text.replace(/^end .*/m, 'end beef'), /the game ends otherwise: .* not beef/],
    };
    mkdirSync(join(folder, 'words'), { recursive: true });
    for (const [what, [changed]] of Object.entries(tampered)) file(`words/${what}.txt`, changed);
    const { status, stdout } = await methuselah('record', 'verify', 'words');
    expect(status).toBe(1);
    const lines = stdout.split('\n');
    for (const [what, [, message]] of Object.entries(tampered)) {
      const line = lines.find((told) => told.startsWith(`✗ words/${what}.txt: `));
      expect(line, what).toMatch(message);
    }
    expect(lines.at(-2)).toBe(`0 agree, ${Object.keys(tampered).length} do not.`);
  });
});

describe('show', () => {
  test.each(LANGS)('prints a game in %s: players, story and winner', async (lang) => {
    const { status, stdout } = await methuselah('record', 'show', long, '--lang', lang);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Alexis {4}(malkavian|nosferatu|toreador|tremere|ventrue)\n/);
    const game = gameAt(record.decisions.length);
    const { result } = TABLE_WORDS[lang];
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(
      game.winner < 0 ? result.tie : result.wins(seatName(tableOf(game), game.winner)),
    );
    expect(stdout.split('\n').length).toBeGreaterThan(tableOf(game).state.turn);
  });

  test('lists every decision with its number', async () => {
    const { stdout } = await methuselah('record', 'show', long, '--decisions');
    const numbers = [...stdout.matchAll(/^ +(\d+) {2}\S/gm)].map(([, number]) => Number(number));
    expect(numbers).toEqual(record.decisions.map((_, at) => at));
  });

  test('for programs', async () => {
    const shown = await jsonOf('record', 'show', long);
    expect(shown).toMatchObject({ seed: record.seed, hash: record.seal.end });
    expect(shown.decisions.map(({ id }: { id: string }) => id)).toEqual(record.decisions);
    expect(shown.decisions[0].text).toBe(
      gameAt(0).decision?.options.find(({ id }) => id === record.decisions[0])?.text,
    );
  });
});

describe('replay', () => {
  test('prints the table before a decision, and its options', async () => {
    const { status, stdout } = await methuselah('record', 'replay', long, '--to', '120');
    expect(status).toBe(0);
    const game = gameAt(120);
    const table = tableOf(game);
    const en = await localeFor('en');
    const { decision } = modelOf(game, game.decider, en, [], () => undefined, asRecorded(game));
    expect(decision?.options.length).toBeGreaterThan(1);
    expect(stdout).toContain(`${seatName(table, game.decider)}: ${plainText(decision?.prompt ?? [])}`);
    expect(stdout).toMatch(new RegExp(`^Turn ${table.state.turn}, `));
    for (const [seat, { pool, ousted }] of table.state.seats.entries())
      expect(stdout).toContain(`${seatName(table, seat)}: ${ousted ? 'ousted' : `pool ${pool}`}`);
    const lines = stdout.split('\n').map((line) => line.trim().replace(/^\d+ +/, ''));
    for (const { text } of decision?.options ?? []) {
      expect(
        lines.some((line) => line === text || line.startsWith(`${text} · `)),
        text,
      ).toBe(true);
    }
  });

  test('goes to the end by default, and prints the hash as JSON', async () => {
    expect(await jsonOf('record', 'replay', long)).toMatchObject({
      at: record.decisions.length,
      hash: record.seal.end,
      over: true,
    });
    expect(await jsonOf('record', 'replay', long, '--to', '7')).toMatchObject({
      at: 7,
      hash: gameAt(7).hash(),
    });
  });

  test('refuses to go beyond the record', async () => {
    const { length } = record.decisions;
    expect(await methuselah('record', 'replay', long, '--to', `${length + 1}`)).toEqual({
      status: 2,
      stdout: '',
      stderr: `--to takes a whole number from 0 to ${length}, not "${length + 1}".\n`,
    });
  });
});

describe('diff', () => {
  test('treats JSON and text of the same game as equal', async () => {
    const path = file('same.txt', asText());
    expect(await methuselah('record', 'diff', long, path)).toEqual({
      status: 0,
      stdout: 'The two records are the same.\n',
      stderr: '',
    });
  });

  test('names the first decision that differs', async () => {
    const other = otherOption(77);
    const path = file(
      'other.json',
      JSON.stringify({ ...record, decisions: record.decisions.with(77, other) }),
    );
    const words = (id: string | undefined) => gameAt(77).decision?.options.find((o) => o.id === id)?.text;
    const { status, stdout } = await methuselah('record', 'diff', long, path);
    expect(status).toBe(1);
    const lines = stdout.split('\n');
    expect(lines[0]).toBe('The first decision that differs is number 77:');
    expect([lines[2], lines[4]]).toEqual([`    ${words(record.decisions[77])}`, `    ${words(other)}`]);
    expect(await jsonOf('record', 'diff', long, path)).toMatchObject({ same: false, head: [], decision: 77 });
  });

  test('names where one record ends, and differences before the first decision', async () => {
    const short = file(
      'short.json',
      JSON.stringify({ ...record, turnLimit: 250, decisions: record.decisions.slice(0, 50) }),
    );
    const { status, stdout } = await methuselah('record', 'diff', short, long);
    expect(status).toBe(1);
    const lines = stdout.split('\n');
    expect(lines[0]).toBe('They differ before the first decision, in: turnLimit.');
    expect(lines[1]).toBe('The first decision that differs is number 50:');
    expect(lines[3]).toBe('    the record ends');
  });
});

describe('not a record', () => {
  test.each<[string, string, RegExp]>([
    ['a poem', 'The moon, the moon\n', /neither JSON nor text that begins with "Methuselah record"/],
    ['nothing', '', /neither JSON nor text/],
    ['half a JSON', '{"format":', /not JSON/],
    ['another JSON', '{"hello": 1}', /the record has no "format"/],
    ['half a head', 'Methuselah record 1\nseed 7\n', /Line 1: the head has no first/],
  ])('%s', async (name, text, message) => {
    const path = file(`${name}.txt`, text);
    const { status, stdout, stderr } = await methuselah('record', 'show', path);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(message);
    expect(stderr.split('\n')).toHaveLength(2);
  });

  test('a missing file', async () => {
    for (const verb of ['show', 'verify'])
      expect(await methuselah('record', verb, 'nowhere.json')).toEqual({
        status: 2,
        stdout: '',
        stderr: 'There is no file "nowhere.json".\n',
      });
  });
});
