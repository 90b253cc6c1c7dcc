import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import * as bots from '@methuselah/bots';
import { DECKS, PLAYABLE_CARDS, toDeck } from '@methuselah/cards';
import { sourceOf } from '@methuselah/engine';
import { Host, localeFor, Session } from '@methuselah/host';
import { fifthPool, LIBRARY, VAMPIRES } from '@methuselah/testkit';
import { localeOf } from '@methuselah/text/internal';
import { beforeAll, expect, test } from 'vitest';
import { linkTo, packRecord, positionIn, unpackRecord } from '../src/link.ts';

let record = '';
const withoutSnapshots = (json: string): object => ({ ...JSON.parse(json), snapshots: [] });

beforeAll(() => {
  const players = DECKS.map((deck, seat) => ({ name: `Player ${seat + 1}`, deck: toDeck(deck) }));
  const chairs = players.map(() => 'heuristic' as const);
  const session = new Session({ pool: fifthPool, seed: 7, players, asks: 'choices' }, chairs, localeOf('en'));
  session.toPerson(bots);
  record = JSON.stringify(session.saved());
});

test('a link carries the whole game', async () => {
  const link = await linkTo('https://example.org/game/#/table', record, { step: 12, eyes: 3 });
  expect(link).toMatch(/^https:\/\/example\.org\/game\/#\/replay\?g=[\w-]+&step=12&eyes=3$/);
  const query = new URLSearchParams(link.split('?')[1]);
  expect(JSON.parse((await unpackRecord(query.get('g') ?? '')) ?? '')).toEqual(withoutSnapshots(record));
  expect(positionIn(query)).toEqual({ step: 12, eyes: 3 });
});

test.each([
  ['0.1.0', 1],
  ['0.2.0', 2],
])('a link of %s still opens, at its step and viewpoint', async (_, format) => {
  const golden = (name: string): string =>
    readFileSync(new URL(`../../testkit/golden/${format}/${name}`, import.meta.url), 'utf8');
  const query = new URLSearchParams(golden('three.link.txt').trim().split('?')[1]);
  expect(positionIn(query)).toEqual({ step: 40, eyes: 1 });
  const unpacked = (await unpackRecord(query.get('g') ?? '')) ?? '';
  expect(JSON.parse(unpacked)).toEqual(withoutSnapshots(golden('three.record.json')));
  const host = new Host(sourceOf([...VAMPIRES, ...PLAYABLE_CARDS, ...LIBRARY]), bots);
  const locale = await localeFor('en');
  const opened = host.handle({ is: 'replay', lang: 'en', record: unpacked }, locale);
  expect(opened).toMatchObject({ is: 'replay', notice: null });
  expect(host.handle({ is: 'seek', step: 40, viewer: 1 }, locale)).toMatchObject({ is: 'at' });
});

test('a link of a five-player game has a few thousand characters', async () => {
  const { length } = await packRecord(record);
  expect(length).toBeGreaterThan(1000);
  expect(length).toBeLessThan(10_000);
});

test('snapshots are left out: they follow from the rest', async () => {
  const parts = { ...JSON.parse(record), snapshots: [{ at: 1, hash: 'x', state: {} }] };
  expect(JSON.parse((await unpackRecord(await packRecord(JSON.stringify(parts)))) ?? '')).toEqual(
    withoutSnapshots(record),
  );
});

test('names in every script survive', async () => {
  const named = JSON.stringify({ names: ['Łucja', 'Ελένη', '吸血鬼', '🦇'], snapshots: [] });
  expect(await unpackRecord(await packRecord(named))).toBe(named);
});

test('a broken link is refused', async () => {
  const packed = await packRecord(record);
  const pack = (text: string | Buffer): string => deflateRawSync(text).toString('base64url');
  for (const broken of [
    '',
    '?',
    'Ångström',
    packed.slice(0, 500),
    packed.slice(9),
    pack('no JSON'),
    pack(Buffer.of(0xff)),
  ])
    expect(await unpackRecord(broken)).toBeNull();
});

test('a link that unpacks to too much is refused', async () => {
  const endless = deflateRawSync(`"${'a'.repeat(20_000_000)}"`).toString('base64url');
  expect(endless.length).toBeLessThan(30_000);
  expect(await unpackRecord(endless)).toBeNull();
  const deep = deflateRawSync('['.repeat(1_500_000) + ']'.repeat(1_500_000)).toString('base64url');
  expect(await unpackRecord(deep)).toBeNull();
});

test('an invalid step or viewpoint is null', () => {
  const of = (text: string) => positionIn(new URLSearchParams(text));
  expect(of('step=-1&eyes=me')).toEqual({ step: null, eyes: null });
  expect(of('')).toEqual({ step: null, eyes: null });
  expect(of('step=0&eyes=all')).toEqual({ step: 0, eyes: 'all' });
});
