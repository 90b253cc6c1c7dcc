import { expect, test } from 'vitest';
import { interpret } from '../src/effects/interpret.ts';
import { EngineError } from '../src/table/table.ts';

test('an effect that no rule interprets fails loudly, with its name', () => {
  const unknown = () => interpret({} as never, { cast: {} } as never, { do: 'dance' } as never);
  expect(unknown).toThrow(EngineError);
  expect(unknown).toThrow(/dance/);
});
