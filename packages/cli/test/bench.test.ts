import { expect, test } from 'vitest';
import { reportText } from '../src/commands/bench.ts';
import { methuselah } from './command.ts';

test('bench is in the help and takes no arguments', async () => {
  expect((await methuselah('help')).stdout).toContain('methuselah bench');
  expect(await methuselah('bench', 'faster')).toEqual({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('bench takes no words.'),
  });
});

test('the report says what could not be measured, and what to do about it', () => {
  const report = reportText({
    decisionsPerSecond: 50_000,
    gamesPerSecond: 20,
    budgets: [
      { name: 'µs per clone', limit: 30, value: 2, ok: true },
      { name: 'times the rate', limit: 1.5, value: null, ok: false },
    ],
    notMeasured: ['boardgame.io is not installed'],
  });
  expect(report.split('\n')).toEqual([
    '50000 decisions and 20 random games a second',
    expect.stringMatching(/^✓ µs per clone {9}2 /),
    expect.stringMatching(/^✗ times the rate {7}— /),
    'boardgame.io is not installed',
  ]);
});
