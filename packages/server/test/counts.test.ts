import { expect, test } from 'vitest';
import { Counts } from '../src/http/counts.ts';
import { Histogram } from '../src/http/histogram.ts';
import { LogUnavailable } from '../src/log/index.ts';
import { event, newTable, Place } from './logs.ts';

test('a histogram counts what took no longer than each bound', async () => {
  const times = new Histogram();
  for (const ms of [0.5, 1, 3, 20_000]) times.add(ms);
  const lines = times.lines('x');
  expect(lines).toContain('x_bucket{le="0.001"} 2');
  expect(lines).toContain('x_bucket{le="0.0025"} 2');
  expect(lines).toContain('x_bucket{le="0.005"} 3');
  expect(lines).toContain('x_bucket{le="10"} 3');
  expect(lines.slice(-3)).toEqual(['x_bucket{le="+Inf"} 4', 'x_sum 20.0045', 'x_count 4']);
  await expect(times.time(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(times.lines('x').at(-1)).toBe('x_count 5');
});

test('appends, decisions among them, and failures are counted', async () => {
  const place = await Place.of('SQLite');
  const log = await place.log();
  const counts = new Counts();
  const counted = counts.counting(log);
  const table = await newTable(counted);
  const bare = { at: 1, seat: 0, body: '{}', command: null };
  await counted.append(table, 1, [event('a'), { ...bare, kind: 'answer' }, { ...bare, kind: 'choose' }]);
  await counted.append(table, 1, [event('too late')]);
  const given: unknown[][] = [];
  const noting = {
    ...log,
    append: (...all: unknown[]) => log.head(`${given.push(all)}`),
  } as unknown as typeof log;
  const progress = { due: 7 } as unknown as Parameters<typeof log.append>[3];
  await counts.counting(noting).append(table, 4, [], progress);
  expect(given).toEqual([[table, 4, [], progress]]);
  const broken = counts.counting({ ...log, append: () => Promise.reject(new LogUnavailable('gone')) });
  await expect(broken.append(table, 4, [event('b')])).rejects.toThrow(LogUnavailable);
  const text = counts.text(3);
  expect(text).toMatch(/^methuselah_tables 3$/m);
  expect(text).toMatch(/^methuselah_decisions_total 2$/m);
  expect(text).toMatch(/^methuselah_append_seconds_count 4$/m);
  expect(text).toMatch(/^methuselah_appends_failed_total 1$/m);
  counts.close();
  await place.remove();
});

test('every line is one that Prometheus reads', () => {
  const counts = new Counts();
  counts.request(204);
  counts.commands.add(7);
  const lines = counts.text(0).trimEnd().split('\n');
  const NUMBER = '[+-]?(?:\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?|NaN)';
  const LINE = new RegExp(
    `^(?:# TYPE methuselah_\\w+ (?:counter|gauge|histogram)|methuselah_\\w+(?:\\{\\w+="[^"]*"\\})? ${NUMBER})$`,
  );
  for (const line of lines) expect(line).toMatch(LINE);
  const types = lines.filter((line) => line.startsWith('#'));
  expect(new Set(types).size).toBe(types.length);
  for (const name of ['event_loop_delay_seconds', 'memory_bytes', 'cpu_seconds_total', 'command_seconds'])
    expect(lines.join('\n')).toContain(`# TYPE methuselah_${name} `);
  counts.close();
});
