import { expect, test } from 'vitest';
import { fuzz } from '../testing/fuzz.ts';

test('random and mutated messages and requests change nothing and are told nothing', async () => {
  const { messages, requests, answers, reconnects, problems } = await fuzz(4000, 7, () => {});
  expect(problems).toEqual([]);
  expect(messages + requests).toBeGreaterThanOrEqual(4000);
  // Each message is answered, unless it ends the connection.
  expect(answers).toBeGreaterThanOrEqual(messages - 200 * reconnects);
});
