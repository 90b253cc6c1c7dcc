import { DECKS, toDeck } from '@methuselah/cards';
import { type GameRecord2, LIMITS, printRecord, recordGame } from '@methuselah/engine';
import { sealOf } from '@methuselah/engine/internal';
import { fifthPool, fifthSetup } from './fifth.ts';
import { playOn } from './selfplay.ts';

/** Files as a stranger may make them to hurt who opens them: made by code, each with one thing that is wrong with it. */
export interface Attack {
  /** What is wrong with it. */
  readonly name: string;
  /** JSON that would be a record or a save, a record in words, a deck list, or scenarios. */
  readonly is: 'record' | 'words' | 'deck' | 'scenario';
  readonly text: string;
  /** It is within the limits: it opens, and then must be shown as what it is. */
  readonly opens?: true;
}

/** What does something to a terminal: clears it, colours it, names its window, overwrites a line, rings. */
export const ESCAPES = '\u001b[2J\u001b[31m\u001b]0;owned\u0007\u009b5A\r\u0008\u0000';
/** What does something to a page that takes it for markup. */
export const MARKUP = '<img src=x onerror=alert(1)>';

const MILLION = 1_000_000;
const HUNDRED_THOUSAND = 100_000;

/** A good record: two players, some way into a game with the prebuilt decks. */
export function goodRecord(decisions = 60): GameRecord2 {
  const game = recordGame(fifthSetup(7, 2, fifthPool), { snapshotEvery: 25 });
  playOn(game, 1, 'careful', decisions);
  return game.record();
}

type Fields = Readonly<Record<string, unknown>>;

/** The record with other fields, sealed anew: whatever is wrong with it is not told by its hashes. */
function forged(good: GameRecord2, fields: Fields): string {
  const changed = { ...good, ...fields } as GameRecord2;
  const { trail, end } = good.seal;
  return JSON.stringify({
    ...changed,
    seal: sealOf(changed, trail, end),
    ...('seal' in fields ? fields : {}),
  });
}

/** The record with something as the value of a field that need not even be JSON. */
const spliced = (good: GameRecord2, field: string, value: string): string =>
  JSON.stringify({ ...good, [field]: 'HERE' }).replace('"HERE"', () => value);

const many = (text: string, times: number): string => text.repeat(times);

function names(good: GameRecord2): Attack[] {
  const named = (what: string, name: unknown, opens?: true): Attack => ({
    name: `a name ${what}`,
    is: 'record',
    text: forged(good, {
      players: good.players.map((player, seat) => (seat === 0 ? { ...player, name } : player)),
    }),
    ...(opens && { opens }),
  });
  return [
    named('with escape sequences', `Eve${ESCAPES}`),
    named('with a line break', 'Eve\nAdam'),
    named('with a carriage return', 'Eve\rAdam'),
    named('with a line separator', 'Eve\u2028Adam'),
    named('written backwards', '\u202eevE'),
    named('with a character that has no width', 'E\u200bve'),
    named('with half a character', 'Eve\ud800'),
    named('with a NUL', 'Eve\u0000'),
    named('that is empty', ''),
    named('that is blank', ' \u00a0 '),
    named('of 41 characters', many('e', LIMITS.name + 1)),
    named('of a megabyte', many('e', MILLION)),
    named('that is a number', 7),
    named('that is null', null),
    named('that is an object', { toString: 7, length: 3 }),
    named('that is markup', MARKUP, true),
    named('of 40 characters', many('é', LIMITS.name), true),
    named('of 40 characters of two units', many('🦇', LIMITS.name), true),
    named('that is a key of objects', '__proto__', true),
  ];
}

function decks(good: GameRecord2): Attack[] {
  const [vampire, card] = [good.players[0]?.deck.crypt[0] ?? 0, good.players[0]?.deck.library[0] ?? 0];
  const dealt = (what: string, deck: Fields): Attack => ({
    name: `a deck ${what}`,
    is: 'record',
    text: forged(good, {
      players: good.players.map((player) => ({ ...player, deck: { ...player.deck, ...deck } })),
    }),
  });
  return [
    dealt('of 100,000 crypt cards', { crypt: Array(HUNDRED_THOUSAND).fill(vampire) }),
    dealt('of 100,000 library cards', { library: Array(HUNDRED_THOUSAND).fill(card) }),
    dealt('of 100,000 different cards', { library: Array.from({ length: HUNDRED_THOUSAND }, (_, id) => id) }),
    dealt('of 201 cards', { crypt: Array(12).fill(vampire), library: Array(LIMITS.deck - 11).fill(card) }),
    dealt('of negative cards', { crypt: Array(12).fill(-1) }),
    dealt('of fractions', { crypt: Array(12).fill(vampire + 0.5) }),
    dealt('of texts', { library: Array(60).fill('card') }),
    dealt('of cards that nobody knows', { library: Array(60).fill(2 ** 31) }),
    dealt('that is no list', { library: { length: HUNDRED_THOUSAND } }),
    dealt('of lists', { library: Array(60).fill([card]) }),
  ];
}

function numbers(good: GameRecord2): Attack[] {
  const written = (field: string, value: string): Attack => ({
    name: `"${field}" is ${value.slice(0, 20)}`,
    is: 'record',
    // 1e999 is what JSON has for infinity.
    text: spliced(good, field, value),
  });
  return [
    ...['1e999', '-1e308', '7.5', '"7"', 'null', '[7]', 'NaN'].map((value) => written('seed', value)),
    ...['-1', '6', '1e9', '0.5', '"nobody"', 'null', '{"toString":1}'].map((value) =>
      written('first', value),
    ),
    ...['-1', '1e999', '"300"', '[]'].map((value) => written('turnLimit', value)),
    ...['7', 'null', '"methuselah record 999"', `"${many('x', MILLION)}"`].map((value) =>
      written('format', value),
    ),
    ...['[]', '{}', '7', 'null', '"two"'].map((value) => written('players', value)),
    ...['{}', '7', '[7]', '[[]]', '[null]'].map((value) => written('decisions', value)),
    ...['{}', '[7]', '[{"at":-1,"hash":"","state":{}}]', '[{"at":0.5,"hash":"x","state":{}}]'].map((value) =>
      written('snapshots', value),
    ),
  ];
}

function sizes(good: GameRecord2): Attack[] {
  const forge = (name: string, fields: Fields): Attack => ({
    name,
    is: 'record',
    text: forged(good, fields),
  });
  const passes = (count: number): string[] => Array(count).fill('pass');
  return [
    forge('a million decisions', { decisions: passes(MILLION) }),
    forge('20,001 decisions', { decisions: passes(LIMITS.decisions + 1) }),
    forge('20,000 decisions of which none is taken', { decisions: passes(LIMITS.decisions) }),
    forge('a decision of a megabyte', { decisions: [many('pass', MILLION / 4)] }),
    forge('an empty seat at a table of one', { players: good.players.slice(0, 1) }),
    forge('seven players', { players: Array(7).fill(good.players[0]) }),
    forge('ten thousand players', {
      players: Array(10_000).fill({ name: 'Eve', deck: { crypt: [], library: [] } }),
    }),
    forge('100,000 snapshots', {
      snapshots: Array.from({ length: HUNDRED_THOUSAND }, (_, at) => ({ at, hash: 'x', state: {} })),
    }),
    forge('a trail of a megabyte', { seal: { ...good.seal, trail: many('0', MILLION) } }),
    {
      name: 'more text than any game',
      is: 'record',
      text: `${JSON.stringify(good)}${many(' ', LIMITS.text)}`,
    },
  ];
}

function shapes(good: GameRecord2): Attack[] {
  const json = JSON.stringify(good);
  const record = (name: string, text: string): Attack => ({ name, is: 'record', text });
  const inside = (field: string): string => `${json.slice(0, -1)},${field}}`;
  const deep = (times: number): string => `${many('[', times)}${many(']', times)}`;
  return [
    record('nothing', ''),
    record('a byte order mark and nothing', '\ufeff'),
    record('zeros', many('\u0000', 1000)),
    record('escape sequences', ESCAPES),
    record('an opening brace and escape sequences', `{${ESCAPES}`),
    ...['null', '7', '"record"', '[]', '{}', 'true'].map((text) => record(`only ${text}`, text)),
    ...[0.1, 0.5, 0.9, 0.999].map((part) =>
      record(`cut short at ${part}`, json.slice(0, json.length * part)),
    ),
    record('a million lists in each other', deep(MILLION)),
    record('a million lists in each other as players', spliced(good, 'players', deep(MILLION))),
    record(
      'a million objects in each other as a state',
      spliced(
        good,
        'snapshots',
        `[{"at":1,"hash":"x","state":${many('{"a":', MILLION)}7${many('}', MILLION)}}]`,
      ),
    ),
    record('everything in its prototype', `{"__proto__":${json}}`),
    record('a key twice, the second of another kind', inside('"players":7')),
    record('other engine, with escape sequences', forged(good, { engine: ESCAPES })),
    record('other cards, with escape sequences', forged(good, { cards: ESCAPES })),
    record('another format, with escape sequences', forged(good, { format: ESCAPES })),
    record('a decision with escape sequences', forged(good, { decisions: [ESCAPES] })),
    {
      ...record('a prototype beside the rest', inside('"__proto__":{"chairs":["person"]},"constructor":7')),
      opens: true,
    },
    { ...record('chairs that nobody knows', inside('"chairs":["president","toString"]')), opens: true },
    { ...record('chairs that are no list', inside('"chairs":{"length":2}')), opens: true },
    {
      ...record('chairs without end', inside(`"chairs":[${many('"person",', MILLION / 10)}"person"]`)),
      opens: true,
    },
    {
      ...record('a million lists in each other as chairs', inside(`"chairs":${deep(MILLION)}`)),
      opens: true,
    },
    { ...record('decisions that nobody took', inside('"taken":[-1,1e9,"x",null,0.5]')), opens: true },
  ];
}

function inWords(good: GameRecord2): Attack[] {
  const printed = printRecord(good, fifthPool);
  if (!printed.ok) throw new Error(printed.message);
  const changed = (name: string, from: RegExp, to: string): Attack => ({
    name,
    is: 'words',
    text: printed.text.replace(from, () => to),
  });
  return [
    changed('in words, a name with escape sequences', /player .*/, `player Eve${ESCAPES}`),
    changed('in words, a name of a megabyte', /player .*/, `player ${many('e', MILLION)}`),
    changed('in words, a player without a name', /player .*/, 'player'),
    changed(
      'in words, a crypt of 100,000',
      /crypt (\d+).*/,
      `crypt${many(` ${good.players[0]?.deck.crypt[0]}`, HUNDRED_THOUSAND)}`,
    ),
    changed('in words, a library of nobody’s cards', /library .*/, `library ${many('9', 400)} NaN 1e999`),
    changed('in words, seven players', /end /, `${many('player Eve\n', 7)}end `),
    changed('in words, 100,000 players', /end /, `${many('player Eve\n', HUNDRED_THOUSAND)}end `),
    changed('in words, an endless seed', /seed .*/, 'seed 1e999'),
    changed('in words, an endless turn limit', /turn limit .*/, 'turn limit Infinity'),
    changed('in words, a first seat that is none', /first .*/, 'first -1'),
    changed('in words, a head of escape sequences', /engine .*/, ESCAPES),
    changed('in words, another engine of escape sequences', /engine .*/, `engine ${ESCAPES}`),
    changed('in words, another end of escape sequences', /end .*/, `end ${ESCAPES}`),
    changed('in words, a decision of escape sequences', /decisions\n/, `decisions\n${ESCAPES}\n`),
    changed('in words, a decision of a megabyte', /decisions\n/, `decisions\n${many('e', MILLION)}\n`),
    changed('in words, a million decisions', /decisions\n/, `decisions\n${many('pass\n', MILLION)}`),
    { name: 'in words, cut short', is: 'words', text: printed.text.slice(0, 200) },
    { name: 'in words, only the first line', is: 'words', text: 'Methuselah record 1' },
  ];
}

function deckLists(): Attack[] {
  const list = (name: string, text: string): Attack => ({ name: `a deck list ${name}`, is: 'deck', text });
  const [first] = DECKS.map(toDeck);
  return [
    list('that is empty', ''),
    list(
      'with escape sequences',
      `Deck Name: ${ESCAPES}\nAuthor: ${ESCAPES}\n\nCrypt\n2x Eve${ESCAPES}\n${ESCAPES}\n`,
    ),
    list('with a line of a megabyte', `2x ${many('e', MILLION - 10)}`),
    list('of 100,000 lines', many('2x Eve\n', HUNDRED_THOUSAND)),
    list('of endless copies', `${many('9', 400)}x Govern the Unaligned\n`),
    list('of 99 copies of everything', many('99x Govern the Unaligned\n99x Deflection\n', 1000)),
    list('that is a record', JSON.stringify(first)),
    list('of zeros', many('\u0000', 1000)),
  ];
}

function scenarios(): Attack[] {
  const scenario = (name: string, text: string): Attack => ({
    name: `a scenario ${name}`,
    is: 'scenario',
    text,
  });
  const escapes = JSON.stringify(ESCAPES).replaceAll('\u009b', '\\x9b');
  const laughs = Array.from({ length: 12 }, (_, i) =>
    i === 0
      ? 'a0: &a0 [x]'
      : `a${i}: &a${i} [${Array(9)
          .fill(`*a${i - 1}`)
          .join(', ')}]`,
  );
  return [
    scenario('that is empty', ''),
    scenario('with escape sequences in its name', `name: ${escapes}\nplayers: 7\n`),
    scenario('with raw escape sequences', `name: ${ESCAPES}\nplayers: 7\n`),
    scenario(
      'with players of escape sequences',
      `name: Eve\nplayers: { ${escapes}: {}, B: {} }\nscript: |\n  nothing\n`,
    ),
    scenario(
      'with a script of escape sequences',
      `name: Eve\nplayers: { A: {}, B: {} }\nscript: ${escapes}\n`,
    ),
    scenario('of aliases without end', `${laughs.join('\n')}\nname: Eve\nplayers: *a11\n`),
    scenario('of lists in each other', `name: ${many('[', 10_000)}`),
    scenario(
      'of endless numbers',
      'name: Eve\nseed: 1e999\nplayers: { A: { pool: 1e999 }, B: { pool: .nan } }\nscript: |\n  x\n',
    ),
    scenario(
      'with a prototype',
      'name: Eve\n__proto__: { players: 7 }\nplayers: { __proto__: {}, constructor: {} }\n',
    ),
    scenario('cut short', 'name: "Eve\nplayers: {'),
  ];
}

/** All of them, made of one good record. */
export function attacks(good: GameRecord2 = goodRecord()): readonly Attack[] {
  return [
    ...names(good),
    ...decks(good),
    ...numbers(good),
    ...sizes(good),
    ...shapes(good),
    ...inWords(good),
    ...deckLists(),
    ...scenarios(),
  ];
}
