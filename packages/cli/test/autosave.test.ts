import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRecord, verifyRecord } from '@methuselah/engine';
import { fifthPool, goodRecord } from '@methuselah/testkit';
import { describe, expect, test } from 'vitest';
import { PLAY_WORDS } from '../src/words/index.ts';
import { file, folder, methuselah, methuselahIn, plainEnv, root } from './command.ts';

const command = join(root, 'node_modules/.bin/methuselah');
const saver = fileURLToPath(new URL('saver.ts', import.meta.url));

/** Number of decisions in a saved game, after verifying the whole record. */
function decisionsIn(name: string): number {
  const read = readRecord(readFileSync(join(folder, name), 'utf8'));
  const verified = read.ok ? verifyRecord(read.record, fifthPool) : read;
  if (!read.ok || !verified.ok) throw new Error(`${name} holds no game.`);
  return read.record.decisions.length;
}
const partsOf = (name: string): string[] =>
  readdirSync(folder).filter((left) => left.startsWith(`.${name}`) && left.endsWith('.part'));

/** File system calls per save: five write and rename the file, the fifth being the rename; three sync the folder. */
const CALLS = 8;
const RENAME_CALL = 5;
const KILLS = 100;

describe('a game saved to a file', () => {
  test('is complete after the command is killed during a save, a hundred times', async () => {
    const texts = Array.from({ length: KILLS / CALLS + 2 }, (_, i) => JSON.stringify(goodRecord(3 * i)));
    for (const text of texts) {
      const read = readRecord(text);
      expect(read.ok && verifyRecord(read.record, fifthPool).ok).toBe(true);
    }
    const games = file('games.list', JSON.stringify(texts));
    const first = JSON.stringify(goodRecord(1));
    const signalOf = async (path: string, at: number): Promise<string | null> => {
      const child = spawn(process.execPath, [saver, path, games, String(at)], {
        env: { ...plainEnv, NODE_COMPILE_CACHE: join(folder, 'compiled') },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      return (await once(child, 'exit'))[1];
    };
    // One that is not killed saves every game. It also leaves its compiled code for the others.
    const whole = file('whole.json', first);
    expect(await signalOf(whole, 0)).toBe(null);
    expect(readFileSync(whole, 'utf8')).toBe(texts.at(-1));
    const killed = async (at: number): Promise<void> => {
      const name = `killed-${at}.json`;
      const path = file(name, first);
      expect(await signalOf(path, at)).toBe('SIGKILL');
      const call = (at - 1) % CALLS;
      const done = Math.floor((at - 1) / CALLS) + (call >= RENAME_CALL ? 1 : 0);
      expect(readFileSync(path, 'utf8')).toBe(done === 0 ? first : texts[done - 1]);
      expect(partsOf(name).length, `${at}`).toBe(call >= 1 && call < RENAME_CALL ? 1 : 0);
    };
    const lanes = 4;
    await Promise.all(
      Array.from({ length: lanes }, async (_, lane) => {
        for (let at = 1 + lane; at <= KILLS; at += lanes) await killed(at);
      }),
    );
  });

  test.each(['SIGHUP', 'SIGTERM', 'SIGINT', 'SIGKILL'] as const)('is complete after %s', async (signal) => {
    const name = `${signal}.json`;
    const child = spawn(command, ['play', '--auto', '--seats', '5', '--seed', '7', '--save', name], {
      cwd: folder,
      env: plainEnv,
    });
    const ended = once(child, 'exit');
    let told = '';
    for await (const part of child.stdout) {
      told += part;
      if (told.split('\n').length > 40) break;
    }
    child.kill(signal);
    expect((await ended)[1]).toBe(signal);
    expect(decisionsIn(name)).toBeGreaterThan(20);
  });

  test('temporary files of killed processes are removed, those of running ones are not', () => {
    file('left.json', JSON.stringify(goodRecord(3)));
    // Larger than any pid
    file('.left.json.999999999.part', '{');
    file(`.left.json.${process.pid}.part`, '{');
    methuselahIn({}, 'play', '--load', 'left.json', '--save', 'left.json');
    expect(partsOf('left.json')).toEqual([`.left.json.${process.pid}.part`]);
  });

  test('is written after every decision of a person, and after undo', async () => {
    const child = spawn(command, ['play', '--seats', '2', '--seed', '5', '--save', 'typed.json'], {
      cwd: folder,
      env: plainEnv,
    });
    const ended = once(child, 'exit');
    child.stdout.setEncoding('utf8');
    const heard = async (text: string): Promise<void> => {
      for (let told = ''; !told.includes(text); ) told += (await once(child.stdout, 'data'))[0];
    };
    child.stdin.write('1\nhand\n');
    await heard('> hand');
    const one = decisionsIn('typed.json');
    expect(one).toBeGreaterThan(0);
    child.stdin.write('undo\nhelp\n');
    await heard('> help');
    expect(decisionsIn('typed.json')).toBeLessThan(one);
    child.kill('SIGTERM');
    await ended;
  });

  test('stays unchanged when the disk is full: reported, the game continues, exit code 1', async () => {
    // In blocks of 1024 bytes: the first saves fit. Saves grow and shrink with the table, so later ones may fit again.
    const line = `ulimit -f 11 && exec '${command}' play --auto --seats 2 --seed 3 --save full.json`;
    const child = spawn('bash', ['-c', line], {
      cwd: folder,
      env: { ...plainEnv, NODE_DISABLE_COMPILE_CACHE: '1' },
    });
    let [told, said] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      told += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    expect((await once(child, 'close'))[0]).toBe(1);
    expect(told).toMatch(/wins the game\.|nobody wins/i);
    expect(new Set(said.trimEnd().split('\n'))).toEqual(new Set([PLAY_WORDS.en.notKept('full.json')]));
    expect(told.trimEnd().split('\n').at(-1)).toBe(PLAY_WORDS.en.notWritten('full.json'));
    expect(decisionsIn('full.json')).toBeGreaterThan(5);
    expect(partsOf('full.json')).toEqual([]);
  });

  test('is refused before the game if the file cannot be written', async () => {
    for (const place of ['/dev/full', 'no/such/folder.json', '.']) {
      const { status, stderr, stdout } = await methuselah('play', '--auto', '--save', place);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toContain('cannot be written');
    }
  });

  test('keeps the permissions of its file, and a link stays a link', async () => {
    const path = file('rights.json', '');
    writeFileSync(path, '', { mode: 0o600 });
    symlinkSync('rights.json', join(folder, 'link.json'));
    await methuselah('play', '--auto', '--seats', '2', '--seed', '3', '--save', 'link.json');
    expect(decisionsIn('rights.json')).toBeGreaterThan(5);
    expect(statSync(path).mode & 0o777).toBe(statSync(file('other.json', '')).mode & 0o777);
  });
});
