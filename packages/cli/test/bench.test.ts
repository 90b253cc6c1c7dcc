import { expect, test } from 'vitest';
import { methuselah } from './command.ts';

test('bench is in the help and takes no arguments', () => {
  expect(methuselah('help').stdout).toContain('methuselah bench');
  expect(methuselah('bench', 'faster')).toEqual({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('bench takes no words.'),
  });
});
