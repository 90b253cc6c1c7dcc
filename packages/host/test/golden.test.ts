import * as bots from '@methuselah/bots';
import { CARDS } from '@methuselah/cards';
import { parseRecord, poolOfRecord, type ReplayResult, readRecord, verifyRecord } from '@methuselah/engine';
import { Host } from '@methuselah/host';
import { describe, expect, test } from 'vitest';
import { expected, FORMATS, golden, opened, resultOf } from './golden.ts';

const verified = (text: string): ReplayResult => {
  const read = text.startsWith('{') ? readRecord(text) : parseRecord(text, CARDS);
  return read.ok ? verifyRecord(read.record, poolOfRecord(read.record, CARDS)) : read;
};

describe.each(FORMATS)('format %i stays readable:', (format) => {
  const results = expected(format);

  test.each([...golden(format, '.record.json'), ...golden(format, '.record.txt')])(
    'the record %s plays to its end, or diverges where the rules version was raised for it',
    (name, text) => {
      const played = verified(text);
      if (played.ok) expect(resultOf(played.game)).toEqual(results[name]);
      else {
        expect(played.refused === 'diverged' ? played.differences.rules : played.message).not.toBeNull();
        expect(played).toMatchObject({ refused: 'diverged', ...(results[name] as object) });
      }
    },
  );

  test.each(golden(format, '.save.json'))('the save %s continues where it was', (name, saved) => {
    expect(opened(new Host(CARDS, bots), saved)).toEqual(results[name]);
  });
});
