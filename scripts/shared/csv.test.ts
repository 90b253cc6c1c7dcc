import { expect, test } from 'vitest';
import { readCsv } from './csv.ts';

test('fields may hold commas, line breaks and quotes', () => {
  expect(readCsv('\uFEFF"Id","Name"\r\n"1","Felix ""Fix"", one"\r\n2,"two\nlines"\r\n"",\r\n')).toEqual([
    { Id: '1', Name: 'Felix "Fix", one' },
    { Id: '2', Name: 'two\nlines' },
    { Id: '', Name: '' },
  ]);
});

test('a row that does not fit the heading is named', () => {
  expect(() => readCsv('a,b\n1,2\n3\n')).toThrow('Row 2 has 1 fields; the heading has 2.');
});
