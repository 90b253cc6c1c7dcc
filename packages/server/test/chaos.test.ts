import { expect, test } from 'vitest';
import { chaos } from '../testing/chaos.ts';

const GIVEN_UP_MS = 60_000;

test('a node that is killed, cut off and sent everything twice loses nothing', async () => {
  const kinds = ['killInCommit', 'cut', 'repeated', 'clockJump'];
  const options = { database: 'sqlite', faults: kinds.length, tables: 2, seed: 5, kinds } as const;
  const { judged, faults } = await chaos(options, () => {});
  expect(judged).toMatchObject({ lost: 0, duplicated: 0, disordered: 0, problems: [] });
  expect(judged.acknowledged).toBeGreaterThan(10);
  expect(faults.map(({ is }) => is).toSorted()).toEqual(kinds.toSorted());
  // How soon is for `npm run chaos`: here the machine does other things as well.
  for (const { movesAfterMs } of faults) expect(movesAfterMs).toBeLessThan(GIVEN_UP_MS);
});
