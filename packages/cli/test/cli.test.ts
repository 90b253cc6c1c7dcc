import { DECKS, type DeckEntry, LANGS, PLAYABLE_CARDS } from '@methuselah/cards';
import { CATALOGUE } from '@methuselah/cards/catalogue';
import { PRECONS, PRODUCTS } from '@methuselah/cards/precons';
import { cardText } from '@methuselah/text';
import { describe, expect, test } from 'vitest';
import { file, jsonOf, methuselah, methuselahIn } from './command.ts';

const textOf = (name: string): string[] =>
  PLAYABLE_CARDS.filter((card) => card.name === name).flatMap((card) => cardText(card, 'en').split('\n'));

describe('cards', () => {
  test('--json lists every playable card', async () => {
    const { status, stdout } = await methuselah('cards', '--json');
    expect(status).toBe(0);
    const cards = JSON.parse(stdout);
    const playable = cards.filter((card: { playable: boolean }) => card.playable);
    expect(playable).toHaveLength(PLAYABLE_CARDS.length);
    for (const card of cards) {
      expect(Object.keys(card), card.name).toEqual([
        'id',
        'name',
        'names',
        'set',
        'playable',
        'custom',
        'text',
      ]);
      expect([Object.keys(card.text), card.custom], card.name).toEqual([[...LANGS], []]);
      for (const lang of LANGS) if (card.playable) expect(card.text[lang], card.name).toMatch(/\S/);
    }
    expect(playable).toContainEqual(expect.objectContaining({ id: 201535, name: 'Ayelech' }));
  });

  test('--json of a card that is not playable', async () => {
    const [card] = JSON.parse((await methuselah('cards', '--json', 'Anarch Convert')).stdout);
    const text = Object.fromEntries(LANGS.map((lang) => [lang, null]));
    expect(card).toMatchObject({ id: 200076, set: 'TR', playable: false, custom: [], text });
  });

  test('a table in another language', async () => {
    const { status, stdout } = await methuselah('cards', '--lang', 'fr');
    expect(status).toBe(0);
    const row = stdout.split('\n').find((line) => line.startsWith('100845'));
    expect(row?.split(/ {2,}/)).toEqual([
      '100845',
      'Diriger les indécis',
      'Action',
      'dom',
      '1 point de sang',
    ]);
  });

  test('finds cards by several words, in any language, by number, and several at once', async () => {
    const first = async (...names: string[]): Promise<string[]> =>
      (await methuselah('cards', ...names)).stdout.split('\n\n').map((card) => card.split('\n')[0] ?? '');
    expect(await first('govern', 'the', 'unaligned')).toEqual(['Govern the Unaligned (100845)']);
    expect(await first('Diriger les indécis', '201535')).toEqual([
      'Govern the Unaligned (100845)',
      'Ayelech (201535)',
    ]);
    expect(await first('Theo Bell')).toEqual(['Theo Bell (G2) (201362)', 'Theo Bell (G6) (201613)']);
  });

  test('prints the text of a card', async () => {
    expect((await methuselah('cards', 'Conditioning')).stdout.split('\n')).toEqual([
      'Conditioning (100401)',
      'Action Modifier · dom · 1 blood',
      ...textOf('Conditioning'),
      '',
    ]);
  });

  test('prints the facts of a vampire that is not playable', async () => {
    expect((await methuselah('cards', '--lang', 'es', 'Theo Bell (G2)')).stdout).toBe(
      'Theo Bell (G2) (201362)\nvampiro · Brujah · cel dom pre POT · capacidad 7 · grupo 2\n' +
        'Esta carta aún no se puede jugar aquí.\n',
    );
  });
});

describe('deck', () => {
  test('a prebuilt deck is shown and checked', async () => {
    const { status, stdout } = await methuselah('deck', 'Tremere', '--lang', 'pt');
    expect(stdout).toContain('Deck Name: Tremere (Fifth Edition)\n\nCripta (12)\n');
    expect(stdout).toMatch(/^4x Veia$/m);
    expect(stdout).toMatch(/^# O baralho é legal/m);
    expect(status).toBe(0);
  });

  test('a file with mistakes is shown as far as it can be read, with its problems', async () => {
    const list =
      'Crypt (1)\n1x Theo Bell (G2)\n\nLibrary\n3x Govern teh Unaligned\n2x Blood Doll\n1x Edge Explosion\n';
    const { status, stdout, stderr } = await methuselah('deck', file('deck.txt', list));
    expect(stdout).toContain('Master (2)\n2x Blood Doll\n');
    const [missing] = stdout.split('\n').filter((line) => line.startsWith('# Not playable'));
    // Which cards are similar depends on those that can be played.
    expect(missing).toMatch(
      /^# Not playable here yet: Theo Bell \(G2\) \(line 2.*\); Edge Explosion \(line 7.*\)\.$/,
    );
    expect(stdout.split('\n').slice(-6)).toEqual([
      '# Line 5, “3x Govern teh Unaligned”: no card has this name. Did you mean Govern the Unaligned?',
      '# The crypt has 1 cards; it needs at least 12.',
      '# The library has 3 cards; it needs at least 60.',
      missing,
      '# Banned from tournaments: Edge Explosion.',
      '',
    ]);
    expect([status, stderr]).toEqual([1, '']);
  });

  test('a file of an older program, in Windows-1252', async () => {
    file('old.txt', Buffer.from('1x In\xeas Trist\xe3o\n', 'latin1'));
    expect((await methuselah('deck', 'old.txt')).stdout).toContain('1x Inês Tristão ');
  });

  test('a deck from stdin, shown in another language', () => {
    const { stdout } = methuselahIn({ input: '2x Poupée de sang\r\n' }, 'deck', '-', '--lang', 'it');
    expect(stdout).toContain('Dominus (2)\n2x Bambola di Sangue\n');
  });

  test('the preconstructed decks are listed by product, with what is missing', async () => {
    const { status, stdout } = await methuselah('decks');
    expect(status).toBe(0);
    for (const { key } of DECKS) expect(stdout).toMatch(new RegExp(`^${key} +12 +77 .* playable `, 'm'));
    for (const product of Object.values(PRODUCTS)) expect(stdout).toContain(`\n\n${product}`);
    const listed: { key: string; missing: number[] }[] = await jsonOf('decks', 'list');
    expect(listed.map(({ key }) => key)).toEqual(PRECONS.map(({ key }) => key));
    for (const { key, missing } of listed) {
      const line = stdout.split('\n').find((text) => text.startsWith(`${key} `));
      const state = missing.length === 0 ? 'playable' : `${missing.length} cards? missing`;
      expect(line).toMatch(new RegExp(` ${state} `));
      for (const id of missing) expect(PLAYABLE_CARDS.some((card) => card.id === id)).toBe(false);
    }
  });

  test('a deck in the format of another program', async () => {
    const { stdout } = await methuselah('decks', 'show', 'tremere', '--format', 'vdb');
    expect(JSON.parse(stdout)).toMatchObject({ name: 'Tremere (Fifth Edition)', author: '' });
    const path = file('tremere.xml', (await methuselah('deck', 'tremere', '--format', 'ardb')).stdout);
    expect(await methuselah('deck', '--check', path)).toMatchObject({
      status: 0,
      stdout: `✓ ${path}: The deck is legal, and all of its cards can be played.\n`,
    });
  });

  test('a file of many decks: how many are legal, how many can be played, what is missing', async () => {
    const [tremere] = DECKS.filter(({ key }) => key === 'tremere');
    const far = CATALOGUE.find(({ name }) => name === 'Zip Line')?.id ?? 0;
    const byId = (entries: readonly DeckEntry[] = []) =>
      Object.fromEntries(entries.map(({ id, count }) => [id, count]));
    const legal = { crypt: byId(tremere?.crypt), library: byId(tremere?.library) };
    const path = file(
      'many.json',
      JSON.stringify([
        legal,
        { ...legal, library: { ...legal.library, [far]: 1 } },
        { crypt: legal.crypt, library: {} },
      ]),
    );
    const { status, stdout } = await methuselah('decks', 'check', path);
    expect(status).toBe(1);
    expect(stdout).toContain(`✓ ${path} 1: `);
    expect(stdout).toContain(`✗ ${path} 2: 1 card missing\n`);
    expect(stdout).toContain(`✗ ${path} 3: The library has 0 cards`);
    expect(stdout).toContain('3 decks: 2 legal, 2 playable here.\nMissing most often: Zip Line (1).\n');
    expect(await jsonOf('decks', 'check', path)).toMatchObject([
      { legal: true, playable: true },
      { legal: true, playable: false, missing: [far] },
      { legal: false, playable: true },
    ]);
  });

  test('several decks are checked at once; an invalid one makes the exit code 1', async () => {
    expect(await methuselah('decks', 'check', 'tremere', 'ventrue')).toEqual({
      status: 0,
      stdout: ['tremere', 'ventrue']
        .map((name) => `✓ ${name}: The deck is legal, and all of its cards can be played.\n`)
        .join(''),
      stderr: '',
    });
    const short = file('short.txt', '12x Ayelech\n');
    expect(await methuselah('decks', 'check', 'tremere', short)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining(`✗ ${short}\n    The library has 0 cards; it needs at least 60.\n`),
    });
    expect(await jsonOf('decks', 'check', short)).toMatchObject([
      { asked: short, fine: false, problems: ['The library has 0 cards; it needs at least 60.'] },
    ]);
  });
});

describe('coverage', () => {
  test('counts the playable cards of each set', async () => {
    const { playable, cards, sets } = await jsonOf('cards', '--coverage');
    expect([playable, cards]).toEqual([PLAYABLE_CARDS.length, CATALOGUE.length]);
    const ofTheFifth = CATALOGUE.filter((card) => card.sets.includes('V5'));
    expect(sets).toContainEqual({
      set: 'V5',
      playable: ofTheFifth.filter((card) => PLAYABLE_CARDS.some(({ id }) => id === card.id)).length,
      cards: ofTheFifth.length,
    });
    expect((await methuselah('cards', '--coverage', '--lang', 'pt')).stdout.split('\n')[0]).toMatch(
      /^expansão +jogáveis +cartas +%$/,
    );
  });

  test('counts the playable cards of each preconstructed deck', async () => {
    const { precons } = await jsonOf('cards', '--coverage');
    expect(precons).toHaveLength(PRECONS.length);
    for (const { key, playable, cards } of precons) {
      const deck = PRECONS.find((known) => known.key === key);
      const ids = [...(deck?.crypt ?? []), ...(deck?.library ?? [])].map(({ id }) => id);
      const known = ids.filter((id) => PLAYABLE_CARDS.some((card) => card.id === id));
      expect([key, playable, cards]).toEqual([key, known.length, ids.length]);
    }
    expect((await methuselah('cards', '--coverage')).stdout).toMatch(
      /^Malkavian \(Fifth Edition\) .* 100%$/m,
    );
  });
});

describe('bad input prints one line and exits with 2', () => {
  test.each<[string, string[], string]>([
    ['a command that is none', ['paly'], 'There is no command "paly". See: methuselah help'],
    ['a word of every object', ['constructor'], 'There is no command "constructor". See: methuselah help'],
    ['an option that is none', ['cards', '--jsn'], "Unknown option '--jsn'. See: methuselah cards --help"],
    [
      'a language that is none',
      ['cards', '--lang', 'de'],
      'There is no language "de"; choose one of en, fr, es, it, pt.',
    ],
    [
      'a name that is none',
      ['cards', 'Goverm the Unaligned'],
      '“Goverm the Unaligned”: no card has this name. Did you mean Govern the Unaligned?',
    ],
    [
      'a name in another language',
      ['cards', 'Poupée de sanf', '--lang', 'fr'],
      '“Poupée de sanf”: aucune carte ne porte ce nom. Vouliez-vous dire Poupée de sang\u00a0?',
    ],
    ['a number that is none', ['cards', '1'], '“1”: no card has this name.'],
    [
      'a deck that is none',
      ['deck', 'nothing'],
      'There is no file "nothing" and no deck of that name; the decks are malkavian, nosferatu, toreador, tremere, ventrue.',
    ],
    [
      'no deck',
      ['deck', 'show'],
      'Say which deck: a file, or one of malkavian, nosferatu, toreador, tremere, ventrue.',
    ],
    [
      'no verb',
      ['record'],
      'Say what to do: record show | replay | verify | diff. See: methuselah record --help',
    ],
    [
      'a verb that is none',
      ['record', 'sing', 'x'],
      'There is no record sing; there is record show | replay | verify | diff.',
    ],
    [
      'an option of another verb',
      ['record', 'diff', 'a', 'b', '--to', '3'],
      '--to does not apply to record diff. See: methuselah record --help',
    ],
    [
      'a value that is none',
      ['scenario', 'run', 'x', '--mode', 'fast'],
      '--mode takes plain, saved, forked, replayed, not "fast".',
    ],
    ['a folder', ['deck', '.'], '"." is not a file.'],
    ['a name too long for a file', ['deck', 'x'.repeat(5000)], `"${'x'.repeat(5000)}" cannot be read.`],
  ])('%s', async (_, args, message) => {
    expect(await methuselah(...args)).toEqual({ status: 2, stdout: '', stderr: `${message}\n` });
  });

  test('a file that is too large for a deck', async () => {
    expect(await methuselah('deck', file('large.txt', '2x Blood Doll\n'.repeat(100_000)))).toMatchObject({
      status: 2,
    });
  });
});
