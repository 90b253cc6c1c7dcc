import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DECKS, LANGS } from '@methuselah/cards';
import { fifthPool } from '@methuselah/testkit';
import { TABLE_WORDS } from '@methuselah/text/internal';
import { afterEach, describe, expect, test } from 'vitest';
import { folded, passTo, readTyped } from '../src/play/typed.ts';
import { wrapped } from '../src/print/columns.ts';
import { PLAY_WORDS } from '../src/words/index.ts';
import { TYPED } from '../src/words/sections/play.ts';
import { file, folder, methuselah, methuselahIn } from './command.ts';
import { Pty } from './pty.ts';

const open: Pty[] = [];
afterEach(() => {
  for (const pty of open.splice(0)) pty.kill();
});
function terminal(...args: string[]): Pty {
  const pty = new Pty(['play', ...args]);
  open.push(pty);
  return pty;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The numbered options at the end of a screen. */
function optionsOf(screen: string): string[] {
  const lines = screen.split('\n').filter((line) => /^ +\d+ {2}/.test(line));
  return lines.slice(lines.findLastIndex((line) => /^ +1 {2}/.test(line))).map((line) => line.trim());
}

/** Plays varied options for a number of decisions, or to the end. */
async function playOn(pty: Pty, screen: string, decisions: number): Promise<string> {
  let now = screen;
  for (let i = 0; i < decisions && !pty.isOver; i++) {
    const { length } = optionsOf(now);
    expect(length).toBeGreaterThan(1);
    now = await pty.type(String(1 + ((i * 7 + 3) % length)));
  }
  return now;
}

describe('a person at a terminal', () => {
  test('plays, asks why, undoes, saves, quits, loads and plays to the end', async () => {
    const pty = terminal('--seats', '2', '--seed', '5', '--decks', 'ventrue,tremere');
    const first = await pty.prompt();
    expect(first).toContain('Alexis (you): pool 30');
    expect(first).toContain('Bertrand (prey, predator): pool');
    expect(optionsOf(first).length).toBeGreaterThan(1);

    expect(await pty.type('?')).toMatch(/✗ [^✗]+\(R-[A-Z]+-\d\d\)/);
    expect(await pty.type('? no such thing')).toContain('“no such thing” is neither a card in your hand');
    expect(await pty.type('99')).toContain('There is no option 99');
    expect(await pty.type('0')).toContain('There is no option 0');
    expect(await pty.type('dance')).toContain('“dance” is not a command');
    expect(await pty.type('card govern the un')).toMatch(
      /Govern the Unaligned \(100845\)\n {2}.+\n {2}\[dom\]/,
    );
    expect(await pty.type('card nothing of the kind')).toContain('No card here is called');
    expect(await pty.type('undo')).toContain('There is nothing to take back.');
    expect(await pty.type('load nowhere.json')).toContain('“nowhere.json” cannot be read.');
    expect(await pty.type('save')).toContain('Say which file.');
    expect(await pty.type('help')).toContain('pass [turn | choice]');
    expect(optionsOf(await pty.type('table'))).toEqual(optionsOf(first));

    const later = await playOn(pty, first, 12);
    const before = optionsOf(later);
    await pty.type('2');
    const back = await pty.type('undo');
    expect(back).toContain('Your last decision is taken back.');
    expect(optionsOf(back)).toEqual(before);
    const log = await pty.type('log');
    expect(log).toMatch(/Turn 1, /);

    expect(await pty.type('quit')).toContain('The game is not saved.');
    expect(await pty.type('save game.json')).toContain('The game is in game.json.');
    await pty.type('quit');
    expect(await pty.ended).toBe(0);

    const again = terminal('--load', 'game.json');
    const loaded = await again.prompt();
    expect(optionsOf(loaded)).toEqual(before);
    expect(await again.type('log')).toBe(log);
    expect(await again.type('undo')).toContain('taken back');
    const end = await playOn(again, await again.type('table'), 5000);
    expect(end).toMatch(/wins the game\.|nobody wins/i);
    expect(await again.ended).toBe(0);
    expect(await methuselah('record', 'verify', 'game.json')).toMatchObject({ status: 0 });
    const saved = JSON.parse(readFileSync(join(folder, 'game.json'), 'utf8'));
    expect(saved.chairs).toEqual(['person', 'heuristic']);
  });

  test('types several options at once: each refers to what was shown, while still offered', async () => {
    const pty = terminal('--seats', '2', '--seed', '5', '--decks', 'ventrue,tremere');
    let screen = await pty.prompt();
    while (!screen.includes('spend transfers')) screen = await pty.type('p');
    const options = optionsOf(screen);
    const at = options.findIndex((line) => line.includes('Transfer to')) + 1;
    const vampire = /Transfer to (.*?)(?: · |$)/.exec(options[at - 1] ?? '')?.[1] ?? '';
    const left = Number(/\((\d) left\)/.exec(screen)?.[1]);
    expect(await pty.type(`${at} 99`)).toContain('There is no option 99');
    const after = await pty.type(
      Array(left + 1)
        .fill(at)
        .join(' '),
    );
    expect(after).toContain(`+${left} to ${vampire}`);
    expect(after).toContain(`Option ${at}, “Transfer to ${vampire}”, is no longer offered`);
    expect(await pty.type('undo')).toContain('(1 left)');
  });

  test('passing during one’s own action ends with that action, not with the turn', async () => {
    const pty = terminal('--seats', '3', '--seed', '8', '--people', '1', '--bots', 'prudent');
    let screen = await pty.prompt();
    let asked = 0;
    for (let i = 0; i < 400 && asked < 3 && !pty.isOver; i++) {
      const isOwn = /\nAction \(you\): /.test(screen);
      const act = optionsOf(screen).findIndex((line) => / bleeds | hunts$/.test(line)) + 1;
      const grow = optionsOf(screen).findIndex((line) => / Bring out | Transfer to /.test(line)) + 1;
      screen = await pty.type(isOwn ? 'pp' : act > 0 ? String(act) : grow > 0 ? String(grow) : 'p');
      if (!isOwn) continue;
      asked++;
      expect(screen).not.toMatch(/\nTurn \d+, Bertrand/);
    }
    expect(asked).toBe(3);
  });

  test('after being ousted: sees the rest turn by turn, can undo, or go to the end', async () => {
    const pty = terminal('--seats', '3', '--seed', '7');
    let screen = await pty.prompt();
    while (!screen.includes('Your game is over')) screen = await pty.type('ppp');
    expect(await pty.type('1')).toContain('Your game is over');
    const next = await pty.type('');
    expect([...next.matchAll(/\nTurn \d+, /g)]).toHaveLength(1);
    expect(await pty.type('quit')).toContain('The game is not saved.');
    expect(await pty.type('undo')).toContain('Your last decision is taken back.');
    screen = await pty.prompt();
    while (!screen.includes('Your game is over')) screen = await pty.type('ppp');
    const end = await pty.type('pass');
    expect(end).toMatch(/\*\*\* .*\n/);
    expect(end).toMatch(/wins the game\.|nobody wins/i);
    expect(end).not.toMatch(/\nTurn \d+, /);
    expect(await pty.ended).toBe(0);
  });

  test('passes until their turn, or until something affects them', async () => {
    const pty = terminal('--seats', '4', '--seed', '9');
    let screen = await pty.prompt();
    const isOut = (): boolean => /\nYour game is over\./.test(screen);
    for (let i = 0; i < 6 && !pty.isOver && !isOut(); i++) {
      const turn = Math.max(0, ...[...screen.matchAll(/Turn (\d+), Alexis ·/g)].map(([, n]) => Number(n)));
      screen = await pty.type('pass until my turn');
      const own = [...screen.matchAll(/Turn (\d+), Alexis ·/g)].map(([, n]) => Number(n));
      const isNext = own.length > 0 && Math.max(...own) > turn;
      const isConcerned = /\n(Action|Combat|Referendum)\b/.test(screen) || isOut();
      expect(isNext || isConcerned || pty.isOver, screen).toBe(true);
    }
  });

  test('loses nothing that is saved when input ends', async () => {
    const pty = terminal('--seats', '2', '--seed', '5', '--save', 'kept.json');
    await playOn(pty, await pty.prompt(), 3);
    await pty.type('\x04');
    expect(await pty.ended).toBe(0);
    const { decisions } = JSON.parse(readFileSync(join(folder, 'kept.json'), 'utf8'));
    expect(decisions.length).toBeGreaterThanOrEqual(3);
  });

  test('two people: the screen is cleared between them, and neither sees the other’s cards', async () => {
    const pty = terminal(
      '--people',
      'Ann,Tom',
      '--seats',
      '2',
      '--seed',
      '4',
      '--decks',
      'malkavian,ventrue',
    );
    const names = (key: string): string[] =>
      DECKS.filter((deck) => deck.key === key).flatMap(({ crypt }) =>
        crypt.map(({ id }) => fifthPool.byId.get(id)?.card.name ?? ''),
      );
    const crypts = { Ann: names('malkavian'), Tom: names('ventrue') };
    let shown = await pty.prompt();
    const seen = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const handed = /(Ann|Tom) decides next/.exec(shown);
      if (!handed) {
        shown = await pty.type('p');
        continue;
      }
      expect(pty.raw).toContain('\x1b[2J');
      const [who, other] = handed[1] === 'Ann' ? (['Ann', 'Tom'] as const) : (['Tom', 'Ann'] as const);
      shown = await pty.type('');
      seen.add(who);
      expect(shown).toContain(`${who} (you)`);
      expect(crypts[who].some((name) => shown.includes(name))).toBe(true);
      expect(crypts[other].filter((name) => shown.includes(name))).toEqual([]);
      expect(await pty.type('undo')).toContain('nothing can be taken back');
      shown = await pty.type('p');
    }
    expect([...seen].sort()).toEqual(['Ann', 'Tom']);
  });
});

describe('without a terminal', () => {
  test('input comes from a pipe; no colours, no control characters', () => {
    const { status, stdout } = methuselahIn(
      { input: 'hand\n?\n1\npp\n' },
      ...['play', '--seats', '3', '--seed', '2', '--lang', 'es'],
    );
    expect(status).toBe(0);
    expect(stdout).toContain('\n> hand\n');
    expect(stdout).toContain('(tú)');
    expect(stdout).not.toContain('\x1b');
    for (const line of stdout.split('\n')) expect(line.length, line).toBeLessThanOrEqual(100);
  });

  test.each(LANGS)('bots play a whole game, narrated in %s', async (lang) => {
    const { status, stdout, stderr } = await methuselah('play', '--auto', '--seed', '7', '--lang', lang);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const { result, events } = TABLE_WORDS[lang];
    const names = ['Alexis', 'Bertrand', 'Cassia', 'Dragomir', 'Evelyn'];
    expect([result.tie, ...names.map(result.wins)]).toContain(stdout.trimEnd().split('\n').at(-1));
    const heads = names.map((name) => capital(events.turnBegan(1, name)));
    expect(heads.some((head) => stdout.includes(`\n${head}`))).toBe(true);
    expect(stdout).toContain('*** ');
    expect(stdout).not.toMatch(/undefined|NaN|\[object/);
  });

  test('a game between bots is saved as a record, and any record can be continued', async () => {
    await methuselah('play', '--auto', '--seats', '2', '--seed', '3', '--save', 'auto.json');
    expect(await methuselah('record', 'verify', 'auto.json')).toMatchObject({ status: 0 });
    const again = await methuselah('play', '--load', 'auto.json', '--auto');
    expect(again.stdout).toMatch(/wins the game\.|nobody wins/i);
  });

  test.each<[string[], number, RegExp]>([
    [['--bots', 'clever'], 2, /There is no bot "clever"; the bots are random/],
    [['--seats', '7'], 2, /--seats takes a whole number from 2 to 6/],
    [['--seats', '2', '--people', '3'], 2, /--people takes 1 to 2 people/],
    [['--people', 'Ann,Ann'], 2, /different names/],
    [['--people', 'Bertrand'], 2, /Bertrand is already the name of another player/],
    [['--decks', 'nowhere.txt'], 2, /There is no file "nowhere.txt"/],
    [['--load', 'nowhere.json'], 1, /“nowhere.json” cannot be read/],
    [['--load', 'x.json', '--seed', '1'], 2, /--load and --seed cannot be used together/],
    [['--save', 'no/such/folder.json'], 2, /cannot be written/],
    [['now'], 2, /play takes options only, not "now"/],
  ])('%j is refused in a sentence', async (args, status, sentence) => {
    const told = await methuselah('play', ...args);
    expect(told.status).toBe(status);
    expect(told.stderr).toMatch(sentence);
    expect(told.stderr).not.toMatch(/ at .*\.ts/);
  });

  test('a file that is not a game is refused', async () => {
    expect(await methuselah('play', '--load', file('bad.json', '{"format": 1}'))).toMatchObject({
      status: 1,
    });
  });
});

describe('input', () => {
  test.each(LANGS)('each command word is unambiguous in %s, and the English word works too', (lang) => {
    const words = PLAY_WORDS[lang];
    for (const name of TYPED) {
      if (name !== 'why') expect(readTyped(`${name} x`, words)).toEqual({ is: name, rest: 'x' });
      expect(readTyped(`${words.typed[name].name} x`, words)).toEqual({ is: name, rest: 'x' });
    }
    expect(new Set(TYPED.map((name) => folded(words.typed[name].name))).size).toBe(TYPED.length);
    expect(passTo('', words)).toBe('once');
    expect(passTo('until my turn', words)).toBe('turn');
    expect(passTo(words.until.turn, words)).toBe('turn');
    expect(passTo(words.until.choice, words)).toBe('choice');
    expect(passTo('nonsense', words)).toBeNull();
    expect(readTyped('3 1, 2', words)).toEqual({ is: 'options', numbers: ['3', '1', '2'] });
    expect(readTyped('ppp', words)).toEqual({ is: 'pass', rest: words.until.choice });
  });

  test('accents and capitals do not matter', () => {
    expect(readTyped('Diario 5', PLAY_WORDS.pt)).toEqual({ is: 'log', rest: '5' });
    expect(readTyped('?  Govern', PLAY_WORDS.en)).toEqual({ is: 'why', rest: 'Govern' });
    expect(readTyped('   ', PLAY_WORDS.en)).toEqual({ is: 'nothing' });
  });

  test('an unambiguous prefix is enough', () => {
    expect(readTyped('q', PLAY_WORDS.en)).toEqual({ is: 'quit', rest: '' });
    expect(readTyped('und', PLAY_WORDS.en)).toEqual({ is: 'undo', rest: '' });
    expect(readTyped('h', PLAY_WORDS.en)).toEqual({ is: 'unknown' });
    expect(readTyped('ann', PLAY_WORDS.fr)).toEqual({ is: 'undo', rest: '' });
  });
});

test('lines are wrapped by their visible width', () => {
  expect(wrapped('one two three', 7, '', '  ')).toEqual(['one two', '  three']);
  expect(wrapped('\x1b[1mone\x1b[22m two', 7)).toEqual(['\x1b[1mone\x1b[22m two']);
});
