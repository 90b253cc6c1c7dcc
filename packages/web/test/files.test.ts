import { gzipSync } from 'node:zlib';
import * as bots from '@methuselah/bots';
import { CARDS, DECKS } from '@methuselah/cards';
import { DEFAULT_ORDERS, Host, localeFor, type Reply, type Request } from '@methuselah/host';
import { LANGS, type Lang } from '@methuselah/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { readFile } from '../src/files.ts';
import { WORDS } from '../src/words/index.ts';

let saved = '';

beforeAll(async () => {
  const chairs = DECKS.map(({ key }, seat) => ({
    name: `Player ${seat + 1}`,
    chair: seat === 0 ? ('person' as const) : ('heuristic' as const),
    deck: key,
  }));
  const table = { chairs, seating: 'given', seed: 7 } as const;
  const host = new Host(CARDS, bots);
  const locale = await localeFor('en');
  let reply = host.handle({ is: 'new', lang: 'en', table, orders: DEFAULT_ORDERS }, locale);
  for (let n = 0; n < 5 && reply.is === 'table'; n++) {
    const { id = '', options = [] } = reply.frames.at(-1)?.decision ?? {};
    reply = host.handle({ is: 'choose', decision: id, option: options[0]?.id ?? '' }, locale);
  }
  saved = host.saved() ?? '';
});

const textOf = async (...parts: BlobPart[]): Promise<string> => {
  const read = await readFile(new Blob(parts));
  return read.ok ? read.text : read.fault;
};
const utf16 = (text: string): Buffer<ArrayBuffer> => Buffer.from(`\uFEFF${text}`, 'utf16le');

describe('the file of a game', () => {
  test('survives editors and compression', async () => {
    const lines = JSON.stringify(JSON.parse(saved), null, 2);
    expect(await textOf(saved)).toBe(saved);
    expect(await textOf(`\uFEFF${saved}\r\n`)).toBe(saved);
    expect(JSON.parse(await textOf(lines.replaceAll('\n', '\r\n')))).toEqual(JSON.parse(saved));
    expect(await textOf(utf16(saved))).toBe(saved);
    expect(await textOf(utf16(saved).swap16())).toBe(saved);
    expect(await textOf(gzipSync(`\uFEFF${saved}`))).toBe(saved);
  });

  test('without readable text is reported with the reason', async () => {
    expect(await textOf()).toBe('empty');
    expect(await textOf('\uFEFF \r\n')).toBe('empty');
    expect(await textOf(gzipSync(''))).toBe('empty');
    expect(await textOf(' '.repeat(20_000_000))).toBe('tooLarge');
    expect(await textOf(gzipSync(' '.repeat(20_000_000)))).toBe('tooLarge');
    expect(await textOf(gzipSync('['.repeat(3_000_000)))).toBe('noGame');
    const packed = gzipSync(saved);
    expect(await textOf(packed.subarray(0, packed.length / 2))).toBe('unreadable');
  });

  test('that cannot be read is refused in every language', async () => {
    const files = await Promise.all(LANGS.map(async (lang) => (await WORDS[lang]()).client.files));
    for (const fault of ['empty', 'tooLarge', 'unreadable', 'noGame'] as const) {
      const sentences = files.map((words) => words[fault]);
      expect(new Set(sentences).size).toBe(LANGS.length);
      for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.+ .+\.$/u);
    }
  });
});

/** Ways to turn a saved game into something that is none here. */
const BROKEN = {
  'cut off': (text) => text.slice(0, text.length / 2),
  'no JSON': () => 'Once upon a time',
  'something else': () => '{"cards": []}',
  'an edited version': (text) => changed(text, { engine: '0.0.1' }),
  'a later format': (text) => changed(text, { format: 'methuselah record 3' }),
  'other cards': (text) => changed(text, { cards: 'f00d' }),
  'unknown cards': (text) => {
    const [first, ...others] = JSON.parse(text).players;
    const deck = { ...first.deck, library: [999_999, ...first.deck.library.slice(1)] };
    return changed(text, { players: [{ ...first, deck }, ...others] });
  },
} as const satisfies Record<string, (text: string) => string>;

const changed = (text: string, parts: object): string => JSON.stringify({ ...JSON.parse(text), ...parts });

describe('a text that is no game', () => {
  const asked = (is: 'load' | 'replay', lang: Lang, text: string): Request =>
    is === 'load' ? { is, lang, saved: text, orders: DEFAULT_ORDERS } : { is, lang, record: text };

  for (const [what, breakIt] of Object.entries(BROKEN))
    test(`(${what}) is refused in every language, by the table and by the replay; the open game stays`, async () => {
      const sentences = new Set<string>();
      for (const lang of LANGS) {
        const locale = await localeFor(lang);
        for (const is of ['load', 'replay'] as const) {
          const host = new Host(CARDS, bots);
          const opened = host.handle(asked(is, lang, saved), locale);
          expect(opened.is).toBe(is === 'load' ? 'table' : 'replay');
          const reply: Reply = host.handle(asked(is, lang, breakIt(saved)), locale);
          expect(reply.is).toBe('refused');
          if (reply.is === 'refused') sentences.add(reply.text);
          if (is === 'load') expect(host.saved()).toBe(saved);
          else expect(host.handle({ is: 'seek', step: 3, viewer: 'all' }, locale).is).toBe('at');
        }
      }
      expect(sentences.size).toBe(LANGS.length);
      for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.+ .+\.$/u);
    });
});
