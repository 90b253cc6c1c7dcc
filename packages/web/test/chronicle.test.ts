import type { LogLine } from '@methuselah/host';
import { expect, test } from 'vitest';
import { plainText, treeOf } from '../src/page/table/chronicle.ts';

const line = (depth: number, text: string, is: LogLine['is'] = depth === 0 ? 'turn' : 'line'): LogLine => ({
  is,
  depth,
  text: [text],
  pools: [],
  step: 0,
});

test('a turn contains its actions, an action its steps at any depth; an ousting is not part of an action', () => {
  const log = [
    line(1, 'before'),
    line(0, 'turn 1'),
    line(1, 'a master card'),
    line(1, 'a bleed'),
    line(2, 'a block'),
    line(3, 'a strike'),
    line(0, 'somebody is ousted', 'out'),
    line(0, 'turn 2'),
    line(2, 'a step of nothing'),
  ];
  const told = treeOf(log).map(({ head, lines }) => [
    head && plainText(head.text),
    ...lines.map(({ at, line: { text }, within }) => [at, plainText(text), within.length]),
  ]);
  expect(told).toEqual([
    [null, [0, 'before', 0]],
    ['turn 1', [2, 'a master card', 0], [3, 'a bleed', 2], [6, 'somebody is ousted', 0]],
    ['turn 2', [8, 'a step of nothing', 0]],
  ]);
});
